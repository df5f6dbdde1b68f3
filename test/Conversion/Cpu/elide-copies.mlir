// Parts of a buffer are computed where they belong.
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-elide-copies,canonicalize,cse))' | FileCheck %s

// Both parts of a concatenation, of which one has another shape where it is computed.
// CHECK-LABEL: func.func private @concatenation(
// CHECK-NOT:     memref.alloc() : memref<2x2x8xf32>
// CHECK-NOT:     memref.alloc() : memref<4x8xf32>
// CHECK:         %[[C:.*]] = memref.alloc() : memref<4x16xf32>
// CHECK-NOT:     memref.alloc
// CHECK-DAG:     %[[LEFT:.*]] = memref.subview %[[C]][0, 0] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1]>>
// CHECK-DAG:     %[[RIGHT:.*]] = memref.subview %[[C]][0, 8] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1], offset: 8>>
// CHECK-DAG:     %[[EXPANDED:.*]] = memref.expand_shape %[[LEFT]] {{\[\[}}0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32, strided<[16, 1]>> into memref<2x2x8xf32, strided<[32, 16, 1]>>
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           %[[ROW:.*]] = memref.subview %[[EXPANDED]][%[[I]], 0, 0] [1, 2, 8] [1, 1, 1] : memref<2x2x8xf32, strided<[32, 16, 1]>> to memref<2x8xf32, strided<[16, 1], offset: ?>>
// CHECK:           linalg.fill ins(%{{.*}} : f32) outs(%[[ROW]]
// CHECK:         linalg.fill ins(%{{.*}} : f32) outs(%[[RIGHT]]
// CHECK:         memref.copy %[[C]], %arg0
// CHECK-NOT:     memref.copy
func.func private @concatenation(%y: memref<4x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<2x2x8xf32>
  %c = memref.alloc() : memref<4x16xf32>
  %b = memref.alloc() : memref<4x8xf32>
  scf.for %i = %c0 to %c2 step %c1 {
    %row = memref.subview %a[%i, 0, 0] [1, 2, 8] [1, 1, 1] : memref<2x2x8xf32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%row : memref<2x8xf32, strided<[8, 1], offset: ?>>)
  }
  linalg.fill ins(%one : f32) outs(%b : memref<4x8xf32>)
  %collapsed = memref.collapse_shape %a [[0, 1], [2]] : memref<2x2x8xf32> into memref<4x8xf32>
  %left = memref.subview %c[0, 0] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1]>>
  memref.copy %collapsed, %left : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  %right = memref.subview %c[0, 8] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1], offset: 8>>
  memref.copy %b, %right : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1], offset: 8>>
  memref.copy %c, %y : memref<4x16xf32> to memref<4x16xf32>
  return
}

// What reads the whole before a part is copied must not see it, and what reads the temporary
// afterwards must not see what the part has become.
// CHECK-LABEL: func.func private @readBefore(
// CHECK-COUNT-2: memref.alloc
// CHECK:         memref.copy %{{.*}}, %arg0
// CHECK:         memref.copy %{{.*}} : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1]>>
func.func private @readBefore(%y: memref<4x16xf32>, %z: memref<4x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4x8xf32>
  %c = memref.alloc() : memref<4x16xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<4x16xf32>)
  linalg.fill ins(%one : f32) outs(%a : memref<4x8xf32>)
  memref.copy %c, %y : memref<4x16xf32> to memref<4x16xf32>
  %left = memref.subview %c[0, 0] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1]>>
  memref.copy %a, %left : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  memref.copy %c, %z : memref<4x16xf32> to memref<4x16xf32>
  return
}

// CHECK-LABEL: func.func private @readAfter(
// CHECK-COUNT-2: memref.alloc
// CHECK:         memref.copy %{{.*}} : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1]>>
func.func private @readAfter(%y: memref<4x16xf32>, %z: memref<4x8xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4x8xf32>
  %c = memref.alloc() : memref<4x16xf32>
  linalg.fill ins(%one : f32) outs(%a : memref<4x8xf32>)
  %left = memref.subview %c[0, 0] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1]>>
  memref.copy %a, %left : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  linalg.fill ins(%zero : f32) outs(%c : memref<4x16xf32>)
  memref.copy %c, %y : memref<4x16xf32> to memref<4x16xf32>
  memref.copy %a, %z : memref<4x8xf32> to memref<4x8xf32>
  return
}

// A part that overlaps another may not be written early; nor is a temporary that a product reads.
// CHECK-LABEL: func.func private @overlap(
// CHECK-COUNT-3: memref.alloc
// CHECK-COUNT-2: to memref<4x8xf32, strided<[16, 1]{{.*}}>>
func.func private @overlap(%w: memref<8x8xf32>, %y: memref<4x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4x8xf32>
  %b = memref.alloc() : memref<4x8xf32>
  %c = memref.alloc() : memref<4x16xf32>
  linalg.fill ins(%one : f32) outs(%a : memref<4x8xf32>)
  linalg.fill ins(%zero : f32) outs(%b : memref<4x8xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %w : memref<4x8xf32>, memref<8x8xf32>) outs(%b : memref<4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  %left = memref.subview %c[0, 0] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1]>>
  memref.copy %a, %left : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  %middle = memref.subview %c[0, 4] [4, 8] [1, 1] : memref<4x16xf32> to memref<4x8xf32, strided<[16, 1], offset: 4>>
  memref.copy %b, %middle : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1], offset: 4>>
  memref.copy %c, %y : memref<4x16xf32> to memref<4x16xf32>
  return
}
