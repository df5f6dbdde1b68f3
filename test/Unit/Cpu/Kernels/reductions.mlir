// Sums, products, maxima and minima along rows of every kind of length: shorter than a
// strip, not a power of two, not a multiple of a strip.
#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>

func.func private @sum_5(%x: tensor<7x5xf32>) -> tensor<7xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<7xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x5xf32>) outs(%z : tensor<7xf32>) dimensions = [1]
  return %s : tensor<7xf32>
}
func.func private @sum_1(%x: tensor<7x1xf32>, %acc: tensor<7xf32> {pipe.accumulator}) -> tensor<7xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<7x1xf32>) outs(%acc : tensor<7xf32>) dimensions = [1]
  return %s : tensor<7xf32>
}
func.func private @sum_63_64_65_200(%a: tensor<3x63xf32>, %b: tensor<3x64xf32>, %c: tensor<3x65xf32>, %d: tensor<3x200xf32>)
    -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<3x63xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
  %1 = linalg.reduce { arith.addf } ins(%b : tensor<3x64xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
  %2 = linalg.reduce { arith.addf } ins(%c : tensor<3x65xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
  %3 = linalg.reduce { arith.addf } ins(%d : tensor<3x200xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
func.func private @product_max_min(%x: tensor<4x70xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attributes {pipe.function} {
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %high = arith.constant 0x7F800000 : f32
  %e = tensor.empty() : tensor<4xf32>
  %o = linalg.fill ins(%one : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %l = linalg.fill ins(%low : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %h = linalg.fill ins(%high : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.reduce { arith.mulf } ins(%x : tensor<4x70xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
  %1 = linalg.reduce { arith.maximumf } ins(%x : tensor<4x70xf32>) outs(%l : tensor<4xf32>) dimensions = [1]
  %2 = linalg.reduce { arith.minimumf } ins(%x : tensor<4x70xf32>) outs(%h : tensor<4xf32>) dimensions = [1]
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @all_to_scalar(%x: tensor<5x130xf32>) -> tensor<f32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<5x130xf32>) outs(%z : tensor<f32>) dimensions = [0, 1]
  return %s : tensor<f32>
}
func.func private @scalar_accumulator(%x: tensor<100xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<100xf32>) outs(%acc : tensor<f32>) dimensions = [0]
  return %s : tensor<f32>
}
func.func private @columns(%x: tensor<50x100xf32>, %acc: tensor<100xf32> {pipe.accumulator}) -> tensor<100xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<50x100xf32>) outs(%acc : tensor<100xf32>) dimensions = [0]
  return %s : tensor<100xf32>
}
// The loops are the wrong way round: sums must still run along memory.
func.func private @columns_interchanged(%x: tensor<50x100xf32>) -> tensor<100xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<100xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<100xf32>) -> tensor<100xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<50x100xf32>) outs(%z : tensor<100xf32>) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.addf %v, %o : f32
    linalg.yield %q : f32
  } -> tensor<100xf32>
  return %s : tensor<100xf32>
}
func.func private @middle_and_outer(%x: tensor<3x6x5x40xf32>) -> (tensor<6x40xf32>, tensor<3x5xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x40xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<6x40xf32>) -> tensor<6x40xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<3x6x5x40xf32>) outs(%z : tensor<6x40xf32>) dimensions = [0, 2]
  %e1 = tensor.empty() : tensor<3x5xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.reduce { arith.addf } ins(%x : tensor<3x6x5x40xf32>) outs(%z1 : tensor<3x5xf32>) dimensions = [1, 3]
  return %0, %1 : tensor<6x40xf32>, tensor<3x5xf32>
}
// Two results of one op, combined with an index: no single combiner, so loop order.
func.func private @argmax(%x: tensor<6x90xf32>) -> (tensor<6xf32>, tensor<6xi64>) attributes {pipe.function} {
  %low = arith.constant 0xFF800000 : f32
  %none = arith.constant 0 : i64
  %e = tensor.empty() : tensor<6xf32>
  %ei = tensor.empty() : tensor<6xi64>
  %z = linalg.fill ins(%low : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %zi = linalg.fill ins(%none : i64) outs(%ei : tensor<6xi64>) -> tensor<6xi64>
  %s:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<6x90xf32>) outs(%z, %zi : tensor<6xf32>, tensor<6xi64>) {
  ^bb0(%v: f32, %m: f32, %mi: i64):
    %c = linalg.index 1 : index
    %ci = arith.index_cast %c : index to i64
    %gt = arith.cmpf ogt, %v, %m : f32
    %a = arith.select %gt, %v, %m : f32
    %b = arith.select %gt, %ci, %mi : i64
    linalg.yield %a, %b : f32, i64
  } -> (tensor<6xf32>, tensor<6xi64>)
  return %s#0, %s#1 : tensor<6xf32>, tensor<6xi64>
}
// A producer that is expensive, has two users and feeds a reduction.
func.func private @shared_producer(%x: tensor<9x100xf32>) -> (tensor<9x100xf32>, tensor<9xf32>, tensor<100xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %et = tensor.empty() : tensor<9x100xf32>
  %e = tensor.empty() : tensor<9xf32>
  %ec = tensor.empty() : tensor<100xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<9xf32>) -> tensor<9xf32>
  %zc = linalg.fill ins(%zero : f32) outs(%ec : tensor<100xf32>) -> tensor<100xf32>
  %p = linalg.exp ins(%x : tensor<9x100xf32>) outs(%et : tensor<9x100xf32>) -> tensor<9x100xf32>
  %s = linalg.reduce { arith.addf } ins(%p : tensor<9x100xf32>) outs(%z : tensor<9xf32>) dimensions = [1]
  %c = linalg.reduce { arith.addf } ins(%p : tensor<9x100xf32>) outs(%zc : tensor<100xf32>) dimensions = [0]
  return %p, %s, %c : tensor<9x100xf32>, tensor<9xf32>, tensor<100xf32>
}
// A masked sum: the index must count from the row's beginning in every strip.
func.func private @lower_triangle(%x: tensor<150x150xf32>) -> tensor<150xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<150xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<150xf32>) -> tensor<150xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<150x150xf32>) outs(%z : tensor<150xf32>) {
  ^bb0(%v: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi ule, %j, %i : index
    %w = arith.select %c, %v, %zero : f32
    %q = arith.addf %o, %w : f32
    linalg.yield %q : f32
  } -> tensor<150xf32>
  return %s : tensor<150xf32>
}
func.func private @integers(%x: tensor<4x77xi32> {test.below = 1000 : i64}) -> tensor<4xi32> attributes {pipe.function} {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %z = linalg.fill ins(%zero : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %s = linalg.reduce { arith.addi } ins(%x : tensor<4x77xi32>) outs(%z : tensor<4xi32>) dimensions = [1]
  return %s : tensor<4xi32>
}
// Two sums that begin as the same tensor and end up in one loop, and scalars per row.
func.func private @same_beginning(%x: tensor<9x100xf32>, %y: tensor<9x100xf32>, %begin: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9x100xf32>) attributes {pipe.function} {
  %et = tensor.empty() : tensor<9x100xf32>
  %e = tensor.empty() : tensor<9xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<9x100xf32>) outs(%begin : tensor<9xf32>) dimensions = [1]
  %t = linalg.reduce { arith.maximumf } ins(%x : tensor<9x100xf32>) outs(%begin : tensor<9xf32>) dimensions = [1]
  %a = linalg.mul ins(%s, %t : tensor<9xf32>, tensor<9xf32>) outs(%e : tensor<9xf32>) -> tensor<9xf32>
  %b = linalg.sub ins(%t, %s : tensor<9xf32>, tensor<9xf32>) outs(%e : tensor<9xf32>) -> tensor<9xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y, %a, %b : tensor<9x100xf32>, tensor<9x100xf32>, tensor<9xf32>, tensor<9xf32>) outs(%et : tensor<9x100xf32>) {
  ^bb0(%p: f32, %q: f32, %c: f32, %d: f32, %o: f32):
    %0 = arith.mulf %p, %c : f32
    %1 = arith.mulf %q, %d : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<9x100xf32>
  return %s, %t, %r : tensor<9xf32>, tensor<9xf32>, tensor<9x100xf32>
}
// Sums of columns that are consumed one column at a time.
func.func private @column_by_column(%x: tensor<70x70xf32>) -> (tensor<70xf32>, tensor<70x70xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<70xf32>
  %et = tensor.empty() : tensor<70x70xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<70xf32>) -> tensor<70xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<70x70xf32>) outs(%z : tensor<70xf32>) dimensions = [0]
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<70x70xf32>, tensor<70xf32>) outs(%et : tensor<70x70xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %v = arith.mulf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<70x70xf32>
  return %s, %y : tensor<70xf32>, tensor<70x70xf32>
}
// A sum over one element with two users, one of which sums on.
func.func private @sum_of_one(%x: tensor<70x1x70xf32>) -> (tensor<70x70xf32>, tensor<f32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<70x70xf32>
  %es = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<70x70xf32>) -> tensor<70x70xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<70x1x70xf32>) outs(%z : tensor<70x70xf32>) dimensions = [1]
  %t = linalg.reduce { arith.addf } ins(%s : tensor<70x70xf32>) outs(%zs : tensor<f32>) dimensions = [0, 1]
  return %s, %t : tensor<70x70xf32>, tensor<f32>
}
// One row feeds rows of a matrix, a sum and an accumulator.
func.func private @shared_row(%x: tensor<70xf32>, %acc: tensor<70xf32> {pipe.accumulator}) -> (tensor<f32>, tensor<70xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<70xf32>
  %et = tensor.empty() : tensor<64x70xf32>
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %t = linalg.tanh ins(%x : tensor<70xf32>) outs(%e : tensor<70xf32>) -> tensor<70xf32>
  %b = linalg.broadcast ins(%t : tensor<70xf32>) outs(%et : tensor<64x70xf32>) dimensions = [0]
  %m = linalg.exp ins(%b : tensor<64x70xf32>) outs(%et : tensor<64x70xf32>) -> tensor<64x70xf32>
  %s = linalg.reduce { arith.addf } ins(%m : tensor<64x70xf32>) outs(%zs : tensor<f32>) dimensions = [0, 1]
  %a = linalg.add ins(%acc, %t : tensor<70xf32>, tensor<70xf32>) outs(%acc : tensor<70xf32>) -> tensor<70xf32>
  return %s, %a : tensor<f32>, tensor<70xf32>
}
