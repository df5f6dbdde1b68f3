// What a microbatch's loss counts for, made on the first rank: the backward of the last rank starts
// from it, and all ranks meet to learn the sum before they update.
// RUN: pipeline-opt %S/Inputs/weighted.mlir --pipe-partition="ranks=2 strategy=uniform" --pipe-differentiate -o %t.graph.mlir
// RUN: pipeline-opt %t.graph.mlir --pipe-verify=phase=differentiated | FileCheck %s --check-prefix=GRAPH
// RUN: pipeline-opt %t.graph.mlir --pipe-schedule="schedule=1f1b microbatches=2" --pipe-lower-to-ranks=clip=true -o %t.mlir
// RUN: pipeline-opt %t.mlir --pipe-verify=phase=ranked | FileCheck %s

// GRAPH: pipe.graph @m
// GRAPH: %[[F0:.*]]:{{[0-9]}} = pipe.compute F 0
// GRAPH: %[[F1:.*]]{{(:[0-9])?}} = pipe.compute F 1
// GRAPH: pipe.output "loss" %[[F1]]{{(#0)?}} : tensor<f32>
// GRAPH-NEXT: pipe.output "loss_weight" as weight %[[F0]]#1 : tensor<f32>
// GRAPH-NEXT: pipe.output "check2" as check %[[F0]]#2 message "an element of 'x' is negative" : tensor<f32>
// GRAPH-NOT: pipe.loss_gradient
// GRAPH: pipe.compute B 1 @m.stage1.backward({{.*}}%[[F0]]#1{{.*}})

// Checks are reported before what is computed from what they check.
// CHECK-LABEL: pipe.program @m.rank0
// CHECK: pipe.action F 0[0]
// CHECK-NEXT: pipe.report "check2"[0]
// CHECK-NEXT: pipe.report "loss_weight"[0]
// CHECK-NOT: pipe.set
// CHECK: pipe.action B 0[1]
// CHECK: pipe.exchange_weights
// CHECK-NEXT: pipe.gradient_norm 0
// CHECK-NEXT: pipe.exchange_norms
// CHECK-NEXT: pipe.update
// CHECK-LABEL: pipe.program @m.rank1
// CHECK-NOT: pipe.set
// CHECK: pipe.action B 1[1]
// CHECK: pipe.exchange_weights
// CHECK-NEXT: pipe.gradient_norm 1
// CHECK-NEXT: pipe.exchange_norms

// Programs that a person has edited.
// RUN: sed '/pipe.program @m.rank1/,$d' %t.mlir | sed 's/pipe.exchange_weights//' > %t.edited.mlir
// RUN: sed -n '/pipe.program @m.rank1/,$p' %t.mlir >> %t.edited.mlir
// RUN: not pipeline-opt %t.edited.mlir --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: 'pipe.gradient_norm' op R6: needs the sum of the loss weights, but no pipe.exchange_weights comes before it

// RUN: sed 's/pipe.exchange_weights/pipe.exchange_weights pipe.exchange_weights/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: 'pipe.exchange_weights' op R6: exchanges the loss weights a second time

// RUN: sed 's/pipe.exchange_weights//; s/\(pipe.action F 0\[1\].*\)/pipe.exchange_weights \1/' %t.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: error: 'pipe.exchange_weights' op R6: comes before 'loss_weight' of microbatch 1 is reported

// RUN: sed 's/pipe.exchange_norms/pipe.exchange_norms pipe.exchange_weights/' %S/Inputs/one-stage.mlir | pipeline-opt --pipe-schedule="schedule=1f1b microbatches=1" --pipe-lower-to-ranks=clip=true | sed 's/pipe.exchange_norms/pipe.exchange_norms pipe.exchange_weights/' | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: 'pipe.exchange_weights' op R6: is in a program without loss weights

// Graphs that a person has edited.
// RUN: sed 's/output "loss_weight"/output "loss"/' %t.graph.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAMES
// NAMES: error: 'pipe.output' op G5: is a second output named 'loss'
// RUN: sed 's/as check \(.*\) message "[^"]*"/as weight \1/' %t.graph.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: 'pipe.output' op G5: is a second loss weight
// RUN: sed 's/output "loss"/output "loss" as weight/' %t.graph.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=FIRST
// FIRST: error: 'pipe.output' op G5: comes first, where the loss must stand
// RUN: sed 's/as weight/as check/' %t.graph.mlir | not pipeline-opt -o /dev/null 2>&1 | FileCheck %s --check-prefix=MESSAGE
// MESSAGE: error: 'pipe.output' op is a check and needs the message of its failure
// RUN: sed 's/as check//' %t.graph.mlir | not pipeline-opt -o /dev/null 2>&1 | FileCheck %s --check-prefix=METRIC
// METRIC: error: 'pipe.output' op has a message, but only a check fails
// RUN: sed 's/pipe.compute B 1/%%d = pipe.loss_gradient : tensor<f32> pipe.compute B 1/; s/\(%%[A-Za-z0-9_]* = \)\(%%d = pipe.loss_gradient : tensor<f32> \)/\2\1/' %t.graph.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=GRADIENT
// GRADIENT: error: 'pipe.loss_gradient' op G5: stands in a graph with a loss weight

// A schedule whose steps overlap has no sum of a step's weights.
// RUN: pipeline-opt %t.graph.mlir --pipe-schedule="schedule=pipedream microbatches=2" -o %t.async.mlir
// RUN: not pipeline-opt %t.async.mlir --pipe-lower-to-ranks -o /dev/null 2>&1 | FileCheck %s --check-prefix=ASYNC
// ASYNC: error: 'pipe.schedule' op updates its stages at different times, so that none knows the sum of a step's loss weights 'loss_weight'; drop 'pipe.loss_weight' from the model, or choose a synchronous schedule

// A weight that is trained would need a gradient of its own.
// RUN: sed 's/ins(%%a : tensor<4xf32>) outs(%%nothing/ins(%%w : tensor<4xf32>) outs(%%nothing/' %S/Inputs/weighted.mlir | not pipeline-opt --pipe-partition="ranks=2 strategy=uniform" --pipe-differentiate -o /dev/null 2>&1 | FileCheck %s --check-prefix=TRAINED
// TRAINED: error: {{.*}}makes the loss weight from what is trained
