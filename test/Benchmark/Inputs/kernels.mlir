// What a transformer does outside its contractions. KernelBenchmark.cpp defines the types, for
// each size that it measures: !matrix; vectors !rows and !columns of one number per row and
// column; !targets, of an index per row; !scores, a batch of matrices, and !scoreRows.

#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
#column = affine_map<(r, c) -> (c)>
#r = affine_map<(r) -> (r)>
#scalar = affine_map<(r) -> ()>

#id3 = affine_map<(b, i, j) -> (b, i, j)>
#row3 = affine_map<(b, i, j) -> (b, i)>

func.func private @gelu_forward(%x: !matrix) -> !matrix attributes {pipe.function} {
  %e = tensor.empty() : !matrix
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 0.797884583 : f32
  %a = arith.constant 0.044715 : f32
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : !matrix) outs(%e : !matrix) {
  ^bb0(%v: f32, %o: f32):
    %v2 = arith.mulf %v, %v : f32
    %v3 = arith.mulf %v2, %v : f32
    %av3 = arith.mulf %v3, %a : f32
    %in = arith.addf %v, %av3 : f32
    %u = arith.mulf %in, %k : f32
    %t = math.tanh %u : f32
    %t1 = arith.addf %t, %one : f32
    %hv = arith.mulf %v, %half : f32
    %r = arith.mulf %hv, %t1 : f32
    linalg.yield %r : f32
  } -> !matrix
  return %y : !matrix
}

func.func private @gelu_backward(%dy: !matrix, %x: !matrix) -> !matrix attributes {pipe.function} {
  %e = tensor.empty() : !matrix
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 0.797884583 : f32
  %a = arith.constant 0.044715 : f32
  %a3 = arith.constant 0.134145 : f32
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%dy, %x : !matrix, !matrix) outs(%e : !matrix) {
  ^bb0(%d: f32, %v: f32, %o: f32):
    %v2 = arith.mulf %v, %v : f32
    %v3 = arith.mulf %v2, %v : f32
    %av3 = arith.mulf %v3, %a : f32
    %in = arith.addf %v, %av3 : f32
    %u = arith.mulf %in, %k : f32
    %t = math.tanh %u : f32
    %t1 = arith.addf %t, %one : f32
    %left = arith.mulf %t1, %half : f32
    %tt = arith.mulf %t, %t : f32
    %s = arith.subf %one, %tt : f32
    %a3v2 = arith.mulf %v2, %a3 : f32
    %di = arith.addf %a3v2, %one : f32
    %du = arith.mulf %di, %k : f32
    %hv = arith.mulf %v, %half : f32
    %r1 = arith.mulf %hv, %s : f32
    %r2 = arith.mulf %r1, %du : f32
    %r3 = arith.addf %left, %r2 : f32
    %r = arith.mulf %d, %r3 : f32
    linalg.yield %r : f32
  } -> !matrix
  return %y : !matrix
}

func.func private @bias_gelu(%x: !matrix, %b: !columns) -> (!matrix, !matrix) attributes {pipe.function} {
  %e = tensor.empty() : !matrix
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 0.797884583 : f32
  %a = arith.constant 0.044715 : f32
  %xb = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %b : !matrix, !columns) outs(%e : !matrix) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %r = arith.addf %v, %w : f32
    linalg.yield %r : f32
  } -> !matrix
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%xb : !matrix) outs(%e : !matrix) {
  ^bb0(%v: f32, %o: f32):
    %v2 = arith.mulf %v, %v : f32
    %v3 = arith.mulf %v2, %v : f32
    %av3 = arith.mulf %v3, %a : f32
    %in = arith.addf %v, %av3 : f32
    %u = arith.mulf %in, %k : f32
    %t = math.tanh %u : f32
    %t1 = arith.addf %t, %one : f32
    %hv = arith.mulf %v, %half : f32
    %r = arith.mulf %hv, %t1 : f32
    linalg.yield %r : f32
  } -> !matrix
  return %xb, %y : !matrix, !matrix
}

