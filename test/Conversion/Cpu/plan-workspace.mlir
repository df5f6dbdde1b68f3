// RUN: pipeline-opt %s -pipe-cpu-plan-workspace | FileCheck %s -enable-var-scope

// The first and the third temporary never live at once and share bytes; the second is
// alive with both.
// CHECK-LABEL: func.func private @layer(
// CHECK-SAME:    %[[X:[^:]*]]: memref<100xf32>, %[[Y:[^:]*]]: memref<100xf32>, %[[W:[^:]*]]: memref<896xi8>) attributes {pipe.function, pipe.workspace = 896 : i64}
// CHECK:         %[[O0:.*]] = arith.constant 0 : index
// CHECK:         memref.view %[[W]][%[[O0]]][] : memref<896xi8> to memref<100xf32>
// CHECK:         %[[O1:.*]] = arith.constant 448 : index
// CHECK:         memref.view %[[W]][%[[O1]]][] : memref<896xi8> to memref<100xf32>
// CHECK:         %[[O2:.*]] = arith.constant 0 : index
// CHECK:         memref.view %[[W]][%[[O2]]][] : memref<896xi8> to memref<100xf32>
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func private @layer(%x: memref<100xf32>, %y: memref<100xf32>) attributes {pipe.function} {
  %a = memref.alloc() : memref<100xf32>
  %b = memref.alloc() : memref<100xf32>
  %c = memref.alloc() : memref<100xf32>
  memref.copy %x, %a : memref<100xf32> to memref<100xf32>
  memref.copy %a, %b : memref<100xf32> to memref<100xf32>
  memref.copy %b, %c : memref<100xf32> to memref<100xf32>
  memref.copy %c, %y : memref<100xf32> to memref<100xf32>
  return
}

// Nothing is needed, but the argument is there.
// CHECK-LABEL: func.func private @nothing(
// CHECK-SAME:    memref<100xf32>, %{{[^:]*}}: memref<100xf32>, %{{[^:]*}}: memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}
func.func private @nothing(%x: memref<100xf32>, %y: memref<100xf32>) attributes {pipe.function} {
  memref.copy %x, %y : memref<100xf32> to memref<100xf32>
  return
}

// A temporary of the stage and the workspaces of its callees, which are not alive at once.
// CHECK-LABEL: func.func private @stage(
// CHECK-SAME:    %[[W:[^:]*]]: memref<1344xi8>) attributes {pipe.function, pipe.workspace = 1344 : i64}
// CHECK:         %[[T:.*]] = memref.view %[[W]][%{{.*}}][] : memref<1344xi8> to memref<100xf32>
// CHECK:         %[[L0:.*]] = memref.view %[[W]][%{{.*}}][] : memref<1344xi8> to memref<896xi8>
// CHECK:         call @layer(%{{.*}}, %[[T]], %[[L0]])
// CHECK:         %[[L1:.*]] = memref.view %[[W]][%{{.*}}][] : memref<1344xi8> to memref<896xi8>
// CHECK:         call @layer(%[[T]], %{{.*}}, %[[L1]])
func.func private @stage(%x: memref<100xf32>, %y: memref<100xf32>) attributes {pipe.function} {
  %t = memref.alloc() : memref<100xf32>
  call @layer(%x, %t) : (memref<100xf32>, memref<100xf32>) -> ()
  call @layer(%t, %y) : (memref<100xf32>, memref<100xf32>) -> ()
  return
}

// Memory whose address was taken is in use as long as the address is.
// CHECK-LABEL: func.func private @address(
// CHECK-SAME:    pipe.workspace = 896 : i64
func.func private @address(%x: memref<100xf32>, %y: memref<100xf32>) attributes {pipe.function} {
  %a = memref.alloc() : memref<100xf32>
  %b = memref.alloc() : memref<100xf32>
  memref.copy %x, %a : memref<100xf32> to memref<100xf32>
  %i = memref.extract_aligned_pointer_as_index %a : memref<100xf32> -> index
  %c = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %c : i64 to !llvm.ptr
  memref.copy %x, %b : memref<100xf32> to memref<100xf32>
  memref.copy %b, %y : memref<100xf32> to memref<100xf32>
  func.call @reads(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @reads(!llvm.ptr)
