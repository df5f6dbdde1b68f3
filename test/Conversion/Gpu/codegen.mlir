// RUN: pipeline-opt %s -pipe-gpu-codegen | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-codegen{fuse=false})' | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pipe-gpu-codegen -pipe-gpu-to-llvm | FileCheck %s --check-prefix=LLVM -enable-var-scope

// A layer: a contraction by the runtime and kernels, no memory but the workspace.
// CHECK-LABEL: func.func private @linear_tanh(
// CHECK-SAME:    %{{[^:]*}}: memref<512x256xf32>, %{{[^:]*}}: memref<256x128xf32>, %{{[^:]*}}: memref<128xf32>, %{{[^:]*}}: memref<512x128xf32>, %{{[^:]*}}: memref<[[N:[0-9]+]]xi8>)
// CHECK-SAME:    attributes {pipe.function, pipe.workspace = [[N]] : i64}
// CHECK-NOT:     memref.alloc
// CHECK:         call @pipeline_rt_cuda_gemm
// CHECK-NOT:     memref.alloc
// CHECK:         gpu.launch_func @pipe_kernels::@linear_tanh
// CHECK-NOT:     memref.copy
// CHECK:         return
// CHECK:       gpu.module @pipe_kernels
// CHECK:         vector.load {{.*}} {alignment = 16 : i64}

// LLVM-DAG:      llvm.func @pipeline_rt_cuda_launch(!llvm.ptr, i32,
// LLVM-DAG:      llvm.func @pipeline_rt_cuda_gemm(!llvm.ptr, !llvm.ptr,
// LLVM-LABEL:    llvm.func @linear_tanh(%{{[^:]*}}: !llvm.ptr,
// LLVM-NOT:      @malloc
// LLVM:            llvm.call @pipeline_rt_cuda_gemm
// LLVM:            llvm.call @pipeline_rt_cuda_launch
// LLVM:          gpu.binary @pipe_kernels [#gpu.object<#nvvm.target<O = 3, chip = "sm_90", features = "+ptx80">, {{.*}}assembly = "
func.func private @linear_tanh(%x: tensor<512x256xf32>, %w: tensor<256x128xf32>, %b: tensor<128xf32>) -> tensor<512x128xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x128xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<512x128xf32>) -> tensor<512x128xf32>
  %m = linalg.matmul ins(%x, %w : tensor<512x256xf32>, tensor<256x128xf32>) outs(%z : tensor<512x128xf32>) -> tensor<512x128xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
      ins(%m, %b : tensor<512x128xf32>, tensor<128xf32>) outs(%e : tensor<512x128xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %t = math.tanh %s : f32
    linalg.yield %t : f32
  } -> tensor<512x128xf32>
  return %h : tensor<512x128xf32>
}
