// Layers by the names of modules. Two blocks that share a mask, which the exporter
// made once with the location of the first; an embedding, a norm and a head around them.

// RUN: pipeline-opt %s --pipe-find-layers=by=location --pipe-verify=phase=model \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer
// RUN: pipeline-opt %s --pipe-find-layers --pipe-verify=phase=model \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer
// RUN: pipeline-opt %s --pipe-find-layers="pattern=net.h.*" \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer
// Without a name, the same blocks are found, named after their parameters.
// RUN: pipeline-opt %s --mlir-print-debuginfo=false \
// RUN:     | pipeline-opt --pipe-find-layers --pipe-verify=phase=model \
// RUN:     | FileCheck %s --implicit-check-not=pipe.layer
// RUN: pipeline-opt %s --pipe-find-layers=by=structure | FileCheck %s --implicit-check-not=pipe.layer
// Equal layers are one function.
// RUN: pipeline-opt %s --pipe-find-layers --pipe-partition=ranks=2 --pipe-differentiate \
// RUN:     | FileCheck %s --check-prefix=SHARED --implicit-check-not="func private @m.net.h.0"

// CHECK-LABEL: func.func @m
// CHECK-SAME:    %[[IDS:[^ ]+]]: tensor<4xi64> {pipe.input = "ids"}
// CHECK-SAME:    %[[E:[^ ]+]]: tensor<16x8xf32>
// CHECK-SAME:    %[[W0:[^ ]+]]: tensor<8x8xf32>
// CHECK-SAME:    %[[W1:[^ ]+]]: tensor<8x8xf32>
// CHECK-SAME:    %[[H:[^ ]+]]: tensor<8x8xf32>
// CHECK:         %[[X0:.*]] = pipe.layer "net.embedding"(%[[IDS]], %[[E]])
// CHECK:           tensor.extract
// CHECK:         %[[X1:.*]] = pipe.layer "net.h.0"(%[[X0]], %[[W0]])
// CHECK-SAME:        : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
// CHECK:           linalg.fill
// CHECK:           linalg.matmul
// CHECK:           linalg.index 0
// CHECK:           arith.select
// CHECK:           pipe.yield
// CHECK:         %[[X2:.*]] = pipe.layer "net.h.1"(%[[X1]], %[[W1]])
// CHECK-SAME:        : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
// The mask, and the product's start, are made here too.
// CHECK:           linalg.fill
// CHECK:           linalg.matmul
// CHECK:           linalg.index 0
// CHECK:           arith.select
// CHECK:           pipe.yield
// CHECK:         %[[LOSS:.*]] = pipe.layer "out"(%[[X2]], %[[H]])
// CHECK:           linalg.matmul
// CHECK:         return %[[LOSS]] : tensor<f32>

// SHARED: func private @m.out.forward
// SHARED: func private @m.net.h.1.forward
// SHARED: func private @m.net.embedding.forward

#row = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>

func.func @m(%ids: tensor<4xi64> {pipe.input = "ids"},
             %e: tensor<16x8xf32> {pipe.parameter = "net.embedding.weight"},
             %w0: tensor<8x8xf32> {pipe.parameter = "net.h.0.weight"},
             %w1: tensor<8x8xf32> {pipe.parameter = "net.h.1.weight"},
             %h: tensor<8x8xf32> {pipe.parameter = "out.weight"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32> loc("net.embedding")
  %x0 = linalg.generic {indexing_maps = [#row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<4xi64>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%id: i64, %o: f32):
    %row = arith.index_cast %id : i64 to index
    %column = linalg.index 1 : index
    %value = tensor.extract %e[%row, %column] : tensor<16x8xf32>
    linalg.yield %value : f32
  } -> tensor<4x8xf32> loc("net.embedding")

  %bits = tensor.empty() : tensor<4x8xi1> loc("net.h.0.mask")
  %mask = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]}
      outs(%bits : tensor<4x8xi1>) {
  ^bb0(%o: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %less = arith.cmpi ult, %i, %j : index
    linalg.yield %less : i1
  } -> tensor<4x8xi1> loc("net.h.0.mask")
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32> loc("net.h.0.fc")
  %y0 = linalg.matmul ins(%x0, %w0 : tensor<4x8xf32>, tensor<8x8xf32>)
                      outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32> loc("net.h.0.fc")
  %m0 = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%mask, %y0 : tensor<4x8xi1>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%bit: i1, %y: f32, %o: f32):
    %s = arith.select %bit, %y, %zero : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32> loc("net.h.0.mask")
  // The module around the blocks adds what goes past them.
  %x1 = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x0, %m0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32> loc("net")

  %y1 = linalg.matmul ins(%x1, %w1 : tensor<4x8xf32>, tensor<8x8xf32>)
                      outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32> loc("net.h.1.fc")
  %m1 = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%mask, %y1 : tensor<4x8xi1>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%bit: i1, %y: f32, %o: f32):
    %s = arith.select %bit, %y, %zero : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32> loc("net.h.1.mask")
  %x2 = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x1, %m1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32> loc("net.h.1")

  %z = linalg.matmul ins(%x2, %h : tensor<4x8xf32>, tensor<8x8xf32>)
                     outs(%start : tensor<4x8xf32>) -> tensor<4x8xf32> loc("out")
  %scalar = tensor.empty() : tensor<f32> loc("<loss>")
  %nothing = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32> loc("<loss>")
  %loss = linalg.generic {indexing_maps = [#all, #none], iterator_types = ["reduction", "reduction"]}
      ins(%z : tensor<4x8xf32>) outs(%nothing : tensor<f32>) {
  ^bb0(%p: f32, %s: f32):
    %square = arith.mulf %p, %p : f32
    %next = arith.addf %s, %square : f32
    linalg.yield %next : f32
  } -> tensor<f32> loc("<loss>")
  return %loss : tensor<f32>
}
