//===- TrainingTest.cpp - Runs learn, and options do what they say -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include <cmath>
#include <numbers>
#include <numeric>

using namespace pipeline::testing;

namespace {

/// Options that every run here shares, and more.
std::vector<std::string> with(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"--ranks=2", "--microbatches=4"});
  return arguments;
}

double meanOf(const std::vector<double> &values, size_t begin, size_t end) {
  return std::accumulate(values.begin() + begin, values.begin() + end, 0.0) /
         static_cast<double>(end - begin);
}

TEST(Training, LearnsWithAdamW) {
  Report report = train(tinyGpt2(), with({"--steps=60", "--learning-rate=0.01"}));
  ASSERT_EQ(report.losses.size(), 60u);
  // Untrained, every byte is as likely as any other.
  EXPECT_NEAR(report.losses.front(), std::log(256), 0.1);
  // The entropy of single letters of English is about 2.9 nats.
  EXPECT_LT(meanOf(report.losses, 50, 60), 3.1);
  EXPECT_LT(meanOf(report.losses, 40, 60), meanOf(report.losses, 20, 40));
}

TEST(Training, LearnsWithSgd) {
  Report report = train(tinyGpt2(), with({"--steps=60", "--optimizer=sgd", "--learning-rate=0.5"}));
  ASSERT_EQ(report.losses.size(), 60u);
  EXPECT_LT(meanOf(report.losses, 50, 60), 3.5);
}

/// A short step of gradient descent lowers the loss by the rate times the square of the gradient's
/// norm: the whole model's gradient against its loss, as a run computes them.
TEST(Training, StepsDownTheGradient) {
  std::string text = scratchPath("window.txt"), model = scratchPath("window.mlir");
  ASSERT_EQ(runTool("pipeline-import", {"gpt2", inputPath("gpt2.json"), "--batch-size=1",
                                        "--sequence-length=16", "-o", model})
                .status,
            0);
  // One window, so that every step sees the same tokens.
  std::error_code code;
  llvm::raw_fd_ostream(text, code) << "stones from a row";
  ASSERT_FALSE(code);
  constexpr double rate = 2e-4;
  Report report = train(model, {"--data=" + text, "--ranks=2", "--steps=4", "--optimizer=sgd",
                                "--learning-rate=2e-4", "--clip-norm=1e9", "--seed=2"});
  ASSERT_EQ(report.losses.size(), 4u);
  for (int step = 0; step < 3; ++step) {
    double norm = report.gradientNorms[step];
    EXPECT_NEAR((report.losses[step] - report.losses[step + 1]) / (rate * norm * norm), 1, 0.02);
  }
}

TEST(Training, BitsAreThoseOfTheLosses) {
  Report report = train(tinyGpt2(), with({"--steps=3"}));
  ASSERT_EQ(report.losses.size(), 3u);
  for (size_t step = 0; step < 3; ++step) {
    char text[16];
    uint32_t bits = llvm::bit_cast<uint32_t>(static_cast<float>(report.losses[step]));
    std::snprintf(text, sizeof text, "0x%08x", bits);
    EXPECT_EQ(report.lossBits[step], text);
    EXPECT_GT(report.seconds[step], 0);
  }
  // Of 4 microbatches of 2 x 16 tokens, without the first step.
  EXPECT_NEAR(report.tokensPerSecond, 2 * 128 / (report.seconds[1] + report.seconds[2]), 1);
}

//===----------------------------------------------------------------------===//
// The learning rate
//===----------------------------------------------------------------------===//

TEST(LearningRate, WarmsUpAndDecaysLinearly) {
  Report report =
      train(tinyGpt2(),
            with({"--steps=8", "--learning-rate=0.008", "--warmup-steps=4", "--decay=linear"}));
  std::vector<double> expected = {.002, .004, .006, .008, .008, .006, .004, .002};
  ASSERT_EQ(report.learningRates.size(), expected.size());
  for (size_t step = 0; step < expected.size(); ++step)
    EXPECT_NEAR(report.learningRates[step], expected[step], 1e-12) << step;
}