func.func private @gelu_bias_backward(%dy: !matrix, %x: !matrix) -> (!matrix, !columns) attributes {pipe.function} {
  %e = tensor.empty() : !matrix
  %eb = tensor.empty() : !columns
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %k = arith.constant 0.797884583 : f32
  %a = arith.constant 0.044715 : f32
  %a3 = arith.constant 0.134145 : f32
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%dy, %x : !matrix, !matrix) outs(%e : !matrix) {
  ^bb0(%d: f32, %v: f32, %o: f32):
    %v2 = arith.mulf %v, %v : f32
    %v3 = arith.mulf %v2, %v : f32
    %av3 = arith.mulf %v3, %a : f32
    %in = arith.addf %v, %av3 : f32
    %u = arith.mulf %in, %k : f32
    %t = math.tanh %u : f32
    %t1 = arith.addf %t, %one : f32
    %left = arith.mulf %t1, %half : f32
    %tt = arith.mulf %t, %t : f32
    %s = arith.subf %one, %tt : f32
    %a3v2 = arith.mulf %v2, %a3 : f32
    %di = arith.addf %a3v2, %one : f32
    %du = arith.mulf %di, %k : f32
    %hv = arith.mulf %v, %half : f32
    %r1 = arith.mulf %hv, %s : f32
    %r2 = arith.mulf %r1, %du : f32
    %r3 = arith.addf %left, %r2 : f32
    %r = arith.mulf %d, %r3 : f32
    linalg.yield %r : f32
  } -> !matrix
  %z = linalg.fill ins(%zero : f32) outs(%eb : !columns) -> !columns
  %db = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : !matrix) outs(%z : !columns) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  } -> !columns
  return %y, %db : !matrix, !columns
}

func.func private @bias_gradient(%dy: !matrix) -> !columns attributes {pipe.function} {
  %eb = tensor.empty() : !columns
  %zero = arith.constant 0.0 : f32
  %z = linalg.fill ins(%zero : f32) outs(%eb : !columns) -> !columns
  %db = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%dy : !matrix) outs(%z : !columns) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  } -> !columns
  return %db : !columns
}

