// What several layers read: cloned where it is cheap and carries no gradient, else made
// once.

// RUN: pipeline-opt %s -split-input-file --pipe-find-layers --pipe-verify=phase=model \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer

#all = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>

// A bias that the first block computes of a parameter, and both add: it carries a
// gradient, is made before the first block, and sent to both.

// CHECK-LABEL: func.func @bias
// CHECK-SAME:    %[[X:[^ ]+]]: tensor<8x8xf32>
// CHECK-SAME:    %[[B:[^ ]+]]: tensor<8x8xf32>
// CHECK:         %[[BIAS:.*]] = pipe.layer "h.0.bias"(%[[B]])
// CHECK:           math.exp
// CHECK:         %[[Y0:.*]] = pipe.layer "h.0"(%[[X]], %{{.*}}, %[[BIAS]])
// CHECK-NOT:       math.exp
// CHECK:         %[[Y1:.*]] = pipe.layer "h.1"(%[[Y0]], %{{.*}}, %[[BIAS]])
// CHECK-NOT:       math.exp
// CHECK:         pipe.layer "loss"(%[[Y1]])
func.func @bias(%x: tensor<8x8xf32> {pipe.input = "x"}, %b: tensor<8x8xf32> {pipe.parameter = "h.0.bias"},
                %w0: tensor<8x8xf32> {pipe.parameter = "h.0.w"}, %w1: tensor<8x8xf32> {pipe.parameter = "h.1.w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p0 = linalg.matmul ins(%x, %w0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.0")
  %bias = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = math.exp %v : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32> loc("h.0.bias")
  %y0 = linalg.add ins(%p0, %bias : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.0")
  %p1 = linalg.matmul ins(%y0, %w1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.1")
  %y1 = linalg.add ins(%p1, %bias : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.1")
  %s = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#all, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<8x8xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %q: f32):
    %next = arith.addf %q, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("<loss>")
  return %loss : tensor<f32>
}

// -----

// What is read of a million exponentials: it takes longer than the blocks that read it, is
// computed once, before them, and sent.

#all = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>

// CHECK-LABEL: func.func @costly
// CHECK:         %[[MASK:.*]] = pipe.layer
// CHECK:           math.exp
// CHECK:         %[[Y0:.*]] = pipe.layer "h.0"({{.*}}%[[MASK]]
// CHECK-NOT:       math.exp
// CHECK:         %[[Y1:.*]] = pipe.layer "h.1"({{.*}}%[[MASK]]
// CHECK-NOT:       math.exp
// CHECK:         pipe.layer "loss"(%[[Y1]])
func.func @costly(%x: tensor<1024x1024xf32> {pipe.input = "x"}, %i: tensor<8x8xf32> {pipe.input = "i"},
                  %w0: tensor<8x8xf32> {pipe.parameter = "h.0.w"}, %w1: tensor<8x8xf32> {pipe.parameter = "h.1.w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %large = tensor.empty() : tensor<1024x1024xf32>
  %start = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %mask = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<1024x1024xf32>) outs(%large : tensor<1024x1024xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = math.exp %v : f32
    linalg.yield %r : f32
  } -> tensor<1024x1024xf32> loc("h.0.mask")
  %m = tensor.extract_slice %mask[0, 0] [8, 8] [1, 1] : tensor<1024x1024xf32> to tensor<8x8xf32> loc("h.0.mask")
  %p0 = linalg.matmul ins(%i, %w0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.0")
  %y0 = linalg.add ins(%p0, %m : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.0")
  %p1 = linalg.matmul ins(%y0, %w1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.1")
  %y1 = linalg.add ins(%p1, %m : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.1")
  %s = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#all, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<8x8xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %q: f32):
    %next = arith.addf %q, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("<loss>")
  return %loss : tensor<f32>
}

// -----

// The first block reads what it gets as rows, and makes a box; the second reads the box
// as rows: what crosses has one shape, and the blocks are equal.

#box = affine_map<(i, j, k) -> (i, j, k)>
#none3 = affine_map<(i, j, k) -> ()>

// CHECK-LABEL: func.func @shapes
// CHECK:         %[[Y0:.*]] = pipe.layer "h.0"
// CHECK-SAME:      (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK:         %[[Y1:.*]] = pipe.layer "h.1"(%[[Y0]], %{{.*}}) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NOT:       tensor.collapse_shape
// CHECK:         pipe.layer "loss"(%[[Y1]])
// CHECK:           tensor.expand_shape
// CHECK-NOT:       tensor.collapse_shape
func.func @shapes(%x: tensor<8x8xf32> {pipe.input = "x"},
                  %w0: tensor<8x8xf32> {pipe.parameter = "h.0.w"}, %w1: tensor<8x8xf32> {pipe.parameter = "h.1.w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p0 = linalg.matmul ins(%x, %w0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.0")
  %b0 = tensor.expand_shape %p0 [[0, 1], [2]] output_shape [2, 4, 8] : tensor<8x8xf32> into tensor<2x4x8xf32> loc("h.0")
  %r0 = tensor.collapse_shape %b0 [[0, 1], [2]] : tensor<2x4x8xf32> into tensor<8x8xf32> loc("h.1")
  %p1 = linalg.matmul ins(%r0, %w1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32> loc("h.1")
  %b1 = tensor.expand_shape %p1 [[0, 1], [2]] output_shape [2, 4, 8] : tensor<8x8xf32> into tensor<2x4x8xf32> loc("h.1")
  %s = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#box, #none3], iterator_types = ["reduction", "reduction", "reduction"]}
      ins(%b1 : tensor<2x4x8xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %q: f32):
    %next = arith.addf %q, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("<loss>")
  return %loss : tensor<f32>
}
