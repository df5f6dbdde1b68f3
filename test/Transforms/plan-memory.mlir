// Functions that are on buffers already: their workspace is what they say.
// RUN: pipeline-opt %s --pipe-schedule=microbatches=2 --pipe-lower-to-ranks --pipe-plan-memory --pipe-verify=phase=planned | FileCheck %s

func.func private @forward(memref<4xi32>, memref<5xf32>, memref<f32>, memref<3xf32>, memref<2xf32>, memref<100xi8>)
    attributes {pipe.function, pipe.workspace = 100 : i64}
func.func private @backward(memref<3xf32>, memref<2xf32>, memref<5xf32>, memref<f32>, memref<5xf32> {pipe.accumulator}, memref<0xi8>)
    attributes {pipe.function, pipe.workspace = 0 : i64}

pipe.graph @m partition <ranks = 1, owners = [0]> {
  %t = pipe.input "tokens" : tensor<4xi32>
  %w = pipe.parameter "w" : tensor<5xf32>
  %g = pipe.accumulator %w layer 0 : tensor<5xf32>
  %l, %r = pipe.compute F 0 @forward(%t, %w)
      : (tensor<4xi32>, tensor<5xf32>) -> (tensor<f32>, !pipe.bundle<tensor<3xf32>, tensor<2xf32>>)
  %d = pipe.loss_gradient : tensor<f32>
  pipe.compute B 0 @backward(%r, %w, %d) accumulates(%g : tensor<5xf32>)
      : (!pipe.bundle<tensor<3xf32>, tensor<2xf32>>, tensor<5xf32>, tensor<f32>) -> ()
  pipe.output "loss" %l : tensor<f32>
}

// What lasts first, kind by kind, each buffer at a multiple of 64; a bundle takes one line per tensor.
// CHECK: pipe.program @m.rank0 of @m rank 0 microbatches 2 arena 704 {
// CHECK-DAG: pipe.buffer parameters "w" at 0 :
// CHECK-DAG: pipe.buffer gradients "w" at 192 :
// CHECK-DAG: pipe.buffer optimizer "w first moment" at 64 :
// CHECK-DAG: pipe.buffer optimizer "w second moment" at 128 :
// CHECK-DAG: pipe.pool residuals "0F.1" at 256 : !pipe.pool<1 x <tensor<3xf32>, tensor<2xf32>>>
// CHECK-DAG: pipe.buffer boundary "loss_gradient" at 384 :
// CHECK-DAG: pipe.pool boundary "tokens" at 448 :
// CHECK-DAG: pipe.pool boundary "0F.0" at 512 :
// CHECK-DAG: %[[W:.*]] = pipe.buffer workspace "workspace" at 576 : !pipe.buffer<tensor<100xi8>>
// CHECK: pipe.action F 0[0] @forward {{.*}}workspace(%[[W]] : !pipe.buffer<tensor<100xi8>>)

// Without an optimizer's state the plan is smaller by it.
// RUN: pipeline-opt %s --pipe-schedule=microbatches=2 --pipe-lower-to-ranks=optimizer=sgd --pipe-plan-memory --pipe-verify=phase=planned | FileCheck %s --check-prefix=SGD
// SGD: arena 576 {
// SGD-NOT: optimizer
// SGD: pipe.update sgd

// RUN: not pipeline-opt %s --pipe-schedule=microbatches=2 --pipe-plan-memory 2>&1 | FileCheck %s --check-prefix=PHASE
// PHASE: error: pipe-plan-memory requires a module in phase 'ranked', but this one is in phase 'scheduled'; run --pipe-lower-to-ranks first

// A plan that a person has edited: an arena that is not the sum of its buffers, an
// action without the workspace that its function needs.
// RUN: pipeline-opt %s --pipe-schedule=microbatches=2 --pipe-lower-to-ranks --pipe-plan-memory -o %t.mlir
// RUN: sed 's/arena 704/arena 768/' %t.mlir | not pipeline-opt --pipe-verify=phase=planned 2>&1 | FileCheck %s --check-prefix=ARENA
// ARENA: error: 'pipe.program' op A1: has an arena of 768 bytes, but its buffers take 704
// RUN: sed 's/ workspace(%%workspace : .*)$//' %t.mlir | not pipeline-opt --pipe-verify=phase=planned 2>&1 | FileCheck %s --check-prefix=WORKSPACE
// WORKSPACE: error: 'pipe.action' op A2: has no workspace, but '@forward' needs 100 bytes
