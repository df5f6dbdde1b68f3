//===- Passes.td - Passes of the pipe dialect ----------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_TD
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"
include "pipeline/Dialect/Pipe/Transforms/StreamPasses.td"

// In the order of the pipeline. Each says which phase it requires and which it
// establishes; the IR in its description is run by test/Transforms.

def FindAttentionPass : Pass<"pipe-find-attention", "mlir::ModuleOp"> {
  let summary = "Makes one op of what computes an attention";
  let description = [{
    Requires phase `model` or `partitioned`; keeps it. Where a layer computes the
    product of a query and a key, scales and masks it, takes the softmax of every row
    and sums values with these weights, it becomes `pipe.attention`, which code
    generation computes in tiles and whose backward needs no more than two numbers
    for each row.

    An attention is known by its structure, however it is spelled: ops fused or one by
    one, matrices in batches or contractions of any order, the division before or after
    the second contraction, the greatest score with a guard, the sum as a reciprocal.
    Transposes, reshapes that split or merge heads and repeated key-value heads become
    part of the maps, so that nothing is copied for them. What is made of a score must
    be affine in it; masks made of indices are computed in place, other tensors become
    extras.

    What is no attention to the letter stays as it is: weights that something else
    reads, a dropout of them, a shift that is not the greatest score, scores through a
    function. With `report`, remarks say what was found, and why what looked like an
    attention is none.

    Before:

    ```mlir
    %y = pipe.layer "attention" (%q, %k, %v) : ... -> tensor<2x4x8xf32> {
    ^bb0(%a: tensor<2x4x8xf32>, %b: tensor<2x6x8xf32>, %c: tensor<2x6x8xf32>):
      %scores = linalg.batch_matmul indexing_maps = [...] ins(%a, %b : ...) -> tensor<2x4x6xf32>
      %greatest = linalg.generic ... // the maximum of every row
      %weights = linalg.generic ... // exp(score - greatest)
      %total = linalg.generic ... // the sum of every row
      %shares = linalg.generic ... // weight / total
      %mixed = linalg.batch_matmul ins(%shares, %c : ...) outs(...) -> tensor<2x4x8xf32>
      pipe.yield %mixed : tensor<2x4x8xf32>
    }
    ```

    After:

    ```mlir
    %y = pipe.layer "attention" (%q, %k, %v) : ... -> tensor<2x4x8xf32> {
    ^bb0(%a: tensor<2x4x8xf32>, %b: tensor<2x6x8xf32>, %c: tensor<2x6x8xf32>):
      %output, %shift, %total = pipe.attention query(%a : tensor<2x4x8xf32>)
          key(%b : tensor<2x6x8xf32>) value(%c : tensor<2x6x8xf32>)
          maps [affine_map<(b, r, k, f, v) -> (b, r, f)>, affine_map<(b, r, k, f, v) -> (b, k, f)>,
                affine_map<(b, r, k, f, v) -> (b, k, v)>, affine_map<(b, r, k, f, v) -> (b, r, v)>]
          -> tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<2x4xf32> scores {
      ^bb0(%raw: f32, %batch: index, %row: index, %key: index):
        pipe.yield %raw : f32
      }
      pipe.yield %output : tensor<2x4x8xf32>
    }
    ```
  }];
  let options = [
    Option<"report", "report", "bool", "false",
           "Remark on every attention found, and on what looked like one">
  ];
  let statistics = [Statistic<"numFound", "found", "Attentions found">];
  let dependentDialects = ["::pipeline::PipeDialect", "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def PartitionPass : Pass<"pipe-partition", "mlir::ModuleOp"> {
  let summary = "Splits a model's layers into stages and gives each to a rank";
  let description = [{
    Requires phase `model`; establishes `partitioned`. A stage is a run of layers
    in the order of the model, which is one of dataflow; none is empty. Every
    value that crosses from one stage to another becomes an operand and a result;
    inputs and parameters are operands of each stage that reads them.

    The placement says which rank owns which of the ranks * chunks stages: `loop`
    deals them round, `v` goes down the ranks and up again, `list` takes the
    owner of every stage from `owners`.

    The strategy says where to split. `balanced` makes the load of the most loaded
    rank, the sum of its layers' costs, as small as can be: exactly for chunks=1;
    for more, by a local search from the best split into as many pieces. Costs
    are those of the file `costs`, a JSON object from layer names to numbers, else
    those of the layers' `pipe.cost`, else estimates from their ops. `uniform`
    gives every stage as many layers. `explicit` takes the number of layers of
    every stage from `split`.

    Before:

    ```mlir
    func.func @m(%x: tensor<4xf32> {pipe.input = "x"}, %w: tensor<4xf32> {pipe.parameter = "w"})
        -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
      %y = pipe.layer "first" (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> { ... }
      %l = pipe.layer "second" (%y, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32> { ... }
      return %l : tensor<f32>
    }
    ```

    After `--pipe-partition="ranks=2"`:

    ```mlir
    func.func @m(%x: tensor<4xf32> {pipe.input = "x"}, %w: tensor<4xf32> {pipe.parameter = "w"})
        -> (tensor<f32> {pipe.loss})
        attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
      %0 = pipe.stage 0 (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
      ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
        %y = pipe.layer "first" (%a, %b) : ...
        pipe.yield %y : tensor<4xf32>
      }
      %1 = pipe.stage 1 (%0, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32> { ... }
      return %1 : tensor<f32>
    }
    ```
  }];
  let options = [
    Option<"ranks", "ranks", "int32_t", "1", "Ranks of the pipeline">,
    Option<"chunks", "chunks", "int32_t", "1", "Stages of every rank">,
    Option<"placement", "placement", "::pipeline::schedule::PlacementKind",
           "::pipeline::schedule::PlacementKind::Loop", "Which rank owns which stage",
           "llvm::cl::values(clEnumValN(::pipeline::schedule::PlacementKind::Loop, \"loop\", "
           "\"Stage s on rank s mod ranks\"), "
           "clEnumValN(::pipeline::schedule::PlacementKind::V, \"v\", "
           "\"Down the ranks and up again\"), "
           "clEnumValN(::pipeline::schedule::PlacementKind::Bidirectional, \"bidirectional\", "
           "\"Two copies: down the ranks, and up\"), "
           "clEnumValN(::pipeline::schedule::PlacementKind::List, \"list\", "
           "\"As owners says\"))">,
    ListOption<"owners", "owners", "int32_t", "For placement=list: the rank of every stage">,
    ListOption<"mirrors", "mirrors", "int32_t",
               "For placement=list: the rank of every stage's second copy, if it has one">,
    Option<"strategy", "strategy", "::pipeline::PartitionStrategy",
           "::pipeline::PartitionStrategy::Balanced", "Where layers are split",
           "llvm::cl::values(clEnumValN(::pipeline::PartitionStrategy::Balanced, \"balanced\", "
           "\"So that the most loaded rank has the least load\"), "
           "clEnumValN(::pipeline::PartitionStrategy::Uniform, \"uniform\", "
           "\"Equal numbers of layers\"), "
           "clEnumValN(::pipeline::PartitionStrategy::Explicit, \"explicit\", "
           "\"As split says\"))">,
    ListOption<"split", "split", "int64_t",
               "For strategy=explicit: the number of layers of every stage">,
    Option<"costs", "costs", "std::string", [{""}],
           "For strategy=balanced: a JSON file with the cost of every layer">
  ];
  let statistics = [
    Statistic<"numStages", "stages", "Stages made">,
    Statistic<"imbalancePercent", "imbalance-percent",
              "What the most loaded rank has above the mean, in percent of it">
  ];
  let dependentDialects = ["::pipeline::PipeDialect"];
}

def DifferentiatePass : Pass<"pipe-differentiate", "mlir::ModuleOp"> {
  let summary = "Makes forward and backward functions of every stage, and their graph";
  let description = [{
    Requires phase `partitioned`; establishes `differentiated`. Every distinct
    layer is differentiated once, in reverse mode on tensors; a stage's functions
    call those of its layers. What one action makes and another reads is explicit:
    residuals are bundles of tensors, and never a parameter, an input or one value
    twice. Values and parameters that carry no gradient have none, and nothing is
    passed for them.

    What a layer keeps from forward to backward is a minimum cut of the graph of its
    values, exact, whose cost is bytes. With `recompute=selective`, every op that makes
    one pass over what it reads (elementwise of any cost, a mask, a cast, a sum or
    maximum of rows) may run again in the backward, at the price of a sixteenth of the
    bytes that it reads and writes; a reshape, a slice or a few cheap instructions cost
    nothing; contractions, convolutions, loops and ops that are not known run once.
    With `recompute=none` only what costs nothing runs again; with `recompute=full`
    the layers' inputs are kept and their whole forward runs again. With
    `split-backward` the graph has an I (input gradients) and a W (weight
    gradients) for each B, whose functions are made too. I carries over to W, by a cut
    of the same kind, what it has at hand and W would need a pass of its own for: a sum
    of columns as the row that it is. All of these give the same bits: they choose where
    an op runs, not which.

    With `print-saved` a table on the standard error tells, for each distinct layer,
    the values of its forward that its backward reads: `held`, an input or a result of
    the layer, which is there anyway; `kept`, a residual; or computed `again`; with the
    reason for it. Where a value is kept that may run again, the reason is what else
    would have to be kept, or moved through memory. The last table compares the bytes
    of a microbatch in all modes.

    With `forward-only` nothing is differentiated: the graph has the forwards alone,
    which keep nothing and update no state, for an evaluation. Their results are those of training, to
    the last bit.

    Where the model has a loss weight, a microbatch's backward starts from it.

    An op without a derivative is an error at that op, unless no gradient passes
    through it or it is marked `pipe.stop_gradient`.

    Before, with a layer that multiplies its inputs element by element:

    ```mlir
    func.func @m(%x: tensor<4xf32> {pipe.input = "x"}, %w: tensor<4xf32> {pipe.parameter = "w"})
        -> (tensor<f32> {pipe.loss})
        attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 2, owners = [0, 1]>} {
      %0 = pipe.stage 0 (%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> { ... }
      %1 = pipe.stage 1 (%0) : (tensor<4xf32>) -> tensor<f32> { ... }
      return %1 : tensor<f32>
    }
    ```

    After:

    ```mlir
    func.func private @m.scale.forward(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32>
        attributes {pipe.function} { ... }
    func.func private @m.scale.backward(
        %x: tensor<4xf32>, %dy: tensor<4xf32>, %dw: tensor<4xf32> {pipe.accumulator})
        -> tensor<4xf32> attributes {pipe.function} { ... }
    ...
    func.func private @m.stage0.forward(...) { // calls of layers only
    ...
    pipe.graph @m partition <ranks = 2, owners = [0, 1]> {
      %x = pipe.input "x" : tensor<4xf32>
      %w = pipe.parameter "w" : tensor<4xf32>
      %dw = pipe.accumulator %w layer 0 : tensor<4xf32>
      %y = pipe.compute F 0 @m.stage0.forward(%x, %w)
          : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %l = pipe.compute F 1 @m.stage1.forward(%y) : (tensor<4xf32>) -> tensor<f32>
      pipe.output "loss" %l : tensor<f32>
      %dl = pipe.loss_gradient : tensor<f32>
      %dy = pipe.compute B 1 @m.stage1.backward(%y, %dl)
          : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
      pipe.compute B 0 @m.stage0.backward(%x, %dy) accumulates(%dw : tensor<4xf32>)
          : (tensor<4xf32>, tensor<4xf32>) -> ()
    }
    ```
  }];
  let options = [
    Option<"recompute", "recompute", "::pipeline::Recompute", "::pipeline::Recompute::Selective",
           "What a backward computes again: none (what costs nothing), selective (what a pass over "
           "memory gets back, where that saves bytes) or full (all but the layers' inputs)",
           "llvm::cl::values(clEnumValN(::pipeline::Recompute::None, \"none\", "
           "\"Only what costs nothing\"), clEnumValN(::pipeline::Recompute::Selective, "
           "\"selective\", \"What a pass over memory gets back, where that saves bytes\"), "
           "clEnumValN(::pipeline::Recompute::Full, \"full\", "
           "\"Everything: keep the inputs of layers only\"))">,
    Option<"splitBackward", "split-backward", "bool", "false",
           "Split every backward into input gradients (I) and weight gradients (W)">,
    Option<"forwardOnly", "forward-only", "bool", "false",
           "Make forwards alone, to evaluate and not to train">,
    Option<"printSaved", "print-saved", "bool", "false",
           "Print what each distinct layer keeps for its backward, and why">
  ];
  let statistics = [
    Statistic<"numLayers", "layers", "Layers differentiated">,
    Statistic<"numDistinctLayers", "distinct-layers", "Layers that are not equal to another">
  ];
  let dependentDialects = ["::pipeline::PipeDialect", "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

def SchedulePass : Pass<"pipe-schedule", "mlir::ModuleOp"> {
  let summary = "Chooses for every rank the order of its actions";
  let description = [{
    Requires phase `differentiated`; establishes `scheduled`. The order comes
    from the schedule library, is checked against S1 to S4, S7, S9 and S11, and is
    written as a `pipe.schedule`, which a person can edit.

    Schedules that look at costs get an estimate of each stage's F, B, I and W
    from its functions. Those that search look for a prefix, a repeated pattern and
    a suffix, so that the programs stay small, unless `periodic=false`; a remark
    says what that costs.

    Of a graph without backwards the schedule's forwards are taken. With `remainder`
    there is a second schedule, of so many microbatches, for the last step of a pass
    over data that fills no whole one. Where the schedule does not exist for so few,
    that step runs all forwards, then all backwards, and a remark says so.

    Before:

    ```mlir
    pipe.graph @m partition <ranks = 2, owners = [0, 1]> { ... }
    ```

    After `--pipe-schedule="schedule=1f1b microbatches=3"`, beside the graph:

    ```mlir
    pipe.schedule @m.schedule of @m microbatches 3 named "1f1b" {
      rank 0: 0F0 0F1 0B0 0F2 0B1 0B2
      rank 1: 1F0 1B0 1F1 1B1 1F2 1B2
    }
    ```
  }];
  let options = [
    Option<"schedule", "schedule", "std::string", [{"1f1b"}],
           "The schedule's name, as docs/Schedules.md lists them">,
    Option<"microbatches", "microbatches", "int64_t", "1", "Microbatches of a step">,
    Option<"remainder", "remainder", "int64_t", "0",
           "Microbatches of a shorter step that ends a pass over the data; 0: there is none">,
    Option<"steps", "steps", "int64_t", "1",
           "Steps of the run, for an asynchronous schedule, whose steps overlap; others are made "
           "for one step, whatever this is">,
    Option<"group", "group", "int64_t", "0",
           "Microbatches that an interleaved schedule runs through a chunk before it turns to "
           "the next; 0: as many as there are ranks">,
    Option<"warmUp", "warmup", "::pipeline::schedule::WarmUp",
           "::pipeline::schedule::WarmUp::Full",
           "How many forwards an interleaved schedule does before its first backward",
           "llvm::cl::values(clEnumValN(::pipeline::schedule::WarmUp::Full, \"full\", "
           "\"Enough to hide latency\"), clEnumValN(::pipeline::schedule::WarmUp::Lean, \"lean\", "
           "\"Fewer, in less memory\"))">,
    ListOption<"memoryLimit", "memory-limit", "double",
               "Microbatches whose activations a rank may hold in all its stages together: one "
               "number for all ranks, or one per rank">,
    Option<"searchBudget", "search-budget", "int64_t", "0",
           "Schedules that a search may evaluate; 0: about a second's worth">,
    Option<"periodic", "periodic", "bool", "true",
           "Whether a search looks for a repeated pattern">,
    Option<"csv", "csv", "std::string", [{""}],
           "For schedule=csv: the file, as torch.distributed.pipelining writes it">
  ];
  let dependentDialects = ["::pipeline::PipeDialect"];
}

def LowerToRanksPass : Pass<"pipe-lower-to-ranks", "mlir::ModuleOp"> {
  let summary = "Makes one explicit program per rank from graph and schedule";
  let description = [{
    Requires phase `scheduled`; establishes `ranked`. Every rank gets its
    actions with their loads, messages and waits, every value of a microbatch a
    slot, the tied gradients their exchange, the parameters their update. Slots
    are assigned by lifetime: each rank keeps one pool per layout, as large as
    the most that is alive at once. Straight-line code: `--pipe-roll-loops`
    finds the loops in it. Of several schedules, which differ in their number of
    microbatches, each makes a program for every rank.

    A parameter can be updated once no later action of the rank reads it or adds
    to its gradient, and an update delays whatever comes after it. So it stands
    where that harms nobody, in spare time: before the first wait for a message
    that the rank idles in by unit times (F = I = W = 1, B = 2), or behind which
    it does nothing that another rank needs; else behind the last action, before
    the waits there. With `clip` the norms of the gradients stand there, and the
    updates wait for the norm of all. What other ranks have too is updated after
    the exchange of its gradients, and all of it where losses have weights once
    their sum is known. Gradients are made zero in spare time too, where there is
    some before the first of them is needed.

    Receives are posted by need, which takes the least memory. On streams, where a
    transfer that has to wait holds up those behind it, that can be for ever: with
    `transfers=stream` all ranks post in one order of all transfers
    (docs/Schedules.md), which needs no groups of posts.

    Before, beside the graph:

    ```mlir
    pipe.schedule @m.schedule of @m microbatches 2 named "gpipe" {
      rank 0: 0F0 0F1 0B0 0B1
    }
    ```

    After, in place of the schedule:

    ```mlir
    pipe.program @m.rank0 of @m rank 0 microbatches 2 {
      %w = pipe.buffer parameters "w" : <tensor<8xf32>>
      ...
      pipe.action F 0[%c0] @m.stage0.forward ins(%x, %w : ...) outs(%r0, %l0 : ...)
      pipe.report "loss"[%c0] %l0 : <tensor<f32>>
      ...
    }
    ```
  }];
  let options = [
    Option<"optimizer", "optimizer", "::pipeline::Optimizer", "::pipeline::Optimizer::AdamW",
           "How parameters are updated: adamw or sgd",
           "llvm::cl::values(clEnumValN(::pipeline::Optimizer::AdamW, \"adamw\", "
           "\"AdamW, two moments per parameter\"), clEnumValN(::pipeline::Optimizer::Sgd, \"sgd\", "
           "\"Gradient descent, no state\"))">,
    Option<"clip", "clip", "bool", "false",
           "Compute the norm of the whole gradient before the update, so that a run can clip it">,
    Option<"transfers", "transfers", "::pipeline::schedule::TransferOrder",
           "::pipeline::schedule::TransferOrder::Unordered", "How transfers of a rank progress",
           "llvm::cl::values(clEnumValN(::pipeline::schedule::TransferOrder::Unordered, "
           "\"unordered\", \"Independently, as between threads: receives are posted by need\"), "
           "clEnumValN(::pipeline::schedule::TransferOrder::Stream, \"stream\", "
           "\"As they are posted, on streams: all ranks post in one order\"))">
  ];
  let dependentDialects = ["::pipeline::PipeDialect"];
}

def RollLoopsPass : Pass<"pipe-roll-loops", "mlir::ModuleOp"> {
  let summary = "Finds the loops in straight-line rank programs";
  let description = [{
    Requires and keeps phase `ranked`. Looks for runs of ops that repeat with
    the microbatch index moved by a constant and the slots permuted by one
    fixed permutation, and makes a loop of each: warm-up, steady state and
    cool-down of any periodic schedule come out, none is known by name. The
    slots that take turns are carried by the loop. A program in which nothing
    repeats stays as it is, with a remark.

    Before:

    ```mlir
    pipe.action F 0[%c0] @f ins(%x : ...) outs(%a : ...)
    pipe.action F 0[%c1] @f ins(%x : ...) outs(%b : ...)
    pipe.action F 0[%c2] @f ins(%x : ...) outs(%a : ...)
    pipe.action F 0[%c3] @f ins(%x : ...) outs(%b : ...)
    ```

    After:

    ```mlir
    scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %a, %t = %b) -> (...) {
      pipe.action F 0[%i] @f ins(%x : ...) outs(%s : ...)
      scf.yield %t, %s : ...
    }
    ```
  }];
  let statistics = [
    Statistic<"numLoops", "loops", "Loops made">,
    Statistic<"numRolledOps", "rolled-ops", "Ops that loops took the place of">
  ];
  let dependentDialects = ["::pipeline::PipeDialect", "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def PlanMemoryPass : Pass<"pipe-plan-memory", "mlir::ModuleOp"> {
  let summary = "Gives every buffer of every rank its place in one arena";
  let description = [{
    Requires phase `ranked`; establishes `planned`. Functions that are still on
    tensors are compiled first, since their workspace is part of the plan, and so
    are the packed forms of parameters that they read: each is packed once, before
    the first action that reads it, and where parameters have versions before every
    action. Arguments that are parameters in all calls are marked `pipe.packable` for
    that.

    Each kind of memory lies in one piece: parameters, optimizer state and the
    model's, which last from step to step and lie at the same place in all programs of
    a rank; then packed parameters, gradients, residuals, boundary buffers, workspace.
    The size of the largest arena is what the runtime will allocate, to the byte.

    Before:

    ```mlir
    pipe.program @m.rank0 of @m rank 0 microbatches 2 {
      %w = pipe.buffer parameters "w" : !pipe.buffer<tensor<8xf32>>
      %r = pipe.pool residuals "0F.1" : !pipe.pool<2 x <tensor<4xf32>>>
    ```

    After:

    ```mlir
    pipe.program @m.rank0 of @m rank 0 microbatches 2 arena 192 {
      %w = pipe.buffer parameters "w" at 0 : !pipe.buffer<tensor<8xf32>>
      %r = pipe.pool residuals "0F.1" at 64 : !pipe.pool<2 x <tensor<4xf32>>>
    ```
  }];
  let options = [
    Option<"codegen", "codegen", "std::string", [{"pipe-cpu-codegen"}],
           "The pass pipeline that compiles functions on tensors to functions on buffers">
  ];
  let statistics = [Statistic<"numPrograms", "programs", "Programs planned">];
  let dependentDialects = ["::pipeline::PipeDialect"];
}

def VerifyPass : Pass<"pipe-verify", "mlir::ModuleOp"> {
  let summary = "Checks what the phase of a module promises";
  let description = [{
    Requires and keeps any phase. Checks what no single op can: that every layer
    is in one stage, every forward has its backward, a schedule can be executed,
    programs do what the graph says without a wait that never ends, a plan is
    exact. Every error names the promise by its number (docs/Dialect.md) at the
    op that breaks it; a deadlock is shown as its cycle.

    With `phase`, a module in another phase is an error; without, its own phase
    is checked.

    ```mlir
    pipe.wait %x : <message tensor<4x8xf32>>
    // error: R4 (S5): deadlock ...
    // note: rank 0: waits for receive 0 from rank 1
    ```
  }];
  let options = [
    Option<"phase", "phase", "std::string", [{""}],
           "model, partitioned, differentiated, scheduled, ranked or planned">
  ];
}

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PASSES_TD
