//===- Passes.td - From a framework's function to a model ---*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_FRONTEND_PASSES_TD
#define PIPELINE_FRONTEND_PASSES_TD

include "mlir/Pass/PassBase.td"

// In the order in which `pipeline-import linalg` runs them. The IR in their
// descriptions is run by test/Frontend.

def FormModelPass : Pass<"pipe-form-model", "mlir::ModuleOp"> {
  let summary = "Makes a model of a framework's function";
  let description = [{
    Requires a function of upstream dialects on tensors of static shape that returns
    a scalar loss, as torch-mlir and StableHLO lower to it; establishes a formed model:
    phase `model`, but for its layers, which `--pipe-find-layers` makes. What the
    function computes is not changed.

    The function is the module's only public one with a body, or `function`. Calls are
    inlined; all else that the module holds is dropped. An op of another dialect, a
    dynamic shape or a number outside a tensor is an error.

    Arguments become inputs, parameters and buffers. What an argument is and its name say
    its attributes: `pipe.input`, `pipe.parameter`, `pipe.buffer`, and `pipe.constant`
    for a buffer that nothing updates. Where no argument has any, locations tell, as JAX
    writes them: `params['layers'][0]['q']` is the parameter `params.layers.0.q`, and
    `x` is an input. `inputs` and `buffers` overrule both: each entry is the index of an
    argument, its name, or the name of a tree that it is in; with `inputs`, what is in no
    list and has no attribute is a parameter. Parameters are f32.

    Of the results, the loss comes first: `loss`, else the one with `pipe.loss`, else
    the only scalar float. Results with `pipe.buffer` are the new values of buffers,
    unless they are the old ones; other scalars of f32 are metrics. All else is dropped,
    with a remark. `loss-weight` names a result or an input that counts what the loss of
    a microbatch is worth, such as its valid tokens: the sum of its elements becomes one
    more result.

    An index into a tensor is guarded as `--pipe-guard-gathers` says; `cf.assert`
    becomes a check.

    Unit dimensions are folded, so that maps hold no constants; constants of f64 in bodies
    of f32 are rounded; what nothing reads is erased. Ops are not fused, and all keep
    their locations.

    Before:

    ```mlir
    func.func @main(%w: tensor<8xf32> loc("params['w']"), %x: tensor<4x8xf32> loc("x"))
        -> (tensor<f32>, tensor<4x8xf32>) {
      ...
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> (0, j)>,
                                            affine_map<(i, j) -> (i, j)>], ...}
          ins(%x, %row : tensor<4x8xf32>, tensor<1x8xf32>) ...
      %loss = ...
      return %loss, %y : tensor<f32>, tensor<4x8xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%w: tensor<8xf32> {pipe.parameter = "params.w"},
                    %x: tensor<4x8xf32> {pipe.input = "x"})
        -> (tensor<f32> {pipe.loss = "loss"}) attributes {pipe.model} {
      ...
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i, j)>], ...}
          ins(%x, %w : tensor<4x8xf32>, tensor<8xf32>) ...
      %loss = ...
      return %loss : tensor<f32>
    }
    ```
  }];
  let options = [
    Option<"function", "function", "std::string", [{""}],
           "The function, where the module has several">,
    ListOption<"inputs", "inputs", "std::string",
               "Arguments that come from the data: indices, names, or names of trees">,
    ListOption<"buffers", "buffers", "std::string",
               "Arguments that are state but no parameters: indices, names, or names of trees">,
    Option<"loss", "loss", "std::string", [{""}], "The result that is the loss: its index or name">,
    Option<"lossWeight", "loss-weight", "std::string", [{""}],
           "What counts the terms of the loss: a result's index or name, or an input's name">
  ];
  let statistics = [
    Statistic<"numGathers", "gathers", "Indices guarded by a clamp and a check">,
    Statistic<"numAsserts", "asserts", "Asserts that became checks">,
    Statistic<"numDroppedResults", "dropped-results", "Results that a model does not return">
  ];
  let dependentDialects = ["::pipeline::PipeDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect", "::mlir::math::MathDialect"];
}

