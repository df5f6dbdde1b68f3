//===- MadeUpData.h - Data that no two microbatches share -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_PIPELINES_MADEUPDATA_H
#define PIPELINE_TEST_UNIT_PIPELINES_MADEUPDATA_H

#include "StageGraph.h"

#include "pipeline-runtime/DataSource.h"

namespace pipeline::test {

/// Random inputs for a graph: normal deviates for f32, numbers below
/// `vocabulary` for i32. They differ from one microbatch of the whole run to the
/// next; with `microbatches` in a step, number i of step s is microbatch
/// s * microbatches + i of the run.
class MadeUpData final : public runtime::DataSource {
public:
  static constexpr std::uint32_t vocabulary = 32;

  MadeUpData(const StageGraph &graph, std::int64_t microbatches);

  const std::vector<runtime::InputDescription> &inputs() const override { return descriptions; }
  runtime::Status load(std::int32_t input, std::int64_t step, std::int64_t microbatch,
                       void *destination) const override;

private:
  std::vector<StageGraph::Input> offered;
  std::vector<runtime::InputDescription> descriptions;
  std::int64_t microbatches;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_PIPELINES_MADEUPDATA_H
