// RUN: pipeline-opt %s -pipe-gpu-round-contractions | FileCheck %s --check-prefix=ROUND -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-partition{ranks=1},pipe-differentiate)' | FileCheck %s --check-prefix=F32
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-round-contractions,pipe-partition{ranks=1},pipe-differentiate)' | FileCheck %s --check-prefix=KEPT
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-round-contractions,pipe-partition{ranks=1},pipe-differentiate,func.func(pipe-cpu-prepare{fuse=false},canonicalize,cse,pipe-gpu-form-contractions{precision=bf16},canonicalize,cse))' | FileCheck %s --check-prefix=CODE

// A hidden layer: its result with the row that is added is rounded, and what exp makes of it where
// a product reads it. Parameters, the input and what leaves the layer are left.

// ROUND-LABEL: pipe.layer "hidden"
// ROUND-NEXT:  ^bb0(%[[X:.*]]: tensor<8x16xf32>, %[[V:.*]]: tensor<16x32xf32>, %[[B:.*]]: tensor<32xf32>, %[[W:.*]]: tensor<32x16xf32>):
// ROUND:         %[[P:.*]] = linalg.matmul ins(%[[X]], %[[V]] :
// ROUND:         %[[H:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[B]] :
// ROUND:         %[[R:.*]] = linalg.generic {{.*}} ins(%[[H]] : tensor<8x32xf32>) outs(%{{.*}} : tensor<8x32xbf16>)
// ROUND:           arith.truncf %{{.*}} : f32 to bf16
// ROUND:         %[[Q:.*]] = linalg.generic {{.*}} ins(%[[R]] : tensor<8x32xbf16>) outs(%{{.*}} : tensor<8x32xf32>)
// ROUND:           arith.extf %{{.*}} : bf16 to f32
// ROUND:         %[[E:.*]] = linalg.generic {{.*}} ins(%[[Q]] :
// ROUND:           math.exp
// ROUND:         %[[S:.*]] = linalg.generic {{.*}} ins(%[[E]] : tensor<8x32xf32>) outs(%{{.*}} : tensor<8x32xbf16>)
// ROUND:         %[[T:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<8x32xbf16>)
// ROUND:         %[[Y:.*]] = linalg.matmul ins(%[[T]], %[[W]] :
// ROUND-NEXT:    pipe.yield %[[Y]]

// F32-LABEL: func.func private @m.hidden.forward(
// F32-SAME:    -> (tensor<8x16xf32>{{(, tensor<8x32xf32>)+}})
// KEPT-LABEL: func.func private @m.hidden.forward(
// KEPT-SAME:    -> (tensor<8x16xf32>{{(, tensor<8x32xbf16>)+}})

// The product writes what is kept, and the backward's products read it.

// CODE-LABEL: func.func private @m.hidden.forward(
// CODE:         pipe_gpu.contraction bias ins({{.*}} : tensor<8x16xbf16>, tensor<16x32xbf16>, tensor<32xbf16>) outs(%{{.*}} : tensor<8x32xbf16>)
// CODE:         %[[Y:.*]] = pipe_gpu.contraction ins({{.*}} : tensor<8x32xbf16>, tensor<32x16xbf16>) outs(%{{.*}} : tensor<8x16xf32>)
// CODE:         return %[[Y]]{{.*}} : tensor<8x16xf32>{{(, tensor<8x32xbf16>)+$}}
// CODE-LABEL: func.func private @m.hidden.backward(
// CODE-DAG:     pipe_gpu.contraction ins({{.*}}) outs(%{{.*}} : tensor<8x32xbf16>)
// CODE-DAG:     pipe_gpu.contraction {{.*}}accumulates ins({{.*}}) outs(%{{.*}} : tensor<32x16xf32>)
// CODE-DAG:     pipe_gpu.contraction {{.*}}accumulates ins({{.*}}) outs(%{{.*}} : tensor<16x32xf32>


func.func @m(%x: tensor<8x16xf32> {pipe.input = "x"}, %v: tensor<16x32xf32> {pipe.parameter = "v"},
             %b: tensor<32xf32> {pipe.parameter = "b"}, %w: tensor<32x16xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "hidden" (%x, %v, %b, %w) : (tensor<8x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32> {
  ^bb0(%a: tensor<8x16xf32>, %c: tensor<16x32xf32>, %d: tensor<32xf32>, %f: tensor<32x16xf32>):
    %zero = arith.constant 0.0 : f32
    %e0 = tensor.empty() : tensor<8x32xf32>
    %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %p = linalg.matmul ins(%a, %c : tensor<8x16xf32>, tensor<16x32xf32>) outs(%z0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %h = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%p, %d : tensor<8x32xf32>, tensor<32xf32>) outs(%e0 : tensor<8x32xf32>) {
    ^bb0(%s: f32, %t: f32, %o: f32):
      %u = arith.addf %s, %t : f32
      linalg.yield %u : f32
    } -> tensor<8x32xf32>
    %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%h : tensor<8x32xf32>) outs(%e0 : tensor<8x32xf32>) {
    ^bb0(%s: f32, %o: f32):
      %u = math.exp %s : f32
      linalg.yield %u : f32
    } -> tensor<8x32xf32>
    %e1 = tensor.empty() : tensor<8x16xf32>
    %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %q = linalg.matmul ins(%g, %f : tensor<8x32xf32>, tensor<32x16xf32>) outs(%z1 : tensor<8x16xf32>) -> tensor<8x16xf32>
    pipe.yield %q : tensor<8x16xf32>
  }
  %loss = pipe.layer "loss" (%y) : (tensor<8x16xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<8x16xf32>):
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<f32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
        ins(%a : tensor<8x16xf32>) outs(%z : tensor<f32>) {
    ^bb0(%s: f32, %o: f32):
      %t = arith.addf %o, %s : f32
      linalg.yield %t : f32
    } -> tensor<f32>
    pipe.yield %r : tensor<f32>
  }
  return %loss : tensor<f32>
}
