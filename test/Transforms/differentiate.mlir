// RUN: pipeline-opt --pipe-differentiate="recompute=none" %s --mlir-print-local-scope --pipe-verify=phase=differentiated | FileCheck %s -enable-var-scope
// RUN: pipeline-opt --pipe-differentiate="recompute=full" %s --mlir-print-local-scope --pipe-verify=phase=differentiated | FileCheck %s --check-prefix=FULL -enable-var-scope

// Two stages: y = x * w, then the sum of exp(y)^2.

// The weight's gradient is added to where it is, and the layer's input is read again.
// CHECK-LABEL: func.func private @m.square.forward(
// CHECK-SAME:    %[[Y:.*]]: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) attributes {pipe.function}
// CHECK:         %[[E:.*]] = linalg.exp ins(%[[Y]]
// CHECK:         %[[L:.*]] = linalg.dot ins(%[[E]], %[[E]]
// CHECK:         return %[[L]], %[[E]]
// CHECK-LABEL: func.func private @m.square.backward(
// CHECK-SAME:    %[[E:.*]]: tensor<4xf32>, %[[DL:.*]]: tensor<f32>) -> tensor<4xf32>
// CHECK-NOT:     linalg.exp
// CHECK-LABEL: func.func private @m.scale.forward(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-LABEL: func.func private @m.scale.backward(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[DY:.*]]: tensor<4xf32>, %[[DW:.*]]: tensor<4xf32> {pipe.accumulator}) -> tensor<4xf32>
// CHECK:         %[[TERM:.*]] = linalg.generic {{.*}} ins(%[[DY]], %[[X]]
// CHECK:         %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[DW]], %[[TERM]]
// CHECK:         return %[[SUM]]

// Stage functions only call.
// CHECK-LABEL: func.func private @m.stage0.forward(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function}
// CHECK-NEXT:    %[[Y:.*]] = call @m.scale.forward(%[[X]], %[[W]])
// CHECK-NEXT:    return %[[Y]]
// CHECK-LABEL: func.func private @m.stage0.backward(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[DY:.*]]: tensor<4xf32>, %[[DW:.*]]: tensor<4xf32> {pipe.accumulator}) -> tensor<4xf32>
// CHECK-NEXT:    %[[SUM:.*]] = call @m.scale.backward(%[[X]], %[[DY]], %[[DW]])
// CHECK-NEXT:    return %[[SUM]]

// CHECK-LABEL: pipe.graph @m partition <ranks = 2, owners = [0, 1]>
// CHECK-NEXT:    %[[X:.*]] = pipe.input "x" : tensor<4xf32>
// CHECK-NEXT:    %[[W:.*]] = pipe.parameter "w" {init = #pipe.fill<1.000000e+00>} : tensor<4xf32>
// CHECK-NEXT:    %[[DW:.*]] = pipe.accumulator %[[W]] layer 0 : tensor<4xf32>
// CHECK-NEXT:    %[[Y:.*]] = pipe.compute F 0 @m.stage0.forward(%[[X]], %[[W]])
// CHECK-NEXT:    %[[F:.*]]:2 = pipe.compute F 1 @m.stage1.forward(%[[Y]]) : (tensor<4xf32>) -> (tensor<f32>, !pipe.bundle<tensor<4xf32>>)
// CHECK-NEXT:    pipe.output "loss" %[[F]]#0 : tensor<f32>
// CHECK-NEXT:    %[[DL:.*]] = pipe.loss_gradient : tensor<f32>
// CHECK-NEXT:    %[[DY:.*]] = pipe.compute B 1 @m.stage1.backward(%[[F]]#1, %[[DL]]) : (!pipe.bundle<tensor<4xf32>>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    pipe.compute B 0 @m.stage0.backward(%[[X]], %[[DY]]) accumulates(%[[DW]] : tensor<4xf32>) : (tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:  }
// CHECK-NOT:   pipe.model

// The layer's input takes the place of what was kept.
// FULL-LABEL: func.func private @m.square.forward(
// FULL-SAME:    -> tensor<f32>
// FULL-LABEL: func.func private @m.square.backward(
// FULL-SAME:    %[[Y:.*]]: tensor<4xf32>, %[[DL:.*]]: tensor<f32>) -> tensor<4xf32>
// FULL:         linalg.exp ins(%[[Y]]
// FULL-LABEL: pipe.graph @m
// FULL:         %[[Y:.*]] = pipe.compute F 0
// FULL:         %[[L:.*]] = pipe.compute F 1 @m.stage1.forward(%[[Y]]) : (tensor<4xf32>) -> tensor<f32>
// FULL:         pipe.compute B 1 @m.stage1.backward(%[[Y]], %{{.*}}) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>

func.func @m(%x: tensor<4xf32> {pipe.input = "x"},
             %w: tensor<4xf32> {pipe.parameter = "w", pipe.init = #pipe.fill<1.0>},
             %unused: tensor<2xi32> {pipe.input = "unused"})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
  %0 = pipe.stage 0 (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %y = pipe.layer "scale" (%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %y : tensor<4xf32>
  }
  %1 = pipe.stage 1 (%0) : (tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4xf32>):
    %y = pipe.layer "square" (%a) : (tensor<4xf32>) -> tensor<f32> {
    ^bb0(%c: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %x1 = linalg.exp ins(%c : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %zero = arith.constant 0.0 : f32
      %s = tensor.empty() : tensor<f32>
      %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
      %l = linalg.dot ins(%x1, %x1 : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<f32>) -> tensor<f32>
      pipe.yield %l : tensor<f32>
    }
    pipe.yield %y : tensor<f32>
  }
  return %1 : tensor<f32>
}
