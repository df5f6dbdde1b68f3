// RUN: split-file %s %t
// RUN: pipeline-opt %t/attention.mlir -pipe-gpu-codegen | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %t/attention.mlir -pipe-gpu-codegen=precision=bf16 | FileCheck %s --check-prefix=BF16
// RUN: pipeline-opt %t/rounded.mlir -pipe-gpu-attention-kernels | FileCheck %s --check-prefix=MEMORY
// RUN: pipeline-opt %t/errors.mlir -pipe-gpu-attention-kernels -split-input-file -verify-diagnostics

// One launch: query, key and value are read where the projection has them, and the output is
// written where it is wanted.
// CHECK-LABEL: func.func private @causal(
// CHECK-SAME:    %[[X:[^:]*]]: memref<128x192xf32>, %[[O:[^:]*]]: memref<128x64xf32>, %[[S:[^:]*]]: memref<2x128xf32>, %[[T:[^:]*]]: memref<2x128xf32>, %{{[^:]*}}: memref<0xi8>)
// CHECK-NOT:     memref.copy
// CHECK-DAG:     %[[BLOCKS:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[THREADS:.*]] = arith.constant 128 : index
// CHECK:         gpu.launch_func @pipe_kernels::@causal_attention blocks in (%[[BLOCKS]], %{{.*}}, %{{.*}}) threads in (%[[THREADS]], %{{.*}}, %{{.*}}) args(%[[X]] : memref<128x192xf32>, %[[O]] : memref<128x64xf32>, %[[S]] : memref<2x128xf32>, %[[T]] : memref<2x128xf32>)
// CHECK-NEXT:    return

// What is only read is said to be; tiles lie in the memory of the block.
// CHECK:         gpu.func @causal_attention(%[[KX:[^:]*]]: memref<128x192xf32> {llvm.align = 64 : i64, llvm.noalias, llvm.readonly}, %[[KO:[^:]*]]: memref<128x64xf32> {llvm.align = 64 : i64, llvm.noalias}, {{.*}} workgroup(%{{.*}} : memref<4096xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %{{.*}} : memref<4096xf32, #gpu.address_space<workgroup>> {{.*}}) kernel
// Tiles of keys up to those that the last row of the block sees.
// CHECK:           arith.ceildivui
// CHECK:           %[[LAST:.*]] = arith.minui
// CHECK:           scf.for %{{.*}} = %{{.*}} to %[[LAST]] step %{{.*}} iter_args
// CHECK:             gpu.barrier
// CHECK:             vector.load %{{.*}} {alignment = 16 : i64} : memref<128x2x32xf32, strided<[192, 32, 1]>>, vector<4xf32>
// CHECK:             math.fma
// CHECK:             nvvm.shfl.sync bfly
// CHECK:             math.exp

// With bf16, rounded tiles of query, and of key or value, in the memory of the block: query's before
// tiles pass by. Scores go into the second product from registers.
// BF16:         gpu.launch_func @pipe_kernels::@causal_attention
// BF16:         gpu.func @causal_attention({{.*}} workgroup(%[[OWN:[^:]*]] : memref<4096xbf16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %[[OTHERS:[^:]*]] : memref<4096xbf16, #gpu.address_space<workgroup>> {{.*}}) kernel
// BF16:           arith.truncf %{{.*}} : vector<4xf32> to vector<4xbf16>
// BF16:           vector.store %{{.*}}, %[[OWN]][%{{.*}}] {alignment = 16 : i64}
// BF16:           scf.for
// BF16:             gpu.barrier
// BF16:             vector.store %{{.*}}, %[[OTHERS]]
// BF16:             gpu.barrier
// BF16:             nvvm.ldmatrix %{{.*}} {{{.*}}layout = #nvvm.mma_layout<row>
// BF16:             nvvm.mma.sync {{.*}} shape = #nvvm.shape<m = 16, n = 8, k = 16>
// BF16:             nvvm.shfl.sync bfly
// BF16:             llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"
// BF16:             nvvm.ldmatrix %{{.*}} {{{.*}}layout = #nvvm.mma_layout<col>
// BF16:             nvvm.mma.sync

//--- attention.mlir

#q = affine_map<(h, r, k, f, v) -> (r, h, f)>
#k = affine_map<(h, r, k, f, v) -> (k, h, f)>
#v = affine_map<(h, r, k, f, v) -> (k, h, v)>
#o = affine_map<(h, r, k, f, v) -> (r, h, v)>
func.func private @causal(%x: tensor<128x192xf32>) -> (tensor<128x64xf32>, tensor<2x128xf32>, tensor<2x128xf32>) attributes {pipe.function} {
  %a = tensor.extract_slice %x[0, 0] [128, 64] [1, 1] : tensor<128x192xf32> to tensor<128x64xf32>
  %b = tensor.extract_slice %x[0, 64] [128, 64] [1, 1] : tensor<128x192xf32> to tensor<128x64xf32>
  %c = tensor.extract_slice %x[0, 128] [128, 64] [1, 1] : tensor<128x192xf32> to tensor<128x64xf32>
  %q = tensor.expand_shape %a [[0], [1, 2]] output_shape [128, 2, 32] : tensor<128x64xf32> into tensor<128x2x32xf32>
  %k = tensor.expand_shape %b [[0], [1, 2]] output_shape [128, 2, 32] : tensor<128x64xf32> into tensor<128x2x32xf32>
  %v = tensor.expand_shape %c [[0], [1, 2]] output_shape [128, 2, 32] : tensor<128x64xf32> into tensor<128x2x32xf32>
  %o, %shift, %total = pipe.attention query(%q : tensor<128x2x32xf32>) key(%k : tensor<128x2x32xf32>) value(%v : tensor<128x2x32xf32>)
      maps [#q, #k, #v, #o] -> tensor<128x2x32xf32>, tensor<2x128xf32>, tensor<2x128xf32> scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    %hidden = arith.constant 0xFF800000 : f32
    %later = arith.cmpi ugt, %key, %row : index
    %score = arith.select %later, %hidden, %raw : f32
    pipe.yield %score : f32
  }
  %y = tensor.collapse_shape %o [[0], [1, 2]] : tensor<128x2x32xf32> into tensor<128x64xf32>
  return %y, %shift, %total : tensor<128x64xf32>, tensor<2x128xf32>, tensor<2x128xf32>
}

