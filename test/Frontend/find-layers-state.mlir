// What a layer must make beside its output: the new value of a buffer where the buffer is
// read, the weight of the loss where the loss is, checks and metrics where they fall.

// RUN: pipeline-opt %s --pipe-find-layers --pipe-verify=phase=model \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer
// RUN: pipeline-opt %s --pipe-find-layers=by=structure --pipe-verify=phase=model \
// RUN:     | FileCheck %s --check-prefix=STRUCTURE --implicit-check-not=pipe.layer

// CHECK-LABEL: func.func @m
// CHECK-SAME:    %[[X:[^ ]+]]: tensor<4x8xf32>
// CHECK-SAME:    %[[W0:[^ ]+]]: tensor<8x8xf32>
// CHECK-SAME:    %[[W1:[^ ]+]]: tensor<8x8xf32>
// CHECK-SAME:    %[[M0:[^ ]+]]: tensor<f32>
// CHECK-SAME:    %[[M1:[^ ]+]]: tensor<f32>
// CHECK-SAME:    %[[N1:[^ ]+]]: tensor<i64>
// The order of results is that of the body.
// CHECK:         %[[L0:.*]]:2 = pipe.layer "h.0"(%[[X]], %[[W0]], %[[M0]])
// CHECK-SAME:        -> (tensor<4x8xf32>, tensor<f32>)
// CHECK:         %[[L1:.*]]:3 = pipe.layer "h.1"(%[[N1]], %[[L0]]#0, %[[W1]], %[[M1]])
// CHECK-SAME:        -> (tensor<i64>, tensor<4x8xf32>, tensor<f32>)
// CHECK:         %[[HEAD:.*]]:2 = pipe.layer "loss"(
// CHECK-SAME:        %[[X]]
// CHECK-SAME:        -> (tensor<f32>, tensor<f32>)
// CHECK:         return %[[HEAD]]#{{[01]}}, %[[L0]]#1, %[[L1]]#2, %[[L1]]#0, %[[HEAD]]#{{[01]}}

// By structure the products are too small to be blocks, and one cut is made; the same
// belongs together.
// STRUCTURE:     %[[L0:.*]]:2 = pipe.layer "h.0"(%[[X:[^,]+]], %[[W0:[^,]+]], %[[M0:[^,]+]])
// STRUCTURE:     %[[L1:.*]]:4 = pipe.layer "h.1"(%[[L0]]#0, %[[W1:[^,]+]], %[[X]], %[[N1:[^,]+]], %[[M1:[^,]+]])
// STRUCTURE:     return %[[L1]]#0, %[[L0]]#1, %[[L1]]#3, %[[L1]]#2, %[[L1]]#1

#all = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#scalar = affine_map<() -> ()>

func.func @m(%x: tensor<4x8xf32> {pipe.input = "x"},
             %w0: tensor<8x8xf32> {pipe.parameter = "h.0.weight"},
             %w1: tensor<8x8xf32> {pipe.parameter = "h.1.weight"},
             %m0: tensor<f32> {pipe.buffer = "h.0.mean"},
             %m1: tensor<f32> {pipe.buffer = "h.1.mean"},
             %n1: tensor<i64> {pipe.buffer = "h.1.count"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "h.0.mean"},
        tensor<f32> {pipe.buffer = "h.1.mean"}, tensor<i64> {pipe.buffer = "h.1.count"},
        tensor<f32> {pipe.loss_weight})
    attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1 : i64
  %empty = tensor.empty() : tensor<4x8xf32>
  %scalar = tensor.empty() : tensor<f32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32> loc("h.0")
  %nothing = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32> loc("h.0")
  %y0 = linalg.matmul ins(%x, %w0 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32> loc("h.0")
  %u0 = linalg.generic {indexing_maps = [#all, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y0 : tensor<4x8xf32>) outs(%m0 : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("h.0")
  // The weight of the loss, early and with a location that says nothing.
  %weight = linalg.generic {indexing_maps = [#all, #none], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %is = arith.cmpf ogt, %p, %zero : f32
    %n = arith.uitofp %is : i1 to f32
    %next = arith.addf %s, %n : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  // A count that reads nothing of its layer.
  %i64 = tensor.empty() : tensor<i64>
  %c1 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%n1 : tensor<i64>) outs(%i64 : tensor<i64>) {
  ^bb0(%n: i64, %o: i64):
    %next = arith.addi %n, %one : i64
    linalg.yield %next : i64
  } -> tensor<i64> loc("h.1")
  %y1 = linalg.matmul ins(%y0, %w1 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32> loc("h.1")
  %u1 = linalg.generic {indexing_maps = [#all, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<4x8xf32>) outs(%m1 : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %next = arith.addf %s, %p : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("h.1")
  %loss = linalg.generic {indexing_maps = [#all, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y1 : tensor<4x8xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %square = arith.mulf %p, %p : f32
    %next = arith.addf %s, %square : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("<loss>")
  return %loss, %u0, %u1, %c1, %weight : tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<f32>
}
