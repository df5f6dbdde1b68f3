//===- ValueFlow.cpp - Where the values of a stage graph travel -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/ValueFlow.h"

using namespace mlir;

namespace pipeline {

ValueFlow::ValueFlow(GraphOp graphOp) : graph(graphOp) {
  for (ComputeOp compute : graph.getBody().getOps<ComputeOp>())
    for (Value input : compute.getInputs())
      if (input.getDefiningOp<ComputeOp>())
        if (auto &readers = consumers[input]; !llvm::is_contained(readers, compute))
          readers.push_back(compute);
  for (int64_t copy = 0; copy < getCopies(); ++copy)
    for (ComputeOp compute : graph.getBody().getOps<ComputeOp>())
      for (Value output : compute.getOutputs())
        addHops(output, compute, copy);
}

ArrayRef<ComputeOp> ValueFlow::getConsumers(Value value) const {
  auto it = consumers.find(value);
  return it == consumers.end() ? ArrayRef<ComputeOp>() : ArrayRef<ComputeOp>(it->second);
}

void ValueFlow::addHops(Value value, ComputeOp producer, int64_t copy) {
  llvm::SmallDenseSet<int64_t> holders = {getRank(producer, copy)};
  ComputeOp last = producer;
  for (ComputeOp consumer : getConsumers(value)) {
    if (!holders.insert(getRank(consumer, copy)).second)
      continue;
    hops.push_back({value, last, consumer, copy});
    last = consumer;
  }
}

/// I and W are the backward to the schedule library: a value that only W reads
/// has arrived when I runs.
static schedule::Kind toPassKind(ComputeOp compute) {
  return compute.getKind() == ActionKind::Forward ? schedule::Kind::F : schedule::Kind::B;
}

static schedule::StageEdge makeEdge(ComputeOp from, ComputeOp to) {
  return {toPassKind(from), static_cast<int32_t>(from.getStage()), toPassKind(to),
          static_cast<int32_t>(to.getStage())};
}

std::vector<schedule::StageEdge> ValueFlow::getEdges() const {
  std::vector<schedule::StageEdge> edges;
  for (ComputeOp compute : graph.getBody().getOps<ComputeOp>())
    for (Value output : compute.getOutputs())
      for (ComputeOp consumer : getConsumers(output))
        if (consumer.getStage() != compute.getStage())
          edges.push_back(makeEdge(compute, consumer));
  return edges;
}

std::vector<schedule::Message> ValueFlow::getMessages() const {
  std::vector<schedule::Message> messages;
  for (auto [index, hop] : llvm::enumerate(hops))
    messages.push_back({static_cast<int32_t>(index), makeEdge(hop.source, hop.target),
                        static_cast<int32_t>(hop.copy)});
  return messages;
}

} // namespace pipeline
