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

// A parameter that is made zero on the way, and a moment of the optimizer.
// RUN: sed '/pipe.program @m.rank1/,${s/pipe.zero %%g.w0_layer_1 : <message tensor<8x8xf32>>/&\n    pipe.zero %%w0 : <tensor<8x8xf32>>/}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=LASTS
// LASTS: error: 'pipe.zero' op R6: writes a buffer of kind parameters, which only an update may
// RUN: sed '/pipe.program @m.rank1/,${s/pipe.zero %%g.w0_layer_1 : <message tensor<8x8xf32>>/&\n    pipe.zero %%w0_first_moment : <tensor<8x8xf32>>/}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=MOMENT
// MOMENT: error: 'pipe.zero' op R6: writes a buffer of kind optimizer, which only an update may

// A parameter in two places, with other initial values, and of another model.
// RUN: sed '/pipe.program @m.rank1/,${s/%%w0 = \(pipe.buffer parameters.*\)/&\n    %%other = \1/}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLACES
// PLACES: error: 'pipe.buffer' op R6: is a second place of parameter 'w0'
// RUN: sed '/pipe.program @m.rank1/,${s/fill<1.0/fill<2.0/}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=INIT
// INIT: error: 'pipe.buffer' op R2: 'w0' does not start as the graph says
// INIT: note: it is here
// RUN: sed '/pipe.program @m.rank1/,${s/parameters "w0"/parameters "w1"/}' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRANGER
// STRANGER: error: 'pipe.buffer' op R2: the graph has no parameter 'w1'

// Data that there is not, though nobody reads it.
// RUN: sed 's/pipe.load "tokens"\[0\] into %%slot.tokens_0 : <tensor<4xi32>>/pipe.load "tokens"[2] into %%slot.tokens_0 : <tensor<4xi32>>\n    &/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=DATA
// DATA: error: 'pipe.load' op R2: there is no microbatch 2 of 2

// An index that is a constant and not what a loop counts.
// RUN: sed '/pipe.program @m.rank0/{n;s/^/    %%two = arith.constant 2 : index\n/};s/pipe.load "tokens"\[0\]/pipe.load "tokens"[%%two]/' %t.one.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=INDEX
// INDEX: error: 'pipe.load' op R2: has an index that is not the induction variable of a loop

// Clipping needs the norm of all gradients, and before the updates.
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=2" --pipe-lower-to-ranks="clip=true" -o %t.clip.mlir
// RUN: pipeline-opt %t.clip.mlir --pipe-verify=phase=ranked -o /dev/null
// RUN: sed '/pipe.gradient_norm/d' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=LACKS
// LACKS: error: 'pipe.program' op R6: the norm of all gradients lacks that of 'w0'
// RUN: sed '/pipe.exchange_norms/d' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'pipe.program' op R6: has norms of gradients, but no pipe.exchange_norms
// RUN: sed '/pipe.program @m.rank1/,${/pipe.exchange_norms/d;s/\( *\)pipe.update.*/&\n    pipe.exchange_norms/}' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=LATE
// LATE: error: 'pipe.exchange_norms' op R6: comes after an update, which needs the norm
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.gradient_norm/{h;d};/pipe.exchange_norms/G}' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=AFTERNORM
// AFTERNORM: error: 'pipe.gradient_norm' op R6: comes after the norms have been exchanged
// RUN: sed 's/pipe.exchange_norms/&\n    pipe.exchange_norms/' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=AGAIN
// AGAIN: error: 'pipe.exchange_norms' op R6: exchanges the norms a second time
// RUN: sed 's/pipe.gradient_norm 0/pipe.gradient_norm 1/' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: 'pipe.gradient_norm' op R6: has number 1, but 'w0' is parameter 0
