// A model of four layers in a row, each with a weight of its own.
func.func @m(%x: tensor<4x8xf32> {pipe.input = "x"},
             %w0: tensor<8x8xf32> {pipe.parameter = "w0", pipe.init = #pipe.fill<0.5>},
             %w1: tensor<8x8xf32> {pipe.parameter = "w1", pipe.init = #pipe.fill<0.5>},
             %w2: tensor<8x8xf32> {pipe.parameter = "w2", pipe.init = #pipe.fill<0.5>},
             %w3: tensor<8x8xf32> {pipe.parameter = "w3", pipe.init = #pipe.fill<0.5>}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y1 = pipe.layer "first" (%x, %w0) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32>
    pipe.yield %product : tensor<4x8xf32>
  }
  %y2 = pipe.layer "second" (%y1, %w1) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32>
    pipe.yield %product : tensor<4x8xf32>
  }
  %y3 = pipe.layer "third" (%y2, %w2) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32>
    pipe.yield %product : tensor<4x8xf32>
  }
  %loss = pipe.layer "fourth" (%y3, %w3) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32>
    %none = tensor.empty() : tensor<f32>
    %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
    %sum = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
        iterator_types = ["reduction", "reduction"]}
        ins(%product : tensor<4x8xf32>) outs(%nothing : tensor<f32>) {
    ^bb0(%p: f32, %s: f32):
      %square = arith.mulf %p, %p : f32
      %next = arith.addf %s, %square : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %sum : tensor<f32>
  }
  return %loss : tensor<f32>
}
