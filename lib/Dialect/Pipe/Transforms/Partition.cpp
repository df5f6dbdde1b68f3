//===- Partition.cpp - Splits a model into stages ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires phase `model`; establishes `partitioned`. Where to split is decided by
// Analysis/BalancedPartition; here the layers are counted, the options checked, and
// the split is written. Layers keep their order and their bodies: nothing is
// computed twice, or elsewhere, because of a split.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/IRMapping.h"
#include "pipeline/Analysis/LayerCosts.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Schedule/Problem.h"
#include "llvm/ADT/SetVector.h"

#include <cmath>
#include <numeric>

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_PARTITIONPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

namespace {
/// Moves successive layers into a stage.
class StageWriter {
public:
  StageWriter(int64_t index, ArrayRef<LayerOp> layers) : index(index), layers(layers) {}

  void write();

private:
  int64_t index;
  ArrayRef<LayerOp> layers;
  SmallPtrSet<Operation *, 16> inside;
};
} // namespace

void StageWriter::write() {
  inside.insert(layers.begin(), layers.end());
  // In the order in which the layers read and make them.
  llvm::SetVector<Value> inputs, outputs;
  for (LayerOp layer : layers) {
    for (Value input : layer.getInputs())
      if (!inside.contains(input.getDefiningOp()))
        inputs.insert(input);
    for (Value output : layer.getOutputs())
      if (llvm::any_of(output.getUsers(), [&](Operation *user) { return !inside.contains(user); }))
        outputs.insert(output);
  }

  SmallVector<Location> layerLocs;
  for (LayerOp layer : layers)
    layerLocs.push_back(layer.getLoc());
  OpBuilder builder(layers.front());
  Location loc = builder.getFusedLoc(layerLocs);
  auto stage = StageOp::create(builder, loc, ValueRange(outputs.getArrayRef()).getTypes(), index,
                               inputs.getArrayRef());
  Block *body = builder.createBlock(&stage.getBody());
  IRMapping arguments;
  for (Value input : inputs)
    arguments.map(input, body->addArgument(input.getType(), input.getLoc()));
  for (LayerOp layer : layers) {
    layer->moveBefore(body, body->end());
    for (OpOperand &operand : layer->getOpOperands())
      operand.set(arguments.lookupOrDefault(operand.get()));
  }
  builder.setInsertionPointToEnd(body);
  YieldOp::create(builder, loc, outputs.getArrayRef());
  for (auto [output, result] : llvm::zip_equal(outputs.getArrayRef(), stage.getOutputs()))
    Value(output).replaceUsesWithIf(
        result, [&](OpOperand &use) { return use.getOwner()->getBlock() != body; });
}

namespace {
struct PartitionPass : impl::PartitionPassBase<PartitionPass> {
  using PartitionPassBase::PartitionPassBase;

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Model, "pipe-partition")) || failed(run()))
      signalPassFailure();
  }

  LogicalResult run();
  FailureOr<SmallVector<LayerOp>> getLayers(func::FuncOp model);
  LogicalResult checkOptions(func::FuncOp model);
  LogicalResult checkStageCount(func::FuncOp model, size_t layers);
  FailureOr<schedule::Placement> getPlacement(func::FuncOp model);
  FailureOr<SmallVector<double>> getCosts(func::FuncOp model, ArrayRef<LayerOp> layers);
  FailureOr<Split> getSplit(func::FuncOp model, ArrayRef<double> layerCosts,
                            const schedule::Placement &stages);
  FailureOr<Split> getExplicitSplit(func::FuncOp model, size_t layers);
};
} // namespace

LogicalResult PartitionPass::run() {
  FailureOr<func::FuncOp> model = getModel(getOperation());
  if (failed(model) || failed(checkOptions(*model)))
    return failure();
  FailureOr<SmallVector<LayerOp>> layers = getLayers(*model);
  if (failed(layers) || failed(checkStageCount(*model, layers->size())))
    return failure();
  FailureOr<schedule::Placement> stages = getPlacement(*model);
  if (failed(stages))
    return failure();
  FailureOr<SmallVector<double>> layerCosts = getCosts(*model, *layers);
  if (failed(layerCosts))
    return failure();
  FailureOr<Split> ends = getSplit(*model, *layerCosts, *stages);
  if (failed(ends))
    return failure();

  SmallVector<int64_t> stageOwners, stageMirrors;
  for (int32_t stage = 0; stage < stages->stages(); ++stage) {
    size_t begin = getStageBegin(*ends, stage);
    StageWriter(stage, ArrayRef(*layers).slice(begin, (*ends)[stage] - begin)).write();
    stageOwners.push_back(stages->ownerOf(stage));
    if (stages->copies() == 2)
      stageMirrors.push_back(stages->ownerOf(stage, 1));
  }
  model->getOperation()->setAttr(
      PipeDialect::getPartitionAttrName(),
      PartitionAttr::get(&getContext(), ranks, stageOwners, stageMirrors));

  SmallVector<double> loads = getRankLoads(*layerCosts, *ends, *stages);
  double mean = std::accumulate(loads.begin(), loads.end(), 0.0) / loads.size();
  numStages += ends->size();
  imbalancePercent += std::lround(100 * (*llvm::max_element(loads) / mean - 1));
  return success();
}

