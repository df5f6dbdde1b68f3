//===- Gpt2Test.cpp - The imported GPT-2 against the reference --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompiledModel.h"
#include "ReferenceGpt2.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace pipeline;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// The values of a model's arguments: far from their initial values, so that every
/// parameter matters.
struct Values {
  std::vector<int32_t> tokens, targets;
  Checkpoint checkpoint;
  SmallVector<ModelArgument> arguments;
};

struct Gpt2Test : testing::Test {
  static void SetUpTestSuite() { registerAllPasses(); }

  Gpt2Test() {
    DialectRegistry registry;
    registerAllDialects(registry);
    registerAllExtensions(registry);
    context.appendDialectRegistry(registry);
  }

  OwningOpRef<ModuleOp> build(const Gpt2Config &config, TokenBatch batch) {
    auto module = buildGpt2(context, config, batch);
    EXPECT_TRUE(!!module);
    EXPECT_TRUE(succeeded(verify(**module)));
    return std::move(*module);
  }

  static Values makeValues(func::FuncOp model, const Gpt2Config &config, TokenBatch batch);
  void expectReferenceLoss(const Gpt2Config &config, TokenBatch batch);

  MLIRContext context;
};

Values Gpt2Test::makeValues(func::FuncOp model, const Gpt2Config &config, TokenBatch batch) {
  Values values;
  for (int64_t i = 0; i < batch.getTokens(); ++i) {
    values.tokens.push_back(static_cast<int32_t>((i * i + 3 * i) % config.vocabulary));
    values.targets.push_back(static_cast<int32_t>((i * 7 + 5) % config.vocabulary));
  }
  for (unsigned i = 0; i < model.getNumArguments(); ++i) {
    SmallVector<int64_t> shape(cast<RankedTensorType>(model.getArgumentTypes()[i]).getShape());
    auto name = model.getArgAttrOfType<StringAttr>(i, PipeDialect::getParameterAttrName());
    if (!name) {
      auto input = model.getArgAttrOfType<StringAttr>(i, PipeDialect::getInputAttrName());
      values.arguments.push_back(
          {input == "tokens" ? values.tokens.data() : values.targets.data(), shape});
      continue;
    }
    std::vector<float> &data = values.checkpoint[name.str()];
    data.resize(ShapedType::getNumElements(shape));
    for (size_t j = 0; j < data.size(); ++j)
      data[j] = static_cast<float>(0.4 * std::sin(1.7 * static_cast<double>(j * j % 1009) + i));
    values.arguments.push_back({data.data(), shape});
  }
  return values;
}

void Gpt2Test::expectReferenceLoss(const Gpt2Config &config, TokenBatch batch) {
  OwningOpRef<ModuleOp> module = build(config, batch);
  Values values = makeValues(*module->getOps<func::FuncOp>().begin(), config, batch);
  llvm::Expected<CompiledModel> compiled = CompiledModel::compile(*module);
  ASSERT_TRUE(!!compiled) << llvm::toString(compiled.takeError());
  double expected =
      computeReferenceLoss(config, batch, values.checkpoint, values.tokens, values.targets);
  EXPECT_NEAR(compiled->run(values.arguments), expected, 2e-6 * expected);
}

Gpt2Config getSmallConfig() {
  Gpt2Config config;
  config.layers = 2;
  config.heads = 3;
  config.width = 12;
  config.vocabulary = 19;
  config.positions = 9;
  config.innerWidth = 20;
  return config;
}

TEST_F(Gpt2Test, LossEqualsTheReference) { expectReferenceLoss(getSmallConfig(), {2, 7}); }

TEST_F(Gpt2Test, AllPositionsAreUsed) { expectReferenceLoss(getSmallConfig(), {1, 9}); }

TEST_F(Gpt2Test, OneTokenAttendsToItself) { expectReferenceLoss(getSmallConfig(), {3, 1}); }

TEST_F(Gpt2Test, OneHead) {
  Gpt2Config config = getSmallConfig();
  config.heads = 1;
  expectReferenceLoss(config, {2, 5});
}

TEST_F(Gpt2Test, HeadsOfOneFeature) {
  Gpt2Config config = getSmallConfig();
  config.heads = config.width;
  expectReferenceLoss(config, {2, 5});
}

TEST_F(Gpt2Test, UntiedHead) {
  Gpt2Config config = getSmallConfig();
  config.tiedHead = false;
  expectReferenceLoss(config, {2, 5});
}

