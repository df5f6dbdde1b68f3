// Schedules that update weights while microbatches are in flight: a program is the whole
// run, and parameters are rings of versions.
// RUN: pipeline-opt %S/Inputs/untied-stages.mlir --pipe-schedule="schedule=pipedream microbatches=4 steps=4" -o %t.scheduled.mlir
// RUN: FileCheck %s --check-prefix=SCHEDULE < %t.scheduled.mlir
// SCHEDULE: pipe.schedule @m.schedule of @m microbatches 16 named "pipedream" updates <stashed every 1> {
// SCHEDULE-NEXT: rank 0: 0F0 0F1 0F2 0F3 0B0 0F4 0B1
// SCHEDULE: rank 3: 3F0 3B0 3F1 3B1 3F2

// RUN: pipeline-opt %t.scheduled.mlir --pipe-lower-to-ranks="optimizer=sgd" --pipe-roll-loops --pipe-verify=phase=ranked -o %t.mlir
// RUN: FileCheck %s < %t.mlir

// Stage s of n keeps n - s versions. A forward sees the newest, its backward the same.
// CHECK: pipe.program @m.rank1 of @m rank 1 microbatches 16 updates <stashed every 1> {
// CHECK: %[[RING:.*]] = pipe.pool parameters "w1" {init = #pipe.fill<1.000000e+00>} : !pipe.pool<3 x
// CHECK: scf.for %[[I:.*]] = %c0 to %c14 step %c1
// CHECK: %[[F:.*]] = pipe.version %[[RING]][%[[I]] + 2] behind 2 every 1
// CHECK-NEXT: pipe.action F 1[%[[I]] + 2] @mid.forward ins(%{{.*}}, %[[F]] :
// CHECK: %[[B:.*]] = pipe.version %[[RING]][%[[I]]] behind 2 every 1
// CHECK-NEXT: pipe.action B 1[%[[I]]] @mid.backward ins(%{{.*}}, %{{.*}}, %[[B]], %{{.*}} :
// The gradient goes on before the weights change.
// CHECK-NEXT: pipe.send
// CHECK-NEXT: pipe.advance sgd %[[RING]][%[[I]]] every 1 gradients(%g.w1
// CHECK: pipe.program @m.rank3
// CHECK: pipe.pool parameters "w3" {{.*}} : !pipe.pool<1 x

// Double-buffered weights: two versions on every rank, a new one every step, and still one loop,
// whose size depends on neither steps nor microbatches.
// RUN: pipeline-opt %S/Inputs/untied-stages.mlir --pipe-schedule="schedule=pipedream-2bw microbatches=4 steps=6" --pipe-lower-to-ranks="optimizer=sgd" --pipe-roll-loops --pipe-verify=phase=ranked -o %t.double.mlir
// RUN: FileCheck %s --check-prefix=DOUBLE < %t.double.mlir
// DOUBLE: pipe.program @m.rank2 of @m rank 2 microbatches 24 updates <double_buffered every 4> {
// DOUBLE: pipe.pool parameters "w2" {{.*}} : !pipe.pool<2 x
// DOUBLE: pipe.set %{{.*}} = 2.500000e-01
// DOUBLE: scf.for
// DOUBLE: pipe.version %{{.*}} behind 4 every 4
// DOUBLE: pipe.advance sgd %{{.*}} every 4
// RUN: pipeline-opt %S/Inputs/untied-stages.mlir --pipe-schedule="schedule=pipedream-2bw microbatches=16 steps=20" --pipe-lower-to-ranks="optimizer=sgd" --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.long
// RUN: pipeline-opt %S/Inputs/untied-stages.mlir --pipe-schedule="schedule=pipedream-2bw microbatches=4 steps=11" --pipe-lower-to-ranks="optimizer=sgd" --pipe-roll-loops --mlir-print-op-generic | grep -o '"[a-z]*\.[a-z_]*"(' > %t.short
// RUN: diff %t.short %t.long