def GuardGathersPass : Pass<"pipe-guard-gathers", "mlir::ModuleOp"> {
  let summary = "Keeps indices that come from data in range, and checks them";
  let description = [{
    Requires phase `model`, with layers or formed and still without; keeps it. Reading
    a tensor at an index that the data decides must not read other memory, and must not
    go unnoticed.

    An index of `tensor.extract` and `tensor.insert`, or an offset of a slice, that is
    not provably in range is clamped into it. How often it was not is one more result of
    the model, a `pipe.check`, whose message names the tensor, the range and the inputs
    that the index is computed from: a run fails with it unless the count is 0. It is
    counted over the loops that the index depends on and no others. Indices that are
    constant, that count loops or that are clamped already get nothing.

    A `cf.assert` becomes a check too, unless it always holds or does so wherever the
    checked indices are in range, and is erased.

    Before:

    ```mlir
    func.func @m(%ids: tensor<4xi64> {pipe.input = "ids"},
                 %table: tensor<16x8xf32> {pipe.parameter = "table"})
        -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
      ...
      ^bb0(%id: i64, %out: f32):
        %row = arith.index_cast %id : i64 to index
        %column = linalg.index 1 : index
        %element = tensor.extract %table[%row, %column] : tensor<16x8xf32>
        linalg.yield %element : f32
      ...
      return %loss : tensor<f32>
    }
    ```

    After:

    ```mlir
    func.func @m(%ids: tensor<4xi64> {pipe.input = "ids"},
                 %table: tensor<16x8xf32> {pipe.parameter = "table"})
        -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.check = "an index computed from input
            'ids' is outside [0, 15], dimension 0 of parameter 'table'"}) attributes {pipe.model} {
      ...
      %count = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                               iterator_types = ["reduction"]} ins(%ids : tensor<4xi64>) ... {
      ^bb0(%id: i64, %sum: f32):
        %row = arith.index_cast %id : i64 to index
        %outside = arith.cmpi ugt, %row, %c15 : index
        %one = arith.select %outside, %cst_1, %cst_0 : f32
        %next = arith.addf %sum, %one : f32
        linalg.yield %next : f32
      } -> tensor<f32>
      ...
      ^bb0(%id: i64, %out: f32):
        %row = arith.index_cast %id : i64 to index
        %column = linalg.index 1 : index
        %positive = arith.maxsi %row, %c0 : index
        %inside = arith.minsi %positive, %c15 : index
        %element = tensor.extract %table[%inside, %column] : tensor<16x8xf32>
        linalg.yield %element : f32
      ...
      return %loss, %count : tensor<f32>, tensor<f32>
    }
    ```
  }];
  let statistics = [
    Statistic<"numGathers", "gathers", "Indices guarded by a clamp and a check">,
    Statistic<"numAsserts", "asserts", "Asserts that became checks">
  ];
  let dependentDialects = ["::pipeline::PipeDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FindLayersPass : Pass<"pipe-find-layers", "mlir::ModuleOp"> {
  let summary = "Makes pipe.layers of the ops of a formed model";
  let description = [{
    Requires a formed model, as `--pipe-form-model` makes it: a function with
    `pipe.model` whose body is flat. Establishes phase `model`: the body is layers in
    the order of dataflow, each isolated from what surrounds it.

    `by=location` goes by the names that a framework gave. Modules of a list, such as
    `transformer.h.0` and `transformer.h.1`, are layers if they are alike and each has a
    contraction, a convolution or a loop; of a list within a list, `stages.0.layers.1`,
    the inner one counts unless more crosses between its modules than between those
    of the outer one. What comes before, between and after is a layer of its own. An
    op whose location names no module is of the layer that reads it, and what
    several modules of a list share (a relative position bias) stands before the
    first. `pattern` names the modules instead: `transformer.h.*`, several separated
    by ',' or ';', where each `*` is a number.

    `by=structure` looks at no name. The ops are ordered by dataflow, and blocks of ops
    that are equal but for their parameters are sought in this order; their instances
    are layers, and of all rotations of a block that is taken which the fewest bytes
    cross into. Where blocks share their parameters, as the steps of an unrolled loop
    do, several are one layer, so that there are at most 16. A model whose blocks
    make up less than half of its time is cut where the fewest bytes cross, into
    parts of at least a sixteenth of its time each.

    `by=auto` takes locations where they name such modules, else structure.

    Only what carries a gradient or is costly crosses layers. Constants, empty tensors,
    masks, rotary tables, integers made of inputs: what depends on no parameter and
    on no buffer that the model updates, is no contraction, convolution or loop, and takes
    a layer at most an eighth of the time of its other ops, 5 microseconds, or four times
    as long as it would take to send, is computed in each layer that reads it. So are scalars, reshapes, and copies of
    parameters (transposes, broadcasts); a value that layers read in several shapes crosses in one. Layers of
    equal ops are then equal as text, and are compiled once.

    A buffer is read in the layer that makes its new value, and the weight of the loss is
    computed in the layer of the loss.

    Before:

    ```mlir
    func.func @m(%x: tensor<4x8xf32> {pipe.input = "x"},
                 %w0: tensor<8x8xf32> {pipe.parameter = "h.0.weight"},
                 %w1: tensor<8x8xf32> {pipe.parameter = "h.1.weight"})
        -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
      %zero = arith.constant 0.0 : f32
      %empty = tensor.empty() : tensor<4x8xf32>
      %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
      %y0 = linalg.matmul ins(%x, %w0 : ...) outs(%start : ...) -> tensor<4x8xf32> loc("h.0")
      %y1 = linalg.matmul ins(%y0, %w1 : ...) outs(%start : ...) -> tensor<4x8xf32> loc("h.1")
      %none = tensor.empty() : tensor<f32>
      %nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
      %loss = linalg.generic ... ins(%y1 : ...) outs(%nothing : ...) { ... } -> tensor<f32>
      return %loss : tensor<f32>
    }
    ```

    After `--pipe-find-layers`:

    ```mlir
    func.func @m(%x: ..., %w0: ..., %w1: ...) -> (tensor<f32> {pipe.loss})
        attributes {pipe.model} {
      %y0 = pipe.layer "h.0"(%x, %w0) : ... -> tensor<4x8xf32> {
      ^bb0(%a: tensor<4x8xf32>, %w: tensor<8x8xf32>):
        %zero = arith.constant 0.0 : f32
        %empty = tensor.empty() : tensor<4x8xf32>
        %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> ...
        %y = linalg.matmul ins(%a, %w : ...) outs(%start : ...) -> tensor<4x8xf32>
        pipe.yield %y : tensor<4x8xf32>
      }
      %y1 = pipe.layer "h.1"(%y0, %w1) : ... -> tensor<4x8xf32> { ... }
      %loss = pipe.layer "loss"(%y1) : ... -> tensor<f32> { ... }
      return %loss : tensor<f32>
    }
    ```
  }];
  let options = [
    Option<"by", "by", "::pipeline::LayerSource", "::pipeline::LayerSource::Auto",
           "What layers are found by",
           "llvm::cl::values(clEnumValN(::pipeline::LayerSource::Auto, \"auto\", "
           "\"Locations if they name modules that repeat, else structure\"), "
           "clEnumValN(::pipeline::LayerSource::Location, \"location\", "
           "\"Modules that the locations of ops name\"), "
           "clEnumValN(::pipeline::LayerSource::Structure, \"structure\", "
           "\"Blocks that repeat, else the narrowest cuts\"))">,
    Option<"pattern", "pattern", "std::string", [{""}],
           "The modules that are layers, as in transformer.h.*, separated by ',' or ';'">
  ];
  let statistics = [
    Statistic<"numLayers", "layers", "Layers made">,
    Statistic<"numRepeated", "repeated", "Layers that are instances of a module or block">,
    Statistic<"numClones", "clones", "Ops that a layer computes again for itself">
  ];
  let dependentDialects = ["::pipeline::PipeDialect"];
}

#endif // PIPELINE_FRONTEND_PASSES_TD
