//===- AttentionTest.cpp - Attention in tiles against plain sums -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// pipe.attention and pipe.attention_backward, compiled, against their definition in
// double precision; and the same bits in every way to compile.
//
//===----------------------------------------------------------------------===//

#include "AttentionReference.h"

#include "gtest/gtest.h"

using namespace pipeline::test;

namespace {

class AttentionTest : public testing::TestWithParam<AttentionCase> {
protected:
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
};

TEST_P(AttentionTest, valuesOfTheDefinitionAndSameBitsInEveryConfiguration) {
  const AttentionCase &test = GetParam();
  std::string text = writeAttention(test);
  std::vector<Configuration> configurations = {
      {}, {/*reference=*/false, /*fuse=*/false, /*optLevel=*/1, /*vectorBits=*/256}};
  if (test.thorough)
    configurations = allConfigurations();
  Outcome first;
  for (const Configuration &configuration : configurations) {
    Outcome outcome = run(*context, text, "f", configuration);
    ASSERT_EQ(outcome.error, "") << configuration.str() << "\n" << text;
    if (first.results.empty()) {
      first = outcome;
      double tolerance = test.element == "f64" ? 1e-12 : 2e-5;
      EXPECT_EQ(compareAttention(test, first, tolerance), "");
      continue;
    }
    for (size_t r = 0; r < first.results.size(); ++r)
      EXPECT_EQ(first.results[r].bytes, outcome.results[r].bytes)
          << configuration.str() << ", result " << r;
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, AttentionTest, testing::ValuesIn(makeAttentionCases()),
                         [](const auto &info) { return info.param.name; });

} // namespace
