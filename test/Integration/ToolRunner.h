//===- ToolRunner.h - Runs training and reads its report -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_INTEGRATION_TOOLRUNNER_H
#define PIPELINE_TEST_INTEGRATION_TOOLRUNNER_H

#include "Process.h"
#include "llvm/Support/JSON.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace pipeline::testing {

/// A rank of a run's JSON.
struct RankReport {
  int64_t planned = 0, allocated = 0;
  double busy = 0, updates = 0, contractions = 0;
  int64_t parameters = 0, gradients = 0, optimizer = 0, state = 0;
  int64_t residuals = 0, boundary = 0, packed = 0, workspace = 0;
  /// By name of the parameter: a hash of the bits of its final values.
  std::map<std::string, std::string> parameterHashes;
  /// The same of the model's buffers.
  std::map<std::string, std::string> bufferHashes;
};

/// A run's JSON.
struct Report {
  std::vector<std::string> lossBits;
  std::vector<double> losses, seconds, learningRates, gradientNorms;
  std::vector<RankReport> ranks;
  double tokensPerSecond = 0;
  llvm::json::Object json;
};

/// A path in the tests' folder of inputs.
std::string inputPath(const std::string &name);

/// The tests' GPT-2: 8 layers, so that with embedding and head there are 10, imported once.
const std::string &tinyGpt2();

/// pipeline-run with `arguments`, on the tests' text if they name no data, and its JSON. Fails the
/// test, and gives an empty report, where the run fails.
Report train(const std::string &model, std::vector<std::string> arguments,
             const std::vector<std::string> &environment = {});

/// The same with pipeline-launch, of a bundle.
Report launchBundle(const std::string &bundle, std::vector<std::string> arguments);

/// Reads a whole file; fails the test where there is none.
std::string readFile(const std::string &path);

} // namespace pipeline::testing

#endif // PIPELINE_TEST_INTEGRATION_TOOLRUNNER_H
