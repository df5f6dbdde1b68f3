//===- ModelCases.h - The models that run on the fake device ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_MODELCASES_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_MODELCASES_H

#include "ModelRun.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <string>

namespace pipeline::test {

/// One of test/Integration/Models, as `compileModel` and `train` take it.
struct ModelCase {
  std::string name;
  std::string layers = {}, lossWeight = {};

  ModelSource source() const;
  /// Its files; AdamW with the defaults.
  RunSettings settings(std::int64_t steps) const;
};

/// Each has at least eight layers, so that each can be eight stages.
ModelCase gpt2();
ModelCase llama();
ModelCase resnet();

/// Compiles for CUDA, and fails the test if that fails.
EmulatedModel compileForCuda(const ModelCase &model, const std::string &options,
                             bool isAsynchronous = false);

/// What one rank makes of a model on the fake device, with \p options that name no ranks; computed
/// once in a process for each of the options and \p settings.
const TrainingResult &trainOnOneRank(const ModelCase &model, const std::string &options,
                                     const RunSettings &settings);

/// Trains on the fake device with some seeds, and expects of each that nothing is found, and the
/// bits of \p expected.
void expectBits(const EmulatedModel &model, RunSettings settings, const TrainingResult &expected,
                int seeds = 3);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_MODELCASES_H
