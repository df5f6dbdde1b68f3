// What a model keeps beside parameters: `shift` updates a running mean that its result depends on,
// `head` reads a constant.
// RUN: pipeline-opt %s --pipe-partition=ranks=2 --pipe-differentiate --pipe-verify=phase=differentiated --mlir-print-local-scope -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: pipeline-opt %s --pipe-partition=ranks=2 --pipe-differentiate=recompute=full --pipe-verify=phase=differentiated --mlir-print-local-scope | FileCheck %s --check-prefix=FULL

// With recomputation the mean as it was is kept: by then it has changed.
// FULL-LABEL: func.func private @m.shift.forward(
// FULL-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<4xf32> {pipe.accumulator}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
// FULL:         %[[PLACE:.*]] = tensor.empty
// FULL:         %[[OLD:.*]] = bufferization.materialize_in_destination %[[S]] in %[[PLACE]]
// FULL:         %[[NEW:.*]] = bufferization.materialize_in_destination %{{.*}} in %[[S]]
// FULL:         return %{{.*}}, %[[OLD]], %[[NEW]]
// FULL-LABEL: func.func private @m.shift.backward(
// FULL-NOT:     materialize_in_destination
// FULL-LABEL: func.func private @m.stage0.forward(

// Without, what depends on it is kept.
// CHECK-LABEL: func.func private @m.head.forward(
// CHECK-SAME:    %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xf32>) -> tensor<f32>
// CHECK-LABEL: func.func private @m.shift.forward(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<4xf32> {pipe.accumulator}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attributes {pipe.function}
// CHECK-DAG:     %[[E:.*]] = linalg.exp
// CHECK-DAG:     %[[NEW:.*]] = bufferization.materialize_in_destination %{{.*}} in %[[S]]
// CHECK:         return %{{.*}}, %[[E]], %[[NEW]]
// CHECK-LABEL: func.func private @m.shift.backward(
// CHECK-NOT:     materialize_in_destination
// CHECK-LABEL: func.func private @m.stage0.forward(
// CHECK-SAME:    %[[S:[^:]*]]: tensor<4xf32> {pipe.accumulator})
// CHECK-NEXT:    %[[CALL:.*]]:3 = call @m.shift.forward({{.*}}, %[[S]])
// CHECK-NEXT:    return %[[CALL]]#0, %[[CALL]]#1, %[[CALL]]#2

// CHECK-LABEL: pipe.graph @m
// CHECK:         %[[S:.*]] = pipe.state "mean" {init = #pipe.fill<5.000000e-01>} : tensor<4xf32>
// CHECK:         %[[C:.*]] = pipe.state "factor" : tensor<4xf32>
// CHECK:         pipe.compute F 0 @m.stage0.forward(%{{.*}}, %{{.*}}) updates(%[[S]] : tensor<4xf32>)
// CHECK:         pipe.compute F 1 @m.stage1.forward(%{{.*}}, %[[C]]) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
// CHECK:         pipe.compute B 1 @m.stage1.backward({{.*}}%[[C]]
// CHECK-NOT:     updates

// An evaluation reads it and leaves it as it is.
// RUN: pipeline-opt %s --pipe-partition=ranks=2 --pipe-differentiate=forward-only --pipe-verify=phase=differentiated | FileCheck %s --check-prefix=EVALUATED
// RUN: pipeline-opt %s --pipe-partition=ranks=2 --pipe-differentiate=forward-only --pipe-schedule="microbatches=4" --pipe-lower-to-ranks --pipe-roll-loops --pipe-plan-memory --pipe-verify=phase=planned -o /dev/null
// EVALUATED:     %[[S:.*]] = pipe.state "mean"
// EVALUATED:     pipe.compute F 0 @m.stage0.forward({{.*}}%[[S]]{{.*}}) :
// EVALUATED-NOT: updates

// It is kept in one place, written by every forward and by nothing else.
// RUN: pipeline-opt %t.mlir --pipe-schedule="schedule=1f1b microbatches=4" --pipe-lower-to-ranks --pipe-roll-loops --pipe-verify=phase=ranked -o %t.ranked.mlir
// RUN: FileCheck %s --check-prefix=RANKED < %t.ranked.mlir
// RANKED-LABEL: pipe.program @m.rank0
// RANKED:         %[[S:.*]] = pipe.buffer state "mean" {init = #pipe.fill<5.000000e-01>} : !pipe.buffer<tensor<4xf32>>
// RANKED-NOT:     pipe.buffer state
// RANKED-NOT:     pipe.zero %[[S]]
// RANKED:         pipe.action F 0[0] @m.stage0.forward ins({{.*}}) updates(%[[S]] : !pipe.buffer<tensor<4xf32>>) outs
// RANKED-LABEL: pipe.program @m.rank1
// RANKED:         pipe.buffer state "factor" : !pipe.buffer<tensor<4xf32>>
// RANKED-NOT:     pipe.buffer state

// RUN: pipeline-opt %t.ranked.mlir --pipe-plan-memory --pipe-verify=phase=planned | FileCheck %s --check-prefix=PLANNED
// PLANNED: pipe.buffer optimizer "w second moment" at 128
// PLANNED: pipe.buffer state "mean" at 192
// PLANNED: pipe.pool residuals "0F.1" at 320

