// Loops over tensors: stacked weights, rolling state, slices at computed places, constants.
// Tolerance: 1e-4
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

// A scan over stacked layers with a counter of i32, as JAX writes it.
func.func private @scan(%w: tensor<4x32x32xf32>, %b: tensor<4x32xf32>, %x: tensor<16x32xf32>) -> tensor<16x32xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c4_i32 = arith.constant 4 : i32
  %r = scf.for %i = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%h = %x) -> (tensor<16x32xf32>) : i32 {
    %k = arith.index_cast %i : i32 to index
    %k0 = arith.maxsi %k, %c0 : index
    %k1 = arith.minsi %k0, %c3 : index
    %ws = tensor.extract_slice %w[%k1, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<32x32xf32>
    %bs = tensor.extract_slice %b[%k1, 0] [1, 32] [1, 1] : tensor<4x32xf32> to tensor<32xf32>
    %e = tensor.empty() : tensor<16x32xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %m = linalg.matmul ins(%h, %ws : tensor<16x32xf32>, tensor<32x32xf32>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
    %y = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d1)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%m, %bs : tensor<16x32xf32>, tensor<32xf32>) outs(%e : tensor<16x32xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %s = arith.addf %p, %q : f32
      %t = math.tanh %s : f32
      linalg.yield %t : f32
    } -> tensor<16x32xf32>
    scf.yield %y : tensor<16x32xf32>
  }
  return %r : tensor<16x32xf32>
}
// Its two passes: the states of all steps are kept, then read backwards.
func.func private @scan_gradient(%w: tensor<4x32x32xf32>, %x: tensor<16x32xf32>, %dy: tensor<16x32xf32>) -> (tensor<4x32x32xf32>, tensor<16x32xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %es = tensor.empty() : tensor<4x16x32xf32>
  %f:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %kept = %es) -> (tensor<16x32xf32>, tensor<4x16x32xf32>) {
    %k = tensor.insert_slice %h into %kept[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
    %ws = tensor.extract_slice %w[%i, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<32x32xf32>
    %e = tensor.empty() : tensor<16x32xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %m = linalg.matmul ins(%h, %ws : tensor<16x32xf32>, tensor<32x32xf32>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
    %y = linalg.tanh ins(%m : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    scf.yield %y, %k : tensor<16x32xf32>, tensor<4x16x32xf32>
  }
  %eg = tensor.empty() : tensor<4x32x32xf32>
  %zg = linalg.fill ins(%zero : f32) outs(%eg : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%d = %dy, %g = %zg) -> (tensor<16x32xf32>, tensor<4x32x32xf32>) {
    %j = arith.subi %c3, %i : index
    %h = tensor.extract_slice %f#1[%j, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<4x16x32xf32> to tensor<16x32xf32>
    %ws = tensor.extract_slice %w[%j, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<32x32xf32>
    %e = tensor.empty() : tensor<16x32xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %m = linalg.matmul ins(%h, %ws : tensor<16x32xf32>, tensor<32x32xf32>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
    %dm = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%m, %d : tensor<16x32xf32>, tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %one = arith.constant 1.0 : f32
      %t = math.tanh %p : f32
      %u = arith.mulf %t, %t : f32
      %v = arith.subf %one, %u : f32
      %s = arith.mulf %v, %q : f32
      linalg.yield %s : f32
    } -> tensor<16x32xf32>
    %gs = tensor.extract_slice %g[%j, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<32x32xf32>
    %gw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%h, %dm : tensor<16x32xf32>, tensor<16x32xf32>) outs(%gs : tensor<32x32xf32>) -> tensor<32x32xf32>
    %gn = tensor.insert_slice %gw into %g[%j, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<32x32xf32> into tensor<4x32x32xf32>
    %dx = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%dm, %ws : tensor<16x32xf32>, tensor<32x32xf32>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
    scf.yield %dx, %gn : tensor<16x32xf32>, tensor<4x32x32xf32>
  }
  return %r#1, %r#0 : tensor<4x32x32xf32>, tensor<16x32xf32>
}
// Two states that change places every step.
func.func private @swap(%x: tensor<70xf32>, %y: tensor<70xf32>) -> (tensor<70xf32>, tensor<70xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x, %b = %y) -> (tensor<70xf32>, tensor<70xf32>) {
    %e = tensor.empty() : tensor<70xf32>
    %s = linalg.add ins(%a, %b : tensor<70xf32>, tensor<70xf32>) outs(%e : tensor<70xf32>) -> tensor<70xf32>
    scf.yield %b, %s : tensor<70xf32>, tensor<70xf32>
  }
  return %r#0, %r#1 : tensor<70xf32>, tensor<70xf32>
}
func.func private @branch(%x: tensor<70xf32>, %flag: tensor<i1>) -> tensor<70xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<70xf32>
  %f = tensor.extract %flag[] : tensor<i1>
  %y = scf.if %f -> tensor<70xf32> {
    %a = linalg.exp ins(%x : tensor<70xf32>) outs(%e : tensor<70xf32>) -> tensor<70xf32>
    scf.yield %a : tensor<70xf32>
  } else {
    %a = linalg.negf ins(%x : tensor<70xf32>) outs(%e : tensor<70xf32>) -> tensor<70xf32>
    scf.yield %a : tensor<70xf32>
  }
  return %y : tensor<70xf32>
}
// Constants as operands, as initial values, as results, as tables.
func.func private @constants(%x: tensor<4x3xf32>, %i: tensor<5xi64> {test.below = 4 : i64}) -> (tensor<4x3xf32>, tensor<5xi64>, tensor<2x2xf32>, tensor<4x3xf32>, tensor<3xi1>, tensor<5xf32>) attributes {pipe.function} {
  %d = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [0.5, 0.25, 0.125]]> : tensor<4x3xf32>
  %s = arith.constant dense<2.0> : tensor<4x3xf32>
  %t = arith.constant dense<[3, 1, 4, 1]> : tensor<4xi64>
  %r = arith.constant dense<[[1.5, 2.5], [3.5, 4.5]]> : tensor<2x2xf32>
  %m = arith.constant dense<[true, false, true]> : tensor<3xi1>
  %n = arith.constant dense<7.0> : tensor<5xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %ei = tensor.empty() : tensor<5xi64>
  %y = linalg.generic {indexing_maps = [#id2, #id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %d, %s : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %p, %c : f32
    linalg.yield %q : f32
  } -> tensor<4x3xf32>
  %k = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]} ins(%i : tensor<5xi64>) outs(%ei : tensor<5xi64>) {
  ^bb0(%a: i64, %o: i64):
    %p = arith.index_cast %a : i64 to index
    %v = tensor.extract %t[%p] : tensor<4xi64>
    linalg.yield %v : i64
  } -> tensor<5xi64>
  %u = linalg.add ins(%x, %s : tensor<4x3xf32>, tensor<4x3xf32>) outs(%s : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %y, %k, %r, %u, %m, %n : tensor<4x3xf32>, tensor<5xi64>, tensor<2x2xf32>, tensor<4x3xf32>, tensor<3xi1>, tensor<5xf32>
}
// Values made from scalars.
func.func private @made(%x: tensor<4xf32>) -> (tensor<3x5xf32>, tensor<2x2xf32>, tensor<6x70xf32>, tensor<f32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = tensor.extract %x[%c0] : tensor<4xf32>
  %w = tensor.extract %x[%c1] : tensor<4xf32>
  %p = arith.mulf %v, %w : f32
  %a = tensor.splat %v : tensor<3x5xf32>
  %b = tensor.from_elements %v, %w, %w, %p : tensor<2x2xf32>
  %c = tensor.generate {
  ^bb0(%i: index, %j: index):
    %k = arith.muli %i, %j : index
    %l = arith.index_cast %k : index to i64
    %f = arith.sitofp %l : i64 to f32
    %s = arith.addf %f, %v : f32
    tensor.yield %s : f32
  } : tensor<6x70xf32>
  %d = tensor.from_elements %p : tensor<f32>
  return %a, %b, %c, %d : tensor<3x5xf32>, tensor<2x2xf32>, tensor<6x70xf32>, tensor<f32>
}
// A dynamic slice is written where the next one is read.
func.func private @rolling(%x: tensor<6x70xf32>, %start: tensor<i64> {test.below = 3 : i64}) -> (tensor<6x70xf32>, tensor<3x70xf32>) attributes {pipe.function} {
  %k = tensor.extract %start[] : tensor<i64>
  %i = arith.index_cast %k : i64 to index
  %e = tensor.empty() : tensor<3x70xf32>
  %s = tensor.extract_slice %x[%i, 0] [3, 70] [1, 1] : tensor<6x70xf32> to tensor<3x70xf32>
  %y = linalg.exp ins(%s : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %r = tensor.insert_slice %y into %x[%i, 0] [3, 70] [1, 1] : tensor<3x70xf32> into tensor<6x70xf32>
  %t = tensor.extract_slice %r[%i, 0] [3, 70] [1, 1] : tensor<6x70xf32> to tensor<3x70xf32>
  return %r, %t : tensor<6x70xf32>, tensor<3x70xf32>
}
