//===- SlotAssignment.cpp - Ops to slots, in the order of dataflow -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotAssignment.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {

SlotAssignment::SlotAssignment(const OwnedGraph &graph, ArrayRef<std::optional<unsigned>> wanted,
                               unsigned count,
                               llvm::function_ref<unsigned(unsigned, unsigned, unsigned)> choose)
    : graph(graph), count(count), slots(graph.size()) {
  std::vector<unsigned> latest(graph.size());
  for (unsigned op = graph.size(); op-- > 0;) {
    latest[op] = wanted[op].value_or(count - 1);
    for (unsigned user : graph[op].users)
      latest[op] = std::min(latest[op], latest[user]);
  }
  for (unsigned op = 0; op < graph.size(); ++op) {
    unsigned earliest = 0;
    for (unsigned producer : graph[op].producers)
      earliest = std::max(earliest, slots[producer]);
    slots[op] = wanted[op] ? latest[op] : choose(op, earliest, latest[op]);
  }
}

bool SlotAssignment::raise(unsigned op, unsigned slot) {
  llvm::SetVector<unsigned> raised;
  if (slots[op] < slot)
    raised.insert(op);
  for (unsigned i = 0; i < raised.size(); ++i) {
    if (graph.isHeavy(raised[i]))
      return false;
    for (unsigned user : graph[raised[i]].users)
      if (slots[user] < slot)
        raised.insert(user);
  }
  for (unsigned i : raised)
    slots[i] = slot;
  return true;
}

LogicalResult SlotAssignment::joinBuffer(const BufferUpdate &update) {
  unsigned maker = graph.find(update.update);
  SmallVector<unsigned> together = {maker};
  for (unsigned op = 0; op < graph.size(); ++op)
    if (llvm::is_contained(graph[op].arguments, update.buffer))
      together.push_back(op);
  auto last =
      *llvm::max_element(together, [&](unsigned a, unsigned b) { return slots[a] < slots[b]; });
  unsigned slot = slots[last];
  for (unsigned op : together)
    if (!raise(op, slot) || slots[op] != slot) {
      InFlightDiagnostic diagnostic =
          graph.getOp(op).op->emitError()
          << "this op and the one that " << (last == maker ? "makes the new value of" : "reads")
          << " buffer "
          << graph.getModel().getArgumentName(update.buffer, PipeDialect::getBufferAttrName())
          << " must be in one layer, but are in two; name modules by pattern= that hold both";
      diagnostic.attachNote(graph.getOp(last).op->getLoc()) << "the other op";
      return diagnostic;
    }
  return success();
}

LogicalResult SlotAssignment::joinLossWeight() {
  std::optional<unsigned> weight = graph.getModel().getLossWeight();
  if (!weight)
    return success();
  unsigned op = graph.find(*weight), slot = slots[graph.find(graph.getModel().getLoss())];
  // Where it reads no other layer, it can be anywhere; those that read it too compute
  // it for themselves.
  if (graph[op].producers.empty() && graph[op].users.empty())
    slots[op] = slot;
  if (!raise(op, slot) || slots[op] != slot)
    return graph.getOp(op).op->emitError()
           << "makes the weight of the loss, which the layer of the loss must make, but ops of "
              "other layers read it or make it; compute it of inputs alone";
  return success();
}

LogicalResult SlotAssignment::joinWhatBelongsTogether() {
  for (const BufferUpdate &update : graph.getModel().getBufferUpdates())
    if (failed(joinBuffer(update)))
      return failure();
  return joinLossWeight();
}

void SlotAssignment::merge(unsigned from, unsigned to) {
  for (unsigned &slot : slots)
    if (slot == from)
      slot = to;
}

std::vector<SmallVector<unsigned>> SlotAssignment::getOps() const {
  std::vector<SmallVector<unsigned>> ops(count);
  for (unsigned op = 0; op < graph.size(); ++op)
    ops[slots[op]].push_back(graph[op].model);
  return ops;
}

} // namespace pipeline