// Programs that a person has edited. A forward that updates another buffer, in another order, for a
// microbatch that was there, or nothing.
// RUN: pipeline-opt %t.mlir --pipe-schedule="schedule=gpipe microbatches=2" --pipe-lower-to-ranks -o %t.gpipe.mlir
// RUN: sed '/pipe.action F 0\[1\]/s/updates(%%mean /updates(%%w /' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'pipe.action' op R2: must have the buffer of state 'mean', but has another
// RUN: sed 's/pipe.action F 0\[0\]/pipe.action F 0[x]/; s/pipe.load "x"\[0\]/pipe.load "x"[x]/; s/pipe.action F 0\[1\]/pipe.action F 0[0]/; s/pipe.load "x"\[1\]/pipe.load "x"[0]/; s/\[x\]/[1]/' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'pipe.action' op R8: updates state 'mean' for microbatch 1, but microbatch 0 is its next
// RUN: sed '/pipe.action F 0\[1\]/s/F 0\[1\]/F 0[0]/' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: 'pipe.action' op R1: 0F0 runs a second time
// RUN: sed '/pipe.action F 0\[1\]/d' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEVER
// NEVER: error: 'pipe.send' op R2: sends a buffer that holds nothing
// RUN: sed '/pipe.action F 0\[1\]/s/updates([^)]*)//' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=LESS
// LESS: error: 'pipe.action' op needs a function with

// Anything else that writes it, a second place, another initial value, one that is not the graph's.
// RUN: sed '/pipe.action F 0\[1\]/i pipe.zero %%mean : <tensor<4xf32>>' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: 'pipe.zero' op R8: writes a buffer that holds a state, which only its F may
// RUN: sed '/pipe.buffer state "mean"/{p;s/%%mean/%%more/}' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=SECOND
// SECOND: error: 'pipe.buffer' op R8: is a second place of state 'mean'
// RUN: sed '/pipe.buffer state "mean"/s/fill<.*>}/fill<2.0>}/' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=START
// START: error: 'pipe.buffer' op R2: 'mean' does not start as the graph says
// RUN: sed '/pipe.buffer state "mean"/s/"mean"/"median"/' %t.gpipe.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'pipe.buffer' op R2: the graph has no state 'median'

// Graphs: a state that another node reads, that a backward updates, of a stage with two owners.
// RUN: sed '/pipe.compute F 1/s/%%factor/%%mean/' %t.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=READ
// READ: error: 'pipe.state' op G6: is updated, but not by one node, once, that alone reads it
// RUN: sed '/pipe.graph/s/owners = \[0, 1\]/owners = [0, 1], mirrors = [1, 0]/' %t.mlir | not pipeline-opt --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=OWNERS
// OWNERS: error: 'pipe.state' op G6: is updated, but its stage has two owners

// A schedule in which microbatches overtake one another.
// RUN: pipeline-opt %t.mlir --pipe-schedule="schedule=gpipe microbatches=2" | sed 's/0F0 0F1/0F1 0F0/; s/1F0 1F1/1F1 1F0/' > %t.overtakes.mlir
// RUN: not pipeline-opt %t.overtakes.mlir --pipe-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=S12
// RUN: not pipeline-opt %t.overtakes.mlir --pipe-lower-to-ranks -o /dev/null 2>&1 | FileCheck %s --check-prefix=S12
// S12: error: S12: rank 0, position 1, 0F0: runs after the forward of microbatch 1, but its stage keeps a state that microbatches update in their order; let the forwards of the stage ascend
// S12-NOT: S12: rank 1

#id = affine_map<(i) -> (i)>
#scalar = affine_map<(i) -> ()>

func.func @m(%x: tensor<4xf32> {pipe.input = "x"},
             %w: tensor<4xf32> {pipe.parameter = "w", pipe.init = #pipe.fill<1.0>},
             %mean: tensor<4xf32> {pipe.buffer = "mean", pipe.init = #pipe.fill<0.5>},
             %factor: tensor<4xf32> {pipe.buffer = "factor"})
    -> (tensor<f32> {pipe.loss}, tensor<4xf32> {pipe.buffer = "mean"}) attributes {pipe.model} {
  %y, %next = pipe.layer "shift" (%x, %w, %mean) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>, %m: tensor<4xf32>):
    %empty = tensor.empty() : tensor<4xf32>
    %d = linalg.sub ins(%a, %m : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %e = linalg.exp ins(%d : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %r = linalg.mul ins(%e, %b : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %n = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%m, %a : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
    ^bb1(%old: f32, %new: f32, %out: f32):
      %sum = arith.addf %old, %new : f32
      linalg.yield %sum : f32
    } -> tensor<4xf32>
    pipe.yield %r, %n : tensor<4xf32>, tensor<4xf32>
  }
  %loss = pipe.layer "head" (%y, %factor) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4xf32>, %c: tensor<4xf32>):
    %zero = arith.constant 0.0 : f32
    %none = tensor.empty() : tensor<f32>
    %start = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
    %sum = linalg.dot ins(%a, %c : tensor<4xf32>, tensor<4xf32>) outs(%start : tensor<f32>) -> tensor<f32>
    pipe.yield %sum : tensor<f32>
  }
  return %loss, %next : tensor<f32>, tensor<4xf32>
}
