// Without packing outside, the same product packs its right matrix itself, in the workspace.
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-cpu-gemm-to-runtime{pack=false},func.func(canonicalize,cse))' | FileCheck %s

// CHECK-LABEL: func.func private @forward(
// CHECK-SAME:    %arg2: memref<96x128xf32>) attributes
// CHECK:         memref.alloc() {alignment = 64 : i64} : memref<32768xi8>
// CHECK:         call @pipeline_rt_pack_f32(%c0_i32, %c64_i64, %c128_i64, %{{.*}}, %c128_i64, %{{.*}}, %c32768_i64)
// CHECK:         call @pipeline_rt_packed_gemm_f32(%c0_i32, %c96_i64, %c128_i64, %c64_i64,
func.func private @forward(%x: memref<96x64xf32>, %w: memref<64x128xf32> {pipe.packable}, %y: memref<96x128xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<96x64xf32>, memref<64x128xf32>) outs(%y : memref<96x128xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}
