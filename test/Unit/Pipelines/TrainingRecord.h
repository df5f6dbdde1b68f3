//===- TrainingRecord.h - What a training gave ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What two ways of training are asked for, and what they are compared by.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_PIPELINES_TRAININGRECORD_H
#define PIPELINE_TEST_UNIT_PIPELINES_TRAININGRECORD_H

#include "pipeline-runtime/DataSource.h"
#include "pipeline-runtime/Optimizer.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace pipeline::test {

struct TrainingOptions {
  std::int64_t steps = 1;
  /// Of a step.
  std::int64_t microbatches = 1;
  /// Of every step behind so many others, where that is shorter.
  std::int64_t shortMicrobatches = 0, wholeSteps = 0;
  std::uint64_t seed = 1;
  bool isAdamW = false;
  runtime::OptimizerOptions optimizer;
  const runtime::DataSource *source = nullptr;

  std::int64_t microbatchesOf(std::int64_t step) const {
    bool isShort = shortMicrobatches > 0 && step % (wholeSteps + 1) == wholeSteps;
    return isShort ? shortMicrobatches : microbatches;
  }
};

struct TrainingRecord {
  /// By step: the means of the outputs over its microbatches, the loss first.
  std::vector<std::vector<float>> outputs;
  /// After the last step, by name.
  std::map<std::string, std::vector<float>> parameters;
  /// Likewise the bytes of states.
  std::map<std::string, std::vector<std::uint8_t>> states;

  /// The losses of the steps, each as its bits in hexadecimal.
  std::vector<std::string> lossBits() const;
};

/// Where the bits of `actual` differ first from those of `expected`, in the
/// outputs and then in the parameters; empty where they don't.
std::string describeDifference(const TrainingRecord &expected, const TrainingRecord &actual);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_PIPELINES_TRAININGRECORD_H
