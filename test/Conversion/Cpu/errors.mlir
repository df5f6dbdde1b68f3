// RUN: pipeline-opt %s -pipe-cpu-codegen -split-input-file -verify-diagnostics

// expected-error @+1 {{argument 0 has type 'tensor<?xf32>'; only tensors of static shape can be compiled}}
func.func private @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> attributes {pipe.function} {
  return %x : tensor<?xf32>
}

// -----

// expected-error @+1 {{argument 0 is an accumulator but does not stand behind all other arguments}}
func.func private @order(%a: tensor<4xf32> {pipe.accumulator}, %x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  return %a : tensor<4xf32>
}

// -----

// expected-error @+1 {{has 1 accumulators but only 0 results; every accumulator's updated value is a result}}
func.func private @lost(%a: tensor<4xf32> {pipe.accumulator}) attributes {pipe.function} {
  return
}

// -----

// expected-error @+1 {{accumulator 0 has type 'tensor<4xf32>' but its updated value has type 'tensor<8xf32>'}}
func.func private @type(%a: tensor<4xf32> {pipe.accumulator}) -> tensor<8xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<8xf32>
  return %e : tensor<8xf32>
}

// -----

// expected-error @+1 {{has branches between blocks; express control flow with scf ops}}
func.func private @branches(%x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %v = tensor.extract %x[%c0] : tensor<4xf32>
  %c = arith.cmpf ogt, %v, %zero : f32
  cf.cond_br %c, ^a, ^b
^a:
  return %x : tensor<4xf32>
^b:
  %e = tensor.empty() : tensor<4xf32>
  return %e : tensor<4xf32>
}

// -----

func.func private @unknown(%x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  %i = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %u = arith.constant dense<1.0> : tensor<2x1xf32>
  // expected-error @+1 {{'tensor.scatter' op cannot be compiled for the CPU: it has no form on buffers}}
  %y = tensor.scatter %u into %x[%i] scatter_dims([0]) unique : (tensor<2x1xf32>, tensor<4xf32>, tensor<2x1xi64>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{calls itself, through other functions perhaps; the memory of a recursive function cannot be planned}}
func.func private @recursive(%x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  %y = func.call @recursive(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @mixed(%x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  %y = func.call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'arith.negf' op stands in a function that calls layer functions; such a function holds calls and a return only}}
  %z = arith.negf %y : tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

func.func private @outside(tensor<4xf32>) -> tensor<4xf32>
func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @calls_out(%x: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function} {
  %y = func.call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{calls @outside, which is no pipe.function with a body}}
  %z = func.call @outside(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

#matrix = affine_map<(r, k, f, v) -> (r, f)>
#key = affine_map<(r, k, f, v) -> (k, f)>
#value = affine_map<(r, k, f, v) -> (k, v)>
#output = affine_map<(r, k, f, v) -> (r, v)>

func.func private @nothing(%q: tensor<4x8xf32>, %k: tensor<0x8xf32>) -> tensor<4x8xf32> attributes {pipe.function} {
  // expected-error @+1 {{has a dimension of size 0; an attention without rows, keys or features cannot be compiled}}
  %o, %shift, %total = pipe.attention query(%q : tensor<4x8xf32>) key(%k : tensor<0x8xf32>)
      value(%k : tensor<0x8xf32>) maps [#matrix, #key, #value, #output]
      -> tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32> scores {
  ^bb0(%raw: f32, %row: index, %c: index):
    pipe.yield %raw : f32
  }
  return %o : tensor<4x8xf32>
}
