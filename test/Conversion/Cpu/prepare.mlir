// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-prepare,canonicalize,cse))' -split-input-file | FileCheck %s --check-prefixes=CHECK,FUSE -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-prepare{fuse=false},canonicalize,cse))' -split-input-file | FileCheck %s --check-prefixes=CHECK,PLAIN -enable-var-scope

#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>

// Two elementwise ops become one, unless asked not to.
// CHECK-LABEL: func.func private @elementwise(
// FUSE-COUNT-1:  linalg.generic
// FUSE-NOT:      linalg.generic
// PLAIN-COUNT-2: linalg.generic
// CHECK:         return
func.func private @elementwise(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4x8xf32>
  %a = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %b = linalg.add ins(%a, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %b : tensor<4x8xf32>
}

// -----

// Sums of columns run along memory, whichever way the loops were written.
// CHECK:       #[[$IN:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK:       #[[$OUT:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func private @columns(
// CHECK:         linalg.generic {indexing_maps = [#[[$IN]], #[[$OUT]]], iterator_types = ["reduction", "parallel"]}
func.func private @columns(%x: tensor<50x100xf32>, %acc: tensor<100xf32> {pipe.accumulator}) -> tensor<100xf32> attributes {pipe.function} {
  %s = linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<50x100xf32>) outs(%acc : tensor<100xf32>) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.addf %v, %o : f32
    linalg.yield %q : f32
  } -> tensor<100xf32>
  return %s : tensor<100xf32>
}

// -----

#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>

// A division per row, not per element: decided by the op's own map, so not for @elements.
// CHECK-LABEL: func.func private @rows(
// CHECK:         arith.divf %{{.*}}, %{{.*}} : f32
// CHECK:         linalg.generic {{.*}} ["parallel", "parallel"]
// CHECK-NOT:     arith.divf
// CHECK:         arith.mulf
func.func private @rows(%x: tensor<4x8xf32>, %s: tensor<4xf32>) -> tensor<4x8xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.divf %a, %b : f32
    linalg.yield %q : f32
  } -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
