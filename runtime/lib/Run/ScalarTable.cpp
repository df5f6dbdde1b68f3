//===- ScalarTable.cpp - Reporting and averaging scalar outputs -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarTable.h"

namespace pipeline::runtime {

ScalarTable::ScalarTable(std::int32_t outputs, std::int64_t microbatches, std::int64_t steps,
                         std::optional<std::int32_t> lossWeight)
    : outputs(outputs), microbatches(microbatches), lossWeight(lossWeight),
      cells(static_cast<std::size_t>(steps * outputs * microbatches)),
      steps(static_cast<std::size_t>(steps)) {}

void ScalarTable::begin(std::int64_t step, std::int64_t count) {
  first = step;
  microbatches = count;
  // No rank runs: whatever lets them begin publishes this.
  for (Cell &cell : cells)
    cell.reported.store(false, std::memory_order_relaxed);
  for (Step &state : steps) {
    state.reports.store(0, std::memory_order_relaxed);
    state.completion.store(notComplete, std::memory_order_relaxed);
  }
}

ScalarTable::Report ScalarTable::report(std::int64_t step, std::int32_t output,
                                        std::int64_t microbatch, float value) {
  Cell &cell = cells[indexOf(step, output, microbatch)];
  // Claims the cell; what publishes its value is the count.
  if (cell.reported.exchange(true, std::memory_order_relaxed))
    return Report::Twice;
  cell.value = value;
  Step &state = steps[static_cast<std::size_t>(step - first)];
  if (state.reports.fetch_add(1, std::memory_order_acq_rel) + 1 < outputs * microbatches)
    return Report::Taken;
  state.completion.store(Clock::now().time_since_epoch().count(), std::memory_order_release);
  return Report::CompletesStep;
}

Status ScalarTable::average(std::int64_t step, std::vector<float> &means, double &weight) const {
  means.resize(static_cast<std::size_t>(outputs));
  for (std::int32_t output = 0; output < outputs; ++output) {
    float sum = 0;
    for (std::int64_t microbatch = 0; microbatch < microbatches; ++microbatch) {
      const Cell &cell = cells[indexOf(step, output, microbatch)];
      if (!cell.reported.load(std::memory_order_relaxed))
        return Status::failure("no rank reported output " + std::to_string(output) +
                               " of microbatch " + std::to_string(microbatch) + " in step " +
                               std::to_string(step));
      sum += cell.value;
    }
    means[output] = sum / static_cast<float>(microbatches);
  }
  weight = static_cast<double>(microbatches);
  if (!lossWeight)
    return Status();
  double loss = 0;
  weight = 0;
  for (std::int64_t microbatch = 0; microbatch < microbatches; ++microbatch) {
    double factor = valueOf(step, *lossWeight, microbatch);
    loss += factor * valueOf(step, 0, microbatch);
    weight += factor;
  }
  if (weight == 0)
    return Status::failure("the loss weights of step " + std::to_string(step) +
                           " are all 0, so it has no loss; leave out batches in which nothing "
                           "counts");
  means[0] = static_cast<float>(loss / weight);
  means[*lossWeight] = static_cast<float>(weight);
  return Status();
}

} // namespace pipeline::runtime
