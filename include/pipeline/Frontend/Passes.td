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
    a layer at most an eighth of the time of its other ops (or 5 microseconds), is
    computed in each layer that reads it. So are scalars, reshapes, and transposes of
    parameters; a value that layers read in several shapes crosses in one. Layers of
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
