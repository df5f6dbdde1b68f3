// RUN: pipeline-opt %s --split-input-file --pipe-cpu-tile-attention | FileCheck %s
// RUN: pipeline-opt %s --split-input-file --pipe-cpu-codegen | FileCheck %s --check-prefix=BUFFERS

// A head at a time, 100 of its 200 rows at a time; query, key and value lie beside each other,
// so those parts that are read often are copied.

#query = affine_map<(h, r, k, f, v) -> (r, h, f)>
#key = affine_map<(h, r, k, f, v) -> (k, h, f)>
#value = affine_map<(h, r, k, f, v) -> (k, h, v)>
#output = affine_map<(h, r, k, f, v) -> (r, h, v)>

// CHECK-LABEL: func.func private @forward(
// CHECK-SAME: %[[Q:.*]]: tensor<200x3x8xf32>, %[[K:.*]]: tensor<96x3x8xf32>, %[[V:.*]]: tensor<96x3x4xf32>
// CHECK: scf.for %[[H:.*]] = %c0{{.*}} to %c3
// CHECK-DAG: %[[KH:.*]] = tensor.extract_slice %[[K]][0, %[[H]], 0] [96, 1, 8] [1, 1, 1] : tensor<96x3x8xf32> to tensor<96x8xf32>
// CHECK-DAG: %[[KC:.*]] = bufferization.alloc_tensor() copy(%[[KH]]) : tensor<96x8xf32>
// CHECK-DAG: %[[VH:.*]] = tensor.extract_slice %[[V]][0, %[[H]], 0] [96, 1, 4]
// CHECK-DAG: %[[VC:.*]] = bufferization.alloc_tensor() copy(%[[VH]]) : tensor<96x4xf32>
// CHECK: scf.for %[[I:.*]] = %c0{{.*}} to %c2
// CHECK: %[[FIRST:.*]] = arith.muli %[[I]], %c100
// CHECK: %[[QT:.*]] = tensor.extract_slice %[[Q]][%[[FIRST]], %[[H]], 0] [100, 1, 8]
// The raw scores of a tile.
// CHECK: %[[RAW:.*]] = linalg.generic {{.*}} ins(%[[QT]], %[[KC]] : tensor<100x8xf32>, tensor<96x8xf32>) outs(%{{.*}} : tensor<100x96xf32>)
// CHECK: %[[ROWS:.*]]:3 = scf.for %[[R:.*]] = %c0{{.*}} to %c100{{.*}} iter_args(%[[T:.*]] = %[[RAW]],
// CHECK: %[[ROW:.*]] = arith.addi %[[FIRST]], %[[R]]
// CHECK: %[[LINE:.*]] = tensor.extract_slice %[[T]][%[[R]], 0] [1, 96]
// CHECK: linalg.generic {{.*}} ins(%[[LINE]] : tensor<96xf32>)
// CHECK: arith.maximumf
// In place of the raw scores.
// CHECK: linalg.generic {{.*}} outs(%[[LINE]] : tensor<96xf32>)
// CHECK: math.exp
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%[[H]], %[[ROW]]] [1, 1]
// CHECK: %[[PART:.*]] = linalg.generic {{.*}} ins(%[[ROWS]]#0, %[[VC]] : tensor<100x96xf32>, tensor<96x4xf32>)
// CHECK: arith.divf
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%[[FIRST]], %[[H]], 0] [100, 1, 4]

