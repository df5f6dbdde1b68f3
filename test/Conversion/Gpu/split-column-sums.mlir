// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-gpu-split-column-sums))' | FileCheck %s -enable-var-scope

// 512 rows are 16 parts of 32.
// CHECK-LABEL: func.func private @bias_gradient(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<512x256xf32>, %[[INIT:[^:]*]]: tensor<256xf32>
// CHECK:         %[[PARTS:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0, 1], [2]] output_shape [16, 32, 256]
// CHECK:         %[[ZEROS:.*]] = linalg.fill ins({{.*}}) outs({{.*}} : tensor<16x256xf32>)
// CHECK:         %[[P:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]} ins(%[[PARTS]] : tensor<16x32x256xf32>) outs(%[[ZEROS]] : tensor<16x256xf32>)
// CHECK:         %[[M:.*]] = bufferization.materialize_in_destination %[[P]] in %{{.*}}
// CHECK:         linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]} ins(%[[M]] : tensor<16x256xf32>) outs(%[[INIT]] : tensor<256xf32>)
// CHECK:           arith.addf %out, %in
func.func private @bias_gradient(%x: tensor<512x256xf32>, %init: tensor<256xf32> {pipe.accumulator}) -> tensor<256xf32> attributes {pipe.function} {
  %s = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<512x256xf32>) outs(%init : tensor<256xf32>) {
  ^bb0(%p: f32, %o: f32):
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<256xf32>
  return %s : tensor<256xf32>
}

// Of two loops that are reduced, the outer one is a part's number as it is; a named op is split, too.
// CHECK-LABEL: func.func private @two_loops(
// CHECK:         tensor.expand_shape {{.*}} {{\[\[}}0], [1, 2], [3]] output_shape [4, 4, 32, 64]
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction", "parallel"]} {{.*}} outs(%{{.*}} : tensor<4x4x64xf32>)
// CHECK:           arith.maximumf
// CHECK:         linalg.generic {{.*}}iterator_types = ["reduction", "reduction", "parallel"]}
func.func private @two_loops(%x: tensor<4x128x64xf32>, %init: tensor<64xf32> {pipe.accumulator}) -> tensor<64xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.maximumf } ins(%x : tensor<4x128x64xf32>) outs(%init : tensor<64xf32>) dimensions = [0, 1]
  return %s : tensor<64xf32>
}

// A sum along rows, few rows, and a number of rows without a divisor stay.
// CHECK-LABEL: func.func private @others(
// CHECK-NOT:     tensor.expand_shape
// CHECK:         return
func.func private @others(%x: tensor<512x256xf32>, %y: tensor<64x256xf32>, %z: tensor<509x256xf32>, %rows: tensor<512xf32> {pipe.accumulator}, %a: tensor<256xf32> {pipe.accumulator}, %b: tensor<256xf32> {pipe.accumulator})
    -> (tensor<512xf32>, tensor<256xf32>, tensor<256xf32>) attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<512x256xf32>) outs(%rows : tensor<512xf32>) dimensions = [1]
  %t = linalg.reduce { arith.addf } ins(%y : tensor<64x256xf32>) outs(%a : tensor<256xf32>) dimensions = [0]
  %u = linalg.reduce { arith.addf } ins(%z : tensor<509x256xf32>) outs(%b : tensor<256xf32>) dimensions = [0]
  return %s, %t, %u : tensor<512xf32>, tensor<256xf32>, tensor<256xf32>
}
