//===- ScalarTable.h - The scalar outputs of a step -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scalar outputs of a step, a cell for each output and microbatch.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_RUN_SCALARTABLE_H
#define PIPELINE_RUNTIME_LIB_RUN_SCALARTABLE_H

#include "pipeline-runtime/Status.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace pipeline::runtime {

/// Written by any rank during a step, a cell once; read after it.
class ScalarTable {
public:
  ScalarTable(std::int32_t outputs, std::int64_t microbatches);

  bool contains(std::int32_t output, std::int64_t microbatch) const {
    return output >= 0 && output < outputs && microbatch >= 0 && microbatch < microbatches;
  }

  /// False if this step has reported the cell before.
  bool report(std::int64_t step, std::int32_t output, std::int64_t microbatch, float value);

  /// The means of a step: each output's sum in microbatch order, divided by their number. Fails if
  /// a cell was not reported.
  Status average(std::int64_t step, std::vector<float> &means) const;

private:
  struct Cell {
    /// The number of the last step that reported, from 1; 0 is none.
    std::atomic<std::int64_t> reported{0};
    float value = 0;
  };

  std::size_t indexOf(std::int32_t output, std::int64_t microbatch) const {
    return static_cast<std::size_t>(output * microbatches + microbatch);
  }

  std::int32_t outputs;
  std::int64_t microbatches;
  std::vector<Cell> cells;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RUN_SCALARTABLE_H
