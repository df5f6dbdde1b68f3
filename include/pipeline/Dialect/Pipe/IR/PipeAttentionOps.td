//===- PipeAttentionOps.td - Attention, in layers and their functions -*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPEATTENTIONOPS_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPEATTENTIONOPS_TD

include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "pipeline/Dialect/Pipe/IR/PipeModelOps.td"

// What forward and backward have in common: the space of the scores and the maps
// of the operands in it.
class Pipe_AttentionLikeOp<string mnemonic> : Pipe_Op<mnemonic, [Pure, IsolatedFromAbove]> {
  let extraClassDeclaration = [{
    /// The maps of query, key, value, extras and output, in this order. Their domain is
    /// (batch..., row, key, feature, value feature).
    llvm::SmallVector<mlir::AffineMap> getMaps() {
      return llvm::to_vector(getIndexingMaps().getAsValueRange<mlir::AffineMapAttr>());
    }
    mlir::AffineMap getQueryMap() { return getMaps()[0]; }
    mlir::AffineMap getKeyMap() { return getMaps()[1]; }
    mlir::AffineMap getValueMap() { return getMaps()[2]; }
    mlir::AffineMap getExtraMap(unsigned i) { return getMaps()[3 + i]; }
    mlir::AffineMap getOutputMap() { return getMaps().back(); }
    /// The map of the row statistics: (batch..., row).
    mlir::AffineMap getStatisticsMap();

    /// How many of the domain's dimensions are batch dimensions: heads, sequences.
    unsigned getNumBatchDims() { return getQueryMap().getNumDims() - 4; }
    unsigned getRowDim() { return getNumBatchDims(); }
    unsigned getKeyDim() { return getNumBatchDims() + 1; }
    unsigned getFeatureDim() { return getNumBatchDims() + 2; }
    unsigned getValueFeatureDim() { return getNumBatchDims() + 3; }
    /// The size of every dimension of the domain.
    llvm::SmallVector<int64_t> getDomainSizes();
  }];
  let hasVerifier = 1;
}

