//===- OptimizerTest.cpp - The optimizer against PyTorch's formulas -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The optimizer against PyTorch's formulas, computed apart, and against itself cut otherwise.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Optimizer.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace pipeline::runtime;
using ::testing::HasSubstr;

namespace {

/// Numbers between -1 and 1 that look like none in particular.
std::vector<float> someValues(std::int64_t n, int salt) {
  std::vector<float> values(n);
  for (std::int64_t i = 0; i < n; ++i)
    values[i] = static_cast<float>((i * 7919 + salt * 104729) % 2003) / 1001.5f - 1.0f;
  return values;
}

OptimizerOptions withRate(double rate) {
  OptimizerOptions options;
  options.learningRate = rate;
  return options;
}

TEST(AdamW, HandComputedSteps) {
  // torch.optim.AdamW's single-tensor formula in f64, lr 0.1 and its defaults, gradients 0.1, -0.2,
  // 0.05 from a parameter of 1.
  OptimizerOptions options = withRate(0.1);
  float p = 1, m = 0, v = 0;
  const double expected[3][3] = {{0.8990000099999991, 0.01, 1e-5},
                                 {0.9347113603784889, -0.011, 4.999e-5},
                                 {0.9474457142898347, -0.0049, 5.244001e-5}};
  const float gradients[] = {0.1f, -0.2f, 0.05f};
  for (int step = 0; step < 3; ++step) {
    const float *accumulators[] = {&gradients[step]};
    updateAdamW(StepConstants::at(options, step), {accumulators, 1}, &p, &m, &v, 1);
    EXPECT_NEAR(p, expected[step][0], 2e-7);
    EXPECT_NEAR(m, expected[step][1], 1e-9);
    EXPECT_NEAR(v, expected[step][2], 1e-11);
  }
}

TEST(AdamW, AgainstF64OverManySteps) {
  constexpr std::int64_t n = 1500; // not a multiple of a strip
  OptimizerOptions options = withRate(3e-3);
  options.weightDecay = 0.1;
  options.beta1 = 0.8;
  options.beta2 = 0.95;
  auto p = someValues(n, 1);
  std::vector<float> m(n), v(n);
  std::vector<double> pd(p.begin(), p.end()), md(n), vd(n);
  for (int step = 0; step < 30; ++step) {
    auto g = someValues(n, step + 2);
    const float *accumulators[] = {g.data()};
    updateAdamW(StepConstants::at(options, step), {accumulators, 1, 0.25f}, p.data(), m.data(),
                v.data(), n);
    double t = step + 1;
    for (std::int64_t i = 0; i < n; ++i) {
      double gradient = 0.25 * g[i];
      pd[i] *= 1 - options.learningRate * options.weightDecay;
      md[i] = options.beta1 * md[i] + (1 - options.beta1) * gradient;
      vd[i] = options.beta2 * vd[i] + (1 - options.beta2) * gradient * gradient;
      double mHat = md[i] / (1 - std::pow(options.beta1, t));
      double vHat = vd[i] / (1 - std::pow(options.beta2, t));
      pd[i] -= options.learningRate * mHat / (std::sqrt(vHat) + options.epsilon);
    }
  }
  for (std::int64_t i = 0; i < n; ++i)
    ASSERT_NEAR(p[i], pd[i], 2e-5) << i;
}

TEST(AdamW, SmallBeta1TakesTheOtherFormOfLerp) {
  OptimizerOptions options = withRate(0.1);
  options.beta1 = 0;
  float p = 1, m = 0.75f, v = 0, g = 0.3f;
  const float *accumulators[] = {&g};
  updateAdamW(StepConstants::at(options, 0), {accumulators, 1}, &p, &m, &v, 1);
  EXPECT_EQ(m, 0.3f); // exactly the end point
}

TEST(AdamW, BiasOfTheUpdateRateOfTheStep) {
  // Warm-up: a quarter of the rate in step 0, the whole from step 3 on.
  OptimizerOptions options = withRate(0.8);
  options.weightDecay = 0.5;
  options.warmupSteps = 4;
  StepConstants constants = StepConstants::at(options, /*step=*/0, /*update=*/5);
  double rate = 0.2;
  EXPECT_EQ(constants.learningRate, static_cast<float>(rate));
  EXPECT_EQ(constants.decayFactor, static_cast<float>(1 - rate * 0.5));
  EXPECT_EQ(constants.stepSize, static_cast<float>(rate / (1 - std::pow(0.9, 6))));
  EXPECT_EQ(constants.sqrtBiasCorrection2, static_cast<float>(std::sqrt(1 - std::pow(0.999, 6))));
  StepConstants same = StepConstants::at(options, 3), both = StepConstants::at(options, 3, 3);
  EXPECT_EQ(same.stepSize, both.stepSize);
  EXPECT_EQ(same.learningRate, 0.8f);
}

TEST(Sgd, HandComputedStep) {
  OptimizerOptions options = withRate(0.5);
  options.weightDecay = 0.25;
  float p = 2, g = 1;
  const float *accumulators[] = {&g};
  updateSgd(StepConstants::at(options, 9), {accumulators, 1}, &p, 1);
  EXPECT_EQ(p, 2 - 0.5f * (1 + 0.25f * 2));
  options.weightDecay = 0;
  updateSgd(StepConstants::at(options, 10), {accumulators, 1}, &p, 1);
  EXPECT_EQ(p, 1.25f - 0.5f);
}

TEST(Updates, AccumulatorsAreSummedInTheirOrder) {
  // In this order the small one is lost, in the other it is not.
  float big = 1e8f, small = 1, minusBig = -1e8f;
  OptimizerOptions options = withRate(1);
  options.weightDecay = 0;
  float p = 0;
  const float *lost[] = {&big, &small, &minusBig};
  updateSgd(StepConstants::at(options, 0), {lost, 3}, &p, 1);
  EXPECT_EQ(p, 0.0f);
  const float *kept[] = {&big, &minusBig, &small};
  updateSgd(StepConstants::at(options, 0), {kept, 3}, &p, 1);
  EXPECT_EQ(p, -1.0f);
  EXPECT_EQ(sumOfSquares({lost, 3}, 1), 0.0);
  EXPECT_EQ(sumOfSquares({kept, 3}, 1), 1.0);
}

TEST(Updates, AParameterCutInTwoHasTheSameBits) {
  constexpr std::int64_t n = 2000, cut = 777;
  OptimizerOptions options = withRate(1e-2);
  auto g = someValues(n, 3);
  auto p = someValues(n, 4), p2 = p;
  std::vector<float> m = someValues(n, 5), m2 = m;
  std::vector<float> v(n, 0.5f), v2 = v;
  StepConstants constants = StepConstants::at(options, 5);
  const float *whole[] = {g.data()}, *rest[] = {g.data() + cut};
  updateAdamW(constants, {whole, 1}, p.data(), m.data(), v.data(), n);
  updateAdamW(constants, {whole, 1}, p2.data(), m2.data(), v2.data(), cut);
  updateAdamW(constants, {rest, 1}, p2.data() + cut, m2.data() + cut, v2.data() + cut, n - cut);
  EXPECT_EQ(p, p2);
  EXPECT_EQ(m, m2);
  EXPECT_EQ(v, v2);
}

// A gradient is read where it lies, or scaled, or summed first: the same numbers are the same bits.
TEST(Updates, HowAGradientIsGivenChangesNoBit) {
  constexpr std::int64_t n = 1300;
  OptimizerOptions options = withRate(1e-2);
  StepConstants constants = StepConstants::at(options, 5);
  auto g = someValues(n, 3);
  std::vector<float> scaled = g, nothing(n, 0.0f);
  for (float &value : scaled)
    value *= 0.3f;
  const float *plain[] = {scaled.data(), nothing.data()}, *unscaled[] = {g.data(), nothing.data()};
  const Gradient given[] = {{plain, 1}, {plain, 2}, {unscaled, 1, 1, 0.3f}, {unscaled, 2, 1, 0.3f}};
  std::vector<float> results[4];
  for (int way = 0; way < 4; ++way) {
    auto p = someValues(n, 4), m = someValues(n, 5), q = someValues(n, 6);
    std::vector<float> v(n, 0.5f);
    updateAdamW(constants, given[way], p.data(), m.data(), v.data(), n);
    updateSgd(constants, given[way], q.data(), n);
    for (const auto *part : {&p, &m, &v, &q})
      results[way].insert(results[way].end(), part->begin(), part->end());
  }
  for (int way = 1; way < 4; ++way)
    EXPECT_EQ(results[way], results[0]) << way;
  // The scale is not the norm's.
  EXPECT_EQ(sumOfSquares(given[2], n), sumOfSquares({unscaled, 1}, n));
}

TEST(GradientNorm, SumsInFixedLanes) {
  for (std::int64_t n : {0, 1, 7, 8, 9, 511, 512, 513, 5000}) {
    auto g = someValues(n, 6);
    const float *accumulators[] = {g.data()};
    double lanes[8] = {};
    for (std::int64_t i = 0; i < n; ++i)
      lanes[i % 8] += static_cast<double>(g[i]) * static_cast<double>(g[i]);
    for (int half = 4; half > 0; half /= 2)
      for (int lane = 0; lane < half; ++lane)
        lanes[lane] += lanes[lane + half];
    EXPECT_EQ(sumOfSquares({accumulators, 1}, n), lanes[0]) << n;
  }
}

TEST(GradientNorm, ScaleAsClipGradNorm) {
  EXPECT_EQ(clippingScale(1.0, 0.5), 1.0f);
  EXPECT_EQ(clippingScale(1.0, 0.0), 1.0f);
  EXPECT_EQ(clippingScale(1.0, 4.0), static_cast<float>(1.0 / (4.0 + 1e-6)));
  EXPECT_EQ(clippingScale(1.0, std::numeric_limits<double>::infinity()), 0.0f);
  EXPECT_TRUE(std::isnan(clippingScale(1.0, std::nan(""))));
}

TEST(LearningRate, WarmsUpAndDecays) {
  OptimizerOptions options = withRate(0.8);
  EXPECT_EQ(options.learningRateAt(0), 0.8);
  options.warmupSteps = 4;
  EXPECT_DOUBLE_EQ(options.learningRateAt(0), 0.2);
  EXPECT_DOUBLE_EQ(options.learningRateAt(3), 0.8);
  EXPECT_DOUBLE_EQ(options.learningRateAt(4), 0.8);
  EXPECT_DOUBLE_EQ(options.learningRateAt(1000), 0.8);

  options.totalSteps = 12;
  options.decay = LearningRateDecay::Linear;
  EXPECT_DOUBLE_EQ(options.learningRateAt(4), 0.8);
  EXPECT_DOUBLE_EQ(options.learningRateAt(8), 0.4);
  EXPECT_DOUBLE_EQ(options.learningRateAt(11), 0.1);
  EXPECT_DOUBLE_EQ(options.learningRateAt(12), 0.0);
  EXPECT_DOUBLE_EQ(options.learningRateAt(50), 0.0);

  options.decay = LearningRateDecay::Cosine;
  EXPECT_DOUBLE_EQ(options.learningRateAt(4), 0.8);
  EXPECT_DOUBLE_EQ(options.learningRateAt(8), 0.4);
  EXPECT_NEAR(options.learningRateAt(6), 0.8 * (2 + std::sqrt(2.0)) / 4, 1e-15);
  EXPECT_NEAR(options.learningRateAt(12), 0.0, 1e-15);
}

TEST(LearningRate, AWarmUpAsLongAsTheRun) {
  OptimizerOptions options = withRate(1);
  options.warmupSteps = options.totalSteps = 5;
  options.decay = LearningRateDecay::Linear;
  EXPECT_DOUBLE_EQ(options.learningRateAt(4), 1.0);
  EXPECT_DOUBLE_EQ(options.learningRateAt(5), 1.0);
}

TEST(OptimizerOptions, RangesNameTheOption) {
  EXPECT_TRUE(OptimizerOptions().validate().ok());
  auto messageOf = [](auto change) {
    OptimizerOptions options;
    change(options);
    return options.validate().message();
  };
  EXPECT_THAT(messageOf([](auto &o) { o.learningRate = -1; }), HasSubstr("learning rate is -1"));
  EXPECT_THAT(messageOf([](auto &o) { o.learningRate = std::nan(""); }), HasSubstr("nan"));
  EXPECT_THAT(messageOf([](auto &o) { o.beta1 = 1; }), HasSubstr("beta1 is 1"));
  EXPECT_THAT(messageOf([](auto &o) { o.beta2 = -0.1; }), HasSubstr("beta2 is -0.1"));
  EXPECT_THAT(messageOf([](auto &o) { o.epsilon = -1; }), HasSubstr("epsilon"));
  EXPECT_THAT(messageOf([](auto &o) { o.weightDecay = -1; }), HasSubstr("weight decay"));
  EXPECT_THAT(messageOf([](auto &o) { o.clipNorm = -1; }), HasSubstr("clipping norm"));
  EXPECT_THAT(messageOf([](auto &o) { o.warmupSteps = -1; }), HasSubstr("warm-up steps"));
  EXPECT_THAT(messageOf([](auto &o) { o.decay = LearningRateDecay::Linear; }),
              HasSubstr("at least 1"));
}

} // namespace
