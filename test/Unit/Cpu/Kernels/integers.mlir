// Integers, flags, conversions and comparisons.
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

func.func private @arithmetic(%a: tensor<100xi64> {test.below = 1000 : i64}, %b: tensor<100xi64> {test.below = 7 : i64}) -> (tensor<100xi64>, tensor<100xi64>, tensor<100xi64>, tensor<100xi32>) attributes {pipe.function} {
  %one = arith.constant 1 : i64
  %mid = arith.constant 500 : i64
  %e = tensor.empty() : tensor<100xi64>
  %e32 = tensor.empty() : tensor<100xi32>
  %y:4 = linalg.generic {indexing_maps = [#id1, #id1, #id1, #id1, #id1, #id1], iterator_types = ["parallel"]} ins(%a, %b : tensor<100xi64>, tensor<100xi64>) outs(%e, %e, %e, %e32 : tensor<100xi64>, tensor<100xi64>, tensor<100xi64>, tensor<100xi32>) {
  ^bb0(%x: i64, %y: i64, %o0: i64, %o1: i64, %o2: i64, %o3: i32):
    %d = arith.addi %y, %one : i64
    %s = arith.subi %x, %mid : i64
    %q0 = arith.divsi %s, %d : i64
    %q1 = arith.remsi %s, %d : i64
    %q2 = arith.floordivsi %s, %d : i64
    %q3 = arith.ceildivsi %s, %d : i64
    %m0 = arith.maxsi %q0, %q1 : i64
    %m1 = arith.minsi %q2, %q3 : i64
    %h0 = arith.shli %s, %y : i64
    %h1 = arith.shrsi %h0, %one : i64
    %h2 = arith.xori %h1, %x : i64
    %h3 = arith.andi %x, %mid : i64
    %h4 = arith.ori %h3, %d : i64
    %u0 = arith.divui %x, %d : i64
    %u1 = arith.remui %x, %d : i64
    %u2 = arith.addi %u0, %u1 : i64
    %t = arith.trunci %h2 : i64 to i32
    %w = math.absi %t : i32
    %k = arith.muli %m0, %m1 : i64
    %l = arith.addi %h4, %u2 : i64
    linalg.yield %k, %h2, %l, %w : i64, i64, i64, i32
  } -> (tensor<100xi64>, tensor<100xi64>, tensor<100xi64>, tensor<100xi32>)
  return %y#0, %y#1, %y#2, %y#3 : tensor<100xi64>, tensor<100xi64>, tensor<100xi64>, tensor<100xi32>
}
func.func private @conversions(%a: tensor<5x70xf32>, %i: tensor<5x70xi32> {test.below = 9 : i64}, %b: tensor<5x70xi8> {test.below = 5 : i64}, %f: tensor<5x70xi1>) -> (tensor<5x70xi64>, tensor<5x70xf32>, tensor<5x70xf32>, tensor<5x70xi8>, tensor<5x70xf64>) attributes {pipe.function} {
  %e64 = tensor.empty() : tensor<5x70xi64>
  %e = tensor.empty() : tensor<5x70xf32>
  %e8 = tensor.empty() : tensor<5x70xi8>
  %ed = tensor.empty() : tensor<5x70xf64>
  %par = arith.constant 3.0 : f32
  %y0 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<5x70xf32>) outs(%e64 : tensor<5x70xi64>) {
  ^bb0(%x: f32, %o: i64):
    %m = arith.mulf %x, %par : f32
    %t = arith.fptosi %m : f32 to i64
    linalg.yield %t : i64
  } -> tensor<5x70xi64>
  %y1 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%i, %y0 : tensor<5x70xi32>, tensor<5x70xi64>) outs(%e : tensor<5x70xf32>) {
  ^bb0(%x: i32, %y: i64, %o: f32):
    %s = arith.sitofp %x : i32 to f32
    %t = arith.sitofp %y : i64 to f32
    %u = arith.addf %s, %t : f32
    linalg.yield %u : f32
  } -> tensor<5x70xf32>
  %y2 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%b, %f : tensor<5x70xi8>, tensor<5x70xi1>) outs(%e : tensor<5x70xf32>) {
  ^bb0(%x: i8, %y: i1, %o: f32):
    %s = arith.uitofp %x : i8 to f32
    %t = arith.uitofp %y : i1 to f32
    %u = arith.addf %s, %t : f32
    linalg.yield %u : f32
  } -> tensor<5x70xf32>
  %y3 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%b, %f : tensor<5x70xi8>, tensor<5x70xi1>) outs(%e8 : tensor<5x70xi8>) {
  ^bb0(%x: i8, %y: i1, %o: i8):
    %s = arith.extui %y : i1 to i8
    %t = arith.muli %x, %s : i8
    linalg.yield %t : i8
  } -> tensor<5x70xi8>
  %y4 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<5x70xf32>) outs(%ed : tensor<5x70xf64>) {
  ^bb0(%x: f32, %o: f64):
    %s = arith.extf %x : f32 to f64
    linalg.yield %s : f64
  } -> tensor<5x70xf64>
  return %y0, %y1, %y2, %y3, %y4 : tensor<5x70xi64>, tensor<5x70xf32>, tensor<5x70xf32>, tensor<5x70xi8>, tensor<5x70xf64>
}
// Every comparison, with NaN on either side and on both.
func.func private @comparisons(%a: tensor<70xf32>, %b: tensor<70xf32>) -> (tensor<70xi64>, tensor<70xi1>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<70xf32>
  %ei = tensor.empty() : tensor<70xi64>
  %eb = tensor.empty() : tensor<70xi1>
  %x = linalg.sqrt ins(%a : tensor<70xf32>) outs(%e : tensor<70xf32>) -> tensor<70xf32>
  %y = linalg.sqrt ins(%b : tensor<70xf32>) outs(%e : tensor<70xf32>) -> tensor<70xf32>
  %r = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]} ins(%x, %y : tensor<70xf32>, tensor<70xf32>) outs(%ei : tensor<70xi64>) {
  ^bb0(%p: f32, %q: f32, %o: i64):
    %two = arith.constant 2 : i64
    %c0 = arith.cmpf oeq, %p, %q : f32
    %c1 = arith.cmpf ogt, %p, %q : f32
    %c2 = arith.cmpf oge, %p, %q : f32
    %c3 = arith.cmpf olt, %p, %q : f32
    %c4 = arith.cmpf ole, %p, %q : f32
    %c5 = arith.cmpf one, %p, %q : f32
    %c6 = arith.cmpf ord, %p, %q : f32
    %c7 = arith.cmpf ueq, %p, %q : f32
    %c8 = arith.cmpf ugt, %p, %q : f32
    %c9 = arith.cmpf uge, %p, %q : f32
    %ca = arith.cmpf ult, %p, %q : f32
    %cb = arith.cmpf ule, %p, %q : f32
    %cc = arith.cmpf une, %p, %q : f32
    %cd = arith.cmpf uno, %p, %q : f32
    %i0 = arith.extui %c0 : i1 to i64
    %i1 = arith.extui %c1 : i1 to i64
    %i2 = arith.extui %c2 : i1 to i64
    %i3 = arith.extui %c3 : i1 to i64
    %i4 = arith.extui %c4 : i1 to i64
    %i5 = arith.extui %c5 : i1 to i64
    %i6 = arith.extui %c6 : i1 to i64
    %i7 = arith.extui %c7 : i1 to i64
    %i8 = arith.extui %c8 : i1 to i64
    %i9 = arith.extui %c9 : i1 to i64
    %ia = arith.extui %ca : i1 to i64
    %ib = arith.extui %cb : i1 to i64
    %ic = arith.extui %cc : i1 to i64
    %id = arith.extui %cd : i1 to i64
    %m0 = arith.muli %i0, %two : i64
    %s0 = arith.addi %m0, %i1 : i64
    %m1 = arith.muli %s0, %two : i64
    %s1 = arith.addi %m1, %i2 : i64
    %m2 = arith.muli %s1, %two : i64
    %s2 = arith.addi %m2, %i3 : i64
    %m3 = arith.muli %s2, %two : i64
    %s3 = arith.addi %m3, %i4 : i64
    %m4 = arith.muli %s3, %two : i64
    %s4 = arith.addi %m4, %i5 : i64
    %m5 = arith.muli %s4, %two : i64
    %s5 = arith.addi %m5, %i6 : i64
    %m6 = arith.muli %s5, %two : i64
    %s6 = arith.addi %m6, %i7 : i64
    %m7 = arith.muli %s6, %two : i64
    %s7 = arith.addi %m7, %i8 : i64
    %m8 = arith.muli %s7, %two : i64
    %s8 = arith.addi %m8, %i9 : i64
    %m9 = arith.muli %s8, %two : i64
    %s9 = arith.addi %m9, %ia : i64
    %ma = arith.muli %s9, %two : i64
    %sa = arith.addi %ma, %ib : i64
    %mb = arith.muli %sa, %two : i64
    %sb = arith.addi %mb, %ic : i64
    %mc = arith.muli %sb, %two : i64
    %sc = arith.addi %mc, %id : i64
    linalg.yield %sc : i64
  } -> tensor<70xi64>
  %s = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]} ins(%x, %y : tensor<70xf32>, tensor<70xf32>) outs(%eb : tensor<70xi1>) {
  ^bb0(%p: f32, %q: f32, %o: i1):
    %c = arith.cmpf ule, %p, %q : f32
    linalg.yield %c : i1
  } -> tensor<70xi1>
  return %r, %s : tensor<70xi64>, tensor<70xi1>
}
// Four ways to choose the larger: NaN wins, or loses. Rows of them too.
func.func private @extrema(%a: tensor<3x70xf32>, %b: tensor<3x70xf32>) -> (tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi64>) attributes {pipe.function} {
  %low = arith.constant 0xFF800000 : f32
  %high = arith.constant 0x7F800000 : f32
  %most = arith.constant -9223372036854775808 : i64
  %e = tensor.empty() : tensor<3x70xf32>
  %er = tensor.empty() : tensor<3xf32>
  %ei = tensor.empty() : tensor<3xi64>
  %fl = linalg.fill ins(%low : f32) outs(%er : tensor<3xf32>) -> tensor<3xf32>
  %fh = linalg.fill ins(%high : f32) outs(%er : tensor<3xf32>) -> tensor<3xf32>
  %fi = linalg.fill ins(%most : i64) outs(%ei : tensor<3xi64>) -> tensor<3xi64>
  %x = linalg.log ins(%a : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %y = linalg.sqrt ins(%b : tensor<3x70xf32>) outs(%e : tensor<3x70xf32>) -> tensor<3x70xf32>
  %m:4 = linalg.generic {indexing_maps = [#id2, #id2, #id2, #id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<3x70xf32>, tensor<3x70xf32>) outs(%e, %e, %e, %e : tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>) {
  ^bb0(%p: f32, %q: f32, %o0: f32, %o1: f32, %o2: f32, %o3: f32):
    %m0 = arith.maximumf %p, %q : f32
    %m1 = arith.minimumf %p, %q : f32
    %m2 = arith.maxnumf %p, %q : f32
    %m3 = arith.minnumf %p, %q : f32
    linalg.yield %m0, %m1, %m2, %m3 : f32, f32, f32, f32
  } -> (tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>)
  %r0 = linalg.reduce { arith.maxnumf } ins(%x : tensor<3x70xf32>) outs(%fl : tensor<3xf32>) dimensions = [1]
  %r1 = linalg.reduce { arith.minnumf } ins(%y : tensor<3x70xf32>) outs(%fh : tensor<3xf32>) dimensions = [1]
  %r2 = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<3x70xf32>) outs(%fi : tensor<3xi64>) {
  ^bb0(%p: f32, %o: i64):
    %i = arith.fptosi %p : f32 to i64
    %s = arith.maxsi %i, %o : i64
    linalg.yield %s : i64
  } -> tensor<3xi64>
  return %m#0, %m#1, %m#2, %m#3, %r0, %r1, %r2 : tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3x70xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi64>
}
// Masks: made from indices, combined, selected by, reduced.
func.func private @masks(%x: tensor<9x70xf32>, %m: tensor<9x70xi1>) -> (tensor<9x70xf32>, tensor<9xi1>, tensor<9x70xi1>) attributes {pipe.function} {
  %true = arith.constant true
  %low = arith.constant -3.40282347E+38 : f32
  %e = tensor.empty() : tensor<9x70xf32>
  %eb = tensor.empty() : tensor<9x70xi1>
  %er = tensor.empty() : tensor<9xi1>
  %ft = linalg.fill ins(%true : i1) outs(%er : tensor<9xi1>) -> tensor<9xi1>
  %causal = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<9x70xi1>) outs(%eb : tensor<9x70xi1>) {
  ^bb0(%a: i1, %o: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %d = arith.andi %a, %c : i1
    %n = arith.xori %d, %true : i1
    linalg.yield %n : i1
  } -> tensor<9x70xi1>
  %y = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%causal, %x : tensor<9x70xi1>, tensor<9x70xf32>) outs(%e : tensor<9x70xf32>) {
  ^bb0(%a: i1, %b: f32, %o: f32):
    %s = arith.select %a, %low, %b : f32
    linalg.yield %s : f32
  } -> tensor<9x70xf32>
  %all = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%causal : tensor<9x70xi1>) outs(%ft : tensor<9xi1>) {
  ^bb0(%a: i1, %o: i1):
    %s = arith.andi %a, %o : i1
    linalg.yield %s : i1
  } -> tensor<9xi1>
  return %y, %all, %causal : tensor<9x70xf32>, tensor<9xi1>, tensor<9x70xi1>
}
