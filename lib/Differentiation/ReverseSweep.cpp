//===- ReverseSweep.cpp -----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reverse mode over one block: what is active, and the walk from the last op to the first.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Differentiation/ReverseSweep.h"

#include "GradientSum.h"

#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/LayerGradient.h"
#include "pipeline/Differentiation/ScalarContext.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace pipeline;

ReverseSweep::ReverseSweep(Block &block, OpBuilder &builder, ValueRange wanted, ValueRange seeded)
    : builder(builder), wanted(wanted) {
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  findActive(seeded);
}

/// The values that `op`'s gradient may flow to.
static SmallVector<Value> gradientPaths(Operation *op) {
  SmallVector<Value> paths;
  if (op->hasAttr(kStopGradientAttr))
    return paths;
  if (auto rule = dyn_cast<ReverseModeOpInterface>(op))
    rule.getGradientPaths(paths);
  else
    appendOperandsAndCaptures(op, paths);
  llvm::erase_if(paths, [](Value value) { return !carriesGradient(value.getType()); });
  return paths;
}

/// Adds the results of `op` to `varied` where a gradient may flow from them to a value in it.
static void spreadVaried(Operation *op, DenseSet<Value> &varied) {
  if (llvm::none_of(gradientPaths(op), [&](Value path) { return varied.contains(path); }))
    return;
  for (Value result : op->getResults())
    if (carriesGradient(result.getType()))
      varied.insert(result);
}

llvm::BitVector pipeline::findVariedResults(Region &body, const llvm::BitVector &varied) {
  Block &block = body.front();
  DenseSet<Value> reached;
  for (unsigned input : varied.set_bits())
    if (carriesGradient(block.getArgument(input).getType()))
      reached.insert(block.getArgument(input));
  for (Operation &op : block.without_terminator())
    spreadVaried(&op, reached);
  Operation *terminator = block.getTerminator();
  llvm::BitVector results(terminator->getNumOperands());
  for (auto [i, result] : llvm::enumerate(terminator->getOperands()))
    results[i] = reached.contains(result);
  return results;
}

void ReverseSweep::findActive(ValueRange seeded) {
  DenseSet<Value> varied(wanted.begin(), wanted.end());
  DenseSet<Value> useful(seeded.begin(), seeded.end());
  auto isUseful = [&](Value value) { return useful.contains(value); };

  for (Operation *op : ops)
    spreadVaried(op, varied);
  for (Operation *op : llvm::reverse(ops))
    if (llvm::any_of(op->getResults(), isUseful))
      for (Value path : gradientPaths(op))
        useful.insert(path);
  for (Value value : varied)
    if (isUseful(value))
      active.insert(value);
}

Value ReverseSweep::gradient(Value value) {
  auto found = terms.find(value);
  if (found == terms.end())
    return {};
  SmallVector<GradientTerm> &sum = found->second;
  if (sum.size() > 1 || !sum.front().value || sum.front().slice)
    sum = {GradientTerm{sumTerms(builder, value.getLoc(), value.getType(), sum), {}, {}}};
  return sum.front().value;
}

Value ReverseSweep::accumulate(Value value, Value accumulator) {
  auto found = terms.find(value);
  if (found == terms.end())
    return {};
  // What is wanted and not asked for yet may share a term with this gradient.
  DenseMap<Value, unsigned> readers;
  for (Value other : wanted)
    for (const GradientTerm &term : terms.lookup(other))
      ++readers[term.value];
  for (const GradientTerm &term : found->second)
    if (term.value && readers[term.value] == 1)
      readers.erase(term.value); // this gradient is the one reader
  auto isReadElsewhere = [&](Value term) { return readers.contains(term); };
  return addTermsInto(builder, value.getLoc(), accumulator, found->second, isReadElsewhere);
}

void ReverseSweep::add(Value value, Value term) {
  if (term && isActive(value))
    terms[value].push_back({term, {}, {}});
}

void ReverseSweep::addSlice(Value value, Value term, TensorSlice slice) {
  if (term && isActive(value))
    terms[value].push_back({term, std::move(slice), {}});
}

void ReverseSweep::addSparse(Value value, std::function<Value(OpBuilder &, Value)> addInto) {
  if (isActive(value))
    terms[value].push_back({{}, {}, std::move(addInto)});
}

void ReverseSweep::replace(Operation *op, Operation *wider) {
  for (auto [result, same] : llvm::zip(op->getResults(), wider->getResults())) {
    active.erase(result);
    terms.erase(result);
    result.replaceAllUsesWith(same);
  }
  replacements[op] = wider;
  op->erase();
}

namespace {
/// Scalar rules on values of the block itself, scalars or whole tensors.
class BlockContext : public ScalarContext {
public:
  using ScalarContext::ScalarContext;
  Value primal(Value original) override { return original; }
  bool isStored(Value) override { return true; }
};
} // namespace

/// Pulls back through an op that has a scalar rule only.
static void pullBackScalarOp(ScalarRuleInterface rule, ReverseSweep &sweep) {
  Operation *op = rule.getOperation();
  BlockContext context(sweep.builder, op->getLoc());
  Value gradient = sweep.gradient(op->getResult(0));
  for (OpOperand &operand : op->getOpOperands())
    if (sweep.isActive(operand.get()))
      sweep.add(operand.get(), rule.pullBackOperand(operand.getOperandNumber(), gradient, context));
}

LogicalResult ReverseSweep::run() {
  for (Operation *op : llvm::reverse(ops)) {
    auto hasGradient = [&](Value result) { return isActive(result) && terms.contains(result); };
    if (llvm::none_of(op->getResults(), hasGradient))
      continue;
    if (llvm::none_of(gradientPaths(op), [&](Value path) { return isActive(path); }))
      continue;
    if (auto rule = dyn_cast<ReverseModeOpInterface>(op)) {
      if (failed(rule.pullBack(*this)))
        return failure();
    } else if (auto rule = dyn_cast<ScalarRuleInterface>(op)) {
      pullBackScalarOp(rule, *this);
    } else {
      return op->emitError("has no derivative: no rule is known for '")
             << op->getName() << "'; mark it with '" << kStopGradientAttr
             << "' if its results are constants";
    }
  }
  return success();
}
