//===- Attention.cpp --------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of an attention: one op, which computes the probabilities again from the statistics
// of each row. What a gradient of a score is for the raw score and the extras follows from the
// scalar rules, as in any body.
//
//===----------------------------------------------------------------------===//

#include "../BodyReplay.h"
#include "Registration.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/ReverseSweep.h"

using namespace mlir;
using namespace pipeline;

namespace {
/// Builds in a block that holds a copy of the scores.
class PullbackContext : public ScalarContext {
public:
  PullbackContext(OpBuilder &builder, Location loc, IRMapping &copies)
      : ScalarContext(builder, loc), copies(copies) {}
  Value primal(Value original) override { return copies.lookup(original); }
  bool isStored(Value) override { return true; }

private:
  IRMapping &copies;
};

struct AttentionRule : ReverseModeOpInterface::ExternalModel<AttentionRule, AttentionOp> {
  void getGradientPaths(Operation *op, SmallVectorImpl<Value> &paths) const {
    llvm::append_range(paths, op->getOperands());
  }
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const;
};
} // namespace

/// Fills the region `pullback` and adds to `active` the extras that a score's gradient reaches, of
/// `candidates`.
static LogicalResult buildPullback(AttentionOp op, Region &pullback, ArrayRef<int64_t> candidates,
                                   SmallVectorImpl<int64_t> &active) {
  Block &scores = op.getScores().front();
  Type element = scores.getArgument(0).getType();
  Block &block = pullback.emplaceBlock();
  Value gradient = block.addArgument(element, op.getLoc());
  IRMapping copies;
  for (BlockArgument argument : scores.getArguments())
    copies.map(argument, block.addArgument(argument.getType(), argument.getLoc()));
  OpBuilder builder(op.getContext());
  builder.setInsertionPointToEnd(&block);
  for (Operation &scalarOp : scores.without_terminator())
    builder.clone(scalarOp, copies);

  PullbackContext context(builder, op.getLoc(), copies);
  DenseMap<Value, Value> seeds;
  seeds[scores.getTerminator()->getOperand(0)] = gradient;
  FailureOr<Value> raw = findAdjoint(scores, scores.getArgument(0), seeds, context);
  if (failed(raw))
    return failure();
  SmallVector<Value> yielded = {*raw ? *raw : context.constant(element, 0)};
  for (int64_t extra : candidates) {
    FailureOr<Value> adjoint = findAdjoint(scores, scores.getArgument(1 + extra), seeds, context);
    if (failed(adjoint))
      return failure();
    if (!*adjoint)
      continue;
    active.push_back(extra);
    yielded.push_back(*adjoint);
  }
  YieldOp::create(builder, op.getLoc(), yielded);
  return success();
}

LogicalResult AttentionRule::pullBack(Operation *op, ReverseSweep &sweep) const {
  auto attention = cast<AttentionOp>(op);
  for (Value statistic : {attention.getShift(), attention.getTotal()})
    if (sweep.isActive(statistic) && sweep.gradient(statistic))
      return op->emitError("has no derivative: a gradient comes in through the statistics of its "
                           "rows; only the output may be differentiated");

  SmallVector<int64_t> candidates, active;
  for (auto [i, extra] : llvm::enumerate(attention.getExtras()))
    if (sweep.isActive(extra))
      candidates.push_back(i);
  Region pullback;
  if (failed(buildPullback(attention, pullback, candidates, active)))
    return failure();

  SmallVector<Value> read = {attention.getQuery(), attention.getKey(), attention.getValue()};
  for (int64_t extra : active)
    read.push_back(attention.getExtras()[extra]);
  auto backward = AttentionBackwardOp::create(
      sweep.builder, op->getLoc(), ValueRange(read).getTypes(), attention.getQuery(),
      attention.getKey(), attention.getValue(), attention.getExtras(), attention.getOutput(),
      attention.getShift(), attention.getTotal(), sweep.gradient(attention.getOutput()),
      attention.getIndexingMaps(), sweep.builder.getDenseI64ArrayAttr(active));
  IRMapping copies;
  attention.getScores().cloneInto(&backward.getScores(), copies);
  backward.getPullback().takeBody(pullback);
  // Rules compute what they need each on its own.
  IRRewriter rewriter(op->getContext());
  DominanceInfo dominance(backward);
  eliminateCommonSubExpressions(rewriter, dominance, backward);
  for (Operation &scalarOp :
       llvm::make_early_inc_range(llvm::reverse(backward.getPullback().front())))
    if (isOpTriviallyDead(&scalarOp))
      scalarOp.erase();
  for (auto [value, gradient] : llvm::zip_equal(read, backward.getResults()))
    sweep.add(value, gradient);
  return success();
}

void pipeline::registerAttentionRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PipeDialect *) {
    AttentionOp::attachInterface<AttentionRule>(*context);
  });
}
