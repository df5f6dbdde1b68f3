// Products whose right matrix is a parameter read a packed form of it.
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-cpu-gemm-to-runtime,func.func(canonicalize,cse))' -split-input-file -verify-diagnostics | FileCheck %s -enable-var-scope

#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#BT = affine_map<(m, n, k) -> (n, k)>
#C = affine_map<(m, n, k) -> (m, n)>

// transA, m, n, k, a, lda, packed, no bias, c, ldc, accumulate, scratch, its bytes.
// CHECK-LABEL: func.func private @forward(
// CHECK-SAME:    %arg2: memref<96x128xf32>, %[[P:.*]]: memref<32768xi8> {pipe.packed = 1 : i64, pipe.packing = #pipe.packing<k = 64, n = 128, leading = 128, transposed = false, offset = 0, bytes = 32768>})
// CHECK-DAG:     %[[A:.*]] = memref.extract_aligned_pointer_as_index %[[P]]
// CHECK-DAG:     %[[NONE:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK:         call @pipeline_rt_packed_gemm_f32(%c0_i32, %c96_i64, %c128_i64, %c64_i64, %{{.*}}, %c64_i64, %{{.*}}, %[[NONE]], %{{.*}}, %c128_i64, %c0_i32, %{{.*}}, %{{.*}})
// CHECK-NOT:     call @pipeline_rt_gemm_f32
func.func private @forward(%x: memref<96x64xf32>, %w: memref<64x128xf32> {pipe.packable}, %y: memref<96x128xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<96x64xf32>, memref<64x128xf32>) outs(%y : memref<96x128xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// A row that the result begins with is a bias. What another op has written to it, it adds to.
// CHECK-LABEL: func.func private @bias(
// CHECK-DAG:     %[[ROW:.*]] = memref.extract_aligned_pointer_as_index %arg2
// CHECK-DAG:     %[[INT:.*]] = arith.index_cast %[[ROW]]
// CHECK-DAG:     %[[PTR:.*]] = llvm.inttoptr %[[INT]]
// CHECK-DAG:     %[[NONE:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK:         call @pipeline_rt_packed_gemm_f32(%c0_i32, %c96_i64, %c128_i64, %c64_i64, %{{.*}}, %c64_i64, %{{.*}}, %[[PTR]], %{{.*}}, %c128_i64, %c0_i32, %{{.*}}, %{{.*}})
// CHECK-NEXT:    linalg.broadcast
// CHECK-NEXT:    linalg.fill
// CHECK:         call @pipeline_rt_packed_gemm_f32({{.*}}, %[[NONE]], %{{.*}}, %c128_i64, %c1_i32, %{{.*}}, %{{.*}})
func.func private @bias(%x: memref<96x64xf32>, %w: memref<64x128xf32> {pipe.packable}, %b: memref<128xf32>, %y: memref<96x128xf32>, %z: memref<96x128xf32>) attributes {pipe.function} {
  %one = arith.constant 1.0 : f32
  linalg.broadcast ins(%b : memref<128xf32>) outs(%y : memref<96x128xf32>) dimensions = [0]
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<96x64xf32>, memref<64x128xf32>) outs(%y : memref<96x128xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %m = arith.mulf %a, %c : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  linalg.broadcast ins(%b : memref<128xf32>) outs(%z : memref<96x128xf32>) dimensions = [0]
  linalg.fill ins(%one : f32) outs(%z : memref<96x128xf32>)
  linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<96x64xf32>, memref<64x128xf32>) outs(%z : memref<96x128xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %m = arith.mulf %a, %c : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// The gradient of the left matrix reads the transpose; that of the right one, nothing packed.
// CHECK-LABEL: func.func private @backward(
// CHECK-SAME:    memref<32768xi8> {pipe.packed = 2 : i64, pipe.packing = #pipe.packing<k = 128, n = 64, leading = 128, transposed = true, offset = 0, bytes = 32768>})
// CHECK:         call @pipeline_rt_packed_gemm_f32(
// CHECK:         call @pipeline_rt_gemm_f32(%c1_i32, %c0_i32,
func.func private @backward(%x: memref<96x64xf32>, %d: memref<96x128xf32>, %w: memref<64x128xf32> {pipe.packable}, %g: memref<64x128xf32> {pipe.accumulator}, %dx: memref<96x64xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [#A, #BT, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%d, %w : memref<96x128xf32>, memref<64x128xf32>) outs(%dx : memref<96x64xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %d : memref<96x64xf32>, memref<96x128xf32>) outs(%g : memref<64x128xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// A stage hands on what its layers read: each packing of each parameter once.
// CHECK-LABEL: func.func private @stage(
// CHECK-SAME:    %[[P:[a-z0-9]*]]: memref<32768xi8> {pipe.packed = 1 : i64, pipe.packing = #pipe.packing<k = 64, n = 128,
// CHECK-SAME:    %[[Q:[a-z0-9]*]]: memref<32768xi8> {pipe.packed = 2 : i64, pipe.packing = #pipe.packing<k = 64, n = 128,
// CHECK-NOT:     memref<32768xi8>
// CHECK:         call @forward(%arg0, %arg1, %arg3, %[[P]])
// CHECK:         call @forward(%arg0, %arg2, %arg4, %[[Q]])
// CHECK:         call @forward(%arg0, %arg1, %arg4, %[[P]])
func.func private @stage(%x: memref<96x64xf32>, %v: memref<64x128xf32> {pipe.packable}, %w: memref<64x128xf32> {pipe.packable}, %y: memref<96x128xf32>, %z: memref<96x128xf32>) attributes {pipe.function} {
  call @forward(%x, %v, %y) : (memref<96x64xf32>, memref<64x128xf32>, memref<96x128xf32>) -> ()
  call @forward(%x, %w, %z) : (memref<96x64xf32>, memref<64x128xf32>, memref<96x128xf32>) -> ()
  call @forward(%x, %v, %z) : (memref<96x64xf32>, memref<64x128xf32>, memref<96x128xf32>) -> ()
  return
}

// A part of a parameter is packed where it lies. Sequences that do not follow one another are copied:
// the product has as many rows as if they did.
// CHECK-LABEL: func.func private @part(
// CHECK-SAME:    pipe.packing = #pipe.packing<k = 64, n = 64, leading = 192, transposed = false, offset = 64, bytes = 16384>})
// CHECK:         memref.copy %{{.*}}, %{{.*}} : memref<2x96x64xf32, strided<[6208, 64, 1], offset: 64>> to memref<2x96x64xf32>
// CHECK-NOT:     memref.copy
// CHECK:         call @pipeline_rt_packed_gemm_f32(%c0_i32, %c192_i64,
func.func private @part(%x: memref<2x97x64xf32>, %w: memref<64x3x64xf32> {pipe.packable}, %y: memref<2x96x64xf32>) attributes {pipe.function} {
  %tail = memref.subview %x[0, 1, 0] [2, 96, 64] [1, 1, 1] : memref<2x97x64xf32> to memref<2x96x64xf32, strided<[6208, 64, 1], offset: 64>>
  %middle = memref.subview %w[0, 1, 0] [64, 1, 64] [1, 1, 1] : memref<64x3x64xf32> to memref<64x64xf32, strided<[192, 1], offset: 64>>
  linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%tail, %middle : memref<2x96x64xf32, strided<[6208, 64, 1], offset: 64>>, memref<64x64xf32, strided<[192, 1], offset: 64>>) outs(%y : memref<2x96x64xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// -----

func.func private @layer(%x: memref<96x64xf32>, %w: memref<64x128xf32> {pipe.packable}, %y: memref<96x128xf32>) attributes {pipe.function} {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<96x64xf32>, memref<64x128xf32>) outs(%y : memref<96x128xf32>) attrs = {pipe_cpu.overwrite} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}
func.func private @stage(%x: memref<96x64xf32>, %v: memref<64x128xf32>, %y: memref<96x128xf32>) attributes {pipe.function} {
  // expected-error@+1 {{needs a parameter, an argument that is 'pipe.packable', for argument #1 of '@layer', which packs it}}
  call @layer(%x, %v, %y) : (memref<96x64xf32>, memref<64x128xf32>, memref<96x128xf32>) -> ()
  return
}
