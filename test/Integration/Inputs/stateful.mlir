// Layers that keep more than parameters: running means, which a layer's result may depend on;
// counts of i64; a value that its layer does not read, even one that is the last of another; one that is reported too; a constant. Eight
// layers, so that each can be a stage of its own.
#id = affine_map<(r, c) -> (r, c)>
#column = affine_map<(r, c) -> (c)>
#vector = affine_map<(c) -> (c)>
#scalar = affine_map<(r, c) -> ()>
#point = affine_map<() -> ()>
#row = affine_map<(r, c) -> (r)>

func.func @stateful(
    %tokens: tensor<2x8xi32> {pipe.input = "tokens"},
    %targets: tensor<2x8xi32> {pipe.input = "targets"},
    %table: tensor<256x8xf32> {pipe.parameter = "table", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.5>},
    %w.first: tensor<8x8xf32> {pipe.parameter = "first.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %mean.first: tensor<8xf32> {pipe.buffer = "first.mean", pipe.init = #pipe.fill<0.5>},
    %before.first: tensor<8xf32> {pipe.buffer = "first.before", pipe.init = #pipe.fill<0.0>},
    %count.first: tensor<i64> {pipe.buffer = "first.count", pipe.init = #pipe.fill<0.0>},
    %mean.shift: tensor<8xf32> {pipe.buffer = "shift.mean", pipe.init = #pipe.fill<0.25>},
    %factor: tensor<8xf32> {pipe.buffer = "factor", pipe.init = #pipe.fill<1.5>},
    %w.last: tensor<8x8xf32> {pipe.parameter = "last.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %sums.last: tensor<8xf32> {pipe.buffer = "last.sums", pipe.init = #pipe.fill<0.0>},
    %w.second: tensor<8x8xf32> {pipe.parameter = "second.weight", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %mean.second: tensor<8xf32> {pipe.buffer = "second.mean", pipe.init = #pipe.fill<-1.0>},
    %before.second: tensor<8xf32> {pipe.buffer = "second.before", pipe.init = #pipe.fill<0.0>},
    %count.second: tensor<i64> {pipe.buffer = "second.count", pipe.init = #pipe.fill<40.0>},
    %mean.again: tensor<8xf32> {pipe.buffer = "again.mean", pipe.init = #pipe.fill<0.0>},
    %average: tensor<f32> {pipe.buffer = "average", pipe.init = #pipe.fill<0.0>})
    -> (tensor<f32> {pipe.loss}, tensor<8xf32> {pipe.buffer = "first.mean"}, tensor<i64> {pipe.buffer = "first.count"},
        tensor<8xf32> {pipe.buffer = "first.before"}, tensor<8xf32> {pipe.buffer = "second.before"},
        tensor<8xf32> {pipe.buffer = "shift.mean"}, tensor<8xf32> {pipe.buffer = "last.sums"},
        tensor<8xf32> {pipe.buffer = "second.mean"}, tensor<i64> {pipe.buffer = "second.count"},
        tensor<8xf32> {pipe.buffer = "again.mean"}, tensor<f32> {pipe.buffer = "average"},
        tensor<f32> {pipe.output = "average"}) attributes {pipe.model} {

  %x = pipe.layer "embedding" (%tokens, %table) : (tensor<2x8xi32>, tensor<256x8xf32>) -> tensor<16x8xf32> {
  ^bb0(%t: tensor<2x8xi32>, %w: tensor<256x8xf32>):
    %flat = tensor.collapse_shape %t [[0, 1]] : tensor<2x8xi32> into tensor<16xi32>
    %empty = tensor.empty() : tensor<16x8xf32>
    %rows = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%flat : tensor<16xi32>) outs(%empty : tensor<16x8xf32>) {
    ^bb1(%token: i32, %out: f32):
      %i = arith.index_cast %token : i32 to index
      %j = linalg.index 1 : index
      %value = tensor.extract %w[%i, %j] : tensor<256x8xf32>
      linalg.yield %value : f32
    } -> tensor<16x8xf32>
    pipe.yield %rows : tensor<16x8xf32>
  }

  %y0:4 = pipe.layer "first" (%x, %w.first, %mean.first, %count.first)
      : (tensor<16x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<i64>) -> (tensor<16x8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>) {
  ^bb0(%a: tensor<16x8xf32>, %w: tensor<8x8xf32>, %m: tensor<8xf32>, %n: tensor<i64>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x8xf32>) -> tensor<16x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<16x8xf32>, tensor<8x8xf32>) outs(%init : tensor<16x8xf32>) -> tensor<16x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product : tensor<16x8xf32>) outs(%empty : tensor<16x8xf32>) {
    ^bb1(%p: f32, %out: f32):
      %value = math.tanh %p : f32
      linalg.yield %value : f32
    } -> tensor<16x8xf32>
    %none = tensor.empty() : tensor<8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%none : tensor<8xf32>) -> tensor<8xf32>
    %sums = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
        ins(%a : tensor<16x8xf32>) outs(%start : tensor<8xf32>) {
    ^bb1(%p: f32, %before: f32):
      %next = arith.addf %before, %p : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %mean = linalg.generic {indexing_maps = [#vector, #vector, #vector], iterator_types = ["parallel"]}
        ins(%m, %sums : tensor<8xf32>, tensor<8xf32>) outs(%none : tensor<8xf32>) {
    ^bb1(%before: f32, %sum: f32, %out: f32):
      %keep = arith.constant 0.75 : f32
      %part = arith.constant 0.015625 : f32
      %kept = arith.mulf %before, %keep : f32
      %new = arith.mulf %sum, %part : f32
      %next = arith.addf %kept, %new : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %place = tensor.empty() : tensor<i64>
    %seen = linalg.generic {indexing_maps = [#point, #point], iterator_types = []}
        ins(%n : tensor<i64>) outs(%place : tensor<i64>) {
    ^bb1(%before: i64, %out: i64):
      %one = arith.constant 1 : i64
      %next = arith.addi %before, %one : i64
      linalg.yield %next : i64
    } -> tensor<i64>
    pipe.yield %result, %mean, %seen, %m : tensor<16x8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>
  }

  // Its result depends on the mean as it was.
  %y1:2 = pipe.layer "shift" (%y0#0, %mean.shift) : (tensor<16x8xf32>, tensor<8xf32>) -> (tensor<16x8xf32>, tensor<8xf32>) {
  ^bb0(%a: tensor<16x8xf32>, %m: tensor<8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x8xf32>
    %none = tensor.empty() : tensor<8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%none : tensor<8xf32>) -> tensor<8xf32>
    %sums = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
        ins(%a : tensor<16x8xf32>) outs(%start : tensor<8xf32>) {
    ^bb1(%p: f32, %before: f32):
      %next = arith.addf %before, %p : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %mean = linalg.generic {indexing_maps = [#vector, #vector, #vector], iterator_types = ["parallel"]}
        ins(%m, %sums : tensor<8xf32>, tensor<8xf32>) outs(%none : tensor<8xf32>) {
    ^bb1(%before: f32, %sum: f32, %out: f32):
      %keep = arith.constant 0.75 : f32
      %part = arith.constant 0.015625 : f32
      %kept = arith.mulf %before, %keep : f32
      %new = arith.mulf %sum, %part : f32
      %next = arith.addf %kept, %new : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %m : tensor<16x8xf32>, tensor<8xf32>) outs(%empty : tensor<16x8xf32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %difference = arith.subf %p, %q : f32
      %value = math.exp %difference : f32
      %product = arith.mulf %p, %value : f32
      linalg.yield %product : f32
    } -> tensor<16x8xf32>
    pipe.yield %result, %mean : tensor<16x8xf32>, tensor<8xf32>
  }

  %y2 = pipe.layer "scale" (%y1#0, %factor) : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16x8xf32> {
  ^bb0(%a: tensor<16x8xf32>, %f: tensor<8xf32>):
    %empty = tensor.empty() : tensor<16x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %f : tensor<16x8xf32>, tensor<8xf32>) outs(%empty : tensor<16x8xf32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %product = arith.mulf %p, %q : f32
      linalg.yield %product : f32
    } -> tensor<16x8xf32>
    pipe.yield %result : tensor<16x8xf32>
  }

  // What it keeps it does not read.
  %y3:2 = pipe.layer "last" (%y2, %w.last) : (tensor<16x8xf32>, tensor<8x8xf32>) -> (tensor<16x8xf32>, tensor<8xf32>) {
  ^bb0(%a: tensor<16x8xf32>, %w: tensor<8x8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x8xf32>) -> tensor<16x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<16x8xf32>, tensor<8x8xf32>) outs(%init : tensor<16x8xf32>) -> tensor<16x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product : tensor<16x8xf32>) outs(%empty : tensor<16x8xf32>) {
    ^bb1(%p: f32, %out: f32):
      %value = math.tanh %p : f32
      linalg.yield %value : f32
    } -> tensor<16x8xf32>
    %none = tensor.empty() : tensor<8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%none : tensor<8xf32>) -> tensor<8xf32>
    %sums = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
        ins(%result : tensor<16x8xf32>) outs(%start : tensor<8xf32>) {
    ^bb1(%p: f32, %before: f32):
      %next = arith.addf %before, %p : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    pipe.yield %result, %sums : tensor<16x8xf32>, tensor<8xf32>
  }

  %y4:4 = pipe.layer "second" (%y3#0, %w.second, %mean.second, %count.second)
      : (tensor<16x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<i64>) -> (tensor<16x8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>) {
  ^bb0(%a: tensor<16x8xf32>, %w: tensor<8x8xf32>, %m: tensor<8xf32>, %n: tensor<i64>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x8xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x8xf32>) -> tensor<16x8xf32>
    %product = linalg.matmul ins(%a, %w : tensor<16x8xf32>, tensor<8x8xf32>) outs(%init : tensor<16x8xf32>) -> tensor<16x8xf32>
    %result = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product : tensor<16x8xf32>) outs(%empty : tensor<16x8xf32>) {
    ^bb1(%p: f32, %out: f32):
      %value = math.tanh %p : f32
      linalg.yield %value : f32
    } -> tensor<16x8xf32>
    %none = tensor.empty() : tensor<8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%none : tensor<8xf32>) -> tensor<8xf32>
    %sums = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
        ins(%a : tensor<16x8xf32>) outs(%start : tensor<8xf32>) {
    ^bb1(%p: f32, %before: f32):
      %next = arith.addf %before, %p : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %mean = linalg.generic {indexing_maps = [#vector, #vector, #vector], iterator_types = ["parallel"]}
        ins(%m, %sums : tensor<8xf32>, tensor<8xf32>) outs(%none : tensor<8xf32>) {
    ^bb1(%before: f32, %sum: f32, %out: f32):
      %keep = arith.constant 0.75 : f32
      %part = arith.constant 0.015625 : f32
      %kept = arith.mulf %before, %keep : f32
      %new = arith.mulf %sum, %part : f32
      %next = arith.addf %kept, %new : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %place = tensor.empty() : tensor<i64>
    %seen = linalg.generic {indexing_maps = [#point, #point], iterator_types = []}
        ins(%n : tensor<i64>) outs(%place : tensor<i64>) {
    ^bb1(%before: i64, %out: i64):
      %one = arith.constant 1 : i64
      %next = arith.addi %before, %one : i64
      linalg.yield %next : i64
    } -> tensor<i64>
    pipe.yield %result, %mean, %seen, %m : tensor<16x8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>
  }

  %y6:2 = pipe.layer "again" (%y4#0, %mean.again) : (tensor<16x8xf32>, tensor<8xf32>) -> (tensor<16x8xf32>, tensor<8xf32>) {
  ^bb0(%a: tensor<16x8xf32>, %m: tensor<8xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x8xf32>
    %none = tensor.empty() : tensor<8xf32>
    %start = linalg.fill ins(%zero : f32) outs(%none : tensor<8xf32>) -> tensor<8xf32>
    %sums = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
        ins(%a : tensor<16x8xf32>) outs(%start : tensor<8xf32>) {
    ^bb1(%p: f32, %before: f32):
      %next = arith.addf %before, %p : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %mean = linalg.generic {indexing_maps = [#vector, #vector, #vector], iterator_types = ["parallel"]}
        ins(%m, %sums : tensor<8xf32>, tensor<8xf32>) outs(%none : tensor<8xf32>) {
    ^bb1(%before: f32, %sum: f32, %out: f32):
      %keep = arith.constant 0.75 : f32
      %part = arith.constant 0.015625 : f32
      %kept = arith.mulf %before, %keep : f32
      %new = arith.mulf %sum, %part : f32
      %next = arith.addf %kept, %new : f32
      linalg.yield %next : f32
    } -> tensor<8xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %m : tensor<16x8xf32>, tensor<8xf32>) outs(%empty : tensor<16x8xf32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %difference = arith.subf %p, %q : f32
      %value = math.exp %difference : f32
      %product = arith.mulf %p, %value : f32
      linalg.yield %product : f32
    } -> tensor<16x8xf32>
    pipe.yield %result, %mean : tensor<16x8xf32>, tensor<8xf32>
  }

  // The mean square of the distance from the targets, as parts of 256, whose average over the microbatches is kept and reported.
  %loss, %next = pipe.layer "head" (%y6#0, %targets, %average) : (tensor<16x8xf32>, tensor<2x8xi32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<16x8xf32>, %t: tensor<2x8xi32>, %average.before: tensor<f32>):
    %b = tensor.collapse_shape %t [[0, 1]] : tensor<2x8xi32> into tensor<16xi32>
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    %distance = linalg.generic {indexing_maps = [#id, #row, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%a, %b : tensor<16x8xf32>, tensor<16xi32>) outs(%init : tensor<f32>) {
    ^bb1(%p: f32, %token: i32, %before: f32):
      %scale = arith.constant 3.906250e-03 : f32
      %number = arith.sitofp %token : i32 to f32
      %q = arith.mulf %number, %scale : f32
      %part = arith.constant 7.812500e-03 : f32
      %difference = arith.subf %p, %q : f32
      %product = arith.mulf %difference, %difference : f32
      %mean = arith.mulf %product, %part : f32
      %next = arith.addf %before, %mean : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    %average.after = linalg.generic {indexing_maps = [#point, #point, #point], iterator_types = []}
        ins(%average.before, %distance : tensor<f32>, tensor<f32>) outs(%empty : tensor<f32>) {
    ^bb1(%before: f32, %new: f32, %out: f32):
      %half = arith.constant 0.5 : f32
      %sum = arith.addf %before, %new : f32
      %next = arith.mulf %sum, %half : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %distance, %average.after : tensor<f32>, tensor<f32>
  }
  return %loss, %y0#1, %y0#2, %y0#3, %y4#3, %y1#1, %y3#1, %y4#1, %y4#2, %y6#1, %next, %next
      : tensor<f32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<f32>, tensor<f32>
}
