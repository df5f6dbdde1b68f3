// A loss with a weight, 4 for each microbatch; a metric; and a check.
#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
#scalar = affine_map<(i, j) -> ()>
func.func @m(%x: tensor<2x4xf32> {pipe.input = "x"},
             %first: tensor<4x4xf32> {pipe.parameter = "first", pipe.init = #pipe.fill<0.5>},
             %second: tensor<4xf32> {pipe.parameter = "second", pipe.init = #pipe.fill<0.5>})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.output = "squares"},
        tensor<f32> {pipe.loss_weight}, tensor<f32> {pipe.check = "an element of input 'x' is negative"})
    attributes {pipe.model} {
  %y, %weight, %negative = pipe.layer "first" (%x, %first)
      : (tensor<2x4xf32>, tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<2x4xf32>, %w: tensor<4x4xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<2x4xf32>
    %none = tensor.empty() : tensor<f32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4xf32>) -> tensor<2x4xf32>
    %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
    %product = linalg.matmul ins(%a, %w : tensor<2x4xf32>, tensor<4x4xf32>)
                             outs(%start : tensor<2x4xf32>) -> tensor<2x4xf32>
    %count = linalg.generic {indexing_maps = [#id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a : tensor<2x4xf32>) outs(%nothing : tensor<f32>) {
    ^bb0(%p: f32, %s: f32):
      %half = arith.constant 0.5 : f32
      %next = arith.addf %s, %half : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    %violations = linalg.generic {indexing_maps = [#id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a : tensor<2x4xf32>) outs(%nothing : tensor<f32>) {
    ^bb0(%p: f32, %s: f32):
      %limit = arith.constant 0.0 : f32
      %is = arith.cmpf olt, %p, %limit : f32
      %one = arith.uitofp %is : i1 to f32
      %next = arith.addf %s, %one : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %product, %count, %violations : tensor<2x4xf32>, tensor<f32>, tensor<f32>
  }
  %loss, %metric = pipe.layer "second" (%y, %second) : (tensor<2x4xf32>, tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<2x4xf32>, %b: tensor<4xf32>):
    %zero = arith.constant 0.0 : f32
    %none = tensor.empty() : tensor<f32>
    %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
    %sum = linalg.generic {indexing_maps = [#id, #column, #scalar],
                           iterator_types = ["reduction", "reduction"]}
        ins(%a, %b : tensor<2x4xf32>, tensor<4xf32>) outs(%nothing : tensor<f32>) {
    ^bb1(%p: f32, %q: f32, %s: f32):
      %shifted = arith.addf %p, %q : f32
      %square = arith.mulf %shifted, %shifted : f32
      %next = arith.addf %s, %square : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    %squares = linalg.generic {indexing_maps = [#id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a : tensor<2x4xf32>) outs(%nothing : tensor<f32>) {
    ^bb1(%p: f32, %s: f32):
      %square = arith.mulf %p, %p : f32
      %next = arith.addf %s, %square : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %sum, %squares : tensor<f32>, tensor<f32>
  }
  return %loss, %metric, %weight, %negative : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
