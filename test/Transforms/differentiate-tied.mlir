// RUN: pipeline-opt --pipe-differentiate %s --mlir-print-local-scope --pipe-verify=phase=differentiated -verify-diagnostics | FileCheck %s -enable-var-scope

// A parameter of three layers in two stages has an accumulator for each, in the order of the layers. A
// frozen one has none, and what is made of it and of inputs alone has no gradient. One that does not
// reach the loss is not trained.

// CHECK-LABEL: func.func private @m.prepare.forward(
// CHECK-NOT:   @m.prepare.backward
// CHECK-LABEL: pipe.graph @m
// CHECK-DAG:     %[[W:.*]] = pipe.parameter "w" : tensor<4xf32>
// CHECK-DAG:     %[[FROZEN:.*]] = pipe.parameter "frozen" frozen : tensor<4xf32>
// CHECK-NOT:     "v"
// CHECK:         %[[G1:.*]] = pipe.accumulator %[[W]] layer 1 : tensor<4xf32>
// CHECK-NEXT:    %[[G2:.*]] = pipe.accumulator %[[W]] layer 2 : tensor<4xf32>
// CHECK-NEXT:    %[[G3:.*]] = pipe.accumulator %[[W]] layer 3 : tensor<4xf32>
// CHECK-NOT:     pipe.accumulator
// CHECK:         pipe.compute B 1 {{.*}} accumulates(%[[G3]], %[[G2]] : tensor<4xf32>, tensor<4xf32>)
// CHECK:         pipe.compute B 0 {{.*}} accumulates(%[[G1]] : tensor<4xf32>)

func.func @m(%x: tensor<4xf32> {pipe.input = "x"},
             %w: tensor<4xf32> {pipe.parameter = "w"},
             %frozen: tensor<4xf32> {pipe.parameter = "frozen", pipe.frozen},
             %v: tensor<4xf32> {pipe.parameter = "v"})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
  %s0 = pipe.stage 0 (%x, %w, %frozen) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>):
    %0 = pipe.layer "prepare" (%a0, %a2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %1 = pipe.layer "first" (%0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %1 : tensor<4xf32>
  }
  %s1 = pipe.stage 1 (%s0, %w, %v) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>):
    %0 = pipe.layer "second" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %1 = pipe.layer "third" (%0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %2 = pipe.layer "loss" (%1) : (tensor<4xf32>) -> tensor<f32> {
    ^bb0(%c0: tensor<4xf32>):
      %zero = arith.constant 0.0 : f32
      %s = tensor.empty() : tensor<f32>
      %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
      %l = linalg.dot ins(%c0, %c0 : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<f32>) -> tensor<f32>
      pipe.yield %l : tensor<f32>
    }
    pipe.yield %2 : tensor<f32>
  }
  return %s1 : tensor<f32>
}
