// Layers by the shape of the graph. See find-layers-location.mlir for blocks that repeat.

// RUN: pipeline-opt %s -split-input-file --pipe-find-layers=by=structure --pipe-verify=phase=model \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer

// The steps of an unrolled loop share their parameter and its transpose: each layer reads
// the parameter, none sends the transpose.

// CHECK-LABEL: func.func @steps
// CHECK-SAME:    %[[X:[^ ]+]]: tensor<4x4xf32>
// CHECK-SAME:    %[[W:[^ ]+]]: tensor<4x4xf32>
// CHECK:         %[[Y0:.*]] = pipe.layer "cell"(%[[W]], %[[X]])
// CHECK:           linalg.transpose
// CHECK:         %[[Y1:.*]] = pipe.layer "cell-2"(%[[W]], %[[Y0]])
// CHECK:           linalg.transpose
// CHECK:         %[[Y2:.*]] = pipe.layer "cell-3"(%[[W]], %[[Y1]])
// CHECK:           linalg.transpose
// CHECK:         pipe.layer "loss"(%[[Y2]])
func.func @steps(%x: tensor<4x4xf32> {pipe.input = "x"},
                 %w: tensor<4x4xf32> {pipe.parameter = "cell.weight"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x4xf32>
  %wt = linalg.transpose ins(%w : tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) permutation = [1, 0]
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y0 = linalg.matmul ins(%x, %wt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y1 = linalg.matmul ins(%y0, %wt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y2 = linalg.matmul ins(%y1, %wt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32>
  %none = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%y2 : tensor<4x4xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  return %loss : tensor<f32>
}

// -----

// Nothing repeats: of the two places where the products can be parted in two, the one
// where 2 columns cross is taken before the one where 8 do; a third of the time is enough
// for a layer.

// CHECK-LABEL: func.func @narrow
// CHECK-SAME:    %[[X:[^ ]+]]: tensor<16x16xf32>
// CHECK-SAME:    %[[A:[^ ]+]]: tensor<16x2xf32>
// CHECK-SAME:    %[[B:[^ ]+]]: tensor<2x16xf32>
// CHECK:         %[[Y0:.*]] = pipe.layer "a"(%[[X]], %[[A]])
// CHECK-SAME:        -> tensor<16x2xf32>
// CHECK:         pipe.layer "b"(%[[Y0]], %[[B]])
// CHECK:           linalg.matmul
// CHECK:           linalg.generic
func.func @narrow(%x: tensor<16x16xf32> {pipe.input = "x"},
                  %a: tensor<16x2xf32> {pipe.parameter = "a.weight"},
                  %b: tensor<2x16xf32> {pipe.parameter = "b.weight"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<16x2xf32>
  %e16 = tensor.empty() : tensor<16x16xf32>
  %s2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<16x2xf32>) -> tensor<16x2xf32>
  %s16 = linalg.fill ins(%zero : f32) outs(%e16 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %y0 = linalg.matmul ins(%x, %a : tensor<16x16xf32>, tensor<16x2xf32>) outs(%s2 : tensor<16x2xf32>) -> tensor<16x2xf32>
  %y1 = linalg.matmul ins(%y0, %b : tensor<16x2xf32>, tensor<2x16xf32>) outs(%s16 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %none = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<16x16xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  return %loss : tensor<f32>
}

// -----

// A scanned model is one loop, which no layer splits; a head follows.

// CHECK-LABEL: func.func @scan
// CHECK:         pipe.layer
// CHECK:           scf.for
// CHECK:         pipe.layer
// CHECK:           linalg.matmul
func.func @scan(%x: tensor<16x16xf32> {pipe.input = "x"},
                %ws: tensor<4x16x16xf32> {pipe.parameter = "layers.w"},
                %h: tensor<16x16xf32> {pipe.parameter = "out"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<16x16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x16xf32>) -> tensor<16x16xf32>
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x) -> (tensor<16x16xf32>) {
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<4x16x16xf32> to tensor<16x16xf32>
    %b = linalg.matmul ins(%a, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%start : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %b : tensor<16x16xf32>
  }
  %z = linalg.matmul ins(%y, %h : tensor<16x16xf32>, tensor<16x16xf32>) outs(%start : tensor<16x16xf32>) -> tensor<16x16xf32>
  %none = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%z : tensor<16x16xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  return %loss : tensor<f32>
}
