//===- AttentionTest.cpp - Attention as code for the GPU --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward and backward in the emulator, against their definition in double precision, and
// with the same bits whichever thread and block runs first.
//
//===----------------------------------------------------------------------===//

#include "AttentionReference.h"
#include "Emulator.h"

#include "gtest/gtest.h"

using namespace pipeline::test;

namespace {

/// Runs a case once for each seed: `check` sees the first outcome, whose bits all others have.
void runInOrders(const AttentionCase &test, llvm::ArrayRef<uint64_t> seeds,
                 pipeline::Precision precision,
                 llvm::function_ref<void(const Outcome &outcome)> check) {
  auto context = makeContext();
  Outcome first;
  for (uint64_t seed : seeds) {
    EmulatedGpu gpu{seed, precision};
    Configuration configuration{.optLevel = 1, .backend = &gpu};
    Outcome outcome = run(*context, writeAttention(test), "f", configuration);
    ASSERT_EQ(outcome.error, "");
    EXPECT_EQ(gpu.numProducts, 0);
    if (first.results.empty()) {
      first = outcome;
      check(first);
      continue;
    }
    for (size_t r = 0; r < first.results.size(); ++r)
      EXPECT_EQ(first.results[r].bytes, outcome.results[r].bytes)
          << "seed " << seed << ", result " << r;
  }
}

class GpuAttentionTest : public testing::TestWithParam<AttentionCase> {};

TEST_P(GpuAttentionTest, valuesOfTheDefinitionAndSameBitsInEveryOrder) {
  // Where a thread or block can be wrong about another's work, each case shows it; orders need
  // few.
  std::vector<uint64_t> seeds = {7};
  if (GetParam().thorough || GetParam().mask == Mask::bias)
    seeds.push_back(0);
  runInOrders(GetParam(), seeds, pipeline::Precision::f32, [&](const Outcome &outcome) {
    EXPECT_EQ(compareAttention(GetParam(), outcome, 2e-5), "");
  });
}

std::vector<AttentionCase> makeCases() {
  std::vector<AttentionCase> cases = makeAttentionCases();
  // There is no exponential of doubles for the GPU, and a bias without rows and keys is left to
  // tiles. A thousand rows are for faster machines than an emulator.
  std::erase_if(cases, [](const AttentionCase &test) {
    return test.element != "f32" || test.biasDims == "bhg" || test.rows * test.keys > 100000;
  });
  // Features of one chunk and more, of one quad and more, of one group of columns and more.
  for (int64_t features : {30, 32, 36, 64, 67, 80, 128, 192, 256})
    cases.push_back({.name = "Features" + std::to_string(features),
                     .heads = 2,
                     .rows = 70,
                     .keys = 130,
                     .features = features,
                     .valueFeatures = 258 - features,
                     .mask = Mask::causal,
                     .horizon = 60});
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Cases, GpuAttentionTest, testing::ValuesIn(makeCases()),
                         [](const auto &info) { return info.param.name; });

//===--- On tensor cores --------------------------------------------------===//

/// Operands and probabilities have 8 bits of mantissa: each product is off by up to 2^-8 of its
/// value, and sums of up to a few hundred of either sign by much less than as many times that. In
/// gradients, errors of scores and of what they are multiplied by add up.
constexpr double bf16Tolerance = 4e-2;

class Bf16AttentionTest : public testing::TestWithParam<AttentionCase> {};

TEST_P(Bf16AttentionTest, valuesNearTheDefinitionAndSameBitsInEveryOrder) {
  runInOrders(GetParam(), {7, 0}, pipeline::Precision::bf16, [&](const Outcome &outcome) {
    EXPECT_EQ(compareAttention(GetParam(), outcome, bf16Tolerance), "");
    // What is rounded shows: these are other kernels than those of f32.
    EXPECT_NE(compareAttention(GetParam(), outcome, 1e-5), "");
  });
}

std::vector<AttentionCase> makeBf16Cases() {
  std::vector<AttentionCase> cases;
  for (AttentionCase &test : makeAttentionCases())
    for (const char *name : {"HeadsFirst", "CausalFinite", "CrossAttention", "GroupedHeads",
                             "BooleanMask", "Bias_bhgrk", "Bias_hgr", "Bias_kr"})
      if (test.name == name)
        cases.push_back(test);
  for (int64_t features : {64, 80, 128})
    cases.push_back({.name = "Features" + std::to_string(features),
                     .heads = 1,
                     .groups = features == 128 ? 2 : 1,
                     .rows = 70,
                     .keys = 130,
                     .features = features,
                     .valueFeatures = features == 80 ? 36 : features,
                     .mask = Mask::causal,
                     .horizon = 60});
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Cases, Bf16AttentionTest, testing::ValuesIn(makeBf16Cases()),
                         [](const auto &info) { return info.param.name; });

TEST(GpuAttentionLaunchTest, aKernelForwardAndFewBackward) {
  auto context = makeContext();
  EmulatedGpu gpu{0};
  AttentionCase test{.name = "",
                     .batch = 2,
                     .heads = 4,
                     .rows = 200,
                     .keys = 200,
                     .mask = Mask::bias,
                     .biasDims = "hrk"};
  Configuration configuration{.optLevel = 1, .backend = &gpu};
  ASSERT_EQ(run(*context, writeAttention(test), "f", configuration).error, "");
  // Forward; row sums, keys and values, queries, bias.
  EXPECT_EQ(gpu.numLaunches, 1 + 4);
}

} // namespace
