// What a GPT-2 has little of: a value that skips stages and is read on the way, a table that three
// layers read, a frozen parameter, and a metric beside the loss. Eight layers, so that each can have
// a rank of its own.
#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
#column = affine_map<(r, c) -> (c)>
#scalar = affine_map<(r, c) -> ()>

func.func @forms(
    %tokens: tensor<2x8xi32> {pipe.input = "tokens"},
    %targets: tensor<2x8xi32> {pipe.input = "targets"},
    %table: tensor<256x12xf32> {pipe.parameter = "table", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.1>},
    %w1: tensor<12x12xf32> {pipe.parameter = "w1", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b1: tensor<12xf32> {pipe.parameter = "b1", pipe.init = #pipe.fill<0.0>},
    %w2: tensor<12x12xf32> {pipe.parameter = "w2", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>},
    %b2: tensor<12xf32> {pipe.parameter = "b2", pipe.init = #pipe.fill<0.0>},
    %fixed: tensor<12x12xf32> {pipe.parameter = "fixed", pipe.frozen, pipe.init = #pipe.normal<mean = 0.0, deviation = 0.3>})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.output = "mean_square"}) attributes {pipe.model} {

  %x = pipe.layer "embedding" (%tokens, %table)
      : (tensor<2x8xi32>, tensor<256x12xf32>) -> tensor<16x12xf32> {
  ^bb0(%t: tensor<2x8xi32>, %w: tensor<256x12xf32>):
    %flat = tensor.collapse_shape %t [[0, 1]] : tensor<2x8xi32> into tensor<16xi32>
    %empty = tensor.empty() : tensor<16x12xf32>
    %rows = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%flat : tensor<16xi32>) outs(%empty : tensor<16x12xf32>) {
    ^bb1(%token: i32, %out: f32):
      %i = arith.index_cast %token : i32 to index
      %j = linalg.index 1 : index
      %value = tensor.extract %w[%i, %j] : tensor<256x12xf32>
      linalg.yield %value : f32
    } -> tensor<16x12xf32>
    pipe.yield %rows : tensor<16x12xf32>
  }

  %y1 = pipe.layer "dense1" (%x, %w1, %b1)
      : (tensor<16x12xf32>, tensor<12x12xf32>, tensor<12xf32>) -> tensor<16x12xf32> {
  ^bb0(%a: tensor<16x12xf32>, %w: tensor<12x12xf32>, %b: tensor<12xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x12xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x12xf32>) -> tensor<16x12xf32>
    %product = linalg.matmul ins(%a, %w : tensor<16x12xf32>, tensor<12x12xf32>)
                             outs(%init : tensor<16x12xf32>) -> tensor<16x12xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product, %b : tensor<16x12xf32>, tensor<12xf32>) outs(%empty : tensor<16x12xf32>) {
    ^bb1(%p: f32, %bias: f32, %out: f32):
      %sum = arith.addf %p, %bias : f32
      %value = math.tanh %sum : f32
      linalg.yield %value : f32
    } -> tensor<16x12xf32>
    pipe.yield %result : tensor<16x12xf32>
  }

  // Reads x, which skips one layer here and four below.
  %y2 = pipe.layer "gate" (%y1, %x)
      : (tensor<16x12xf32>, tensor<16x12xf32>) -> tensor<16x12xf32> {
  ^bb0(%a: tensor<16x12xf32>, %b: tensor<16x12xf32>):
    %empty = tensor.empty() : tensor<16x12xf32>
    %result = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %b : tensor<16x12xf32>, tensor<16x12xf32>) outs(%empty : tensor<16x12xf32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %product = arith.mulf %p, %q : f32
      %sum = arith.addf %p, %product : f32
      linalg.yield %sum : f32
    } -> tensor<16x12xf32>
    pipe.yield %result : tensor<16x12xf32>
  }

  %y3 = pipe.layer "fixed" (%y2, %fixed)
      : (tensor<16x12xf32>, tensor<12x12xf32>) -> tensor<16x12xf32> {
  ^bb0(%a: tensor<16x12xf32>, %w: tensor<12x12xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x12xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x12xf32>) -> tensor<16x12xf32>
    %product = linalg.matmul ins(%a, %w : tensor<16x12xf32>, tensor<12x12xf32>)
                             outs(%init : tensor<16x12xf32>) -> tensor<16x12xf32>
    pipe.yield %product : tensor<16x12xf32>
  }

  // The table again: adds the mean of its rows.
  %y4 = pipe.layer "shift" (%y3, %table)
      : (tensor<16x12xf32>, tensor<256x12xf32>) -> tensor<16x12xf32> {
  ^bb0(%a: tensor<16x12xf32>, %w: tensor<256x12xf32>):
    %zero = arith.constant 0.0 : f32
    %emptyRow = tensor.empty() : tensor<12xf32>
    %init = linalg.fill ins(%zero : f32) outs(%emptyRow : tensor<12xf32>) -> tensor<12xf32>
    %total = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
        ins(%w : tensor<256x12xf32>) outs(%init : tensor<12xf32>) {
    ^bb1(%value: f32, %sum: f32):
      %next = arith.addf %sum, %value : f32
      linalg.yield %next : f32
    } -> tensor<12xf32>
    %empty = tensor.empty() : tensor<16x12xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %total : tensor<16x12xf32>, tensor<12xf32>) outs(%empty : tensor<16x12xf32>) {
    ^bb1(%p: f32, %sum: f32, %out: f32):
      %part = arith.constant 3.906250e-03 : f32
      %mean = arith.mulf %sum, %part : f32
      %value = arith.addf %p, %mean : f32
      linalg.yield %value : f32
    } -> tensor<16x12xf32>
    pipe.yield %result : tensor<16x12xf32>
  }

  %y5 = pipe.layer "dense2" (%y4, %w2, %b2)
      : (tensor<16x12xf32>, tensor<12x12xf32>, tensor<12xf32>) -> tensor<16x12xf32> {
  ^bb0(%a: tensor<16x12xf32>, %w: tensor<12x12xf32>, %b: tensor<12xf32>):
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x12xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x12xf32>) -> tensor<16x12xf32>
    %product = linalg.matmul ins(%a, %w : tensor<16x12xf32>, tensor<12x12xf32>)
                             outs(%init : tensor<16x12xf32>) -> tensor<16x12xf32>
    %result = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%product, %b : tensor<16x12xf32>, tensor<12xf32>) outs(%empty : tensor<16x12xf32>) {
    ^bb1(%p: f32, %bias: f32, %out: f32):
      %sum = arith.addf %p, %bias : f32
      %value = math.tanh %sum : f32
      linalg.yield %value : f32
    } -> tensor<16x12xf32>
    pipe.yield %result : tensor<16x12xf32>
  }

  %y6 = pipe.layer "skip" (%y5, %x)
      : (tensor<16x12xf32>, tensor<16x12xf32>) -> tensor<16x12xf32> {
  ^bb0(%a: tensor<16x12xf32>, %b: tensor<16x12xf32>):
    %empty = tensor.empty() : tensor<16x12xf32>
    %result = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %b : tensor<16x12xf32>, tensor<16x12xf32>) outs(%empty : tensor<16x12xf32>) {
    ^bb1(%p: f32, %q: f32, %out: f32):
      %sum = arith.addf %p, %q : f32
      linalg.yield %sum : f32
    } -> tensor<16x12xf32>
    pipe.yield %result : tensor<16x12xf32>
  }

  // Logits from the table, their cross entropy with the targets, and their mean square.
  %loss, %square = pipe.layer "head" (%y6, %table, %targets)
      : (tensor<16x12xf32>, tensor<256x12xf32>, tensor<2x8xi32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<16x12xf32>, %w: tensor<256x12xf32>, %t: tensor<2x8xi32>):
    %zero = arith.constant 0.0 : f32
    %emptyLogits = tensor.empty() : tensor<16x256xf32>
    %initLogits = linalg.fill ins(%zero : f32) outs(%emptyLogits : tensor<16x256xf32>) -> tensor<16x256xf32>
    %logits = linalg.generic {
        indexing_maps = [affine_map<(r, v, c) -> (r, c)>, affine_map<(r, v, c) -> (v, c)>,
                         affine_map<(r, v, c) -> (r, v)>],
        iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %w : tensor<16x12xf32>, tensor<256x12xf32>) outs(%initLogits : tensor<16x256xf32>) {
    ^bb1(%p: f32, %q: f32, %sum: f32):
      %product = arith.mulf %p, %q : f32
      %next = arith.addf %sum, %product : f32
      linalg.yield %next : f32
    } -> tensor<16x256xf32>

    %emptyRows = tensor.empty() : tensor<16xf32>
    %initRows = linalg.fill ins(%zero : f32) outs(%emptyRows : tensor<16xf32>) -> tensor<16xf32>
    %total = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%logits : tensor<16x256xf32>) outs(%initRows : tensor<16xf32>) {
    ^bb1(%logit: f32, %sum: f32):
      %e = math.exp %logit : f32
      %next = arith.addf %sum, %e : f32
      linalg.yield %next : f32
    } -> tensor<16xf32>
    %flat = tensor.collapse_shape %t [[0, 1]] : tensor<2x8xi32> into tensor<16xi32>
    %emptyScalar = tensor.empty() : tensor<f32>
    %initScalar = linalg.fill ins(%zero : f32) outs(%emptyScalar : tensor<f32>) -> tensor<f32>
    %entropy = linalg.generic {
        indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> (r)>, affine_map<(r) -> ()>],
        iterator_types = ["reduction"]}
        ins(%total, %flat : tensor<16xf32>, tensor<16xi32>) outs(%initScalar : tensor<f32>) {
    ^bb1(%sum: f32, %target: i32, %before: f32):
      %i = linalg.index 0 : index
      %j = arith.index_cast %target : i32 to index
      %logit = tensor.extract %logits[%i, %j] : tensor<16x256xf32>
      %log = math.log %sum : f32
      %difference = arith.subf %log, %logit : f32
      %part = arith.constant 6.250000e-02 : f32
      %mean = arith.mulf %difference, %part : f32
      %next = arith.addf %before, %mean : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    %squares = linalg.generic {indexing_maps = [#id, #scalar], iterator_types = ["reduction", "reduction"]}
        ins(%logits : tensor<16x256xf32>) outs(%initScalar : tensor<f32>) {
    ^bb1(%logit: f32, %before: f32):
      %product = arith.mulf %logit, %logit : f32
      %part = arith.constant 2.441406e-04 : f32
      %mean = arith.mulf %product, %part : f32
      %next = arith.addf %before, %mean : f32
      linalg.yield %next : f32
    } -> tensor<f32>
    pipe.yield %entropy, %squares : tensor<f32>, tensor<f32>
  }
  return %loss, %square : tensor<f32>, tensor<f32>
}