def Pipe_AttentionOp : Pipe_AttentionLikeOp<"attention"> {
  let summary = "softmax of scores times values";
  let description = [{
    For every batch index and row r, over all keys k:

        raw[k]   = sum over features f of query[r, f] * key[k, f]
        score[k] = what `scores` makes of raw[k], the extras and the indices
        shift    = the greatest score[k]
        total    = sum over k of exp(score[k] - shift)
        output[v] = (sum over k of exp(score[k] - shift) * value[k, v]) / total

    Maps say where an operand's elements lie in the space (batch..., row, key,
    feature, value feature); each is a projection. A batch dimension that a map
    lacks is shared: grouped heads leave theirs out of the maps of key and value.
    Query has rows and features; key, keys and features; value, keys and value
    features; an extra, any but features; output, all batch dimensions, rows and
    value features. `shift` and `total` are tensors of (batch..., row): what a
    backward needs to have the probabilities again.

    `scores` takes the raw score, an element of each extra, and the indices of
    the batch dimensions, the row and the key; it yields the score: scaled,
    masked, biased.

    Life cycle: made by `--pipe-find-attention` in a layer; differentiated to
    `pipe.attention_backward`; tiles in `--pipe-cpu-tile-attention`. The scores
    never exist as a whole.

    ```mlir
    // h: heads; r, k: positions; f, v: features. A causal mask.
    %o, %shift, %total = pipe.attention
        query(%q : tensor<2x16x8xf32>) key(%key : tensor<2x16x8xf32>)
        value(%value : tensor<2x16x8xf32>)
        maps [affine_map<(h, r, k, f, v) -> (h, r, f)>, affine_map<(h, r, k, f, v) -> (h, k, f)>,
              affine_map<(h, r, k, f, v) -> (h, k, v)>, affine_map<(h, r, k, f, v) -> (h, r, v)>]
        -> tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32> scores {
    ^bb0(%raw: f32, %head: index, %row: index, %k: index):
      %hidden = arith.constant 0xFF800000 : f32
      %later = arith.cmpi ugt, %k, %row : index
      %score = arith.select %later, %hidden, %raw : f32
      pipe.yield %score : f32
    }
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$query, AnyStaticShapeTensor:$key,
                       AnyStaticShapeTensor:$value, Variadic<AnyStaticShapeTensor>:$extras,
                       AffineMapArrayAttr:$indexing_maps);
  let results = (outs AnyStaticShapeTensor:$output, AnyStaticShapeTensor:$shift,
                      AnyStaticShapeTensor:$total);
  let regions = (region SizedRegion<1>:$scores);
  let assemblyFormat = [{
    `query` `(` $query `:` type($query) `)` `key` `(` $key `:` type($key) `)`
    `value` `(` $value `:` type($value) `)` (`extras` `(` $extras^ `:` type($extras) `)`)?
    `maps` $indexing_maps attr-dict-with-keyword `->` type($output) `,` type($shift) `,`
    type($total) `scores` $scores
  }];
}

def Pipe_AttentionBackwardOp : Pipe_AttentionLikeOp<"attention_backward"> {
  let summary = "the gradients of an attention";
  let description = [{
    Operands and `scores` are those of the `pipe.attention`, then its results and
    the gradient of its output. The probabilities are computed again from the raw
    scores, `shift` and `total`; with them

        dvalue[k, v] = sum over r of probability[r, k] * gradient[r, v]
        dscore[r, k] = probability[r, k] * (sum over v of gradient[r, v] * value[k, v]
                                            - sum over v of gradient[r, v] * output[r, v])
        draw         = what `pullback` makes of dscore
        dquery[r, f] = sum over k of draw[r, k] * key[k, f]
        dkey[k, f]   = sum over r of draw[r, k] * query[r, f]

    An operand that several batch indices share gets the sum over them. No gradient
    comes in through `shift` and `total`.

    `pullback` takes dscore, then what `scores` takes; it yields the gradient of
    the raw score, then that of one element of each extra in `extra_gradients`, whose
    gradients are results too.

    Life cycle: made by `--pipe-differentiate`; tiles in `--pipe-cpu-tile-attention`.

    ```mlir
    %dq, %dk, %dv = pipe.attention_backward
        query(%q : tensor<2x16x8xf32>) key(%key : tensor<2x16x8xf32>)
        value(%value : tensor<2x16x8xf32>) output(%o : tensor<2x16x8xf32>)
        shift(%shift : tensor<2x16xf32>) total(%total : tensor<2x16xf32>)
        gradient(%do : tensor<2x16x8xf32>) maps [...]
        -> tensor<2x16x8xf32>, tensor<2x16x8xf32>, tensor<2x16x8xf32> scores {
      ...
    } pullback {
    ^bb0(%gradient: f32, %raw: f32, %head: index, %row: index, %k: index):
      ...
      pipe.yield %draw : f32
    }
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$query, AnyStaticShapeTensor:$key,
                       AnyStaticShapeTensor:$value, Variadic<AnyStaticShapeTensor>:$extras,
                       AnyStaticShapeTensor:$output, AnyStaticShapeTensor:$shift,
                       AnyStaticShapeTensor:$total, AnyStaticShapeTensor:$gradient,
                       AffineMapArrayAttr:$indexing_maps,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$extra_gradients);
  let results = (outs AnyStaticShapeTensor:$query_gradient, AnyStaticShapeTensor:$key_gradient,
                      AnyStaticShapeTensor:$value_gradient,
                      Variadic<AnyStaticShapeTensor>:$extras_gradient);
  let regions = (region SizedRegion<1>:$scores, SizedRegion<1>:$pullback);
  let assemblyFormat = [{
    `query` `(` $query `:` type($query) `)` `key` `(` $key `:` type($key) `)`
    `value` `(` $value `:` type($value) `)` (`extras` `(` $extras^ `:` type($extras) `)`)?
    `output` `(` $output `:` type($output) `)` `shift` `(` $shift `:` type($shift) `)`
    `total` `(` $total `:` type($total) `)` `gradient` `(` $gradient `:` type($gradient) `)`
    `maps` $indexing_maps attr-dict-with-keyword `->` type(results) `scores` $scores
    `pullback` $pullback
  }];
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPEATTENTIONOPS_TD
