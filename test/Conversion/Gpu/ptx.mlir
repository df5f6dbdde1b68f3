// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-codegen,pipe-gpu-to-llvm{arch=sm_80})' | sed 's/\\0A/\n/g' | FileCheck %s -enable-var-scope

// Sixteen bytes a lane; a product and a sum are two roundings; nothing of a library is called.
// CHECK:       .target sm_80
// CHECK-NOT:   .extern
// CHECK:       .visible .entry scaled_rows(
// CHECK:       ld.global{{(.nc)?}}.v4.b32
// CHECK:       shfl.sync.down.b32
// CHECK:       sqrt.rn.f32
// CHECK:       rcp.rn.f32
// CHECK:       mul.rn.f32
// CHECK:       add.rn.f32
// CHECK-NOT:   {{fma|mad}}.{{.*}}f32
// CHECK:       st.global.v4.b32
func.func private @scaled_rows(%x: tensor<512x256xf32>, %y: tensor<512x256xf32>) -> tensor<512x256xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x256xf32>
  %rows = tensor.empty() : tensor<512xf32>
  %z = linalg.fill ins(%zero : f32) outs(%rows : tensor<512xf32>) -> tensor<512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x256xf32>) outs(%z : tensor<512xf32>) {
  ^bb0(%p: f32, %o: f32):
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<512xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y, %s : tensor<512x256xf32>, tensor<512x256xf32>, tensor<512xf32>) outs(%e : tensor<512x256xf32>) {
  ^bb0(%p: f32, %q: f32, %w: f32, %o: f32):
    %r = math.rsqrt %w : f32
    %m = arith.mulf %p, %r : f32
    %a = arith.addf %m, %q : f32
    linalg.yield %a : f32
  } -> tensor<512x256xf32>
  return %h : tensor<512x256xf32>
}
