//===- ReferenceGpt2.cpp - GPT-2 in plain loops, in f64 ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceGpt2.h"

#include <algorithm>
#include <cmath>

namespace pipeline {

using Vector = std::vector<double>;

namespace {
/// One sequence through the model; a row is a position.
class Reference {
public:
  Reference(const Gpt2Config &config, const Checkpoint &checkpoint)
      : config(config), checkpoint(checkpoint) {}

  /// The sum over positions of the cross entropies.
  double run(const int32_t *tokens, const int32_t *targets, int64_t length);

private:
  using Rows = std::vector<Vector>;

  const std::vector<float> &get(const std::string &name) const { return checkpoint.at(name); }
  Vector norm(const Vector &x, const std::string &name) const;
  Vector linear(const Vector &x, const std::string &name) const;
  Vector attend(const Rows &qkv, size_t position, int64_t layer) const;
  double activate(double x) const;
  void runBlock(Rows &x, int64_t layer) const;

  const Gpt2Config &config;
  const Checkpoint &checkpoint;
};
} // namespace

Vector Reference::norm(const Vector &x, const std::string &name) const {
  auto n = static_cast<double>(x.size());
  double mean = 0, variance = 0;
  for (double value : x)
    mean += value / n;
  for (double value : x)
    variance += (value - mean) * (value - mean) / n;
  Vector y(x.size());
  for (size_t c = 0; c < x.size(); ++c)
    y[c] = (x[c] - mean) / std::sqrt(variance + config.normEpsilon) * get(name + ".weight")[c] +
           get(name + ".bias")[c];
  return y;
}

Vector Reference::linear(const Vector &x, const std::string &name) const {
  const std::vector<float> &weight = get(name + ".weight"), &bias = get(name + ".bias");
  Vector y(bias.begin(), bias.end());
  for (size_t in = 0; in < x.size(); ++in)
    for (size_t out = 0; out < y.size(); ++out)
      y[out] += x[in] * weight[in * y.size() + out];
  return y;
}

double Reference::activate(double x) const {
  switch (config.activation) {
  case Activation::Gelu:
    return x * std::erfc(-x / std::sqrt(2.0)) / 2;
  case Activation::GeluTanh:
    return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * std::pow(x, 3))));
  case Activation::Relu:
    return std::max(x, 0.0);
  }
  return 0;
}

Vector Reference::attend(const Rows &qkv, size_t position, int64_t layer) const {
  int64_t width = config.width, headWidth = config.getHeadWidth();
  Vector y(width);
  for (int64_t head = 0; head < config.heads; ++head) {
    Vector weights(position + 1);
    double total = 0;
    for (size_t key = 0; key <= position; ++key) {
      double score = 0;
      for (int64_t d = 0; d < headWidth; ++d)
        score += qkv[position][head * headWidth + d] * qkv[key][width + head * headWidth + d];
      if (config.scaleScores)
        score /= std::sqrt(static_cast<double>(headWidth));
      if (config.scaleScoresByLayer)
        score /= static_cast<double>(layer + 1);
      total += weights[key] = std::exp(score);
    }
    for (size_t key = 0; key <= position; ++key)
      for (int64_t d = 0; d < headWidth; ++d)
        y[head * headWidth + d] +=
            weights[key] / total * qkv[key][2 * width + head * headWidth + d];
  }
  return y;
}

void Reference::runBlock(Rows &x, int64_t layer) const {
  std::string name = "transformer.h." + std::to_string(layer);
  auto addTo = [](Vector &row, const Vector &update) {
    std::transform(row.begin(), row.end(), update.begin(), row.begin(), std::plus<>());
  };
  Rows qkv;
  for (const Vector &row : x)
    qkv.push_back(linear(norm(row, name + ".ln_1"), name + ".attn.c_attn"));
  for (size_t position = 0; position < x.size(); ++position)
    addTo(x[position], linear(attend(qkv, position, layer), name + ".attn.c_proj"));
  for (Vector &row : x) {
    Vector inner = linear(norm(row, name + ".ln_2"), name + ".mlp.c_fc");
    for (double &value : inner)
      value = activate(value);
    addTo(row, linear(inner, name + ".mlp.c_proj"));
  }
}

double Reference::run(const int32_t *tokens, const int32_t *targets, int64_t length) {
  const std::vector<float> &wte = get("transformer.wte.weight");
  const std::vector<float> &wpe = get("transformer.wpe.weight");
  const std::vector<float> &head = config.tiedHead ? wte : get("lm_head.weight");
  int64_t width = config.width;
  Rows x(length, Vector(width));
  for (int64_t t = 0; t < length; ++t)
    for (int64_t c = 0; c < width; ++c)
      x[t][c] = static_cast<double>(wte[tokens[t] * width + c]) + wpe[t * width + c];
  for (int64_t layer = 0; layer < config.layers; ++layer)
    runBlock(x, layer);
  double loss = 0;
  for (int64_t t = 0; t < length; ++t) {
    Vector y = norm(x[t], "transformer.ln_f");
    Vector logits(config.vocabulary);
    double total = 0;
    for (int64_t v = 0; v < config.vocabulary; ++v) {
      for (int64_t c = 0; c < width; ++c)
        logits[v] += y[c] * head[v * width + c];
      total += std::exp(logits[v]);
    }
    loss += std::log(total) - logits[targets[t]];
  }
  return loss;
}

double computeReferenceLoss(const Gpt2Config &config, TokenBatch batch,
                            const Checkpoint &checkpoint, const std::vector<int32_t> &tokens,
                            const std::vector<int32_t> &targets) {
  Reference reference(config, checkpoint);
  double loss = 0;
  for (int64_t b = 0; b < batch.size; ++b) {
    int64_t first = b * batch.sequenceLength;
    loss += reference.run(&tokens[first], &targets[first], batch.sequenceLength);
  }
  return loss / static_cast<double>(batch.getTokens());
}

} // namespace pipeline
