// RUN: pipeline-opt %s --pipe-form-model -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error @+1 {{has no public function with a body; a model is one that takes}}
module {
  func.func private @main(tensor<f32>) -> tensor<f32>
}

// -----

// expected-error @+1 {{has 2 public functions: 'loss', 'accuracy'; say which is the model with function=NAME}}
module {
  func.func @loss(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
  func.func @accuracy(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
}

// -----

// expected-error @+1 {{is a model already; --pipe-form-model takes what a framework exported}}
func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  return %x : tensor<f32>
}

// -----

func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{calls 'other', which has no body}}
  %0 = call @other(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @other(tensor<f32>) -> tensor<f32>

// -----

func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @again(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{calls 'again', which calls itself; a model has no recursion}}
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @jumps(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// expected-error @+1 {{has more than one block; structured control flow is scf's}}
func.func private @jumps(%x: tensor<f32>) -> tensor<f32> {
  cf.br ^next
^next:
  return %x : tensor<f32>
}

// -----

// expected-error @+1 {{has more than one block; a model is one, with structured control flow (scf) at most}}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  cf.br ^next
^next:
  return %x : tensor<f32>
}

// -----

func.func @main(
    // expected-error @+1 {{argument #0 of the model, 'tensor<?x8xf32>', has a dynamic shape; memory is planned before a run, so export with static shapes}}
    %x: tensor<?x8xf32>,
    // expected-error @+1 {{argument #1 of the model, 'i64', is no tensor; export with the number in a tensor}}
    %n: i64,
    // expected-error @+1 {{argument #2 of the model, 'tensor<4xcomplex<f32>>', is no tensor of integers or floats}}
    %c: tensor<4xcomplex<f32>>,
    // expected-error @+1 {{argument #3 of the model, 'tensor<0x4xf32>', has no elements; export without what computes nothing}}
    %e: tensor<0x4xf32>,
    // expected-error @+1 {{argument #4 of the model, 'memref<4xf32>', is no tensor of integers or floats}}
    %m: memref<4xf32>) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Each op once.

func.func @main(%x: tensor<4xf32>, %n: tensor<index>) -> tensor<f32> {
  // expected-error @+1 {{'other.scan' is no op that a model can have: the compiler knows linalg, tensor (without gather and scatter), arith, math, scf and cf.assert; lower or decompose it when exporting}}
  %0 = "other.scan"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "other.scan"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'ml_program.global_load' is no op that a model can have}}
  %seed = ml_program.global_load @seed : tensor<i64>
  %2 = tensor.extract %n[] : tensor<index>
  %at = arith.constant dense<0> : tensor<1x1xindex>
  // expected-error @+1 {{'tensor.gather' is no op that a model can have}}
  %row = tensor.gather %x[%at] gather_dims([0]) : (tensor<4xf32>, tensor<1x1xindex>) -> tensor<1x1xf32>
  // expected-error @+1 {{a result of type 'tensor<?xf32>' has a dynamic shape}}
  %3 = tensor.empty(%2) : tensor<?xf32>
  %4 = arith.constant dense<0.0> : tensor<f32>
  return %4 : tensor<f32>
}
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>

// -----

// expected-error @+1 {{does not say what argument #0 is: neither an attribute (pipe.input, pipe.parameter, pipe.buffer) nor a name in its location tells; list what comes from the data with inputs=NAME|INDEX,... and all others are parameters}}
func.func @main(
    // expected-note @+1 {{argument #0: 'tensor<4xf32>' without a name}}
    %x: tensor<4xf32>,
    // expected-note @+1 {{argument #1: 'tensor<8xf32>' without a name}}
    %w: tensor<8xf32>) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Names that are no paths tell nothing.

// expected-error @+3 {{does not say what argument #0 is}}
// expected-note @unknown {{argument #0: 'tensor<4xf32>' 'params['w''}}
// expected-note @unknown {{argument #1: 'tensor<4xf32>' 'jit(loss)'}}
func.func @main(%x: tensor<4xf32> loc("params['w'"), %w: tensor<4xf32> loc("jit(loss)")) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Where some arguments have attributes, locations do not tell what the others are.

// expected-error @+1 {{does not say what argument #1 is}}
func.func @main(
    // expected-note @+1 {{argument #0: 'tensor<4xf32>' 'w'}}
    %x: tensor<4xf32> {pipe.parameter = "w"},
    // expected-note @+1 {{argument #1: 'tensor<8xf32>' without a name}}
    %w: tensor<8xf32>) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-error @+1 {{has no parameter, so there is nothing to train}}
