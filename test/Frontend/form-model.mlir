// RUN: pipeline-opt %s --pipe-form-model -split-input-file 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t
// RUN: pipeline-opt %s --pipe-form-model -split-input-file --mlir-print-debuginfo --mlir-print-local-scope 2>/dev/null | FileCheck %s --check-prefix=LOCATION

// As torch-mlir exports, with batch normalisation's statistics: the loss, which is a sum that keeps
// its dimension, comes last; a statistic is updated, another is returned as it was; the constant of
// f64 rounds to a constant of f32; the maximum's index is read by nothing.

// CHECK-LABEL: func.func @statistics(
// CHECK-SAME:    %[[W:[^:]*]]: tensor<1x8xf32> {pipe.parameter = "w"}
// CHECK-SAME:    %[[MEAN:[^:]*]]: tensor<8xf32> {pipe.buffer = "mean"}
// CHECK-SAME:    %[[COUNT:[^:]*]]: tensor<i64> {pipe.buffer = "count"}
// CHECK-SAME:    %[[SCALE:[^:]*]]: tensor<8xf32> {pipe.buffer = "scale"}
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x8xf32> {pipe.input = "x"}
// CHECK-SAME:    -> (tensor<f32> {pipe.loss = "loss"}, tensor<8xf32> {pipe.buffer = "mean"}, tensor<f32> {pipe.output = "largest"}) attributes {pipe.model} {
// CHECK-NOT:     f64
// CHECK:         %[[ROW:.*]] = tensor.collapse_shape %[[W]] {{\[}}[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
// CHECK:         %[[Y:.*]] = linalg.generic {indexing_maps = [#[[IJ:.*]], #[[J:.*]], #[[IJ]]], {{.*}} ins(%[[X]], %[[ROW]] : tensor<4x8xf32>, tensor<8xf32>)
// CHECK-NEXT:    ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:      %[[P:.*]] = arith.mulf %[[A]], %[[B]] : f32
// CHECK-NEXT:      arith.addf %[[P]], %{{cst.*}} : f32
// CHECK:         %[[SUM:.*]] = linalg.generic {indexing_maps = [#[[IJ]], #[[NONE:.*]]], iterator_types = ["reduction", "reduction"]} ins(%[[Y]] : tensor<4x8xf32>) outs(%{{.*}} : tensor<f32>)
// CHECK:         %[[LARGEST:.*]] = linalg.generic {indexing_maps = [#[[I:.*]], #[[NONE1:.*]]], iterator_types = ["reduction"]} ins(%[[MEAN]] : tensor<8xf32>)
// CHECK-NOT:       linalg.index
// CHECK:         %[[NEXT:.*]] = arith.addf %[[MEAN]], %[[SCALE]] : tensor<8xf32>
// CHECK:         return %[[SUM]], %[[NEXT]], %[[LARGEST]] : tensor<f32>, tensor<8xf32>, tensor<f32>
//
// REMARK:        remark: result #3 'y', 'tensor<4x8xf32>', is dropped: besides its loss a model returns scalars of f32 and the new values of its buffers
// REMARK:        remark: result #4 'offset', 'tensor<f32>', is dropped: it is an argument as it came
//
// LOCATION:      arith.mulf {{.*}} loc("layers.0")
// LOCATION:      } -> tensor<4x8xf32> loc("layers.0")
// LOCATION:      } -> tensor<f32> loc("loss")
func.func @statistics(%w: tensor<1x8xf32> {pipe.parameter = "w"}, %mean: tensor<8xf32> {pipe.buffer = "mean"},
                      %count: tensor<i64> {pipe.buffer = "count"}, %scale: tensor<8xf32> {pipe.constant = "scale"},
                      %offset: tensor<f32> {pipe.parameter = "offset"}, %x: tensor<4x8xf32> {pipe.input = "x"})
    -> (tensor<8xf32> {pipe.buffer = "mean"}, tensor<i64> {pipe.buffer = "count"},
        tensor<f32> {pipe.output = "largest"}, tensor<4x8xf32> {pipe.output = "y"},
        tensor<f32> {pipe.output = "offset"}, tensor<f32> {pipe.loss = "loss"}) {
  %zero = arith.constant 0.0 : f32
  %c0_i64 = arith.constant 0 : i64
  %epsilon = arith.constant 1.0e-05 : f64
  %infinity = arith.constant 0xFF800000 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %w : tensor<4x8xf32>, tensor<1x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %e = arith.truncf %epsilon : f64 to f32 loc("layers.0")
    %p = arith.mulf %a, %b : f32 loc("layers.0")
    %q = arith.addf %p, %e : f32 loc("layers.0")
    linalg.yield %q : f32 loc("layers.0")
  } -> tensor<4x8xf32> loc("layers.0")
  %kept = tensor.empty() : tensor<1x1xf32>
  %start = linalg.fill ins(%zero : f32) outs(%kept : tensor<1x1xf32>) -> tensor<1x1xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, 0)>],
                         iterator_types = ["reduction", "reduction"]}
      ins(%y : tensor<4x8xf32>) outs(%start : tensor<1x1xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32 loc("loss")
    linalg.yield %t : f32 loc("loss")
  } -> tensor<1x1xf32> loc("loss")
  %loss = tensor.collapse_shape %sum [] : tensor<1x1xf32> into tensor<f32> loc("loss")
  %none = tensor.empty() : tensor<f32>
  %none_index = tensor.empty() : tensor<i64>
  %least = linalg.fill ins(%infinity : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %first = linalg.fill ins(%c0_i64 : i64) outs(%none_index : tensor<i64>) -> tensor<i64>
  %largest:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
                               iterator_types = ["reduction"]}
      ins(%mean : tensor<8xf32>) outs(%least, %first : tensor<f32>, tensor<i64>) {
  ^bb0(%a: f32, %m: f32, %at: i64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %max = arith.maximumf %a, %m : f32
    %more = arith.cmpf ogt, %a, %m : f32
    %index = arith.select %more, %n, %at : i64
    linalg.yield %max, %index : f32, i64
  } -> (tensor<f32>, tensor<i64>)
  %next = arith.addf %mean, %scale : tensor<8xf32>
  return %next, %count, %largest#0, %y, %offset, %loss
      : tensor<8xf32>, tensor<i64>, tensor<f32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>
}

