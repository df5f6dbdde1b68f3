// RUN: pipeline-opt %s --pipe-guard-gathers -split-input-file | FileCheck %s
//
// What is guarded needs no second guard.
// RUN: pipeline-opt %s --pipe-guard-gathers --pipe-guard-gathers -split-input-file | FileCheck %s

// Rows of a table by ids from the data, the example of the pass's description: one count over the
// ids alone, not over the columns.

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME:    %[[IDS:[^:]*]]: tensor<4xi64> {pipe.input = "ids"}, %[[TABLE:[^:]*]]: tensor<16x8xf32>
// CHECK-SAME:    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.check = "an index computed from input 'ids' is outside [0, 15], dimension 0 of parameter 'table'"})
// CHECK:         %[[COUNT:.*]] = linalg.generic {indexing_maps = [#[[I:.*]], #[[NONE:.*]]], iterator_types = ["reduction"]}
// CHECK-SAME:      ins(%[[IDS]] : tensor<4xi64>)
// CHECK-NEXT:    ^bb0(%[[ID:.*]]: i64, %[[SUM:.*]]: f32):
// CHECK-NEXT:      %[[ROW:.*]] = arith.index_cast %[[ID]] : i64 to index
// CHECK-NEXT:      %[[LAST:.*]] = arith.constant 15 : index
// CHECK-NEXT:      %[[OUTSIDE:.*]] = arith.cmpi ugt, %[[ROW]], %[[LAST]] : index
// CHECK:           %[[ONE:.*]] = arith.select %[[OUTSIDE]], %{{.*}}, %{{.*}} : f32
// CHECK-NEXT:      %[[NEXT:.*]] = arith.addf %[[SUM]], %[[ONE]] : f32
// CHECK-NEXT:      linalg.yield %[[NEXT]] : f32
// CHECK:         linalg.generic {{.*}} ins(%[[IDS]] : tensor<4xi64>)
// CHECK:           %[[ROW:.*]] = arith.index_cast
// CHECK-NEXT:      %[[COLUMN:.*]] = linalg.index 1 : index
// CHECK-NEXT:      %[[FIRST:.*]] = arith.constant 0 : index
// CHECK-NEXT:      %[[LAST:.*]] = arith.constant 15 : index
// CHECK-NEXT:      %[[POSITIVE:.*]] = arith.maxsi %[[ROW]], %[[FIRST]] : index
// CHECK-NEXT:      %[[INSIDE:.*]] = arith.minsi %[[POSITIVE]], %[[LAST]] : index
// CHECK-NEXT:      tensor.extract %[[TABLE]][%[[INSIDE]], %[[COLUMN]]] : tensor<16x8xf32>
// CHECK:         return %{{.*}}, %[[COUNT]] : tensor<f32>, tensor<f32>
func.func @embedding(%ids: tensor<4xi64> {pipe.input = "ids"},
                     %table: tensor<16x8xf32> {pipe.parameter = "table"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %empty = tensor.empty() : tensor<4x8xf32>
  %rows = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                          iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<4xi64>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%id: i64, %out: f32):
    %row = arith.index_cast %id : i64 to index
    %column = linalg.index 1 : index
    %element = tensor.extract %table[%row, %column] : tensor<16x8xf32>
    linalg.yield %element : f32
  } -> tensor<4x8xf32>
  %loss = arith.constant dense<0.0> : tensor<f32>
  return %loss : tensor<f32>
}

// -----

// The label's element of each row, -100 set to 0 before, with the asserts that torch-mlir writes:
// they say what the check says.

// CHECK-LABEL: func.func @labels(
// CHECK-SAME:    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.check = "an index computed from input 'labels' is outside [0, 7], dimension 1 of a tensor of 4x8 from 'scores'"})
// CHECK:         linalg.generic {{.*}}iterator_types = ["reduction", "reduction"]} ins(%{{.*}} : tensor<4x1xi64>)
// CHECK-NOT:     cf.assert
func.func @labels(%labels: tensor<4xi64> {pipe.input = "labels"},
                  %w: tensor<4x8xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %c0_i64 = arith.constant 0 : i64
  %ignored = arith.constant -100 : i64
  %c8 = arith.constant 8 : index
  %scores_empty = tensor.empty() : tensor<4x8xf32>
  %scores = linalg.exp ins(%w : tensor<4x8xf32>) outs(%scores_empty : tensor<4x8xf32>) -> tensor<4x8xf32> loc("scores")
  %empty = tensor.empty() : tensor<4xi64>
  %safe = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                          iterator_types = ["parallel"]}
      ins(%labels : tensor<4xi64>) outs(%empty : tensor<4xi64>) {
  ^bb0(%in: i64, %out: i64):
    %valid = arith.cmpi ne, %in, %ignored : i64
    %s = arith.select %valid, %in, %c0_i64 : i64
    linalg.yield %s : i64
  } -> tensor<4xi64>
  %column = tensor.expand_shape %safe [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
  %picked_empty = tensor.empty() : tensor<4x1xf32>
  %picked = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                            iterator_types = ["parallel", "parallel"]}
      ins(%column : tensor<4x1xi64>) outs(%picked_empty : tensor<4x1xf32>) {
  ^bb0(%in: i64, %out: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %in : i64 to index
    %below = arith.cmpi slt, %j, %c8 : index
    cf.assert %below, "index must be smaller than dim size"
    %above = arith.cmpi sge, %in, %c0_i64 : i64
    cf.assert %above, "index must be larger or equal to 0"
    %element = tensor.extract %scores[%i, %j] : tensor<4x8xf32>
    linalg.yield %element : f32
  } -> tensor<4x1xf32>
  %loss = arith.constant dense<0.0> : tensor<f32>
  return %loss : tensor<f32>
}

