// RUN: pipeline-opt %s --pipe-partition="ranks=2" | FileCheck %s
// RUN: pipeline-opt %s --pipe-partition="ranks=2" | pipeline-opt | FileCheck %s
// RUN: pipeline-opt %s --pipe-partition="ranks=1" | FileCheck %s --check-prefix=ONE
// RUN: pipeline-opt %s --pipe-partition="ranks=2 chunks=2" | FileCheck %s --check-prefix=LOOP
// RUN: pipeline-opt %s --pipe-partition="ranks=2 chunks=2 placement=v" | FileCheck %s --check-prefix=V
// RUN: pipeline-opt %s --pipe-partition="ranks=2 chunks=2 placement=list owners=1,0,0,1" | FileCheck %s --check-prefix=LIST
// RUN: pipeline-opt %s --pipe-partition="ranks=3 strategy=uniform" | FileCheck %s --check-prefix=UNIFORM
// RUN: pipeline-opt %s --pipe-partition="ranks=2 strategy=explicit split=1,3" | FileCheck %s --check-prefix=EXPLICIT
//
// Options print in the form in which they are read.
// RUN: pipeline-opt %s --pipe-partition="ranks=2" --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=DEFAULTS
// RUN: pipeline-opt %s --dump-pass-pipeline -o /dev/null \
// RUN:   --pipe-partition="ranks=2 chunks=2 placement=list owners=1,0,0,1 strategy=explicit split=1,1,1,1" \
// RUN:   2>&1 | FileCheck %s --check-prefix=PRINTED
// RUN: pipeline-opt %s --dump-pass-pipeline -o /dev/null \
// RUN:   --pass-pipeline="builtin.module(pipe-partition{chunks=2 costs= owners={1,0,0,1} placement=list ranks=2 split={1,1,1,1} strategy=explicit})" \
// RUN:   2>&1 | FileCheck %s --check-prefix=PRINTED

// DEFAULTS: {{^ *}}pipe-partition{chunks=1 costs= placement=loop ranks=2 strategy=balanced}
// PRINTED: {{^ *}}pipe-partition{chunks=2 costs= owners={1,0,0,1} placement=list ranks=2 split={1,1,1,1} strategy=explicit}

// Skip connections over several stages, a parameter and an input that two stages
// read, an input that is passed twice, a value that nothing reads, a metric beside
// the loss.

// CHECK-LABEL: func.func @model(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32> {pipe.input = "x"}
// CHECK-SAME:    %[[W:[^:]*]]: tensor<4xf32> {pipe.parameter = "w"}
// CHECK-SAME:    pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>
// CHECK-NEXT:    %[[S0:.*]]:3 = pipe.stage 0(%[[X]], %[[W]]) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<4xf32>) {
// CHECK-NEXT:    ^bb0(%[[XA:.*]]: tensor<4xf32>, %[[WA:.*]]: tensor<4xf32>):
// CHECK-NEXT:      %[[A:.*]]:2 = pipe.layer "a"(%[[XA]], %[[WA]])
// CHECK:           %[[B:.*]]:2 = pipe.layer "b"(%[[A]]#0, %[[A]]#0)
// CHECK:           pipe.yield %[[A]]#0, %[[A]]#1, %[[B]]#0 : tensor<4xf32>, tensor<f32>, tensor<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S1:.*]] = pipe.stage 1(%[[S0]]#2, %[[X]], %[[S0]]#0, %[[W]]) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
// CHECK-NEXT:    ^bb0(%[[BC:.*]]: tensor<4xf32>, %[[XC:.*]]: tensor<4xf32>, %[[AC:.*]]: tensor<4xf32>, %[[WC:.*]]: tensor<4xf32>):
// CHECK-NEXT:      %[[C:.*]] = pipe.layer "c"(%[[BC]], %[[XC]])
// CHECK:           %[[D:.*]] = pipe.layer "d"(%[[C]], %[[AC]], %[[WC]])
// CHECK:           pipe.yield %[[D]] : tensor<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[S1]], %[[S0]]#1 : tensor<f32>, tensor<f32>

// ONE:        pipe.partition = #pipe.partition<ranks = 1, owners = [0]>
// ONE:        pipe.stage 0
// ONE:          pipe.layer "a"
// ONE:          pipe.layer "b"
// ONE:          pipe.layer "c"
// ONE:          pipe.layer "d"
// ONE-NOT:    pipe.stage

// LOOP:       pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1, 0, 1]>
// V:          pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1, 1, 0]>
// LIST:       pipe.partition = #pipe.partition<ranks = 2, owners = [1, 0, 0, 1]>

// UNIFORM:    pipe.stage 0
// UNIFORM:      pipe.layer "a"
// UNIFORM:      pipe.layer "b"
// UNIFORM:    pipe.stage 1
// UNIFORM:      pipe.layer "c"
// UNIFORM:    pipe.stage 2
// UNIFORM:      pipe.layer "d"

// EXPLICIT:   pipe.stage 0
// EXPLICIT:     pipe.layer "a"
// EXPLICIT:   pipe.stage 1
// EXPLICIT:     pipe.layer "b"
// EXPLICIT:     pipe.layer "c"
// EXPLICIT:     pipe.layer "d"

func.func @model(%x: tensor<4xf32> {pipe.input = "x"}, %w: tensor<4xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.output = "metric"}) attributes {pipe.model} {
  %a:2 = pipe.layer "a" (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  ^bb0(%0: tensor<4xf32>, %1: tensor<4xf32>):
    %2 = arith.addf %0, %1 : tensor<4xf32>
    %m = arith.constant dense<1.0> : tensor<f32>
    pipe.yield %2, %m : tensor<4xf32>, tensor<f32>
  }
  %b:2 = pipe.layer "b" (%a#0, %a#0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%0: tensor<4xf32>, %1: tensor<4xf32>):
    %2 = arith.mulf %0, %1 : tensor<4xf32>
    pipe.yield %2, %0 : tensor<4xf32>, tensor<4xf32>
  }
  %c = pipe.layer "c" (%b#0, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%0: tensor<4xf32>, %1: tensor<4xf32>):
    %2 = arith.mulf %0, %1 : tensor<4xf32>
    pipe.yield %2 : tensor<4xf32>
  }
  %d = pipe.layer "d" (%c, %a#0, %w) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
  ^bb0(%0: tensor<4xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>):
    %3 = arith.constant dense<0.0> : tensor<f32>
    pipe.yield %3 : tensor<f32>
  }
  return %d, %a#1 : tensor<f32>, tensor<f32>
}
