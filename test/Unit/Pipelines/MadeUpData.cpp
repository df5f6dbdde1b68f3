//===- MadeUpData.cpp - Data that no two microbatches share -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See MadeUpData.h.
//
//===----------------------------------------------------------------------===//

#include "MadeUpData.h"

#include "pipeline-runtime/Random.h"

namespace pipeline::test {

MadeUpData::MadeUpData(const StageGraph &graph, std::int64_t microbatches)
    : offered(graph.inputs), microbatches(microbatches) {
  for (const StageGraph::Input &input : offered)
    descriptions.push_back({input.name, graph.values[input.value].tensorBytes.front()});
}

runtime::Status MadeUpData::load(std::int32_t number, std::int64_t step, std::int64_t microbatch,
                                 void *destination) const {
  const StageGraph::Input &input = offered[number];
  auto ofRun = static_cast<std::uint64_t>(step * microbatches + microbatch);
  std::int64_t elements = descriptions[number].bytes / 4;
  if (!input.isInteger) {
    runtime::fillNormal(static_cast<float *>(destination), elements, /*seed=*/ofRun, input.name,
                        /*mean=*/0, /*deviation=*/1);
    return runtime::Status();
  }
  std::uint64_t name = runtime::hashName(input.name);
  for (std::int64_t i = 0; i < elements; ++i)
    static_cast<std::int32_t *>(destination)[i] = static_cast<std::int32_t>(
        runtime::philox({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(ofRun), 0, 0},
                        {static_cast<std::uint32_t>(name), 0})[0] %
        vocabulary);
  return runtime::Status();
}

} // namespace pipeline::test
