// Warm-up, steady state and cool-down come out of the straight line of any schedule.
// RUN: pipeline-opt %S/Inputs/four-stages.mlir --pass-pipeline="builtin.module(pipe-schedule{schedule=1f1b microbatches=16},pipe-lower-to-ranks,pipe-roll-loops,pipe-verify{phase=ranked})" | FileCheck %s

// The last rank alternates from the first microbatch on: one loop, one slot of each kind.
// CHECK: pipe.program @m.rank3
// CHECK-NOT: scf.for
// CHECK: pipe.action F 3[0] @last.forward
// CHECK: scf.for %[[I:.*]] = %c0 to %c15 step %c1 {
// CHECK: pipe.action B 3[%[[I]]] @last.backward
// CHECK: pipe.action F 3[%[[I]] + 1] @last.forward
// CHECK: }
// CHECK: pipe.action B 3[15] @last.backward
// CHECK-NOT: scf.for

// A program's size does not depend on the number of microbatches: the same ops for 64 and for 4096.
// RUN: pipeline-opt %S/Inputs/four-stages.mlir --pipe-schedule="schedule=gpipe microbatches=64" --pipe-lower-to-ranks --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.gpipe.64
// RUN: pipeline-opt %S/Inputs/four-stages.mlir --pipe-schedule="schedule=gpipe microbatches=4096" --pipe-lower-to-ranks --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.gpipe.4096
// RUN: diff %t.gpipe.64 %t.gpipe.4096
// RUN: pipeline-opt %S/Inputs/four-stages.mlir --pipe-schedule="schedule=1f1b microbatches=64" --pipe-lower-to-ranks --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.1f1b.64
// RUN: pipeline-opt %S/Inputs/four-stages.mlir --pipe-schedule="schedule=1f1b microbatches=4096" --pipe-lower-to-ranks --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.1f1b.4096
// RUN: diff %t.1f1b.64 %t.1f1b.4096
// RUN: pipeline-opt %S/Inputs/eight-stages.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=64" --pipe-lower-to-ranks --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.interleaved.64
// RUN: pipeline-opt %S/Inputs/eight-stages.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=4096" --pipe-lower-to-ranks --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.interleaved.4096
// RUN: diff %t.interleaved.64 %t.interleaved.4096

// Rolled programs do what the straight ones do, for any number of microbatches.
// RUN: pipeline-opt %S/Inputs/eight-stages.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=13 group=8" --pipe-lower-to-ranks --pipe-verify=phase=ranked --pipe-roll-loops --pipe-verify=phase=ranked -o %t.mlir
// RUN: pipeline-opt %S/Inputs/four-stages.mlir --pipe-schedule="schedule=1f1b microbatches=3" --pipe-lower-to-ranks --pipe-roll-loops --pipe-verify=phase=ranked -o %t.mlir
// RUN: pipeline-opt %S/Inputs/four-stages.mlir --pipe-schedule="schedule=gpipe microbatches=1" --pipe-lower-to-ranks --pipe-roll-loops --pipe-verify=phase=ranked -o %t.mlir


// An order without a pattern stays a straight line, and a remark says so.
// RUN: printf '0F0,0F1,0F2,0B0,0F3,0B1,0F4,0F5,0B2,0B3,0F6,0B4,0B5,0F7,0B6,0B7\n' > %t.csv
// RUN: printf '1F0,1B0,1F1,1F2,1B1,1B2,1F3,1B3,1F4,1F5,1B4,1B5,1F6,1B6,1F7,1B7\n' >> %t.csv
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=csv csv=%t.csv microbatches=8" --pipe-lower-to-ranks --pipe-roll-loops -o %t.straight.mlir 2>&1 | FileCheck %s --check-prefix=STRAIGHT
// STRAIGHT: remark: rank 0 repeats no pattern in its 16 actions: its program is a straight line, which grows with the microbatches
