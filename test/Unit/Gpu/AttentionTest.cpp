//===- AttentionTest.cpp - Attention as code for the GPU --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward and backward in the emulator, against their definition in double precision.
//
//===----------------------------------------------------------------------===//

#include "AttentionReference.h"
#include "Emulator.h"

#include "gtest/gtest.h"

using namespace pipeline::test;

namespace {

class GpuAttentionTest : public testing::TestWithParam<AttentionCase> {};

TEST_P(GpuAttentionTest, valuesOfTheDefinition) {
  auto context = makeContext();
  EmulatedGpu gpu{3};
  Configuration configuration{.optLevel = 1, .backend = &gpu};
  Outcome outcome = run(*context, writeAttention(GetParam()), "f", configuration);
  ASSERT_EQ(outcome.error, "");
  EXPECT_EQ(compareAttention(GetParam(), outcome, 2e-5), "");
  EXPECT_GT(gpu.numProducts, 0);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, GpuAttentionTest,
    testing::Values(
        AttentionCase{.name = "causal", .heads = 2, .rows = 96, .keys = 96, .mask = Mask::causal},
        AttentionCase{.name = "groups", .heads = 4, .groups = 2, .rows = 20, .keys = 33},
        AttentionCase{.name = "boolean", .batch = 2, .mask = Mask::boolean}),
    [](const auto &info) { return info.param.name; });

} // namespace
