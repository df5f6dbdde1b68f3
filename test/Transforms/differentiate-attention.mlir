// An attention runs once; its backward takes the statistics of each row and the output, no square.
// RUN: pipeline-opt %s --pipe-partition --pipe-differentiate --split-input-file --verify-diagnostics | FileCheck %s
// RUN: pipeline-opt %s --pipe-partition --pipe-differentiate="recompute=full split-backward" --split-input-file --verify-diagnostics | FileCheck %s --check-prefix=FULL

#q = affine_map<(r, k, f, v) -> (r, f)>
#k = affine_map<(r, k, f, v) -> (k, f)>
#v = affine_map<(r, k, f, v) -> (k, v)>
#m = affine_map<(r, k, f, v) -> (r)>
#b = affine_map<(r, k, f, v) -> (k)>
#o = affine_map<(r, k, f, v) -> (r, v)>

// CHECK-LABEL: func.func private @m.mix.forward(
// CHECK-SAME: -> (tensor<f32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>) attributes
// CHECK: pipe.attention query
// CHECK-LABEL: func.func private @m.mix.backward(
// CHECK-NOT: pipe.attention query
// CHECK: %[[G:.*]], %[[GK:.*]], %[[GV:.*]], %[[GB:.*]] = pipe.attention_backward
// CHECK-SAME: extras(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<6xf32>)
// CHECK-SAME: attributes {extra_gradients = array<i64: 1>}
// CHECK-SAME: -> tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6xf32> scores {
// CHECK: pipe.yield
// CHECK-NEXT: } pullback {
// CHECK-NEXT: ^bb0(%[[D:.*]]: f32, %[[RAW:.*]]: f32, %[[SCALE:.*]]: f32, %[[BIAS:.*]]: f32, %[[ROW:.*]]: index, %[[KEY:.*]]: index):
// CHECK: %[[LATER:.*]] = arith.cmpi ugt, %[[KEY]], %[[ROW]]
// CHECK: %[[DBIASED:.*]] = arith.select %[[LATER]], %{{.*}}, %[[D]] : f32
// CHECK: %[[DRAW:.*]] = arith.mulf %[[DBIASED]], %[[SCALE]] : f32
// CHECK: pipe.yield %[[DRAW]], %[[DBIASED]] : f32, f32
// CHECK-NEXT: }

// FULL-LABEL: func.func private @m.mix.forward(
// FULL-SAME: -> tensor<f32>
// FULL: pipe.attention query
// FULL-LABEL: func.func private @m.mix.backward_input(
// FULL: pipe.attention query
// FULL: pipe.attention_backward
func.func @m(%q: tensor<4x8xf32> {pipe.parameter = "q"}, %k: tensor<6x8xf32> {pipe.parameter = "k"},
             %v: tensor<6x8xf32> {pipe.parameter = "v"}, %scale: tensor<4xf32> {pipe.input = "scale"},
             %bias: tensor<6xf32> {pipe.parameter = "bias"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %p:4 = pipe.layer "project" (%q, %k, %v, %bias)
      : (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6xf32>)
      -> (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6xf32>) {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>, %c: tensor<6x8xf32>, %d: tensor<6xf32>):
    %a0 = linalg.tanh ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
    %b0 = linalg.tanh ins(%b : tensor<6x8xf32>) outs(%b : tensor<6x8xf32>) -> tensor<6x8xf32>
    %c0 = linalg.tanh ins(%c : tensor<6x8xf32>) outs(%c : tensor<6x8xf32>) -> tensor<6x8xf32>
    %d0 = linalg.tanh ins(%d : tensor<6xf32>) outs(%d : tensor<6xf32>) -> tensor<6xf32>
    pipe.yield %a0, %b0, %c0, %d0 : tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6xf32>
  }
  %l = pipe.layer "mix" (%p#0, %p#1, %p#2, %scale, %p#3)
      : (tensor<4x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<4xf32>, tensor<6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>, %c: tensor<6x8xf32>, %d: tensor<4xf32>, %e: tensor<6xf32>):
    %o, %shift, %total = pipe.attention query(%a : tensor<4x8xf32>) key(%b : tensor<6x8xf32>)
        value(%c : tensor<6x8xf32>) extras(%d, %e : tensor<4xf32>, tensor<6xf32>)
        maps [#q, #k, #v, #m, #b, #o] -> tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32> scores {
    ^bb0(%raw: f32, %m: f32, %n: f32, %row: index, %key: index):
      %hidden = arith.constant 0xFF800000 : f32
      %scaled = arith.mulf %raw, %m : f32
      %biased = arith.addf %scaled, %n : f32
      %later = arith.cmpi ugt, %key, %row : index
      %score = arith.select %later, %hidden, %biased : f32
      pipe.yield %score : f32
    }
    %i = arith.constant dense<0.0> : tensor<f32>
    %s = linalg.reduce {arith.addf} ins(%o : tensor<4x8xf32>) outs(%i : tensor<f32>) dimensions = [0, 1]
    pipe.yield %s : tensor<f32>
  }
  return %l : tensor<f32>
}

// -----

#q = affine_map<(r, k, f, v) -> (r, f)>
#k = affine_map<(r, k, f, v) -> (k, f)>
#v = affine_map<(r, k, f, v) -> (k, v)>
#o = affine_map<(r, k, f, v) -> (r, v)>

func.func @m(%q: tensor<4x8xf32> {pipe.parameter = "q"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %l = pipe.layer "mix" (%q) : (tensor<4x8xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>):
    // expected-error @below {{has no derivative: a gradient comes in through the statistics of its rows; only the output may be differentiated}}
    %o, %shift, %total = pipe.attention query(%a : tensor<4x8xf32>) key(%a : tensor<4x8xf32>)
        value(%a : tensor<4x8xf32>) maps [#q, #k, #v, #o]
        -> tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32> scores {
    ^bb0(%raw: f32, %row: index, %key: index):
      pipe.yield %raw : f32
    }
    %i = arith.constant dense<0.0> : tensor<f32>
    %s = linalg.reduce {arith.addf} ins(%total : tensor<4xf32>) outs(%i : tensor<f32>) dimensions = [0]
    pipe.yield %s : tensor<f32>
  }
  return %l : tensor<f32>
}

// -----

#q = affine_map<(r, k, f, v) -> (r, f)>
#k = affine_map<(r, k, f, v) -> (k, f)>
#v = affine_map<(r, k, f, v) -> (k, v)>
#o = affine_map<(r, k, f, v) -> (r, v)>

func.func @m(%q: tensor<4x8xf32> {pipe.parameter = "q"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %l = pipe.layer "mix" (%q) : (tensor<4x8xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>):
    %o, %shift, %total = pipe.attention query(%a : tensor<4x8xf32>) key(%a : tensor<4x8xf32>)
        value(%a : tensor<4x8xf32>) maps [#q, #k, #v, #o]
        -> tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32> scores {
    ^bb0(%raw: f32, %row: index, %key: index):
      // expected-error @below {{has no derivative: no rule is known for 'math.sincos' in the body of 'pipe.attention'; mark it with 'pipe.stop_gradient' if it is a constant}}
      %score, %other = math.sincos %raw : f32
      pipe.yield %score : f32
    }
    %i = arith.constant dense<0.0> : tensor<f32>
    %s = linalg.reduce {arith.addf} ins(%o : tensor<4x8xf32>) outs(%i : tensor<f32>) dimensions = [0, 1]
    pipe.yield %s : tensor<f32>
  }
  return %l : tensor<f32>
}
