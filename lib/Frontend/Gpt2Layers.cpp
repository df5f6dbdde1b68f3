//===- Gpt2Layers.cpp - The bodies of GPT-2's layers ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is kept between a forward and its backward follows from how a layer is
// written, so the forms here are chosen for it:
//
// - softmax divides after the product with the values instead of before: the
//   same numbers, and the T x T probabilities are kept once, unnormalised, beside
//   T x D products (as FlashAttention does);
// - heads are strides, not copies: queries, keys and values are views of one
//   matrix, and their contractions walk it;
// - an activation is one op, whose backward needs its argument alone.
//
//===----------------------------------------------------------------------===//

#include "Gpt2Layers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>
#include <numbers>

using namespace mlir;

namespace pipeline {

using Scalars = ImplicitLocOpBuilder;

static Value add(Scalars &b, Value lhs, Value rhs) { return arith::AddFOp::create(b, lhs, rhs); }
static Value sub(Scalars &b, Value lhs, Value rhs) { return arith::SubFOp::create(b, lhs, rhs); }
static Value mul(Scalars &b, Value lhs, Value rhs) { return arith::MulFOp::create(b, lhs, rhs); }
static Value div(Scalars &b, Value lhs, Value rhs) { return arith::DivFOp::create(b, lhs, rhs); }

static int64_t getDim(Value tensor, unsigned dim) {
  return cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
}

//===----------------------------------------------------------------------===//
// Parts of layers
//===----------------------------------------------------------------------===//

/// (x - mean) / sqrt(variance + epsilon) * weight + bias of every row.
static Value emitLayerNorm(TensorEmitter &emit, Value x, double epsilon, Value weight, Value bias) {
  auto columns = static_cast<double>(getDim(x, 1));
  Value total = emit.sum("rc->r", x);
  Value mean = emit.map("r->r", total, [&](Scalars &b, ValueRange v) {
    return div(b, v[0], createConstant(b, columns));
  });
  Value centred =
      emit.map("rc,r->rc", {x, mean}, [](Scalars &b, ValueRange v) { return sub(b, v[0], v[1]); });
  Value squares = emit.sum("rc->r", ValueRange(centred),
                           [](Scalars &b, ValueRange v) { return mul(b, v[0], v[0]); });
  Value scale = emit.map("r->r", squares, [&](Scalars &b, ValueRange v) -> Value {
    Value variance = div(b, v[0], createConstant(b, columns));
    return math::RsqrtOp::create(b, add(b, variance, createConstant(b, epsilon)));
  });
  return emit.map("rc,r,c,c->rc", {centred, scale, weight, bias}, [](Scalars &b, ValueRange v) {
    return add(b, mul(b, mul(b, v[0], v[1]), v[2]), v[3]);
  });
}

/// x weight + bias, with the weight as [in, out].
static Value emitLinear(TensorEmitter &emit, Value x, Value weight, Value bias) {
  return emit.map("rc,c->rc", {emit.matmul(x, weight), bias},
                  [](Scalars &b, ValueRange v) { return add(b, v[0], v[1]); });
}

static Value emitResidual(TensorEmitter &emit, Value x, Value update) {
  return emit.map("rc,rc->rc", {x, update},
                  [](Scalars &b, ValueRange v) { return add(b, v[0], v[1]); });
}

/// x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))): Hendrycks and Gimpel, Gaussian
/// Error Linear Units, section 2; Hugging Face's gelu_new.
static Value emitGeluTanh(Scalars &b, Value x) {
  Value cube = mul(b, mul(b, x, x), x);
  Value inner = add(b, x, mul(b, cube, createConstant(b, 0.044715)));
  Value scaled = mul(b, inner, createConstant(b, std::sqrt(2 * std::numbers::inv_pi)));
  Value onePlus = add(b, math::TanhOp::create(b, scaled), createConstant(b, 1.0));
  return mul(b, mul(b, x, createConstant(b, 0.5)), onePlus);
}

/// x/2 (1 + erf(x / sqrt(2))).
static Value emitGelu(Scalars &b, Value x) {
  Value scaled = mul(b, x, createConstant(b, std::numbers::sqrt2 / 2));
  Value onePlus = add(b, math::ErfOp::create(b, scaled), createConstant(b, 1.0));
  return mul(b, mul(b, x, createConstant(b, 0.5)), onePlus);
}

static Value emitActivation(TensorEmitter &emit, Activation activation, Value x) {
  return emit.map("rc->rc", x, [&](Scalars &b, ValueRange v) -> Value {
    switch (activation) {
    case Activation::Gelu:
      return emitGelu(b, v[0]);
    case Activation::GeluTanh:
      return emitGeluTanh(b, v[0]);
    case Activation::Relu:
      return arith::MaximumFOp::create(b, v[0], createConstant(b, 0.0));
    }
    llvm_unreachable("every activation is above");
  });
}

/// scale * score where query t may see key s, that is s <= t, else minus infinity.
static Value emitCausalMask(TensorEmitter &emit, Value scores, double scale) {
  return emit.map("bhts->bhts", scores, [&](Scalars &b, ValueRange v) -> Value {
    // i32, so that the comparison has as many lanes as the scores.
    auto position = [&](int64_t dim) -> Value {
      Value index = linalg::IndexOp::create(b, dim);
      return arith::IndexCastOp::create(b, b.getI32Type(), index);
    };
    Value later = arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, position(3), position(2));
    Value scaled = scale == 1.0 ? v[0] : mul(b, v[0], createConstant(b, scale));
    Value hidden = createConstant(b, -std::numeric_limits<double>::infinity());
    return arith::SelectOp::create(b, later, hidden, scaled);
  });
}

