//===- PipeProgramOps.td - Ops of the ranked and planned phases -*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPEPROGRAMOPS_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPEPROGRAMOPS_TD

include "mlir/Interfaces/InferTypeOpInterface.td"
include "pipeline/Dialect/Pipe/IR/PipeGraphOps.td"

def Pipe_ProgramOp : Pipe_Op<"program", [IsolatedFromAbove, NoTerminator, SingleBlock, Symbol,
                                         NoRegionArguments]> {
  let summary = "one training step of one rank, action by action";
  let description = [{
    Buffers first, then the step: actions and messages in `scf.for` loops, the
    exchange of tied gradients, the update. Values are buffers of the rank's one
    arena; a loop that uses its buffers in turn carries them.

    A rank has a program for each number of microbatches that a step may have;
    all use the same arena. A program of a graph without backwards only evaluates:
    it has neither gradients nor updates.

    With `updates` a program is a whole run without a pause between its steps:
    its microbatches are those of all steps, each parameter is a pool of
    versions, and `pipe.advance` makes the next one.

    Constraints, by number (checked by `--pipe-verify=phase=ranked`, over all
    programs of a graph with as many microbatches, with every loop walked):

    - R1: every action of the graph occurs once for each microbatch, on the rank
      that owns its stage, or the copy of it that the microbatch runs on;
    - R2: an action reads what the graph says: each operand buffer holds that
      value of that microbatch when the action runs, received if made elsewhere;
    - R3: on each channel the k-th send is the k-th receive, same type (S6);
    - R4: no wait is for ever (S5);
    - R5: a buffer is not written while a message of it is on its way (S8);
    - R6: gradients add up from zero in the order of the microbatches (a remark
      where they do not, S11), and every trained parameter is updated once on every
      rank that holds it, from all its accumulators in one order; parameters and
      the optimizer's state change in updates only; with clipping the norm is that
      of all gradients, exchanged before the first update; with a loss weight every
      rank exchanges the weights, once it has reported its own and before any norm
      or update;
    - R7: with `updates`, an action reads the version of each parameter that is
      its microbatch's, and every parameter is advanced after each interval
      (S9);
    - R8: a state changes in the F that the graph says alone, once for every
      microbatch, in their order;
    - R9: what an action reads as packed was packed, as its function wants it, from
      the parameter that the action reads, after that last changed.

    With `streams` a planned program is for a device. The host gives each op to a
    stream and goes on; it waits for nothing in a step, nor between two steps.
    `pipe.send` is of the stream `send`, `pipe.recv` of `receive`, all else of
    `compute`, what all ranks meet in too. A stream does what it is given in order; a
    send and its receive occupy their streams from when both are first there until
    the transfer is over. One stream waits for another by `pipe.stream_record`
    and `pipe.stream_wait`, and there is no `pipe.wait`. Any two accesses to the same
    bytes of which one writes are ordered by that, in a step and from one to the
    next (S10, checked by `--pipe-verify=phase=planned`), so that the program does
    what it would if each op were done where it stands. That is what R1 to R9 are
    checked on: each transfer is waited for where it is posted, which nothing that
    the host or the device does in another order can make wait for longer.

    Life cycle: made by `--pipe-lower-to-ranks`; loops by `--pipe-roll-loops`;
    offsets by `--pipe-plan-memory`; streams by `--pipe-assign-streams`; becomes
    functions in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.program @m.rank0 of @m rank 0 microbatches 4 {
      %w = pipe.buffer parameters "fc.weight" : !pipe.buffer<tensor<8x8xf32>>
      ...
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$graph, I64Attr:$rank,
                       I64Attr:$microbatches, OptionalAttr<Pipe_UpdatesAttr>:$updates,
                       OptionalAttr<I64Attr>:$arena, UnitAttr:$streams);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name `of` $graph `rank` $rank `microbatches` $microbatches (`updates` $updates^)?
    (`arena` $arena^)? (`streams` $streams^)? attr-dict-with-keyword $body
  }];
  let hasRegionVerifier = 1;
}

