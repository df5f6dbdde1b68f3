// RUN: split-file %s %t
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 chunks=2" 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2147483647 chunks=2147483647" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=0" 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="chunks=-1" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 placement=list" 2>&1 | FileCheck %s --check-prefix=NO-OWNERS
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 owners=0,1" 2>&1 | FileCheck %s --check-prefix=OWNERS
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 placement=list owners=0,1,1" 2>&1 | FileCheck %s --check-prefix=OWNER-COUNT
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 placement=list owners=0,2" 2>&1 | FileCheck %s --check-prefix=OWNER-RANGE
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 placement=list owners=1,1" 2>&1 | FileCheck %s --check-prefix=OWNER-TWICE
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 strategy=explicit" 2>&1 | FileCheck %s --check-prefix=NO-SPLIT
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 split=1,2" 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 strategy=explicit split=3" 2>&1 | FileCheck %s --check-prefix=SPLIT-COUNT
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 strategy=explicit split=3,0" 2>&1 | FileCheck %s --check-prefix=SPLIT-NOTHING
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 strategy=explicit split=1,1" 2>&1 | FileCheck %s --check-prefix=SPLIT-SUM
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 strategy=explicit split=9223372036854775807,9223372036854775807" 2>&1 | FileCheck %s --check-prefix=SPLIT-OVERFLOW
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2 strategy=uniform costs=file.json" 2>&1 | FileCheck %s --check-prefix=COSTS
// RUN: not pipeline-opt %t/model.mlir --pipe-partition="ranks=2" --pipe-partition="ranks=2" 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not pipeline-opt %t/outside.mlir --pipe-partition="ranks=2" 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not pipeline-opt %t/blocks.mlir --pipe-partition="ranks=2" 2>&1 | FileCheck %s --check-prefix=BLOCKS
// RUN: not pipeline-opt %t/none.mlir --pipe-partition="ranks=2" 2>&1 | FileCheck %s --check-prefix=NONE

// FEW:            model.mlir:1:1: error: has 3 layers, fewer than the 4 stages of ranks=2 with chunks=2 each, and no stage may be empty; use fewer ranks or chunks, or a model of more layers
// MANY:           error: has 3 layers, fewer than the 4611686014132420609 stages
// ZERO:           error: a pipeline needs at least 1 rank with at least 1 chunk, but ranks=0 and chunks=1 are asked for
// NEGATIVE:       error: a pipeline needs at least 1 rank with at least 1 chunk, but ranks=1 and chunks=-1 are asked for
// NO-OWNERS:      error: placement=list needs owners=, the rank of every stage
// OWNERS:         error: owners= is for placement=list; drop one or set the other
// OWNER-COUNT:    error: the placement has 3 stages, but
// OWNER-RANGE:    error: the placement puts stage 1 on rank 2
// OWNER-TWICE:    error: the placement gives rank
// NO-SPLIT:       error: strategy=explicit needs split=, the layers of every stage
// SPLIT:          error: split= is for strategy=explicit; drop one or set the other
// SPLIT-COUNT:    error: split= has 1 numbers of layers, but ranks=2 with chunks=1 make 2 stages
// SPLIT-NOTHING:  error: split= gives stage 1 0 layers, but no stage may be empty
// SPLIT-SUM:      error: split= places 2 layers, but the model has 3
// SPLIT-OVERFLOW: error: split= gives stage 0 9223372036854775807 layers, but the model has 3
// COSTS:          error: costs= is for strategy=balanced; drop one or set the other
// TWICE:          error: pipe-partition requires a module in phase 'model', but this one is in phase 'partitioned'
// OUTSIDE:        outside.mlir:2:8: error: 'arith.constant' stands outside of a pipe.layer and can't be given to a stage; move it into the layers that use it
// BLOCKS:         error: a model to be partitioned must have one block
// NONE:           error: pipe-partition requires a module in phase 'model', but this one holds no pipeline; a frontend makes it

//--- model.mlir
func.func @model(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %a = pipe.layer "a" (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  %b = pipe.layer "b" (%a) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  %c = pipe.layer "c" (%b) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  return %c : tensor<f32>
}

//--- outside.mlir
func.func @model(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %c = arith.constant dense<1.0> : tensor<f32>
  %a = pipe.layer "a" (%c) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  return %a : tensor<f32>
}

//--- blocks.mlir
func.func @model(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  cf.br ^bb1
^bb1:
  return %x : tensor<f32>
}

//--- none.mlir
func.func @model() {
  return
}