func.func private @layer_norm(%x: !matrix, %g: !columns, %b: !columns) -> (!matrix, !rows, !rows) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %dim = arith.constant 1 : index
  %columns = tensor.dim %x, %dim : !matrix
  %count = arith.index_cast %columns : index to i32
  %n = arith.sitofp %count : i32 to f32
  %eps = arith.constant 1.0e-5 : f32
  %et = tensor.empty() : !matrix
  %er = tensor.empty() : !rows
  %z = linalg.fill ins(%zero : f32) outs(%er : !rows) -> !rows
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : !matrix) outs(%z : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.addf %o, %v : f32
    linalg.yield %q : f32
  } -> !rows
  %mean = linalg.generic {indexing_maps = [#r, #r], iterator_types = ["parallel"]} ins(%s : !rows) outs(%er : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.divf %v, %n : f32
    linalg.yield %q : f32
  } -> !rows
  %xc = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %mean : !matrix, !rows) outs(%et : !matrix) {
  ^bb0(%v: f32, %m: f32, %o: f32):
    %q = arith.subf %v, %m : f32
    linalg.yield %q : f32
  } -> !matrix
  %vs = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%xc : !matrix) outs(%z : !rows) {
  ^bb0(%v: f32, %o: f32):
    %w = arith.mulf %v, %v : f32
    %q = arith.addf %o, %w : f32
    linalg.yield %q : f32
  } -> !rows
  %rstd = linalg.generic {indexing_maps = [#r, #r], iterator_types = ["parallel"]} ins(%vs : !rows) outs(%er : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.divf %v, %n : f32
    %w = arith.addf %q, %eps : f32
    %s1 = math.sqrt %w : f32
    %one = arith.constant 1.0 : f32
    %s2 = arith.divf %one, %s1 : f32
    linalg.yield %s2 : f32
  } -> !rows
  %y = linalg.generic {indexing_maps = [#id, #row, #column, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%xc, %rstd, %g, %b : !matrix, !rows, !columns, !columns) outs(%et : !matrix) {
  ^bb0(%v: f32, %rs: f32, %gg: f32, %bb: f32, %o: f32):
    %q = arith.mulf %v, %rs : f32
    %w = arith.mulf %q, %gg : f32
    %e = arith.addf %w, %bb : f32
    linalg.yield %e : f32
  } -> !matrix
  return %y, %mean, %rstd : !matrix, !rows, !rows
}

func.func private @residual_layer_norm(%x0: !matrix, %res: !matrix, %g: !columns, %b: !columns) -> (!matrix, !matrix, !rows, !rows) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %dim = arith.constant 1 : index
  %columns = tensor.dim %x0, %dim : !matrix
  %count = arith.index_cast %columns : index to i32
  %n = arith.sitofp %count : i32 to f32
  %eps = arith.constant 1.0e-5 : f32
  %et = tensor.empty() : !matrix
  %er = tensor.empty() : !rows
  %x = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x0, %res : !matrix, !matrix) outs(%et : !matrix) {
  ^bb0(%v: f32, %m: f32, %o: f32):
    %q = arith.addf %v, %m : f32
    linalg.yield %q : f32
  } -> !matrix
  %z = linalg.fill ins(%zero : f32) outs(%er : !rows) -> !rows
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : !matrix) outs(%z : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.addf %o, %v : f32
    linalg.yield %q : f32
  } -> !rows
  %mean = linalg.generic {indexing_maps = [#r, #r], iterator_types = ["parallel"]} ins(%s : !rows) outs(%er : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.divf %v, %n : f32
    linalg.yield %q : f32
  } -> !rows
  %xc = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %mean : !matrix, !rows) outs(%et : !matrix) {
  ^bb0(%v: f32, %m: f32, %o: f32):
    %q = arith.subf %v, %m : f32
    linalg.yield %q : f32
  } -> !matrix
  %vs = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%xc : !matrix) outs(%z : !rows) {
  ^bb0(%v: f32, %o: f32):
    %w = arith.mulf %v, %v : f32
    %q = arith.addf %o, %w : f32
    linalg.yield %q : f32
  } -> !rows
  %rstd = linalg.generic {indexing_maps = [#r, #r], iterator_types = ["parallel"]} ins(%vs : !rows) outs(%er : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.divf %v, %n : f32
    %w = arith.addf %q, %eps : f32
    %s1 = math.sqrt %w : f32
    %one = arith.constant 1.0 : f32
    %s2 = arith.divf %one, %s1 : f32
    linalg.yield %s2 : f32
  } -> !rows
  %y = linalg.generic {indexing_maps = [#id, #row, #column, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%xc, %rstd, %g, %b : !matrix, !rows, !columns, !columns) outs(%et : !matrix) {
  ^bb0(%v: f32, %rs: f32, %gg: f32, %bb: f32, %o: f32):
    %q = arith.mulf %v, %rs : f32
    %w = arith.mulf %q, %gg : f32
    %e = arith.addf %w, %bb : f32
    linalg.yield %e : f32
  } -> !matrix
  return %x, %y, %mean, %rstd : !matrix, !matrix, !rows, !rows
}

func.func private @layer_norm_backward(%dy: !matrix, %x: !matrix, %mean: !rows, %rstd: !rows, %g: !columns) -> (!matrix, !columns, !columns) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %dim = arith.constant 1 : index
  %columns = tensor.dim %x, %dim : !matrix
  %count = arith.index_cast %columns : index to i32
  %n = arith.sitofp %count : i32 to f32
  %et = tensor.empty() : !matrix
  %er = tensor.empty() : !rows
  %ec = tensor.empty() : !columns
  %zr = linalg.fill ins(%zero : f32) outs(%er : !rows) -> !rows
  %zc = linalg.fill ins(%zero : f32) outs(%ec : !columns) -> !columns
  %xh = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %mean, %rstd : !matrix, !rows, !rows) outs(%et : !matrix) {
  ^bb0(%v: f32, %m: f32, %rs: f32, %o: f32):
    %q = arith.subf %v, %m : f32
    %w = arith.mulf %q, %rs : f32
    linalg.yield %w : f32
  } -> !matrix
  %dxh = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%dy, %g : !matrix, !columns) outs(%et : !matrix) {
  ^bb0(%v: f32, %m: f32, %o: f32):
    %q = arith.mulf %v, %m : f32
    linalg.yield %q : f32
  } -> !matrix
  %s1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%dxh : !matrix) outs(%zr : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.addf %o, %v : f32
    linalg.yield %q : f32
  } -> !rows
  %s2 = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%dxh, %xh : !matrix, !matrix) outs(%zr : !rows) {
  ^bb0(%v: f32, %h: f32, %o: f32):
    %w = arith.mulf %v, %h : f32
    %q = arith.addf %o, %w : f32
    linalg.yield %q : f32
  } -> !rows
  %m1 = linalg.generic {indexing_maps = [#r, #r], iterator_types = ["parallel"]} ins(%s1 : !rows) outs(%er : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.divf %v, %n : f32
    linalg.yield %q : f32
  } -> !rows
  %m2 = linalg.generic {indexing_maps = [#r, #r], iterator_types = ["parallel"]} ins(%s2 : !rows) outs(%er : !rows) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.divf %v, %n : f32
    linalg.yield %q : f32
  } -> !rows
  %dx = linalg.generic {indexing_maps = [#id, #id, #row, #row, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%dxh, %xh, %m1, %m2, %rstd : !matrix, !matrix, !rows, !rows, !rows) outs(%et : !matrix) {
  ^bb0(%v: f32, %h: f32, %a: f32, %b: f32, %rs: f32, %o: f32):
    %q = arith.subf %v, %a : f32
    %w = arith.mulf %h, %b : f32
    %e = arith.subf %q, %w : f32
    %f = arith.mulf %e, %rs : f32
    linalg.yield %f : f32
  } -> !matrix
  %dg = linalg.generic {indexing_maps = [#id, #id, #column], iterator_types = ["reduction", "parallel"]} ins(%dy, %xh : !matrix, !matrix) outs(%zc : !columns) {
  ^bb0(%v: f32, %h: f32, %o: f32):
    %w = arith.mulf %v, %h : f32
    %q = arith.addf %o, %w : f32
    linalg.yield %q : f32
  } -> !columns
  %db = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%dy : !matrix) outs(%zc : !columns) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.addf %o, %v : f32
    linalg.yield %q : f32
  } -> !columns
  return %dx, %dg, %db : !matrix, !columns, !columns
}

func.func private @mask_softmax(%x: !scores) -> !scores attributes {pipe.function} {
  %ninf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e3 = tensor.empty() : !scores
  %e2 = tensor.empty() : !scoreRows
  %masked = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%x : !scores) outs(%e3 : !scores) {
    ^bb0(%a: f32, %o: f32):
      %i = linalg.index 1 : index
      %j = linalg.index 2 : index
      %i3 = arith.index_cast %i : index to i32
      %j3 = arith.index_cast %j : index to i32
      %c = arith.cmpi ugt, %j3, %i3 : i32
      %s = arith.select %c, %ninf, %a : f32
      linalg.yield %s : f32
  } -> !scores
  %mi = linalg.fill ins(%ninf : f32) outs(%e2 : !scoreRows) -> !scoreRows
  %max = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%masked : !scores) outs(%mi : !scoreRows) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.maximumf %a, %o : f32
      linalg.yield %s : f32
  } -> !scoreRows
  %ex = linalg.generic {indexing_maps = [#id3, #row3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%masked, %max : !scores, !scoreRows) outs(%e3 : !scores) {
    ^bb0(%a: f32, %m: f32, %o: f32):
      %d = arith.subf %a, %m : f32
      %s = math.exp %d : f32
      linalg.yield %s : f32
  } -> !scores
  %si = linalg.fill ins(%zero : f32) outs(%e2 : !scoreRows) -> !scoreRows
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%ex : !scores) outs(%si : !scoreRows) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.addf %o, %a : f32
      linalg.yield %s : f32
  } -> !scoreRows
  %one = arith.constant 1.0 : f32
  %rec = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%sum : !scoreRows) outs(%e2 : !scoreRows) {
    ^bb0(%m: f32, %o: f32):
      %s = arith.divf %one, %m : f32
      linalg.yield %s : f32
  } -> !scoreRows
  %y = linalg.generic {indexing_maps = [#id3, #row3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%ex, %rec : !scores, !scoreRows) outs(%e3 : !scores) {
    ^bb0(%a: f32, %m: f32, %o: f32):
      %s = arith.mulf %a, %m : f32
      linalg.yield %s : f32
  } -> !scores
  return %y : !scores
}

