// Graphs and schedules that a person has edited: each edit breaks one promise.
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-verify=phase=differentiated -o %t.mlir
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=2" --pipe-verify=phase=scheduled -o %t.scheduled.mlir

// A missing forward, a missing backward.
// RUN: sed 's/^\(.*\)%%F0:2 = pipe.compute F 0 .*$/\1%%F0:2 = pipe.compute F 1 @first.forward(%%tokens, %%w0) : (tensor<4xi32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4x8xf32>>)/' %t.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=SECOND
// SECOND: error: 'pipe.compute' op is the second F of stage 1
// RUN: sed '/pipe.compute B 0/d' %t.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=BACKWARD
// BACKWARD: error: 'pipe.graph' op G1: stage 0 needs one B, or one I and one W, but has none

// Residuals of another stage.
// RUN: sed '/pipe.compute B 1/s/%%F1#1/%%F0#1/; s/\(@last.backward(tensor<4x8xf32>, \)tensor<4xf32>/\1tensor<4x8xf32>/; /pipe.compute B 1/s/!pipe.bundle<tensor<4xf32>>/!pipe.bundle<tensor<4x8xf32>>/' %t.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=BUNDLE
// BUNDLE: error: 'pipe.compute' op G2: reads residuals of stage 0 as operand #1; a bundle stays in its stage

// A gradient that two nodes add to, and one that none does.
// RUN: sed '/pipe.compute B 0/s/accumulates(%%g.w0 /accumulates(%%g.w0_0 /' %t.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=ACCUMULATOR
// ACCUMULATOR: error: 'pipe.accumulator' op G4: is added to by {{0|2}} nodes instead of one

// No loss.
// RUN: sed '/pipe.output/d' %t.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOSS
// LOSS: error: 'pipe.graph' op G5: has no pipe.output; the first is the loss

// A schedule without a backward, with an action on the wrong rank, in an order that cannot be.
// RUN: sed 's/ 1B1$//' %t.scheduled.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=S2
// S2: error: S2: {{.*}}1B1
// RUN: sed 's/ 1B1$/ 0B1/' %t.scheduled.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=S1
// S1: error: S{{[12]}}: {{.*}}0B1
// RUN: sed 's/0F0 0F1 0B0 0B1/0F0 0B0 0B1 0F1/' %t.scheduled.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=S3
// S3: error: S3: {{.*}}0B1
// RUN: sed 's/rank 1: 1F0 1B0 1F1 1B1/rank 1: 1F1 1B1 1F0 1B0/; s/0F0 0F1 0B0 0B1/0F0 0B0 0F1 0B1/' %t.scheduled.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=S4
// S4: error: S4: {{.*}}
// RUN: sed 's/0F0 0F1/0F0 0X1/' %t.scheduled.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOTATION
// NOTATION: error: {{.*}}0X1

// Gradients that add up in another order have other bits: a remark, no error.
// RUN: sed 's/rank 1: 1F0 1B0 1F1 1B1/rank 1: 1F0 1F1 1B1 1B0/; s/0F0 0F1 0B0 0B1/0F0 0F1 0B1 0B0/' %t.scheduled.mlir | pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=S11
// S11: remark: S11: {{.*}}