func.func @main(
    // expected-note @+1 {{argument #0: 'tensor<4xf32>' 'x'}}
    %x: tensor<4xf32> {pipe.input = "x"},
    // expected-note @+1 {{argument #1: 'tensor<4xf32>' 'scale'}}
    %s: tensor<4xf32> {pipe.constant = "scale"}) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @main(
    // expected-error @+1 {{argument #0 is marked as two things, 'pipe.parameter' one of them; an argument is an input, a parameter or a buffer}}
    %x: tensor<4xf32> {pipe.input = "x", pipe.parameter = "x"}) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @main(
    // expected-note @+1 {{the first is here}}
    %x: tensor<4xf32> {pipe.input = "x"},
    // expected-error @+1 {{arguments #0 and #1 are both named 'x'; weights and data are found by name, so give each its own}}
    %w: tensor<4xf32> {pipe.parameter = "x"}) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @main(
    // expected-error @+1 {{argument #0, the parameter 'n', holds 'i64', but what is trained is f32; list it with inputs= if it comes from the data, with buffers= if it is state}}
    %n: tensor<4xi64> {pipe.parameter = "n"},
    // expected-error @+1 {{argument #1, the parameter 'w', holds 'bf16', but what is trained is f32; export the model in float32}}
    %w: tensor<4xbf16> {pipe.parameter = "w"}) -> tensor<f32> {
  %0 = arith.constant dense<0.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-error @+1 {{returns no scalar float, so it has no loss; export a function that returns its loss}}
func.func @main(%w: tensor<4xf32> {pipe.parameter = "w"}) -> (tensor<4xf32> {pipe.output = "y"}) {
  // expected-note @+1 {{result #0 'y': 'tensor<4xf32>'}}
  return %w : tensor<4xf32>
}

// -----

// expected-error @+1 {{returns 2 scalar floats; say which is the loss with loss=NAME|INDEX}}
func.func @main(%w: tensor<f32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.output = "loss"}, tensor<4xf32>, tensor<f32>) {
  %0 = arith.constant dense<0.0> : tensor<f32>
  %1 = arith.constant dense<0.0> : tensor<4xf32>
  // expected-note @+3 {{result #0 'loss': 'tensor<f32>'}}
  // expected-note @+2 {{result #1: 'tensor<4xf32>'}}
  // expected-note @+1 {{result #2: 'tensor<f32>'}}
  return %0, %1, %0 : tensor<f32>, tensor<4xf32>, tensor<f32>
}

// -----

func.func @main(%w: tensor<f32> {pipe.parameter = "w"}) -> tensor<f64> {
  %0 = arith.constant dense<0.0> : tensor<f64>
  // expected-error @+1 {{result #0 is the loss and must be a scalar of f32, but is 'tensor<f64>'; compute it in float32}}
  return %0 : tensor<f64>
}

// -----

func.func @main(%w: tensor<f32> {pipe.parameter = "w"}) -> (tensor<4xf32> {pipe.loss}) {
  %0 = arith.constant dense<0.0> : tensor<4xf32>
  // expected-error @+1 {{result #0 is the loss and must be a scalar of f32, but is 'tensor<4xf32>'; return its sum or mean}}
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%w: tensor<f32> {pipe.parameter = "w"}) -> (tensor<f32> {pipe.loss = "loss"}) {
  // expected-error @+1 {{result #0 'loss' is the loss, but it is an argument as it came; a model computes its loss}}
  return %w : tensor<f32>
}

// -----

func.func @main(%w: tensor<f32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "mean"}) {
  %0 = arith.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{result #1 'mean' updates a buffer that is no argument; mark the argument that holds its old value with pipe.buffer = "mean"}}
  return %0, %0 : tensor<f32>, tensor<f32>
}

// -----

func.func @main(%w: tensor<f32> {pipe.parameter = "w"}, %b: tensor<4xf32> {pipe.buffer = "mean"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "mean"}) {
  %0 = arith.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{result #1 'mean' updates a buffer of type 'tensor<4xf32>', but is 'tensor<f32>'}}
  return %0, %0 : tensor<f32>, tensor<f32>
}

// -----

func.func @main(%w: tensor<f32> {pipe.parameter = "w"}, %b: tensor<f32> {pipe.buffer = "mean"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "mean"}, tensor<f32> {pipe.buffer = "mean"}) {
  %0 = arith.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{result #2 'mean' updates the buffer that result #1 updates}}
  return %0, %0, %0 : tensor<f32>, tensor<f32>, tensor<f32>
}
