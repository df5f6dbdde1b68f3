// RUN: pipeline-opt %s --pipe-guard-gathers -split-input-file -verify-diagnostics

// expected-error @+1 {{pipe-guard-gathers requires a module in phase 'model', but this one holds no pipeline}}
module {}

// -----

func.func @m(%ids: tensor<4xindex> {pipe.input = "ids"}, %w: tensor<8xf32> {pipe.parameter = "w"},
             %go: tensor<i1> {pipe.input = "go"}) -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %0 = arith.constant 0 : index
  %go0 = tensor.extract %go[] : tensor<i1>
  %loss = scf.if %go0 -> tensor<f32> {
    %id = tensor.extract %ids[%0] : tensor<4xindex>
    // expected-error @+1 {{an index stands in scf.if, where it cannot be checked; it can in a linalg.generic, in an scf.for and between them}}
    %e = tensor.extract %w[%id] : tensor<8xf32>
    %empty = tensor.empty() : tensor<f32>
    %f = linalg.fill ins(%e : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    scf.yield %f : tensor<f32>
  } else {
    %c = arith.constant dense<0.0> : tensor<f32>
    scf.yield %c : tensor<f32>
  }
  return %loss : tensor<f32>
}

// -----

// The place of an element depends on the elements before it.

func.func @m(%x: tensor<4xindex> {pipe.input = "x"}, %w: tensor<8xindex> {pipe.buffer = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %c0 = arith.constant 0 : index
  %empty = tensor.empty() : tensor<index>
  %start = linalg.fill ins(%c0 : index) outs(%empty : tensor<index>) -> tensor<index>
  %last = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                          iterator_types = ["reduction"]}
      ins(%x : tensor<4xindex>) outs(%start : tensor<index>) {
  ^bb0(%in: index, %out: index):
    %at = arith.addi %in, %out : index
    // expected-error @+1 {{an index depends on what its reduction has computed so far, which cannot be checked; compute it in an op of its own}}
    %e = tensor.extract %w[%at] : tensor<8xindex>
    linalg.yield %e : index
  } -> tensor<index>
  %loss = arith.constant dense<0.0> : tensor<f32>
  return %loss : tensor<f32>
}

// -----

func.func @m(%x: tensor<index> {pipe.input = "x"}, %w: tensor<8xf32> {pipe.parameter = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %n = tensor.extract %x[] : tensor<index>
  // expected-error @+1 {{takes a stride that depends on data, which cannot be checked; gather instead}}
  %s = tensor.extract_slice %w[0] [2] [%n] : tensor<8xf32> to tensor<2xf32>
  %loss = arith.constant dense<0.0> : tensor<f32>
  return %loss : tensor<f32>
}

// -----

func.func @m(%x: tensor<index> {pipe.input = "x"}, %w: tensor<0xf32> {pipe.buffer = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %n = tensor.extract %x[] : tensor<index>
  // expected-error @+1 {{reads more elements than there are along dimension 0}}
  %e = tensor.extract %w[%n] : tensor<0xf32>
  %loss = arith.constant dense<0.0> : tensor<f32>
  return %loss : tensor<f32>
}
