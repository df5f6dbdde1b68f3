// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-gemm-to-cublas)' | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-gemm-to-cublas{workspace=1024})' | FileCheck %s --check-prefix=OPTIONS -enable-var-scope

// m, n, k; row lengths; batch and its strides; transposes, types, precision, epilogue; alpha, beta;
// alignment; scratch bytes.
// CHECK-DAG: llvm.mlir.global internal constant @[[$PLAIN:.*]]([4, 6, 8, 8, 6, 6, 1, 0, 0, 0, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1.000000e+00 : f32, 0.000000e+00 : f32, 64 : i32, 0 : i32, 4194304])
// CHECK-DAG: ([4, 6, 8, 12, 8, 6, 3, 48, 48, 24, 0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1.000000e+00 : f32, 1.000000e+00 : f32, 16 : i32, 0 : i32, 4194304])
// CHECK-DAG: ([4, 6, 8, 8, 6, 6, 1, 0, 0, 0, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1.000000e+00 : f32, 1.000000e+00 : f32, 64 : i32, 0 : i32, 4194304])
// CHECK-DAG: llvm.mlir.global internal constant @[[$KEEP:.*]]([4, 16, 8, 8, 16, 16, 1, 0, 0, 0, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32, 5 : i32, 1.000000e+00 : f32, 0.000000e+00 : f32, 64 : i32, 0 : i32, 4194304])
// CHECK-DAG: llvm.mlir.global internal constant @[[$SUMS:.*]]([8, 16, 4, 8, 16, 16, 1, 0, 0, 0, 1 : i32, 0 : i32, 1 : i32, 0 : i32, 0 : i32, 8 : i32, 1.000000e+00 : f32, 1.000000e+00 : f32, 64 : i32, 0 : i32, 4194304])
// OPTIONS-DAG: ([4, 6, 8, 8, 6, 6, 1, 0, 0, 0, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1.000000e+00 : f32, 0.000000e+00 : f32, 64 : i32, 0 : i32, 1024])

// CHECK-LABEL: func.func private @plain(
// CHECK:         memref.alloc() {alignment = 64 : i64} : memref<4194496xi8>
// CHECK:         %[[S:.*]] = llvm.mlir.addressof @[[$PLAIN]]
// CHECK:         call @pipeline_rt_cuda_gemm(%[[S]], %{{.*}}, %{{.*}}, %{{.*}}, %[[NONE:.*]], %[[NONE]], %{{.*}})
// CHECK-NOT:     pipe_gpu.contraction
func.func private @plain(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) attributes {pipe.function} {
  pipe_gpu.contraction ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>) outs(%c : memref<4x6xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  return
}

// A batch, a transposed matrix, a sum that adds, and an operand that begins after 4 elements.
// CHECK-LABEL: func.func private @batch(
// CHECK:         call @pipeline_rt_cuda_gemm
func.func private @batch(%x: memref<3x4x12xf32>, %b: memref<3x6x8xf32>, %c: memref<3x4x6xf32>) attributes {pipe.function} {
  %a = memref.subview %x[0, 0, 4] [3, 4, 8] [1, 1, 1] : memref<3x4x12xf32> to memref<3x4x8xf32, strided<[48, 12, 1], offset: 4>>
  pipe_gpu.contraction accumulates ins(%a, %b : memref<3x4x8xf32, strided<[48, 12, 1], offset: 4>>, memref<3x6x8xf32>) outs(%c : memref<3x4x6xf32>)
      {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]}
  return
}

// A sum over two loops that are not one: its first term overwrites, the others add.
// CHECK-LABEL: func.func private @sums(
// CHECK:         call @pipeline_rt_cuda_gemm
// CHECK:         scf.for %{{.*}} = %c1{{.*}} to %c5
// CHECK:           call @pipeline_rt_cuda_gemm
func.func private @sums(%a: memref<5x4x8xf32>, %b: memref<5x8x6xf32>, %c: memref<4x6xf32>) attributes {pipe.function} {
  pipe_gpu.contraction ins(%a, %b : memref<5x4x8xf32>, memref<5x8x6xf32>) outs(%c : memref<4x6xf32>)
      {indexing_maps = [affine_map<(m, n, j, k) -> (j, m, k)>, affine_map<(m, n, j, k) -> (j, k, n)>, affine_map<(m, n, j, k) -> (m, n)>]}
  return
}

// Epilogues, TF32 and bf16: the row is passed as the bias, what is kept as the auxiliary matrix.
// CHECK-LABEL: func.func private @epilogues(
// CHECK:         %[[S:.*]] = llvm.mlir.addressof @[[$KEEP]]
// CHECK-NOT:     llvm.mlir.zero
// CHECK:         call @pipeline_rt_cuda_gemm(%[[S]],
// CHECK:         %[[NONE:.*]] = llvm.mlir.zero
// CHECK:         %[[T:.*]] = llvm.mlir.addressof @[[$SUMS]]
// CHECK:         call @pipeline_rt_cuda_gemm(%[[T]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %[[NONE]], %{{[^,]*}})
func.func private @epilogues(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %row: memref<16xf32>, %y: memref<4x16xf32>, %h: memref<4x16xf32>,
                             %x: memref<4x8xbf16>, %dy: memref<4x16xbf16>, %dw: memref<8x16xf32>, %db: memref<16xf32>) attributes {pipe.function} {
  pipe_gpu.contraction bias_gelu_keep tf32 ins(%a, %b, %row : memref<4x8xf32>, memref<8x16xf32>, memref<16xf32>)
      outs(%y, %h : memref<4x16xf32>, memref<4x16xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  pipe_gpu.contraction bias_gradient accumulates ins(%x, %dy : memref<4x8xbf16>, memref<4x16xbf16>)
      outs(%dw, %db : memref<8x16xf32>, memref<16xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  return
}
