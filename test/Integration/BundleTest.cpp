//===- BundleTest.cpp - Bundles run as what they are made of ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// pipeline-run is pipeline-compile and pipeline-launch in one process: not a bit and no number of a
// report depends on which it was, times apart.
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

using namespace pipeline::testing;

namespace {

/// A report without what no two runs have in common.
llvm::json::Value withoutTimes(const llvm::json::Value &value) {
  if (const llvm::json::Array *array = value.getAsArray()) {
    llvm::json::Array result;
    for (const llvm::json::Value &element : *array)
      result.push_back(withoutTimes(element));
    return result;
  }
  const llvm::json::Object *object = value.getAsObject();
  if (!object)
    return value;
  llvm::json::Object result;
  for (const auto &[key, member] : *object)
    if (!key.str().ends_with("seconds") && !key.str().ends_with("_per_second"))
      result[key] = withoutTimes(member);
  return result;
}

struct Case {
  const char *name;
  std::string model;
  /// For the compiler, and for the run; pipeline-run takes both.
  std::vector<std::string> compile, launch;
};

void PrintTo(const Case &testCase, std::ostream *os) { *os << testCase.name; }

class Bundles : public ::testing::TestWithParam<Case> {};

TEST_P(Bundles, GiveTheReportOfPipelineRun) {
  const Case &testCase = GetParam();
  std::vector<std::string> both = testCase.compile;
  both.insert(both.end(), testCase.launch.begin(), testCase.launch.end());
  Report run = train(testCase.model, both);

  std::string bundle = scratchPath(std::string("bundle-") + testCase.name);
  std::vector<std::string> arguments = testCase.compile;
  arguments.insert(arguments.end(), {testCase.model, "-o", bundle});
  Outcome outcome = runTool("pipeline-compile", arguments);
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(outcome.out + outcome.err, "");
  Report launch = launchBundle(bundle, testCase.launch);

  ASSERT_FALSE(launch.lossBits.empty());
  EXPECT_EQ(launch.lossBits, run.lossBits);
  EXPECT_EQ(withoutTimes(std::move(launch.json)), withoutTimes(std::move(run.json)));
}

INSTANTIATE_TEST_SUITE_P(
    OfSchedules, Bundles,
    ::testing::Values(
        Case{"plain", tinyGpt2(), {"--ranks=4", "--microbatches=8"}, {"--steps=4"}},
        Case{"interleaved",
             tinyGpt2(),
             {"--ranks=2", "--chunks=2", "--schedule=interleaved-1f1b", "--microbatches=4",
              "--recompute=full"},
             {"--steps=3", "--warmup-steps=2", "--decay=cosine", "--seed=5"}},
        Case{"zbv",
             tinyGpt2(),
             {"--ranks=2", "--schedule=zbv", "--microbatches=4", "--pack-weights=false"},
             {"--steps=3"}},
        Case{"dualpipe",
             tinyGpt2(),
             {"--ranks=2", "--schedule=dualpipe", "--microbatches=4", "--optimizer=sgd"},
             {"--steps=3", "--learning-rate=0.01"}},
        Case{
            "state", inputPath("stateful.mlir"), {"--ranks=2", "--microbatches=2"}, {"--steps=2"}}),
    [](const ::testing::TestParamInfo<Case> &info) { return std::string(info.param.name); });

} // namespace
