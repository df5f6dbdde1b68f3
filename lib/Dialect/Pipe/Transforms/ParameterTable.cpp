//===- ParameterTable.cpp - Parameters and accumulators by rank -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ParameterTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace pipeline {

ParameterTable::ParameterTable(GraphOp graph, const ValueFlow &flow) {
  for (auto parameter : graph.getBody().getOps<ParameterOp>()) {
    places[parameter] = entries.size();
    entries.push_back({parameter, static_cast<int64_t>(entries.size())});
  }

  // The owner is the rank of the lowest stage, whatever the order of the nodes.
  llvm::DenseMap<Value, int64_t> firstStage;
  auto use = [&](Value parameter, ComputeOp compute, int64_t copy) -> Entry & {
    Entry &entry = entries[places[parameter]];
    int64_t rank = flow.getRank(compute, copy), stage = compute.getStage();
    if (!entry.isOn(rank))
      entry.ranks.push_back(rank);
    if (!llvm::is_contained(entry.stages, stage))
      entry.stages.push_back(stage);
    auto [it, inserted] = firstStage.try_emplace(parameter, stage);
    if (copy == 0 && (inserted || stage <= it->second)) {
      it->second = stage;
      entry.owner = rank;
    }
    return entry;
  };
  for (int64_t copy = 0; copy < flow.getCopies(); ++copy)
    for (auto compute : graph.getBody().getOps<ComputeOp>()) {
      for (Value input : compute.getInputs())
        if (input.getDefiningOp<ParameterOp>())
          use(input, compute, copy);
      for (Value value : compute.getAccumulators()) {
        auto accumulator = value.getDefiningOp<AccumulatorOp>();
        use(accumulator.getParameter(), compute, copy)
            .accumulators.push_back({value, static_cast<int64_t>(accumulator.getLayer()), copy,
                                     flow.getRank(compute, copy)});
      }
    }
  for (Entry &entry : entries) {
    llvm::sort(entry.ranks);
    llvm::sort(entry.stages);
    llvm::sort(entry.accumulators, [](Accumulator a, Accumulator b) {
      return std::pair(a.layer, a.copy) < std::pair(b.layer, b.copy);
    });
  }
}

SmallVector<const ParameterTable::Entry *> ParameterTable::getUsed(ComputeOp compute) const {
  llvm::SmallSetVector<const Entry *, 8> used;
  for (Value input : compute.getInputs())
    if (input.getDefiningOp<ParameterOp>())
      used.insert(&entries[places.lookup(input)]);
  for (Value value : compute.getAccumulators())
    used.insert(&entries[places.lookup(value.getDefiningOp<AccumulatorOp>().getParameter())]);
  return used.takeVector();
}

} // namespace pipeline
