// What exporters of frameworks write: kept unit dimensions, scalars as tensors of rank 0,
// bodies that capture, flags and indices as integers.
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#id4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#keep2 = affine_map<(d0, d1) -> (d0, 0)>
#none0 = affine_map<() -> ()>
#none1 = affine_map<(d0) -> ()>
#none2 = affine_map<(d0, d1) -> ()>

// A sum that keeps its dimension, and a reader of that.
func.func private @kept_sum(%x: tensor<5x70xf32>) -> (tensor<5x1xf32>, tensor<5x70xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 70.0 : f32
  %er = tensor.empty() : tensor<5x1xf32>
  %e = tensor.empty() : tensor<5x70xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<5x1xf32>) -> tensor<5x1xf32>
  %s = linalg.generic {indexing_maps = [#id2, #keep2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<5x70xf32>) outs(%z : tensor<5x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<5x1xf32>
  %m = linalg.generic {indexing_maps = [#keep2, #id2], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<5x1xf32>) outs(%er : tensor<5x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.divf %a, %n : f32
    linalg.yield %t : f32
  } -> tensor<5x1xf32>
  %y = linalg.generic {indexing_maps = [#id2, #keep2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<5x70xf32>, tensor<5x1xf32>) outs(%e : tensor<5x70xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.subf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<5x70xf32>
  return %m, %y : tensor<5x1xf32>, tensor<5x70xf32>
}
// The largest of a row with its position: the first of several.
func.func private @argmax(%x: tensor<5x70xf32>) -> (tensor<5x1xf32>, tensor<5x1xi64>, tensor<5x70xf32>) attributes {pipe.function} {
  %low = arith.constant 0xFF800000 : f32
  %first = arith.constant 0 : i64
  %ev = tensor.empty() : tensor<5x1xf32>
  %ei = tensor.empty() : tensor<5x1xi64>
  %e = tensor.empty() : tensor<5x70xf32>
  %fv = linalg.fill ins(%low : f32) outs(%ev : tensor<5x1xf32>) -> tensor<5x1xf32>
  %fi = linalg.fill ins(%first : i64) outs(%ei : tensor<5x1xi64>) -> tensor<5x1xi64>
  // Few different values, so that the largest occurs often.
  %r = linalg.floor ins(%x : tensor<5x70xf32>) outs(%e : tensor<5x70xf32>) -> tensor<5x70xf32>
  %m:2 = linalg.generic {indexing_maps = [#id2, #keep2, #keep2], iterator_types = ["parallel", "reduction"]} ins(%r : tensor<5x70xf32>) outs(%fv, %fi : tensor<5x1xf32>, tensor<5x1xi64>) {
  ^bb0(%a: f32, %v: f32, %i: i64):
    %c = linalg.index 1 : index
    %ci = arith.index_cast %c : index to i64
    %max = arith.maximumf %a, %v : f32
    %p = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %p, %ci, %i : i64
    linalg.yield %max, %s : f32, i64
  } -> (tensor<5x1xf32>, tensor<5x1xi64>)
  %y = linalg.generic {indexing_maps = [#id2, #keep2, #id2], iterator_types = ["parallel", "parallel"]} ins(%r, %m#0 : tensor<5x70xf32>, tensor<5x1xf32>) outs(%e : tensor<5x70xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.subf %a, %b : f32
    %u = math.exp %t : f32
    linalg.yield %u : f32
  } -> tensor<5x70xf32>
  return %m#0, %m#1, %y : tensor<5x1xf32>, tensor<5x1xi64>, tensor<5x70xf32>
}
// An index in a sum along a row, in a sum over rows, in an elementwise op on both.
func.func private @indices(%x: tensor<7x100xf32>) -> (tensor<7xf32>, tensor<100xf32>, tensor<7x100xi64>, tensor<7x1xi64>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i64
  %er = tensor.empty() : tensor<7xf32>
  %ec = tensor.empty() : tensor<100xf32>
  %ei = tensor.empty() : tensor<7x100xi64>
  %ek = tensor.empty() : tensor<7x1xi64>
  %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<7xf32>) -> tensor<7xf32>
  %zc = linalg.fill ins(%zero : f32) outs(%ec : tensor<100xf32>) -> tensor<100xf32>
  %zk = linalg.fill ins(%none : i64) outs(%ek : tensor<7x1xi64>) -> tensor<7x1xi64>
  %r = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<7x100xf32>) outs(%zr : tensor<7xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %j : index
    %l = arith.index_cast %k : index to i64
    %f = arith.sitofp %l : i64 to f32
    %m = arith.mulf %a, %f : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<7xf32>
  %c = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<7x100xf32>) outs(%zc : tensor<100xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i64
    %f = arith.sitofp %l : i64 to f32
    %m = arith.mulf %a, %f : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<100xf32>
  %y = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<7x100xf32>) outs(%ei : tensor<7x100xi64>) {
  ^bb0(%a: f32, %o: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.cmpi sge, %i, %j : index
    %l = arith.extui %k : i1 to i64
    linalg.yield %l : i64
  } -> tensor<7x100xi64>
  %n = linalg.generic {indexing_maps = [#id2, #keep2], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<7x100xi64>) outs(%zk : tensor<7x1xi64>) {
  ^bb0(%a: i64, %o: i64):
    %t = arith.addi %a, %o : i64
    linalg.yield %t : i64
  } -> tensor<7x1xi64>
  return %r, %c, %y, %n : tensor<7xf32>, tensor<100xf32>, tensor<7x100xi64>, tensor<7x1xi64>
}
// Statistics over all dimensions but one, then all elements by channel, then a reader that
// takes them along: the statistics wait for the whole that the last nest would compute.
func.func private @batch_normalisation(%x: tensor<3x4x5x9xf32>, %g: tensor<4xf32>, %old: tensor<4xf32>, %skip: tensor<3x4x5x9xf32>, %counter: tensor<i64>) -> (tensor<3x4x5x9xf32>, tensor<4xf32>, tensor<i64>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 135.0 : f32
  %eps = arith.constant 1.000000e-05 : f64
  %momentum = arith.constant 1.000000e-01 : f64
  %one = arith.constant 1 : i64
  %e = tensor.empty() : tensor<3x4x5x9xf32>
  %ek = tensor.empty() : tensor<1x4x1x1xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ek : tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
  %h = linalg.generic {indexing_maps = [#id4, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<3x4x5x9xf32>) outs(%e : tensor<3x4x5x9xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = math.tanh %a : f32
    linalg.yield %t : f32
  } -> tensor<3x4x5x9xf32>
  %s = linalg.generic {indexing_maps = [#id4, affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%h : tensor<3x4x5x9xf32>) outs(%z : tensor<1x4x1x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<1x4x1x1xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s : tensor<1x4x1x1xf32>) outs(%ek : tensor<1x4x1x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.divf %a, %n : f32
    linalg.yield %t : f32
  } -> tensor<1x4x1x1xf32>
  %d = linalg.generic {indexing_maps = [#id4, affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h, %m : tensor<3x4x5x9xf32>, tensor<1x4x1x1xf32>) outs(%e : tensor<3x4x5x9xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.subf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<3x4x5x9xf32>
  %q = linalg.generic {indexing_maps = [#id4, affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%d : tensor<3x4x5x9xf32>) outs(%z : tensor<1x4x1x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.mulf %a, %a : f32
    %u = arith.addf %t, %o : f32
    linalg.yield %u : f32
  } -> tensor<1x4x1x1xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%q : tensor<1x4x1x1xf32>) outs(%ek : tensor<1x4x1x1xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.divf %a, %n : f32
    %ef = arith.truncf %eps : f64 to f32
    %u = arith.addf %t, %ef : f32
    %v = math.rsqrt %u : f32
    linalg.yield %v : f32
  } -> tensor<1x4x1x1xf32>
  %gk = tensor.expand_shape %g [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
  %y = linalg.generic {indexing_maps = [#id4, affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>, #id4, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%d, %r, %gk, %skip : tensor<3x4x5x9xf32>, tensor<1x4x1x1xf32>, tensor<4x1x1xf32>, tensor<3x4x5x9xf32>) outs(%e : tensor<3x4x5x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %k: f32, %o: f32):
    %t = arith.mulf %a, %b : f32
    %u = arith.mulf %t, %c : f32
    %v = arith.addf %u, %k : f32
    %p = arith.cmpf ugt, %v, %zero : f32
    %w = arith.select %p, %v, %zero : f32
    linalg.yield %w : f32
  } -> tensor<3x4x5x9xf32>
  %mean = tensor.collapse_shape %m [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
  %e4 = tensor.empty() : tensor<4xf32>
  %new = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]} ins(%old, %mean : tensor<4xf32>, tensor<4xf32>) outs(%e4 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.truncf %momentum : f64 to f32
    %t = arith.mulf %b, %c : f32
    %u = arith.addf %a, %t : f32
    linalg.yield %u : f32
  } -> tensor<4xf32>
  %e0 = tensor.empty() : tensor<i64>
  %count = linalg.generic {indexing_maps = [#none0, #none0], iterator_types = []} ins(%counter : tensor<i64>) outs(%e0 : tensor<i64>) {
  ^bb0(%a: i64, %o: i64):
    %t = arith.addi %a, %one : i64
    linalg.yield %t : i64
  } -> tensor<i64>
  return %y, %new, %count : tensor<3x4x5x9xf32>, tensor<4xf32>, tensor<i64>
}
// A scalar tensor read by every element, and one captured by the body.
func.func private @scalars(%x: tensor<6x70xf32>, %s: tensor<f32>, %t: tensor<1xf32>) -> (tensor<6x70xf32>, tensor<f32>, tensor<1xf32>, tensor<1x1xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<6x70xf32>
  %e0 = tensor.empty() : tensor<f32>
  %e1 = tensor.empty() : tensor<1xf32>
  %v = tensor.extract %s[] : tensor<f32>
  %y = linalg.generic {indexing_maps = [#id2, #none2, affine_map<(d0, d1) -> (0)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %s, %t : tensor<6x70xf32>, tensor<f32>, tensor<1xf32>) outs(%e : tensor<6x70xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %p, %c : f32
    %r = arith.divf %q, %v : f32
    linalg.yield %r : f32
  } -> tensor<6x70xf32>
  %z = linalg.generic {indexing_maps = [#none0, #none0], iterator_types = []} ins(%s : tensor<f32>) outs(%e0 : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %p = math.exp %a : f32
    %q = arith.negf %p : f32
    linalg.yield %q : f32
  } -> tensor<f32>
  %w = linalg.generic {indexing_maps = [#id1, #none1, #id1], iterator_types = ["parallel"]} ins(%t, %z : tensor<1xf32>, tensor<f32>) outs(%e1 : tensor<1xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.addf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<1xf32>
  %g = tensor.from_elements %v : tensor<1x1xf32>
  return %y, %z, %w, %g : tensor<6x70xf32>, tensor<f32>, tensor<1xf32>, tensor<1x1xf32>
}
// The mean over labels that are not ignored, with gathers of the label's column.
func.func private @label_loss(%x: tensor<12x40xf32>, %labels: tensor<3x5xi64> {test.below = 40 : i64}) -> tensor<f32> attributes {pipe.function} {
  %ignored = arith.constant 3 : i64
  %pad = arith.constant -100 : i64
  %none = arith.constant 0 : i64
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %labels low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %pad : i64
  } : tensor<3x5xi64> to tensor<3x6xi64>
  %shift = tensor.extract_slice %p[0, 1] [3, 4] [1, 1] : tensor<3x6xi64> to tensor<3x4xi64>
  %l = tensor.collapse_shape %shift [[0, 1]] : tensor<3x4xi64> into tensor<12xi64>
  %ei = tensor.empty() : tensor<12xi64>
  %eb = tensor.empty() : tensor<12xi1>
  %e = tensor.empty() : tensor<12xf32>
  %e0 = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %keep = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]} ins(%l : tensor<12xi64>) outs(%eb : tensor<12xi1>) {
  ^bb0(%a: i64, %o: i1):
    %c = arith.cmpi ne, %a, %ignored : i64
    linalg.yield %c : i1
  } -> tensor<12xi1>
  %safe = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]} ins(%keep, %l : tensor<12xi1>, tensor<12xi64>) outs(%ei : tensor<12xi64>) {
  ^bb0(%k: i1, %a: i64, %o: i64):
    %c = arith.select %k, %a, %none : i64
    linalg.yield %c : i64
  } -> tensor<12xi64>
  %picked = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]} ins(%safe, %keep : tensor<12xi64>, tensor<12xi1>) outs(%e : tensor<12xf32>) {
  ^bb0(%a: i64, %k: i1, %o: f32):
    %r = linalg.index 0 : index
    %c = arith.index_cast %a : i64 to index
    %v = tensor.extract %x[%r, %c] : tensor<12x40xf32>
    %n = arith.negf %v : f32
    %s = arith.select %k, %n, %zero : f32
    linalg.yield %s : f32
  } -> tensor<12xf32>
  %sum = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%picked : tensor<12xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %count = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%keep : tensor<12xi1>) outs(%z : tensor<f32>) {
  ^bb0(%a: i1, %o: f32):
    %c = arith.uitofp %a : i1 to f32
    %t = arith.addf %c, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#none0, #none0, #none0], iterator_types = []} ins(%sum, %count : tensor<f32>, tensor<f32>) outs(%e0 : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.divf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %loss : tensor<f32>
}
// Gathers by several indices, by computed ones, of a tensor of integers.
func.func private @gathers(%x: tensor<3x7x40xf32>, %n: tensor<9xi64> {test.below = 7 : i64}, %i: tensor<6x70xi64> {test.below = 3 : i64}, %j: tensor<6x70xi32> {test.below = 7 : i64}) -> (tensor<6x70xf32>, tensor<3x70x40xf32>, tensor<6xi64>) attributes {pipe.function} {
  %two = arith.constant 2 : index
  %e = tensor.empty() : tensor<6x70xf32>
  %eu = tensor.empty() : tensor<3x70x40xf32>
  %en = tensor.empty() : tensor<6xi64>
  %y = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<6x70xi64>, tensor<6x70xi32>) outs(%e : tensor<6x70xf32>) {
  ^bb0(%a: i64, %b: i32, %o: f32):
    %p = arith.index_cast %a : i64 to index
    %q = arith.index_cast %b : i32 to index
    %r = linalg.index 0 : index
    %v = tensor.extract %x[%p, %q, %r] : tensor<3x7x40xf32>
    linalg.yield %v : f32
  } -> tensor<6x70xf32>
  // Nearest neighbours: the row is computed from the index.
  %u = linalg.generic {indexing_maps = [#id3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%eu : tensor<3x70x40xf32>) {
  ^bb0(%o: f32):
    %p = linalg.index 0 : index
    %q = linalg.index 1 : index
    %r = linalg.index 2 : index
    %ten = arith.constant 10 : index
    %row = arith.divui %q, %ten : index
    %qi = arith.index_cast %r : index to i64
    %qf = arith.sitofp %qi : i64 to f32
    %half = arith.constant 0.5 : f32
    %hf = arith.mulf %qf, %half : f32
    %fl = math.floor %hf : f32
    %ci = arith.fptosi %fl : f32 to i64
    %c = arith.index_cast %ci : i64 to index
    %v = tensor.extract %x[%p, %row, %c] : tensor<3x7x40xf32>
    linalg.yield %v : f32
  } -> tensor<3x70x40xf32>
  %k = linalg.generic {indexing_maps = [#id1], iterator_types = ["parallel"]} outs(%en : tensor<6xi64>) {
  ^bb0(%o: i64):
    %p = linalg.index 0 : index
    %q = arith.addi %p, %two : index
    %v = tensor.extract %n[%q] : tensor<9xi64>
    linalg.yield %v : i64
  } -> tensor<6xi64>
  return %y, %u, %k : tensor<6x70xf32>, tensor<3x70x40xf32>, tensor<6xi64>
}
// Two of a row's largest by masking: an argmax of an argmax.
func.func private @top_two(%x: tensor<6x8xf32>) -> (tensor<6x2xf32>, tensor<6x2xi64>) attributes {pipe.function} {
  %low = arith.constant 0xFF800000 : f32
  %first = arith.constant 0 : i64
  %ev = tensor.empty() : tensor<6x1xf32>
  %ei = tensor.empty() : tensor<6x1xi64>
  %e = tensor.empty() : tensor<6x8xf32>
  %fv = linalg.fill ins(%low : f32) outs(%ev : tensor<6x1xf32>) -> tensor<6x1xf32>
  %fi = linalg.fill ins(%first : i64) outs(%ei : tensor<6x1xi64>) -> tensor<6x1xi64>
  %m:2 = linalg.generic {indexing_maps = [#id2, #keep2, #keep2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<6x8xf32>) outs(%fv, %fi : tensor<6x1xf32>, tensor<6x1xi64>) {
  ^bb0(%a: f32, %v: f32, %i: i64):
    %c = linalg.index 1 : index
    %ci = arith.index_cast %c : index to i64
    %max = arith.maximumf %a, %v : f32
    %p = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %p, %ci, %i : i64
    linalg.yield %max, %s : f32, i64
  } -> (tensor<6x1xf32>, tensor<6x1xi64>)
  %rest = linalg.generic {indexing_maps = [#id2, #keep2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %m#1 : tensor<6x8xf32>, tensor<6x1xi64>) outs(%e : tensor<6x8xf32>) {
  ^bb0(%a: f32, %i: i64, %o: f32):
    %c = linalg.index 1 : index
    %ci = arith.index_cast %c : index to i64
    %p = arith.cmpi eq, %ci, %i : i64
    %s = arith.select %p, %low, %a : f32
    linalg.yield %s : f32
  } -> tensor<6x8xf32>
  %n:2 = linalg.generic {indexing_maps = [#id2, #keep2, #keep2], iterator_types = ["parallel", "reduction"]} ins(%rest : tensor<6x8xf32>) outs(%fv, %fi : tensor<6x1xf32>, tensor<6x1xi64>) {
  ^bb0(%a: f32, %v: f32, %i: i64):
    %c = linalg.index 1 : index
    %ci = arith.index_cast %c : index to i64
    %max = arith.maximumf %a, %v : f32
    %p = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %p, %ci, %i : i64
    linalg.yield %max, %s : f32, i64
  } -> (tensor<6x1xf32>, tensor<6x1xi64>)
  %v = tensor.concat dim(1) %m#0, %n#0 : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x2xf32>
  %i = tensor.concat dim(1) %m#1, %n#1 : (tensor<6x1xi64>, tensor<6x1xi64>) -> tensor<6x2xi64>
  return %v, %i : tensor<6x2xf32>, tensor<6x2xi64>
}

// The tables of rotary embeddings: angles of many turns.
func.func private @turns(%x: tensor<3x70xf32>) -> (tensor<3x70xf32>, tensor<3x70xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<3x70xf32>
  %y:2 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x70xf32>) outs(%e, %e : tensor<3x70xf32>, tensor<3x70xf32>) {
  ^bb0(%a: f32, %o0: f32, %o1: f32):
    %many = arith.constant 500.0 : f32
    %angle = arith.mulf %a, %many : f32
    %s = math.sin %angle : f32
    %c = math.cos %angle : f32
    linalg.yield %s, %c : f32, f32
  } -> (tensor<3x70xf32>, tensor<3x70xf32>)
  return %y#0, %y#1 : tensor<3x70xf32>, tensor<3x70xf32>
}

// A gather whose indices were given dimensions of one element, as JAX does.
func.func private @picked(%x: tensor<4x8xf32>, %i: tensor<4xi32>) -> tensor<4xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %e = tensor.empty() : tensor<4xf32>
  %wide = tensor.expand_shape %i [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xi32> into tensor<4x1x1xi32>
  %y = linalg.generic {indexing_maps = [#id1], iterator_types = ["parallel"]} outs(%e : tensor<4xf32>) {
  ^bb0(%o: f32):
    %r = linalg.index 0 : index
    %p = tensor.extract %wide[%r, %c0, %c0] : tensor<4x1x1xi32>
    %q = arith.index_cast %p : i32 to index
    %low = arith.maxsi %q, %c0 : index
    %in = arith.minsi %low, %c7 : index
    %v = tensor.extract %x[%r, %in] : tensor<4x8xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}