// What is bf16 in memory is copied as it is, and rounded where it is stored.
// MEMORY:         gpu.func @rounded_attention(
// MEMORY:           vector.load %{{.*}} {alignment = 16 : i64} : memref<2x64x64xbf16>, vector<8xbf16>
// MEMORY-NOT:       arith.truncf {{.*}} vector<4xf32>
// MEMORY:           nvvm.mma.sync
// MEMORY:           arith.truncf %{{.*}} : vector<2xf32> to vector<2xbf16>
// MEMORY:           vector.store %{{.*}} : memref<2x64x64xbf16>, vector<2xbf16>

//--- rounded.mlir
#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#s = affine_map<(h, r, k, f, v) -> (h, r)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>
func.func private @rounded(%q: memref<2x64x64xbf16>, %k: memref<2x64x64xbf16>, %v: memref<2x64x64xbf16>, %o: memref<2x64x64xbf16>, %s: memref<2x64xf32>, %t: memref<2x64xf32>) attributes {pipe.function} {
  pipe_gpu.fused_attention ins(%q, %k, %v : memref<2x64x64xbf16>, memref<2x64x64xbf16>, memref<2x64x64xbf16>) outs(%o, %s, %t : memref<2x64x64xbf16>, memref<2x64xf32>, memref<2x64xf32>)
      maps [#q, #k, #v, #o, #s, #s] attributes {bf16} scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    pipe_gpu.yield %raw : f32
  }
  return
}

//--- errors.mlir

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#s = affine_map<(h, r, k, f, v) -> (h, r)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>
func.func private @tensors(%q: tensor<2x16x8xf32>, %o: tensor<2x16x8xf32>, %s: tensor<2x16xf32>, %t: tensor<2x16xf32>) -> tensor<2x16x8xf32> attributes {pipe.function} {
  // expected-error @below {{is on tensors; pipe-gpu-attention-kernels runs behind bufferisation}}
  %r:3 = pipe_gpu.fused_attention ins(%q, %q, %q : tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32>) outs(%o, %s, %t : tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
      maps [#q, #k, #v, #o, #s, #s] -> tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32> scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    pipe_gpu.yield %raw : f32
  }
  return %r#0 : tensor<2x16x8xf32>
}

// -----

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
#k = affine_map<(h, r, k, f, v) -> (h, k, f)>
#v = affine_map<(h, r, k, f, v) -> (h, k, v)>
#s = affine_map<(h, r, k, f, v) -> (h, r)>
#o = affine_map<(h, r, k, f, v) -> (h, r, v)>
func.func private @chosen(%c: i1, %a: memref<2x16x8xf32>, %b: memref<2x16x8xf32>, %o: memref<2x16x8xf32>, %s: memref<2x16xf32>, %t: memref<2x16xf32>) attributes {pipe.function} {
  %q = arith.select %c, %a, %b : memref<2x16x8xf32>
  // expected-error @below {{has an operand whose memory is chosen at run time, which no kernel can be told; give it memory of its own}}
  pipe_gpu.fused_attention ins(%q, %a, %a : memref<2x16x8xf32>, memref<2x16x8xf32>, memref<2x16x8xf32>) outs(%o, %s, %t : memref<2x16x8xf32>, memref<2x16xf32>, memref<2x16xf32>)
      maps [#q, #k, #v, #o, #s, #s] scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    pipe_gpu.yield %raw : f32
  }
  return
}

// -----

#q = affine_map<(h, r, k, f, v) -> (h, r, f)>
func.func private @maps(%q: memref<2x16x8xf32>, %o: memref<2x16x8xf32>, %s: memref<2x16xf32>) attributes {pipe.function} {
  // expected-error @below {{needs a map per input and output: 6, not 1}}
  pipe_gpu.fused_attention ins(%q, %q, %q : memref<2x16x8xf32>, memref<2x16x8xf32>, memref<2x16x8xf32>) outs(%o, %s, %s : memref<2x16x8xf32>, memref<2x16xf32>, memref<2x16xf32>)
      maps [#q] scores {
  ^bb0(%raw: f32, %head: index, %row: index, %key: index):
    pipe_gpu.yield %raw : f32
  }
  return
}
