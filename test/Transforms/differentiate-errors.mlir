// RUN: pipeline-opt --pipe-differentiate %s -split-input-file -verify-diagnostics

// An op without a derivative, where a gradient would pass through it.

func.func @m(%w: tensor<4xf32> {pipe.parameter = "w"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  %0 = pipe.stage 0 (%w) : (tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4xf32>):
    %y = pipe.layer "odd" (%a) : (tensor<4xf32>) -> tensor<f32> {
    ^bb0(%c: tensor<4xf32>):
      %init = arith.constant dense<1.0> : tensor<f32>
      // expected-error @below {{has no derivative: the reduction of result #0 is neither a sum nor a maximum nor a minimum}}
      %p = linalg.reduce {arith.mulf} ins(%c : tensor<4xf32>) outs(%init : tensor<f32>) dimensions = [0]
      pipe.yield %p : tensor<f32>
    }
    pipe.yield %y : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

func.func @m(%w: tensor<1xf32> {pipe.parameter = "w"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  %0 = pipe.stage 0 (%w) : (tensor<1xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<1xf32>):
    %y = pipe.layer "reshape" (%a) : (tensor<1xf32>) -> tensor<f32> {
    ^bb0(%c: tensor<1xf32>):
      %shape = arith.constant dense<> : tensor<0xindex>
      // expected-error @below {{has no derivative: no rule is known for 'tensor.reshape'; mark it with 'pipe.stop_gradient' if its results are constants}}
      %p = tensor.reshape %c(%shape) : (tensor<1xf32>, tensor<0xindex>) -> tensor<f32>
      pipe.yield %p : tensor<f32>
    }
    pipe.yield %y : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

// Not an error where no gradient passes; but then nothing is trained.

// expected-remark @below {{parameter 'w' does not reach the loss and is not trained}}
func.func @m(%w: tensor<1xf32> {pipe.parameter = "w"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  %0 = pipe.stage 0 (%w) : (tensor<1xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<1xf32>):
    %y = pipe.layer "reshape" (%a) : (tensor<1xf32>) -> tensor<f32> {
    ^bb0(%c: tensor<1xf32>):
      %shape = arith.constant dense<> : tensor<0xindex>
      %p = tensor.reshape %c(%shape) {pipe.stop_gradient} : (tensor<1xf32>, tensor<0xindex>) -> tensor<f32>
      pipe.yield %p : tensor<f32>
    }
    pipe.yield %y : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  %0 = pipe.stage 0 (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    // expected-error @below {{result #0 of the model is an argument that layers only pass on; a layer must compute it}}
    %y = pipe.layer "l" (%a) : (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
      pipe.yield %c : tensor<f32>
    }
    pipe.yield %y : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

// P3, checked before anything is made.

func.func @m(%w: tensor<f32> {pipe.parameter = "w"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
  // expected-error @below {{P3: holds no layer}}
  %0 = pipe.stage 0 (%w) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    pipe.yield %a : tensor<f32>
  }
  %1 = pipe.stage 1 (%0) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %y = pipe.layer "l" (%a) : (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
      %e = tensor.empty() : tensor<f32>
      %p = linalg.exp ins(%c : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
      pipe.yield %p : tensor<f32>
    }
    pipe.yield %y : tensor<f32>
  }
  return %1 : tensor<f32>
}

// -----

// expected-error @below {{pipe-differentiate requires a module in phase 'partitioned', but this one is in phase 'model'; run --pipe-partition first}}
module {
  func.func @m(%w: tensor<f32> {pipe.parameter = "w"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
    %y = pipe.layer "l" (%w) : (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
      %e = tensor.empty() : tensor<f32>
      %p = linalg.exp ins(%c : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
      pipe.yield %p : tensor<f32>
    }
    return %y : tensor<f32>
  }
}
