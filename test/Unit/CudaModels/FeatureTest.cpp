//===- FeatureTest.cpp - What else programs for CUDA do ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short steps, clipping, evaluation, recomputation, loss weights, several devices and
// weights that change on the way, on the fake device. GPT-2's embeddings are tied: two
// ranks exchange their gradients.
//
//===----------------------------------------------------------------------===//

#include "ModelCases.h"

using namespace pipeline::test;
using testing::IsEmpty;

namespace {

ModelCase smallGpt2() { return {"gpt2"}; }
/// Its embeddings are not tied.
ModelCase smallLlama() { return {"llama"}; }

/// Two ranks give the bits of one, both compiled with \p options.
void expectBitsOfOneRank(const ModelCase &model, const std::string &options,
                         const RunSettings &settings, const std::string &onRanks = "ranks=2") {
  const TrainingResult &one = trainOnOneRank(model, options, settings);
  expectBits(compileForCuda(model, options + " " + onRanks), settings, one);
}

TEST(CudaFeatures, AShortStepEndsAPass) {
  RunSettings settings = smallGpt2().settings(3);
  settings.remainder = 3;
  settings.wholeSteps = 1;
  expectBitsOfOneRank(smallGpt2(), "microbatches=4 remainder=3", settings);
}

TEST(CudaFeatures, GradientsAreClippedByTheNormOfAllRanks) {
  RunSettings settings = smallGpt2().settings(2);
  settings.optimizer.clipNorm = 0.1;
  expectBitsOfOneRank(smallGpt2(), "microbatches=4 clip=true", settings);
  const TrainingResult &one = trainOnOneRank(smallGpt2(), "microbatches=4 clip=true", settings);
  ASSERT_EQ(one.gradientNorms.size(), 2u);
  EXPECT_GT(one.gradientNorms[0], settings.optimizer.clipNorm);
}

/// Whole and short steps, each called, captured and launched, with all that differs between steps.
TEST(CudaFeatures, StepsAreGraphs) {
  RunSettings settings = smallGpt2().settings(6);
  settings.remainder = 1;
  settings.wholeSteps = 1;
  settings.optimizer.clipNorm = 0.1;
  settings.optimizer.warmupSteps = 5;
  std::string options = "microbatches=2 remainder=1 clip=true";
  const TrainingResult &one = trainOnOneRank(smallGpt2(), options, settings);
  settings.graph = true;
  expectBits(compileForCuda(smallGpt2(), options + " ranks=2"), settings, one);
}

TEST(CudaFeatures, AnEvaluationRunsForwardsAlone) {
  expectBitsOfOneRank(smallGpt2(), "microbatches=4 forward-only=true", smallGpt2().settings(2));
}

/// Without epilogues: a product's gelu is cuBLASLt's, one that is computed again is a kernel's.
TEST(CudaFeatures, WhatIsRecomputedChangesNoBit) {
  RunSettings settings = smallGpt2().settings(2);
  const TrainingResult &one =
      trainOnOneRank(smallGpt2(), "microbatches=4 gpu-epilogues=false", settings);
  for (const char *recompute : {"recompute=full", "recompute=none"})
    expectBits(
        compileForCuda(smallGpt2(), "microbatches=4 gpu-epilogues=false ranks=2 schedule=zb-h1 " +
                                        std::string(recompute)),
        settings, one, 1);
}

TEST(CudaFeatures, LossesHaveWeights) {
  ModelCase tokens{"gpt2_tokens", "", "tokens"};
  expectBitsOfOneRank(tokens, "microbatches=4", tokens.settings(2));
}

TEST(CudaFeatures, RanksOnTwoDevices) {
  RunSettings settings = smallGpt2().settings(2);
  const TrainingResult &one = trainOnOneRank(smallGpt2(), "microbatches=4", settings);
  settings.device.devices = 2;
  expectBits(compileForCuda(smallGpt2(), "microbatches=4 ranks=2"), settings, one);
}

TEST(CudaFeatures, RoundedProductsHaveTheSameBitsOnMoreRanks) {
  RunSettings settings = smallGpt2().settings(2);
  const TrainingResult &exact = trainOnOneRank(smallGpt2(), "microbatches=4", settings);
  for (const char *precision : {"gpu-precision=tf32", "gpu-precision=bf16"}) {
    SCOPED_TRACE(precision);
    std::string options = "microbatches=4 " + std::string(precision);
    expectBitsOfOneRank(smallGpt2(), options, settings);
    const TrainingResult &rounded = trainOnOneRank(smallGpt2(), options, settings);
    EXPECT_NE(rounded.losses(), exact.losses());
    EXPECT_THAT(rounded.losses(), testing::Pointwise(testing::FloatNear(2e-2f), exact.losses()));
  }
}

/// No one rank computes the same: the CPU does.
TEST(CudaFeatures, WeightsThatChangeOnTheWay) {
  RunSettings settings = smallLlama().settings(3);
  for (const char *schedule : {"pipedream", "pipedream-2bw"}) {
    SCOPED_TRACE(schedule);
    std::string options = "microbatches=4 ranks=2 steps=3 schedule=" + std::string(schedule);
    auto host = compileModel(smallLlama().source(), options, true);
    ASSERT_TRUE(static_cast<bool>(host)) << llvm::toString(host.takeError());
    TrainingResult expected = train(*host, settings);
    ASSERT_THAT(expected.faults, IsEmpty());
    EmulatedModel compiled = compileForCuda(smallLlama(), options, true);
    ASSERT_TRUE(compiled.kernels);
    TrainingResult first = train(compiled, settings);
    EXPECT_THAT(first.faults, IsEmpty());
    EXPECT_THAT(first.losses(), testing::Pointwise(testing::FloatNear(1e-4f), expected.losses()));
    expectBits(compiled, settings, first);
  }
}

} // namespace
