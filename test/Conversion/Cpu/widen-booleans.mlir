// RUN: pipeline-opt %s -pipe-cpu-widen-booleans -split-input-file -verify-diagnostics | FileCheck %s -enable-var-scope

#id = affine_map<(i) -> (i)>

// Signatures change with their callers; a body computes with i1 and stores i8.
// CHECK-LABEL: func.func private @mask(
// CHECK-SAME:    %[[X:.*]]: tensor<8xf32>) -> tensor<8xi8>
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<8xi8>
// CHECK:         linalg.generic
// CHECK:           %[[C:.*]] = arith.cmpf ogt
// CHECK:           %[[W:.*]] = arith.extui %[[C]] : i1 to i8
// CHECK:           linalg.yield %[[W]] : i8
func.func private @mask(%x: tensor<8xf32>) -> tensor<8xi1> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xi1>
  %m = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xi1>) {
  ^bb0(%a: f32, %o: i1):
    %c = arith.cmpf ogt, %a, %zero : f32
    linalg.yield %c : i1
  } -> tensor<8xi1>
  return %m : tensor<8xi1>
}

// CHECK-LABEL: func.func private @select(
// CHECK-SAME:    %[[M:.*]]: tensor<8xi8>, %[[X:.*]]: tensor<8xf32>)
// CHECK:         linalg.generic {{.*}} ins(%[[M]], %[[X]] : tensor<8xi8>, tensor<8xf32>)
// CHECK:         ^bb0(%[[B:[^:]*]]: i8, %[[A:[^:]*]]: f32
// CHECK:           %[[T:.*]] = arith.trunci %[[B]] : i8 to i1
// CHECK:           arith.select %[[T]], %[[A]]
func.func private @select(%m: tensor<8xi1>, %x: tensor<8xf32>) -> tensor<8xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%m, %x : tensor<8xi1>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%b: i1, %a: f32, %o: f32):
    %s = arith.select %b, %a, %zero : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func.func private @stage(
// CHECK:         call @mask(%{{.*}}) : (tensor<8xf32>) -> tensor<8xi8>
// CHECK:         call @select(%{{.*}}) : (tensor<8xi8>, tensor<8xf32>) -> tensor<8xf32>
func.func private @stage(%x: tensor<8xf32>) -> tensor<8xf32> attributes {pipe.function} {
  %m = func.call @mask(%x) : (tensor<8xf32>) -> tensor<8xi1>
  %y = func.call @select(%m, %x) : (tensor<8xi1>, tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func.func private @moves(
// CHECK:         %[[K:.*]] = arith.constant dense<[1, 0]> : tensor<2xi8>
// CHECK:         tensor.extract_slice %{{.*}} : tensor<8xi8> to tensor<4xi8>
// CHECK:         %[[E:.*]] = tensor.extract %[[K]][%{{.*}}] : tensor<2xi8>
// CHECK:         arith.trunci %[[E]] : i8 to i1
func.func private @moves(%m: tensor<8xi1>, %i: tensor<index>) -> (tensor<4xi1>, tensor<1xi1>) attributes {pipe.function} {
  %c0 = tensor.extract %i[] : tensor<index>
  %k = arith.constant dense<[true, false]> : tensor<2xi1>
  %s = tensor.extract_slice %m[2] [4] [1] : tensor<8xi1> to tensor<4xi1>
  %b = tensor.extract %k[%c0] : tensor<2xi1>
  %t = tensor.from_elements %b : tensor<1xi1>
  return %s, %t : tensor<4xi1>, tensor<1xi1>
}

// A function that is no pipe.function keeps its types.
// CHECK-LABEL: func.func private @other(%{{.*}}: tensor<8xi1>) -> tensor<8xi1>
func.func private @other(%m: tensor<8xi1>) -> tensor<8xi1> {
  return %m : tensor<8xi1>
}

// -----

func.func private @unknown(%m: tensor<8xi1>) -> tensor<8xi1> attributes {pipe.function} {
  // expected-error @+1 {{on tensors of i1 cannot be compiled for the CPU; compute with i8 that is 0 or 1 instead}}
  %y = bufferization.alloc_tensor() copy(%m) : tensor<8xi1>
  return %y : tensor<8xi1>
}