// A number that depends on the loop around it: a microbatch, or a slot's turn.
// Written as `7`, `%i`, `%i + 7` or `%i * 2 + 7`. Part of the ops that need it,
// so that programs hold no arithmetic.
def Pipe_IndexedOpInterface : OpInterface<"IndexedOpInterface"> {
  let cppNamespace = "::pipeline";
  let description = [{
    An op with an index `scale * iv + offset`, where `iv` is the induction
    variable of a loop around it; without one, the index is `offset`.
  }];
  let methods = [
    InterfaceMethod<"The induction variable, or null.", "::mlir::Value", "getIv">,
    InterfaceMethod<"What the induction variable is multiplied by.", "uint64_t", "getScale">,
    InterfaceMethod<"What is added to it.", "uint64_t", "getOffset">,
    InterfaceMethod<"Sets the index to `scale * iv + offset`.", "void", "setIndex",
      (ins "::mlir::Value":$iv, "int64_t":$scale, "int64_t":$offset), [{
        if (iv && scale != 0)
          $_op.getIvMutable().assign(iv);
        else
          $_op.getIvMutable().clear();
        $_op.setScale(iv ? scale : 0);
        $_op.setOffset(offset);
      }]>
  ];
  let extraSharedClassDeclaration = [{
    /// The index, given the value of the induction variable.
    int64_t getIndex(int64_t iv) {
      return static_cast<int64_t>($_op.getScale()) * iv + static_cast<int64_t>($_op.getOffset());
    }
  }];
}

class Pipe_ProgramNode<string mnemonic, list<Trait> traits = []>
    : Pipe_Op<mnemonic, !listconcat([ParentOneOf<["ProgramOp", "::mlir::scf::ForOp"]>], traits)>;

