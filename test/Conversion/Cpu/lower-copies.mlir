// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-lower-copies))' | FileCheck %s -enable-var-scope

// CHECK-LABEL: func.func private @contiguous(
// CHECK:         memref.copy
func.func private @contiguous(%x: memref<4x100xf32>, %y: memref<4x100xf32>) attributes {pipe.function} {
  memref.copy %x, %y : memref<4x100xf32> to memref<4x100xf32>
  return
}

// CHECK-LABEL: func.func private @rows(
// CHECK-NOT:     memref.copy
// CHECK:         scf.for
// CHECK:           scf.for %{{.*}} = %c0{{.*}} to %c64{{.*}} step %c64
// CHECK:             vector.load {{.*}} vector<64xf32>
// CHECK:             vector.store
// CHECK:           vector.load {{.*}} vector<36xf32>
// CHECK:           vector.store
func.func private @rows(%x: memref<4x100xf32, strided<[300, 1]>>, %y: memref<4x100xf32>) attributes {pipe.function} {
  memref.copy %x, %y : memref<4x100xf32, strided<[300, 1]>> to memref<4x100xf32>
  return
}

// CHECK-LABEL: func.func private @elements(
// CHECK-NOT:     memref.copy
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.load
// CHECK:             memref.store
func.func private @elements(%x: memref<4x100xf32, strided<[300, 2]>>, %y: memref<4x100xf32>) attributes {pipe.function} {
  memref.copy %x, %y : memref<4x100xf32, strided<[300, 2]>> to memref<4x100xf32>
  return
}

// CHECK-LABEL: func.func private @scalar(
// CHECK-NOT:     scf.for
// CHECK:         memref.load
// CHECK:         memref.store
func.func private @scalar(%x: memref<f32, strided<[], offset: ?>>, %y: memref<f32>) attributes {pipe.function} {
  memref.copy %x, %y : memref<f32, strided<[], offset: ?>> to memref<f32>
  return
}
