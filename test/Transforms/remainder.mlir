// A second schedule, and second programs, for the step that ends a pass over data of 4 k + 3
// microbatches. What lasts has one place in both.
// RUN: pipeline-opt %S/Inputs/weighted.mlir --pipe-partition="ranks=2 strategy=uniform" --pipe-differentiate -o %t.graph.mlir
// RUN: pipeline-opt %t.graph.mlir --pipe-schedule="schedule=1f1b microbatches=4 remainder=3" -o %t.schedule.mlir
// RUN: FileCheck %s --check-prefix=SCHEDULE < %t.schedule.mlir
// RUN: pipeline-opt %t.schedule.mlir --pipe-verify=phase=scheduled --pipe-lower-to-ranks --pipe-roll-loops --pipe-verify=phase=ranked --pipe-plan-memory -o %t.mlir
// RUN: pipeline-opt %t.mlir --pipe-verify=phase=planned | FileCheck %s

// SCHEDULE: pipe.schedule @m.schedule of @m microbatches 4 named "1f1b"
// SCHEDULE: pipe.schedule @m.schedule.remainder of @m microbatches 3 named "1f1b"
// SCHEDULE-NEXT: rank 0: 0F0 0F1 0B0 0F2 0B1 0B2

// CHECK-LABEL: pipe.program @m.rank0 of @m rank 0 microbatches 4
// CHECK: pipe.buffer parameters "w0" at 0
// CHECK: pipe.buffer optimizer "w0 first moment" at [[FIRST:[0-9]+]]
// CHECK: pipe.buffer optimizer "w0 second moment" at [[SECOND:[0-9]+]]
// CHECK-LABEL: pipe.program @m.rank0.microbatches3 of @m rank 0 microbatches 3
// CHECK: pipe.buffer parameters "w0" at 0
// CHECK: pipe.buffer optimizer "w0 first moment" at [[FIRST]]
// CHECK: pipe.buffer optimizer "w0 second moment" at [[SECOND]]
// CHECK-LABEL: pipe.program @m.rank1.microbatches3 of @m rank 1 microbatches 3

// A person has moved a moment in one of the two.
// RUN: sed '/pipe.program @m.rank1.microbatches3/,$s/"w1 first moment"/"w1 1st moment"/' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=LASTING
// LASTING: error: 'pipe.buffer' op A3: is kept from step to step, but not as and where '@m.rank1' of the same rank keeps it
// LASTING: note: there it is this

// A rank without a program of three.
// RUN: sed '/pipe.program @m.rank1.microbatches3/,/^  }/d' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: 'pipe.graph' op R1: rank 1 has no program for 3 microbatches

// Two schedules of one length.
// RUN: sed 's/schedule.remainder of @m microbatches 3/schedule.remainder of @m microbatches 4/' %t.schedule.mlir | not pipeline-opt --pipe-lower-to-ranks -o /dev/null 2>&1 | FileCheck %s --check-prefix=LENGTH
// LENGTH: error: 'pipe.schedule' op is a second schedule of 4 microbatches; keep one

// A schedule that does not exist for so few.
// RUN: sed 's/ranks = 4, owners = \[0, 1, 2, 3\]/ranks = 2, owners = [0, 1, 0, 1]/' %S/Inputs/four-stages.mlir > %t.four.mlir
// RUN: pipeline-opt %t.four.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=4 remainder=3" -o %t.breadth.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --check-prefix=BREADTH < %t.breadth.mlir
// RUN: pipeline-opt %t.breadth.mlir --pipe-lower-to-ranks --pipe-verify=phase=ranked -o /dev/null
// REMARK: remark: schedule 'breadth-first': runs all forwards, then all backwards in the last step of a pass, which has 3 microbatches: {{.*}}interleaved-1f1b
// BREADTH: pipe.schedule @m.schedule.remainder of @m microbatches 3 named "breadth-first" {
// BREADTH-NEXT: rank 0: 0F0 0F1 0F2 2F0 2F1 2F2 2B0 2B1 2B2 0B0 0B1 0B2

// Lengths that are none, and steps that do not end.
// RUN: not pipeline-opt %t.graph.mlir --pipe-schedule="microbatches=4 remainder=4" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: error: the last step of a pass must have fewer than the 4 microbatches of a step, and at least 1, but has 4
// RUN: not pipeline-opt %t.graph.mlir --pipe-schedule="schedule=pipedream microbatches=4 remainder=3" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ASYNC
// ASYNC: error: schedule 'pipedream' does not end a step before the next one begins, so none can be shorter, but the last of a pass over the data has 3 microbatches instead of 4; choose microbatches that divide those of the data, or a synchronous schedule
