// Where costs come from: attributes, a file, the ops of the layers.
//
// RUN: split-file %s %t
// RUN: pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2" | FileCheck %s --check-prefix=ATTRIBUTES
// RUN: pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2 costs=%t/costs.json" | FileCheck %s --check-prefix=FILE
// RUN: pipeline-opt %t/ops.mlir --pipe-partition="ranks=2" | FileCheck %s --check-prefix=OPS
//
// RUN: not pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2 costs=%t/nowhere.json" 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2 costs=%t/broken.json" 2>&1 | FileCheck %s --check-prefix=BROKEN
// RUN: not pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2 costs=%t/missing.json" 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2 costs=%t/unknown.json" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2 costs=%t/zero.json" 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not pipeline-opt %t/attributes.mlir --pipe-partition="ranks=2 costs=%t/huge.json" 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not pipeline-opt %t/some.mlir --pipe-partition="ranks=2" 2>&1 | FileCheck %s --check-prefix=SOME

// 5 | 1 + 1 + 2
// ATTRIBUTES: pipe.stage 0
// ATTRIBUTES:   pipe.layer "a"
// ATTRIBUTES: pipe.stage 1
// ATTRIBUTES:   pipe.layer "b"
// ATTRIBUTES:   pipe.layer "c"
// ATTRIBUTES:   pipe.layer "d"

// 1 + 1 + 1 | 2.5
// FILE: pipe.stage 0
// FILE:   pipe.layer "a"
// FILE:   pipe.layer "b"
// FILE:   pipe.layer "c"
// FILE: pipe.stage 1
// FILE:   pipe.layer "d"

// One large product is more than three sums.
// OPS: pipe.stage 0
// OPS:   pipe.layer "small"
// OPS:   pipe.layer "view"
// OPS:   pipe.layer "other small"
// OPS: pipe.stage 1
// OPS:   pipe.layer "large"

// NOWHERE: attributes.mlir:1:1: error: can't read costs from '{{.*}}nowhere.json': No such file or directory
// BROKEN:  attributes.mlir:1:1: error: '{{.*}}broken.json' is not valid JSON
// MISSING: attributes.mlir:14:8: error: layer "d" has no cost in '{{.*}}missing.json'; add it there
// UNKNOWN: attributes.mlir:1:1: error: '{{.*}}unknown.json' has a cost for "e", but there is no such layer
// ZERO:    attributes.mlir:6:8: error: the cost of layer "b" in '{{.*}}zero.json' must be a number greater than 0, but is 0
// HUGE:    attributes.mlir:1:1: error: the costs of its layers have no finite sum; use a larger unit
// SOME:    some.mlir:6:8: error: layer "b" has no 'pipe.cost', but others have one, in a unit that only they know; give it to all layers or to none
// SOME:    some.mlir:2:8: note: one that has it

//--- costs.json
{"a": 1, "b": 1, "c": 1, "d": 2.5}
//--- broken.json
{"a": 1,
//--- missing.json
{"a": 1, "b": 1, "c": 1}
//--- unknown.json
{"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}
//--- zero.json
{"a": 1, "b": 0, "c": 1, "d": 1}
//--- huge.json
{"a": 1e308, "b": 1e308, "c": 1, "d": 1}

//--- attributes.mlir
func.func @model(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %a = pipe.layer "a" (%x) attributes {pipe.cost = 5.0} : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  %b = pipe.layer "b" (%a) attributes {pipe.cost = 1.0} : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  %c = pipe.layer "c" (%b) attributes {pipe.cost = 1.0} : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  %d = pipe.layer "d" (%c) attributes {pipe.cost = 2.0} : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  return %d : tensor<f32>
}

//--- some.mlir
func.func @model(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %a = pipe.layer "a" (%x) attributes {pipe.cost = 5.0} : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  %b = pipe.layer "b" (%a) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%0: tensor<f32>):
    pipe.yield %0 : tensor<f32>
  }
  return %b : tensor<f32>
}

//--- ops.mlir
func.func @model(%x: tensor<64x64xf32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %a = pipe.layer "small" (%x) : (tensor<64x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%0: tensor<64x64xf32>):
    %1 = arith.addf %0, %0 : tensor<64x64xf32>
    pipe.yield %1 : tensor<64x64xf32>
  }
  %b = pipe.layer "view" (%a) : (tensor<64x64xf32>) -> tensor<4096xf32> {
  ^bb0(%0: tensor<64x64xf32>):
    %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
    pipe.yield %1 : tensor<4096xf32>
  }
  %c = pipe.layer "other small" (%b) : (tensor<4096xf32>) -> tensor<64x64xf32> {
  ^bb0(%0: tensor<4096xf32>):
    %1 = arith.addf %0, %0 : tensor<4096xf32>
    %2 = tensor.expand_shape %1 [[0, 1]] output_shape [64, 64] : tensor<4096xf32> into tensor<64x64xf32>
    pipe.yield %2 : tensor<64x64xf32>
  }
  %d = pipe.layer "large" (%c) : (tensor<64x64xf32>) -> tensor<f32> {
  ^bb0(%0: tensor<64x64xf32>):
    %1 = linalg.matmul ins(%0, %0 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = tensor.extract_slice %1[0, 0] [1, 1] [1, 1] : tensor<64x64xf32> to tensor<f32>
    pipe.yield %2 : tensor<f32>
  }
  return %d : tensor<f32>
}