TEST_F(Gpt2Test, Activations) {
  Gpt2Config config = getSmallConfig();
  for (Activation activation : {Activation::Gelu, Activation::Relu}) {
    config.activation = activation;
    expectReferenceLoss(config, {2, 5});
  }
}

TEST_F(Gpt2Test, ScoreScales) {
  Gpt2Config config = getSmallConfig();
  config.scaleScoresByLayer = true;
  expectReferenceLoss(config, {2, 5});
  config.scaleScores = false;
  expectReferenceLoss(config, {2, 5});
}

TEST_F(Gpt2Test, NormEpsilon) {
  Gpt2Config config = getSmallConfig();
  config.normEpsilon = 0.5;
  expectReferenceLoss(config, {2, 5});
}

/// The message of a failure to build.
std::string getError(llvm::Expected<OwningOpRef<ModuleOp>> module) {
  return module ? "" : llvm::toString(module.takeError());
}

TEST_F(Gpt2Test, BatchesThatDoNotFitAreRefused) {
  Gpt2Config config = getSmallConfig();
  EXPECT_THAT(getError(buildGpt2(context, config, {0, 4})), HasSubstr("at least 1 sequence"));
  EXPECT_THAT(getError(buildGpt2(context, config, {1, 0})), HasSubstr("at least 1 token"));
  EXPECT_THAT(getError(buildGpt2(context, config, {1, 10})),
              HasSubstr("sequences of 10 tokens need as many positions, but field 'n_positions' "
                        "is 9"));
  int64_t most = std::numeric_limits<int64_t>::max();
  EXPECT_THAT(getError(buildGpt2(context, config, {most, 9})), HasSubstr("2^63 bytes"));
}

TEST(Gpt2ConfigTest, EveryFieldIsRead) {
  std::vector<std::string> remarks;
  auto config = readGpt2Config(R"({"model_type": "gpt2", "n_layer": 3, "n_head": 2, "n_embd": 8,
      "vocab_size": 50, "n_positions": 16, "n_inner": 24, "activation_function": "relu",
      "layer_norm_epsilon": 1e-6, "initializer_range": 0.1, "scale_attn_weights": false,
      "scale_attn_by_inverse_layer_idx": true, "tie_word_embeddings": false,
      "resid_pdrop": 0.0, "embd_pdrop": 0, "attn_pdrop": 0.0})",
                               [&](const Twine &remark) { remarks.push_back(remark.str()); });
  ASSERT_TRUE(!!config) << llvm::toString(config.takeError());
  EXPECT_THAT(remarks, ElementsAre());
  EXPECT_EQ(config->layers, 3);
  EXPECT_EQ(config->heads, 2);
  EXPECT_EQ(config->width, 8);
  EXPECT_EQ(config->vocabulary, 50);
  EXPECT_EQ(config->positions, 16);
  EXPECT_EQ(config->innerWidth, 24);
  EXPECT_EQ(config->activation, Activation::Relu);
  EXPECT_EQ(config->normEpsilon, 1e-6);
  EXPECT_EQ(config->initializerRange, 0.1);
  EXPECT_FALSE(config->scaleScores);
  EXPECT_TRUE(config->scaleScoresByLayer);
  EXPECT_FALSE(config->tiedHead);
}

TEST(Gpt2ConfigTest, DefaultsAreThoseOfHuggingFace) {
  std::vector<std::string> remarks;
  auto config = readGpt2Config(R"({"model_type": "gpt2", "n_layer": 3, "n_head": 2, "n_embd": 8,
      "vocab_size": 50, "n_positions": 16, "n_inner": null, "architectures": ["GPT2LMHeadModel"],
      "torch_dtype": "float32", "bos_token_id": 0})",
                               [&](const Twine &remark) { remarks.push_back(remark.str()); });
  ASSERT_TRUE(!!config) << llvm::toString(config.takeError());
  EXPECT_THAT(remarks, ElementsAre("dropout is not implemented and is set aside: "
                                   "resid_pdrop = 0.1 by default, embd_pdrop = 0.1 by default, "
                                   "attn_pdrop = 0.1 by default"));
  EXPECT_EQ(config->innerWidth, 32);
  EXPECT_EQ(config->activation, Activation::GeluTanh);
  EXPECT_EQ(config->normEpsilon, 1e-5);
  EXPECT_EQ(config->initializerRange, 0.02);
  EXPECT_TRUE(config->scaleScores);
  EXPECT_FALSE(config->scaleScoresByLayer);
  EXPECT_TRUE(config->tiedHead);
}

} // namespace
