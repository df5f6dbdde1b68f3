//===- ContractionTest.cpp - Epilogues and precisions of products -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each epilogue is used where it should be, and gives the values of upstream's loops;
// so do products without. Operands of bf16 are rounded to the nearest, ties to even,
// and nothing else is.
//
//===----------------------------------------------------------------------===//

#include "Emulator.h"

#include "llvm/Support/MemoryBuffer.h"

#include "gtest/gtest.h"

#include <bit>

using namespace pipeline::test;
using pipeline::Precision;

namespace {

std::string readKernels(const std::string &name = "epilogues") {
  auto buffer = llvm::MemoryBuffer::getFile(PIPELINE_GPU_KERNELS "/" + name + ".mlir");
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// A function of the file, how many of its products have an epilogue, and how many kernels are
/// left then.
struct Case {
  const char *function;
  int64_t epilogues, launches;
};

class EpilogueTest : public testing::TestWithParam<Case> {};

TEST_P(EpilogueTest, valuesOfLoops) {
  auto context = makeContext();
  std::string text = readKernels();
  EmulatedGpu with{3}, without{3, Precision::f32, /*epilogues=*/false};
  for (EmulatedGpu *gpu : {&with, &without}) {
    Configuration configuration{.optLevel = 1, .backend = gpu};
    EXPECT_EQ(check(*context, text, GetParam().function, configuration, 2e-5), "");
  }
  EXPECT_EQ(with.numEpilogues, GetParam().epilogues);
  EXPECT_EQ(with.numLaunches, GetParam().launches);
  EXPECT_EQ(without.numEpilogues, 0);
}

/// What rounds operands gives other values, but near.
TEST_P(EpilogueTest, valuesNearThoseOfLoopsInBf16) {
  auto context = makeContext();
  EmulatedGpu gpu{3, Precision::bf16}, shuffled{8, Precision::bf16};
  Configuration configuration{.optLevel = 1, .backend = &gpu},
      other{.optLevel = 1, .backend = &shuffled};
  EXPECT_EQ(check(*context, readKernels(), GetParam().function, {configuration, other}, 3e-2), "");
  EXPECT_EQ(gpu.numRounded, gpu.numProducts);
  EXPECT_EQ(gpu.numEpilogues, GetParam().epilogues);
}

INSTANTIATE_TEST_SUITE_P(Functions, EpilogueTest,
                         testing::Values(Case{"product", 0, 0}, Case{"bias", 1, 0},
                                         Case{"gelu", 1, 0}, Case{"gelu_keep", 1, 0},
                                         Case{"bias_gelu", 1, 0}, Case{"bias_gelu_keep", 1, 0},
                                         Case{"dgelu", 1, 0}, Case{"dgelu_bias_gradient", 1, 1},
                                         Case{"backward", 2, 1}, Case{"transposed_weight", 1, 1},
                                         Case{"short_rows", 1, 1}),
                         [](const auto &info) { return info.param.function; });

float roundToBf16(float value) {
  auto bits = std::bit_cast<uint32_t>(value);
  bits += 0x7fff + ((bits >> 16) & 1);
  return std::bit_cast<float>(bits & 0xffff0000);
}

TEST(PrecisionTest, bf16RoundsOperandsAndNothingElse) {
  auto context = makeContext();
  EmulatedGpu gpu{3, Precision::bf16};
  Configuration configuration{.optLevel = 1, .backend = &gpu};
  Outcome outcome = run(*context, readKernels(), "product", configuration);
  ASSERT_EQ(outcome.error, "");
  const Tensor &x = outcome.arguments[0], &w = outcome.arguments[1], &p = outcome.results[0];
  int64_t m = x.type.getDimSize(0), k = x.type.getDimSize(1), n = w.type.getDimSize(1);
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      float sum = 0;
      for (int64_t l = 0; l < k; ++l)
        sum += roundToBf16(static_cast<float>(x.get(i * k + l))) *
               roundToBf16(static_cast<float>(w.get(l * n + j)));
      ASSERT_EQ(static_cast<double>(sum), p.get(i * n + j)) << i << ", " << j;
    }
}

/// cuBLASLt writes what is rounded as bf16, with the row that it adds; a kernel widens it.
TEST(PrecisionTest, resultsThatAreRoundedAreBf16) {
  auto context = makeContext();
  EmulatedGpu gpu{3, Precision::bf16}, shuffled{8, Precision::bf16};
  Configuration configuration{.optLevel = 1, .backend = &gpu},
      other{.optLevel = 1, .backend = &shuffled};
  std::string text = readKernels("rounded");
  EXPECT_EQ(check(*context, text, {configuration, other}, 3e-2), "");
  EXPECT_EQ(gpu.numProducts, 2);
  EXPECT_EQ(gpu.numEpilogues, 1);
  EXPECT_EQ(gpu.numRoundedResults, 1);
  Outcome outcome = run(*context, text, "hidden", configuration);
  ASSERT_EQ(outcome.error, "");
  // Half of a bf16 is one.
  for (int64_t i = 0; i < outcome.results[0].type.getNumElements(); ++i) {
    auto value = static_cast<float>(outcome.results[0].get(i));
    ASSERT_EQ(value, roundToBf16(value)) << i;
  }
}

/// In parts, whatever the number of rows: fused or not, and whichever thread runs first.
TEST(ColumnSumTest, valuesOfLoops) {
  auto context = makeContext();
  EmulatedGpu gpu{3}, shuffled{8};
  Configuration plain{.optLevel = 1, .backend = &gpu}, other{.optLevel = 1, .backend = &shuffled},
      unfused{.fuse = false, .optLevel = 1, .backend = &gpu};
  EXPECT_EQ(check(*context, readKernels("sums"), {plain, other, unfused}, 2e-5), "");
}

} // namespace
