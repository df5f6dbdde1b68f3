//===- PipeAttributes.td - Attributes of the pipe dialect ---*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPEATTRIBUTES_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPEATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "pipeline/Dialect/Pipe/IR/PipeDialect.td"

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

class Pipe_I32Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::pipeline";
}

// The letters are those of torch.distributed.pipelining and of the Zero Bubble
// paper; the numbers those of the schedule library and the runtime.
def Pipe_ActionKind : Pipe_I32Enum<"ActionKind", "what a rank does with a stage and a microbatch", [
  I32EnumAttrCase<"Forward", 0, "F">,
  I32EnumAttrCase<"Backward", 1, "B">,
  I32EnumAttrCase<"BackwardInput", 2, "I">,
  I32EnumAttrCase<"BackwardWeight", 3, "W">
]>;

// What a byte of a rank's arena is for: the rows of a memory plan.
def Pipe_BufferKind : Pipe_I32Enum<"BufferKind", "what a buffer of a rank holds", [
  I32EnumAttrCase<"Parameters", 0, "parameters">,
  I32EnumAttrCase<"Packed", 1, "packed">,
  I32EnumAttrCase<"Gradients", 2, "gradients">,
  I32EnumAttrCase<"Optimizer", 3, "optimizer">,
  I32EnumAttrCase<"State", 4, "state">,
  I32EnumAttrCase<"Residuals", 5, "residuals">,
  I32EnumAttrCase<"Boundary", 6, "boundary">,
  I32EnumAttrCase<"Workspace", 7, "workspace">
]>;

// What the run does with a scalar of a microbatch.
def Pipe_OutputRole : Pipe_I32Enum<"OutputRole", "what a reported scalar is for", [
  I32EnumAttrCase<"Metric", 0, "metric">,
  I32EnumAttrCase<"Check", 1, "check">,
  I32EnumAttrCase<"Weight", 2, "weight">
]>;

def Pipe_Optimizer : Pipe_I32Enum<"Optimizer", "the rule that updates parameters", [
  I32EnumAttrCase<"Sgd", 0, "sgd">,
  I32EnumAttrCase<"AdamW", 1, "adamw">
]>;

// A queue of a device: what it is given runs in order.
def Pipe_Stream : Pipe_I32Enum<"Stream", "a stream of a rank's device", [
  I32EnumAttrCase<"Compute", 0, "compute">,
  I32EnumAttrCase<"Send", 1, "send">,
  I32EnumAttrCase<"Receive", 2, "receive">
]>;

// The numbers are those of the schedule library.
def Pipe_WeightUpdates : Pipe_I32Enum<"WeightUpdates", "which weights a microbatch sees", [
  I32EnumAttrCase<"Stashed", 1, "stashed">,
  I32EnumAttrCase<"DoubleBuffered", 2, "double_buffered">
]>;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class Pipe_Attr<string name, string attrMnemonic> : AttrDef<Pipe_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def Pipe_PartitionAttr : Pipe_Attr<"Partition", "partition"> {
  let summary = "the ranks and which of them owns each stage";
  let description = [{
    `owners[s]` is the rank that runs stage `s`. Every rank owns the same number
    of stages, its chunks, in the order of `s`.

    Where pipelines run in both directions every stage has two copies: even
    microbatches run on `owners[s]`, odd ones on `mirrors[s]`.

    ```mlir
    #pipe.partition<ranks = 2, owners = [0, 1, 1, 0]>
    #pipe.partition<ranks = 2, owners = [0, 1], mirrors = [1, 0]>
    ```
  }];
  let parameters = (ins "int64_t":$ranks, ArrayRefParameter<"int64_t">:$owners,
                        OptionalArrayRefParameter<"int64_t">:$mirrors);
  let assemblyFormat = [{
    `<` `ranks` `=` $ranks `,` `owners` `=` `[` $owners `]`
    (`,` `mirrors` `=` `[` $mirrors^ `]`)? `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getStages() const { return getOwners().size(); }
    int64_t getChunks() const { return getStages() / getRanks(); }
    /// How many copies every stage has: 1 or 2.
    int64_t getCopies() const { return getMirrors().empty() ? 1 : 2; }
    /// The copy of its stages that a microbatch runs on.
    int64_t getCopyOf(int64_t microbatch) const {
      return ::pipeline::schedule::copyOfMicrobatch(microbatch, getCopies());
    }
    /// How many of `microbatches` microbatches run on `copy`.
    int64_t getMicrobatchesOf(int64_t copy, int64_t microbatches) const {
      return ::pipeline::schedule::microbatchesOfCopy(copy, getCopies(), microbatches);
    }
    /// The rank that runs `copy` of `stage`.
    int64_t getOwner(int64_t stage, int64_t copy) const {
      return (copy == 0 ? getOwners() : getMirrors())[stage];
    }
  }];
}

def Pipe_UpdatesAttr : Pipe_Attr<"Updates", "updates"> {
  let summary = "weights that change while microbatches are in flight";
  let description = [{
    A stage's weights are updated after every `interval` microbatches of it.
    `stashed`: a forward sees the newest weights, its backward the same ones.
    `double_buffered`: all microbatches of an interval see those that were made
    before the last but one update. docs/Schedules.md has the formulas.

    ```mlir
    #pipe.updates<stashed every 1>
    ```
  }];
  let parameters = (ins EnumParameter<Pipe_WeightUpdates>:$rule, "int64_t":$interval);
  let assemblyFormat = "`<` $rule `every` $interval `>`";
  let genVerifyDecl = 1;
}

def Pipe_PackingAttr : Pipe_Attr<"Packing", "packing"> {
  let summary = "a parameter's matrix as the products of its readers want it";
  let description = [{
    A parameter, or the part of it that begins `offset` elements from its start, is
    the k x n matrix on the right of products: row-major with `leading` elements
    from row to row, or, `transposed`, n x k. Its packed form is oneDNN's own for
    such products, however many rows they have; `bytes` of it.

    ```mlir
    #pipe.packing<k = 256, n = 768, leading = 768, transposed = false, offset = 0, bytes = 786432>
    ```
  }];
  let parameters = (ins "int64_t":$k, "int64_t":$n, "int64_t":$leading, "bool":$transposed,
                        "int64_t":$offset, "int64_t":$bytes);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Pipe_NormalAttr : Pipe_Attr<"Normal", "normal"> {
  let summary = "initial values drawn from a normal distribution";
  let description = [{
    Drawn from a counter-based generator keyed by the run's seed and the
    parameter's name, so that they depend on nothing else.

    ```mlir
    #pipe.normal<mean = 0.0, deviation = 2.0e-2>
    ```
  }];
  let parameters = (ins "::mlir::FloatAttr":$mean, "::mlir::FloatAttr":$deviation);
  let assemblyFormat = [{
    `<` `mean` `=` custom<F64>($mean) `,` `deviation` `=` custom<F64>($deviation) `>`
  }];
  let genVerifyDecl = 1;
}

def Pipe_FillAttr : Pipe_Attr<"Fill", "fill"> {
  let summary = "initial values all equal";
  let description = [{
    ```mlir
    #pipe.fill<1.0>
    ```
  }];
  let parameters = (ins "::mlir::FloatAttr":$value);
  let assemblyFormat = "`<` custom<F64>($value) `>`";
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPEATTRIBUTES_TD