// CHECK-LABEL: func.func private @elements(
// CHECK-NOT:     arith.mulf
// CHECK:         arith.divf
func.func private @elements(%x: tensor<4x8xf32>, %s: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4x8xf32>
  %y = linalg.div ins(%x, %s : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// A transpose beside a product is a map; a product from zero overwrites.
// CHECK-DAG:   #[[$A:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG:   #[[$BT:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-LABEL: func.func private @product(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<4x8xf32>, %[[B:[^:]*]]: tensor<6x8xf32>
// CHECK-NOT:     linalg.fill
// CHECK:         linalg.generic {indexing_maps = [#[[$A]], #[[$BT]], #{{.*}}], iterator_types = ["parallel", "parallel", "reduction"]}
// CHECK-SAME:      ins(%[[A]], %[[B]] :
// CHECK-SAME:      attrs =  {pipe_cpu.overwrite}
func.func private @product(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>) -> tensor<4x6xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %et = tensor.empty() : tensor<8x6xf32>
  %bt = linalg.transpose ins(%b : tensor<6x8xf32>) outs(%et : tensor<8x6xf32>) permutation = [1, 0]
  %e = tensor.empty() : tensor<4x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %c = linalg.matmul ins(%a, %bt : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %c : tensor<4x6xf32>
}

// -----

// Splitting a row that is summed would change the sum: the reshape stays outside.
// CHECK-LABEL: func.func private @reshaped_sum(
// CHECK:         tensor.collapse_shape
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
// CHECK-NOT:     iterator_types = ["parallel", "reduction", "reduction"]
// CHECK:         return
func.func private @reshaped_sum(%x: tensor<4x2x64xf32>, %acc: tensor<4xf32> {pipe.accumulator}) -> tensor<4xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4x2x64xf32>
  %a = linalg.exp ins(%x : tensor<4x2x64xf32>) outs(%e : tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
  %r = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x64xf32> into tensor<4x128xf32>
  %s = linalg.reduce { arith.addf } ins(%r : tensor<4x128xf32>) outs(%acc : tensor<4xf32>) dimensions = [1]
  return %s : tensor<4xf32>
}

// -----

#v = affine_map<(i) -> (i)>

// A slice that is read and written back is updated where it is.
// CHECK-LABEL: func.func private @update(
// CHECK-SAME:    %[[D:[^:]*]]: tensor<64xf32>, %[[I:[^:]*]]: tensor<index>, %[[ACC:[^:]*]]: tensor<5x64xf32>
// CHECK:         %[[OLD:.*]] = tensor.extract_slice %[[ACC]]
// CHECK:         %[[NEW:.*]] = linalg.generic {{.*}} ins(%[[D]] : tensor<64xf32>) outs(%[[OLD]] : tensor<64xf32>)
// CHECK:         tensor.insert_slice %[[NEW]] into %[[ACC]]
func.func private @update(%d: tensor<64xf32>, %i: tensor<index>, %acc: tensor<5x64xf32> {pipe.accumulator}) -> tensor<5x64xf32> attributes {pipe.function} {
  %k = tensor.extract %i[] : tensor<index>
  %old = tensor.extract_slice %acc[%k, 0] [1, 64] [1, 1] : tensor<5x64xf32> to tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %new = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]} ins(%old, %d : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %n = tensor.insert_slice %new into %acc[%k, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<5x64xf32>
  return %n : tensor<5x64xf32>
}

// -----

// Beyond some length of sums, the transposed product has other bits: the transpose stays.
// CHECK-LABEL: func.func private @long_sum(
// CHECK-SAME:    %[[AT:[^:]*]]: tensor<2048x4xf32>, %[[B:[^:]*]]: tensor<2048x6xf32>
// CHECK:         %[[A:.*]] = linalg.generic {{.*}} ins(%[[AT]] : tensor<2048x4xf32>)
// CHECK:         linalg.generic {{.*}} ins(%[[A]], %[[B]] :
func.func private @long_sum(%at: tensor<2048x4xf32>, %b: tensor<2048x6xf32>, %acc: tensor<4x6xf32> {pipe.accumulator}) -> tensor<4x6xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4x2048xf32>
  %a = linalg.transpose ins(%at : tensor<2048x4xf32>) outs(%e : tensor<4x2048xf32>) permutation = [1, 0]
  %c = linalg.matmul ins(%a, %b : tensor<4x2048xf32>, tensor<2048x6xf32>) outs(%acc : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %c : tensor<4x6xf32>
}

// -----

// A row that is added to a product with a parameter is what its result begins with: products of
// packed matrices add it on the way.
// CHECK-LABEL: func.func private @bias(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<96x64xf32>, %[[W:[^:]*]]: tensor<64x128xf32> {pipe.packable}, %[[B:[^:]*]]: tensor<128xf32>)
// CHECK:         %[[ROWS:.*]] = linalg.broadcast ins(%[[B]] : tensor<128xf32>) outs(%{{.*}} : tensor<96x128xf32>) dimensions = [0]
// CHECK:         %[[Y:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W]] : tensor<96x64xf32>, tensor<64x128xf32>) outs(%[[ROWS]] : tensor<96x128xf32>) {
// CHECK:         return %[[Y]]
func.func private @bias(%x: tensor<96x64xf32>, %w: tensor<64x128xf32> {pipe.packable}, %b: tensor<128xf32>) -> tensor<96x128xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<96x128xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<96x128xf32>) -> tensor<96x128xf32>
  %p = linalg.matmul ins(%x, %w : tensor<96x64xf32>, tensor<64x128xf32>) outs(%z : tensor<96x128xf32>) -> tensor<96x128xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
      ins(%b, %p : tensor<128xf32>, tensor<96x128xf32>) outs(%e : tensor<96x128xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<96x128xf32>
  return %y : tensor<96x128xf32>
}

// -----

// A product that something else reads keeps what it is, as does one of a matrix that is no
// parameter.
// CHECK-LABEL: func.func private @laterBias(
// CHECK-NOT:     linalg.broadcast
// CHECK-COUNT-2: attrs = {pipe_cpu.overwrite}
// CHECK:         return
func.func private @laterBias(%x: tensor<96x64xf32>, %w: tensor<64x128xf32> {pipe.packable}, %v: tensor<64x128xf32>, %b: tensor<128xf32>)
    -> (tensor<96x128xf32>, tensor<96x128xf32>, tensor<96x128xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<96x128xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<96x128xf32>) -> tensor<96x128xf32>
  %p = linalg.matmul ins(%x, %w : tensor<96x64xf32>, tensor<64x128xf32>) outs(%z : tensor<96x128xf32>) -> tensor<96x128xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<96x128xf32>, tensor<128xf32>) outs(%e : tensor<96x128xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<96x128xf32>
  %q = linalg.matmul ins(%x, %v : tensor<96x64xf32>, tensor<64x128xf32>) outs(%z : tensor<96x128xf32>) -> tensor<96x128xf32>
  %u = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
      ins(%q, %b : tensor<96x128xf32>, tensor<128xf32>) outs(%e : tensor<96x128xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<96x128xf32>
  return %p, %y, %u : tensor<96x128xf32>, tensor<96x128xf32>, tensor<96x128xf32>
}

// -----

// In a loop what a result begins with is always the same, and would be moved out.
// CHECK-LABEL: func.func private @biasInLoop(
// CHECK-NOT:     linalg.broadcast
// CHECK:         scf.for
// CHECK:           attrs = {pipe_cpu.overwrite}
// CHECK:         return
func.func private @biasInLoop(%x: tensor<96x64xf32>, %w: tensor<64x64xf32> {pipe.packable}, %b: tensor<64xf32>) -> tensor<96x64xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<96x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<96x64xf32>) -> tensor<96x64xf32>
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> tensor<96x64xf32> {
    %p = linalg.matmul ins(%h, %w : tensor<96x64xf32>, tensor<64x64xf32>) outs(%z : tensor<96x64xf32>) -> tensor<96x64xf32>
    %n = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
        ins(%p, %b : tensor<96x64xf32>, tensor<64xf32>) outs(%e : tensor<96x64xf32>) {
    ^bb0(%a: f32, %c: f32, %o: f32):
      %s = arith.addf %a, %c : f32
      linalg.yield %s : f32
    } -> tensor<96x64xf32>
    scf.yield %n : tensor<96x64xf32>
  }
  return %y : tensor<96x64xf32>
}