def Pipe_BufferOp : Pipe_Op<"buffer", [HasParent<"ProgramOp">, Pipe_NamedResults]> {
  let summary = "storage in the rank's arena";
  let description = [{
    `offset` is in bytes from the start of the arena, a multiple of 64.

    Life cycle: made by `--pipe-lower-to-ranks`, those of the workspace by
    `--pipe-plan-memory`, which gives each its offset; becomes a pointer in
    `--convert-pipe-to-llvm`.

    Parameters, the optimizer's state and the model's own last from step to step.

    ```mlir
    %w = pipe.buffer parameters "fc.weight" {init = #pipe.fill<1.0>} : !pipe.buffer<tensor<8x8xf32>>
    %g = pipe.buffer gradients "fc.weight" at 4096 : !pipe.buffer<tensor<8x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_BufferKind:$kind, StrAttr:$name, OptionalAttr<I64Attr>:$offset,
                       OptionalAttr<AnyAttr>:$init);
  let results = (outs Pipe_BufferType:$result);
  let assemblyFormat = "$kind $name (`at` $offset^)? attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def Pipe_PoolOp : Pipe_Op<"pool", [HasParent<"ProgramOp">, Pipe_NamedResults]> {
  let summary = "slots in the rank's arena for the values of several microbatches";
  let description = [{
    Shared by all values of one layout on a rank, or the versions of one
    parameter, of which the first starts with `init`. `offset` is in bytes from
    the start of the arena, a multiple of 64; the slots lie one behind the other.

    Life cycle: made by `--pipe-lower-to-ranks`; `--pipe-plan-memory` gives it
    its offset; becomes a pointer in `--convert-pipe-to-llvm`.

    ```mlir
    %p = pipe.pool residuals "0F.1" : !pipe.pool<4 x !pipe.buffer<tensor<4x8xf32>>>
    ```
  }];
  let arguments = (ins Pipe_BufferKind:$kind, StrAttr:$name, OptionalAttr<I64Attr>:$offset,
                       OptionalAttr<AnyAttr>:$init);
  let results = (outs Pipe_PoolType:$result);
  let assemblyFormat = "$kind $name (`at` $offset^)? attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def Pipe_SlotOp : Pipe_ProgramNode<"slot",
    [Pure, InferTypeOpAdaptor, Pipe_NamedResults,
     DeclareOpInterfaceMethods<Pipe_IndexedOpInterface>]> {
  let summary = "one slot of a pool";
  let description = [{
    The index is taken modulo the number of slots: a loop goes round the pool.

    Life cycle: made by `--pipe-lower-to-ranks` and `--pipe-roll-loops`; an
    address in `--convert-pipe-to-llvm`.

    ```mlir
    %b = pipe.slot %p[%i] : !pipe.pool<4 x !pipe.buffer<tensor<4x8xf32>>>
    ```
  }];
  let arguments = (ins Pipe_PoolType:$pool, Optional<Index>:$iv, I64Attr:$scale, I64Attr:$offset);
  let results = (outs Pipe_BufferType:$result);
  let assemblyFormat = [{
    $pool `[` custom<Index>($iv, $scale, $offset) `]` attr-dict `:` qualified(type($pool))
  }];
}

def Pipe_VersionOp : Pipe_ProgramNode<"version",
    [Pure, InferTypeOpAdaptor, Pipe_NamedResults,
     DeclareOpInterfaceMethods<Pipe_IndexedOpInterface>]> {
  let summary = "the version of a parameter that a microbatch sees";
  let description = [{
    Version `max(0, index - behind) / every`, rounded down, which is the slot of
    that number modulo the number of slots.

    Life cycle: made by `--pipe-lower-to-ranks` for an asynchronous schedule; an
    address in `--convert-pipe-to-llvm`.

    ```mlir
    %w = pipe.version %ring[%i] behind 2 every 1 : !pipe.pool<3 x <tensor<8x8xf32>>>
    ```
  }];
  let arguments = (ins Pipe_PoolType:$pool, Optional<Index>:$iv, I64Attr:$scale, I64Attr:$offset,
                       I64Attr:$behind, I64Attr:$every);
  let results = (outs Pipe_BufferType:$result);
  let assemblyFormat = [{
    $pool `[` custom<Index>($iv, $scale, $offset) `]` `behind` $behind `every` $every
    attr-dict `:` qualified(type($pool))
  }];
  let extraClassDeclaration = [{
    /// The version that the microbatch of that index sees.
    int64_t getVersion(int64_t index) {
      return std::max<int64_t>(0, index - static_cast<int64_t>(getBehind())) /
             static_cast<int64_t>(getEvery());
    }
  }];
  let hasVerifier = 1;
}

def Pipe_ZeroOp : Pipe_ProgramNode<"zero"> {
  let summary = "fills a buffer with zeros";
  let description = [{
    Before the first microbatch adds to a gradient.

    Life cycle: made by `--pipe-lower-to-ranks`; a call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.zero %g : !pipe.buffer<tensor<8x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$buffer);
  let assemblyFormat = "$buffer attr-dict `:` type($buffer)";
}

def Pipe_PackOp : Pipe_ProgramNode<"pack"> {
  let summary = "packs a parameter for the products that read it";
  let description = [{
    Once per step, before the first action that reads it: a product whose right
    matrix is packed needs not pack it itself, for every microbatch again.

    Life cycle: made by `--pipe-plan-memory`, with the buffers of kind `packed`; a
    call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.pack %w into %packed as <k = 256, n = 768, leading = 768, transposed = false, offset = 0, bytes = 786432>
        : !pipe.buffer<tensor<256x768xf32>>, !pipe.buffer<tensor<786432xi8>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$parameter, Pipe_BufferType:$packed,
                       Pipe_PackingAttr:$packing);
  let assemblyFormat = [{
    $parameter `into` $packed `as` $packing attr-dict `:` type($parameter) `,` type($packed)
  }];
  let hasVerifier = 1;
}

def Pipe_SetOp : Pipe_ProgramNode<"set"> {
  let summary = "stores a constant in a buffer of one scalar";
  let description = [{
    Life cycle: made by `--pipe-lower-to-ranks` for a `pipe.loss_gradient`; a
    store in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.set %d = 1.250000e-01 : !pipe.buffer<tensor<f32>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$buffer, F64Attr:$value);
  let assemblyFormat = "$buffer `=` $value attr-dict `:` type($buffer)";
  let hasVerifier = 1;
}

def Pipe_LoadOp : Pipe_ProgramNode<"load", [DeclareOpInterfaceMethods<Pipe_IndexedOpInterface>]> {
  let summary = "fetches a microbatch's input from the data";
  let description = [{
    Life cycle: made by `--pipe-lower-to-ranks` where an action reads an input;
    a call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.load "tokens"[%i] into %t : !pipe.buffer<tensor<4x128xi32>>
    ```
  }];
  let arguments = (ins StrAttr:$input, Optional<Index>:$iv, I64Attr:$scale, I64Attr:$offset,
                       Pipe_BufferType:$buffer);
  let assemblyFormat = [{
    $input `[` custom<Index>($iv, $scale, $offset) `]` `into` $buffer attr-dict `:` type($buffer)
  }];
}

