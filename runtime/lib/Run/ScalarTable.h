//===- ScalarTable.h - The scalar outputs of the steps of a call -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scalar outputs of the steps that the rank programs run in one call: eight bytes for each
// output of each microbatch, and sixteen for each step. All of them at once, and not a ring of some
// steps: no rank then ever waits for whoever reads, however far it runs ahead.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_RUN_SCALARTABLE_H
#define PIPELINE_RUNTIME_LIB_RUN_SCALARTABLE_H

#include "../Clock.h"
#include "pipeline-runtime/Status.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace pipeline::runtime {

/// Written by any rank while the programs run, a cell once. A step is read once it is complete, or
/// once the programs have ended. Steps are numbered as in the run, microbatches in their step.
class ScalarTable {
public:
  /// With room for so many \p microbatches in each of so many \p steps.
  ScalarTable(std::int32_t outputs, std::int64_t microbatches, std::int64_t steps,
              std::optional<std::int32_t> lossWeight = std::nullopt);

  /// Nothing is reported: the programs are about to run \p first and the steps behind it, each with
  /// so many \p microbatches.
  void begin(std::int64_t first, std::int64_t microbatches);

  enum class Report {
    Taken,
    /// It was the last that the step lacked.
    CompletesStep,
    /// The cell has been reported before.
    Twice,
  };
  Report report(std::int64_t step, std::int32_t output, std::int64_t microbatch, float value);

  /// Whether everything in a step is reported, and what the time was when it was.
  bool isComplete(std::int64_t step) const { return completionOf(step) != notComplete; }
  Clock::time_point completedAt(std::int64_t step) const {
    return Clock::time_point(Clock::duration(completionOf(step)));
  }

  /// The means of a step: each output's sum in microbatch order, divided by their number. Where the
  /// loss has a weight, its weighted mean, and of the weight the sum, which is \p lossWeight; else
  /// that is the number of microbatches. Fails if a cell was not reported, or if all weights are 0.
  Status average(std::int64_t step, std::vector<float> &means, double &lossWeight) const;

private:
  struct Cell {
    std::atomic<bool> reported{false};
    float value = 0;
  };
  struct Step {
    std::atomic<std::int64_t> reports{0};
    /// On the clock. Its release publishes the values of the step's cells.
    std::atomic<Clock::rep> completion{notComplete};
  };
  static constexpr Clock::rep notComplete = Clock::duration::min().count();

  float valueOf(std::int64_t step, std::int32_t output, std::int64_t microbatch) const {
    return cells[indexOf(step, output, microbatch)].value;
  }
  std::size_t indexOf(std::int64_t step, std::int32_t output, std::int64_t microbatch) const {
    return static_cast<std::size_t>(((step - first) * outputs + output) * microbatches +
                                    microbatch);
  }
  Clock::rep completionOf(std::int64_t step) const {
    return steps[static_cast<std::size_t>(step - first)].completion.load(std::memory_order_acquire);
  }

  std::int32_t outputs;
  std::int64_t microbatches;
  std::optional<std::int32_t> lossWeight;
  std::int64_t first = 0;
  std::vector<Cell> cells;
  std::vector<Step> steps;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RUN_SCALARTABLE_H
