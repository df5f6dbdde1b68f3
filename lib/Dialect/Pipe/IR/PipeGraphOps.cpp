//===- PipeGraphOps.cpp - Ops of the differentiated and scheduled phases -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;
using namespace pipeline;

//===----------------------------------------------------------------------===//
// The convention of functions
//===----------------------------------------------------------------------===//

/// Appends the tensors of `types` to `tensors`.
static void flatten(TypeRange types, SmallVectorImpl<Type> &tensors) {
  for (Type type : types)
    llvm::append_range(tensors, getElements(type));
}

SmallVector<Type> pipeline::getUpdatedTypes(ValueRange accumulators, ValueRange states) {
  return llvm::to_vector(llvm::concat<Type>(accumulators.getTypes(), states.getTypes()));
}

LogicalResult pipeline::verifyFunctionConvention(Operation *user, func::FuncOp callee,
                                                 TypeRange inputs, TypeRange updated,
                                                 TypeRange results) {
  if (!callee->hasAttr(PipeDialect::getFunctionAttrName()))
    return user->emitOpError("calls '@") << callee.getSymName() << "', which is no 'pipe.function'";
  SmallVector<Type> arguments, outputs;
  flatten(inputs, arguments);
  unsigned numInputs = arguments.size();
  flatten(updated, arguments);
  unsigned numUpdated = arguments.size() - numInputs;
  flatten(results, outputs);

  // On tensors what is updated is a result. On buffers the results are arguments,
  // then what is packed, and the workspace is the last once it is known.
  if (llvm::any_of(callee.getArgumentTypes(), llvm::IsaPred<MemRefType>)) {
    llvm::append_range(arguments, outputs);
    outputs.clear();
    for (Type &type : arguments) {
      auto tensor = cast<RankedTensorType>(type);
      type = MemRefType::get(tensor.getShape(), tensor.getElementType());
    }
    for (auto [i, type] : llvm::enumerate(callee.getArgumentTypes()))
      if (callee.getArgAttr(i, PipeDialect::getPackingAttrName()))
        arguments.push_back(type);
    if (auto workspace = callee->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName()))
      arguments.push_back(
          MemRefType::get({workspace.getInt()}, IntegerType::get(user->getContext(), 8)));
  } else {
    outputs.append(arguments.begin() + numInputs, arguments.end());
  }

  auto compare = [&](StringRef what, TypeRange expected, TypeRange actual) -> LogicalResult {
    auto fail = [&]() {
      InFlightDiagnostic diagnostic = user->emitOpError();
      diagnostic.attachNote(callee.getLoc()) << "'@" << callee.getSymName() << "' is here";
      return diagnostic;
    };
    if (expected.size() != actual.size())
      return fail() << "needs a function with " << expected.size() << " " << what << "s, but '@"
                    << callee.getSymName() << "' has " << actual.size();
    for (auto [i, pair] : llvm::enumerate(llvm::zip_equal(expected, actual)))
      if (std::get<0>(pair) != std::get<1>(pair))
        return fail() << "has " << std::get<0>(pair) << " for " << what << " #" << i << " of '@"
                      << callee.getSymName() << "', which is " << std::get<1>(pair);
    return success();
  };
  if (failed(compare("argument", arguments, callee.getArgumentTypes())) ||
      failed(compare("result", outputs, callee.getResultTypes())))
    return failure();
  for (unsigned i = 0, e = arguments.size(); i < e; ++i) {
    bool expected = i >= numInputs && i < numInputs + numUpdated;
    if (expected != !!callee.getArgAttr(i, PipeDialect::getAccumulatorAttrName()))
      return user->emitOpError(expected ? "updates" : "only reads")
             << " argument #" << i << " of '@" << callee.getSymName() << "', which is "
             << (expected ? "no" : "a") << " 'pipe.accumulator'";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

LogicalResult GraphOp::verifyRegions() {
  llvm::SmallDenseMap<std::pair<int64_t, int64_t>, ComputeOp> nodes;
  for (Operation &op : getBody().front()) {
    if (!isa<InputOp, ParameterOp, StateOp, AccumulatorOp, LossGradientOp, ComputeOp, OutputOp>(op))
      return op.emitOpError("does not belong in a pipe.graph");
    auto compute = dyn_cast<ComputeOp>(op);
    if (!compute)
      continue;
    int64_t stage = compute.getStage();
    if (stage < 0 || stage >= getStages())
      return compute.emitOpError("is of stage ")
             << stage << ", but the partition has " << getStages() << " stages";
    auto [it, inserted] =
        nodes.try_emplace({static_cast<int64_t>(compute.getKind()), stage}, compute);
    if (!inserted) {
      InFlightDiagnostic diagnostic = compute.emitOpError("is the second ")
                                      << stringifyActionKind(compute.getKind()) << " of stage "
                                      << stage;
      diagnostic.attachNote(it->second.getLoc()) << "the first is here";
      return diagnostic;
    }
  }
  return success();
}

ComputeOp GraphOp::getCompute(ActionKind kind, int64_t stage) {
  for (ComputeOp compute : getBody().getOps<ComputeOp>())
    if (compute.getKind() == kind && static_cast<int64_t>(compute.getStage()) == stage)
      return compute;
  return {};
}

bool GraphOp::hasSplitBackward() {
  return llvm::any_of(getBody().getOps<ComputeOp>(), [](ComputeOp compute) {
    return compute.getKind() == ActionKind::BackwardInput ||
           compute.getKind() == ActionKind::BackwardWeight;
  });
}

bool GraphOp::isForwardOnly() {
  return llvm::all_of(getBody().getOps<ComputeOp>(),
                      [](ComputeOp compute) { return compute.getKind() == ActionKind::Forward; });
}

OutputOp GraphOp::getLossWeight() {
  for (OutputOp output : getBody().getOps<OutputOp>())
    if (output.getRole() == OutputRole::Weight)
      return output;
  return {};
}

LogicalResult ParameterOp::verify() {
  return verifyInitialValues([this] { return emitOpError(); }, getInitAttr(), getType());
}

LogicalResult StateOp::verify() {
  return verifyInitialValues([this] { return emitOpError(); }, getInitAttr(), getType());
}

ComputeOp StateOp::getUpdater() {
  for (Operation *user : getResult().getUsers())
    if (auto compute = dyn_cast<ComputeOp>(user);
        compute && llvm::is_contained(compute.getStates(), getResult()))
      return compute;
  return {};
}

LogicalResult AccumulatorOp::verify() {
  auto parameter = getParameter().getDefiningOp<ParameterOp>();
  if (!parameter)
    return emitOpError("adds up the gradient of a pipe.parameter, not of another value");
  if (parameter.getFrozen())
    return emitOpError("adds up a gradient of '") << parameter.getName() << "', which is frozen";
  return success();
}

LogicalResult OutputOp::verify() {
  auto type = cast<RankedTensorType>(getValue().getType());
  if (type.getRank() != 0 || !type.getElementType().isF32())
    return emitOpError("reports a tensor<f32>, not ") << type;
  bool isCheck = getRole() == OutputRole::Check;
  if (isCheck != getMessage().has_value())
    return emitOpError(isCheck ? "is a check and needs the message of its failure"
                               : "has a message, but only a check fails");
  return success();
}

LogicalResult ComputeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(*this, getCalleeAttr());
  if (!callee)
    return emitOpError("calls '@") << getCallee() << "', which is no function of the module";
  for (Value accumulator : getAccumulators())
    if (!accumulator.getDefiningOp<AccumulatorOp>())
      return emitOpError("adds to a value that is no pipe.accumulator");
  for (Value state : getStates())
    if (!state.getDefiningOp<StateOp>())
      return emitOpError("updates a value that is no pipe.state");
  return verifyFunctionConvention(*this, callee, getInputs().getTypes(),
                                  getUpdatedTypes(getAccumulators(), getStates()),
                                  getOutputs().getTypes());
}

//===----------------------------------------------------------------------===//
// The schedule
//===----------------------------------------------------------------------===//

LogicalResult ScheduleOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto graph = symbols.lookupNearestSymbolFrom<GraphOp>(*this, getGraphAttr());
  if (!graph)
    return emitOpError("is of '@") << getGraph() << "', which is no pipe.graph of the module";
  if (static_cast<int64_t>(getMicrobatches()) < 1)
    return emitOpError("needs at least 1 microbatch");
  if (static_cast<int64_t>(getActions().size()) != graph.getRanks())
    return emitOpError("lists the actions of ")
           << getActions().size() << " ranks, but '@" << getGraph() << "' is partitioned over "
           << graph.getRanks();
  return success();
}
