// RUN: pipeline-opt %s --split-input-file --verify-diagnostics

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>

func.func @map_missing(%x: tensor<2x4x8xf32>) {
  // expected-error @below {{needs a map for query, key, value, each extra and output: 4, not 3}}
  %o:3 = pipe.attention query(%x : tensor<2x4x8xf32>) key(%x : tensor<2x4x8xf32>)
      value(%x : tensor<2x4x8xf32>) maps [#q, #k, #v]
      -> tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32> scores {
  ^bb0(%raw: f32, %h: index, %r: index, %c: index):
    pipe.yield %raw : f32
  }
  return
}

// -----

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>

func.func @key_of_rows(%x: tensor<2x4x8xf32>) {
  // expected-error @below {{key can't have d1 in its map affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>}}
  %o:3 = pipe.attention query(%x : tensor<2x4x8xf32>) key(%x : tensor<2x4x8xf32>)
      value(%x : tensor<2x4x8xf32>) maps [#q, #q, #v, #o]
      -> tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32> scores {
  ^bb0(%raw: f32, %h: index, %r: index, %c: index):
    pipe.yield %raw : f32
  }
  return
}

// -----

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>

func.func @sizes(%x: tensor<2x4x8xf32>, %y: tensor<2x4x9xf32>) {
  // expected-error @below {{key of type 'tensor<2x4x9xf32>' has 9 for d3, where another operand has 8}}
  %o:3 = pipe.attention query(%x : tensor<2x4x8xf32>) key(%y : tensor<2x4x9xf32>)
      value(%x : tensor<2x4x8xf32>) maps [#q, #k, #v, #o]
      -> tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32> scores {
  ^bb0(%raw: f32, %h: index, %r: index, %c: index):
    pipe.yield %raw : f32
  }
  return
}

// -----

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>

func.func @statistics(%x: tensor<2x4x8xf32>) {
  // expected-error @below {{needs statistics of every batch index and row, not of type 'tensor<4x2xf32>'}}
  %o:3 = pipe.attention query(%x : tensor<2x4x8xf32>) key(%x : tensor<2x4x8xf32>)
      value(%x : tensor<2x4x8xf32>) maps [#q, #k, #v, #o]
      -> tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<4x2xf32> scores {
  ^bb0(%raw: f32, %h: index, %r: index, %c: index):
    pipe.yield %raw : f32
  }
  return
}

// -----

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>

func.func @body(%x: tensor<2x4x8xf32>) {
  // expected-error @below {{scores takes ('f32', 'index'), but should take ('f32', 'index', 'index', 'index')}}
  %o:3 = pipe.attention query(%x : tensor<2x4x8xf32>) key(%x : tensor<2x4x8xf32>)
      value(%x : tensor<2x4x8xf32>) maps [#q, #k, #v, #o]
      -> tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32> scores {
  ^bb0(%raw: f32, %h: index):
    pipe.yield %raw : f32
  }
  return
}

// -----

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>

func.func @extra_gradient(%x: tensor<2x4x8xf32>, %s: tensor<2x4xf32>) {
  // expected-error @below {{has 1 gradients of extras, but names 0}}
  %g:4 = pipe.attention_backward query(%x : tensor<2x4x8xf32>) key(%x : tensor<2x4x8xf32>)
      value(%x : tensor<2x4x8xf32>) output(%x : tensor<2x4x8xf32>) shift(%s : tensor<2x4xf32>)
      total(%s : tensor<2x4xf32>) gradient(%x : tensor<2x4x8xf32>) maps [#q, #k, #v, #o]
      -> tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<4x4xf32> scores {
  ^bb0(%raw: f32, %h: index, %r: index, %c: index):
    pipe.yield %raw : f32
  } pullback {
  ^bb0(%d: f32, %raw: f32, %h: index, %r: index, %c: index):
    pipe.yield %d : f32
  }
  return
}