// -----

// Asserts that say more than an index in range, or that hold always.

// CHECK-LABEL: func.func @asserts(
// CHECK-SAME:    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.check = "an assertion of the model does not hold: the batch is positive (computed from input 'x')"}, tensor<f32> {pipe.check = "an assertion of the model does not hold: the scale is small (computed from parameter 'w')"})
// CHECK:         linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = ["reduction"]} ins(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT:    ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:      %[[POSITIVE:.*]] = arith.cmpf ogt, %[[X]], %{{.*}} : f32
// CHECK-NEXT:      %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:      arith.xori %[[POSITIVE]], %[[TRUE]] : i1
// CHECK:         %[[SMALL:.*]] = arith.cmpf olt
// CHECK:         linalg.generic {indexing_maps = [#{{.*}}], iterator_types = []} outs(%{{.*}} : tensor<f32>)
// CHECK:           arith.xori %[[SMALL]], %{{.*}} : i1
// CHECK-NOT:     cf.assert
func.func @asserts(%x: tensor<4xf32> {pipe.input = "x"}, %w: tensor<f32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %holds = arith.cmpi ult, %i, %c4 : index
    cf.assert %holds, "a loop stays in its bounds"
    %positive = arith.cmpf ogt, %in, %zero : f32
    cf.assert %positive, "the batch is positive"
    linalg.yield %in : f32
  } -> tensor<4xf32>
  %scale = tensor.extract %w[] : tensor<f32>
  %one = arith.constant 1.0 : f32
  %small = arith.cmpf olt, %scale, %one : f32
  cf.assert %small, "the scale is small"
  %loss = arith.constant dense<0.0> : tensor<f32>
  return %loss : tensor<f32>
}

// -----

// In range by construction: an iota through a table of positions, with the wrapping of negative
// indices that torch writes; a constant tensor; what is clamped; the nearest pixel of half the size.

// CHECK-LABEL: func.func @proved(
// CHECK-SAME:    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
// CHECK-NOT:     arith.maxsi
// CHECK:         arith.maxsi
// CHECK-NOT:     arith.maxsi
// CHECK:         return
func.func @proved(%ids: tensor<4xi32> {pipe.input = "ids"},
                  %w: tensor<32x8xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %c0_i64 = arith.constant 0 : i64
  %c32_i64 = arith.constant 32 : i64
  %empty_iota = tensor.empty() : tensor<16xi64>
  %iota = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%empty_iota : tensor<16xi64>) {
  ^bb0(%out: i64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    linalg.yield %n : i64
  } -> tensor<16xi64>
  %row = tensor.expand_shape %iota [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
  %empty = tensor.empty() : tensor<1x16x8xf32>
  %positions = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>],
                               iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%row : tensor<1x16xi64>) outs(%empty : tensor<1x16x8xf32>) {
  ^bb0(%in: i64, %out: f32):
    %negative = arith.cmpi slt, %in, %c0_i64 : i64
    %wrapped = arith.addi %in, %c32_i64 : i64
    %index = arith.select %negative, %wrapped, %in : i64
    %i = arith.index_cast %index : i64 to index
    %k = linalg.index 2 : index
    %element = tensor.extract %w[%i, %k] : tensor<32x8xf32>
    linalg.yield %element : f32
  } -> tensor<1x16x8xf32>

  %places = arith.constant dense<[0, 31, -1]> : tensor<3xi64>
  %empty_picked = tensor.empty() : tensor<3xf32>
  %picked = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                            iterator_types = ["parallel"]}
      ins(%places : tensor<3xi64>) outs(%empty_picked : tensor<3xf32>) {
  ^bb0(%in: i64, %out: f32):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : i64
    %c2 = arith.constant 2 : i64
    %one_more = arith.addi %in, %c1 : i64
    %half = arith.divsi %one_more, %c2 : i64
    %i = arith.index_cast %half : i64 to index
    %element = tensor.extract %w[%i, %c0] : tensor<32x8xf32>
    linalg.yield %element : f32
  } -> tensor<3xf32>
  %loss = arith.constant dense<0.0> : tensor<f32>

  %empty_clamped = tensor.empty() : tensor<4xf32>
  %clamped = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%empty_clamped : tensor<4xf32>) {
  ^bb0(%out: f32):
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %n = linalg.index 0 : index
    %id = tensor.extract %ids[%n] : tensor<4xi32>
    %i = arith.index_cast %id : i32 to index
    %low = arith.maxsi %i, %c0 : index
    %j = arith.minsi %low, %c7 : index
    %element = tensor.extract %w[%j, %j] : tensor<32x8xf32>
    linalg.yield %element : f32
  } -> tensor<4xf32>

  %empty_pixels = tensor.empty() : tensor<64xf32>
  %pixels = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%empty_pixels : tensor<64xf32>) {
  ^bb0(%out: f32):
    %two = arith.constant 2.0 : f32
    %c0 = arith.constant 0 : index
    %n = linalg.index 0 : index
    %n_i64 = arith.index_cast %n : index to i64
    %x = arith.sitofp %n_i64 : i64 to f32
    %half = arith.divf %x, %two : f32
    %floor = math.floor %half : f32
    %pixel = arith.fptosi %floor : f32 to i64
    %i = arith.index_cast %pixel : i64 to index
    %element = tensor.extract %w[%i, %c0] : tensor<32x8xf32>
    linalg.yield %element : f32
  } -> tensor<64xf32>
  return %loss : tensor<f32>
}

