// RUN: pipeline-opt %s --pipe-form-model -split-input-file | FileCheck %s
//
// The result is a model: the pass that follows takes it.
// RUN: pipeline-opt %s --pipe-form-model -split-input-file | pipeline-opt --pipe-guard-gathers -split-input-file | FileCheck %s

// As JAX exports, and the example of the pass's description: names are in locations, parameters are
// in trees. A row of unit dimension is broadcast; the output is no metric.

// CHECK-LABEL: func.func public @main(
// CHECK-SAME:    %[[W:[^:]*]]: tensor<8xf32> {pipe.parameter = "params.w"}
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x8xf32> {pipe.input = "x"}
// CHECK-SAME:    -> (tensor<f32> {pipe.loss = "loss"}) attributes {pipe.model} {
// CHECK:         linalg.generic {indexing_maps = [#[[IJ:.*]], #[[J:.*]], #[[IJ]]], iterator_types = ["parallel", "parallel"]}
// CHECK-SAME:      ins(%[[X]], %[[W]] : tensor<4x8xf32>, tensor<8xf32>)
// CHECK:         %[[LOSS:.*]] = linalg.generic
// CHECK:         return %[[LOSS]] : tensor<f32>
func.func public @main(%w: tensor<8xf32> loc("params['w']"), %x: tensor<4x8xf32> loc("x"))
    -> (tensor<f32>, tensor<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %row = tensor.expand_shape %w [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  %empty = tensor.empty() : tensor<4x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>,
                                        affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %row : tensor<4x8xf32>, tensor<1x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<4x8xf32>
  %none = tensor.empty() : tensor<f32>
  %start = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
                          iterator_types = ["reduction", "reduction"]}
      ins(%y : tensor<4x8xf32>) outs(%start : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %sum = arith.addf %s, %a : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  return %loss, %y : tensor<f32>, tensor<4x8xf32>
}

// -----

// All kinds of keys: of dictionaries, sequences, attributes and nodes that JAX does not know.

// CHECK-LABEL: func.func @keys(
// CHECK-SAME:    {pipe.parameter = "params.layers.0.q"}
// CHECK-SAME:    {pipe.parameter = "params.l-1.norm"}
// CHECK-SAME:    {pipe.parameter = "params.2.w"}
// CHECK-SAME:    {pipe.input = "tokens"}
func.func @keys(%a: tensor<f32> loc("params['layers'][0]['q']"), %b: tensor<f32> loc("params[\22l-1\22].norm"),
                %c: tensor<f32> loc("params[<flat index 2>].w"), %x: tensor<f32> loc("tokens")) -> tensor<f32> {
  %l = arith.addf %a, %x : tensor<f32>
  return %l : tensor<f32>
}
