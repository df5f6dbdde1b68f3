// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-gpu-fuse-attention))' -split-input-file -verify-diagnostics | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-gpu-fuse-attention{precision=bf16}))' -split-input-file 2>/dev/null | FileCheck %s --check-prefix=BF16

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#m = affine_map<(h, r, k, f, v) -> (h, k)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>

// What products are rounded to is the op's to say.
// BF16:          pipe_gpu.fused_attention ins({{.*}} attributes {bf16}
// BF16:          pipe_gpu.fused_attention_backward ins({{.*}} attributes {bf16}

// A truth value of a mask is a byte.
// CHECK-LABEL: func.func private @forward(
// CHECK-SAME:    %[[Q:[^:]*]]: tensor<2x16x8xf32>, %[[K:[^:]*]]: tensor<2x16x8xf32>, %[[V:[^:]*]]: tensor<2x16x8xf32>, %[[MASK:[^:]*]]: tensor<2x16xi1>
// CHECK:         %[[BYTES:.*]] = arith.extui %[[MASK]] : tensor<2x16xi1> to tensor<2x16xi8>
// CHECK:         %[[R:.*]]:3 = pipe_gpu.fused_attention ins(%[[Q]], %[[K]], %[[V]], %[[BYTES]] : {{.*}}) outs({{.*}} : tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
// CHECK:         ^bb0(%[[RAW:.*]]: f32, %[[BYTE:.*]]: i8, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index):
// CHECK:           %[[SEEN:.*]] = arith.trunci %[[BYTE]] : i8 to i1
// CHECK:           %[[SCORE:.*]] = arith.select %[[SEEN]], %[[RAW]]
// CHECK:           pipe_gpu.yield %[[SCORE]] : f32
// CHECK:         return %[[R]]#0, %[[R]]#1, %[[R]]#2
func.func private @forward(%q: tensor<2x16x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>, %mask: tensor<2x16xi1>) -> (tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>) attributes {pipe.function} {
  %o, %shift, %total = pipe.attention query(%q : tensor<2x16x8xf32>) key(%k : tensor<2x16x8xf32>) value(%v : tensor<2x16x8xf32>) extras(%mask : tensor<2x16xi1>)
      maps [#q, #k, #v, #m, #o] -> tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32> scores {
  ^bb0(%raw: f32, %seen: i1, %head: index, %row: index, %key: index):
    %hidden = arith.constant 0xFF800000 : f32
    %score = arith.select %seen, %raw, %hidden : f32
    pipe.yield %score : f32
  }
  return %o, %shift, %total : tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>
}

// The sum of each row's output times its gradient is an op like any other.
// CHECK-LABEL: func.func private @backward(
// CHECK:         %[[SUMS:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]}
// CHECK:         %[[G:.*]]:3 = pipe_gpu.fused_attention_backward ins({{.*}}, %[[SUMS]], %{{.*}} : {{.*}}) outs({{.*}})
// CHECK:         pullback
// CHECK:         return %[[G]]#0, %[[G]]#1, %[[G]]#2
func.func private @backward(%q: tensor<2x16x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>, %o: tensor<2x16x8xf32>, %shift: tensor<2x16xf32>, %total: tensor<2x16xf32>, %do: tensor<2x16x8xf32>) -> (tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>) attributes {pipe.function} {
  %dq, %dk, %dv = pipe.attention_backward query(%q : tensor<2x16x8xf32>) key(%k : tensor<2x16x8xf32>) value(%v : tensor<2x16x8xf32>) output(%o : tensor<2x16x8xf32>) shift(%shift : tensor<2x16xf32>) total(%total : tensor<2x16xf32>) gradient(%do : tensor<2x16x8xf32>)
      maps [#q, #k, #v, #o] -> tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32> scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    pipe.yield %raw : f32
  } pullback {
  ^bb0(%d: f32, %raw: f32, %head: index, %row: index, %key: index):
    pipe.yield %d : f32
  }
  return %dq, %dk, %dv : tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>
}

// -----

// What is left to tiles says why.

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>

