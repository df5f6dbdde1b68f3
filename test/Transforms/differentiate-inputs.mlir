// RUN: pipeline-opt --pipe-differentiate %s --mlir-print-local-scope --pipe-verify=phase=differentiated | FileCheck %s -enable-var-scope

// A layer that reads one value by two operands has one gradient for it; inputs that a backward reads are
// its operands, not residuals; integers have no gradient; a metric is reported beside the loss.

// CHECK-LABEL: func.func private @m.loss.forward(
// CHECK-SAME:    %[[Y:.*]]: tensor<4xf32>, %[[TARGETS:.*]]: tensor<4xf32>, %[[COUNT:.*]]: tensor<f32>) -> (tensor<f32>, tensor<f32>)
// CHECK-LABEL: func.func private @m.square.forward(
// CHECK-SAME:    %[[W:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi32>) -> tensor<4xf32>
// CHECK-LABEL: func.func private @m.square.backward(
// CHECK-SAME:    %[[W:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi32>, %[[DY:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32> {pipe.accumulator}) -> tensor<4xf32>

// CHECK-LABEL: pipe.graph @m
// CHECK:         %[[TARGETS:.*]] = pipe.input "targets"
// CHECK:         %[[F0:.*]] = pipe.compute F 0
// CHECK:         %[[F1:.*]]:2 = pipe.compute F 1 {{.*}} -> (tensor<f32>, tensor<f32>)
// CHECK-NEXT:    pipe.output "loss" %[[F1]]#0 : tensor<f32>
// CHECK-NEXT:    pipe.output "count" %[[F1]]#1 : tensor<f32>
// CHECK:         pipe.compute B 1 @m.stage1.backward(%[[TARGETS]], %{{.*}}) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>

func.func @m(%ids: tensor<4xi32> {pipe.input = "ids"},
             %targets: tensor<4xf32> {pipe.input = "targets"},
             %count: tensor<f32> {pipe.input = "count"},
             %w: tensor<4xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.output = "count"})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
  %0 = pipe.stage 0 (%w, %ids) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>, %i: tensor<4xi32>):
    %y = pipe.layer "square" (%a, %i, %a) : (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %j: tensor<4xi32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                                            affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                           iterator_types = ["parallel"]}
          ins(%c, %d, %j : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>) outs(%e : tensor<4xf32>) {
      ^bb0(%p: f32, %q: f32, %k: i32, %o: f32):
        %f = arith.sitofp %k : i32 to f32
        %0 = arith.mulf %p, %q : f32
        %1 = arith.mulf %0, %f : f32
        linalg.yield %1 : f32
      } -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %y : tensor<4xf32>
  }
  %1:2 = pipe.stage 1 (%0, %targets, %count) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: tensor<f32>):
    %y:2 = pipe.layer "loss" (%a, %b, %n) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>, %k: tensor<f32>):
      %zero = arith.constant 0.0 : f32
      %s = tensor.empty() : tensor<f32>
      %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
      %l = linalg.dot ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<f32>) -> tensor<f32>
      %e = linalg.exp ins(%k : tensor<f32>) outs(%s : tensor<f32>) -> tensor<f32>
      pipe.yield %l, %e : tensor<f32>, tensor<f32>
    }
    pipe.yield %y#0, %y#1 : tensor<f32>, tensor<f32>
  }
  return %1#0, %1#1 : tensor<f32>, tensor<f32>
}