// One microbatch too early, and the backward would see other weights than its forward.
// RUN: sed '/pipe.program @m.rank1/,/pipe.program @m.rank2/s/behind 2 every 1/behind 1 every 1/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: error: 'pipe.action' op R7 (S9): operand #1 must hold parameter 'w1' in version {{[0-9]+}}, but holds {{nothing|parameter}}

// Too small a ring.
// RUN: sed '/pipe.program @m.rank1/,/pipe.program @m.rank2/{/%%pool.w1/s/<3 x <tensor<8x8xf32>>>/<2 x <tensor<8x8xf32>>>/}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: error: 'pipe.action' op R7 (S9): operand #2 must hold parameter 'w1' in version {{[0-9]+}}, but holds parameter 'w1' in version {{[0-9]+}}

// An update that is lost.
// RUN: sed '/pipe.advance sgd %%pool.w1\[15\]/d' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: 'pipe.pool' op R7: 'w1' is updated 15 times instead of 16

// An update before the interval is over.
// RUN: sed 's/\(pipe.advance .*\) every 4/\1 every 2/' %t.double.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=INTERVAL
// INTERVAL: error: 'pipe.advance' op R7: makes a version every 2 microbatches, but the program does not

// An order that does not keep to the rule: all forwards before the first update.
// RUN: sed 's/rank 2: 2F0 2F1 2B0 2F2 2B1/rank 2: 2F0 2F1 2F2 2B0 2B1/' %t.scheduled.mlir | not pipeline-opt --pipe-verify=phase=scheduled -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: S9: rank 2

// What needs all stages at once is refused.
// RUN: not pipeline-opt %S/Inputs/four-stages.mlir --pipe-schedule="schedule=pipedream microbatches=4" --pipe-lower-to-ranks 2>&1 | FileCheck %s --check-prefix=TIED
// TIED: error: 'pipe.schedule' op updates its stages at different times, but 'w0' is shared by stages 0 and 3; put its layers into one stage, untie them, or choose a synchronous schedule
// RUN: not pipeline-opt %t.scheduled.mlir --pipe-lower-to-ranks="clip=true" 2>&1 | FileCheck %s --check-prefix=CLIP
// CLIP: error: 'pipe.schedule' op updates its stages at different times, so that the whole gradient has no norm by which it could be clipped; drop clip, or choose a synchronous schedule
// RUN: not pipeline-opt %S/Inputs/untied-stages.mlir --pipe-schedule="schedule=pipedream microbatches=4 steps=0" 2>&1 | FileCheck %s --check-prefix=STEPS
// STEPS: error: the number of steps must be at least 1, and that of all microbatches fit 64 bits, but steps is 0

// A microbatch in the gradient of another update.
// RUN: pipeline-opt %S/Inputs/one-stage.mlir --pipe-schedule="schedule=pipedream-2bw microbatches=4 steps=2" --pipe-lower-to-ranks -o %t.one.mlir
// RUN: sed 's/\[2\]/[x]/; s/\[5\]/[2]/; s/\[x\]/[5]/' %t.one.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: error: 'pipe.action' op R7: adds microbatch 5 to the gradient of 'w' in layer 0 for update 0, which takes microbatches 0 to 3

// RUN: pipeline-opt %S/Inputs/untied-stages.mlir --pipe-schedule="schedule=pipedream-2bw microbatches=4 steps=2" --pipe-lower-to-ranks -o %t.line.mlir
// The two moments of AdamW in one buffer.
// RUN: sed 's/state(%%w1_first_moment, %%w1_second_moment/state(%%w1_first_moment, %%w1_first_moment/' %t.line.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATE
// STATE: error: 'pipe.advance' op R6: keeps the optimizer's state #1 of 'w1' in the buffer of state #0 of 'w1'
// RUN: sed 's/state(%%w1_first_moment, %%w1_second_moment/state(%%w1_first_moment, %%g.w1/' %t.line.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: 'pipe.advance' op R6: keeps the optimizer's state #1 of 'w1' in a buffer that is for something else
