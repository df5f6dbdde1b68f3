// An evaluation: forwards and nothing else. Nothing is kept for a backward, nothing is updated.
// RUN: pipeline-opt %S/Inputs/weighted.mlir --pipe-partition="ranks=2 strategy=uniform" --pipe-differentiate=forward-only -o %t.graph.mlir
// RUN: pipeline-opt %t.graph.mlir --pipe-verify=phase=differentiated | FileCheck %s --check-prefix=GRAPH
// RUN: pipeline-opt %t.graph.mlir --pipe-schedule="schedule=1f1b microbatches=4 remainder=1" -o %t.schedule.mlir
// RUN: pipeline-opt %t.schedule.mlir --pipe-verify=phase=scheduled | FileCheck %s --check-prefix=SCHEDULE
// RUN: pipeline-opt %t.schedule.mlir --pipe-lower-to-ranks=clip=true --pipe-roll-loops --pipe-verify=phase=ranked --pipe-plan-memory --pipe-verify=phase=planned | FileCheck %s

// GRAPH-NOT: pipe.accumulator
// GRAPH-NOT: backward
// GRAPH-LABEL: pipe.graph @m
// GRAPH-NOT: pipe.bundle
// GRAPH-NOT: frozen
// GRAPH: pipe.output "loss"
// GRAPH-NEXT: pipe.output "loss_weight"
// GRAPH-NEXT: pipe.output "check2"
// GRAPH-NEXT: }

// SCHEDULE: pipe.schedule @m.schedule of @m microbatches 4 named "1f1b" {
// SCHEDULE-NEXT: rank 0: 0F0 0F1 0F2 0F3
// SCHEDULE-NEXT: rank 1: 1F0 1F1 1F2 1F3
// SCHEDULE: pipe.schedule @m.schedule.remainder of @m microbatches 1
// SCHEDULE-NEXT: rank 0: 0F0
// SCHEDULE-NEXT: rank 1: 1F0

// CHECK-LABEL: pipe.program @m.rank0 of @m rank 0 microbatches 4
// CHECK-NOT: {{gradients|optimizer|residuals|pipe.update|pipe.zero|pipe.exchange|pipe.gradient_norm}}
// CHECK-LABEL: pipe.program @m.rank1 of @m rank 1 microbatches 4
// CHECK-NOT: {{gradients|optimizer|residuals|pipe.update|pipe.zero|pipe.exchange|pipe.gradient_norm}}
// CHECK-LABEL: pipe.program @m.rank0.microbatches1

// Where nothing is differentiated, nothing needs a derivative; and a schedule whose steps overlap in
// training is one of forwards here.
// RUN: pipeline-opt %t.graph.mlir --pipe-schedule="schedule=pipedream microbatches=4 steps=3" | FileCheck %s --check-prefix=ASYNC
// ASYNC: pipe.schedule @m.schedule of @m microbatches 4 named "pipedream" {
// ASYNC-NEXT: rank 0: 0F0 0F1 0F2 0F3
