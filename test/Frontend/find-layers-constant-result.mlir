// RUN: pipeline-opt %s --pipe-find-layers --pipe-verify=phase=model | FileCheck %s

// A result that is a constant, and what the loss starts from too: one layer makes it, before the op
// that reads it.

// CHECK:         %[[L:.*]]:2 = pipe.layer "model"(
// CHECK:           %[[ZERO:.*]] = linalg.fill
// CHECK:           %[[LOSS:.*]] = linalg.generic {{.*}} outs(%[[ZERO]] : tensor<f32>)
// CHECK:           pipe.yield %[[ZERO]], %[[LOSS]] : tensor<f32>, tensor<f32>
// CHECK:         return %[[L]]#1, %[[L]]#0 : tensor<f32>, tensor<f32>
func.func @m(%w: tensor<8xf32> {pipe.parameter = "w"}, %x: tensor<8xf32> {pipe.input = "x"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.loss_weight}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                          iterator_types = ["reduction"]}
      ins(%w, %x : tensor<8xf32>, tensor<8xf32>) outs(%start : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %sum: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %sum, %p : f32
    linalg.yield %q : f32
  } -> tensor<f32>
  return %loss, %start : tensor<f32>, tensor<f32>
}
