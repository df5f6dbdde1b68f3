// RUN: pipeline-opt %s --pipe-verify -split-input-file -verify-diagnostics

func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %0 = pipe.layer "a" (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    pipe.yield %b : tensor<f32>
  }
  // expected-error @+1 {{M1: stands in a model, which here holds pipe.layer only}}
  %1 = arith.addf %0, %0 : tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  // expected-note @+1 {{the first is here}}
  %0 = pipe.layer "a" (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    pipe.yield %b : tensor<f32>
  }
  // expected-error @+1 {{M2: is a second layer named 'a'}}
  %1 = pipe.layer "a" (%0) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    pipe.yield %b : tensor<f32>
  }
  return %1 : tensor<f32>
}

// -----

func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %0 = pipe.layer "a" (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    pipe.yield %b : tensor<f32>
  }
  // expected-error @+1 {{M3: result #0 is an argument of the model; a layer must make it}}
  return %x : tensor<f32>
}

// -----

// A stage assigned twice.
func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
  %0 = pipe.stage 0 (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    %1 = pipe.layer "a" (%b) : (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
      pipe.yield %c : tensor<f32>
    }
    pipe.yield %1 : tensor<f32>
  }
  // expected-error @+1 {{P2: is stage 0, but stage 1 comes here}}
  %2 = pipe.stage 0 (%0) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    %1 = pipe.layer "b" (%b) : (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
      pipe.yield %c : tensor<f32>
    }
    pipe.yield %1 : tensor<f32>
  }
  return %2 : tensor<f32>
}

// -----

func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  // expected-error @+1 {{P3: holds no layer}}
  %0 = pipe.stage 0 (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    pipe.yield %b : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

// expected-error @+1 {{P2: has 1 stages, but its partition has 2}}
func.func @m(%x: tensor<f32> {pipe.input = "x"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
  %0 = pipe.stage 0 (%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%b: tensor<f32>):
    %1 = pipe.layer "a" (%b) : (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
      pipe.yield %c : tensor<f32>
    }
    pipe.yield %1 : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

// A buffer that changes belongs to one layer.
func.func @m(%x: tensor<f32> {pipe.input = "x"}, %s: tensor<f32> {pipe.buffer = "s"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "s"}) attributes {pipe.model} {
  // expected-note @+1 {{it is updated here}}
  %0, %1 = pipe.layer "a" (%x, %s) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = arith.addf %a, %b : tensor<f32>
    pipe.yield %a, %sum : tensor<f32>, tensor<f32>
  }
  // expected-error @+1 {{M4: reads buffer 's', which another layer updates; put all that uses the buffer into one layer}}
  %2 = pipe.layer "b" (%0, %s) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = arith.addf %a, %b : tensor<f32>
    pipe.yield %sum : tensor<f32>
  }
  return %2, %1 : tensor<f32>, tensor<f32>
}

// -----

// Its two owners would see half of the microbatches each.
// expected-error @+1 {{P4: updates buffer 's', but every stage has two owners}}
func.func @m(%x: tensor<f32> {pipe.input = "x"}, %s: tensor<f32> {pipe.buffer = "s"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "s"})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0], mirrors = [0]>} {
  %0, %1 = pipe.stage 0 (%x, %s) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %2, %3 = pipe.layer "a" (%c, %d) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %sum = arith.addf %a, %b : tensor<f32>
      pipe.yield %a, %sum : tensor<f32>, tensor<f32>
    }
    pipe.yield %2, %3 : tensor<f32>, tensor<f32>
  }
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

// expected-error @+1 {{pipe-verify: holds no pipeline}}
module {}
