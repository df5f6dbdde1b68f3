//===- PipeGpuAttention.td - Attention that kernels compute as a whole -*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPUATTENTION_TD
#define PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPUATTENTION_TD

include "pipeline/Dialect/PipeGpu/IR/PipeGpu.td"

def PipeGpu_Operand : AnyTypeOf<[AnyStaticShapeTensor, AnyStaticShapeMemRef]>;

def PipeGpu_ScoreYieldOp : PipeGpu_Op<"yield", [
    Pure, Terminator, ParentOneOf<["FusedAttentionOp", "FusedAttentionBackwardOp"]>]> {
  let summary = "what a region makes of one score";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict $values `:` type($values)";
}

// Operands and results in the space (batch..., row, key, feature, value feature).
class PipeGpu_FusedAttentionLikeOp<string mnemonic>
    : PipeGpu_Op<mnemonic,
         [AttrSizedOperandSegments, IsolatedFromAbove, DestinationStyleOpInterface,
          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
          DeclareOpInterfaceMethods<BufferizableOpInterface,
                                    ["bufferizesToMemoryRead", "bufferizesToMemoryWrite",
                                     "getAliasingValues", "bufferize"]>]> {
  let arguments = (ins Variadic<PipeGpu_Operand>:$inputs, Variadic<PipeGpu_Operand>:$outputs,
                       AffineMapArrayAttr:$indexing_maps, UnitAttr:$bf16);
  let results = (outs Variadic<AnyStaticShapeTensor>:$results);
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    mlir::MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }
    /// The maps of inputs and outputs, in their order.
    llvm::SmallVector<mlir::AffineMap> getMaps() {
      return llvm::to_vector(getIndexingMaps().getAsValueRange<mlir::AffineMapAttr>());
    }
  }];
}

def PipeGpu_FusedAttentionOp : PipeGpu_FusedAttentionLikeOp<"fused_attention"> {
  let summary = "an attention that one kernel computes";
  let description = [{
    A `pipe.attention` in destination style. Inputs are query, key, value and extras; outputs
    the attention's output, shift and total. There is a map per input and output. `scores` is
    the attention's, but for an extra of i1, which is an i8 here.

    Query, key, value and output are of f32 or bf16; scores, statistics and sums of f32. With
    `bf16`, both operands of a product, probabilities among them, are rounded to bf16, to the
    nearest, ties to even; products are exact then.

    ```mlir
    %r:3 = pipe_gpu.fused_attention ins(%q, %k, %v : tensor<2x16x8xf32>, ...)
        outs(%o, %s, %t : tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
        maps [...] -> tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32> scores {
    ^bb0(%raw: f32, %head: index, %row: index, %key: index):
      pipe_gpu.yield %raw : f32
    }
    ```
  }];
  let regions = (region SizedRegion<1>:$scores);
  let assemblyFormat = [{
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
    `maps` $indexing_maps attr-dict-with-keyword (`->` type($results)^)? `scores` $scores
  }];
}

def PipeGpu_FusedAttentionBackwardOp : PipeGpu_FusedAttentionLikeOp<"fused_attention_backward"> {
  let summary = "the gradients of an attention, which a few kernels compute";
  let description = [{
    A `pipe.attention_backward` in destination style. Inputs are query, key, value, extras,
    shift, total, the row sums of output times gradient, and the gradient; outputs the gradients
    of query, key, value and of the extras that `pullback` yields one for. Elements are as those
    of `pipe_gpu.fused_attention`, and `bf16` has the same meaning: probabilities and the
    gradients of scores are rounded where a product reads them.
  }];
  let regions = (region SizedRegion<1>:$scores, SizedRegion<1>:$pullback);
  let assemblyFormat = [{
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
    `maps` $indexing_maps attr-dict-with-keyword (`->` type($results)^)? `scores` $scores
    `pullback` $pullback
  }];
}

#endif // PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPUATTENTION_TD
