// RUN: pipeline-opt --pipe-differentiate %s --mlir-print-local-scope --pipe-verify=phase=differentiated | FileCheck %s -enable-var-scope

// Six equal layers are differentiated twice, not six times: the first has no gradient to pass on to
// an input of the model. Stages 1 and 2 share their functions; nothing is kept that others hold.

// CHECK-LABEL: func.func private @m.loss.forward(
// CHECK-LABEL: func.func private @m.loss.backward(
// CHECK-LABEL: func.func private @m.h.5.forward(
// CHECK-LABEL: func.func private @m.h.5.backward(
// CHECK-LABEL: func.func private @m.h.0.forward(
// CHECK-LABEL: func.func private @m.h.0.backward(
// CHECK-NOT:   @m.h.{{[1-4]}}.forward
// CHECK-LABEL: func.func private @m.stage0.forward(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W0:.*]]: tensor<4xf32>, %[[W1:.*]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT:    %[[H:.*]] = call @m.h.0.forward(%[[X]], %[[W0]])
// CHECK-NEXT:    %[[Y:.*]] = call @m.h.5.forward(%[[H]], %[[W1]])
// CHECK-NEXT:    return %[[Y]], %[[H]]
// CHECK-LABEL: func.func private @m.stage0.backward(
// CHECK-LABEL: func.func private @m.stage1.forward(
// CHECK-LABEL: func.func private @m.stage1.backward(
// CHECK-NOT:   @m.stage2
// CHECK-LABEL: func.func private @m.stage3.forward(
// CHECK-LABEL: pipe.graph @m
// CHECK:         %{{.*}} = pipe.compute F 1 @m.stage1.forward(
// CHECK-NEXT:    %{{.*}} = pipe.compute F 2 @m.stage1.forward(
// CHECK:         %{{.*}} = pipe.compute B 2 @m.stage1.backward(
// CHECK-NEXT:    %{{.*}} = pipe.compute B 1 @m.stage1.backward(
// CHECK-NEXT:    pipe.compute B 0 @m.stage0.backward(


func.func @m(%x: tensor<4xf32> {pipe.input = "x"},
             %w0: tensor<4xf32> {pipe.parameter = "w0"},
             %w1: tensor<4xf32> {pipe.parameter = "w1"},
             %w2: tensor<4xf32> {pipe.parameter = "w2"},
             %w3: tensor<4xf32> {pipe.parameter = "w3"},
             %w4: tensor<4xf32> {pipe.parameter = "w4"},
             %w5: tensor<4xf32> {pipe.parameter = "w5"})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 4, owners = [0, 1, 2, 3]>} {
  %s0 = pipe.stage 0 (%x, %w0, %w1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>):
    %0 = pipe.layer "h.0" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %1 = pipe.layer "h.1" (%0, %a2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %1 : tensor<4xf32>
  }
  %s1 = pipe.stage 1 (%s0, %w2, %w3) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>):
    %0 = pipe.layer "h.2" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %1 = pipe.layer "h/3 #" (%0, %a2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %1 : tensor<4xf32>
  }
  %s2 = pipe.stage 2 (%s1, %w4, %w5) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>):
    %0 = pipe.layer "h.4" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %1 = pipe.layer "h.5" (%0, %a2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %1 : tensor<4xf32>
  }
  %s3 = pipe.stage 3 (%s2) : (tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a0: tensor<4xf32>):
    %0 = pipe.layer "loss" (%a0) : (tensor<4xf32>) -> tensor<f32> {
    ^bb0(%c0: tensor<4xf32>):
      %zero = arith.constant 0.0 : f32
      %s = tensor.empty() : tensor<f32>
      %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
      %l = linalg.dot ins(%c0, %c0 : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<f32>) -> tensor<f32>
      pipe.yield %l : tensor<f32>
    }
    pipe.yield %0 : tensor<f32>
  }
  return %s3 : tensor<f32>
}