// No square, no copy of a whole tensor.
// BUFFERS-LABEL: func.func private @forward(
// BUFFERS-NOT: memref<{{.*}}200x96xf32
// BUFFERS-NOT: memref.copy {{.*}}200x3x
func.func private @forward(%q: tensor<200x3x8xf32>, %k: tensor<96x3x8xf32>, %v: tensor<96x3x4xf32>)
    -> (tensor<200x3x4xf32>, tensor<3x200xf32>, tensor<3x200xf32>) attributes {pipe.function} {
  %o, %shift, %total = pipe.attention query(%q : tensor<200x3x8xf32>) key(%k : tensor<96x3x8xf32>)
      value(%v : tensor<96x3x4xf32>) maps [#query, #key, #value, #output]
      -> tensor<200x3x4xf32>, tensor<3x200xf32>, tensor<3x200xf32> scores {
  ^bb0(%raw: f32, %head: index, %row: index, %c: index):
    pipe.yield %raw : f32
  }
  return %o, %shift, %total : tensor<200x3x4xf32>, tensor<3x200xf32>, tensor<3x200xf32>
}

// -----

// Two query heads read one head of keys and values, whose gradients add up; so does the bias of
// all heads. Keys and values are prepared once for both.

#query = affine_map<(h, g, r, k, f, v) -> (h, g, r, f)>
#key = affine_map<(h, g, r, k, f, v) -> (h, k, f)>
#value = affine_map<(h, g, r, k, f, v) -> (h, k, v)>
#bias = affine_map<(h, g, r, k, f, v) -> (r, k)>
#output = affine_map<(h, g, r, k, f, v) -> (h, g, r, v)>

// CHECK-LABEL: func.func private @backward(
// CHECK-SAME: %[[Q:[a-z0-9]*]]: tensor<3x2x16x8xf32>, %[[K:[a-z0-9]*]]: tensor<3x96x8xf32>
// CHECK: linalg.fill {{.*}} -> tensor<3x96x8xf32>
// CHECK: linalg.fill {{.*}} -> tensor<3x96x4xf32>
// CHECK: linalg.fill {{.*}} -> tensor<16x96xf32>
// CHECK: scf.for %[[H:.*]] = %c0{{.*}} to %c3
// CHECK: %[[KH:.*]] = tensor.extract_slice %[[K]][%[[H]], 0, 0] [1, 96, 8]
// CHECK: scf.for %[[G:.*]] = %c0{{.*}} to %c2
// CHECK: %[[QT:.*]] = tensor.extract_slice %[[Q]][%[[H]], %[[G]], 0, 0] [1, 1, 16, 8]
// CHECK: linalg.generic {{.*}} ins(%[[QT]], %[[KH]] : tensor<16x8xf32>, tensor<96x8xf32>)
// The gradients of the probabilities.
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<16x4xf32>, tensor<96x4xf32>)
// CHECK: %[[ROWS:.*]]:3 = scf.for
// CHECK: math.exp
// CHECK: scf.yield
// CHECK: %[[DQ:.*]] = linalg.generic {{.*}} ins(%[[ROWS]]#1, %[[KH]] : tensor<16x96xf32>, tensor<96x8xf32>)
// CHECK: tensor.insert_slice %[[DQ]] into
// CHECK: %[[DK:.*]] = linalg.generic {{.*}} ins(%[[ROWS]]#1, %[[QT]] : tensor<16x96xf32>, tensor<16x8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[ROWS]]#0, %{{.*}} : tensor<16x96xf32>, tensor<16x4xf32>)
// CHECK: %[[OLD:.*]] = tensor.extract_slice %{{.*}}[%[[H]], 0, 0] [1, 96, 8]
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[DK]] : tensor<96x8xf32>) outs(%[[OLD]] : tensor<96x8xf32>)
// CHECK: tensor.insert_slice %[[SUM]] into

// BUFFERS-LABEL: func.func private @backward(
// BUFFERS-NOT: memref.copy
func.func private @backward(%q: tensor<3x2x16x8xf32>, %k: tensor<3x96x8xf32>,
    %v: tensor<3x96x4xf32>, %bias: tensor<16x96xf32>, %o: tensor<3x2x16x4xf32>,
    %shift: tensor<3x2x16xf32>, %total: tensor<3x2x16xf32>, %do: tensor<3x2x16x4xf32>)
    -> (tensor<3x2x16x8xf32>, tensor<3x96x8xf32>, tensor<3x96x4xf32>, tensor<16x96xf32>)
    attributes {pipe.function} {
  %g:4 = pipe.attention_backward query(%q : tensor<3x2x16x8xf32>) key(%k : tensor<3x96x8xf32>)
      value(%v : tensor<3x96x4xf32>) extras(%bias : tensor<16x96xf32>)
      output(%o : tensor<3x2x16x4xf32>) shift(%shift : tensor<3x2x16xf32>)
      total(%total : tensor<3x2x16xf32>) gradient(%do : tensor<3x2x16x4xf32>)
      maps [#query, #key, #value, #bias, #output] attributes {extra_gradients = array<i64: 0>}
      -> tensor<3x2x16x8xf32>, tensor<3x96x8xf32>, tensor<3x96x4xf32>, tensor<16x96xf32> scores {
  ^bb0(%raw: f32, %b: f32, %head: index, %group: index, %row: index, %c: index):
    %score = arith.addf %raw, %b : f32
    pipe.yield %score : f32
  } pullback {
  ^bb0(%d: f32, %raw: f32, %b: f32, %head: index, %group: index, %row: index, %c: index):
    pipe.yield %d, %d : f32, f32
  }
  return %g#0, %g#1, %g#2, %g#3
      : tensor<3x2x16x8xf32>, tensor<3x96x8xf32>, tensor<3x96x4xf32>, tensor<16x96xf32>
}

// -----

// A function that is not ours.

#query = affine_map<(r, k, f, v) -> (r, f)>
#key = affine_map<(r, k, f, v) -> (k, f)>
#value = affine_map<(r, k, f, v) -> (k, v)>
#output = affine_map<(r, k, f, v) -> (r, v)>

// CHECK-LABEL: func.func @other(
// CHECK: pipe.attention
func.func @other(%q: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o, %shift, %total = pipe.attention query(%q : tensor<4x8xf32>) key(%q : tensor<4x8xf32>)
      value(%q : tensor<4x8xf32>) maps [#query, #key, #value, #output]
      -> tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32> scores {
  ^bb0(%raw: f32, %row: index, %c: index):
    pipe.yield %raw : f32
  }
  return %o : tensor<4x8xf32>
}
