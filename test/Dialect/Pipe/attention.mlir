// RUN: pipeline-opt %s | pipeline-opt | FileCheck %s
// RUN: pipeline-opt %s --mlir-print-op-generic | pipeline-opt | FileCheck %s

#query = affine_map<(b, h, g, r, k, f, v) -> (b, r, h, g, f)>
#key = affine_map<(b, h, g, r, k, f, v) -> (b, k, h, f)>
#value = affine_map<(b, h, g, r, k, f, v) -> (b, k, h, v)>
#mask = affine_map<(b, h, g, r, k, f, v) -> (r, k)>
#output = affine_map<(b, h, g, r, k, f, v) -> (b, r, h, g, v)>

// Two heads with three queries each, in two sequences; the mask is trained.
// CHECK-LABEL: func @attention(
func.func @attention(%q: tensor<2x5x2x3x8xf32>, %k: tensor<2x7x2x8xf32>, %v: tensor<2x7x2x4xf32>,
                     %mask: tensor<5x7xf32>, %gradient: tensor<2x5x2x3x4xf32>)
    -> (tensor<2x5x2x3x8xf32>, tensor<5x7xf32>) {
  // CHECK: %[[O:.*]], %[[SHIFT:.*]], %[[TOTAL:.*]] = pipe.attention query(
  // CHECK-SAME: maps [#map, #map1, #map2, #map3, #map4]
  // CHECK-SAME: -> tensor<2x5x2x3x4xf32>, tensor<2x2x3x5xf32>, tensor<2x2x3x5xf32> scores {
  // CHECK-NEXT: ^bb0(%{{.*}}: f32, %{{.*}}: f32, %{{.*}}: index,
  %o, %shift, %total = pipe.attention query(%q : tensor<2x5x2x3x8xf32>)
      key(%k : tensor<2x7x2x8xf32>) value(%v : tensor<2x7x2x4xf32>)
      extras(%mask : tensor<5x7xf32>) maps [#query, #key, #value, #mask, #output]
      -> tensor<2x5x2x3x4xf32>, tensor<2x2x3x5xf32>, tensor<2x2x3x5xf32> scores {
  ^bb0(%raw: f32, %m: f32, %batch: index, %head: index, %group: index, %row: index, %c: index):
    %score = arith.addf %raw, %m : f32
    pipe.yield %score : f32
  }
  // CHECK: pipe.attention_backward query(
  // CHECK-SAME: extras(%{{.*}} : tensor<5x7xf32>) output(%[[O]] :
  // CHECK-SAME: shift(%[[SHIFT]] : tensor<2x2x3x5xf32>) total(%[[TOTAL]] :
  // CHECK-SAME: attributes {extra_gradients = array<i64: 0>}
  // CHECK: } pullback {
  %g:4 = pipe.attention_backward query(%q : tensor<2x5x2x3x8xf32>)
      key(%k : tensor<2x7x2x8xf32>) value(%v : tensor<2x7x2x4xf32>)
      extras(%mask : tensor<5x7xf32>) output(%o : tensor<2x5x2x3x4xf32>)
      shift(%shift : tensor<2x2x3x5xf32>) total(%total : tensor<2x2x3x5xf32>)
      gradient(%gradient : tensor<2x5x2x3x4xf32>) maps [#query, #key, #value, #mask, #output]
      attributes {extra_gradients = array<i64: 0>}
      -> tensor<2x5x2x3x8xf32>, tensor<2x7x2x8xf32>, tensor<2x7x2x4xf32>, tensor<5x7xf32> scores {
  ^bb0(%raw: f32, %m: f32, %batch: index, %head: index, %group: index, %row: index, %c: index):
    %score = arith.addf %raw, %m : f32
    pipe.yield %score : f32
  } pullback {
  ^bb0(%d: f32, %raw: f32, %m: f32, %batch: index, %head: index, %group: index, %row: index,
       %c: index):
    pipe.yield %d, %d : f32, f32
  }
  return %g#0, %g#3 : tensor<2x5x2x3x8xf32>, tensor<5x7xf32>
}
