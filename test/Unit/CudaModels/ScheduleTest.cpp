//===- ScheduleTest.cpp - Models by every kind of schedule ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// GPT-2, Llama and ResNet on two and four ranks of the fake device, in a few orders
// each: the losses and parameters of one rank, bit for bit, and nothing that the device
// finds wrong.
//
//===----------------------------------------------------------------------===//

#include "ModelCases.h"

using namespace pipeline::test;

namespace {

constexpr int steps = 2;

class ModelTest : public testing::TestWithParam<ModelCase> {
protected:
  /// On two ranks four microbatches, on four eight: as few as dualpipe takes.
  static std::string optionsOf(int ranks) { return "microbatches=" + std::to_string(2 * ranks); }
  static std::string onRanks(int ranks, const std::string &schedule) {
    return optionsOf(ranks) + " ranks=" + std::to_string(ranks) + " schedule=" + schedule;
  }

  void expectBitsOfOneRank(int ranks, const std::string &schedule) {
    RunSettings settings = GetParam().settings(steps);
    const TrainingResult &one = trainOnOneRank(GetParam(), optionsOf(ranks), settings);
    expectBits(compileForCuda(GetParam(), onRanks(ranks, schedule)), settings, one);
  }
};

TEST_P(ModelTest, HasTheLossesOfTheCpu) {
  RunSettings settings = GetParam().settings(steps);
  auto compiled = compileModel(GetParam().source(), optionsOf(2));
  ASSERT_TRUE(static_cast<bool>(compiled)) << llvm::toString(compiled.takeError());
  TrainingResult host = train(*compiled, settings);
  ASSERT_THAT(host.faults, testing::IsEmpty());
  const TrainingResult &device = trainOnOneRank(GetParam(), optionsOf(2), settings);
  EXPECT_THAT(device.losses(), testing::Pointwise(testing::FloatNear(1e-4f), host.losses()));
}

TEST_P(ModelTest, OneForwardOneBackwardOnTwoRanks) { expectBitsOfOneRank(2, "1f1b"); }
TEST_P(ModelTest, OneForwardOneBackwardOnFourRanks) { expectBitsOfOneRank(4, "1f1b"); }
TEST_P(ModelTest, InterleavedOnTwoRanks) { expectBitsOfOneRank(2, "interleaved-1f1b"); }
TEST_P(ModelTest, InterleavedOnFourRanks) { expectBitsOfOneRank(4, "interleaved-1f1b"); }
TEST_P(ModelTest, ZbvOnTwoRanks) { expectBitsOfOneRank(2, "zbv"); }
TEST_P(ModelTest, ZbvOnFourRanks) { expectBitsOfOneRank(4, "zbv"); }

INSTANTIATE_TEST_SUITE_P(Gpt2, ModelTest, testing::Values(gpt2()));
INSTANTIATE_TEST_SUITE_P(Llama, ModelTest, testing::Values(llama()));
INSTANTIATE_TEST_SUITE_P(ResNet, ModelTest, testing::Values(resnet()));

/// Gradients of even microbatches add up on one copy, of odd ones on the other: the same losses
/// before the first update, and gradients up to rounding. Plain descent shows them as they are.
class DualPipeTest : public ModelTest {
protected:
  void expectValuesOfOneRank(int ranks) {
    RunSettings settings = GetParam().settings(1);
    settings.optimizer.learningRate = 0.1;
    settings.optimizer.weightDecay = 0;
    const TrainingResult &one =
        trainOnOneRank(GetParam(), optionsOf(ranks) + " optimizer=sgd", settings);
    EmulatedModel compiled =
        compileForCuda(GetParam(), onRanks(ranks, "dualpipe") + " optimizer=sgd");
    TrainingResult first;
    for (std::uint64_t seed = 1; seed <= 3 && compiled.kernels; ++seed) {
      settings.device.seed = seed;
      TrainingResult result = train(compiled, settings);
      EXPECT_THAT(result.faults, testing::IsEmpty());
      EXPECT_EQ(result.outputs, one.outputs);
      EXPECT_EQ(describeDistance(one, result, 1e-6), "");
      if (seed == 1)
        first = std::move(result);
      else
        EXPECT_EQ(describeDifference(first, result), "");
    }
  }
};

TEST_P(DualPipeTest, OnTwoRanks) { expectValuesOfOneRank(2); }
TEST_P(DualPipeTest, OnFourRanks) { expectValuesOfOneRank(4); }

INSTANTIATE_TEST_SUITE_P(Gpt2, DualPipeTest, testing::Values(gpt2()));
INSTANTIATE_TEST_SUITE_P(Llama, DualPipeTest, testing::Values(llama()));

/// Statistics of a batch normalisation can't have two owners.
TEST(DualPipeTest, ResNetIsRefused) {
  auto compiled =
      compileModel(resnet().source(), "microbatches=4 ranks=2 schedule=dualpipe target=cuda");
  ASSERT_FALSE(static_cast<bool>(compiled));
  EXPECT_THAT(llvm::toString(compiled.takeError()),
              testing::HasSubstr("every stage has two owners"));
}

} // namespace
