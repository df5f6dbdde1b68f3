// Two stages of one 8x8 linear layer each; the second one's result is compared with targets. Little
// enough that a step of many microbatches takes what is around the layers.
#id = affine_map<(r, c) -> (r, c)>
#all = affine_map<(r, c) -> ()>

func.func @linear(
    %x: tensor<8x8xf32> {pipe.input = "x"},
    %t: tensor<8x8xf32> {pipe.input = "t"},
    %w.first: tensor<8x8xf32> {pipe.parameter = "first.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %w.second: tensor<8x8xf32> {pipe.parameter = "second.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {

  %y = pipe.layer "first" (%x, %w.first) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x8xf32>, %w: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<8x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x8xf32>) -> tensor<8x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<8x8xf32>, tensor<8x8xf32>)
                             outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    pipe.yield %product : tensor<8x8xf32>
  }

  %loss = pipe.layer "second" (%y, %w.second, %t)
      : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<8x8xf32>, %w: tensor<8x8xf32>, %target: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<8x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x8xf32>) -> tensor<8x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<8x8xf32>, tensor<8x8xf32>)
                             outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    %scalar = tensor.empty() : tensor<f32>
    %start = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32>
    %sum = linalg.generic {indexing_maps = [#id, #id, #all], iterator_types = ["reduction", "reduction"]}
        ins(%product, %target : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<f32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %difference = arith.subf %p, %q : f32
      %square = arith.mulf %difference, %difference : f32
      %total = arith.addf %out, %square : f32
      linalg.yield %total : f32
    } -> tensor<f32>
    pipe.yield %sum : tensor<f32>
  }
  return %loss : tensor<f32>
}
