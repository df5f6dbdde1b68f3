// RUN: pipeline-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(pipe-cpu-prepare{fuse=false},canonicalize,cse,pipe-gpu-form-contractions,canonicalize,cse))' | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(pipe-cpu-prepare{fuse=false},canonicalize,cse,pipe-gpu-form-contractions{epilogues=false precision=bf16},canonicalize,cse))' | FileCheck %s --check-prefix=BF16 -enable-var-scope
// RUN: pipeline-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(pipe-cpu-prepare{fuse=false},canonicalize,cse,pipe-gpu-form-contractions{precision=tf32},canonicalize,cse))' | FileCheck %s --check-prefix=TF32

// Gelu in several ops, its argument kept because the caller wants it, too.

#full = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func private @gelu(
// CHECK-SAME:      %[[X:[^:]*]]: tensor<6x8xf32>, %[[W:[^:]*]]: tensor<8x16xf32>, %[[B:[^:]*]]: tensor<16xf32>
// CHECK:         %[[Y:.*]]:2 = pipe_gpu.contraction bias_gelu_keep ins(%[[X]], %[[W]], %[[B]] :
// CHECK-NOT:     linalg.generic
// CHECK:         return %[[Y]]#0, %[[Y]]#1

// BF16-LABEL: func.func private @gelu(
// BF16-SAME:      %[[X:[^:]*]]: tensor<6x8xf32>, %[[W:[^:]*]]: tensor<8x16xf32>
// BF16-DAG:     %[[A:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<6x8xf32>) outs(%{{.*}} : tensor<6x8xbf16>)
// BF16-DAG:       arith.truncf %{{.*}} : f32 to bf16
// BF16-DAG:     %[[C:.*]] = linalg.generic {{.*}} ins(%[[W]] : tensor<8x16xf32>) outs(%{{.*}} : tensor<8x16xbf16>)
// BF16:         pipe_gpu.contraction ins(%[[A]], %[[C]] : tensor<6x8xbf16>, tensor<8x16xbf16>) outs(%{{.*}} : tensor<6x16xf32>)
// BF16:         math.tanh

// TF32-LABEL: func.func private @gelu(
// TF32:         pipe_gpu.contraction bias_gelu_keep tf32 ins
func.func private @gelu(%x: tensor<6x8xf32>, %w: tensor<8x16xf32>, %b: tensor<16xf32>)
    -> (tensor<6x16xf32>, tensor<6x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<6x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<6x16xf32>) -> tensor<6x16xf32>
  %h = linalg.generic {indexing_maps = [#full, #row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<6x16xf32>, tensor<16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<6x16xf32>
  // The inner polynomial, then its tanh, then the product, with factors in another order.
  %u = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%h : tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %c0 = arith.constant 0.0356774081 : f32
    %c1 = arith.constant 0.797884583 : f32
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %c0 : f32
    %3 = arith.addf %2, %c1 : f32
    %4 = arith.mulf %3, %a : f32
    linalg.yield %4 : f32
  } -> tensor<6x16xf32>
  %t = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%u : tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.tanh %a : f32
    linalg.yield %1 : f32
  } -> tensor<6x16xf32>
  %y = linalg.generic {indexing_maps = [#full, #full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%h, %t : tensor<6x16xf32>, tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %half = arith.constant 0.5 : f32
    %1 = arith.mulf %a, %half : f32
    %2 = arith.mulf %1, %c : f32
    %3 = arith.addf %1, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<6x16xf32>
  return %y, %h : tensor<6x16xf32>, tensor<6x16xf32>
}

// -----

// The exact gelu is no epilogue, nor is one with another constant: the row is.

#full = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func private @other(
// CHECK:         pipe_gpu.contraction bias ins
// CHECK:         math.erf
// CHECK:         pipe_gpu.contraction ins
// CHECK:         math.tanh
func.func private @other(%x: tensor<6x8xf32>, %w: tensor<8x16xf32>, %b: tensor<16xf32>, %v: tensor<8x16xf32>)
    -> (tensor<6x16xf32>, tensor<6x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<6x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<6x16xf32>) -> tensor<6x16xf32>
  %y = linalg.generic {indexing_maps = [#full, #row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<6x16xf32>, tensor<16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<6x16xf32>
  %g = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%s: f32, %o: f32):
    %c0 = arith.constant 0.707106769 : f32
    %1 = arith.mulf %s, %c0 : f32
    %2 = math.erf %1 : f32
    %3 = arith.addf %2, %one : f32
    %4 = arith.mulf %s, %half : f32
    %5 = arith.mulf %4, %3 : f32
    linalg.yield %5 : f32
  } -> tensor<6x16xf32>
  %q = linalg.matmul ins(%x, %v : tensor<6x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<6x16xf32>) -> tensor<6x16xf32>
  %z = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%q : tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %c0 = arith.constant 0.05 : f32
    %c1 = arith.constant 0.797884583 : f32
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %c0 : f32
    %3 = arith.addf %2, %c1 : f32
    %4 = arith.mulf %3, %a : f32
    %5 = math.tanh %4 : f32
    %6 = arith.addf %5, %one : f32
    %7 = arith.mulf %6, %half : f32
    %8 = arith.mulf %7, %a : f32
    linalg.yield %8 : f32
  } -> tensor<6x16xf32>
  return %g, %z : tensor<6x16xf32>, tensor<6x16xf32>
}

