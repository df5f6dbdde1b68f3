//===- ResidualChoice.cpp - What F leaves for a backward --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualChoice.h"

#include "RunCost.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

using namespace mlir;
using namespace pipeline;

/// Inputs are kept by who made them, but a state is not what it was.
llvm::SetVector<Value> ResidualChoice::chooseForFull() const {
  DenseSet<Value> states;
  for (const NamedValue &state : joint.states)
    states.insert(state.value);
  Slice backward = findSlice(roots, states);
  llvm::SetVector<Value> kept;
  for (const NamedValue &state : joint.states)
    if (backward.leaves.contains(state.value))
      kept.insert(state.value);
  return kept;
}

SavingProblem ResidualChoice::pose(Recompute mode) const {
  SavingProblem problem{joint.getBlock(), {}, {}, {}, [](Value) { return false; }};
  Slice backward = findSlice(roots, {});
  for (Operation &op : joint.getBlock()) {
    if (!backward.ops.contains(&op) || !adjoint.contains(op.getResult(0)))
      continue;
    SmallVector<Value> read;
    appendOperandsAndCaptures(&op, read);
    for (Value value : read)
      if (!adjoint.contains(value))
        problem.needed.insert(value);
  }
  // Inputs are kept by who made them; a result as good as a residual is the better choice, for
  // others may hold it too.
  problem.costOfKeeping = [this](Value value) -> std::optional<int64_t> {
    if (isa<BlockArgument>(value) && !joint.isState(value))
      return 0;
    return costOfKeeping(value, isHeld(value));
  };
  problem.costOfRunning = [this, mode](Operation *op) -> std::optional<int64_t> {
    // An op that a gradient brought runs once, on whichever side.
    if (!joint.layerOps.contains(op) || classifyWork(op) == OpWork::Cheap)
      return 0;
    return mode == Recompute::None ? std::nullopt : costOfRunning(op);
  };
  return problem;
}

llvm::SetVector<Value> ResidualChoice::choose(Recompute mode) const {
  return mode == Recompute::Full ? chooseForFull() : chooseSavedValues(pose(mode));
}

Slice ResidualChoice::findBackward(const llvm::SetVector<Value> &saved) const {
  DenseSet<Value> leaves(saved.begin(), saved.end());
  for (const NamedValue &input : joint.inputs)
    leaves.insert(input.value);
  return findSlice(roots, leaves);
}

std::optional<ResidualChoice::Replacement>
ResidualChoice::replace(Value value, const llvm::SetVector<Value> &saved, const Slice &backward,
                        Recompute mode) const {
  SavingProblem problem = pose(mode);
  auto costOfKeeping = problem.costOfKeeping;
  auto costOfRunning = problem.costOfRunning;
  problem.needed.clear();
  problem.needed.insert(value);
  problem.costOfKeeping = [&](Value other) -> std::optional<int64_t> {
    if (other == value)
      return std::nullopt;
    return saved.contains(other) ? 0 : costOfKeeping(other);
  };
  problem.costOfRunning = [&](Operation *op) -> std::optional<int64_t> {
    return backward.ops.contains(op) ? 0 : costOfRunning(op);
  };
  llvm::SetVector<Value> start = chooseSavedValues(problem);
  if (start.contains(value))
    return std::nullopt;
  Replacement replacement;
  DenseSet<Value> leaves(start.begin(), start.end());
  for (Operation *op : findSlice(value, leaves).ops)
    if (!backward.ops.contains(op))
      replacement.runs.insert(op);
  for (Value other : start)
    if (!saved.contains(other) && !(isa<BlockArgument>(other) && !joint.isState(other)))
      replacement.kept.insert(other);
  return replacement;
}
