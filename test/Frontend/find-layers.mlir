// The example of --pipe-find-layers in docs/Passes.md.

// RUN: pipeline-opt %s --pipe-find-layers --pipe-verify=phase=model \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer

// CHECK:      func.func @m(%[[X:.*]]: tensor<4x8xf32> {{.*}}, %[[W0:.*]]: tensor<8x8xf32> {{.*}}, %[[W1:.*]]: tensor<8x8xf32>
// CHECK-NEXT:   %[[Y0:.*]] = pipe.layer "h.0"(%[[X]], %[[W0]]) : {{.*}} -> tensor<4x8xf32> {
// CHECK-NEXT:   ^bb0(%[[A:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x8xf32>):
// CHECK-NEXT:     %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:     %[[START:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%[[EMPTY]] : tensor<4x8xf32>)
// CHECK-NEXT:     %[[Y:.*]] = linalg.matmul ins(%[[A]], %[[W]] : {{.*}}) outs(%[[START]] : tensor<4x8xf32>)
// CHECK-NEXT:     pipe.yield %[[Y]] : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[Y1:.*]] = pipe.layer "h.1"(%[[Y0]], %[[W1]]) : {{.*}} -> tensor<4x8xf32> {
// CHECK:        %[[LOSS:.*]] = pipe.layer "loss"(%[[Y1]]) : {{.*}} -> tensor<f32> {
// CHECK:        return %[[LOSS]] : tensor<f32>

func.func @m(%x: tensor<4x8xf32> {pipe.input = "x"},
             %w0: tensor<8x8xf32> {pipe.parameter = "h.0.weight"},
             %w1: tensor<8x8xf32> {pipe.parameter = "h.1.weight"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y0 = linalg.matmul ins(%x, %w0 : tensor<4x8xf32>, tensor<8x8xf32>)
                      outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32> loc("h.0")
  %y1 = linalg.matmul ins(%y0, %w1 : tensor<4x8xf32>, tensor<8x8xf32>)
                      outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32> loc("h.1")
  %none = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<4x8xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  return %loss : tensor<f32>
}
