// A loss that is the mean over the rows that count, of which microbatches have different numbers. The
// first layer says how many they are, far from the loss, and checks an input.
#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
#column = affine_map<(r, c) -> (c)>
#scalar = affine_map<(r, c) -> ()>
#one = affine_map<(r) -> (r)>
#none = affine_map<(r) -> ()>

func.func @weighted(
    %x: tensor<4x8xf32> {pipe.input = "x"},
    %t: tensor<4x8xf32> {pipe.input = "t"},
    %m: tensor<4xf32> {pipe.input = "mask"},
    %w.first: tensor<8x8xf32> {pipe.parameter = "first.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b.first: tensor<8xf32> {pipe.parameter = "first.bias", pipe.init = #pipe.fill<0.125>},
    %w.second: tensor<8x8xf32> {pipe.parameter = "second.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b.second: tensor<8xf32> {pipe.parameter = "second.bias", pipe.init = #pipe.fill<0.125>},
    %w.third: tensor<8x8xf32> {pipe.parameter = "third.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b.third: tensor<8xf32> {pipe.parameter = "third.bias", pipe.init = #pipe.fill<0.125>},
    %w.last: tensor<8x8xf32> {pipe.parameter = "last.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b.last: tensor<8xf32> {pipe.parameter = "last.bias", pipe.init = #pipe.fill<0.125>})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.check = "an element of 'x' is above 1000"},
        tensor<f32> {pipe.loss_weight}, tensor<f32> {pipe.output = "mean_square"}) attributes {pipe.model} {

  %rows, %large = pipe.layer "count" (%m, %x) : (tensor<4xf32>, tensor<4x8xf32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    %count = linalg.generic {indexing_maps = [#one, #none], iterator_types = ["reduction"]}
        ins(%a : tensor<4xf32>) outs(%init : tensor<f32>) {
    ^bb1(%p: f32, %before: f32):
      %limit = arith.constant -0.5 : f32
      %counts = arith.cmpf ogt, %p, %limit : f32
      %part = arith.uitofp %counts : i1 to f32
      %next = arith.addf %before, %part : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    %violations = linalg.generic {indexing_maps = [#id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%b : tensor<4x8xf32>) outs(%init : tensor<f32>) {
    ^bb1(%p: f32, %before: f32):
      %limit = arith.constant 1000.0 : f32
      %counts = arith.cmpf ugt, %p, %limit : f32
      %part = arith.uitofp %counts : i1 to f32
      %next = arith.addf %before, %part : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %count, %violations : tensor<f32>, tensor<f32>
  }

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

  %y1 = pipe.layer "second" (%y0, %w.second, %b.second)
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

  %y2 = pipe.layer "third" (%y1, %w.third, %b.third)
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

  %y3 = pipe.layer "last" (%y2, %w.last, %b.last)
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

  %loss, %square = pipe.layer "head" (%y3, %t, %m, %rows)
      : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %mask: tensor<4xf32>, %count: tensor<f32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    %distance = linalg.generic {indexing_maps = [#id, #id, #row, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a, %b, %mask : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>) outs(%init : tensor<f32>) {
    ^bb1(%p: f32, %q: f32, %m0: f32, %before: f32):
      %none = arith.constant 0.0 : f32
      %limit = arith.constant -0.5 : f32
      %counts = arith.cmpf ogt, %m0, %limit : f32
      %difference = arith.subf %p, %q : f32
      %product = arith.mulf %difference, %difference : f32
      %part = arith.select %counts, %product, %none : f32
      %next = arith.addf %before, %part : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    %mean = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%distance, %count : tensor<f32>, tensor<f32>) outs(%empty : tensor<f32>) {
    ^bb1(%d: f32, %c: f32, %out: f32):
      %least = arith.constant 1.0 : f32
      %rows0 = arith.maximumf %c, %least : f32
      %value = arith.divf %d, %rows0 : f32
      linalg.yield %value : f32
    } -> tensor<f32>
    %squares = linalg.generic {indexing_maps = [#id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a : tensor<4x8xf32>) outs(%init : tensor<f32>) {
    ^bb1(%p: f32, %before: f32):
      %product = arith.mulf %p, %p : f32
      %next = arith.addf %before, %product : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %mean, %squares : tensor<f32>, tensor<f32>
  }
  return %loss, %large, %rows, %square : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