static Value emitExp(TensorEmitter &emit, StringRef equation, Value x, Value shift) {
  return emit.map(equation, {x, shift}, [](Scalars &b, ValueRange v) -> Value {
    return math::ExpOp::create(b, sub(b, v[0], v[1]));
  });
}

static double getScoreScale(const Gpt2Config &config, int64_t layer) {
  double scale = 1;
  if (config.scaleScores)
    scale /= std::sqrt(static_cast<double>(config.getHeadWidth()));
  if (config.scaleScoresByLayer)
    scale /= static_cast<double>(layer + 1);
  return scale;
}

/// Causal self-attention of every head: [B*T, 3C] -> [B*T, C]. Letters: b sequence,
/// t query, s key, h head, d feature of a head.
static Value emitAttention(TensorEmitter &emit, const Gpt2Config &config, TokenBatch batch,
                           int64_t layer, Value queriesKeysValues) {
  auto view = [&](int64_t part) {
    Value columns = emit.columns(queriesKeysValues, part * config.width, config.width);
    return emit.split(columns,
                      {{batch.size, batch.sequenceLength}, {config.heads, config.getHeadWidth()}});
  };
  Value queries = view(0), keys = view(1), values = view(2);
  Value scores = emit.contract("bthd,bshd->bhts", queries, keys);
  Value masked = emitCausalMask(emit, scores, getScoreScale(config, layer));
  Value weights = emitExp(emit, "bhts,bht->bhts", masked, emit.shift("bhts->bht", masked));
  Value total = emit.sum("bhts->bht", weights);
  Value products = emit.contract("bhts,bshd->bthd", weights, values);
  Value mixed = emit.map("bthd,bht->bthd", {products, total},
                         [](Scalars &b, ValueRange v) { return div(b, v[0], v[1]); });
  return emit.merge(mixed, {2, 2});
}

/// matrix[row, column], read in the body of an op.
static Value emitGather(Scalars &b, Value matrix, Value row, Value column) {
  return tensor::ExtractOp::create(b, matrix, ValueRange{row, column});
}

static Value emitIndexCast(Scalars &b, Value integer) {
  return arith::IndexCastOp::create(b, b.getIndexType(), integer);
}

/// The mean over rows of log(sum of exp(logits)) - logits[target].
static Value emitCrossEntropy(TensorEmitter &emit, Value logits, Value targets) {
  double share = 1.0 / static_cast<double>(getDim(logits, 0));
  Value shift = emit.shift("rc->r", logits);
  Value total = emit.sum("rc->r", emitExp(emit, "rc,r->rc", logits, shift));
  return emit.sum("r,r,r->", {total, shift, targets}, [&](Scalars &b, ValueRange v) {
    Value row = linalg::IndexOp::create(b, 0);
    Value target = emitGather(b, logits, row, emitIndexCast(b, v[2]));
    Value loss = sub(b, add(b, math::LogOp::create(b, v[0]), v[1]), target);
    return mul(b, loss, createConstant(b, share));
  });
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

Value emitEmbedding(TensorEmitter &emit, Value tokens, ParameterCursor parameters) {
  Value wte = parameters.next(), wpe = parameters.next();
  Value positions = emit.at("wpe").firstRows(wpe, getDim(tokens, 1));
  emit.at("wte");
  Value sum = emit.map("bt,tc->btc", {tokens, positions}, [&](Scalars &b, ValueRange v) {
    Value column = linalg::IndexOp::create(b, 2);
    return add(b, emitGather(b, wte, emitIndexCast(b, v[0]), column), v[1]);
  });
  return emit.merge(sum, {2, 1});
}

Value emitBlock(TensorEmitter &emit, const Gpt2Config &config, TokenBatch batch, int64_t index,
                Value x, ParameterCursor parameters) {
  auto norm = [&](Value value) {
    Value weight = parameters.next();
    return emitLayerNorm(emit, value, config.normEpsilon, weight, parameters.next());
  };
  auto linear = [&](Value value) {
    Value weight = parameters.next();
    return emitLinear(emit, value, weight, parameters.next());
  };
  emit.at("ln_1");
  Value normed = norm(x);
  emit.at("attn.c_attn");
  Value queriesKeysValues = linear(normed);
  emit.at("attn");
  Value mixed = emitAttention(emit, config, batch, index, queriesKeysValues);
  emit.at("attn.c_proj");
  x = emitResidual(emit, x, linear(mixed));

  emit.at("ln_2");
  normed = norm(x);
  emit.at("mlp.c_fc");
  Value inner = linear(normed);
  emit.at("mlp.act");
  inner = emitActivation(emit, config.activation, inner);
  emit.at("mlp.c_proj");
  return emitResidual(emit, x, linear(inner));
}

Value emitHead(TensorEmitter &emit, const Gpt2Config &config, Value x, Value targets,
               ParameterCursor parameters) {
  emit.at("ln_f");
  Value weight = parameters.next(), bias = parameters.next(), head = parameters.next();
  Value normed = emitLayerNorm(emit, x, config.normEpsilon, weight, bias);
  emit.at("lm_head");
  Value logits = emit.contract("rc,vc->rv", normed, head);
  emit.at("loss");
  return emitCrossEntropy(emit, logits, emit.merge(targets, {2}));
}

} // namespace pipeline