// -----

// Private functions are inlined, one within the other; what comes of them is located in them and at
// the call. A gather is guarded; one that nothing reads is gone, with its assert. Indices that stand
// beside the text of the module are known.

// CHECK-LABEL: func.func @calls(
// CHECK-SAME:    -> (tensor<f32> {pipe.loss = "loss"}, tensor<f32> {pipe.check = "an index computed from input 'ids' is outside [0, 7], dimension 0 of parameter 'w'"})
// CHECK-NOT:     cf.assert
// CHECK:         arith.constant dense<[7, 0]> : tensor<2xi64>
// CHECK:         math.exp
// CHECK:         arith.maxsi
// CHECK-NOT:     arith.maxsi
// CHECK:         return
// CHECK-NEXT:    }
// CHECK-NEXT:  }
//
// LOCATION-LABEL: @calls(
// LOCATION:      math.exp {{.*}} loc(callsite("inner" at callsite("outer" at "block.1")))
func.func @calls(%w: tensor<8xf32> {pipe.parameter = "w"}, %ids: tensor<2xi64> {pipe.input = "ids"})
    -> (tensor<f32> {pipe.loss}) {
  %rows = call @outer(%w, %ids) : (tensor<8xf32>, tensor<2xi64>) -> tensor<2xf32> loc("block.1")
  %known = arith.constant dense_resource<places> : tensor<2xi64>
  %unread, %read = call @gathers(%w, %ids, %known) : (tensor<8xf32>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>)
  %both = arith.addf %rows, %read : tensor<2xf32>
  %c0 = arith.constant 0 : index
  %e = tensor.extract %both[%c0] : tensor<2xf32>
  %loss = tensor.from_elements %e : tensor<f32>
  return %loss : tensor<f32>
}
func.func private @outer(%w: tensor<8xf32>, %ids: tensor<2xi64>) -> tensor<2xf32> {
  %0 = call @exponential(%w) : (tensor<8xf32>) -> tensor<8xf32> loc("outer")
  %known = arith.constant dense<0> : tensor<2xi64>
  %1:2 = call @gathers(%0, %known, %known) : (tensor<8xf32>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>)
  %empty = tensor.empty() : tensor<2xf32>
  %rows = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                          iterator_types = ["parallel"]}
      ins(%ids, %1#1 : tensor<2xi64>, tensor<2xf32>) outs(%empty : tensor<2xf32>) {
  ^bb0(%id: i64, %other: f32, %out: f32):
    %i = arith.index_cast %id : i64 to index
    %e = tensor.extract %w[%i] : tensor<8xf32>
    %f = arith.addf %e, %other : f32
    linalg.yield %f : f32
  } -> tensor<2xf32>
  return %rows : tensor<2xf32>
}
func.func private @exponential(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = math.exp %x : tensor<8xf32> loc("inner")
  return %0 : tensor<8xf32>
}
func.func private @gathers(%w: tensor<8xf32>, %ids: tensor<2xi64>, %known: tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c4 = arith.constant 4 : i64
  %empty = tensor.empty() : tensor<2xf32>
  %unread = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%ids : tensor<2xi64>) outs(%empty : tensor<2xf32>) {
  ^bb0(%id: i64, %out: f32):
    %small = arith.cmpi slt, %id, %c4 : i64
    cf.assert %small, "less than four"
    %i = arith.index_cast %id : i64 to index
    %e = tensor.extract %w[%i] : tensor<8xf32>
    linalg.yield %e : f32
  } -> tensor<2xf32>
  %read = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%known : tensor<2xi64>) outs(%empty : tensor<2xf32>) {
  ^bb0(%id: i64, %out: f32):
    %i = arith.index_cast %id : i64 to index
    %e = tensor.extract %w[%i] : tensor<8xf32>
    linalg.yield %e : f32
  } -> tensor<2xf32>
  return %unread, %read : tensor<2xf32>, tensor<2xf32>
}

{-#
  dialect_resources: {
    builtin: {
      places: "0x0800000007000000000000000000000000000000"
    }
  }
#-}
