// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-gemm-to-cublas)' | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-gemm-to-cublas{tf32 workspace=1024})' | FileCheck %s --check-prefix=OPTIONS -enable-var-scope

// m, n, k; row lengths; batch and its strides; transposes, types, precision, epilogue; alpha, beta;
// alignment; scratch bytes.
// CHECK-DAG: llvm.mlir.global internal constant @[[$PLAIN:.*]]([4, 6, 8, 8, 6, 6, 1, 0, 0, 0, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1.000000e+00 : f32, 0.000000e+00 : f32, 64 : i32, 0 : i32, 4194304])
// CHECK-DAG: ([4, 6, 8, 12, 8, 6, 3, 48, 48, 24, 0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1.000000e+00 : f32, 1.000000e+00 : f32, 16 : i32, 0 : i32, 4194304])
// CHECK-DAG: ([4, 6, 8, 8, 6, 6, 1, 0, 0, 0, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1.000000e+00 : f32, 1.000000e+00 : f32, 64 : i32, 0 : i32, 4194304])
// OPTIONS-DAG: ([4, 6, 8, 8, 6, 6, 1, 0, 0, 0, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32, 0 : i32, 1.000000e+00 : f32, 0.000000e+00 : f32, 64 : i32, 0 : i32, 1024])

// CHECK-LABEL: func.func private @plain(
// CHECK:         memref.alloc() {alignment = 64 : i64} : memref<4194496xi8>
// CHECK:         %[[S:.*]] = llvm.mlir.addressof @[[$PLAIN]]
// CHECK:         call @pipeline_rt_cuda_gemm(%[[S]], %{{.*}}, %{{.*}}, %{{.*}}, %[[NONE:.*]], %[[NONE]], %{{.*}})
// CHECK-NOT:     linalg.generic
func.func private @plain(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// A batch, a transposed matrix, a sum that adds, and an operand that begins after 4 elements.
// CHECK-LABEL: func.func private @batch(
// CHECK:         call @pipeline_rt_cuda_gemm
func.func private @batch(%x: memref<3x4x12xf32>, %b: memref<3x6x8xf32>, %c: memref<3x4x6xf32>) attributes {pipe.function} {
  %a = memref.subview %x[0, 0, 4] [3, 4, 8] [1, 1, 1] : memref<3x4x12xf32> to memref<3x4x8xf32, strided<[48, 12, 1], offset: 4>>
  linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<3x4x8xf32, strided<[48, 12, 1], offset: 4>>, memref<3x6x8xf32>) outs(%c : memref<3x4x6xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// A sum over two loops that are not one: its first term overwrites, the others add.
// CHECK-LABEL: func.func private @sums(
// CHECK:         call @pipeline_rt_cuda_gemm
// CHECK:         scf.for %{{.*}} = %c1{{.*}} to %c5
// CHECK:           call @pipeline_rt_cuda_gemm
func.func private @sums(%a: memref<5x4x8xf32>, %b: memref<5x8x6xf32>, %c: memref<4x6xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [affine_map<(m, n, j, k) -> (j, m, k)>, affine_map<(m, n, j, k) -> (j, k, n)>, affine_map<(m, n, j, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : memref<5x4x8xf32>, memref<5x8x6xf32>) outs(%c : memref<4x6xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}
