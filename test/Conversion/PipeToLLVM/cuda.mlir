// Programs with streams call the runtime for CUDA.
// RUN: pipeline-opt %s --convert-pipe-to-llvm --canonicalize --cse | FileCheck %s -enable-var-scope

func.func private @layer(memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<0xi8>)
    attributes {pipe.function, pipe.workspace = 0 : i64}

// A stage that only calls is taken apart as on the CPU; its copies are the device's.
func.func private @stage(%x: memref<8xf32>, %w: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>, %workspace: memref<0xi8>)
    attributes {pipe.function, pipe.workspace = 0 : i64} {
  call @layer(%x, %w, %y, %workspace) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<0xi8>) -> ()
  memref.copy %x, %z : memref<8xf32> to memref<8xf32>
  return
}

pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<8xf32>
  %w = pipe.parameter "w" {init = #pipe.fill<0.5>} : tensor<8xf32>
  %y:2 = pipe.compute F 0 @stage(%x, %w) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
}

// CHECK-NOT:   @stage

// CHECK-LABEL: func.func @m.rank0.initialize(
// CHECK-SAME:      %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr)
// CHECK:         call @pipeline_rt_cuda_fill(%[[RANK]], %[[ARENA]],

// Slots of two pools have events: numbers 0 to 2 and 3 to 4. On compute these are the events 0 to
// 4, and on the stream of receives 5 to 9; nothing is recorded on the stream of sends.
// CHECK-LABEL: func.func @m.rank0.step(
// CHECK-SAME:      %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr)
// CHECK-DAG:     %[[COMPUTE:.*]] = arith.constant 0 : i32
// CHECK-DAG:     %[[SEND:.*]] = arith.constant 1 : i32
// CHECK-DAG:     %[[RECEIVE:.*]] = arith.constant 2 : i32
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : i64
pipe.program @m.rank0 of @m rank 0 microbatches 6 arena 1024 streams {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %w = pipe.buffer parameters "w" at 0 {init = #pipe.fill<0.5>} : !pipe.buffer<tensor<8xf32>>
  %x = pipe.buffer boundary "x" at 64 : !pipe.buffer<tensor<8xf32>>
  %d = pipe.buffer boundary "d" at 128 : !pipe.buffer<tensor<f32>>
  %g = pipe.buffer gradients "g" at 192 : !pipe.buffer<tensor<8xf32>>
  %m = pipe.buffer optimizer "w.m" at 256 : !pipe.buffer<tensor<8xf32>>
  %v = pipe.buffer optimizer "w.v" at 320 : !pipe.buffer<tensor<8xf32>>
  %ys = pipe.pool boundary "y" at 384 : !pipe.pool<3 x <message tensor<8xf32>>>
  %zs = pipe.pool boundary "z" at 768 : !pipe.pool<2 x <message tensor<8xf32>>>

  // A constant that a gradient begins with is set in the order of the stream: 4 bytes of 0.5.
  // CHECK:         %[[D:.*]] = llvm.getelementptr %[[ARENA]][128]
  // CHECK:         call @pipeline_rt_cuda_fill(%[[RANK]], %[[D]], %c1_i64, %c4_i32, %c1056964608_i64)
  pipe.set %d = 0.5 : !pipe.buffer<tensor<f32>>
  // CHECK:         call @pipeline_rt_cuda_zero(%[[RANK]], %{{.*}}, %c64_i64)
  pipe.zero %g : !pipe.buffer<tensor<8xf32>>

  // What a loop carries has an offset and a number.
  // CHECK:         %{{.*}}:4 = scf.for %[[I:.*]] = {{.*}} iter_args(%[[Z0:.*]] = %c768_i64, %[[N0:.*]] = %c3_i64, %[[Z1:.*]] = %c896_i64, %[[N1:.*]] = %c4_i64)
  %first = pipe.slot %zs[0] : !pipe.pool<2 x <message tensor<8xf32>>>
  %second = pipe.slot %zs[1] : !pipe.pool<2 x <message tensor<8xf32>>>
  %last:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%z = %first, %next = %second)
      -> (!pipe.buffer<message tensor<8xf32>>, !pipe.buffer<message tensor<8xf32>>) {
    // CHECK:           %[[TURN:.*]] = arith.remui %[[I]], %[[C3]]
    // CHECK:           %[[OFFSET:.*]] = arith.muli %[[TURN]], %c128_i64
    %y = pipe.slot %ys[%i] : !pipe.pool<3 x <message tensor<8xf32>>>

    // The stream of a load is the one that its accesses were ordered on.
    // CHECK:           func.call @pipeline_rt_cuda_load_input(%[[RANK]], %[[COMPUTE]], %[[I]], %{{.*}}, %c32_i64, %[[COMPUTE]])
    pipe.load "x"[%i] into %x : !pipe.buffer<tensor<8xf32>>

    // CHECK:           %[[OLD:.*]] = arith.addi %[[N0]], %c5_i64
    // CHECK:           %[[OLD32:.*]] = arith.trunci %[[OLD]] : i64 to i32
    // CHECK:           func.call @pipeline_rt_cuda_wait(%[[RANK]], %[[OLD32]], %[[COMPUTE]])
    pipe.stream_wait %z of receive on compute : !pipe.buffer<message tensor<8xf32>>
    // Nothing is ever recorded on the stream of sends: there is nothing to wait for.
    // CHECK-NOT:       pipeline_rt_cuda_wait
    pipe.stream_wait %y of send on compute : !pipe.buffer<message tensor<8xf32>>

    // CHECK:           func.call @pipeline_rt_begin_action(%[[RANK]], %c0_i32, %c0_i32, %[[I]])
    // CHECK:           func.call @layer(
    // CHECK:           func.call @pipeline_rt_cuda_copy(%[[RANK]], %{{.*}}, %{{.*}}, %c32_i64)
    // CHECK:           func.call @pipeline_rt_end_action(%[[RANK]])
    pipe.action F 0[%i] @stage ins(%x, %w : !pipe.buffer<tensor<8xf32>>, !pipe.buffer<tensor<8xf32>>)
        outs(%y, %z : !pipe.buffer<message tensor<8xf32>>, !pipe.buffer<message tensor<8xf32>>)

    // CHECK:           %[[TURN32:.*]] = arith.trunci %[[TURN]] : i64 to i32
    // CHECK:           func.call @pipeline_rt_cuda_record(%[[RANK]], %[[TURN32]], %[[COMPUTE]])
    pipe.stream_record %y on compute : !pipe.buffer<message tensor<8xf32>>
    // CHECK:           func.call @pipeline_rt_cuda_wait(%[[RANK]], %[[TURN32]], %[[SEND]])
    pipe.stream_wait %y of compute on send : !pipe.buffer<message tensor<8xf32>>
    // A message has no request.
    // CHECK:           func.call @pipeline_rt_cuda_send(%[[RANK]], %c1_i32, %{{.*}}, %c64_i64) : (!llvm.ptr, i32, !llvm.ptr, i64) -> ()
    pipe.send %y to 1 : !pipe.buffer<message tensor<8xf32>>
    // CHECK:           func.call @pipeline_rt_cuda_recv(%[[RANK]], %c1_i32, %{{.*}}, %c64_i64) : (!llvm.ptr, i32, !llvm.ptr, i64) -> ()
    pipe.recv %z from 1 : !pipe.buffer<message tensor<8xf32>>
    // CHECK:           func.call @pipeline_rt_cuda_record(%[[RANK]], %[[OLD32]], %[[RECEIVE]])
    pipe.stream_record %z on receive : !pipe.buffer<message tensor<8xf32>>
    // CHECK:           scf.yield %[[Z1]], %[[N1]], %[[Z0]], %[[N0]]
    scf.yield %next, %z : !pipe.buffer<message tensor<8xf32>>, !pipe.buffer<message tensor<8xf32>>
  }

  // CHECK:         call @pipeline_rt_cuda_exchange_weights(%[[RANK]])
  pipe.exchange_weights
  // CHECK:         call @pipeline_rt_cuda_gradient_norm(%[[RANK]], %c0_i32, %c1_i32, %{{.*}}, %c8_i64)
  pipe.gradient_norm 0 (%g) : !pipe.buffer<tensor<8xf32>>
  // CHECK:         call @pipeline_rt_cuda_exchange_norms(%[[RANK]])
  pipe.exchange_norms
  // CHECK:         call @pipeline_rt_cuda_update_adamw(%[[RANK]], %[[ARENA]], %c1_i32, %{{.*}}, %{{.*}}, %{{.*}}, %c8_i64)
  pipe.update adamw %w gradients(%g : !pipe.buffer<tensor<8xf32>>)
      state(%m, %v : !pipe.buffer<tensor<8xf32>>, !pipe.buffer<tensor<8xf32>>) : !pipe.buffer<tensor<8xf32>>
}

// Versions: what the host counts is the host's, what is done with values the device's.
// CHECK-LABEL: func.func @m.versions.step(
// CHECK:         scf.for
// CHECK:           scf.if
// CHECK:             @pipeline_rt_cuda_copy(
// CHECK:             @pipeline_rt_begin_update(
// CHECK:             @pipeline_rt_cuda_update_sgd(
// CHECK:             @pipeline_rt_cuda_zero(
pipe.program @m.versions of @m rank 1 microbatches 8 updates <double_buffered every 4> arena 192 streams {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = pipe.pool parameters "w" at 0 {init = #pipe.fill<1.0>} : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
  %g = pipe.buffer gradients "w" at 128 : !pipe.buffer<tensor<2xf32>>
  scf.for %i = %c0 to %c8 step %c1 {
    %w = pipe.version %p[%i] behind 4 every 4 : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
    pipe.advance sgd %p[%i] every 4 gradients(%g : !pipe.buffer<tensor<2xf32>>) : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
  }
}
