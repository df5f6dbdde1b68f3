//===- ClonedOps.cpp - What every layer computes for itself -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClonedOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {

/// Of the time of a layer's own ops, what its clones may take.
static constexpr double largestShare = 1.0 / 8;
/// Nanoseconds that clones may take in any layer, and that a message takes at least.
static constexpr double smallTime = 5000;
/// Bytes per nanosecond of messages, and how many times as long as a value's message
/// computing it must take before it is sent: what is sent is also kept, for as many
/// microbatches as are in flight.
static constexpr double messageRate = 10;
static constexpr double leastGain = 4;

bool isHeavyOp(Operation *op) {
  if (isa<LoopLikeOpInterface>(op))
    return true;
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  return structured &&
         (isa<linalg::ConvolutionOpInterface>(op) || linalg::isaContractionOpInterface(structured));
}

static bool isScalar(const ModelOp &node) {
  return node.op->getNumRegions() == 0 &&
         llvm::none_of(node.op->getResultTypes(), llvm::IsaPred<ShapedType>);
}

/// Whether the op moves or repeats elements and computes nothing.
static bool isCopy(Operation *op) {
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractSliceOp, tensor::CastOp,
          linalg::TransposeOp, linalg::BroadcastOp>(op))
    return true;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 1 || generic.getNumDpsInits() != 1 ||
      !llvm::hasSingleElement(*generic.getBody()))
    return false;
  return generic.getBody()->getTerminator()->getOperand(0) == generic.getBody()->getArgument(0) &&
         llvm::all_of(generic.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation(/*allowZeroInResults=*/true);
         });
}

static bool isReshape(Operation *op) {
  return isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// Whether the op is cloned whatever it costs, if what it reads allows it.
static bool isFree(const ModelOp &node) {
  return isScalar(node) || isReshape(node.op) || (node.readsParameter && !node.readsInput);
}

bool ClonedOps::canBeCloned(const ModelOp &node) const {
  if (!isMemoryEffectFree(node.op))
    return false;
  if (isScalar(node) || isReshape(node.op))
    return true;
  if (node.readsUpdatedBuffer)
    return false;
  if (node.readsParameter)
    return !node.readsInput && isCopy(node.op) &&
           llvm::all_of(node.producers, [&](unsigned producer) { return cloned[producer]; });
  return !isHeavyOp(node.op);
}

ClonedOps::ClonedOps(const ModelGraph &graph)
    : graph(&graph), cloned(graph.size()), forced(graph.size()) {
  for (unsigned i = 0; i < graph.size(); ++i)
    cloned[i] = canBeCloned(graph[i]);
}

Value ClonedOps::getSource(Value value) const {
  Value source = value;
  while (std::optional<unsigned> producer = graph->getProducer(source)) {
    if (!cloned[*producer])
      return source;
    if (!isReshape((*graph)[*producer].op))
      return value;
    source = (*graph)[*producer].op->getOperand(0);
  }
  return value;
}

void ClonedOps::forceSlice(unsigned op) {
  const ModelOp &node = (*graph)[op];
  if (forced[op] || node.readsParameter || node.readsUpdatedBuffer)
    return;
  SmallVector<unsigned> pending = {op};
  forced[op] = true;
  while (!pending.empty()) {
    unsigned current = pending.pop_back_val();
    cloned[current] = true;
    for (unsigned producer : (*graph)[current].producers)
      if (!forced[producer]) {
        forced[producer] = true;
        pending.push_back(producer);
      }
  }
}

llvm::SetVector<unsigned> ClonedOps::getClones(ArrayRef<unsigned> readers) const {
  llvm::SmallDenseSet<unsigned> own(readers.begin(), readers.end());
  llvm::SetVector<unsigned> clones;
  SmallVector<unsigned> pending(readers);
  while (!pending.empty())
    for (unsigned producer : (*graph)[pending.pop_back_val()].producers)
      if (cloned[producer] && !own.contains(producer) && clones.insert(producer))
        pending.push_back(producer);
  return clones;
}

double ClonedOps::getTime(ArrayRef<unsigned> ops) const {
  double time = 0;
  for (unsigned op : ops)
    time += (*graph)[op].time;
  return time;
}

/// The time of a message with all results of an op.
static double getMessageTime(Operation *op) {
  double bytes = 0;
  for (Type type : op->getResultTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type); tensor && tensor.hasStaticShape())
      bytes += static_cast<double>(getTensorBytes(tensor));
  return smallTime + bytes / messageRate;
}

std::optional<unsigned> ClonedOps::findTooCostly(const PlannedLayer &layer) const {
  llvm::SetVector<unsigned> clones = getClones(layer.ops);
  if (getTime(clones.getArrayRef()) <= std::max(smallTime, largestShare * getTime(layer.ops)))
    return std::nullopt;
  std::optional<unsigned> costliest;
  double most = 0;
  for (unsigned op : layer.ops)
    for (unsigned producer : (*graph)[op].producers) {
      const ModelOp &node = (*graph)[producer];
      if (!clones.contains(producer) || forced[producer] || isFree(node))
        continue;
      double time = node.time + getTime(getClones(producer).getArrayRef());
      if (time > most && time > leastGain * getMessageTime(node.op)) {
        costliest = producer;
        most = time;
      }
    }
  return costliest;
}

bool ClonedOps::restrict(const LayerPlan &plan) {
  SmallVector<unsigned> sent;
  for (const PlannedLayer &layer : plan.layers)
    if (std::optional<unsigned> op = findTooCostly(layer))
      sent.push_back(*op);
  for (unsigned op : sent)
    cloned[op] = false;
  return !sent.empty();
}

} // namespace pipeline
