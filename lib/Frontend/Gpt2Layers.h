//===- Gpt2Layers.h - The bodies of GPT-2's layers --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the three kinds of layers compute, on tensors. Rows are positions: a
// microbatch of B sequences of T tokens is B*T rows.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_GPT2LAYERS_H
#define PIPELINE_LIB_FRONTEND_GPT2LAYERS_H

#include "TensorEmitter.h"
#include "pipeline/Frontend/Gpt2.h"

namespace pipeline {

/// A layer's parameters in the order of a checkpoint, taken one by one.
class ParameterCursor {
public:
  explicit ParameterCursor(mlir::ValueRange values) : values(values) {}
  mlir::Value next() {
    mlir::Value value = values.front();
    values = values.drop_front();
    return value;
  }

private:
  mlir::ValueRange values;
};

/// Token plus position embeddings: tokens [B, T], wte [V, C], wpe [P, C] -> [B*T, C].
mlir::Value emitEmbedding(TensorEmitter &emit, mlir::Value tokens, ParameterCursor parameters);

/// Block `index`: x [B*T, C] and the twelve parameters of h.INDEX -> [B*T, C].
mlir::Value emitBlock(TensorEmitter &emit, const Gpt2Config &config, TokenBatch batch,
                      int64_t index, mlir::Value x, ParameterCursor parameters);

/// The last norm, the head and the mean cross entropy: x [B*T, C], targets [B, T],
/// ln_f's weight and bias, the head [V, C] -> [].
mlir::Value emitHead(TensorEmitter &emit, const Gpt2Config &config, mlir::Value x,
                     mlir::Value targets, ParameterCursor parameters);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_GPT2LAYERS_H
