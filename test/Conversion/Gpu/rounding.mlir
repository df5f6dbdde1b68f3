// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-codegen,pipe-gpu-to-llvm{arch=sm_80})' | sed 's/\\0A/\n/g' | FileCheck %s --implicit-check-not='{{fma|mad|mul|add|sub}}.{{.*}}f32'

// A product that is added to is rounded, as on the CPU; one rounding is what the IR asks for by
// name. A lane has four elements.
// CHECK:         .visible .entry sums(
// CHECK-COUNT-4: mul.rn.f32
// CHECK-COUNT-4: add.rn.f32
// CHECK-COUNT-4: fma.rn.f32
func.func private @sums(%x: tensor<1024xf32>, %y: tensor<1024xf32>, %z: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<1024xf32>
  %sums:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x, %y, %z : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%e, %e : tensor<1024xf32>, tensor<1024xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %o0: f32, %o1: f32):
    %m = arith.mulf %p, %q : f32
    %a = arith.addf %m, %r : f32
    %f = math.fma %p, %q, %r : f32
    linalg.yield %a, %f : f32, f32
  } -> (tensor<1024xf32>, tensor<1024xf32>)
  return %sums#0, %sums#1 : tensor<1024xf32>, tensor<1024xf32>
}
