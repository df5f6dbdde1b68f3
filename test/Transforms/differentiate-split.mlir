// RUN: pipeline-opt --pipe-differentiate="split-backward=true" %s --mlir-print-local-scope --pipe-verify=phase=differentiated | FileCheck %s -enable-var-scope

// I makes the gradients of inputs and what W needs of it; W adds to the weights' gradients. B's functions
// are there too. Residuals are bundled by who reads them. A stage whose inputs need no gradient has an
// empty I.

// CHECK-LABEL: func.func private @m.c.backward(
// CHECK-LABEL: func.func private @m.c.backward_input(
// CHECK-SAME:    %[[W:.*]]: tensor<4xf32>, %[[DY:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-LABEL: func.func private @m.c.backward_weight(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[DY:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32> {pipe.accumulator}) -> tensor<4xf32>

// CHECK-LABEL: func.func private @m.stage0.backward_input()
// CHECK-NEXT:    return
// CHECK-LABEL: func.func private @m.stage1.backward(
// CHECK-LABEL: func.func private @m.stage1.backward_input(
// CHECK-LABEL: func.func private @m.stage1.backward_weight(

// CHECK-LABEL: pipe.graph @m
// CHECK:         %[[F1:.*]]:3 = pipe.compute F 1
// CHECK:         %[[I1:.*]]:2 = pipe.compute I 1 @m.stage1.backward_input(
// CHECK-SAME:      %[[F1]]#2
// CHECK-NEXT:    pipe.compute W 1 @m.stage1.backward_weight(
// CHECK-SAME:      %[[F1]]#1
// CHECK-SAME:      %[[I1]]#1
// CHECK-SAME:      accumulates(
// CHECK-NEXT:    pipe.compute I 0 @m.stage0.backward_input() : () -> ()
// CHECK-NEXT:    pipe.compute W 0 @m.stage0.backward_weight(%{{.*}}, %[[I1]]#0) accumulates(

func.func @m(%x: tensor<4xf32> {pipe.input = "x"},
             %w0: tensor<4xf32> {pipe.parameter = "w0"},
             %w1: tensor<4xf32> {pipe.parameter = "w1"},
             %w2: tensor<4xf32> {pipe.parameter = "w2"})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
  %s0 = pipe.stage 0 (%x, %w0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>):
    %0 = pipe.layer "embed" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %0 : tensor<4xf32>
  }
  %s1 = pipe.stage 1 (%s0, %w1, %w2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>):
    %0 = pipe.layer "b" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %1 = pipe.layer "c" (%0, %a2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
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
