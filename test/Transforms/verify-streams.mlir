// Planned programs with streams that a person has edited. Each edit takes one wait or record away,
// so that two streams race for the bytes of a message: both ops are named, and what would order them.
// RUN: pipeline-opt %S/Inputs/three-ranks.mlir --pipe-schedule="schedule=1f1b microbatches=12" --pipe-lower-to-ranks=transfers=stream --pipe-roll-loops --pipe-plan-memory --pipe-assign-streams -o %t.mlir
// RUN: pipeline-opt %t.mlir --pipe-verify=phase=planned -o /dev/null

// A message is read when it is there.
// RUN: awk '!(/pipe.stream_wait .* of receive on compute/ && !found++)' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=ARRIVED
// ARRIVED: error: 'pipe.action' op A4 (S10): reads bytes [{{[0-9]+}}, {{[0-9]+}}) of the arena on stream compute, which pipe.recv writes on stream receive, and nothing orders the two
// ARRIVED: note: written here, as operand #0
// ARRIVED: note: the event is recorded here
// ARRIVED: note: a pipe.stream_wait of operand #{{[0-9]+}}, of receive on compute, must stand before this

// It is sent when it is made.
// RUN: awk '!(/pipe.stream_wait .* of compute on send/ && !found++)' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=MADE
// MADE: error: 'pipe.send' op A4 (S10): reads bytes [{{[0-9]+}}, {{[0-9]+}}) of the arena on stream send, which pipe.action writes on stream compute, and nothing orders the two
// MADE: note: the event is recorded here
// MADE: note: a pipe.stream_wait of operand #0, of compute on send, must stand before this

// Its slot takes the next one when it has been read: in the step before, where that has read it last.
// RUN: awk '!(/pipe.stream_wait .* of compute on receive/ && !found++)' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=READ
// READ: error: 'pipe.recv' op A4 (S10): writes bytes [{{[0-9]+}}, {{[0-9]+}}) of the arena on stream receive, which pipe.action reads{{( in the step before)?}} on stream compute, and nothing orders the two
// READ: note: a pipe.stream_wait of operand #0, of compute on receive, must stand before this

// What was sent is overwritten when it is gone (S8).
// RUN: awk '!(/pipe.stream_wait .* of send on compute/ && !found++)' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=GONE
// GONE: error: 'pipe.action' op A4 (S10): writes bytes [{{[0-9]+}}, {{[0-9]+}}) of the arena on stream compute, which pipe.send reads{{( in the step before)?}} on stream send, and nothing orders the two

// The gradients of a tied parameter are not made zero before those of the step before are sent.
// RUN: awk '!(/pipe.stream_wait %%g.* of send on compute/ && !found++)' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=STEP
// STEP: error: 'pipe.zero' op A4 (S10): writes bytes {{.*}} which pipe.send reads in the step before on stream send, and nothing orders the two

// An event that nothing records has nothing to wait for.
// RUN: awk '!(/pipe.stream_record .* on receive/ && !found++)' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=RECORD
// RECORD: error: 'pipe.action' op A4 (S10): reads
// RECORD: note: a pipe.stream_record of that operand on receive must stand behind this

// All programs of a run have streams, or none.
// RUN: sed '/pipe.program @m.rank2/,${/pipe.stream_/d;s/ streams {/ {/}' %t.mlir | not pipeline-opt --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=SOME
// SOME: error: 'pipe.program' op A4: has no streams, but rank 0 has; run --pipe-assign-streams on all programs at once

// Receives by need are fine between threads, but on streams a transfer that waits holds up others.
// RUN: pipeline-opt %S/Inputs/three-ranks.mlir --pipe-schedule="schedule=1f1b microbatches=12" --pipe-lower-to-ranks --pipe-roll-loops --pipe-plan-memory --pipe-verify=phase=planned --pipe-assign-streams -o %t.need.mlir
// RUN: not pipeline-opt %t.need.mlir --pipe-verify=phase=planned -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: R4 (S5): ranks wait for each other in a cycle: rank
// ORDER: note: rank
// ORDER: note: on streams a transfer that waits holds up what its rank posts behind it; --pipe-lower-to-ranks=transfers=stream lets all ranks post in one order