// -----

// What is no pipe.function is left alone.
// CHECK-LABEL: func.func @other(
// CHECK:         linalg.exp
func.func @other(%x: tensor<4x8xf32>, %e: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %a = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %a : tensor<4x8xf32>
}

// -----

// A convolution's windows are copied out, which leaves a product of matrices.
// CHECK-LABEL: func.func private @convolution(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<2x3x9x21xf32>, %[[W:[^:]*]]: tensor<5x3x3x3xf32>
// CHECK:         %[[U:.*]] = linalg.generic {{.*}}"parallel"]} ins(%[[X]] : tensor<2x3x9x21xf32>) outs(%{{.*}} : tensor<2x3x3x3x4x10xf32>)
// CHECK:         linalg.generic {{.*}} ins(%[[U]], %[[W]] : {{.*}} attrs = {pipe_cpu.overwrite}
func.func private @convolution(%x: tensor<2x3x9x21xf32>, %w: tensor<5x3x3x3xf32>) -> tensor<2x5x4x10xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x5x4x10xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x5x4x10xf32>) -> tensor<2x5x4x10xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x3x9x21xf32>, tensor<5x3x3x3xf32>) outs(%z : tensor<2x5x4x10xf32>) -> tensor<2x5x4x10xf32>
  return %y : tensor<2x5x4x10xf32>
}

// -----

// One of every channel by itself is no product: it keeps its windows.
// CHECK-LABEL: func.func private @depthwise(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<2x4x9x21xf32>, %[[W:[^:]*]]: tensor<4x3x3xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[X]], %[[W]] :
func.func private @depthwise(%x: tensor<2x4x9x21xf32>, %w: tensor<4x3x3xf32>) -> tensor<2x4x4x10xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x4x10xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x4x10xf32>) -> tensor<2x4x4x10xf32>
  %y = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x4x9x21xf32>, tensor<4x3x3xf32>) outs(%z : tensor<2x4x4x10xf32>) -> tensor<2x4x4x10xf32>
  return %y : tensor<2x4x4x10xf32>
}

// -----

// The product with equal elements is a sum of the other matrix, and begins with zero.
// CHECK-LABEL: func.func private @equal_elements(
// CHECK-SAME:    %[[W:[^:]*]]: tensor<30x70xf32>
// CHECK:         %[[Z:.*]] = linalg.fill
// CHECK:         linalg.generic {{.*}} ins(%[[W]] : tensor<30x70xf32>) outs(%[[Z]] : tensor<20x70xf32>) {
// CHECK-NOT:     pipe_cpu.overwrite
func.func private @equal_elements(%w: tensor<30x70xf32>) -> tensor<20x70xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %h = arith.constant dense<0.5> : tensor<20x30xf32>
  %e = tensor.empty() : tensor<20x70xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20x70xf32>) -> tensor<20x70xf32>
  %y = linalg.matmul ins(%h, %w : tensor<20x30xf32>, tensor<30x70xf32>) outs(%z : tensor<20x70xf32>) -> tensor<20x70xf32>
  return %y : tensor<20x70xf32>
}
