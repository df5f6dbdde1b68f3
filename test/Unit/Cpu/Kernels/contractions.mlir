// Contractions: those of the runtime, with transposes, batches and accumulators, and
// those that are loops here.
#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#Bt = affine_map<(m, n, k) -> (n, k)>
#C = affine_map<(m, n, k) -> (m, n)>

func.func private @matmul(%a: tensor<20x30xf32>, %b: tensor<30x40xf32>) -> tensor<20x40xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x40xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20x40xf32>) -> tensor<20x40xf32>
  %c = linalg.matmul ins(%a, %b : tensor<20x30xf32>, tensor<30x40xf32>) outs(%z : tensor<20x40xf32>) -> tensor<20x40xf32>
  return %c : tensor<20x40xf32>
}
func.func private @accumulates(%a: tensor<20x30xf32>, %b: tensor<30x40xf32>, %acc: tensor<20x40xf32> {pipe.accumulator}) -> tensor<20x40xf32> attributes {pipe.function} {
  %c = linalg.matmul ins(%a, %b : tensor<20x30xf32>, tensor<30x40xf32>) outs(%acc : tensor<20x40xf32>) -> tensor<20x40xf32>
  return %c : tensor<20x40xf32>
}
// dA = dC B^T and dB = A^T dC with transposes as ops, the second into an accumulator.
func.func private @gradients(%a: tensor<20x30xf32>, %b: tensor<30x40xf32>, %dc: tensor<20x40xf32>, %acc: tensor<30x40xf32> {pipe.accumulator}) -> (tensor<20x30xf32>, tensor<30x40xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x30xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20x30xf32>) -> tensor<20x30xf32>
  %eb = tensor.empty() : tensor<40x30xf32>
  %bt = linalg.transpose ins(%b : tensor<30x40xf32>) outs(%eb : tensor<40x30xf32>) permutation = [1, 0]
  %da = linalg.matmul ins(%dc, %bt : tensor<20x40xf32>, tensor<40x30xf32>) outs(%z : tensor<20x30xf32>) -> tensor<20x30xf32>
  %ea = tensor.empty() : tensor<30x20xf32>
  %at = linalg.transpose ins(%a : tensor<20x30xf32>) outs(%ea : tensor<30x20xf32>) permutation = [1, 0]
  %db = linalg.matmul ins(%at, %dc : tensor<30x20xf32>, tensor<20x40xf32>) outs(%acc : tensor<30x40xf32>) -> tensor<30x40xf32>
  return %da, %db : tensor<20x30xf32>, tensor<30x40xf32>
}
// Three-dimensional activations against a weight, as einsum would write it.
func.func private @linear_3d(%x: tensor<2x10x30xf32>, %w: tensor<30x40xf32>, %dy: tensor<2x10x40xf32>, %dw: tensor<30x40xf32> {pipe.accumulator}) -> (tensor<2x10x40xf32>, tensor<30x40xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x10x40xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x10x40xf32>) -> tensor<2x10x40xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(b, s, n, k) -> (b, s, k)>, affine_map<(b, s, n, k) -> (k, n)>, affine_map<(b, s, n, k) -> (b, s, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<2x10x30xf32>, tensor<30x40xf32>) outs(%z : tensor<2x10x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x10x40xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(k, n, b, s) -> (b, s, k)>, affine_map<(k, n, b, s) -> (b, s, n)>, affine_map<(k, n, b, s) -> (k, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %dy : tensor<2x10x30xf32>, tensor<2x10x40xf32>) outs(%dw : tensor<30x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<30x40xf32>
  return %y, %g : tensor<2x10x40xf32>, tensor<30x40xf32>
}
// Attention with heads split by reshapes and transposes.
func.func private @attention(%q: tensor<2x16x32xf32>, %k: tensor<2x16x32xf32>, %v: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %qh = tensor.expand_shape %q [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
  %kh = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
  %vh = tensor.expand_shape %v [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
  %e = tensor.empty() : tensor<2x4x16x8xf32>
  %et = tensor.empty() : tensor<2x4x8x16xf32>
  %qt = linalg.transpose ins(%qh : tensor<2x16x4x8xf32>) outs(%e : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3]
  %kt = linalg.transpose ins(%kh : tensor<2x16x4x8xf32>) outs(%et : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1]
  %vt = linalg.transpose ins(%vh : tensor<2x16x4x8xf32>) outs(%e : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3]
  %qb = tensor.collapse_shape %qt [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
  %kb = tensor.collapse_shape %kt [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
  %vb = tensor.collapse_shape %vt [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
  %es = tensor.empty() : tensor<8x16x16xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  %s = linalg.batch_matmul ins(%qb, %kb : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%zs : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x16x16xf32>) outs(%es : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  %eo = tensor.empty() : tensor<8x16x8xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
  %o = linalg.batch_matmul ins(%p, %vb : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%zo : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
  %o4 = tensor.expand_shape %o [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
  %em = tensor.empty() : tensor<2x16x4x8xf32>
  %ot = linalg.transpose ins(%o4 : tensor<2x4x16x8xf32>) outs(%em : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3]
  %y = tensor.collapse_shape %ot [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
  return %y : tensor<2x16x32xf32>
}
// The same contraction with heads where they lie.
func.func private @scores_in_place(%q: tensor<2x16x4x8xf32>, %k: tensor<2x16x4x8xf32>) -> tensor<2x4x16x16xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, h, s, t, d) -> (b, s, h, d)>, affine_map<(b, h, s, t, d) -> (b, t, h, d)>, affine_map<(b, h, s, t, d) -> (b, h, s, t)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%z : tensor<2x4x16x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x4x16x16xf32>
  return %s : tensor<2x4x16x16xf32>
}
// A result stored transposed, and a slice of a wider matrix as an operand.
func.func private @transposed_result(%a: tensor<20x90xf32>, %b: tensor<30x40xf32>) -> tensor<40x20xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %as = tensor.extract_slice %a[0, 30] [20, 30] [1, 1] : tensor<20x90xf32> to tensor<20x30xf32>
  %e = tensor.empty() : tensor<40x20xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<40x20xf32>) -> tensor<40x20xf32>
  %c = linalg.generic {indexing_maps = [#A, #B, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%as, %b : tensor<20x30xf32>, tensor<30x40xf32>) outs(%z : tensor<40x20xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<40x20xf32>
  return %c : tensor<40x20xf32>
}
// Sums over two loops that do not lie behind one another, from zero and onto an accumulator.
func.func private @two_sums(%x: tensor<3x5x4x8xf32>, %y: tensor<3x4x5x6xf32>, %acc: tensor<8x6xf32> {pipe.accumulator}) -> (tensor<8x6xf32>, tensor<8x6xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(m, n, b, s, h) -> (b, s, h, m)>, affine_map<(m, n, b, s, h) -> (b, h, s, n)>, affine_map<(m, n, b, s, h) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %y : tensor<3x5x4x8xf32>, tensor<3x4x5x6xf32>) outs(%z : tensor<8x6xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x6xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(m, n, b, s, h) -> (b, s, h, m)>, affine_map<(m, n, b, s, h) -> (b, h, s, n)>, affine_map<(m, n, b, s, h) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %y : tensor<3x5x4x8xf32>, tensor<3x4x5x6xf32>) outs(%acc : tensor<8x6xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x6xf32>
  return %c, %d : tensor<8x6xf32>, tensor<8x6xf32>
}
// A strided slice is no matrix: it is copied first.
func.func private @strided_operand(%a: tensor<20x60xf32>, %b: tensor<30x40xf32>) -> tensor<20x40xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %as = tensor.extract_slice %a[0, 0] [20, 30] [1, 2] : tensor<20x60xf32> to tensor<20x30xf32>
  %e = tensor.empty() : tensor<20x40xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20x40xf32>) -> tensor<20x40xf32>
  %c = linalg.matmul ins(%as, %b : tensor<20x30xf32>, tensor<30x40xf32>) outs(%z : tensor<20x40xf32>) -> tensor<20x40xf32>
  return %c : tensor<20x40xf32>
}
func.func private @doubles(%a: tensor<20x30xf64>, %b: tensor<30x40xf64>, %bt: tensor<40x30xf64>) -> (tensor<20x40xf64>, tensor<20x40xf64>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<20x40xf64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<20x40xf64>) -> tensor<20x40xf64>
  %c = linalg.matmul ins(%a, %b : tensor<20x30xf64>, tensor<30x40xf64>) outs(%z : tensor<20x40xf64>) -> tensor<20x40xf64>
  %d = linalg.generic {indexing_maps = [#A, #Bt, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %bt : tensor<20x30xf64>, tensor<40x30xf64>) outs(%z : tensor<20x40xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %m = arith.mulf %x, %y : f64
    %s = arith.addf %o, %m : f64
    linalg.yield %s : f64
  } -> tensor<20x40xf64>
  return %c, %d : tensor<20x40xf64>, tensor<20x40xf64>
}
func.func private @vectors(%a: tensor<20x130xf32>, %x: tensor<130xf32>, %y: tensor<20xf32>) -> (tensor<20xf32>, tensor<130xf32>, tensor<20x130xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20xf32>) -> tensor<20xf32>
  %ex = tensor.empty() : tensor<130xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<130xf32>) -> tensor<130xf32>
  %eo = tensor.empty() : tensor<20x130xf32>
  %0 = linalg.matvec ins(%a, %x : tensor<20x130xf32>, tensor<130xf32>) outs(%z : tensor<20xf32>) -> tensor<20xf32>
  %1 = linalg.vecmat ins(%y, %a : tensor<20xf32>, tensor<20x130xf32>) outs(%zx : tensor<130xf32>) -> tensor<130xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%y, %x : tensor<20xf32>, tensor<130xf32>) outs(%eo : tensor<20x130xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    linalg.yield %m : f32
  } -> tensor<20x130xf32>
  return %0, %1, %2 : tensor<20xf32>, tensor<130xf32>, tensor<20x130xf32>
}
func.func private @convolution(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x5xf32>) -> tensor<1x6x6x5xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x6x6x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%z : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
  return %y : tensor<1x6x6x5xf32>
}

// A factor that is one value everywhere, as the first state of a recurrence is: no contraction is
// left of it once the value is in the body, and the sum still begins with zero.
func.func private @splat_factor(%w: tensor<16x64xf32>, %g: tensor<2x64xf32>)
    -> (tensor<2x64xf32>, tensor<16x64xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %state = arith.constant dense<0.5> : tensor<2x16xf32>
  %e = tensor.empty() : tensor<2x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x64xf32>) -> tensor<2x64xf32>
  %y = linalg.matmul ins(%state, %w : tensor<2x16xf32>, tensor<16x64xf32>)
                     outs(%z : tensor<2x64xf32>) -> tensor<2x64xf32>
  %half = arith.constant 0.25 : f32
  %f = tensor.empty() : tensor<2x16xf32>
  %filled = linalg.fill ins(%half : f32) outs(%f : tensor<2x16xf32>) -> tensor<2x16xf32>
  %e2 = tensor.empty() : tensor<16x64xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %d = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                                      affine_map<(m, n, k) -> (m, n)>]
      ins(%filled, %g : tensor<2x16xf32>, tensor<2x64xf32>)
      outs(%z2 : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %y, %d : tensor<2x64xf32>, tensor<16x64xf32>
}

// Of matrices whose elements are all the same: a first hidden state, the gradient of a sum.
func.func private @equal_elements(%x: tensor<20x30xf32>, %w: tensor<30x70xf32>, %acc: tensor<30x70xf32> {pipe.accumulator}) -> (tensor<20x70xf32>, tensor<20x70xf32>, tensor<20x30xf32>, tensor<30x70xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %h = arith.constant dense<0.0> : tensor<20x30xf32>
  %half = arith.constant dense<0.5> : tensor<2x10x30xf32>
  %ch = tensor.collapse_shape %half [[0, 1], [2]] : tensor<2x10x30xf32> into tensor<20x30xf32>
  %e = tensor.empty() : tensor<20x70xf32>
  %ex = tensor.empty() : tensor<20x30xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20x70xf32>) -> tensor<20x70xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<20x30xf32>) -> tensor<20x30xf32>
  %ones = linalg.fill ins(%one : f32) outs(%e : tensor<20x70xf32>) -> tensor<20x70xf32>
  %a = linalg.matmul ins(%h, %w : tensor<20x30xf32>, tensor<30x70xf32>) outs(%z : tensor<20x70xf32>) -> tensor<20x70xf32>
  %b = linalg.matmul ins(%ch, %w : tensor<20x30xf32>, tensor<30x70xf32>) outs(%z : tensor<20x70xf32>) -> tensor<20x70xf32>
  %t = linalg.tanh ins(%a : tensor<20x70xf32>) outs(%e : tensor<20x70xf32>) -> tensor<20x70xf32>
  %c = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%ones, %w : tensor<20x70xf32>, tensor<30x70xf32>) outs(%zx : tensor<20x30xf32>) -> tensor<20x30xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %ones : tensor<20x30xf32>, tensor<20x70xf32>) outs(%acc : tensor<30x70xf32>) -> tensor<30x70xf32>
  return %t, %b, %c, %g : tensor<20x70xf32>, tensor<20x70xf32>, tensor<20x30xf32>, tensor<30x70xf32>
}
