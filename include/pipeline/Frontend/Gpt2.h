//===- Gpt2.h - GPT-2 from a Hugging Face configuration ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds a module in phase `model`: GPT-2 as a language model, from the fields
// of a config.json. Blocks normalise before each half, attention is causal, the
// head is the token embedding, and the loss is the mean cross entropy of every
// position's next token.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_FRONTEND_GPT2_H
#define PIPELINE_FRONTEND_GPT2_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace pipeline {

/// The nonlinearity between the two linear layers of a block's second half.
enum class Activation {
  Gelu,     ///< x times the normal distribution function, by erf
  GeluTanh, ///< its approximation by tanh: GPT-2's own
  Relu,
};

/// What the mathematics of a GPT-2 depend on, by the names of config.json.
struct Gpt2Config {
  int64_t layers = 0;     ///< n_layer
  int64_t heads = 0;      ///< n_head, a divisor of n_embd
  int64_t width = 0;      ///< n_embd
  int64_t vocabulary = 0; ///< vocab_size
  int64_t positions = 0;  ///< n_positions
  int64_t innerWidth = 0; ///< n_inner, 4 n_embd where null
  Activation activation = Activation::GeluTanh;
  double normEpsilon = 1e-5;       ///< layer_norm_epsilon
  double initializerRange = 0.02;  ///< standard deviation of initial weights
  bool scaleScores = true;         ///< scale_attn_weights
  bool scaleScoresByLayer = false; ///< scale_attn_by_inverse_layer_idx
  bool tiedHead = true;            ///< tie_word_embeddings

  int64_t getHeadWidth() const { return width / heads; }
};

/// The static shape of one microbatch.
struct TokenBatch {
  int64_t size = 1;           ///< sequences
  int64_t sequenceLength = 1; ///< tokens of each

  int64_t getTokens() const { return size * sequenceLength; }
};

/// Reads the text of a config.json whose model_type is gpt2. Optional fields take
/// Hugging Face's defaults. The errors, all of them at once, name the field, what
/// it holds and what to do; so do fields that ask for other mathematics than
/// those of Gpt2Config. `remark` is told of what is set aside: dropout.
llvm::Expected<Gpt2Config> readGpt2Config(llvm::StringRef text,
                                          llvm::function_ref<void(const llvm::Twine &)> remark);

/// The model on microbatches of this shape, as `@gpt2`:
///
///     (tokens, targets : BxT i32, parameters in the order of a checkpoint) -> loss
///
/// One `pipe.layer` for the embeddings, one for each block, one for the last
/// norm, the head and the loss. Blocks are equal but for their names. Activations
/// between layers are [B*T, n_embd]. An error says which numbers don't fit.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
buildGpt2(mlir::MLIRContext &context, const Gpt2Config &config, TokenBatch batch);

} // namespace pipeline

#endif // PIPELINE_FRONTEND_GPT2_H
