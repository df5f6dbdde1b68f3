// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-gpu-lower-moves))' | FileCheck %s -enable-var-scope

// CHECK-LABEL: func.func private @fill(
// CHECK-SAME:    %[[X:[^:]*]]: memref<4x100xf32>
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step
// CHECK:             %[[V:.*]] = vector.broadcast %{{.*}} : f32 to vector<64xf32>
// CHECK:             vector.transfer_write %[[V]], %[[X]][%[[I]], %[[J]]] {in_bounds = [true]}
// The last, shorter strip.
// CHECK:           vector.transfer_write %{{.*}}, %[[X]][%[[I]], %{{.*}}] {in_bounds = [true]} : vector<36xf32>
func.func private @fill(%x: memref<4x100xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<4x100xf32>)
  return
}

// A copy of whole dense buffers is the runtime's; one of a part is a kernel's.
// CHECK-LABEL: func.func private @copies(
// CHECK-SAME:    %[[X:[^:]*]]: memref<4x128xf32>, %[[Y:[^:]*]]: memref<4x128xf32>, %[[Z:[^:]*]]: memref<4x64xf32>
// CHECK:         memref.copy %[[X]], %[[Y]]
// CHECK-NOT:     memref.copy
// CHECK:         %[[V:.*]] = vector.transfer_read %{{.*}} : memref<4x64xf32, strided<[128, 1]>>, vector<64xf32>
// CHECK:         vector.transfer_write %[[V]], %[[Z]]
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @copies(%x: memref<4x128xf32>, %y: memref<4x128xf32>, %z: memref<4x64xf32>) attributes {pipe.function} {
  memref.copy %x, %y : memref<4x128xf32> to memref<4x128xf32>
  %part = memref.subview %x[0, 0] [4, 64] [1, 1] : memref<4x128xf32> to memref<4x64xf32, strided<[128, 1]>>
  memref.copy %part, %z : memref<4x64xf32, strided<[128, 1]>> to memref<4x64xf32>
  memref.copy %z, %z : memref<4x64xf32> to memref<4x64xf32>
  return
}

// What the vectoriser has left runs over elements; contractions stay.
// CHECK-LABEL: func.func private @structured(
// CHECK:         pipe_gpu.contraction
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.load
// CHECK:             arith.mulf
// CHECK:             memref.store
func.func private @structured(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) attributes {pipe.function} {
  pipe_gpu.contraction accumulates ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%c : memref<4x6xf32>) {
  ^bb0(%o: f32):
    %m = arith.mulf %o, %o : f32
    linalg.yield %m : f32
  }
  return
}

// An operand whose memory is no matrix is copied.
// CHECK-LABEL: func.func private @no_matrix(
// CHECK-SAME:    %[[A:[^:]*]]: memref<4x8x2xf32>
// CHECK:         %[[COPY:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
// CHECK:         vector.transfer_write %{{.*}}, %[[COPY]]
// CHECK:         pipe_gpu.contraction accumulates ins(%[[COPY]], %{{.*}} : memref<4x8xf32>, memref<8x6xf32>)
func.func private @no_matrix(%x: memref<4x8x2xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) attributes {pipe.function} {
  %a = memref.subview %x[0, 0, 1] [4, 8, 1] [1, 1, 1] : memref<4x8x2xf32> to memref<4x8xf32, strided<[16, 2], offset: 1>>
  pipe_gpu.contraction accumulates ins(%a, %b : memref<4x8xf32, strided<[16, 2], offset: 1>>, memref<8x6xf32>) outs(%c : memref<4x6xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  return
}

// Rows that a product begins with.
// CHECK-LABEL: func.func private @rows(
// CHECK-SAME:    %[[B:[^:]*]]: memref<64xf32>, %[[Y:[^:]*]]: memref<4x64xf32>
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step
// CHECK:             %[[V:.*]] = vector.transfer_read %[[B]][%[[J]]]
// CHECK:             vector.transfer_write %[[V]], %[[Y]][%[[I]], %[[J]]]
func.func private @rows(%b: memref<64xf32>, %y: memref<4x64xf32>) attributes {pipe.function} {
  linalg.broadcast ins(%b : memref<64xf32>) outs(%y : memref<4x64xf32>) dimensions = [0]
  return
}
