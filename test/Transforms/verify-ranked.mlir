// Ranked programs that a person has edited. The program of two ranks is made
// here; each edit breaks one promise, and the verifier says which, at the op.
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=2" --pipe-lower-to-ranks -o %t.mlir
// RUN: pipeline-opt %t.mlir --pipe-verify=phase=ranked -o /dev/null

// A receive of rank 0 takes the place of its send, so that both ranks wait for
// a message that the other has not posted: the cycle is shown.
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.send %%slot.0F.0_0 to 1/d;/pipe.send %%slot.0F.0_1 to 1/d}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: 'pipe.wait' op R4: waits for a message that was not posted

// RUN: sed '/pipe.program @m.rank1/,${s/pipe.recv %%slot.0F.0_0 from 0/pipe.send %%slot.0F.0_0 to 0/}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: error: {{.*}}R2: sends a buffer that holds nothing

// A missing backward.
// RUN: sed '/pipe.action B 0\[1\]/d' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: 'pipe.send' op R6: sends the gradient of 'w0' in layer 0 before it is complete

// An action that runs twice.
// RUN: sed 's/pipe.action F 1\[1\]/pipe.action F 1[0]/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: 'pipe.action' op R1: 1F0 runs a second time

// An action on a rank that does not own its stage.
// RUN: sed 's/owners = \[0, 1\]/owners = [1, 0]/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=OWNER
// OWNER: error: 'pipe.action' op R1: 0F0 belongs to rank 1

// A wait that was lost: the buffer is written while it is being sent.
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.wait/d}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNWAITED
// UNWAITED: error: 'pipe.recv' op R5: writes a buffer that is still being sent; a pipe.wait must come first

// A backward that reads the residuals of the other microbatch.
// RUN: sed '/pipe.action B 0\[0\]/s/%%slot.0F.1_0/%%slot.0F.1_1/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=RESIDUAL
// RESIDUAL: error: 'pipe.action' op R2: operand #1 must hold result #1 of 0F for microbatch 0, but holds result #1 of 0F for microbatch 1

// The wrong function.
// RUN: sed 's/pipe.action F 0\[0\] @first.forward/pipe.action F 0[0] @other/; s/func.func private @first.forward\(.*\)$/&\n  func.func private @other\1/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=CALLEE
// CALLEE: error: 'pipe.action' op R2: calls '@other', but the graph's 0F0 is '@first.forward'

// A gradient that does not begin at zero.
// RUN: sed '/pipe.program @m.rank1/,${/pipe.zero/d}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: 'pipe.action' op R6: adds to the gradient of 'w0' in layer 1, which no pipe.zero has made zero

// A parameter that is not updated on one of its ranks.
// RUN: sed '/pipe.program @m.rank1/,${/pipe.update/d}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=UPDATE
// UPDATE: error: 'pipe.buffer' op R6: 'w0' is trained, but not updated

// A microbatch whose loss nobody reports.
// RUN: sed '/pipe.report "loss"\[1\]/d' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=REPORT
// REPORT: error: 'pipe.program' op R1: does not report 'loss' of microbatch 1

// The gradient of the loss for another number of microbatches.
// RUN: sed 's/pipe.set %%loss_gradient = 5.000000e-01/pipe.set %%loss_gradient = 1.0/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=SET
// SET: error: 'pipe.set' op R2: the gradient of the loss is one over 2 microbatches

// A program of a rank that is there already.
// RUN: sed 's/@m.rank1 of @m rank 1/@m.rank1 of @m rank 0/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: error: 'pipe.{{send|recv|program}}' op

// Rank 0 sends its activation only when it has the gradient that rank 1 makes from
// it: each waits for the other, and the error shows the cycle.
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=1" --pipe-lower-to-ranks -o %t.one.mlir
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.send %%slot.0F.0_0 to 1/{h;d};/pipe.wait %%slot.0F.0_1/G}' %t.one.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=DEADLOCK
// DEADLOCK: error: R4 (S5): ranks wait for each other in a cycle
// DEADLOCK-DAG: note: rank 0: {{.*}}wait
// DEADLOCK-DAG: note: rank 1: {{.*}}wait

// A message of another type than its receiver offers a buffer for.
// RUN: sed '/pipe.program @m.rank1/,${s/pipe.recv %%slot.0F.0_0 from 0 : <message tensor<4x8xf32>>/pipe.recv %%g.w0_layer_0 from 0 : <message tensor<8x8xf32>>/;s/pipe.wait %%slot.0F.0_0 : <message tensor<4x8xf32>>/pipe.wait %%g.w0_layer_0 : <message tensor<8x8xf32>>/}' %t.one.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: 'pipe.recv' op R3: receives '!pipe.buffer<message tensor<8x8xf32>>', but the message that comes is '!pipe.buffer<message tensor<4x8xf32>>'
// TYPE: note: it is sent here
