// Two layers; the first says what the loss of the second counts for, and checks an input.
#id = affine_map<(r) -> (r)>
#none = affine_map<(r) -> ()>
func.func @m(%x: tensor<4xf32> {pipe.input = "x"},
             %w0: tensor<4xf32> {pipe.parameter = "w0", pipe.init = #pipe.fill<0.5>},
             %w1: tensor<4xf32> {pipe.parameter = "w1", pipe.init = #pipe.fill<0.5>})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.loss_weight},
        tensor<f32> {pipe.check = "an element of 'x' is negative"}) attributes {pipe.model} {
  %y, %weight, %negative = pipe.layer "first" (%x, %w0)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<4xf32>, %w: tensor<4xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4xf32>
    %scalar = tensor.empty() : tensor<f32>
    %nothing = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32>
    %product = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%a, %w : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %r = arith.mulf %p, %q : f32
      linalg.yield %r : f32
    } -> tensor<4xf32>
    %sum = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
        ins(%a : tensor<4xf32>) outs(%nothing : tensor<f32>) {
    ^bb1(%p: f32, %before: f32):
      %r = arith.addf %p, %before : f32
      linalg.yield %r : f32
    } -> tensor<f32>
    %count = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
        ins(%a : tensor<4xf32>) outs(%nothing : tensor<f32>) {
    ^bb1(%p: f32, %before: f32):
      %limit = arith.constant 0.0 : f32
      %is = arith.cmpf olt, %p, %limit : f32
      %one = arith.uitofp %is : i1 to f32
      %r = arith.addf %one, %before : f32
      linalg.yield %r : f32
    } -> tensor<f32>
    pipe.yield %product, %sum, %count : tensor<4xf32>, tensor<f32>, tensor<f32>
  }
  %loss = pipe.layer "second" (%y, %w1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4xf32>, %w: tensor<4xf32>):
    %zero = arith.constant 0.0 : f32
    %scalar = tensor.empty() : tensor<f32>
    %nothing = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32>
    %sum = linalg.generic {indexing_maps = [#id, #id, #none], iterator_types = ["reduction"]}
        ins(%a, %w : tensor<4xf32>, tensor<4xf32>) outs(%nothing : tensor<f32>) {
    ^bb1(%p: f32, %q: f32, %before: f32):
      %product = arith.mulf %p, %q : f32
      %r = arith.addf %product, %before : f32
      linalg.yield %r : f32
    } -> tensor<f32>
    pipe.yield %sum : tensor<f32>
  }
  return %loss, %weight, %negative : tensor<f32>, tensor<f32>, tensor<f32>
}
