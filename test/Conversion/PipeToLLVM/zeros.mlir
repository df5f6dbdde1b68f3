// Zeros side by side are one call; what lies between others is not touched.
// RUN: pipeline-opt %s --split-input-file --convert-pipe-to-llvm --canonicalize --cse | FileCheck %s -enable-var-scope --implicit-check-not="call @pipeline_rt_{{.*}}zero"

pipe.graph @m partition <ranks = 1, owners = [0]> {
}

// The order of the ops is not that of the places: a, b and c make 64 + 128 + 64 bytes from 64 on,
// d lies behind what begins at 320.
// CHECK-LABEL: func.func @m.rank0.step(
// CHECK-SAME:      %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr)
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 1024 {
  %a = pipe.buffer gradients "a" at 64 : !pipe.buffer<tensor<8xf32>>
  %b = pipe.buffer gradients "b" at 128 : !pipe.buffer<tensor<17xf32>>
  %c = pipe.buffer gradients "c" at 256 : !pipe.buffer<tensor<8xf32>>
  %w = pipe.buffer parameters "w" at 320 {init = #pipe.fill<0.5>} : !pipe.buffer<tensor<8xf32>>
  %d = pipe.buffer gradients "d" at 384 : !pipe.buffer<tensor<8xf32>>
  // CHECK:         %[[A:.*]] = llvm.getelementptr %[[ARENA]][64]
  // CHECK:         call @pipeline_rt_zero(%[[RANK]], %[[A]], %c256_i64)
  // CHECK:         %[[D:.*]] = llvm.getelementptr %[[ARENA]][384]
  // CHECK:         call @pipeline_rt_zero(%[[RANK]], %[[D]], %c64_i64)
  pipe.zero %c : !pipe.buffer<tensor<8xf32>>
  pipe.zero %d : !pipe.buffer<tensor<8xf32>>
  pipe.zero %a : !pipe.buffer<tensor<8xf32>>
  pipe.zero %b : !pipe.buffer<tensor<17xf32>>
}

// -----

pipe.graph @m partition <ranks = 1, owners = [0]> {
}

// With streams. Behind the payload of a message lies its request, and an op between two zeros may
// be what their order matters to.
// CHECK-LABEL: func.func @m.rank0.step(
// CHECK-SAME:      %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr)
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 1024 streams {
  %a = pipe.buffer gradients "a" at 0 : !pipe.buffer<message tensor<8xf32>>
  %b = pipe.buffer gradients "b" at 128 : !pipe.buffer<tensor<8xf32>>
  %c = pipe.buffer gradients "c" at 192 : !pipe.buffer<tensor<8xf32>>
  %d = pipe.buffer gradients "d" at 256 : !pipe.buffer<tensor<f32>>
  %e = pipe.buffer gradients "e" at 320 : !pipe.buffer<tensor<8xf32>>
  // CHECK:         call @pipeline_rt_cuda_zero(%[[RANK]], %[[ARENA]], %c64_i64)
  // CHECK:         %[[B:.*]] = llvm.getelementptr %[[ARENA]][128]
  // CHECK:         call @pipeline_rt_cuda_zero(%[[RANK]], %[[B]], %c128_i64)
  pipe.zero %a : !pipe.buffer<message tensor<8xf32>>
  pipe.zero %b : !pipe.buffer<tensor<8xf32>>
  pipe.zero %c : !pipe.buffer<tensor<8xf32>>
  // CHECK:         call @pipeline_rt_cuda_fill(
  pipe.set %d = 0.5 : !pipe.buffer<tensor<f32>>
  // CHECK:         %[[E:.*]] = llvm.getelementptr %[[ARENA]][320]
  // CHECK:         call @pipeline_rt_cuda_zero(%[[RANK]], %[[E]], %c64_i64)
  pipe.zero %e : !pipe.buffer<tensor<8xf32>>
}