// -----

// A backward: the gradient of gelu of what was kept, the sums of its columns in the product for
// the weight's gradient, which stands behind what reads the sums; and those of a right operand.

#full = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j)>
#vector = affine_map<(i) -> (i)>

// CHECK-LABEL: func.func private @backward(
// CHECK-SAME:      %[[DY:[^:]*]]: tensor<6x8xf32>, %[[X:[^:]*]]: tensor<6x8xf32>, %[[W:[^:]*]]: tensor<16x8xf32>, %[[H:[^:]*]]: tensor<6x16xf32>,
// CHECK-SAME:      %[[DB:[^:]*]]: tensor<16xf32> {pipe.accumulator}, %[[DW:[^:]*]]: tensor<8x16xf32> {pipe.accumulator}
// CHECK:         %[[DH:.*]] = pipe_gpu.contraction dgelu ins(%[[DY]], %[[W]], %[[H]] :
// CHECK:         %[[G:.*]]:2 = pipe_gpu.contraction bias_gradient accumulates ins(%[[X]], %[[DH]] : tensor<6x8xf32>, tensor<6x16xf32>) outs(%[[DW]], %{{.*}} : tensor<8x16xf32>, tensor<16xf32>)
// CHECK:         %[[S:.*]] = linalg.generic {{.*}} ins(%[[DB]], %[[G]]#1 : tensor<16xf32>, tensor<16xf32>)
// CHECK:         return %[[DH]], %[[S]], %[[G]]#0
func.func private @backward(%dy: tensor<6x8xf32>, %x: tensor<6x8xf32>, %w: tensor<16x8xf32>, %h: tensor<6x16xf32>,
                            %db: tensor<16xf32> {pipe.accumulator}, %dw: tensor<8x16xf32> {pipe.accumulator})
    -> (tensor<6x16xf32>, tensor<16xf32>, tensor<8x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %v = tensor.empty() : tensor<16xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%dy, %w : tensor<6x8xf32>, tensor<16x8xf32>) outs(%fill : tensor<6x16xf32>) -> tensor<6x16xf32>
  %dh = linalg.generic {indexing_maps = [#full, #full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %h : tensor<6x16xf32>, tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%g: f32, %a: f32, %o: f32):
    %half = arith.constant 0.5 : f32
    %one = arith.constant 1.0 : f32
    %c0 = arith.constant 0.0356774081 : f32
    %c1 = arith.constant 0.797884583 : f32
    %c2 = arith.constant 0.107032224 : f32
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %c0 : f32
    %3 = arith.addf %2, %c1 : f32
    %4 = arith.mulf %3, %a : f32
    %5 = math.tanh %4 : f32
    %6 = arith.addf %5, %one : f32
    %7 = arith.subf %one, %5 : f32
    %8 = arith.mulf %6, %7 : f32
    %9 = arith.mulf %1, %c2 : f32
    %10 = arith.addf %9, %c1 : f32
    %11 = arith.mulf %8, %10 : f32
    %12 = arith.mulf %11, %a : f32
    %13 = arith.addf %6, %12 : f32
    %14 = arith.mulf %13, %half : f32
    %15 = arith.mulf %14, %g : f32
    linalg.yield %15 : f32
  } -> tensor<6x16xf32>
  %none = linalg.fill ins(%zero : f32) outs(%v : tensor<16xf32>) -> tensor<16xf32>
  %sum = linalg.generic {indexing_maps = [#full, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%dh : tensor<6x16xf32>) outs(%none : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %total = linalg.generic {indexing_maps = [#vector, #vector, #vector], iterator_types = ["parallel"]}
      ins(%db, %sum : tensor<16xf32>, tensor<16xf32>) outs(%v : tensor<16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %dh : tensor<6x8xf32>, tensor<6x16xf32>) outs(%dw : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %dh, %total, %g : tensor<6x16xf32>, tensor<16xf32>, tensor<8x16xf32>
}

// -----

// A weight that lies transposed: the sums are those of the left operand. What the sum began with
// is added.

#full = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func private @left(
// CHECK-SAME:      %[[DY:[^:]*]]: tensor<6x16xf32>, %[[X:[^:]*]]: tensor<6x8xf32>, %[[DB:[^:]*]]: tensor<16xf32>
// CHECK:         %[[G:.*]]:2 = pipe_gpu.contraction left_bias_gradient accumulates ins(%[[DY]], %[[X]] :
// CHECK:         %[[S:.*]] = linalg.generic {{.*}} ins(%[[G]]#1 : tensor<16xf32>) outs(%[[DB]] : tensor<16xf32>)
// CHECK:         return %[[S]], %[[G]]#0
func.func private @left(%dy: tensor<6x16xf32>, %x: tensor<6x8xf32>,
                        %db: tensor<16xf32> {pipe.accumulator}, %dw: tensor<16x8xf32> {pipe.accumulator})
    -> (tensor<16xf32>, tensor<16x8xf32>) attributes {pipe.function} {
  %sum = linalg.generic {indexing_maps = [#full, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%dy : tensor<6x16xf32>) outs(%db : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%dy, %x : tensor<6x16xf32>, tensor<6x8xf32>) outs(%dw : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %sum, %g : tensor<16xf32>, tensor<16x8xf32>
}

// -----

// As frameworks export it: the row repeated first, gelu in another shape.

#full = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
#cube = affine_map<(b, i, j) -> (b, i, j)>

// CHECK-LABEL: func.func private @reshaped(
// CHECK-SAME:      %[[X:[^:]*]]: tensor<6x8xf32>, %[[W:[^:]*]]: tensor<8x16xf32>, %[[B:[^:]*]]: tensor<16xf32>
// CHECK:         %[[Y:.*]] = pipe_gpu.contraction bias_gelu ins(%[[X]], %[[W]], %[[B]] :
// CHECK-NOT:     linalg.generic
// CHECK:         %[[E:.*]] = tensor.expand_shape %[[Y]] {{\[\[}}0, 1], [2]]
// CHECK:         return %[[E]]
func.func private @reshaped(%x: tensor<6x8xf32>, %w: tensor<8x16xf32>, %b: tensor<16xf32>)
    -> tensor<2x3x16xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0.044715 : f32
  %c1 = arith.constant 0.797884583 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %e3 = tensor.empty() : tensor<2x3x16xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<6x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<6x16xf32>) -> tensor<6x16xf32>
  %rows = linalg.generic {indexing_maps = [#row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<6x16xf32>
  %h = linalg.generic {indexing_maps = [#full, #full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %rows : tensor<6x16xf32>, tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<6x16xf32>
  %h3 = tensor.expand_shape %h [[0, 1], [2]] output_shape [2, 3, 16] : tensor<6x16xf32> into tensor<2x3x16xf32>
  %y = linalg.generic {indexing_maps = [#cube, #cube], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%h3 : tensor<2x3x16xf32>) outs(%e3 : tensor<2x3x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %c0 : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %c1 : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %a, %half : f32
    %9 = arith.mulf %8, %7 : f32
    linalg.yield %9 : f32
  } -> tensor<2x3x16xf32>
  return %y : tensor<2x3x16xf32>
}

// -----

// Three dimensions around products of two: a row behind a reshape, and the sums of a gradient
// whose matrix a product reads.

#cube = affine_map<(b, i, j) -> (b, i, j)>
#last = affine_map<(b, i, j) -> (j)>

// CHECK-LABEL: func.func private @cubes(
// CHECK-SAME:      %[[X:[^:]*]]: tensor<6x8xf32>, %[[W:[^:]*]]: tensor<8x16xf32>, %[[B:[^:]*]]: tensor<16xf32>, %[[G:[^:]*]]: tensor<2x3x16xf32>
// CHECK-DAG:     %[[Y:.*]] = pipe_gpu.contraction bias ins(%[[X]], %[[W]], %[[B]] :
// CHECK-DAG:     %[[E:.*]] = tensor.expand_shape %[[Y]]
// CHECK-DAG:     %[[D:.*]] = tensor.collapse_shape %[[G]]
// CHECK-DAG:     %[[S:.*]]:2 = pipe_gpu.contraction bias_gradient accumulates ins(%[[X]], %[[D]] :
// CHECK-NOT:     linalg.generic
// CHECK:         return %[[E]], %[[S]]#1, %[[S]]#0
func.func private @cubes(%x: tensor<6x8xf32>, %w: tensor<8x16xf32>, %b: tensor<16xf32>, %g: tensor<2x3x16xf32>, %dw: tensor<8x16xf32> {pipe.accumulator})
    -> (tensor<2x3x16xf32>, tensor<16xf32>, tensor<8x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %e3 = tensor.empty() : tensor<2x3x16xf32>
  %v = tensor.empty() : tensor<16xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<6x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p3 = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 3, 16] : tensor<6x16xf32> into tensor<2x3x16xf32>
  %y = linalg.generic {indexing_maps = [#cube, #last, #cube], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p3, %b : tensor<2x3x16xf32>, tensor<16xf32>) outs(%e3 : tensor<2x3x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<2x3x16xf32>
  %none = linalg.fill ins(%zero : f32) outs(%v : tensor<16xf32>) -> tensor<16xf32>
  %sum = linalg.generic {indexing_maps = [#cube, #last], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%g : tensor<2x3x16xf32>) outs(%none : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %d = tensor.collapse_shape %g [[0, 1], [2]] : tensor<2x3x16xf32> into tensor<6x16xf32>
  %gw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %d : tensor<6x8xf32>, tensor<6x16xf32>) outs(%dw : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y, %sum, %gw : tensor<2x3x16xf32>, tensor<16xf32>, tensor<8x16xf32>
}

// -----

// A parameter's product, whose result preparation lets begin with the row.

// CHECK-LABEL: func.func private @initial_row(
// CHECK-SAME:      %[[X:[^:]*]]: tensor<6x8xf32>, %[[W:[^:]*]]: tensor<8x16xf32> {pipe.packable}, %[[B:[^:]*]]: tensor<16xf32>
// CHECK:         %[[Y:.*]] = pipe_gpu.contraction bias ins(%[[X]], %[[W]], %[[B]] :
// CHECK:         return %[[Y]]
func.func private @initial_row(%x: tensor<6x8xf32>, %w: tensor<8x16xf32> {pipe.packable}, %b: tensor<16xf32>)
    -> tensor<6x16xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<6x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<6x16xf32>) -> tensor<6x16xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<6x16xf32>, tensor<16xf32>) outs(%e : tensor<6x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<6x16xf32>
  return %y : tensor<6x16xf32>
}