// -----

// The same pixel one too far is not proved; nor is what a tensor too small holds. Two indices of
// one element make one check.

// CHECK-LABEL: func.func @not_proved(
// CHECK-SAME:    tensor<f32> {pipe.check = "an index is outside [0, 30], dimension 0 of parameter 'w'"}
// CHECK-SAME:    tensor<f32> {pipe.check = "an index computed from input 'a' and input 'b' is outside [0, 30], dimension 0, or [0, 7], dimension 1 of parameter 'w'"}
func.func @not_proved(%a: tensor<4xi32> {pipe.input = "a"}, %b: tensor<3xindex> {pipe.input = "b"},
                      %w: tensor<31x8xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %empty_pixels = tensor.empty() : tensor<64xf32>
  %pixels = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%empty_pixels : tensor<64xf32>) {
  ^bb0(%out: f32):
    %two = arith.constant 2.0 : f32
    %c0 = arith.constant 0 : index
    %n = linalg.index 0 : index
    %n_i64 = arith.index_cast %n : index to i64
    %x = arith.sitofp %n_i64 : i64 to f32
    %half = arith.divf %x, %two : f32
    %floor = math.floor %half : f32
    %pixel = arith.fptosi %floor : f32 to i64
    %i = arith.index_cast %pixel : i64 to index
    %element = tensor.extract %w[%i, %c0] : tensor<31x8xf32>
    linalg.yield %element : f32
  } -> tensor<64xf32>

  // A count by an iota alone runs over a tensor that holds nothing.
  // CHECK:     %[[SHAPE:.*]] = tensor.empty() : tensor<64xi1>
  // CHECK:     linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[SHAPE]] : tensor<64xi1>)
  // CHECK:       linalg.index 0 : index

  // CHECK:     linalg.generic {{.*}}iterator_types = ["reduction", "reduction"]} ins(%{{.*}}, %{{.*}} : tensor<4xi32>, tensor<3xindex>)
  // CHECK:       arith.cmpi ugt
  // CHECK:       arith.cmpi ugt
  // CHECK-NEXT:  arith.ori
  %empty = tensor.empty() : tensor<4x3x2xf32>
  %both = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (i, j, k)>],
                          iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %b : tensor<4xi32>, tensor<3xindex>) outs(%empty : tensor<4x3x2xf32>) {
  ^bb0(%in: i32, %column: index, %out: f32):
    %row = arith.index_cast %in : i32 to index
    %element = tensor.extract %w[%row, %column] : tensor<31x8xf32>
    linalg.yield %element : f32
  } -> tensor<4x3x2xf32>
  %loss = arith.constant dense<0.0> : tensor<f32>
  return %loss : tensor<f32>
}

// -----

// In a layer the count is one of its results; names are those outside. A tensor without a name is
// said to be in its layer.

