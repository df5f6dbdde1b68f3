// Sums over many rows: a number of rows with a divisor, a prime one, and one of two loops.

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
