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

// A batch norm's sum: of the loops over batch, rows and columns, the first is a part's number as it
// is, rows are divided so that a part has up to 1024 elements, and the parts of a channel lie side by
// side.
// CHECK-LABEL: func.func private @channels(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<64x3x112x112xf32>, %[[INIT:[^:]*]]: tensor<3xf32>
// CHECK:         %[[PARTS:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3], [4]] output_shape [64, 3, 14, 8, 112]
// CHECK:         %[[P:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[PARTS]] : {{.*}}) outs(%{{.*}} : tensor<3x64x14xf32>)
// CHECK:         %[[M:.*]] = bufferization.materialize_in_destination %[[P]] in %{{.*}}
// CHECK:         %[[ROWS:.*]] = tensor.collapse_shape %[[M]] {{\[\[}}0], [1, 2]] : tensor<3x64x14xf32> into tensor<3x896xf32>
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[ROWS]] : tensor<3x896xf32>) outs(%[[INIT]] : tensor<3xf32>)
func.func private @channels(%x: tensor<64x3x112x112xf32>, %init: tensor<3xf32> {pipe.accumulator}) -> tensor<3xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<64x3x112x112xf32>) outs(%init : tensor<3xf32>) dimensions = [0, 2, 3]
  return %s : tensor<3xf32>
}

// Where a row is half a part or more, it is one: no loop is divided.
// CHECK-LABEL: func.func private @long_rows(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<5x3x37x601xf32>
// CHECK-NOT:     tensor.expand_shape
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]] : {{.*}}) outs(%{{.*}} : tensor<3x5x37xf32>)
// CHECK:         tensor.collapse_shape {{.*}} into tensor<3x185xf32>
// CHECK:         return
func.func private @long_rows(%x: tensor<5x3x37x601xf32>, %init: tensor<3xf32> {pipe.accumulator}) -> tensor<3xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<5x3x37x601xf32>) outs(%init : tensor<3xf32>) dimensions = [0, 2, 3]
  return %s : tensor<3xf32>
}

// A sum of everything; very many parts are divided again.
// CHECK-LABEL: func.func private @large(
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]} {{.*}} outs(%{{.*}} : tensor<8192x3xf32>)
// CHECK:         tensor.collapse_shape {{.*}} : tensor<8192x3xf32> into tensor<24576xf32>
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : tensor<24x1024xf32>) outs(%{{.*}} : tensor<24xf32>)
// CHECK:         linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%{{.*}} : tensor<24xf32>)
// CHECK:         return
func.func private @large(%x: tensor<8192x3072xf32>, %init: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<8192x3072xf32>) outs(%init : tensor<f32>) dimensions = [0, 1]
  return %s : tensor<f32>
}

// An extremum of a prime number of elements: four parts, and what is left.
// CHECK-LABEL: func.func private @prime_row(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<5003xi32>, %[[INIT:[^:]*]]: tensor<i32>
// CHECK:         %[[WHOLE:.*]] = tensor.extract_slice %[[X]][0] [4096]
// CHECK:         tensor.expand_shape %[[WHOLE]] {{\[\[}}0, 1]] output_shape [4, 1024]
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]}
// CHECK:           arith.maxsi
// CHECK:         %[[REST:.*]] = tensor.extract_slice %[[X]][4096] [907]
// CHECK:         linalg.generic {{.*}} ins(%[[REST]] : tensor<907xi32>)
func.func private @prime_row(%x: tensor<5003xi32>, %init: tensor<i32> {pipe.accumulator}) -> tensor<i32> attributes {pipe.function} {
  %s = linalg.reduce { arith.maxsi } ins(%x : tensor<5003xi32>) outs(%init : tensor<i32>) dimensions = [0]
  return %s : tensor<i32>
}

// Many sums along rows are groups of lanes enough, and up to 4096 elements are few.
// CHECK-LABEL: func.func private @undivided(
// CHECK-NOT:     tensor.expand_shape
// CHECK-NOT:     linalg.fill
// CHECK:         return
func.func private @undivided(%x: tensor<512x50304xf32>, %many: tensor<512xf32> {pipe.accumulator}, %y: tensor<3x4096xf32>, %few: tensor<3xf32> {pipe.accumulator}) -> (tensor<512xf32>, tensor<3xf32>) attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<512x50304xf32>) outs(%many : tensor<512xf32>) dimensions = [1]
  %t = linalg.reduce { arith.addf } ins(%y : tensor<3x4096xf32>) outs(%few : tensor<3xf32>) dimensions = [1]
  return %s, %t : tensor<512xf32>, tensor<3xf32>
}

// The last loop over rows has one of them: the one before it is divided.
// CHECK-LABEL: func.func private @unit_rows(
// CHECK:         tensor.expand_shape {{.*}} {{\[\[}}0, 1], [2], [3]] output_shape [512, 32, 1, 64]
// CHECK:         return
func.func private @unit_rows(%x: tensor<16384x1x64xf32>, %init: tensor<64xf32> {pipe.accumulator}) -> tensor<64xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<16384x1x64xf32>) outs(%init : tensor<64xf32>) dimensions = [0, 1]
  return %s : tensor<64xf32>
}

// What is a sum itself, a row's loss, would be computed where it is added: one group of lanes stays.
// CHECK-LABEL: func.func private @sums_of_rows(
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]}
// CHECK-NOT:     tensor.expand_shape
// CHECK:         linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%{{.*}} : tensor<8192xf32>)
// CHECK:         return
func.func private @sums_of_rows(%x: tensor<8x1024x500xf32>, %rows: tensor<8x1024xf32>, %init: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<8x1024xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<8x1024x500xf32>) outs(%rows : tensor<8x1024xf32>) dimensions = [2]
  %l = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<8x1024xf32>) outs(%e : tensor<8x1024xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  } -> tensor<8x1024xf32>
  %t = linalg.reduce { arith.addf } ins(%l : tensor<8x1024xf32>) outs(%init : tensor<f32>) dimensions = [0, 1]
  return %t : tensor<f32>
}
