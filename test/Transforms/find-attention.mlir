// Attention is found however it is spelled; what only arranges its operands becomes part of the maps.
// RUN: pipeline-opt %s --pipe-find-attention --split-input-file | FileCheck %s
// RUN: pipeline-opt %s --pipe-partition --pipe-find-attention --split-input-file | FileCheck %s

// One op for each step, as frameworks export it: batches of matrices, a transposed key, unit
// dimensions, the scale and two masks on their own, broadcasts of the row's numbers.

// CHECK-DAG: #[[QUERY:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d4)>
// CHECK-DAG: #[[KEY:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4)>
// CHECK-DAG: #[[VALUE:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d5)>
// CHECK-DAG: #[[MASK:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3)>
// CHECK-DAG: #[[OUTPUT:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
// CHECK-LABEL: pipe.layer "steps"
// CHECK-NEXT: ^bb0(%[[Q:.*]]: tensor<2x4x24xf32>, %[[K:.*]]: tensor<2x6x24xf32>, %[[V:.*]]: tensor<2x6x24xf32>, %[[HIDDEN:.*]]: tensor<2x1x1x6xi1>):
// CHECK-NEXT: %[[QUERIES:.*]] = tensor.expand_shape %[[Q]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 4, 3, 8]
// CHECK-NEXT: %[[KEYS:.*]] = tensor.expand_shape %[[K]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 6, 3, 8]
// CHECK-NEXT: %[[VALUES:.*]] = tensor.expand_shape %[[V]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 6, 3, 8]
// CHECK-NEXT: %[[SEEN:.*]] = tensor.collapse_shape %[[HIDDEN]] {{\[\[}}0, 1, 2], [3]]
// CHECK-NEXT: %[[O:.*]], %{{.*}}, %{{.*}} = pipe.attention query(%[[QUERIES]] : tensor<2x4x3x8xf32>)
// CHECK-SAME: key(%[[KEYS]] : tensor<2x6x3x8xf32>) value(%[[VALUES]] : tensor<2x6x3x8xf32>)
// CHECK-SAME: extras(%[[SEEN]] : tensor<2x6xi1>)
// CHECK-SAME: maps [#[[QUERY]], #[[KEY]], #[[VALUE]], #[[MASK]], #[[OUTPUT]]]
// CHECK-SAME: -> tensor<2x4x3x8xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32> scores {
// CHECK-NEXT: ^bb0(%[[RAW:.*]]: f32, %[[HIDE:.*]]: i1, %{{.*}}: index, %{{.*}}: index, %[[ROW:.*]]: index, %[[COLUMN:.*]]: index):
// CHECK-DAG: %[[SCALED:.*]] = arith.mulf %[[RAW]], %{{.*}} : f32
// CHECK-DAG: %[[R:.*]] = arith.index_cast %[[ROW]] : index to i64
// CHECK-DAG: %[[C:.*]] = arith.index_cast %[[COLUMN]] : index to i64
// CHECK-DAG: arith.cmpi sle, %[[C]], %[[R]] : i64
// CHECK-DAG: arith.select %[[HIDE]], %{{.*}}, %{{.*}} : f32
// CHECK: pipe.yield %{{.*}} : f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[MERGED:.*]] = tensor.collapse_shape %[[O]] {{\[\[}}0], [1], [2, 3]]
// CHECK-NEXT: pipe.yield %[[MERGED]] : tensor<2x4x24xf32>
#a2 = affine_map<(a, b) -> (a, b)>
#row2 = affine_map<(a, b) -> (a)>
#column2 = affine_map<(a, b) -> (b)>
#none2 = affine_map<(a, b) -> ()>
#a3 = affine_map<(b, r, c) -> (b, r, c)>
#a4 = affine_map<(b, h, r, c) -> (b, h, r, c)>
#rows4 = affine_map<(b, h, r, c) -> (b, h, r)>
#square4 = affine_map<(b, h, r, c) -> (r, c)>
#hidden4 = affine_map<(b, h, r, c) -> (b, 0, 0, c)>
func.func @m(%q: tensor<2x4x24xf32> {pipe.input = "q"}, %k: tensor<2x6x24xf32> {pipe.input = "k"},
             %v: tensor<2x6x24xf32> {pipe.input = "v"},
             %hidden: tensor<2x1x1x6xi1> {pipe.input = "hidden"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "steps" (%q, %k, %v, %hidden)
      : (tensor<2x4x24xf32>, tensor<2x6x24xf32>, tensor<2x6x24xf32>, tensor<2x1x1x6xi1>)
      -> tensor<2x4x24xf32> {
  ^bb0(%a: tensor<2x4x24xf32>, %b: tensor<2x6x24xf32>, %c: tensor<2x6x24xf32>,
       %mask: tensor<2x1x1x6xi1>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %scale = arith.constant 0.35 : f32
    %a0 = tensor.expand_shape %a [[0], [1], [2, 3]] output_shape [2, 4, 3, 8]
        : tensor<2x4x24xf32> into tensor<2x4x3x8xf32>
    %b0 = tensor.expand_shape %b [[0], [1], [2, 3]] output_shape [2, 6, 3, 8]
        : tensor<2x6x24xf32> into tensor<2x6x3x8xf32>
    %c0 = tensor.expand_shape %c [[0], [1], [2, 3]] output_shape [2, 6, 3, 8]
        : tensor<2x6x24xf32> into tensor<2x6x3x8xf32>
    %e0 = tensor.empty() : tensor<2x3x4x8xf32>
    %a1 = linalg.transpose ins(%a0 : tensor<2x4x3x8xf32>) outs(%e0 : tensor<2x3x4x8xf32>) permutation = [0, 2, 1, 3]
    %e1 = tensor.empty() : tensor<2x3x8x6xf32>
    %b1 = linalg.transpose ins(%b0 : tensor<2x6x3x8xf32>) outs(%e1 : tensor<2x3x8x6xf32>) permutation = [0, 2, 3, 1]
    %e2 = tensor.empty() : tensor<2x3x6x8xf32>
    %c1 = linalg.transpose ins(%c0 : tensor<2x6x3x8xf32>) outs(%e2 : tensor<2x3x6x8xf32>) permutation = [0, 2, 1, 3]
    %a2 = tensor.collapse_shape %a1 [[0, 1], [2], [3]] : tensor<2x3x4x8xf32> into tensor<6x4x8xf32>
    %b2 = tensor.collapse_shape %b1 [[0, 1], [2], [3]] : tensor<2x3x8x6xf32> into tensor<6x8x6xf32>
    %c2 = tensor.collapse_shape %c1 [[0, 1], [2], [3]] : tensor<2x3x6x8xf32> into tensor<6x6x8xf32>
    %e3 = tensor.empty() : tensor<6x4x6xf32>
    %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %raw0 = linalg.batch_matmul ins(%a2, %b2 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%z3 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %raw = tensor.expand_shape %raw0 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %e4 = tensor.empty() : tensor<2x3x4x6xf32>
    %s0 = linalg.generic {indexing_maps = [#a4, #a4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%raw : tensor<2x3x4x6xf32>) outs(%e4 : tensor<2x3x4x6xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.mulf %x, %scale : f32
      linalg.yield %0 : f32
    } -> tensor<2x3x4x6xf32>
    %e5 = tensor.empty() : tensor<4xi64>
    %rows = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>], iterator_types = ["parallel"]} outs(%e5 : tensor<4xi64>) {
    ^bb0(%o: i64):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i64
      linalg.yield %1 : i64
    } -> tensor<4xi64>
    %e6 = tensor.empty() : tensor<6xi64>
    %columns = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>], iterator_types = ["parallel"]} outs(%e6 : tensor<6xi64>) {
    ^bb0(%o: i64):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i64
      linalg.yield %1 : i64
    } -> tensor<6xi64>
    %e7 = tensor.empty() : tensor<4x6xi1>
    %isBefore = linalg.generic {indexing_maps = [#column2, #row2, #a2], iterator_types = ["parallel", "parallel"]}
        ins(%columns, %rows : tensor<6xi64>, tensor<4xi64>) outs(%e7 : tensor<4x6xi1>) {
    ^bb0(%x: i64, %y: i64, %o: i1):
      %0 = arith.cmpi sle, %x, %y : i64
      linalg.yield %0 : i1
    } -> tensor<4x6xi1>
    %e8 = tensor.empty() : tensor<4x6xf32>
    %f0 = arith.constant dense<0.0> : tensor<f32>
    %f1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %causal = linalg.generic {indexing_maps = [#a2, #none2, #none2, #a2], iterator_types = ["parallel", "parallel"]}
        ins(%isBefore, %f0, %f1 : tensor<4x6xi1>, tensor<f32>, tensor<f32>) outs(%e8 : tensor<4x6xf32>) {
    ^bb0(%x: i1, %y: f32, %z: f32, %o: f32):
      %0 = arith.select %x, %y, %z : f32
      linalg.yield %0 : f32
    } -> tensor<4x6xf32>
    %s1 = linalg.generic {indexing_maps = [#a4, #square4, #a4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%s0, %causal : tensor<2x3x4x6xf32>, tensor<4x6xf32>) outs(%e4 : tensor<2x3x4x6xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %0 = arith.addf %x, %y : f32
      linalg.yield %0 : f32
    } -> tensor<2x3x4x6xf32>
    %s2 = linalg.generic {indexing_maps = [#hidden4, #a4, #a4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%mask, %s1 : tensor<2x1x1x6xi1>, tensor<2x3x4x6xf32>) outs(%e4 : tensor<2x3x4x6xf32>) {
    ^bb0(%x: i1, %y: f32, %o: f32):
      %0 = arith.select %x, %lowest, %y : f32
      linalg.yield %0 : f32
    } -> tensor<2x3x4x6xf32>
    %e9 = tensor.empty() : tensor<2x3x4xf32>
    %l9 = linalg.fill ins(%lowest : f32) outs(%e9 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %greatest = linalg.generic {indexing_maps = [#a4, #rows4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%s2 : tensor<2x3x4x6xf32>) outs(%l9 : tensor<2x3x4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.maximumf %x, %o : f32
      linalg.yield %0 : f32
    } -> tensor<2x3x4xf32>
    %spread = linalg.generic {indexing_maps = [#rows4, #a4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%greatest : tensor<2x3x4xf32>) outs(%e4 : tensor<2x3x4x6xf32>) {
    ^bb0(%x: f32, %o: f32):
      linalg.yield %x : f32
    } -> tensor<2x3x4x6xf32>
    %shifted = linalg.sub ins(%s2, %spread : tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) outs(%e4 : tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<2x3x4x6xf32>) outs(%e4 : tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
    %z9 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %total = linalg.generic {indexing_maps = [#a4, #rows4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%weights : tensor<2x3x4x6xf32>) outs(%z9 : tensor<2x3x4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.addf %x, %o : f32
      linalg.yield %0 : f32
    } -> tensor<2x3x4xf32>
    %shares = linalg.generic {indexing_maps = [#a4, #rows4, #a4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%weights, %total : tensor<2x3x4x6xf32>, tensor<2x3x4xf32>) outs(%e4 : tensor<2x3x4x6xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %0 = arith.divf %x, %y : f32
      linalg.yield %0 : f32
    } -> tensor<2x3x4x6xf32>
    %shares0 = tensor.collapse_shape %shares [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
    %e10 = tensor.empty() : tensor<6x4x8xf32>
    %z10 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %mixed = linalg.batch_matmul ins(%shares0, %c2 : tensor<6x4x6xf32>, tensor<6x6x8xf32>) outs(%z10 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %mixed0 = tensor.expand_shape %mixed [[0, 1], [2], [3]] output_shape [2, 3, 4, 8] : tensor<6x4x8xf32> into tensor<2x3x4x8xf32>
    %e11 = tensor.empty() : tensor<2x4x3x8xf32>
    %mixed1 = linalg.transpose ins(%mixed0 : tensor<2x3x4x8xf32>) outs(%e11 : tensor<2x4x3x8xf32>) permutation = [0, 2, 1, 3]
    %merged = tensor.collapse_shape %mixed1 [[0], [1], [2, 3]] : tensor<2x4x3x8xf32> into tensor<2x4x24xf32>
    pipe.yield %merged : tensor<2x4x24xf32>
  }
  %l = pipe.layer "loss" (%y) : (tensor<2x4x24xf32>) -> tensor<f32> {
  ^bb0(%t: tensor<2x4x24xf32>):
    %i = arith.constant dense<0.0> : tensor<f32>
    %s = linalg.reduce {arith.addf} ins(%t : tensor<2x4x24xf32>) outs(%i : tensor<f32>) dimensions = [0, 1, 2]
    pipe.yield %s : tensor<f32>
  }
  return %l : tensor<f32>
}

// -----

// Fused: a mask of indices in one op with the scale, the exponential of a difference, the
// division after the second contraction; one head. A greatest score that may be no number is
// guarded, and the sum is a reciprocal; the bias is trained.

// CHECK-LABEL: pipe.layer "fused"
// CHECK-NEXT: ^bb0(%[[Q:.*]]: tensor<4x8xf32>, %[[K:.*]]: tensor<6x8xf32>, %[[V:.*]]: tensor<6x5xf32>, %[[BIAS:.*]]: tensor<6x4xf32>):
// CHECK-NEXT: %[[O:.*]], %{{.*}}, %{{.*}} = pipe.attention query(%[[Q]] : tensor<4x8xf32>) key(%[[K]] : tensor<6x8xf32>)
// CHECK-SAME: value(%[[V]] : tensor<6x5xf32>) extras(%[[BIAS]] : tensor<6x4xf32>)
// CHECK-SAME: -> tensor<4x5xf32>, tensor<4xf32>, tensor<4xf32> scores {
// CHECK-NEXT: ^bb0(%[[RAW:.*]]: f32, %[[B:.*]]: f32, %[[ROW:.*]]: index, %[[COLUMN:.*]]: index):
// CHECK-DAG: %[[BIASED:.*]] = arith.addf %[[RAW]], %[[B]] : f32
// CHECK-DAG: %[[LATER:.*]] = arith.cmpi ugt, %[[COLUMN]], %[[ROW]] : index
// CHECK: %[[SCORE:.*]] = arith.select %[[LATER]], %{{.*}}, %[[BIASED]] : f32
// CHECK: pipe.yield %[[SCORE]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: pipe.yield %[[O]] : tensor<4x5xf32>
#rc = affine_map<(r, c) -> (r, c)>
#cr = affine_map<(r, c) -> (c, r)>
#r = affine_map<(r, c) -> (r)>
func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<6x8xf32> {pipe.input = "k"},
             %v: tensor<6x5xf32> {pipe.input = "v"}, %bias: tensor<6x4xf32> {pipe.parameter = "bias"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "fused" (%q, %k, %v, %bias)
      : (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x5xf32>, tensor<6x4xf32>) -> tensor<4x5xf32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>, %c: tensor<6x5xf32>, %d: tensor<6x4xf32>):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.generic {indexing_maps = [affine_map<(r, c, f) -> (c, f)>, affine_map<(r, c, f) -> (r, f)>, affine_map<(r, c, f) -> (r, c)>],
                           iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%b, %a : tensor<6x8xf32>, tensor<4x8xf32>) outs(%z : tensor<4x6xf32>) {
    ^bb0(%x: f32, %w: f32, %o: f32):
      %0 = arith.mulf %x, %w : f32
      %1 = arith.addf %o, %0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x6xf32>
    %s = linalg.generic {indexing_maps = [#rc, #cr, #rc], iterator_types = ["parallel", "parallel"]}
        ins(%raw, %d : tensor<4x6xf32>, tensor<6x4xf32>) outs(%e : tensor<4x6xf32>) {
    ^bb0(%x: f32, %w: f32, %o: f32):
      %0 = arith.addf %x, %w : f32
      %row = linalg.index 0 : index
      %column = linalg.index 1 : index
      %later = arith.cmpi ugt, %column, %row : index
      %1 = arith.select %later, %lowest, %0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.generic {indexing_maps = [#rc, #r], iterator_types = ["parallel", "reduction"]}
        ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) attrs = {pipe.stop_gradient} {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.maximumf %o, %x : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    %guarded = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> (r)>], iterator_types = ["parallel"]}
        ins(%greatest : tensor<4xf32>) outs(%er : tensor<4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.cmpf oeq, %x, %lowest : f32
      %1 = arith.select %0, %zero, %x : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    %weights = linalg.generic {indexing_maps = [#rc, #r, #rc], iterator_types = ["parallel", "parallel"]}
        ins(%s, %guarded : tensor<4x6xf32>, tensor<4xf32>) outs(%e : tensor<4x6xf32>) {
    ^bb0(%x: f32, %w: f32, %o: f32):
      %0 = arith.subf %x, %w : f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.generic {indexing_maps = [#rc, #r], iterator_types = ["parallel", "reduction"]}
        ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.addf %o, %x : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    %reciprocal = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> (r)>], iterator_types = ["parallel"]}
        ins(%total : tensor<4xf32>) outs(%er : tensor<4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.divf %one, %x : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    %eo = tensor.empty() : tensor<4x5xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x5xf32>) -> tensor<4x5xf32>
    %product = linalg.matmul ins(%weights, %c : tensor<4x6xf32>, tensor<6x5xf32>) outs(%zo : tensor<4x5xf32>) -> tensor<4x5xf32>
    %mixed = linalg.generic {indexing_maps = [#r, #rc, #rc], iterator_types = ["parallel", "parallel"]}
        ins(%reciprocal, %product : tensor<4xf32>, tensor<4x5xf32>) outs(%eo : tensor<4x5xf32>) {
    ^bb0(%x: f32, %w: f32, %o: f32):
      %0 = arith.mulf %x, %w : f32
      linalg.yield %0 : f32
    } -> tensor<4x5xf32>
    pipe.yield %mixed : tensor<4x5xf32>
  }
  %l = pipe.layer "loss" (%y) : (tensor<4x5xf32>) -> tensor<f32> {
  ^bb0(%t: tensor<4x5xf32>):
    %i = arith.constant dense<0.0> : tensor<f32>
    %s = linalg.reduce {arith.addf} ins(%t : tensor<4x5xf32>) outs(%i : tensor<f32>) dimensions = [0, 1]
    pipe.yield %s : tensor<f32>
  }
  return %l : tensor<f32>
}

// -----

// Three heads of queries share one of keys and values, which is repeated before the product; a
// single row.

// CHECK-DAG: #[[GROUPED_QUERY:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4)>
// CHECK-DAG: #[[GROUPED_KEY:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d4)>
// CHECK-DAG: #[[GROUPED_VALUE:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d5)>
// CHECK-DAG: #[[GROUPED_OUTPUT:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5)>
// CHECK-LABEL: pipe.layer "grouped"
// CHECK-NEXT: ^bb0(%[[Q:.*]]: tensor<6x1x8xf32>, %[[K:.*]]: tensor<2x5x8xf32>):
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[Q]]
// CHECK-NEXT: %[[O:.*]], %{{.*}}, %{{.*}} = pipe.attention query(%[[EXPANDED]] : tensor<2x3x1x8xf32>) key(%[[K]] : tensor<2x5x8xf32>)
// CHECK-SAME: value(%[[K]] : tensor<2x5x8xf32>) maps [#[[GROUPED_QUERY]], #[[GROUPED_KEY]], #[[GROUPED_VALUE]], #[[GROUPED_OUTPUT]]]
// CHECK-SAME: -> tensor<2x3x1x8xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32> scores {
// CHECK: %[[MERGED:.*]] = tensor.collapse_shape %[[O]] {{\[\[}}0, 1], [2], [3]]
// CHECK-NEXT: pipe.yield %[[MERGED]]
// CHECK: pipe.layer "loss"
func.func @m(%q: tensor<6x1x8xf32> {pipe.input = "q"}, %k: tensor<2x5x8xf32> {pipe.input = "k"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "grouped" (%q, %k) : (tensor<6x1x8xf32>, tensor<2x5x8xf32>) -> tensor<6x1x8xf32> {
  ^bb0(%a: tensor<6x1x8xf32>, %b: tensor<2x5x8xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant -3.40282347E+38 : f32
    %e0 = tensor.empty() : tensor<2x3x5x8xf32>
    %b0 = linalg.broadcast ins(%b : tensor<2x5x8xf32>) outs(%e0 : tensor<2x3x5x8xf32>) dimensions = [1]
    %b1 = tensor.collapse_shape %b0 [[0, 1], [2], [3]] : tensor<2x3x5x8xf32> into tensor<6x5x8xf32>
    %e1 = tensor.empty() : tensor<6x1x5xf32>
    %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x1x5xf32>) -> tensor<6x1x5xf32>
    %raw = linalg.batch_matmul
        indexing_maps = [affine_map<(b, r, c, f) -> (b, r, f)>, affine_map<(b, r, c, f) -> (b, c, f)>, affine_map<(b, r, c, f) -> (b, r, c)>]
        ins(%a, %b1 : tensor<6x1x8xf32>, tensor<6x5x8xf32>) outs(%z1 : tensor<6x1x5xf32>) -> tensor<6x1x5xf32>
    %e2 = tensor.empty() : tensor<6x1xf32>
    %l2 = linalg.fill ins(%lowest : f32) outs(%e2 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%raw : tensor<6x1x5xf32>) outs(%l2 : tensor<6x1xf32>) dimensions = [2]
    %spread = linalg.broadcast ins(%greatest : tensor<6x1xf32>) outs(%e1 : tensor<6x1x5xf32>) dimensions = [2]
    %shifted = linalg.sub ins(%raw, %spread : tensor<6x1x5xf32>, tensor<6x1x5xf32>) outs(%e1 : tensor<6x1x5xf32>) -> tensor<6x1x5xf32>
    %weights = linalg.exp ins(%shifted : tensor<6x1x5xf32>) outs(%e1 : tensor<6x1x5xf32>) -> tensor<6x1x5xf32>
    %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<6x1x5xf32>) outs(%z2 : tensor<6x1xf32>) dimensions = [2]
    %totals = linalg.broadcast ins(%total : tensor<6x1xf32>) outs(%e1 : tensor<6x1x5xf32>) dimensions = [2]
    %shares = linalg.div ins(%weights, %totals : tensor<6x1x5xf32>, tensor<6x1x5xf32>) outs(%e1 : tensor<6x1x5xf32>) -> tensor<6x1x5xf32>
    %e3 = tensor.empty() : tensor<6x1x8xf32>
    %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<6x1x8xf32>) -> tensor<6x1x8xf32>
    %mixed = linalg.batch_matmul ins(%shares, %b1 : tensor<6x1x5xf32>, tensor<6x5x8xf32>) outs(%z3 : tensor<6x1x8xf32>) -> tensor<6x1x8xf32>
    pipe.yield %mixed : tensor<6x1x8xf32>
  }
  %l = pipe.layer "loss" (%y) : (tensor<6x1x8xf32>) -> tensor<f32> {
  ^bb0(%t: tensor<6x1x8xf32>):
    %i = arith.constant dense<0.0> : tensor<f32>
    %s = linalg.reduce {arith.addf} ins(%t : tensor<6x1x8xf32>) outs(%i : tensor<f32>) dimensions = [0, 1, 2]
    pipe.yield %s : tensor<f32>
  }
  return %l : tensor<f32>
}
