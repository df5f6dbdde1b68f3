// What a GPT-2 lacks, as small as can be: a parameter that two layers use, which stand in one stage; a
// frozen one, in a stage without others; a value that skips stages; and a metric beside the loss.
#id = affine_map<(r, c) -> (r, c)>
#column = affine_map<(r, c) -> (c)>
#scalar = affine_map<(r, c) -> ()>

func.func @forms(
    %x: tensor<4x8xf32> {pipe.input = "x"},
    %t: tensor<4x8xf32> {pipe.input = "t"},
    %w.first: tensor<8x8xf32> {pipe.parameter = "first.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b.first: tensor<8xf32> {pipe.parameter = "first.bias", pipe.init = #pipe.fill<0.0>},
    %w.twice: tensor<8x8xf32> {pipe.parameter = "twice.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b.twice: tensor<8xf32> {pipe.parameter = "twice.bias", pipe.init = #pipe.fill<0.125>},
    %w.last: tensor<8x8xf32> {pipe.parameter = "last.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b.last: tensor<8xf32> {pipe.parameter = "last.bias", pipe.init = #pipe.fill<-0.25>},
    %fixed: tensor<8x8xf32> {pipe.parameter = "fixed", pipe.frozen, pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.output = "mean_square"}) attributes {pipe.model} {

  %y0 = pipe.layer "first" (%x, %w.first, %b.first)
      : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>)
                             outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%empty : tensor<4x8xf32>) {
    ^bb1(%p: f32, %bias: f32, %out: f32):
      %sum = arith.addf %p, %bias : f32
      %value = math.tanh %sum : f32
      linalg.yield %value : f32
    } -> tensor<4x8xf32>
    pipe.yield %result : tensor<4x8xf32>
  }

  %y1 = pipe.layer "twice" (%y0, %w.twice, %b.twice)
      : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>)
                             outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%empty : tensor<4x8xf32>) {
    ^bb1(%p: f32, %bias: f32, %out: f32):
      %sum = arith.addf %p, %bias : f32
      %value = math.tanh %sum : f32
      linalg.yield %value : f32
    } -> tensor<4x8xf32>
    pipe.yield %result : tensor<4x8xf32>
  }

  %y2 = pipe.layer "again" (%y1, %w.twice, %b.twice)
      : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>)
                             outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%empty : tensor<4x8xf32>) {
    ^bb1(%p: f32, %bias: f32, %out: f32):
      %sum = arith.addf %p, %bias : f32
      %value = math.tanh %sum : f32
      linalg.yield %value : f32
    } -> tensor<4x8xf32>
    pipe.yield %result : tensor<4x8xf32>
  }

  %y3 = pipe.layer "fixed" (%y2, %fixed)
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>)
                             outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
    pipe.yield %product : tensor<4x8xf32>
  }

  // Reads y0, which skips the layers between.
  %y4 = pipe.layer "gate" (%y3, %y0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>):
    %empty = tensor.empty() : tensor<4x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %product = arith.mulf %p, %q : f32
      %sum = arith.addf %p, %product : f32
      linalg.yield %sum : f32
    } -> tensor<4x8xf32>
    pipe.yield %result : tensor<4x8xf32>
  }

  %y5 = pipe.layer "last" (%y4, %w.last, %b.last)
      : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> {
  ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<4x8xf32>, tensor<8x8xf32>)
                             outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%empty : tensor<4x8xf32>) {
    ^bb1(%p: f32, %bias: f32, %out: f32):
      %sum = arith.addf %p, %bias : f32
      %value = math.tanh %sum : f32
      linalg.yield %value : f32
    } -> tensor<4x8xf32>
    pipe.yield %result : tensor<4x8xf32>
  }

  // The mean square of the distance from t, and of y5.
  %loss, %square = pipe.layer "head" (%y5, %t)
      : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    %distance = linalg.generic {indexing_maps = [#id, #id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<f32>) {
    ^bb1(%p: f32, %q: f32, %before: f32):
      %part = arith.constant 3.125000e-02 : f32
      %difference = arith.subf %p, %q : f32
      %product = arith.mulf %difference, %difference : f32
      %mean = arith.mulf %product, %part : f32
      %next = arith.addf %before, %mean : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    %squares = linalg.generic {indexing_maps = [#id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a : tensor<4x8xf32>) outs(%init : tensor<f32>) {
    ^bb1(%p: f32, %before: f32):
      %part = arith.constant 3.125000e-02 : f32
      %product = arith.mulf %p, %p : f32
      %mean = arith.mulf %product, %part : f32
      %next = arith.addf %before, %mean : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %distance, %squares : tensor<f32>, tensor<f32>
  }
  return %loss, %square : tensor<f32>, tensor<f32>
}
