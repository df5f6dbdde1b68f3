//===- KernelTest.cpp - Kernels give the right bits -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The CPU's kernels as code for the GPU, run by the emulator: the values of upstream's
// loops, and the same bits fused or not and whichever thread runs first.
//
//===----------------------------------------------------------------------===//

#include "Emulator.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <map>

using namespace pipeline::test;

namespace {

std::string readKernels(const std::string &name) {
  auto buffer = llvm::MemoryBuffer::getFile(std::string(PIPELINE_KERNELS "/") + name + ".mlir");
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// Functions of these files that are refused, as FILE/FUNCTION, and why.
std::string getRefusal(const std::string &function) {
  static const std::map<std::string, std::string> refusals = {
      {"functions/transcendental", "'math.expm1'"},
      {"functions/powers", "'math.fpowi'"},
      {"elementwise/math", "'math.powf'"},
      {"functions/constant_powers", "'math.powf'"},
      {"elementwise/doubles", "'math.exp' op of 'vector<4xf64>'"},
      {"functions/double_functions", "'math.exp' op of 'vector<4xf64>'"},
      {"loops/branch", "is needed by the host, for an index or a condition"},
  };
  auto it = refusals.find(function);
  return it == refusals.end() ? "" : it->second;
}

class GpuKernelTest : public testing::TestWithParam<std::string> {
protected:
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  EmulatedGpu inOrder{0}, shuffled{7}, reversed{2};

  std::vector<Configuration> configurations() {
    Configuration plain{.optLevel = 1, .backend = &inOrder};
    Configuration other{.optLevel = 1, .backend = &shuffled};
    Configuration unfused{.fuse = false, .optLevel = 1, .backend = &reversed};
    return {plain, other, unfused};
  }

  /// As check, for the functions of a file that are compiled; those that are not give their
  /// reason.
  std::string checkFunctions(llvm::ArrayRef<Configuration> configurations) {
    std::string text = readKernels(GetParam()), errors;
    double tolerance = 2e-5;
    if (size_t at = text.find("// Tolerance: "); at != std::string::npos)
      tolerance = std::stod(text.substr(at + 14));
    for (const std::string &function : getFunctionNames(*context, text)) {
      std::string refusal = getRefusal(GetParam() + "/" + function);
      if (refusal.empty()) {
        errors += check(*context, text, function, configurations, tolerance);
        continue;
      }
      std::string error = run(*context, text, function, configurations.back()).error;
      if (error.find(refusal) == std::string::npos)
        errors += "@" + function + " should be refused: " + error + "\n";
    }
    return errors;
  }
};

TEST_P(GpuKernelTest, valuesOfLoopsAndSameBitsInEveryOrder) {
  EXPECT_EQ(checkFunctions(configurations()), "");
  EXPECT_GT(inOrder.numLaunches, 0);
}

INSTANTIATE_TEST_SUITE_P(Files, GpuKernelTest,
                         testing::Values("contractions", "elementwise", "exported", "functions",
                                         "indexed", "integers", "loops", "moves", "named",
                                         "reductions", "stages", "transformer"),
                         [](const auto &info) { return info.param; });

/// What has no contraction, no sum over many rows and no extremum of zeros: the CPU's bits, too.
class SameBitsTest : public GpuKernelTest {};

TEST_P(SameBitsTest, bitsOfTheCpu) {
  Configuration cpu, gpu{.optLevel = 1, .backend = &inOrder};
  EXPECT_EQ(checkFunctions({cpu, gpu}), "");
}

INSTANTIATE_TEST_SUITE_P(Files, SameBitsTest, testing::Values("elementwise", "functions", "moves"),
                         [](const auto &info) { return info.param; });

} // namespace