/// The layers of a model in the order of its body, which is one of dataflow.
FailureOr<SmallVector<LayerOp>> PartitionPass::getLayers(func::FuncOp model) {
  if (!model.getBody().hasOneBlock())
    return emitError(model.getLoc()) << "a model to be partitioned must have one block";
  SmallVector<LayerOp> layers;
  for (Operation &op : model.getBody().front()) {
    if (auto layer = dyn_cast<LayerOp>(op))
      layers.push_back(layer);
    else if (!isa<func::ReturnOp>(op))
      return op.emitError() << "'" << op.getName()
                            << "' stands outside of a pipe.layer and can't be given to a stage; "
                               "move it into the layers that use it";
  }
  return layers;
}

LogicalResult PartitionPass::checkOptions(func::FuncOp model) {
  if (ranks < 1 || chunks < 1)
    return emitError(model.getLoc())
           << "a pipeline needs at least 1 rank with at least 1 chunk, but ranks="
           << ranks.getValue() << " and chunks=" << chunks.getValue() << " are asked for";
  bool isList = placement == schedule::PlacementKind::List;
  if (isList == owners.empty())
    return emitError(model.getLoc())
           << (isList ? "placement=list needs owners=, the rank of every stage"
                      : "owners= is for placement=list; drop one or set the other");
  if (!isList && !mirrors.empty())
    return emitError(model.getLoc()) << "mirrors= is for placement=list; drop one or set the other";
  bool isExplicit = strategy == PartitionStrategy::Explicit;
  if (isExplicit == split.empty())
    return emitError(model.getLoc())
           << (isExplicit ? "strategy=explicit needs split=, the layers of every stage"
                          : "split= is for strategy=explicit; drop one or set the other");
  if (strategy != PartitionStrategy::Balanced && !costs.empty())
    return emitError(model.getLoc())
           << "costs= is for strategy=balanced; drop one or set the other";
  return success();
}

LogicalResult PartitionPass::checkStageCount(func::FuncOp model, size_t layers) {
  int64_t stages = static_cast<int64_t>(ranks) * chunks;
  if (static_cast<int64_t>(layers) >= stages)
    return success();
  return emitError(model.getLoc())
         << "has " << layers << " layers, fewer than the " << stages
         << " stages of ranks=" << ranks.getValue() << " with chunks=" << chunks.getValue()
         << " each, and no stage may be empty; use fewer ranks or chunks, or a "
            "model of more layers";
}

FailureOr<schedule::Placement> PartitionPass::getPlacement(func::FuncOp model) {
  schedule::Problem problem;
  problem.ranks = ranks;
  problem.chunks = chunks;
  switch (placement) {
  case schedule::PlacementKind::Loop:
    problem.placement = schedule::Placement::loop(ranks, chunks);
    break;
  case schedule::PlacementKind::V:
    problem.placement = schedule::Placement::v(ranks, chunks);
    break;
  case schedule::PlacementKind::Bidirectional:
    problem.placement = schedule::Placement::bidirectional(ranks, chunks);
    break;
  case schedule::PlacementKind::List:
    if (!mirrors.empty() && mirrors.size() != owners.size())
      return emitError(model.getLoc()) << "owners= names the ranks of " << owners.size()
                                       << " stages, but mirrors= those of " << mirrors.size();
    problem.placement =
        schedule::Placement::list({owners.begin(), owners.end()}, {mirrors.begin(), mirrors.end()});
    break;
  }
  if (schedule::Status status = problem.check(); !status)
    return emitError(model.getLoc()) << status.error();
  return problem.placement;
}

FailureOr<SmallVector<double>> PartitionPass::getCosts(func::FuncOp model,
                                                       ArrayRef<LayerOp> layers) {
  auto layerCosts =
      costs.empty() ? getLayerCosts(layers) : readLayerCosts(model.getLoc(), layers, costs);
  if (succeeded(layerCosts) &&
      !std::isfinite(std::accumulate(layerCosts->begin(), layerCosts->end(), 0.0)))
    return emitError(model.getLoc())
           << "the costs of its layers have no finite sum; use a larger unit";
  return layerCosts;
}

FailureOr<Split> PartitionPass::getSplit(func::FuncOp model, ArrayRef<double> layerCosts,
                                         const schedule::Placement &stages) {
  switch (strategy) {
  case PartitionStrategy::Balanced:
    return splitBalanced(layerCosts, stages);
  case PartitionStrategy::Uniform:
    return splitUniform(layerCosts.size(), stages.stages());
  case PartitionStrategy::Explicit:
    return getExplicitSplit(model, layerCosts.size());
  }
  llvm_unreachable("every strategy is above");
}

FailureOr<Split> PartitionPass::getExplicitSplit(func::FuncOp model, size_t layers) {
  int64_t stages = static_cast<int64_t>(ranks) * chunks;
  if (static_cast<int64_t>(split.size()) != stages)
    return emitError(model.getLoc())
           << "split= has " << split.size() << " numbers of layers, but ranks=" << ranks.getValue()
           << " with chunks=" << chunks.getValue() << " make " << stages << " stages";
  Split ends;
  size_t end = 0;
  for (auto [stage, count] : llvm::enumerate(split)) {
    if (count < 1)
      return emitError(model.getLoc()) << "split= gives stage " << stage << " " << count
                                       << " layers, but no stage may be empty";
    if (static_cast<size_t>(count) > layers)
      return emitError(model.getLoc()) << "split= gives stage " << stage << " " << count
                                       << " layers, but the model has " << layers;
    end += count;
    ends.push_back(end);
  }
  if (end != layers)
    return emitError(model.getLoc())
           << "split= places " << end << " layers, but the model has " << layers;
  return ends;
}

} // namespace pipeline
