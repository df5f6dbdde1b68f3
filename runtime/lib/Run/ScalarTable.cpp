//===- ScalarTable.cpp - Reporting and averaging scalar outputs -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarTable.h"

namespace pipeline::runtime {

ScalarTable::ScalarTable(std::int32_t outputs, std::int64_t microbatches)
    : outputs(outputs), microbatches(microbatches),
      cells(static_cast<std::size_t>(outputs * microbatches)) {}

bool ScalarTable::report(std::int64_t step, std::int32_t output, std::int64_t microbatch,
                         float value) {
  Cell &cell = cells[indexOf(output, microbatch)];
  if (cell.reported.exchange(step + 1, std::memory_order_acq_rel) == step + 1)
    return false;
  cell.value = value;
  return true;
}

Status ScalarTable::average(std::int64_t step, std::vector<float> &means) const {
  means.resize(static_cast<std::size_t>(outputs));
  for (std::int32_t output = 0; output < outputs; ++output) {
    float sum = 0;
    for (std::int64_t microbatch = 0; microbatch < microbatches; ++microbatch) {
      const Cell &cell = cells[indexOf(output, microbatch)];
      if (cell.reported.load(std::memory_order_acquire) != step + 1)
        return Status::failure("no rank reported output " + std::to_string(output) +
                               " of microbatch " + std::to_string(microbatch) + " in step " +
                               std::to_string(step));
      sum += cell.value;
    }
    means[output] = sum / static_cast<float>(microbatches);
  }
  return Status();
}

} // namespace pipeline::runtime