def Pipe_ActionOp : Pipe_ProgramNode<"action",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
     DeclareOpInterfaceMethods<Pipe_IndexedOpInterface>]> {
  let summary = "F, B, I or W of a stage for one microbatch";
  let description = [{
    Calls `callee` on the tensors of `inputs`, adds to those of `accumulators`,
    updates those of `states`, writes those of `outputs`, reads `packed` forms of
    parameters, with `workspace` as its scratch memory.

    Life cycle: made by `--pipe-lower-to-ranks` from a `pipe.compute` and the
    schedule; `--pipe-plan-memory` gives it what is packed and its workspace; a
    call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.action F 0[%i] @m.stage0.forward ins(%t, %w : ...) updates(%s : ...) outs(%x : ...)
    pipe.action B 0[%i] @m.stage0.backward ins(%t, %d : ...) accumulates(%g : ...)
    ```
  }];
  let arguments = (ins Pipe_ActionKind:$kind, I64Attr:$stage, Optional<Index>:$iv, I64Attr:$scale, I64Attr:$offset,
                       FlatSymbolRefAttr:$callee, Variadic<Pipe_BufferType>:$inputs,
                       Variadic<Pipe_BufferType>:$accumulators,
                       Variadic<Pipe_BufferType>:$states,
                       Variadic<Pipe_BufferType>:$outputs, Variadic<Pipe_BufferType>:$packed,
                       Optional<Pipe_BufferType>:$workspace);
  let assemblyFormat = [{
    $kind $stage `[` custom<Index>($iv, $scale, $offset) `]` $callee
    (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    (`accumulates` `(` $accumulators^ `:` type($accumulators) `)`)?
    (`updates` `(` $states^ `:` type($states) `)`)?
    (`outs` `(` $outputs^ `:` type($outputs) `)`)?
    (`packed` `(` $packed^ `:` type($packed) `)`)?
    (`workspace` `(` $workspace^ `:` type($workspace) `)`)?
    attr-dict
  }];
}

class Pipe_MessageOp<string mnemonic> : Pipe_ProgramNode<mnemonic> {
  let hasVerifier = 1;
}

def Pipe_SendOp : Pipe_MessageOp<"send"> {
  let summary = "starts to send a buffer to another rank";
  let description = [{
    Never waits. The buffer must not be written until a `pipe.wait` of it.

    Life cycle: made by `--pipe-lower-to-ranks`; a call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.send %x to 1 : !pipe.buffer<message tensor<4x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$buffer, I64Attr:$peer);
  let assemblyFormat = "$buffer `to` $peer attr-dict `:` type($buffer)";
}

def Pipe_RecvOp : Pipe_MessageOp<"recv"> {
  let summary = "offers a buffer for the next message of another rank";
  let description = [{
    Never waits. The buffer holds the message after a `pipe.wait` of it.

    Life cycle: made by `--pipe-lower-to-ranks`; a call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.recv %x from 0 : !pipe.buffer<message tensor<4x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$buffer, I64Attr:$peer);
  let assemblyFormat = "$buffer `from` $peer attr-dict `:` type($buffer)";
}

def Pipe_WaitOp : Pipe_MessageOp<"wait"> {
  let summary = "waits until the last send or receive of a buffer is done";
  let description = [{
    Life cycle: made by `--pipe-lower-to-ranks`; a call in `--convert-pipe-to-llvm`,
    or events in `--pipe-assign-streams`.

    ```mlir
    pipe.wait %x : !pipe.buffer<message tensor<4x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$buffer);
  let assemblyFormat = "$buffer attr-dict `:` type($buffer)";
}

def Pipe_ReportOp : Pipe_ProgramNode<"report",
    [DeclareOpInterfaceMethods<Pipe_IndexedOpInterface>]> {
  let summary = "hands a scalar of a microbatch to the run";
  let description = [{
    Life cycle: made by `--pipe-lower-to-ranks` for a `pipe.output`; a call in
    `--convert-pipe-to-llvm`.

    ```mlir
    pipe.report "loss"[%i] %l : !pipe.buffer<tensor<f32>>
    ```
  }];
  let arguments = (ins StrAttr:$output, Optional<Index>:$iv, I64Attr:$scale, I64Attr:$offset,
                       Pipe_BufferType:$buffer);
  let assemblyFormat = [{
    $output `[` custom<Index>($iv, $scale, $offset) `]` $buffer attr-dict `:` type($buffer)
  }];
}

def Pipe_ExchangeWeightsOp : Pipe_ProgramNode<"exchange_weights"> {
  let summary = "lets every rank know the sum of the step's loss weights";
  let description = [{
    All ranks meet here. Norms and updates that follow divide every gradient by the
    sum, once: where the backward of a microbatch starts it is not yet known.

    Life cycle: made by `--pipe-lower-to-ranks` where the graph has a loss weight; a
    call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.exchange_weights
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def Pipe_GradientNormOp : Pipe_ProgramNode<"gradient_norm"> {
  let summary = "adds one parameter's gradient to the global norm";
  let description = [{
    On the rank that owns the first stage which uses the parameter, so that a
    tied one counts once. `index` is the parameter's place in the model: the
    norm adds them up in that order on every rank.

    Life cycle: made by `--pipe-lower-to-ranks` with `clip`; a call in
    `--convert-pipe-to-llvm`.

    ```mlir
    pipe.gradient_norm 0 (%g0, %g1) : !pipe.buffer<tensor<8x8xf32>>, !pipe.buffer<tensor<8x8xf32>>
    ```
  }];
  let arguments = (ins I64Attr:$index, Variadic<Pipe_BufferType>:$gradients);
  let assemblyFormat = "$index `(` $gradients `)` attr-dict `:` type($gradients)";
}

def Pipe_ExchangeNormsOp : Pipe_ProgramNode<"exchange_norms"> {
  let summary = "lets every rank know the norm of the whole gradient";
  let description = [{
    All ranks meet here.

    Life cycle: made by `--pipe-lower-to-ranks` with `clip`; a call in
    `--convert-pipe-to-llvm`.

    ```mlir
    pipe.exchange_norms
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def Pipe_UpdateOp : Pipe_ProgramNode<"update", [AttrSizedOperandSegments]> {
  let summary = "one optimizer step of a parameter";
  let description = [{
    Its gradient is the sum of `gradients` in their order. `state` is the
    optimizer's: none for sgd, the two moments for adamw.

    Life cycle: made by `--pipe-lower-to-ranks`; a call in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.update adamw %w gradients(%g : !pipe.buffer<tensor<8x8xf32>>)
        state(%m, %v : !pipe.buffer<tensor<8x8xf32>>, !pipe.buffer<tensor<8x8xf32>>)
        : !pipe.buffer<tensor<8x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_Optimizer:$optimizer, Pipe_BufferType:$parameter,
                       Variadic<Pipe_BufferType>:$gradients, Variadic<Pipe_BufferType>:$state);
  let assemblyFormat = [{
    $optimizer $parameter `gradients` `(` $gradients `:` type($gradients) `)`
    (`state` `(` $state^ `:` type($state) `)`)? attr-dict `:` type($parameter)
  }];
  let hasVerifier = 1;
}

def Pipe_AdvanceOp : Pipe_ProgramNode<"advance",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<Pipe_IndexedOpInterface>]> {
  let summary = "makes the next version of a parameter";
  let description = [{
    After the last microbatch of every interval of `every`; after others it does
    nothing. The newest version, updated by the sum of `gradients` in their order,
    becomes the next one; then the gradients are zero again.

    Life cycle: made by `--pipe-lower-to-ranks` for an asynchronous schedule;
    calls in `--convert-pipe-to-llvm`.

    ```mlir
    pipe.advance sgd %ring[%i] every 8 gradients(%g : !pipe.buffer<tensor<8x8xf32>>)
        : !pipe.pool<2 x <tensor<8x8xf32>>>
    ```
  }];
  let arguments = (ins Pipe_Optimizer:$optimizer, Pipe_PoolType:$pool, Optional<Index>:$iv,
                       I64Attr:$scale, I64Attr:$offset, I64Attr:$every,
                       Variadic<Pipe_BufferType>:$gradients, Variadic<Pipe_BufferType>:$state);
  let assemblyFormat = [{
    $optimizer $pool `[` custom<Index>($iv, $scale, $offset) `]` `every` $every
    `gradients` `(` $gradients `:` type($gradients) `)`
    (`state` `(` $state^ `:` type($state) `)`)? attr-dict `:` qualified(type($pool))
  }];
  let hasVerifier = 1;
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPEPROGRAMOPS_TD
