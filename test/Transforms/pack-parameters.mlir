// Functions that read parameters in packed form, as pipe-cpu-codegen leaves them.
// RUN: pipeline-opt %s --pipe-schedule=microbatches=5 --pipe-lower-to-ranks=optimizer=sgd --pipe-roll-loops --pipe-plan-memory --pipe-verify=phase=planned -o %t.mlir
// RUN: FileCheck %s < %t.mlir

func.func private @forward(memref<8x64xf32>, memref<64x64xf32> {pipe.packable}, memref<f32>,
    memref<16384xi8> {pipe.packed = 1 : i64, pipe.packing = #pipe.packing<k = 64, n = 64, leading = 64, transposed = false, offset = 0, bytes = 16384>},
    memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}
func.func private @backward(memref<8x64xf32>, memref<64x64xf32> {pipe.packable}, memref<f32>, memref<64x64xf32> {pipe.accumulator},
    memref<16384xi8> {pipe.packed = 1 : i64, pipe.packing = #pipe.packing<k = 64, n = 64, leading = 64, transposed = false, offset = 0, bytes = 16384>},
    memref<8192xi8> {pipe.packed = 1 : i64, pipe.packing = #pipe.packing<k = 64, n = 32, leading = 64, transposed = true, offset = 2048, bytes = 8192>},
    memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}

pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<8x64xf32>
  %w = pipe.parameter "w" : tensor<64x64xf32>
  %g = pipe.accumulator %w layer 0 : tensor<64x64xf32>
  %l = pipe.compute F 0 @forward(%x, %w) : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<f32>
  %d = pipe.loss_gradient : tensor<f32>
  pipe.compute B 0 @backward(%x, %w, %d) accumulates(%g : tensor<64x64xf32>)
      : (tensor<8x64xf32>, tensor<64x64xf32>, tensor<f32>) -> ()
  pipe.output "loss" %l : tensor<f32>
}

// One buffer for each packing, behind what lasts; packed once, before the loop that reads it.
// CHECK:      pipe.program @m.rank0
// CHECK-DAG:    %[[W:.*]] = pipe.buffer parameters "w" at 0 :
// CHECK-DAG:    %[[P:.*]] = pipe.buffer packed "w packed" at 16384 : !pipe.buffer<tensor<16384xi8>>
// CHECK-DAG:    %[[Q:.*]] = pipe.buffer packed "w packed" at 32768 : !pipe.buffer<tensor<8192xi8>>
// CHECK-DAG:    pipe.buffer gradients "w" at 40960 :
// CHECK-NOT:    pipe.action
// CHECK:        pipe.pack %[[W]] into %[[P]] as <k = 64, n = 64, leading = 64, transposed = false, offset = 0, bytes = 16384> : <tensor<64x64xf32>>, <tensor<16384xi8>>
// CHECK-NOT:    pipe.action
// CHECK:        pipe.pack %[[W]] into %[[Q]] as <k = 64, n = 32, leading = 64, transposed = true, offset = 2048, bytes = 8192>
// CHECK-NOT:    pipe.pack
// CHECK:        pipe.action F 0[{{.*}}] @forward {{.*}} packed(%[[P]] : !pipe.buffer<tensor<16384xi8>>)
// CHECK:        pipe.action B 0[{{.*}}] @backward {{.*}} packed(%[[P]], %[[Q]] : !pipe.buffer<tensor<16384xi8>>, !pipe.buffer<tensor<8192xi8>>)
// CHECK-NOT:    pipe.pack

// Calls of the runtime: transposed, k, n, matrix, leading, packed, bytes.
// RUN: pipeline-opt %t.mlir --convert-pipe-to-llvm | FileCheck %s --check-prefix=LLVM
// LLVM:       func.func private @pipeline_rt_pack_f32(i32, i64, i64, !llvm.ptr, i64, !llvm.ptr, i64)
// LLVM-LABEL: func.func @m.rank0.step(
// LLVM:         call @pipeline_rt_pack_f32(
// LLVM:         call @pipeline_rt_pack_f32(
// LLVM:         %[[P:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<16384xi8>
// LLVM:         call @forward(%{{.*}}, %{{.*}}, %{{.*}}, %[[P]], %{{.*}})

//===----------------------------------------------------------------------===//
// R9: what a person may get wrong
//===----------------------------------------------------------------------===//

// Not packed at all.
// RUN: sed '0,/pipe.pack /{/pipe.pack /d;}' %t.mlir | not pipeline-opt --pipe-verify=phase=planned 2>&1 | FileCheck %s --check-prefix=NEVER
// NEVER: error: 'pipe.action' op R9: packed operand #0 has not been packed

// Packed, but not as the function wants it.
// RUN: sed 's/pipe.pack \(.*\)offset = 2048/pipe.pack \1offset = 0/' %t.mlir | not pipeline-opt --pipe-verify=phase=planned 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'pipe.action' op R9: packed operand #1 is packed as #pipe.packing<k = 64, n = 32, leading = 64, transposed = true, offset = 0, bytes = 8192>, but '@backward' wants #pipe.packing<k = 64, n = 32, leading = 64, transposed = true, offset = 2048, bytes = 8192>

// Packed from the gradient.
// RUN: sed 's/pipe.pack %%w into/pipe.pack %%g.w into/' %t.mlir | not pipeline-opt --pipe-verify=phase=planned 2>&1 | FileCheck %s --check-prefix=SOURCE
// SOURCE: error: 'pipe.pack' op R9: packs a buffer of kind gradients

// Packed over the parameter's gradient.
// RUN: sed 's/pipe.buffer packed/pipe.buffer gradients/' %t.mlir | not pipeline-opt --pipe-verify=phase=planned 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: error: 'pipe.pack' op R9: packs into a buffer of kind gradients

// An action without what its function reads.
// RUN: sed 's/ packed(.*)$//' %t.mlir | not pipeline-opt --pipe-verify=phase=planned 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: error: 'pipe.action' op A2: has 0 packed buffers, but '@forward' takes 1

// A buffer of another size than the function takes, and than the packing has.
// RUN: sed 's/packed(%%w_packed, %%\(.*\) : !pipe.buffer<tensor<16384xi8>>, !pipe.buffer<tensor<8192xi8>>)/packed(%%\1, %%w_packed : !pipe.buffer<tensor<8192xi8>>, !pipe.buffer<tensor<16384xi8>>)/' %t.mlir | not pipeline-opt 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: error: 'pipe.action' op has packed buffers of [8192, 16384] bytes, but '@backward' takes [16384, 8192]
// RUN: sed 's/as <k = 64, n = 64/as <k = 65, n = 64/' %t.mlir | not pipeline-opt 2>&1 | FileCheck %s --check-prefix=END
// END: error: 'pipe.pack' op reads beyond the end of 'tensor<64x64xf32>'
