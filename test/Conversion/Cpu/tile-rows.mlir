// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-tile-rows,canonicalize))' -split-input-file | FileCheck %s --check-prefixes=CHECK,FUSE -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-tile-rows{fuse=false},canonicalize))' -split-input-file | FileCheck %s --check-prefixes=CHECK,PLAIN -enable-var-scope

#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>

// A row is exponentiated, once, summed and scaled in one loop; the exponentials, which
// are returned too, are yielded by it.
// CHECK-LABEL: func.func private @softmax_like(
// FUSE:          scf.for {{.*}} -> (tensor<8x100xf32>, tensor<8x100xf32>
// FUSE:            math.exp
// FUSE-NOT:        math.exp
// FUSE:            iterator_types = ["reduction"]
// FUSE-NOT:        math.exp
// FUSE:            arith.mulf
// FUSE-NOT:      scf.for
// PLAIN-COUNT-3: scf.for
// CHECK:         return
func.func private @softmax_like(%x: tensor<8x100xf32>) -> (tensor<8x100xf32>, tensor<8x100xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x100xf32>
  %er = tensor.empty() : tensor<8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<8xf32>) -> tensor<8xf32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x100xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = math.exp %a : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<8x100xf32>) outs(%z : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %o, %a : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<8x100xf32>, tensor<8xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %v = arith.mulf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  return %p, %y : tensor<8x100xf32>, tensor<8x100xf32>
}

// -----

#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>

// So is what all rows are summed up by, and what follows from it.
// CHECK-LABEL: func.func private @shifted(
// FUSE:          scf.for
// FUSE:            arith.maximumf
// FUSE-NOT:        arith.maximumf
// FUSE:            math.exp
// FUSE-NOT:        math.exp
// FUSE-NOT:        arith.maximumf
// FUSE:            arith.mulf
// FUSE-NOT:      scf.for
// PLAIN-COUNT-4: scf.for
// CHECK:         return
func.func private @shifted(%x: tensor<8x100xf32>) -> (tensor<8xf32>, tensor<8x100xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<8x100xf32>
  %er = tensor.empty() : tensor<8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<8xf32>) -> tensor<8xf32>
  %l = linalg.fill ins(%low : f32) outs(%er : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x100xf32>) outs(%l : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.maximumf %a, %o : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<8x100xf32>, tensor<8xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %v = math.exp %d : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<8x100xf32>) outs(%z : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %o, %a : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<8x100xf32>, tensor<8xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %v = arith.mulf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  return %m, %y : tensor<8xf32>, tensor<8x100xf32>
}

// -----

#id = affine_map<(r, c) -> (r, c)>
#col = affine_map<(r, c) -> (c)>

// Column sums of two tensors that read a common one are added up in one loop, row by
// row from the accumulators.
// CHECK-LABEL: func.func private @columns(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<100xf32> {pipe.accumulator}, %[[B:[^:]*]]: tensor<100xf32> {pipe.accumulator}
// FUSE:          scf.for {{.*}} iter_args(%{{.*}} = %[[A]], %{{.*}} = %[[B]])
// FUSE-NOT:      scf.for
// PLAIN:         scf.for {{.*}} iter_args(%{{.*}} = %[[A]])
// PLAIN:         scf.for {{.*}} iter_args(%{{.*}} = %[[B]])
// CHECK:         return
func.func private @columns(%x: tensor<8x100xf32>, %y: tensor<8x100xf32>, %a: tensor<100xf32> {pipe.accumulator}, %b: tensor<100xf32> {pipe.accumulator})
    -> (tensor<100xf32>, tensor<100xf32>) attributes {pipe.function} {
  %s = linalg.generic {indexing_maps = [#id, #id, #col], iterator_types = ["reduction", "parallel"]} ins(%x, %y : tensor<8x100xf32>, tensor<8x100xf32>) outs(%a : tensor<100xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %v = arith.addf %o, %m : f32
    linalg.yield %v : f32
  } -> tensor<100xf32>
  %t = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<8x100xf32>) outs(%b : tensor<100xf32>) {
  ^bb0(%p: f32, %o: f32):
    %v = arith.addf %o, %p : f32
    linalg.yield %v : f32
  } -> tensor<100xf32>
  return %s, %t : tensor<100xf32>, tensor<100xf32>
}

// -----

#id = affine_map<(r, c) -> (r, c)>

// A producer that a gather reads whole stays outside.
// CHECK-LABEL: func.func private @gathered(
// CHECK:         %[[P:.*]] = scf.for
// CHECK:           math.exp
// CHECK:         scf.for
// CHECK:           tensor.extract %[[P]]
// CHECK:         return
func.func private @gathered(%x: tensor<8x100xf32>, %k: tensor<8x100xi32>) -> tensor<8x100xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<8x100xf32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x100xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = math.exp %a : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %k : tensor<8x100xf32>, tensor<8x100xi32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %i: i32, %o: f32):
    %r = arith.index_cast %i : i32 to index
    %c = linalg.index 1 : index
    %g = tensor.extract %p[%r, %c] : tensor<8x100xf32>
    %v = arith.addf %a, %g : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  return %y : tensor<8x100xf32>
}

// -----

#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#C = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(r, c) -> (r, c)>

// A product of the runtime is whole.
// CHECK-LABEL: func.func private @product(
// CHECK:         linalg.generic {{.*}} ["parallel", "parallel", "reduction"]
// CHECK:         scf.for
// CHECK:           math.exp
func.func private @product(%a: tensor<8x20xf32>, %b: tensor<20x100xf32>, %acc: tensor<8x100xf32>) -> tensor<8x100xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<8x100xf32>
  %c = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x20xf32>, tensor<20x100xf32>) outs(%acc : tensor<8x100xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %v = arith.addf %o, %m : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<8x100xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%p: f32, %o: f32):
    %v = math.exp %p : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  return %y : tensor<8x100xf32>
}

// -----

#id = affine_map<(r, c) -> (r, c)>
#col = affine_map<(r, c) -> (c)>

// Each row needs the sums of all columns, and they need all exponentials: the loop that
// sums computes these, the one after it reads them.
// CHECK-LABEL: func.func private @waits_for_columns(
// FUSE:          %[[P:.*]]:2 = scf.for
// FUSE:            math.exp
// FUSE:            arith.addf
// FUSE:          scf.for
// FUSE-NOT:        math.exp
// FUSE:            arith.mulf
// PLAIN-COUNT-3: scf.for
// CHECK:         return
func.func private @waits_for_columns(%x: tensor<8x100xf32>) -> tensor<8x100xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x100xf32>
  %ec = tensor.empty() : tensor<100xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ec : tensor<100xf32>) -> tensor<100xf32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x100xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = math.exp %a : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  %s = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["reduction", "parallel"]} ins(%p : tensor<8x100xf32>) outs(%z : tensor<100xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %o, %a : f32
    linalg.yield %v : f32
  } -> tensor<100xf32>
  %y = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<8x100xf32>, tensor<100xf32>) outs(%e : tensor<8x100xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %v = arith.mulf %a, %b : f32
    linalg.yield %v : f32
  } -> tensor<8x100xf32>
  return %y : tensor<8x100xf32>
}