// CHECK-LABEL: func.func @layers(
// CHECK-SAME:    tensor<f32> {pipe.check = "an index computed from input 'ids' is outside [0, 15], dimension 0 of parameter 'table'"}
// CHECK-SAME:    tensor<f32> {pipe.check = "an index computed from input 'at' is outside [0, 3], dimension 0 of a tensor of 4 in layer 'loss'"}
// CHECK:         %[[E:.*]]:2 = pipe.layer "embedding"(%{{.*}}, %{{.*}}) : (tensor<4xi64>, tensor<16xf32>) -> (tensor<4xf32>, tensor<f32>) {
// CHECK:           %[[COUNT:.*]] = linalg.generic
// CHECK:           %[[ROWS:.*]] = linalg.generic
// CHECK:           pipe.yield %[[ROWS]], %[[COUNT]] : tensor<4xf32>, tensor<f32>
// CHECK:         %[[LOSS:.*]]:2 = pipe.layer "loss"(%[[E]]#0, %{{.*}})
// CHECK:         return %[[LOSS]]#0, %[[E]]#1, %[[LOSS]]#1 : tensor<f32>, tensor<f32>, tensor<f32>
func.func @layers(%ids: tensor<4xi64> {pipe.input = "ids"}, %at: tensor<index> {pipe.input = "at"},
                  %table: tensor<16xf32> {pipe.parameter = "table"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "embedding" (%ids, %table) : (tensor<4xi64>, tensor<16xf32>) -> tensor<4xf32> {
  ^bb0(%i: tensor<4xi64>, %t: tensor<16xf32>):
    %empty = tensor.empty() : tensor<4xf32>
    %rows = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                            iterator_types = ["parallel"]}
        ins(%i : tensor<4xi64>) outs(%empty : tensor<4xf32>) {
    ^bb0(%id: i64, %out: f32):
      %row = arith.index_cast %id : i64 to index
      %element = tensor.extract %t[%row] : tensor<16xf32>
      linalg.yield %element : f32
    } -> tensor<4xf32>
    pipe.yield %rows : tensor<4xf32>
  }
  %loss = pipe.layer "loss" (%y, %at) : (tensor<4xf32>, tensor<index>) -> tensor<f32> {
  ^bb0(%in: tensor<4xf32>, %a: tensor<index>):
    %i = tensor.extract %a[] : tensor<index>
    %e = tensor.extract %in[%i] : tensor<4xf32>
    %empty = tensor.empty() : tensor<f32>
    %l = linalg.fill ins(%e : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    pipe.yield %l : tensor<f32>
  }
  return %loss : tensor<f32>
}

// -----

// Between tensor ops, and in loops: the offset of a slice, whose last element must be in range too.
// Loops carry the count; it goes on from what they carry.

// CHECK-LABEL: func.func @loops(
// CHECK-SAME:    tensor<f32> {pipe.check = "an index computed from input 'starts' is outside [0, 12], dimension 0 of parameter 'w'"}
// CHECK-SAME:    tensor<f32> {pipe.check = "an index computed from input 'n' is outside [0, 15], dimension 0 of parameter 'w'"}
// CHECK:         %[[OUTER:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[C0:.*]] = %{{.*}}) -> (tensor<4xf32>, tensor<f32>) {
// CHECK:           %[[INNER:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[C1:.*]] = %[[C0]]) -> (tensor<4xf32>, tensor<f32>) {
// CHECK:             %[[COUNT:.*]] = linalg.generic {indexing_maps = [#{{.*}}], iterator_types = []} outs(%[[C1]] : tensor<f32>)
// CHECK:             tensor.extract_slice %{{.*}}[%{{.*}}] [4] [1]
// CHECK:             scf.yield %{{.*}}, %[[COUNT]] : tensor<4xf32>, tensor<f32>
// CHECK:           scf.yield %[[INNER]]#0, %[[INNER]]#1 : tensor<4xf32>, tensor<f32>
// CHECK:         return %{{.*}}, %[[OUTER]]#1, %{{.*}} : tensor<f32>, tensor<f32>, tensor<f32>
func.func @loops(%starts: tensor<8xindex> {pipe.input = "starts"}, %n: tensor<index> {pipe.input = "n"},
                 %w: tensor<16xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %first = tensor.extract_slice %w[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %sum = scf.for %k = %c0 to %c8 step %c1 iter_args(%a = %first) -> (tensor<4xf32>) {
    %inner = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %a) -> (tensor<4xf32>) {
      // An index that counts a loop is in range.
      %start = tensor.extract %starts[%i] : tensor<8xindex>
      %slice = tensor.extract_slice %w[%start] [4] [1] : tensor<16xf32> to tensor<4xf32>
      %next = arith.addf %acc, %slice : tensor<4xf32>
      scf.yield %next : tensor<4xf32>
    }
    scf.yield %inner : tensor<4xf32>
  }
  %at = tensor.extract %n[] : tensor<index>
  %element = tensor.extract %w[%at] : tensor<16xf32>
  %empty = tensor.empty() : tensor<f32>
  %loss = linalg.fill ins(%element : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  return %loss : tensor<f32>
}
