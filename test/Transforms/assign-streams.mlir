// Streams in place of the waits of the host.
// RUN: pipeline-opt %S/Inputs/three-ranks.mlir --pipe-schedule="schedule=1f1b microbatches=16" --pipe-lower-to-ranks=transfers=stream --pipe-roll-loops --pipe-plan-memory -o %t.planned.mlir
// RUN: pipeline-opt %t.planned.mlir --pipe-assign-streams --pipe-verify=phase=planned -o %t.mlir
// RUN: FileCheck %s < %t.mlir

// No host waits, and each op keeps its place.
// CHECK-NOT: pipe.wait
// CHECK: pipe.program @m.rank1 of @m rank 1 microbatches 16 arena {{[0-9]+}} streams {
// In the steady state of the middle rank an action waits for what it reads, and before it writes
// for the last send of that slot; a send for what it sends; a receive for the last use of its slot,
// be that a send or a read.
// CHECK: scf.for %[[I:.*]] = %c1 to %c14 step %c1 iter_args
// CHECK: %[[Y:.*]] = pipe.slot %pool.1F.0[1]
// CHECK-NEXT: pipe.stream_wait %[[Y]] of send on compute
// CHECK-NEXT: pipe.stream_wait %[[X:.*]] of receive on compute
// CHECK-NEXT: pipe.action F 1[%[[I]] + 1] @mid.forward ins(%[[X]], %w1 {{.*}}) outs(%[[Y]] :
// CHECK-NEXT: pipe.stream_record %[[Y]] on compute
// CHECK-NEXT: pipe.stream_wait %[[Y]] of compute on send
// CHECK-NEXT: pipe.send %[[Y]] to 2
// CHECK-NEXT: pipe.stream_record %[[Y]] on send
// CHECK-NEXT: pipe.stream_wait %[[DY:.*]] of send on receive
// CHECK-NEXT: pipe.recv %[[DY]] from 2
// CHECK-NEXT: pipe.stream_record %[[DY]] on receive
// CHECK-NEXT: pipe.stream_wait %[[DY]] of receive on compute
// CHECK-NEXT: pipe.action B 1[%[[I]]] @mid.backward ins(%[[OLD:.*]], %w1, %[[DY]] : {{.*}}) accumulates(%g.w1 {{.*}}) outs(%[[DX:.*]] :
// CHECK-NEXT: pipe.stream_record %[[DX]] on compute
// CHECK-NEXT: pipe.stream_record %[[OLD]] on compute
// CHECK-NEXT: pipe.stream_wait %[[OLD]] of compute on receive
// CHECK-NEXT: pipe.recv %[[OLD]] from 0
// CHECK-NEXT: pipe.stream_record %[[OLD]] on receive
// CHECK-NEXT: pipe.stream_wait %[[DX]] of compute on send
// CHECK-NEXT: pipe.send %[[DX]] to 0
// CHECK-NEXT: pipe.stream_record %[[DX]] on send
// CHECK-NEXT: scf.yield
// CHECK-NOT: pipe.wait

// Nothing moves: without streams' ops the program is the planned one without its waits.
// RUN: grep -v 'pipe.stream_' %t.mlir | sed 's/ streams {/ {/' > %t.without.mlir
// RUN: grep -v 'pipe.wait' %t.planned.mlir | diff - %t.without.mlir

// What it makes has no wait too many.
// RUN: pipeline-opt %t.mlir --pipe-remove-redundant-waits --mlir-print-op-on-diagnostic=false -o %t.clean.mlir 2>&1 | count 0
// RUN: diff %t.mlir %t.clean.mlir

// Streams are assigned once, to planned programs.
// RUN: not pipeline-opt %t.mlir --pipe-assign-streams 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: 'pipe.program' op has streams already
// RUN: not pipeline-opt %S/Inputs/three-ranks.mlir --pipe-schedule=microbatches=2 --pipe-lower-to-ranks --pipe-assign-streams 2>&1 | FileCheck %s --check-prefix=PHASE
// PHASE: error: pipe-assign-streams requires a module in phase 'planned', but this one is in phase 'ranked'; run --pipe-plan-memory first
// RUN: not pipeline-opt %t.planned.mlir --pipe-remove-redundant-waits 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: 'pipe.program' op has no streams; run --pipe-assign-streams first

// A program with streams is as long for 64 microbatches as for 4096.
// RUN: pipeline-opt %S/Inputs/three-ranks.mlir --pipe-schedule="schedule=1f1b microbatches=64" --pipe-lower-to-ranks=transfers=stream --pipe-roll-loops --pipe-plan-memory --pipe-assign-streams --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.64
// RUN: pipeline-opt %S/Inputs/three-ranks.mlir --pipe-schedule="schedule=1f1b microbatches=4096" --pipe-lower-to-ranks=transfers=stream --pipe-roll-loops --pipe-plan-memory --pipe-assign-streams --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.4096
// RUN: diff %t.64 %t.4096

// Tied gradients are exchanged in one order of all ranks: of those of layer 0, then of layer 2.
// RUN: FileCheck %s --check-prefix=TIED < %t.planned.mlir
// TIED: pipe.program @m.rank0
// TIED: pipe.send %[[G0:g.w0_layer_0.*]] to 2
// TIED: pipe.recv %{{g.w0_layer_2.*}} from 2
// TIED: pipe.program @m.rank2
// TIED: pipe.recv %{{g.w0_layer_0.*}} from 0
// TIED: pipe.send %{{g.w0_layer_2.*}} to 0