// CHECK-LABEL: func.func private @wide(
// CHECK:         pipe.attention query
func.func private @wide(%q: tensor<2x4x320xf32>, %k: tensor<2x4x320xf32>, %v: tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32>) attributes {pipe.function} {
  // expected-remark @below {{is computed in tiles, with launches for each, and not by kernels of its own: a head has 320 features, more than 256}}
  %o, %shift, %total = pipe.attention query(%q : tensor<2x4x320xf32>) key(%k : tensor<2x4x320xf32>) value(%v : tensor<2x4x8xf32>)
      maps [#q, #k, #v, #o] -> tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32> scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    pipe.yield %raw : f32
  }
  return %o, %shift, %total : tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func.func private @doubles(
// CHECK:         pipe.attention query
func.func private @doubles(%q: tensor<2x4x8xf64>, %k: tensor<2x4x8xf64>, %v: tensor<2x4x8xf64>) -> (tensor<2x4x8xf64>, tensor<2x4xf64>, tensor<2x4xf64>) attributes {pipe.function} {
  // expected-remark @below {{its elements are not f32}}
  %o, %shift, %total = pipe.attention query(%q : tensor<2x4x8xf64>) key(%k : tensor<2x4x8xf64>) value(%v : tensor<2x4x8xf64>)
      maps [#q, #k, #v, #o] -> tensor<2x4x8xf64>, tensor<2x4xf64>, tensor<2x4xf64> scores {
  ^bb0(%raw: f64, %head: index, %row: index, %key: index):
    pipe.yield %raw : f64
  }
  return %o, %shift, %total : tensor<2x4x8xf64>, tensor<2x4xf64>, tensor<2x4xf64>
}

// CHECK-LABEL: func.func private @shared_keys(
// CHECK:         pipe.attention_backward query
func.func private @shared_keys(%q: tensor<2x4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<2x4x8xf32>, %o: tensor<2x4x8xf32>, %shift: tensor<2x4xf32>, %total: tensor<2x4xf32>, %do: tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<4x8xf32>, tensor<2x4x8xf32>) attributes {pipe.function} {
  // expected-remark @below {{keys and values are shared by different heads}}
  %dq, %dk, %dv = pipe.attention_backward query(%q : tensor<2x4x8xf32>) key(%k : tensor<4x8xf32>) value(%v : tensor<2x4x8xf32>) output(%o : tensor<2x4x8xf32>) shift(%shift : tensor<2x4xf32>) total(%total : tensor<2x4xf32>) gradient(%do : tensor<2x4x8xf32>)
      maps [#q, affine_map<(h, r, k, f, v) -> (k, f)>, #v, #o] -> tensor<2x4x8xf32>, tensor<4x8xf32>, tensor<2x4x8xf32> scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    pipe.yield %raw : f32
  } pullback {
  ^bb0(%d: f32, %raw: f32, %head: index, %row: index, %key: index):
    pipe.yield %d : f32
  }
  return %dq, %dk, %dv : tensor<2x4x8xf32>, tensor<4x8xf32>, tensor<2x4x8xf32>
}

// CHECK-LABEL: func.func private @bias_of_heads(
// CHECK:         pipe.attention_backward query
func.func private @bias_of_heads(%q: tensor<2x4x8xf32>, %k: tensor<2x4x8xf32>, %v: tensor<2x4x8xf32>, %b: tensor<2xf32>, %o: tensor<2x4x8xf32>, %shift: tensor<2x4xf32>, %total: tensor<2x4xf32>, %do: tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2xf32>) attributes {pipe.function} {
  // expected-remark @below {{the gradient of an extra is a sum over rows and keys}}
  %dq, %dk, %dv, %db = pipe.attention_backward query(%q : tensor<2x4x8xf32>) key(%k : tensor<2x4x8xf32>) value(%v : tensor<2x4x8xf32>) extras(%b : tensor<2xf32>) output(%o : tensor<2x4x8xf32>) shift(%shift : tensor<2x4xf32>) total(%total : tensor<2x4xf32>) gradient(%do : tensor<2x4x8xf32>)
      maps [#q, #k, #v, affine_map<(h, r, k, f, v) -> (h)>, #o] attributes {extra_gradients = array<i64: 0>} -> tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2xf32> scores {
  ^bb0(%raw: f32, %x: f32, %head: index, %row: index, %key: index):
    %score = arith.addf %raw, %x : f32
    pipe.yield %score : f32
  } pullback {
  ^bb0(%d: f32, %raw: f32, %x: f32, %head: index, %row: index, %key: index):
    pipe.yield %d, %d : f32, f32
  }
  return %dq, %dk, %dv, %db : tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2xf32>
}
