// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-gpu-merge-nests,canonicalize,cse))' | FileCheck %s -enable-var-scope

// A fill moves down to what adds to it, over a product that touches neither, and the sum on to
// where it is added to an accumulator: one nest, in which each strip goes through all three.
// CHECK-LABEL: func.func private @same(
// CHECK-SAME:      %[[ACC:[^:]*]]: memref<256xf32>
// CHECK:         pipe_gpu.contraction
// CHECK:         scf.parallel (%[[I:.*]]) = (%c0) to (%c256) step (%c64) {
// CHECK:           vector.transfer_write %{{.*}}, %[[SUM:.*]][%[[I]]]
// CHECK:           vector.transfer_read %[[SUM]][%[[I]]]
// CHECK:           vector.transfer_write %{{.*}}, %[[SUM]][%[[I]]]
// CHECK:           vector.transfer_read %[[ACC]][%[[I]]]
// CHECK:           vector.transfer_write %{{.*}}, %[[ACC]][%[[I]]]
// CHECK-NOT:     scf.parallel
// CHECK:         return
func.func private @same(%acc: memref<256xf32>, %x: memref<256xf32>, %a: memref<4x4xf32>, %b: memref<4x4xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant dense<0.0> : vector<64xf32>
  %p = ub.poison : f32
  %sum = memref.alloc() : memref<256xf32>
  scf.parallel (%i) = (%c0) to (%c256) step (%c64) {
    vector.transfer_write %zero, %sum[%i] {in_bounds = [true]} : vector<64xf32>, memref<256xf32>
  }
  pipe_gpu.contraction ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  scf.parallel (%i) = (%c0) to (%c256) step (%c64) {
    %s = vector.transfer_read %sum[%i], %p {in_bounds = [true]} : memref<256xf32>, vector<64xf32>
    %v = vector.transfer_read %x[%i], %p {in_bounds = [true]} : memref<256xf32>, vector<64xf32>
    %t = arith.addf %s, %v : vector<64xf32>
    vector.transfer_write %t, %sum[%i] {in_bounds = [true]} : vector<64xf32>, memref<256xf32>
  }
  scf.parallel (%i) = (%c0) to (%c256) step (%c64) {
    %s = vector.transfer_read %sum[%i], %p {in_bounds = [true]} : memref<256xf32>, vector<64xf32>
    %v = vector.transfer_read %acc[%i], %p {in_bounds = [true]} : memref<256xf32>, vector<64xf32>
    %t = arith.addf %v, %s : vector<64xf32>
    vector.transfer_write %t, %acc[%i] {in_bounds = [true]} : vector<64xf32>, memref<256xf32>
  }
  return
}

// Independent and small: side by side, with the second's indices from what is left.
// CHECK-LABEL: func.func private @independent(
// CHECK-SAME:      %[[X:[^:]*]]: memref<128xf32>, %[[Y:[^:]*]]: memref<3x128xf32>
// CHECK:         scf.parallel (%[[N:.*]]) = (%c0) to (%c8) step (%c1) {
// CHECK-DAG:       %[[FIRST:.*]] = arith.cmpi ult, %[[N]], %c2
// CHECK-DAG:       %[[REST:.*]] = arith.subi %[[N]], %c2
// CHECK:           scf.if %[[FIRST]] {
// CHECK:             %[[I:.*]] = arith.muli %[[N]], %c64
// CHECK:             vector.transfer_write %{{.*}}, %[[X]][%[[I]]]
// CHECK:           } else {
// CHECK-DAG:         %[[COLUMN:.*]] = arith.remui %[[REST]], %c2
// CHECK-DAG:         %[[ROW:.*]] = arith.divui %[[REST]], %c2
// CHECK-DAG:         %[[J:.*]] = arith.muli %[[COLUMN]], %c64
// CHECK:             vector.transfer_write %{{.*}}, %[[Y]][%[[ROW]], %[[J]]]
// CHECK:           }
// CHECK-NOT:     scf.parallel
// CHECK:         return
func.func private @independent(%x: memref<128xf32>, %y: memref<3x128xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant dense<0.0> : vector<64xf32>
  scf.parallel (%i) = (%c0) to (%c128) step (%c64) {
    vector.transfer_write %zero, %x[%i] {in_bounds = [true]} : vector<64xf32>, memref<128xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c3, %c128) step (%c1, %c64) {
    vector.transfer_write %zero, %y[%i, %j] {in_bounds = [true]} : vector<64xf32>, memref<3x128xf32>
  }
  return
}

// The second reads another strip than the same iteration of the first writes; and what stands
// between reads what the first of the others writes.
// CHECK-LABEL: func.func private @kept(
// CHECK-COUNT-2: scf.parallel
// CHECK:         pipe_gpu.contraction
// CHECK:         scf.parallel
// CHECK:         return
func.func private @kept(%x: memref<320xf32>, %y: memref<256xf32>, %b: memref<16x16xf32>, %z: memref<256xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant dense<0.0> : vector<64xf32>
  %p = ub.poison : f32
  scf.parallel (%i) = (%c0) to (%c256) step (%c64) {
    vector.transfer_write %zero, %x[%i] {in_bounds = [true]} : vector<64xf32>, memref<320xf32>
  }
  scf.parallel (%i) = (%c0) to (%c256) step (%c64) {
    %j = arith.addi %i, %c64 : index
    %v = vector.transfer_read %x[%j], %p {in_bounds = [true]} : memref<320xf32>, vector<64xf32>
    vector.transfer_write %v, %y[%i] {in_bounds = [true]} : vector<64xf32>, memref<256xf32>
  }
  %m = memref.expand_shape %y [[0, 1]] output_shape [16, 16] : memref<256xf32> into memref<16x16xf32>
  pipe_gpu.contraction ins(%m, %m : memref<16x16xf32>, memref<16x16xf32>) outs(%b : memref<16x16xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  %w = memref.collapse_shape %b [[0, 1]] : memref<16x16xf32> into memref<256xf32>
  scf.parallel (%i) = (%c0) to (%c256) step (%c64) {
    %v = vector.transfer_read %w[%i], %p {in_bounds = [true]} : memref<256xf32>, vector<64xf32>
    vector.transfer_write %v, %z[%i] {in_bounds = [true]} : vector<64xf32>, memref<256xf32>
  }
  return
}