TEST(LearningRate, DecaysAsACosine) {
  Report report = train(tinyGpt2(), with({"--steps=5", "--learning-rate=0.004", "--decay=cosine"}));
  ASSERT_EQ(report.learningRates.size(), 5u);
  for (int step = 0; step < 5; ++step)
    EXPECT_NEAR(report.learningRates[step], .002 * (1 + std::cos(std::numbers::pi * step / 5)),
                1e-12)
        << step;
}

TEST(LearningRate, OfZeroChangesNothing) {
  // A text of 33 bytes has 17 windows of 16, and 17 steps of one sample begin with each of them.
  std::string text = scratchPath("short.txt");
  std::string model = scratchPath("one.mlir");
  ASSERT_EQ(runTool("pipeline-import", {"gpt2", inputPath("gpt2.json"), "--batch-size=1",
                                        "--sequence-length=16", "-o", model})
                .status,
            0);
  std::error_code code;
  llvm::raw_fd_ostream(text, code) << "a stone from the river, and on it";
  ASSERT_FALSE(code);
  Report report = train(model, {"--steps=35", "--learning-rate=0", "--data=" + text});
  ASSERT_EQ(report.lossBits.size(), 35u);
  EXPECT_EQ(report.lossBits[0], report.lossBits[17]);
  EXPECT_EQ(report.lossBits[1], report.lossBits[18]);
  EXPECT_EQ(report.lossBits[16], report.lossBits[33]);
  EXPECT_NE(report.lossBits[0], report.lossBits[1]);
}

//===----------------------------------------------------------------------===//
// Clipping and weight decay
//===----------------------------------------------------------------------===//

TEST(Clipping, ToALargeNormIsNone) {
  std::vector<std::string> options = {"--steps=5", "--learning-rate=0.01"};
  Report plain = train(tinyGpt2(), with(options));
  options.push_back("--clip-norm=1000000");
  Report clipped = train(tinyGpt2(), with(options));
  EXPECT_EQ(clipped.lossBits, plain.lossBits);
  for (double norm : clipped.gradientNorms)
    EXPECT_GT(norm, 0);
}

TEST(Clipping, LimitsTheStepOfSgdOnAnyNumberOfRanks) {
  // lr * clip bounds how far the parameters go in a step: 10 steps of 1e-6 leave the loss.
  std::vector<std::string> options = {"--microbatches=4", "--steps=10", "--optimizer=sgd",
                                      "--clip-norm=1e-5", "--learning-rate=0.1"};
  Report one = train(tinyGpt2(), options);
  ASSERT_EQ(one.losses.size(), 10u);
  for (double loss : one.losses)
    EXPECT_NEAR(loss, std::log(256), 0.1);
  for (std::string ranks : {"2", "4"}) {
    options.push_back("--ranks=" + ranks);
    Report more = train(tinyGpt2(), options);
    options.pop_back();
    EXPECT_EQ(more.lossBits, one.lossBits) << ranks;
    EXPECT_EQ(more.gradientNorms, one.gradientNorms) << ranks;
  }
}

TEST(WeightDecay, DefaultsToPyTorchs) {
  auto bits = [](std::vector<std::string> options) {
    options.insert(options.end(), {"--steps=4", "--learning-rate=0.1"});
    return train(tinyGpt2(), with(options)).lossBits;
  };
  std::vector<std::string> adamw = bits({});
  EXPECT_EQ(bits({"--weight-decay=0.01"}), adamw);
  EXPECT_NE(bits({"--weight-decay=0"}), adamw);
  EXPECT_EQ(bits({"--beta1=0.9", "--beta2=0.999", "--epsilon=1e-8"}), adamw);
  EXPECT_NE(bits({"--beta1=0.5"}), adamw);
  EXPECT_NE(bits({"--beta2=0.5"}), adamw);
  EXPECT_NE(bits({"--epsilon=0.1"}), adamw);
  std::vector<std::string> sgd = bits({"--optimizer=sgd"});
  EXPECT_EQ(bits({"--optimizer=sgd", "--weight-decay=0"}), sgd);
  EXPECT_NE(bits({"--optimizer=sgd", "--weight-decay=0.1"}), sgd);
}

} // namespace
