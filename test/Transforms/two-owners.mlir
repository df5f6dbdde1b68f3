// Pipelines in both directions: stage 0 on rank 0 for even microbatches, on rank 1 for
// odd ones, and stage 1 the other way round.
// RUN: sed 's/owners = \[0, 1\]>/owners = [0, 1], mirrors = [1, 0]>/' %S/Inputs/two-stages.mlir > %t.mlir
// RUN: cat %t.mlir %s | pipeline-opt --pipe-verify=phase=scheduled --pipe-lower-to-ranks --pipe-roll-loops --pipe-verify=phase=ranked -o %t.ranked.mlir
// RUN: FileCheck %s < %t.ranked.mlir

pipe.schedule @m.schedule of @m microbatches 8 named "both ways" {
  rank 0: 0F0 1F1 1B1 0B0 0F2 1F3 1B3 0B2 0F4 1F5 1B5 0B4 0F6 1F7 1B7 0B6
  rank 1: 0F1 1F0 1B0 0B1 0F3 1F2 1B2 0B3 0F5 1F4 1B4 0B5 0F7 1F6 1B6 0B7
}

// Each copy adds up the gradients of its own microbatches; the rank zeroes those that it
// makes and receives the rest.
// CHECK: pipe.program @m.rank0
// CHECK-DAG: %[[W:.*]] = pipe.buffer parameters "w0"
// CHECK-DAG: %[[A:.*]] = pipe.buffer gradients "w0 layer 0 copy 0"
// CHECK-DAG: %[[B:.*]] = pipe.buffer gradients "w0 layer 0 copy 1"
// CHECK-DAG: %[[C:.*]] = pipe.buffer gradients "w0 layer 1 copy 0"
// CHECK-DAG: %[[D:.*]] = pipe.buffer gradients "w0 layer 1 copy 1"
// CHECK: pipe.zero %[[A]]
// CHECK: pipe.zero %[[D]]
// CHECK-NOT: pipe.zero
// CHECK: pipe.set %{{.*}} = 1.250000e-01
// CHECK: scf.for %[[I:.*]] = %c0 to %c3 step %c1 {
// CHECK: pipe.action F 0[%[[I]] * 2] @first.forward
// CHECK: pipe.action F 1[%[[I]] * 2 + 1] @last.forward
// CHECK: pipe.report "loss"[%[[I]] * 2 + 1]
// CHECK: pipe.action B 1[%[[I]] * 2 + 1] @last.backward {{.*}}accumulates(%[[D]]
// CHECK: pipe.action B 0[%[[I]] * 2] @first.backward {{.*}}accumulates(%[[A]]
// CHECK: }
// CHECK: pipe.recv %[[B]] from 1
// CHECK: pipe.recv %[[C]] from 1
// CHECK: pipe.send %[[A]] to 1
// CHECK: pipe.send %[[D]] to 1

// The sum has one order on both ranks.
// CHECK: pipe.update adamw %[[W]] gradients(%[[A]], %[[B]], %[[C]], %[[D]] :
// CHECK: pipe.program @m.rank1
// CHECK: pipe.update adamw %{{.*}} gradients(%g.w0_layer_0_copy_0, %g.w0_layer_0_copy_1, %g.w0_layer_1_copy_0, %g.w0_layer_1_copy_1 :

// An action on the rank of the other copy.
// RUN: sed 's/pipe.action F 0\[%%arg0 \* 2\]/pipe.action F 0[%%arg0 * 2 + 1]/' %t.ranked.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=COPY
// COPY: error: 'pipe.action' op R1: 0F1 belongs to rank 1

// A sum in another order than the peer's.
// RUN: sed 's/gradients(%%g.w0_layer_0_copy_0, %%g.w0_layer_0_copy_1,/gradients(%%g.w0_layer_0_copy_1, %%g.w0_layer_0_copy_0,/' %t.ranked.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'pipe.update' op R6: needs the gradient of 'w0' in layer 0, copy 0, over all microbatches, in the order of layers, but has the gradient of 'w0' in layer 0, copy 1,

// The order of actions knows the owners too.
// RUN: cat %t.mlir %s | sed 's/rank 0: 0F0 1F1/rank 0: 0F1 1F0/' | not pipeline-opt --pipe-verify=phase=scheduled -o /dev/null 2>&1 | FileCheck %s --check-prefix=OWNER
// OWNER: error: S1: rank 0, position 0, 0F1: stage 0 belongs to rank 1 for microbatch 1

// A generator makes such an order.
// RUN: pipeline-opt %t.mlir --pipe-schedule="schedule=chimera microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked | FileCheck %s --check-prefix=CHIMERA
// CHIMERA: pipe.program @m.rank0 of @m rank 0 microbatches 4

// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=chimera microbatches=4" 2>&1 | FileCheck %s --check-prefix=LOOP
// LOOP: error: chimera {{.*}}placement=bidirectional

// RUN: not pipeline-opt %t.mlir --pipe-schedule="schedule=1f1b microbatches=4" 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: error: 1f1b runs in one direction, but the placement is bidirectional; use placement=loop
