//===- PipeModelOps.td - Ops of the model and partitioned phases -*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPEMODELOPS_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPEMODELOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "pipeline/Dialect/Pipe/IR/PipeAttributes.td"

class Pipe_Op<string mnemonic, list<Trait> traits = []> : Op<Pipe_Dialect, mnemonic, traits>;

def Pipe_LayerOp : Pipe_Op<"layer", [IsolatedFromAbove, RecursiveMemoryEffects,
                                     SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "a part of a model that is never split";
  let description = [{
    The unit that `--pipe-partition` places, that is compiled once for all its
    equals, and whose inputs are what full recomputation keeps. Its body is
    ordinary linalg, tensor, arith, math and scf on tensors.

    Life cycle: made by a frontend; moved into a `pipe.stage` by
    `--pipe-partition`; becomes functions in `--pipe-differentiate`.

    ```mlir
    %y = pipe.layer "fc" (%x, %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> {
    ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>):
      ...
      pipe.yield %c : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $name `(` $inputs `)` attr-dict-with-keyword `:` functional-type($inputs, $outputs) $body
  }];
  let hasVerifier = 1;
}

def Pipe_StageOp : Pipe_Op<"stage", [IsolatedFromAbove, RecursiveMemoryEffects,
                                     SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "layers that run as one unit on one rank";
  let description = [{
    Stages are numbered in the order of dataflow; every value that crosses from
    one to another is an operand and a result. Holds layers and nothing else.

    Life cycle: made by `--pipe-partition`; becomes functions and nodes of a
    `pipe.graph` in `--pipe-differentiate`.

    ```mlir
    %y = pipe.stage 1 (%x, %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> {
    ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x8xf32>):
      %c = pipe.layer "fc" (%a, %b) : ...
      pipe.yield %c : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins I64Attr:$index, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $index `(` $inputs `)` attr-dict-with-keyword `:` functional-type($inputs, $outputs) $body
  }];
  let hasVerifier = 1;
}

def Pipe_YieldOp : Pipe_Op<"yield", [Pure, Terminator, ParentOneOf<["LayerOp", "StageOp", "AttentionOp",
                                                            "AttentionBackwardOp"]>]> {
  let summary = "the results of the region around it";
  let description = [{
    Life cycle: as the op around it.

    ```mlir
    pipe.yield %x : tensor<4x8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), "">];
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPEMODELOPS_TD
