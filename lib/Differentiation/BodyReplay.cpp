//===- BodyReplay.cpp -------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recomputes scalars of a structured op's body somewhere else, and differentiates the body there.
//
//===----------------------------------------------------------------------===//

#include "BodyReplay.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/ReverseSweep.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace pipeline;

BodyReplay::BodyReplay(OpBuilder &builder, linalg::LinalgOp op, BodyAccess access)
    : ScalarContext(builder, op.getLoc()), op(op), access(std::move(access)) {}

std::optional<unsigned> BodyReplay::storingResult(Value original) {
  // A reduction yields partial sums: only the last of them is stored.
  if (!access.result || op.getNumReductionLoops() != 0)
    return std::nullopt;
  Operation *yield = op.getBlock()->getTerminator();
  for (OpOperand &yielded : yield->getOpOperands())
    if (yielded.get() == original)
      return yielded.getOperandNumber();
  return std::nullopt;
}

bool BodyReplay::isStored(Value original) {
  if (original.getParentBlock() != op.getBlock() || isa<BlockArgument>(original))
    return true;
  return storingResult(original).has_value();
}

bool BodyReplay::isZero(Value original) {
  auto argument = dyn_cast<BlockArgument>(original);
  if (!argument || argument.getOwner() != op.getBlock())
    return ScalarContext::isZero(original);
  Value operand = op.getMatchingOpOperand(argument)->get();
  if (auto fill = operand.getDefiningOp<linalg::FillOp>())
    operand = fill.getInputs()[0];
  return matchPattern(operand, m_AnyZeroFloat());
}

Value BodyReplay::primal(Value original) {
  if (original.getParentBlock() != op.getBlock())
    return original;
  if (Value value = known.lookupOrNull(original))
    return value;

  Value value;
  if (auto argument = dyn_cast<BlockArgument>(original)) {
    value = access.operand(*op.getMatchingOpOperand(argument));
  } else if (std::optional<unsigned> result = storingResult(original)) {
    value = access.result(*result);
  } else if (auto index = original.getDefiningOp<linalg::IndexOp>()) {
    value = access.index(index.getDim());
  } else {
    Operation *scalarOp = original.getDefiningOp();
    SmallVector<Value> read;
    appendOperandsAndCaptures(scalarOp, read);
    IRMapping operands;
    for (Value operand : read)
      operands.map(operand, primal(operand));
    Operation *clone = builder.clone(*scalarOp, operands);
    known.map(scalarOp->getResults(), clone->getResults());
    return known.lookup(original);
  }
  known.map(original, value);
  return value;
}

/// The ops of the body through which a gradient flows back to `target`, in program order; `reached`
/// collects the values on the way.
static SmallVector<Operation *> findDependents(Block &body, Value target,
                                               DenseSet<Value> &reached) {
  reached.insert(target);
  SmallVector<Operation *> dependents;
  for (Operation &op : body.without_terminator()) {
    if (op.hasAttr(kStopGradientAttr))
      continue;
    SmallVector<Value> read;
    appendOperandsAndCaptures(&op, read);
    if (llvm::none_of(read, [&](Value value) { return reached.contains(value); }))
      continue;
    bool depends = false;
    for (Value result : op.getResults())
      if (carriesGradient(result.getType()) && result != target) {
        reached.insert(result);
        depends = true;
      }
    if (depends)
      dependents.push_back(&op);
  }
  return dependents;
}

FailureOr<Value> pipeline::findAdjoint(Block &body, Value target,
                                       const DenseMap<Value, Value> &seeds,
                                       ScalarContext &context) {
  DenseSet<Value> reached;
  SmallVector<Operation *> dependents = findDependents(body, target, reached);

  DenseMap<Value, Value> gradients(seeds);
  for (Operation *scalarOp : llvm::reverse(dependents)) {
    auto isSeeded = [&](Value result) { return gradients.contains(result); };
    if (llvm::none_of(scalarOp->getResults(), isSeeded))
      continue;
    auto rule = dyn_cast<ScalarRuleInterface>(scalarOp);
    if (!rule)
      return scalarOp->emitError("has no derivative: no rule is known for '")
             << scalarOp->getName() << "' in the body of '" << body.getParentOp()->getName()
             << "'; mark it with '" << kStopGradientAttr << "' if it is a constant";
    Value gradient = gradients.lookup(scalarOp->getResult(0));
    for (OpOperand &operand : scalarOp->getOpOperands()) {
      if (!reached.contains(operand.get()))
        continue;
      Value term = rule.pullBackOperand(operand.getOperandNumber(), gradient, context);
      if (!term)
        continue;
      Value &sum = gradients[operand.get()];
      sum = sum ? context.add(sum, term) : term;
    }
  }
  return gradients.lookup(target);
}

FailureOr<Value> BodyReplay::adjoint(Value target, const DenseMap<Value, Value> &seeds) {
  return findAdjoint(*op.getBlock(), target, seeds, *this);
}
