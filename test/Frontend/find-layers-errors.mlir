// RUN: pipeline-opt %s -split-input-file -verify-diagnostics --pipe-find-layers
// RUN: not pipeline-opt %s -split-input-file --pipe-find-layers="pattern=net.h.*;net.g.*" 2>&1 \
// RUN:     | FileCheck %s --check-prefix=PATTERN
// RUN: not pipeline-opt %s -split-input-file --pipe-find-layers=by=location 2>&1 \
// RUN:     | FileCheck %s --check-prefix=LOCATION
// RUN: not pipeline-opt %s -split-input-file --pipe-find-layers="by=structure pattern=net.h.*" 2>&1 \
// RUN:     | FileCheck %s --check-prefix=BOTH
// RUN: not pipeline-opt %s -split-input-file --pipe-find-layers="pattern=;," 2>&1 \
// RUN:     | FileCheck %s --check-prefix=EMPTY

// PATTERN: error: no op has a location in a module 'net.g.*'; there are 'net.h.*'
// LOCATION: error: no list of modules that are alike makes up this model; find layers by=structure, or name modules by pattern=: there are 'net.h.*'
// EMPTY: error: pattern= is ';,', which names no module
// BOTH: error: pattern= names modules, which by=structure does not look at; drop one of the two

// Modules that the right pattern names.

func.func @named(%x: tensor<f32> {pipe.input = "x"}, %w: tensor<f32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %e = tensor.empty() : tensor<f32>
  %y = linalg.mul ins(%x, %w : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32> loc("net.h.0")
  %z = linalg.mul ins(%y, %w : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32> loc("net.h.1")
  return %z : tensor<f32>
}

// -----

func.func @has_layers(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model} {
  // expected-error@+1 {{is a layer already; layers are found in a model that has none}}
  %y = pipe.layer "a" (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %e = tensor.empty() : tensor<f32>
    %b = linalg.mul ins(%a, %a : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
    pipe.yield %b : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// expected-error@+1 {{holds no 'pipe.model'}}
module {
  func.func @no_model(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
}

// -----

func.func @returns_argument(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model} {
  // expected-error@+1 {{result #0 is an argument of the model; a layer must make it}}
  return %x : tensor<f32>
}
