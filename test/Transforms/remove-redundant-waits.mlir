// Waits and records that a person has added, and that order nothing new.
// RUN: pipeline-opt %S/Inputs/three-ranks.mlir --pipe-schedule="schedule=1f1b microbatches=12" --pipe-lower-to-ranks=transfers=stream --pipe-roll-loops --pipe-plan-memory --pipe-assign-streams -o %t.mlir
// RUN: pipeline-opt %t.mlir --pipe-remove-redundant-waits -o %t.same.mlir 2>&1 | count 0
// RUN: diff %t.mlir %t.same.mlir

// Every wait twice, and every record: of two neighbours one goes, whichever.
// RUN: awk '{print} /pipe.stream_wait/ {print}' %t.mlir > %t.twice.mlir
// RUN: pipeline-opt %t.twice.mlir --pipe-verify=phase=planned --pipe-remove-redundant-waits -o %t.once.mlir 2>&1 | FileCheck %s
// CHECK: remark: orders nothing that is not ordered without it
// RUN: diff %t.mlir %t.once.mlir

// An event that nothing waits for, and a wait for what the stream knows already.
// RUN: awk '{print} /pipe.send/ {sub("pipe.send", "pipe.stream_record"); sub("to [0-9]+", "on send"); print}' %t.mlir > %t.records.mlir
// RUN: pipeline-opt %t.records.mlir --pipe-remove-redundant-waits -o %t.some.mlir 2>&1 | FileCheck %s --check-prefix=RECORD
// RECORD: remark: is of an event that nothing waits for
// RUN: pipeline-opt %t.some.mlir --pipe-verify=phase=planned -o /dev/null

// Where two ops race, nothing orders them already.
// RUN: awk '!(/pipe.stream_wait/ && !found++)' %t.mlir | not pipeline-opt --pipe-remove-redundant-waits -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RACE: error: {{.*}} A4 (S10):
