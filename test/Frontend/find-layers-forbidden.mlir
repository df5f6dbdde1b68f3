// Layers that locations name and dataflow forbids.

// RUN: not pipeline-opt %s -split-input-file --pipe-find-layers=by=location 2>&1 | FileCheck %s

// A loop's scalar can't be computed twice, and can't cross either.

// CHECK: error: loc("h.1"): in layer "h.1" reads a value of type 'f32' of another layer, and only tensors cross layers; compute it as a tensor
// CHECK: note: loc("h.0"): the value is made here

func.func @scalar(%x: tensor<4x4xf32> {pipe.input = "x"}, %w0: tensor<4x4xf32> {pipe.parameter = "h.0"},
                  %w1: tensor<4x4xf32> {pipe.parameter = "h.1"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x4xf32>
  %start = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (f32) {
    %v = tensor.extract %w0[%i, %i] : tensor<4x4xf32>
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  } loc("h.0")
  %y0 = linalg.matmul ins(%x, %w0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.0")
  %y1 = linalg.matmul ins(%y0, %w1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.1")
  %none = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<4x4xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %q = arith.mulf %p, %sum : f32
    %next = arith.addf %s, %q : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("h.1")
  return %loss : tensor<f32>
}

// -----

// A buffer that the first block reads gets its new value from the second.

// CHECK: error: loc("h.0"): this op and the one that makes the new value of buffer "b" must be in one layer, but are in two; name modules by pattern= that hold both
// CHECK: note: loc("h.1"): the other op

func.func @buffer(%x: tensor<4x4xf32> {pipe.input = "x"}, %w0: tensor<4x4xf32> {pipe.parameter = "h.0"},
                  %w1: tensor<4x4xf32> {pipe.parameter = "h.1"}, %b: tensor<4x4xf32> {pipe.buffer = "b"})
    -> (tensor<f32> {pipe.loss}, tensor<4x4xf32> {pipe.buffer = "b"}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %start = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y0 = linalg.matmul ins(%x, %w0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.0")
  %y1 = linalg.matmul ins(%y0, %w1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.1")
  %new = linalg.add ins(%y1, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.1")
  %none = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<4x4xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  return %loss, %new : tensor<f32>, tensor<4x4xf32>
}

// -----

// By its location the product is of the second block, but the first reads it.

// CHECK: error: loc("h.1"): is of module 'h.1' by its location, but an earlier layer reads its result; find layers by=structure, or name other modules by pattern=
// CHECK: note: loc("h.0"): is read here

func.func @order(%x: tensor<4x4xf32> {pipe.input = "x"}, %w0: tensor<4x4xf32> {pipe.parameter = "h.0"},
                 %w1: tensor<4x4xf32> {pipe.parameter = "h.1"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %start = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %a = linalg.matmul ins(%x, %w0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.0")
  %b = linalg.matmul ins(%x, %w1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.1")
  %c = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32> loc("h.0")
  %none = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%c : tensor<4x4xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("h.1")
  return %loss : tensor<f32>
}
