// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-forward-vectors,canonicalize))' | FileCheck %s -enable-var-scope

// The last strip of a row updates some partial sums: no memory on the way.
// CHECK-LABEL: func.func private @last_strip(
// CHECK-SAME:    %[[P:[^:]*]]: vector<64xf32>, %[[L:[^:]*]]: vector<8xf32>
// CHECK:         %[[OLD:.*]] = vector.extract_strided_slice %[[P]] {offsets = [0], sizes = [8]
// CHECK:         %[[NEW:.*]] = arith.addf %[[OLD]], %[[L]]
// CHECK:         %[[ALL:.*]] = vector.insert_strided_slice %[[NEW]], %[[P]] {offsets = [0]
// CHECK-NOT:     vector.transfer
// CHECK:         vector.reduction <add>, %[[ALL]]
func.func private @last_strip(%partial: vector<64xf32>, %last: vector<8xf32>) -> f32 attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %t = vector.transfer_write %partial, %e[%c0] {in_bounds = [true]} : vector<64xf32>, tensor<64xf32>
  %old = vector.transfer_read %t[%c0], %pad {in_bounds = [true]} : tensor<64xf32>, vector<8xf32>
  %new = arith.addf %old, %last : vector<8xf32>
  %u = vector.transfer_write %new, %t[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<64xf32>
  %all = vector.transfer_read %u[%c0], %pad {in_bounds = [true]} : tensor<64xf32>, vector<64xf32>
  %s = vector.reduction <add>, %all : vector<64xf32> into f32
  return %s : f32
}

// A slice counts as what it was taken from.
// CHECK-LABEL: func.func private @slice(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<7xf32>, %[[P:[^:]*]]: vector<8xf32>
// CHECK:         %[[S:.*]] = vector.transfer_read %[[X]]{{.*}} vector<7xf32>
// CHECK:         %[[ALL:.*]] = vector.insert_strided_slice %[[S]], %[[P]] {offsets = [0]
// CHECK:         return %[[ALL]]
func.func private @slice(%x: tensor<7xf32>, %partial: vector<8xf32>) -> vector<8xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %t = vector.transfer_write %partial, %e[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %u = tensor.insert_slice %x into %t[0] [7] [1] : tensor<7xf32> into tensor<8xf32>
  %all = vector.transfer_read %u[%c0], %pad {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
  return %all : vector<8xf32>
}

// What was there before is read before it is written over: it need not be kept.
// CHECK-LABEL: func.func private @before(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<64xf32>
// CHECK:         %[[R:.*]] = vector.transfer_read %[[X]]
// CHECK:         vector.transfer_write %{{.*}}, %[[X]]
// CHECK:         vector.insert_strided_slice %{{.*}}, %[[R]]
func.func private @before(%x: tensor<64xf32>, %v: vector<8xf32>) -> (vector<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %t = vector.transfer_write %v, %x[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<64xf32>
  %r = vector.transfer_read %t[%c0], %pad {in_bounds = [true]} : tensor<64xf32>, vector<64xf32>
  return %r, %t : vector<64xf32>, tensor<64xf32>
}

// Other elements, a part of what was written and more, or a place that is not known, stays a read.
// CHECK-LABEL: func.func private @stays(
// CHECK:         %[[T:.*]] = vector.transfer_write
// CHECK-COUNT-3: vector.transfer_read %[[T]]
func.func private @stays(%x: tensor<64xf32>, %v: vector<8xf32>, %i: index) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %pad = arith.constant 0.0 : f32
  %t = vector.transfer_write %v, %x[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<64xf32>
  %r = vector.transfer_read %t[%c4], %pad {in_bounds = [true]} : tensor<64xf32>, vector<8xf32>
  %s = vector.transfer_read %t[%i], %pad {in_bounds = [true]} : tensor<64xf32>, vector<8xf32>
  %c8 = arith.constant 8 : index
  %u = vector.transfer_read %t[%c8], %pad {in_bounds = [true]} : tensor<64xf32>, vector<8xf32>
  return %r, %s, %u : vector<8xf32>, vector<8xf32>, vector<8xf32>
}
