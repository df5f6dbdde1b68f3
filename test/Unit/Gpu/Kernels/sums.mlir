// Sums over many rows (a number of rows with a divisor, a prime one, one of two loops), and few sums over
// many elements.

func.func private @rows(%x: tensor<96x70xf32>, %acc: tensor<70xf32> {pipe.accumulator}) -> tensor<70xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<96x70xf32>) outs(%acc : tensor<70xf32>) dimensions = [0]
  return %s : tensor<70xf32>
}

func.func private @prime(%x: tensor<101x70xf32>, %acc: tensor<70xf32> {pipe.accumulator}) -> tensor<70xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<101x70xf32>) outs(%acc : tensor<70xf32>) dimensions = [0]
  return %s : tensor<70xf32>
}

// Each element with one of its row, behind an elementwise op, and another that reads the same.
func.func private @weighted(%x: tensor<3x37x70xf32>, %w: tensor<3x37xf32>) -> (tensor<70xf32>, tensor<3x37x70xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %v = tensor.empty() : tensor<70xf32>
  %e = tensor.empty() : tensor<3x37x70xf32>
  %z = linalg.fill ins(%zero : f32) outs(%v : tensor<70xf32>) -> tensor<70xf32>
  %t = linalg.tanh ins(%x : tensor<3x37x70xf32>) outs(%e : tensor<3x37x70xf32>) -> tensor<3x37x70xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, r, c) -> (b, r, c)>, affine_map<(b, r, c) -> (b, r)>, affine_map<(b, r, c) -> (c)>], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%t, %w : tensor<3x37x70xf32>, tensor<3x37xf32>) outs(%z : tensor<70xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %o, %p : f32
    linalg.yield %q : f32
  } -> tensor<70xf32>
  return %s, %t : tensor<70xf32>, tensor<3x37x70xf32>
}

// A batch norm's variance: few sums over much, of what is computed on the way. A part is 16 rows of an
// image.
func.func private @variance(%x: tensor<2x3x48x64xf32>, %mean: tensor<3xf32>) -> tensor<3xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %v = tensor.empty() : tensor<3xf32>
  %e = tensor.empty() : tensor<2x3x48x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%v : tensor<3xf32>) -> tensor<3xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %mean : tensor<2x3x48x64xf32>, tensor<3xf32>) outs(%e : tensor<2x3x48x64xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %s = arith.subf %a, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x3x48x64xf32>
  %q = linalg.mul ins(%d, %d : tensor<2x3x48x64xf32>, tensor<2x3x48x64xf32>) outs(%e : tensor<2x3x48x64xf32>) -> tensor<2x3x48x64xf32>
  %s = linalg.reduce { arith.addf } ins(%q : tensor<2x3x48x64xf32>) outs(%z : tensor<3xf32>) dimensions = [0, 2, 3]
  return %s : tensor<3xf32>
}

// Rows of prime length, a prime number of them: one row is a part.
func.func private @prime_image(%x: tensor<5x3x37x41xf32>, %acc: tensor<3xf32> {pipe.accumulator}) -> tensor<3xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<5x3x37x41xf32>) outs(%acc : tensor<3xf32>) dimensions = [0, 2, 3]
  return %s : tensor<3xf32>
}

// One more element than a sum that stays whole has.
func.func private @one_sum(%x: tensor<1x17x241xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<1x17x241xf32>) outs(%acc : tensor<f32>) dimensions = [0, 1, 2]
  return %s : tensor<f32>
}

// A prime number: four parts, and what is left.
func.func private @prime_row(%x: tensor<5003xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<5003xf32>) outs(%acc : tensor<f32>) dimensions = [0]
  return %s : tensor<f32>
}

func.func private @one_element(%x: tensor<1x1xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<1x1xf32>) outs(%acc : tensor<f32>) dimensions = [0, 1]
  return %s : tensor<f32>
}

// The greatest of all, and how many are positive.
func.func private @extremum(%x: tensor<3x2048xf32>, %acc: tensor<f32> {pipe.accumulator}, %n: tensor<i32> {pipe.accumulator}) -> (tensor<f32>, tensor<i32>) attributes {pipe.function} {
  %m = linalg.reduce { arith.maximumf } ins(%x : tensor<3x2048xf32>) outs(%acc : tensor<f32>) dimensions = [0, 1]
  %c = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<3x2048xf32>) outs(%n : tensor<i32>) {
  ^bb0(%a: f32, %o: i32):
    %zero = arith.constant 0.0 : f32
    %p = arith.cmpf ogt, %a, %zero : f32
    %q = arith.extui %p : i1 to i32
    %t = arith.addi %o, %q : i32
    linalg.yield %t : i32
  } -> tensor<i32>
  return %m, %c : tensor<f32>, tensor<i32>
}

// The loop over rows that is the last has one of them.
func.func private @unit_rows(%x: tensor<65x1x70xf32>, %acc: tensor<70xf32> {pipe.accumulator}) -> tensor<70xf32> attributes {pipe.function} {
  %s = linalg.reduce { arith.addf } ins(%x : tensor<65x1x70xf32>) outs(%acc : tensor<70xf32>) dimensions = [0, 1]
  return %s : tensor<70xf32>
}
