//===- PipeGraphOps.td - Ops of the differentiated and scheduled phases -*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPEGRAPHOPS_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPEGRAPHOPS_TD

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "pipeline/Dialect/Pipe/IR/PipeModelOps.td"
include "pipeline/Dialect/Pipe/IR/PipeTypes.td"

// Printed values carry the names that a person knows them by.
def Pipe_NamedResults : DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

// A value of the stage graph: what one rank may hand to another or keep.
def Pipe_Value : AnyTypeOf<[AnyRankedTensor, Pipe_BundleType]>;

def Pipe_GraphOp : Pipe_Op<"graph", [IsolatedFromAbove, NoTerminator, SingleBlock, Symbol,
                                     NoRegionArguments]> {
  let summary = "the stage graph: one microbatch, forward and backward, as SSA";
  let description = [{
    Says what every stage computes from what. Each `pipe.compute` is one node:
    an action of the schedule without its microbatch. Everything that a rank
    must receive, keep and send follows from the uses in this graph.

    Constraints, by number (checked by `--pipe-verify=phase=differentiated`):

    - G1: every stage has one F and one backward: one B, or one I and one W; or no
      stage has a backward, in a graph that only evaluates;
    - G2: a value is used after it is made, and a bundle only in its own stage;
    - G3: functions agree with their nodes in types and in accumulators;
    - G4: every accumulator is added to by exactly one node;
    - G5: the loss is a scalar float and is the first `pipe.output`; outputs have
      names of their own; at most one is a `weight`, and then the backward starts
      from it instead of from a `pipe.loss_gradient`;
    - G6: a state that is updated belongs to one F, which updates it once and alone
      reads it; no stage of such a graph has two copies.

    Life cycle: made by `--pipe-differentiate`; read by `--pipe-schedule` and
    `--pipe-lower-to-ranks`; kept as the reference of the ranked and planned
    phases' verifiers; removed by `--convert-pipe-to-llvm`.

    ```mlir
    pipe.graph @m partition <ranks = 2, owners = [0, 1]> {
      %tokens = pipe.input "tokens" : tensor<4xi32>
      %w = pipe.parameter "fc.weight" : tensor<8x8xf32>
      %g = pipe.accumulator %w layer 0 : tensor<8x8xf32>
      %x, %r = pipe.compute F 0 @m.stage0.forward(%tokens, %w)
          : (tensor<4xi32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4x8xf32>>)
      ...
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Pipe_PartitionAttr:$partition);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name `partition` $partition attr-dict-with-keyword $body";
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    int64_t getRanks() { return getPartition().getRanks(); }
    int64_t getStages() { return getPartition().getStages(); }
    int64_t getCopies() { return getPartition().getCopies(); }
    /// The node of an action, or null.
    ComputeOp getCompute(ActionKind kind, int64_t stage);
    /// True when the backward is an I and a W instead of a B.
    bool hasSplitBackward();
    /// True when there is no backward: the graph evaluates and trains nothing.
    bool isForwardOnly();
    /// What a microbatch's loss counts for, or null where all count the same.
    OutputOp getLossWeight();
  }];
}

class Pipe_GraphNode<string mnemonic, list<Trait> traits = []>
    : Pipe_Op<mnemonic, !listconcat([HasParent<"GraphOp">], traits)>;

def Pipe_InputOp : Pipe_GraphNode<"input", [Pipe_NamedResults]> {
  let summary = "an input of the model, another tensor for each microbatch";
  let description = [{
    Loaded where it is read, never sent. Life cycle: as `pipe.graph`; becomes a
    `pipe.load` wherever an action reads it.

    ```mlir
    %tokens = pipe.input "tokens" : tensor<4x128xi32>
    ```
  }];
  let arguments = (ins StrAttr:$name);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$name attr-dict `:` type($result)";
}

def Pipe_ParameterOp : Pipe_GraphNode<"parameter", [Pipe_NamedResults]> {
  let summary = "a parameter of the model";
  let description = [{
    Lives on every rank that has a stage which uses it. `frozen` ones are not
    trained. Life cycle: as `pipe.graph`; becomes a `pipe.buffer` per rank.

    ```mlir
    %w = pipe.parameter "fc.weight" {init = #pipe.normal<mean = 0.0, deviation = 0.02>} : tensor<8x8xf32>
    %t = pipe.parameter "table" frozen : tensor<8x8xf32>
    ```
  }];
  let arguments = (ins StrAttr:$name, UnitAttr:$frozen, OptionalAttr<AnyAttr>:$init);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$name (`frozen` $frozen^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Pipe_StateOp : Pipe_GraphNode<"state", [Pipe_NamedResults]> {
  let summary = "what the model keeps between steps and does not train";
  let description = [{
    A buffer of the model, such as batch normalisation's running mean. One F may
    update it, in place, once per microbatch in their order: it then lives on the
    rank of that F, and what a backward needs of its earlier values is a residual.
    One that nothing updates is a constant of the run and lives on every rank that
    has a stage which reads it. Life cycle: as `pipe.graph`; becomes a
    `pipe.buffer` per rank.

    ```mlir
    %s = pipe.state "norm.running_mean" {init = #pipe.fill<0.0>} : tensor<8xf32>
    ```
  }];
  let arguments = (ins StrAttr:$name, OptionalAttr<AnyAttr>:$init);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$name attr-dict `:` type($result)";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The F that updates it, or null.
    ComputeOp getUpdater();
  }];
}

def Pipe_AccumulatorOp : Pipe_GraphNode<"accumulator",
    [AllTypesMatch<["parameter", "result"]>, Pipe_NamedResults]> {
  let summary = "where one layer's gradient of a parameter adds up over the microbatches";
  let description = [{
    A parameter that several layers use has one accumulator for each: their sum,
    in the order of the layers, is the gradient, whatever ranks they run on.
    Where stages have two copies, each copy adds up its own microbatches, and the
    two sums stand one after the other.
    `layer` is the layer's place in the model. Life cycle: as `pipe.graph`.

    ```mlir
    %g = pipe.accumulator %w layer 3 : tensor<8x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$parameter, I64Attr:$layer);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$parameter `layer` $layer attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Pipe_LossGradientOp : Pipe_GraphNode<"loss_gradient", [Pipe_NamedResults]> {
  let summary = "the gradient of the loss: one over the number of microbatches";
  let description = [{
    The one place where the mean over microbatches enters. A graph with a loss
    weight has none: there the weight is the gradient, and the update divides by
    the sum of the weights. Life cycle: as `pipe.graph`; becomes a buffer that
    `pipe.set` fills.

    ```mlir
    %d = pipe.loss_gradient : tensor<f32>
    ```
  }];
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Pipe_ComputeOp : Pipe_GraphNode<"compute",
    [AttrSizedOperandSegments, Pipe_NamedResults,
     DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "what a stage does: F, B, I or W of one microbatch";
  let description = [{
    Calls `callee` on the tensors of `inputs` in order, those of a bundle one by
    one, then on the accumulators, which it adds to, and on the states, which it
    updates; the tensors of the results are the callee's results, before the
    updated accumulators and states.

    Life cycle: as `pipe.graph`; each action of the schedule becomes one
    `pipe.action` in a rank's program.

    ```mlir
    %x = pipe.compute F 0 @m.stage0.forward(%tokens, %w) updates(%s : tensor<8xf32>)
        : (tensor<4xi32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %dx = pipe.compute B 1 @m.stage1.backward(%r, %dy) accumulates(%g : tensor<8x8xf32>)
        : (!pipe.bundle<tensor<4x8xf32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins Pipe_ActionKind:$kind, I64Attr:$stage, FlatSymbolRefAttr:$callee,
                       Variadic<Pipe_Value>:$inputs, Variadic<AnyRankedTensor>:$accumulators,
                       Variadic<AnyRankedTensor>:$states);
  let results = (outs Variadic<Pipe_Value>:$outputs);
  let assemblyFormat = [{
    $kind $stage $callee `(` $inputs `)`
    (`accumulates` `(` $accumulators^ `:` type($accumulators) `)`)?
    (`updates` `(` $states^ `:` type($states) `)`)?
    attr-dict `:` functional-type($inputs, $outputs)
  }];
}

def Pipe_OutputOp : Pipe_GraphNode<"output"> {
  let summary = "a scalar that the run reports, the loss first";
  let description = [{
    What the run does with it is its role. `metric`, which the loss is too: its
    mean over the microbatches of a step is what the run shows. `check`: where it
    is not 0 the run fails, with the message. `weight`: what the microbatch's loss
    counts for in the step's, and its gradient in the update.

    Life cycle: as `pipe.graph`; becomes a `pipe.report`.

    ```mlir
    pipe.output "loss" %l : tensor<f32>
    pipe.output "check2" as check %n message "elements of 'x' below 0" : tensor<f32>
    pipe.output "tokens" as weight %t : tensor<f32>
    ```
  }];
  let arguments = (ins DefaultValuedAttr<Pipe_OutputRole, "::pipeline::OutputRole::Metric">:$role,
                       StrAttr:$name, AnyRankedTensor:$value, OptionalAttr<StrAttr>:$message);
  let assemblyFormat = [{
    $name (`as` $role^)? $value (`message` $message^)? attr-dict `:` type($value)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// The scheduled phase
//===----------------------------------------------------------------------===//

def Pipe_ScheduleOp : Pipe_Op<"schedule", [Symbol,
                              DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "for every rank, the order of its actions";
  let description = [{
    Written in the notation of torch.distributed.pipelining: stage, kind,
    microbatch. The constraints S1, S2, S3, S4, S7, S11 and S12 of
    docs/Schedules.md are checked by `--pipe-verify=phase=scheduled`.

    A graph may have a second schedule of fewer microbatches, for a step that the
    data does not fill.

    An asynchronous schedule, which updates weights on the way, has `updates`, and
    is that of a whole run: its microbatches are those of all steps.

    Life cycle: made by `--pipe-schedule` or by hand; removed by
    `--pipe-lower-to-ranks`.

    ```mlir
    pipe.schedule @m.schedule of @m microbatches 4 named "1f1b" {
      rank 0: 0F0 0F1 0B0 0F2 0B1 0F3 0B2 0B3
      rank 1: 1F0 1B0 1F1 1B1 1F2 1B2 1F3 1B3
    }
    pipe.schedule @m.schedule of @m microbatches 2 named "pipedream" updates <stashed every 1> {
      rank 0: 0F0 0F1 0B0 0B1
      rank 1: 1F0 1B0 1F1 1B1
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$graph, I64Attr:$microbatches,
                       StrAttr:$name, OptionalAttr<Pipe_UpdatesAttr>:$updates,
                       StrArrayAttr:$actions);
  let assemblyFormat = [{
    $sym_name `of` $graph `microbatches` $microbatches `named` $name (`updates` $updates^)?
    attr-dict-with-keyword custom<RankActions>($actions)
  }];
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPEGRAPHOPS_TD
