// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-cpu-gemm-to-runtime,func.func(canonicalize,cse))' -split-input-file | FileCheck %s -enable-var-scope

#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#C = affine_map<(m, n, k) -> (m, n)>

// transA, transB, m, n, k, a, lda, b, ldb, c, ldc, accumulate, scratch, its bytes.
// CHECK:       func.func private @pipeline_rt_gemm_f32(i32, i32, i64, i64, i64, !llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64, i32, !llvm.ptr, i64)
// CHECK-LABEL: func.func private @product(
// CHECK-DAG:     %[[M:.*]] = arith.constant 4 : i64
// CHECK-DAG:     %[[N:.*]] = arith.constant 6 : i64
// CHECK-DAG:     %[[K:.*]] = arith.constant 8 : i64
// CHECK-DAG:     %[[NO:.*]] = arith.constant 0 : i32
// CHECK-DAG:     %[[YES:.*]] = arith.constant 1 : i32
// CHECK:         memref.alloc() {alignment = 64 : i64} : memref<{{[0-9]+}}xi8>
// CHECK:         call @pipeline_rt_gemm_f32(%[[NO]], %[[NO]], %[[M]], %[[N]], %[[K]], %{{.*}}, %[[K]], %{{.*}}, %[[N]], %{{.*}}, %[[N]], %[[NO]], %{{.*}}, %{{.*}})
// CHECK:         call @pipeline_rt_gemm_f32({{.*}}, %[[YES]], %{{[^,]*}}, %{{[^,]*}})
// CHECK-NOT:     linalg
// CHECK:         return
func.func private @product(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>, %d: memref<4x6xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%d : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Heads where they lie: one batch of heads for each of the two sequences.
// CHECK-LABEL: func.func private @scores(
// CHECK:         scf.for %{{.*}} = %c0 to %c2 step %c1
// CHECK:           call @pipeline_rt_batch_gemm_f32(%c4_i64, %c0_i32, %c1_i32, %c16_i64, %c16_i64, %c8_i64, %{{.*}}, %c32_i64, %c8_i64, %{{.*}}, %c32_i64, %c8_i64, %{{.*}}, %c16_i64, %c256_i64, %c0_i32,
func.func private @scores(%q: memref<2x16x4x8xf32>, %k: memref<2x16x4x8xf32>, %s: memref<2x4x16x16xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [affine_map<(b, h, s, t, d) -> (b, s, h, d)>, affine_map<(b, h, s, t, d) -> (b, t, h, d)>, affine_map<(b, h, s, t, d) -> (b, h, s, t)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : memref<2x16x4x8xf32>, memref<2x16x4x8xf32>) outs(%s : memref<2x4x16x16xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  }
  return
}

// -----

// A sum over two loops that are not one: the first term overwrites, the rest accumulate.
// CHECK-LABEL: func.func private @sums(
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           %[[LATER:.*]] = arith.cmpi ne, %[[I]], %c0 : index
// CHECK:           %[[FLAG:.*]] = arith.extui %[[LATER]] : i1 to i32
// CHECK:           call @pipeline_rt_gemm_f32({{.*}}, %[[FLAG]], %{{[^,]*}}, %{{[^,]*}})
func.func private @sums(%x: memref<3x5x8xf32>, %y: memref<5x3x6xf32>, %c: memref<8x6xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [affine_map<(m, n, b, s) -> (b, s, m)>, affine_map<(m, n, b, s) -> (s, b, n)>, affine_map<(m, n, b, s) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %y : memref<3x5x8xf32>, memref<5x3x6xf32>) outs(%c : memref<8x6xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  }
  return
}

// -----

#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#C = affine_map<(m, n, k) -> (m, n)>

// A wider matrix's part is read where it lies; every second column is not a matrix.
// CHECK-LABEL: func.func private @parts(
// CHECK-NOT:     memref.copy
// CHECK:         call @pipeline_rt_gemm_f32({{.*}}, %c24_i64,
// CHECK:         memref.copy %{{.*}} : memref<4x8xf32, strided<[24, 2]>> to memref<4x8xf32>
// CHECK:         call @pipeline_rt_gemm_f32({{.*}}, %c8_i64,
func.func private @parts(%a: memref<4x24xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) attributes {pipe.function} {
  %p = memref.subview %a[0, 8] [4, 8] [1, 1] : memref<4x24xf32> to memref<4x8xf32, strided<[24, 1], offset: 8>>
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %b : memref<4x8xf32, strided<[24, 1], offset: 8>>, memref<8x6xf32>) outs(%c : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  %q = memref.subview %a[0, 0] [4, 8] [1, 2] : memref<4x24xf32> to memref<4x8xf32, strided<[24, 2]>>
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %b : memref<4x8xf32, strided<[24, 2]>>, memref<8x6xf32>) outs(%c : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// -----

#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#C = affine_map<(m, n, k) -> (m, n)>

// The runtime has no f64.
// CHECK-LABEL: func.func private @doubles(
// CHECK:         linalg.generic
func.func private @doubles(%a: memref<4x8xf64>, %b: memref<8x6xf64>, %c: memref<4x6xf64>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<4x8xf64>, memref<8x6xf64>) outs(%c : memref<4x6xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %m = arith.mulf %x, %y : f64
    %s = arith.addf %o, %m : f64
    linalg.yield %s : f64
  }
  return
}

// -----

// The sum over two loops is one of 64 terms, as it is where both operands are dense: where an operand
// lies must not divide it into eight. So the inside of a padded tensor is copied first.
// CHECK-LABEL: func.func private @sum_over_the_inside
// CHECK-DAG:     %[[K:.*]] = arith.constant 64 : i64
// CHECK:         %[[INSIDE:.*]] = memref.subview
// CHECK:         %[[COPY:.*]] = memref.alloc() : memref<4x8x8xf32>
// CHECK:         memref.copy %[[INSIDE]], %[[COPY]]
// CHECK-NOT:     scf.for
// CHECK:         call @pipeline_rt_gemm_f32({{.*}}, %[[K]], {{.*}}) :
func.func private @sum_over_the_inside(%dy: memref<16x8x8xf32>, %x: memref<4x10x10xf32>, %dw: memref<16x4xf32>)
    attributes {pipe.function} {
  %inside = memref.subview %x[0, 1, 1] [4, 8, 8] [1, 1, 1]
      : memref<4x10x10xf32> to memref<4x8x8xf32, strided<[100, 10, 1], offset: 11>>
  linalg.generic {indexing_maps = [affine_map<(f, c, h, w) -> (f, h, w)>, affine_map<(f, c, h, w) -> (c, h, w)>,
                                   affine_map<(f, c, h, w) -> (f, c)>],
                  iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%dy, %inside : memref<16x8x8xf32>, memref<4x8x8xf32, strided<[100, 10, 1], offset: 11>>)
      outs(%dw : memref<16x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}
