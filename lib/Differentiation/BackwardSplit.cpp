//===- BackwardSplit.cpp - What I leaves for W ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BackwardSplit.h"

#include "RunCost.h"
#include "SavedValues.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"

using namespace mlir;
using namespace pipeline;

namespace {
/// Finds which ops backward_weight must run, and poses the rest as a question of what to keep.
class SplitChooser {
public:
  explicit SplitChooser(const BackwardParts &parts) : parts(parts) {}

  llvm::SetVector<Value> choose() {
    for (const NamedValue &accumulator : parts.joint.accumulators)
      updated.insert(accumulator.value);
    SavingProblem problem{parts.joint.getBlock(), {}, {}, {}, {}};
    for (Operation &op : parts.joint.getBlock())
      if (parts.weight.ops.contains(&op))
        visit(&op, problem);
    problem.costOfKeeping = [this](Value value) { return costOfCarrying(value); };
    problem.costOfRunning = [this](Operation *op) { return costOfRunningTwice(op); };
    problem.isGiven = [this](Value value) { return parts.leaves.contains(value); };
    return chooseSavedValues(problem);
  }

private:
  bool isAdjoint(Operation *op) const { return parts.adjoint.contains(op->getResult(0)); }

  /// Whether backward_input has `value` in its hands: it reads it, or may compute it on the way.
  bool isAtHand(Value value) const {
    if (parts.input.leaves.contains(value))
      return true;
    Operation *op = value.getDefiningOp();
    return op && (parts.input.ops.contains(op) || shared.contains(op));
  }

  void visit(Operation *op, SavingProblem &problem) {
    if (parts.input.ops.contains(op))
      return;
    SmallVector<Value> read;
    appendOperandsAndCaptures(op, read);
    bool updates = llvm::any_of(read, [&](Value value) { return updated.contains(value); });
    if (updates)
      updated.insert(op->result_begin(), op->result_end());
    if (!updates && pipeline::costOfRunning(op) &&
        llvm::any_of(read, [&](Value value) { return isAtHand(value); })) {
      shared.insert(op);
      return;
    }
    own.insert(op);
    for (Value value : read)
      if (!updated.contains(value))
        problem.needed.insert(value);
  }

  std::optional<int64_t> costOfCarrying(Value value) const {
    if (isa<BlockArgument>(value) && !parts.adjoint.contains(value))
      return 0;
    if (Operation *op = value.getDefiningOp(); op && own.contains(op))
      return std::nullopt;
    return costOfKeeping(value, /*isHeld=*/parts.leaves.contains(value));
  }

  std::optional<int64_t> costOfRunningTwice(Operation *op) const {
    if (own.contains(op) || (parts.repeatsForward && !isAdjoint(op)))
      return 0;
    // The sum of a gradient's terms is formed once.
    if (parts.input.ops.contains(op) && isAdjoint(op) && classifyWork(op) != OpWork::Cheap)
      return std::nullopt;
    return pipeline::costOfRunning(op);
  }

  const BackwardParts &parts;
  /// Accumulators, and what is made of them.
  DenseSet<Value> updated;
  /// Ops that backward_weight alone runs, and those that either part may.
  DenseSet<Operation *> own, shared;
};
} // namespace

llvm::SetVector<Value> pipeline::chooseCarried(const BackwardParts &parts) {
  if (parts.input.ops.empty())
    return {};
  return SplitChooser(parts).choose();
}
