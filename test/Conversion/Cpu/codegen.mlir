// RUN: pipeline-opt %s -pipe-cpu-codegen | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-cpu-codegen{fuse=false})' | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pipe-cpu-codegen -pipe-cpu-to-llvm | FileCheck %s --check-prefix=LLVM -enable-var-scope
// Options print in the form that they parse from.
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-prepare{fuse=false},pipe-cpu-tile-rows{fuse=false},pipe-cpu-tile-strips{fuse=false}))' -dump-pass-pipeline 2>&1 >/dev/null | FileCheck %s --check-prefix=OPTIONS

// OPTIONS:      pipe-cpu-prepare{fuse=false},
// OPTIONS-NEXT: pipe-cpu-tile-rows{fuse=false},
// OPTIONS-NEXT: pipe-cpu-tile-strips{fuse=false}

// A layer: every buffer of its own, no memory but the workspace.
// CHECK-LABEL: func.func private @linear_gelu_like(
// CHECK-SAME:    %[[X:[^:]*]]: memref<512x256xf32>, %[[W:[^:]*]]: memref<256x128xf32>, %[[B:[^:]*]]: memref<128xf32>, %[[Y:[^:]*]]: memref<512x128xf32>, %[[WORK:[^:]*]]: memref<[[N:[0-9]+]]xi8>)
// CHECK-SAME:    attributes {pipe.function, pipe.workspace = [[N]] : i64}
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         call @pipeline_rt_gemm_f32
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         return

// LLVM:          llvm.func @pipeline_rt_gemm_f32(
// LLVM-LABEL:    llvm.func @linear_gelu_like(
// LLVM-SAME:       !llvm.ptr {llvm.align = 64 : i64, llvm.noalias}
// LLVM-NOT:      @malloc
// LLVM:            llvm.call @pipeline_rt_gemm_f32
func.func private @linear_gelu_like(%x: tensor<512x256xf32>, %w: tensor<256x128xf32>, %b: tensor<128xf32>) -> tensor<512x128xf32> attributes {pipe.function} {
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
