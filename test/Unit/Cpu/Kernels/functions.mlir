// Functions of numbers in f32, and whole tensors in f64.
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

func.func private @transcendental(%x: tensor<3x70xf32>) -> (tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<3x70xf32>
  %y:4 = linalg.generic {indexing_maps = [#id2, #id2, #id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x70xf32>) outs(%e, %e, %e, %e : tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>) {
  ^bb0(%a: f32, %o0: f32, %o1: f32, %o2: f32, %o3: f32):
    %half = arith.constant 0.3 : f32
    %abs = math.absf %a : f32
    %up = arith.addf %abs, %half : f32
    %e0 = math.exp %a : f32
    %e1 = math.expm1 %a : f32
    %e2 = math.exp2 %a : f32
    %l0 = math.log %up : f32
    %l1 = math.log1p %abs : f32
    %l2 = math.log2 %up : f32
    %s0 = math.sin %a : f32
    %s1 = math.cos %a : f32
    %t0 = math.tanh %a : f32
    %t1 = math.erf %a : f32
    %t2 = math.atan %a : f32
    %q0 = math.sqrt %up : f32
    %q1 = math.rsqrt %up : f32
    %q2 = math.cbrt %up : f32
    %p0 = math.powf %up, %a : f32
    %f0 = math.floor %a : f32
    %f1 = math.ceil %a : f32
    %f2 = math.roundeven %a : f32
    %f3 = math.trunc %a : f32
    %c0 = math.copysign %up, %a : f32
    %r0 = arith.addf %e0, %e1 : f32
    %r1 = arith.addf %r0, %e2 : f32
    %r2 = arith.addf %l0, %l1 : f32
    %r3 = arith.addf %r2, %l2 : f32
    %r4 = arith.addf %r1, %r3 : f32
    %r5 = arith.addf %s0, %s1 : f32
    %r6 = arith.addf %t0, %t1 : f32
    %r7 = arith.addf %r5, %r6 : f32
    %r8 = arith.addf %r7, %t2 : f32
    %r9 = arith.addf %q0, %q1 : f32
    %ra = arith.addf %r9, %q2 : f32
    %rb = arith.addf %ra, %p0 : f32
    %rc = arith.addf %f0, %f1 : f32
    %rd = arith.mulf %f2, %f3 : f32
    %re = arith.addf %rc, %rd : f32
    %rf = arith.addf %re, %c0 : f32
    linalg.yield %r4, %r8, %rb, %rf : f32, f32, f32, f32
  } -> (tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>)
  return %y#0, %y#1, %y#2, %y#3 : tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>
}
// Integer powers, of a constant exponent and of a tensor of them.
func.func private @powers(%x: tensor<3x70xf32>, %n: tensor<3x70xi64> {test.below = 5 : i64}) -> (tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>) attributes {pipe.function} {
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i32
  %inverse = arith.constant -1 : i64
  %e = tensor.empty() : tensor<3x70xf32>
  %y0 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = math.fpowi %a, %two : f32, i64
    %q = math.fpowi %a, %three : f32, i32
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<3x70xf32>
  %y1 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %n : tensor<3x70xf32>, tensor<3x70xi64>) outs(%e : tensor<3x70xf32>) {
  ^bb0(%a: f32, %b: i64, %o: f32):
    %p = math.fpowi %a, %b : f32, i64
    linalg.yield %p : f32
  } -> tensor<3x70xf32>
  %y2 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = math.fpowi %a, %inverse : f32, i64
    linalg.yield %p : f32
  } -> tensor<3x70xf32>
  return %y0, %y1, %y2 : tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>
}
// Powers of constants, and to constants.
func.func private @constant_powers(%x: tensor<70xf32>) -> (tensor<70xf32>, tensor<70xf32>, tensor<70xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<70xf32>
  %y:3 = linalg.generic {indexing_maps = [#id1, #id1, #id1, #id1], iterator_types = ["parallel"]} ins(%x : tensor<70xf32>) outs(%e, %e, %e : tensor<70xf32>, tensor<70xf32>, tensor<70xf32>) {
  ^bb0(%a: f32, %o0: f32, %o1: f32, %o2: f32):
    %two = arith.constant 2.0 : f32
    %ten = arith.constant 10.0 : f32
    %base = arith.constant 10000.0 : f32
    %half = arith.constant 0.5 : f32
    %third = arith.constant 0.333333343 : f32
    %many = arith.constant 12.0 : f32
    %one = arith.constant 1.0 : f32
    %b = math.absf %a : f32
    %p0 = math.powf %two, %a : f32
    %p1 = math.powf %ten, %a : f32
    %p2 = math.powf %base, %a : f32
    %p3 = math.powf %b, %half : f32
    %p4 = math.powf %b, %third : f32
    %p5 = math.powf %b, %many : f32
    %c = arith.addf %p0, %one : f32
    %l0 = math.log %c : f32
    %l1 = math.exp2 %l0 : f32
    %s0 = arith.addf %p0, %p1 : f32
    %s1 = arith.addf %p3, %p4 : f32
    %s2 = arith.addf %s1, %l1 : f32
    %s3 = arith.addf %s0, %p5 : f32
    linalg.yield %s2, %s3, %p2 : f32, f32, f32
  } -> (tensor<70xf32>, tensor<70xf32>, tensor<70xf32>)
  return %y#0, %y#1, %y#2 : tensor<70xf32>, tensor<70xf32>, tensor<70xf32>
}
// The variance that exporters compute in f64.
func.func private @double_variance(%x: tensor<5x70xf32>) -> (tensor<5x1xf32>, tensor<5x1xf64>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f64
  %n = arith.constant 7.000000e+01 : f64
  %ed = tensor.empty() : tensor<5x70xf64>
  %er = tensor.empty() : tensor<5x1xf64>
  %ef = tensor.empty() : tensor<5x1xf32>
  %z = linalg.fill ins(%zero : f64) outs(%er : tensor<5x1xf64>) -> tensor<5x1xf64>
  %d = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<5x70xf32>) outs(%ed : tensor<5x70xf64>) {
  ^bb0(%a: f32, %o: f64):
    %t = arith.extf %a : f32 to f64
    linalg.yield %t : f64
  } -> tensor<5x70xf64>
  %s = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%d : tensor<5x70xf64>) outs(%z : tensor<5x1xf64>) {
  ^bb0(%a: f64, %o: f64):
    %t = arith.addf %a, %o : f64
    linalg.yield %t : f64
  } -> tensor<5x1xf64>
  %c = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d0, 0)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%d, %s : tensor<5x70xf64>, tensor<5x1xf64>) outs(%ed : tensor<5x70xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64):
    %m = arith.divf %b, %n : f64
    %t = arith.subf %a, %m : f64
    %u = arith.mulf %t, %t : f64
    linalg.yield %u : f64
  } -> tensor<5x70xf64>
  %q = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%c : tensor<5x70xf64>) outs(%z : tensor<5x1xf64>) {
  ^bb0(%a: f64, %o: f64):
    %t = arith.addf %a, %o : f64
    linalg.yield %t : f64
  } -> tensor<5x1xf64>
  %v = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<5x1xf64>) outs(%ef : tensor<5x1xf32>) {
  ^bb0(%a: f64, %o: f32):
    %m = arith.divf %a, %n : f64
    %r = math.rsqrt %m : f64
    %t = arith.truncf %r : f64 to f32
    linalg.yield %t : f32
  } -> tensor<5x1xf32>
  return %v, %q : tensor<5x1xf32>, tensor<5x1xf64>
}
func.func private @double_functions(%x: tensor<2x70xf64>) -> (tensor<2x70xf64>, tensor<2xf64>, tensor<70xf64>) attributes {pipe.function} {
  %low = arith.constant 0xFFF0000000000000 : f64
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<2x70xf64>
  %er = tensor.empty() : tensor<2xf64>
  %ec = tensor.empty() : tensor<70xf64>
  %fl = linalg.fill ins(%low : f64) outs(%er : tensor<2xf64>) -> tensor<2xf64>
  %fz = linalg.fill ins(%zero : f64) outs(%ec : tensor<70xf64>) -> tensor<70xf64>
  %y = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x70xf64>) outs(%e : tensor<2x70xf64>) {
  ^bb0(%a: f64, %o: f64):
    %abs = math.absf %a : f64
    %e0 = math.exp %a : f64
    %e1 = math.tanh %a : f64
    %e2 = math.log %abs : f64
    %e3 = math.erf %a : f64
    %e4 = math.sin %a : f64
    %e5 = math.cos %a : f64
    %e6 = math.sqrt %abs : f64
    %e7 = math.powf %abs, %a : f64
    %two = arith.constant 2 : i64
    %e8 = math.fpowi %a, %two : f64, i64
    %s0 = arith.addf %e0, %e1 : f64
    %s1 = arith.addf %e2, %e3 : f64
    %s2 = arith.addf %e4, %e5 : f64
    %s3 = arith.addf %e6, %e7 : f64
    %s4 = arith.addf %s0, %s1 : f64
    %s5 = arith.addf %s2, %s3 : f64
    %s6 = arith.addf %s4, %s5 : f64
    %s7 = arith.addf %s6, %e8 : f64
    linalg.yield %s7 : f64
  } -> tensor<2x70xf64>
  %m = linalg.reduce { arith.maximumf } ins(%y : tensor<2x70xf64>) outs(%fl : tensor<2xf64>) dimensions = [1]
  %c = linalg.reduce { arith.addf } ins(%y : tensor<2x70xf64>) outs(%fz : tensor<70xf64>) dimensions = [0]
  return %y, %m, %c : tensor<2x70xf64>, tensor<2xf64>, tensor<70xf64>
}
func.func private @double_contractions(%a: tensor<5x70xf64>, %b: tensor<70x6xf64>, %ab: tensor<2x5x7xf64>, %bb: tensor<2x7x6xf64>, %v: tensor<70xf64>) -> (tensor<5x6xf64>, tensor<2x5x6xf64>, tensor<5xf64>, tensor<f64>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<5x6xf64>
  %eb = tensor.empty() : tensor<2x5x6xf64>
  %ev = tensor.empty() : tensor<5xf64>
  %e0 = tensor.empty() : tensor<f64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<5x6xf64>) -> tensor<5x6xf64>
  %zb = linalg.fill ins(%zero : f64) outs(%eb : tensor<2x5x6xf64>) -> tensor<2x5x6xf64>
  %zv = linalg.fill ins(%zero : f64) outs(%ev : tensor<5xf64>) -> tensor<5xf64>
  %z0 = linalg.fill ins(%zero : f64) outs(%e0 : tensor<f64>) -> tensor<f64>
  %m = linalg.matmul ins(%a, %b : tensor<5x70xf64>, tensor<70x6xf64>) outs(%z : tensor<5x6xf64>) -> tensor<5x6xf64>
  %n = linalg.batch_matmul ins(%ab, %bb : tensor<2x5x7xf64>, tensor<2x7x6xf64>) outs(%zb : tensor<2x5x6xf64>) -> tensor<2x5x6xf64>
  %k = linalg.matvec ins(%a, %v : tensor<5x70xf64>, tensor<70xf64>) outs(%zv : tensor<5xf64>) -> tensor<5xf64>
  %d = linalg.dot ins(%v, %v : tensor<70xf64>, tensor<70xf64>) outs(%z0 : tensor<f64>) -> tensor<f64>
  return %m, %n, %k, %d : tensor<5x6xf64>, tensor<2x5x6xf64>, tensor<5xf64>, tensor<f64>
}
