// Named ops, in all the shapes that they come in: one row, one column, one element.
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

func.func private @thin_products(%a: tensor<1x70xf32>, %b: tensor<70x1xf32>, %c: tensor<70x70xf32>, %s: tensor<1x1xf32>, %v: tensor<70xf32>) -> (tensor<1x1xf32>, tensor<1x70xf32>, tensor<70x1xf32>, tensor<70x70xf32>, tensor<70xf32>, tensor<70xf32>, tensor<f32>, tensor<1x1xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e11 = tensor.empty() : tensor<1x1xf32>
  %e1n = tensor.empty() : tensor<1x70xf32>
  %en1 = tensor.empty() : tensor<70x1xf32>
  %enn = tensor.empty() : tensor<70x70xf32>
  %en = tensor.empty() : tensor<70xf32>
  %e0 = tensor.empty() : tensor<f32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<1x1xf32>) -> tensor<1x1xf32>
  %z1n = linalg.fill ins(%zero : f32) outs(%e1n : tensor<1x70xf32>) -> tensor<1x70xf32>
  %zn1 = linalg.fill ins(%zero : f32) outs(%en1 : tensor<70x1xf32>) -> tensor<70x1xf32>
  %znn = linalg.fill ins(%zero : f32) outs(%enn : tensor<70x70xf32>) -> tensor<70x70xf32>
  %zn = linalg.fill ins(%zero : f32) outs(%en : tensor<70xf32>) -> tensor<70xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %p0 = linalg.matmul ins(%a, %b : tensor<1x70xf32>, tensor<70x1xf32>) outs(%z11 : tensor<1x1xf32>) -> tensor<1x1xf32>
  %p1 = linalg.matmul ins(%a, %c : tensor<1x70xf32>, tensor<70x70xf32>) outs(%z1n : tensor<1x70xf32>) -> tensor<1x70xf32>
  %p2 = linalg.matmul ins(%c, %b : tensor<70x70xf32>, tensor<70x1xf32>) outs(%zn1 : tensor<70x1xf32>) -> tensor<70x1xf32>
  %p3 = linalg.matmul ins(%b, %a : tensor<70x1xf32>, tensor<1x70xf32>) outs(%znn : tensor<70x70xf32>) -> tensor<70x70xf32>
  %p4 = linalg.matvec ins(%c, %v : tensor<70x70xf32>, tensor<70xf32>) outs(%zn : tensor<70xf32>) -> tensor<70xf32>
  %p5 = linalg.vecmat ins(%v, %c : tensor<70xf32>, tensor<70x70xf32>) outs(%zn : tensor<70xf32>) -> tensor<70xf32>
  %p6 = linalg.dot ins(%v, %v : tensor<70xf32>, tensor<70xf32>) outs(%z0 : tensor<f32>) -> tensor<f32>
  %p7 = linalg.matmul ins(%s, %s : tensor<1x1xf32>, tensor<1x1xf32>) outs(%z11 : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %p0, %p1, %p2, %p3, %p4, %p5, %p6, %p7 : tensor<1x1xf32>, tensor<1x70xf32>, tensor<70x1xf32>, tensor<70x70xf32>, tensor<70xf32>, tensor<70xf32>, tensor<f32>, tensor<1x1xf32>
}
func.func private @batches(%a: tensor<3x5x7xf32>, %b: tensor<3x7x6xf32>, %c: tensor<7x6xf32>, %v: tensor<3x7xf32>, %o: tensor<1x5x7xf32>, %t: tensor<3x6x7xf32>) -> (tensor<3x5x6xf32>, tensor<3x5x6xf32>, tensor<3x5xf32>, tensor<1x5x6xf32>, tensor<3x5x6xf32>, tensor<5x6xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x5x6xf32>
  %ev = tensor.empty() : tensor<3x5xf32>
  %e1 = tensor.empty() : tensor<1x5x6xf32>
  %es = tensor.empty() : tensor<5x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %zv = linalg.fill ins(%zero : f32) outs(%ev : tensor<3x5xf32>) -> tensor<3x5xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<5x6xf32>) -> tensor<5x6xf32>
  %p0 = linalg.batch_matmul ins(%a, %b : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%z : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  // The same right matrix for every left one.
  %p1 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %c : tensor<3x5x7xf32>, tensor<7x6xf32>) outs(%z : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %p2 = linalg.batch_matvec ins(%a, %v : tensor<3x5x7xf32>, tensor<3x7xf32>) outs(%zv : tensor<3x5xf32>) -> tensor<3x5xf32>
  %c1 = tensor.expand_shape %c [[0, 1], [2]] output_shape [1, 7, 6] : tensor<7x6xf32> into tensor<1x7x6xf32>
  %p3 = linalg.batch_matmul ins(%o, %c1 : tensor<1x5x7xf32>, tensor<1x7x6xf32>) outs(%z1 : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
  %p4 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %t : tensor<3x5x7xf32>, tensor<3x6x7xf32>) outs(%z : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %p5 = linalg.batch_reduce_matmul ins(%a, %b : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%zs : tensor<5x6xf32>) -> tensor<5x6xf32>
  return %p0, %p1, %p2, %p3, %p4, %p5 : tensor<3x5x6xf32>, tensor<3x5x6xf32>, tensor<3x5xf32>, tensor<1x5x6xf32>, tensor<3x5x6xf32>, tensor<5x6xf32>
}
func.func private @transposed(%a: tensor<7x5xf32>, %b: tensor<7x6xf32>, %c: tensor<5x7xf32>, %d: tensor<6x7xf32>) -> (tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<5x6xf32>) -> tensor<5x6xf32>
  %p0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<7x5xf32>, tensor<7x6xf32>) outs(%z : tensor<5x6xf32>) -> tensor<5x6xf32>
  %p1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%c, %d : tensor<5x7xf32>, tensor<6x7xf32>) outs(%z : tensor<5x6xf32>) -> tensor<5x6xf32>
  %p2 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %d : tensor<7x5xf32>, tensor<6x7xf32>) outs(%z : tensor<5x6xf32>) -> tensor<5x6xf32>
  return %p0, %p1, %p2 : tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>
}
func.func private @whole_tensors(%x: tensor<3x70xf32>, %y: tensor<3x70xf32>, %i: tensor<3x70xi64> {test.below = 9 : i64}, %m: tensor<3x70xi1>) -> (tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xi64>) attributes {pipe.function} {
  %a = arith.addf %x, %y : tensor<3x70xf32>
  %b = math.tanh %a : tensor<3x70xf32>
  %c = arith.cmpf ogt, %b, %x : tensor<3x70xf32>
  %d = arith.andi %c, %m : tensor<3x70xi1>
  %e = arith.select %d, %x, %b : tensor<3x70xi1>, tensor<3x70xf32>
  %f = arith.sitofp %i : tensor<3x70xi64> to tensor<3x70xf32>
  %g = arith.mulf %e, %f : tensor<3x70xf32>
  %h = arith.extui %d : tensor<3x70xi1> to tensor<3x70xi64>
  %k = arith.addi %h, %i : tensor<3x70xi64>
  return %e, %g, %k : tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xi64>
}
func.func private @elementwise(%x: tensor<3x70xf32>, %y: tensor<3x70xf32>, %m: tensor<3x70xi1>) -> (tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<3x70xf32>
  %a = linalg.sub ins(%x, %y : tensor<3x70xf32>, tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %b = linalg.square ins(%a : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %c = linalg.max ins(%b, %x : tensor<3x70xf32>, tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %d = linalg.select ins(%m, %c, %y : tensor<3x70xi1>, tensor<3x70xf32>, tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %f = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%d, %x : tensor<3x70xf32>, tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %g = linalg.map { arith.addf } ins(%f, %y : tensor<3x70xf32>, tensor<3x70xf32>) outs(%e : tensor<3x70xf32>)
  %h = linalg.abs ins(%g : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  return %d, %g, %h : tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>
}
func.func private @softmax(%x: tensor<3x70xf32>) -> tensor<3x70xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<3x70xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  return %y : tensor<3x70xf32>
}
// Broadcasts along any dimension, a sum of the first, of the middle, of all.
func.func private @broadcasts_and_sums(%a: tensor<4xf32>, %b: tensor<70xf32>, %s: tensor<f32>) -> (tensor<4x3x70xf32>, tensor<3x70xf32>, tensor<4x70xf32>, tensor<f32>, tensor<4x3xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3x70xf32>
  %er = tensor.empty() : tensor<3x70xf32>
  %em = tensor.empty() : tensor<4x70xf32>
  %ec = tensor.empty() : tensor<4x3xf32>
  %e0 = tensor.empty() : tensor<f32>
  %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<3x70xf32>) -> tensor<3x70xf32>
  %zm = linalg.fill ins(%zero : f32) outs(%em : tensor<4x70xf32>) -> tensor<4x70xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %ba = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<4x3x70xf32>) dimensions = [1, 2]
  %bb = linalg.broadcast ins(%b : tensor<70xf32>) outs(%e : tensor<4x3x70xf32>) dimensions = [0, 1]
  %bs = linalg.broadcast ins(%s : tensor<f32>) outs(%e : tensor<4x3x70xf32>) dimensions = [0, 1, 2]
  %p = linalg.mul ins(%ba, %bb : tensor<4x3x70xf32>, tensor<4x3x70xf32>) outs(%e : tensor<4x3x70xf32>) -> tensor<4x3x70xf32>
  %q = linalg.add ins(%p, %bs : tensor<4x3x70xf32>, tensor<4x3x70xf32>) outs(%e : tensor<4x3x70xf32>) -> tensor<4x3x70xf32>
  %r0 = linalg.reduce { arith.addf } ins(%q : tensor<4x3x70xf32>) outs(%zr : tensor<3x70xf32>) dimensions = [0]
  %r1 = linalg.reduce { arith.addf } ins(%q : tensor<4x3x70xf32>) outs(%zm : tensor<4x70xf32>) dimensions = [1]
  %r2 = linalg.reduce { arith.addf } ins(%q : tensor<4x3x70xf32>) outs(%z0 : tensor<f32>) dimensions = [0, 1, 2]
  %k = linalg.broadcast ins(%a : tensor<4xf32>) outs(%ec : tensor<4x3xf32>) dimensions = [1]
  return %q, %r0, %r1, %r2, %k : tensor<4x3x70xf32>, tensor<3x70xf32>, tensor<4x70xf32>, tensor<f32>, tensor<4x3xf32>
}
// Slices with strides, written and read; slices of what is padded; a concatenation of three.
func.func private @strided(%x: tensor<5x40xf32>, %y: tensor<3x20xf32>, %i: tensor<4x6xi64>) -> (tensor<5x40xf32>, tensor<3x20xf32>, tensor<9x44xf32>, tensor<4x8xi64>, tensor<5x41xf32>, tensor<3x60xf32>) attributes {pipe.function} {
  %one = arith.constant 1.0 : f32
  %pad = arith.constant -100 : i64
  %zero = arith.constant 0.0 : f32
  %a = tensor.insert_slice %y into %x[0, 1] [3, 20] [2, 2] : tensor<3x20xf32> into tensor<5x40xf32>
  %b = tensor.extract_slice %a[0, 0] [3, 20] [2, 2] : tensor<5x40xf32> to tensor<3x20xf32>
  %c = tensor.pad %x low[1, 0] high[3, 4] {
  ^bb0(%p: index, %q: index):
    tensor.yield %one : f32
  } : tensor<5x40xf32> to tensor<9x44xf32>
  %d = tensor.pad %i low[0, 1] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %pad : i64
  } : tensor<4x6xi64> to tensor<4x8xi64>
  // The gradient of a strided slice, spread over zeros.
  %e = tensor.empty() : tensor<5x41xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<5x41xf32>) -> tensor<5x41xf32>
  %s = tensor.insert_slice %y into %z[1, 0] [3, 20] [1, 2] : tensor<3x20xf32> into tensor<5x41xf32>
  %t = tensor.concat dim(1) %y, %b, %y : (tensor<3x20xf32>, tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3x60xf32>
  return %a, %b, %c, %d, %s, %t : tensor<5x40xf32>, tensor<3x20xf32>, tensor<9x44xf32>, tensor<4x8xi64>, tensor<5x41xf32>, tensor<3x60xf32>
}