func.func private @softmax_backward(%dp: !scores, %p: !scores) -> !scores attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e3 = tensor.empty() : !scores
  %e2 = tensor.empty() : !scoreRows
  %pd = linalg.generic {indexing_maps = [#id3, #id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%dp, %p : !scores, !scores) outs(%e3 : !scores) {
    ^bb0(%a: f32, %m: f32, %o: f32):
      %s = arith.mulf %a, %m : f32
      linalg.yield %s : f32
  } -> !scores
  %si = linalg.fill ins(%zero : f32) outs(%e2 : !scoreRows) -> !scoreRows
  %sum = linalg.generic {indexing_maps = [#id3, #row3], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%pd : !scores) outs(%si : !scoreRows) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.addf %o, %a : f32
      linalg.yield %s : f32
  } -> !scoreRows
  %y = linalg.generic {indexing_maps = [#id3, #id3, #row3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%dp, %p, %sum : !scores, !scores, !scoreRows) outs(%e3 : !scores) {
    ^bb0(%a: f32, %q: f32, %m: f32, %o: f32):
      %d = arith.subf %a, %m : f32
      %s = arith.mulf %d, %q : f32
      linalg.yield %s : f32
  } -> !scores
  return %y : !scores
}

func.func private @cross_entropy(%x: !matrix, %tgt: !targets) -> (tensor<f32>, !matrix) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %inv = arith.constant 0.001953125 : f32
  %et = tensor.empty() : !matrix
  %er = tensor.empty() : !rows
  %es = tensor.empty() : tensor<f32>
  %mi = linalg.fill ins(%ninf : f32) outs(%er : !rows) -> !rows
  %z = linalg.fill ins(%zero : f32) outs(%er : !rows) -> !rows
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : !matrix) outs(%mi : !rows) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.maximumf %a, %o : f32
      linalg.yield %s : f32
  } -> !rows
  %ex = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : !matrix, !rows) outs(%et : !matrix) {
    ^bb0(%a: f32, %m: f32, %o: f32):
      %d = arith.subf %a, %m : f32
      %s = math.exp %d : f32
      linalg.yield %s : f32
  } -> !matrix
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%ex : !matrix) outs(%z : !rows) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.addf %o, %a : f32
      linalg.yield %s : f32
  } -> !rows
  %loss = linalg.generic {indexing_maps = [#r, #r, #r, #scalar], iterator_types = ["reduction"]} ins(%sum, %max, %tgt : !rows, !rows, !targets) outs(%zs : tensor<f32>) {
    ^bb0(%a: f32, %m: f32, %t: i64, %o: f32):
      %l = math.log %a : f32
      %r = linalg.index 0 : index
      %ti = arith.index_cast %t : i64 to index
      %xt = tensor.extract %x[%r, %ti] : !matrix
      %l1 = arith.addf %l, %m : f32
      %l2 = arith.subf %l1, %xt : f32
      %l3 = arith.mulf %l2, %inv : f32
      %s = arith.addf %o, %l3 : f32
      linalg.yield %s : f32
  } -> tensor<f32>
  %dx = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%ex, %sum, %tgt : !matrix, !rows, !targets) outs(%et : !matrix) {
    ^bb0(%a: f32, %m: f32, %t: i64, %o: f32):
      %p = arith.divf %a, %m : f32
      %c = linalg.index 1 : index
      %ti = arith.index_cast %t : i64 to index
      %eq = arith.cmpi eq, %c, %ti : index
      %h = arith.select %eq, %one, %zero : f32
      %d = arith.subf %p, %h : f32
      %s = arith.mulf %d, %inv : f32
      linalg.yield %s : f32
  } -> !matrix
  return %loss, %dx : tensor<f32>, !matrix
}
