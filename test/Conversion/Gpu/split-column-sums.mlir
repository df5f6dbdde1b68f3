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

// A prime number of rows: 15 parts of 32, and then the last 29 rows.
// CHECK-LABEL: func.func private @prime(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<509x256xf32>, %[[INIT:[^:]*]]: tensor<256xf32>
// CHECK:         %[[WHOLE:.*]] = tensor.extract_slice %[[X]][0, 0] [480, 256]
// CHECK:         tensor.expand_shape %[[WHOLE]] {{\[\[}}0, 1], [2]] output_shape [15, 32, 256]
// CHECK:         %[[SUM:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<15x256xf32>) outs(%[[INIT]] : tensor<256xf32>)
// CHECK:         %[[REST:.*]] = tensor.extract_slice %[[X]][480, 0] [29, 256]
// CHECK:         %[[TOTAL:.*]] = linalg.generic {{.*}} ins(%[[REST]] : tensor<29x256xf32>) outs(%[[SUM]] : tensor<256xf32>)
// CHECK:         return %[[TOTAL]]
func.func private @prime(%x: tensor<509x256xf32>, %init: tensor<256xf32> {pipe.accumulator}) -> tensor<256xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<509x256xf32>) outs(%init : tensor<256xf32>) dimensions = [0]
  return %s : tensor<256xf32>
}

// A sum along rows and few rows stay, and so does a product, whose results are many.
// CHECK-LABEL: func.func private @others(
// CHECK-NOT:     tensor.expand_shape
// CHECK:         return
func.func private @others(%x: tensor<512x256xf32>, %y: tensor<64x256xf32>, %z: tensor<512x64xf64>, %w: tensor<64x64xf64>, %rows: tensor<512xf32> {pipe.accumulator}, %a: tensor<256xf32> {pipe.accumulator}, %b: tensor<512x64xf64> {pipe.accumulator})
    -> (tensor<512xf32>, tensor<256xf32>, tensor<512x64xf64>) attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<512x256xf32>) outs(%rows : tensor<512xf32>) dimensions = [1]
  %t = linalg.reduce { arith.addf } ins(%y : tensor<64x256xf32>) outs(%a : tensor<256xf32>) dimensions = [0]
  %u = linalg.generic {indexing_maps = [affine_map<(m, k, n) -> (m, k)>, affine_map<(m, k, n) -> (k, n)>, affine_map<(m, k, n) -> (m, n)>], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%z, %w : tensor<512x64xf64>, tensor<64x64xf64>) outs(%b : tensor<512x64xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %v = arith.mulf %p, %q : f64
    %r = arith.addf %o, %v : f64
    linalg.yield %r : f64
  } -> tensor<512x64xf64>
  return %s, %t, %u : tensor<512xf32>, tensor<256xf32>, tensor<512x64xf64>
}

// A sum of everything is one loop over the elements as they lie.
// CHECK-LABEL: func.func private @everything(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x12xi64>, %[[INIT:[^:]*]]: tensor<f32>
// CHECK:         %[[FLAT:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1]] : tensor<4x12xi64> into tensor<48xi64>
// CHECK:         %[[SUM:.*]] = linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[FLAT]] : tensor<48xi64>) outs(%[[INIT]] : tensor<f32>)
// CHECK:         return %[[SUM]]
func.func private @everything(%x: tensor<4x12xi64>, %init: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<4x12xi64>) outs(%init : tensor<f32>) {
  ^bb0(%a: i64, %o: f32):
    %f = arith.sitofp %a : i64 to f32
    %t = arith.addf %o, %f : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %s : tensor<f32>
}
