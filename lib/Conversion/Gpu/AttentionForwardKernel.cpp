//===- AttentionForwardKernel.cpp - An attention in one kernel -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block computes 64 rows of one batch index. Tiles of keys pass by; what is summed so
// far is scaled down whenever a greater score turns up.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <limits>

using namespace mlir;

namespace pipeline {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Value features up to which a thread's sums leave room for eight rows.
constexpr int64_t mostFeaturesOfEightRows = 128;

class ForwardKernel {
public:
  ForwardKernel(FusedAttentionOp op, gpu::GPUModuleOp module, SymbolTable &symbols,
                IRRewriter &rewriter)
      : op(op), space(op),
        kernel(createAttentionKernel(op, space, plan(op, space), module, symbols, rewriter)),
        rewriter(rewriter), loc(op.getLoc()) {}

  LogicalResult write() {
    if (failed(kernel->start()))
      return failure();
    Values carried(kernel->getNumVectors(), kernel->splat(-infinity));
    carried.append(kernel->getNumVectors() + kernel->getSumsLength(space.getValueFeatureDim()),
                   kernel->splat(0.0));
    Values results =
        kernel->forTiles(carried, [&](ValueRange values) { return addTile(split(values)); });
    storeResults(split(results));
    kernel->finish();
    return success();
  }

private:
  using Values = AttentionKernel::Values;
  enum : unsigned { query, key, value, firstExtra };
  FusedAttentionOp op;
  AttentionSpace space;
  const std::unique_ptr<AttentionKernel> kernel;
  IRRewriter &rewriter;
  Location loc;

  static AttentionKernelPlan plan(FusedAttentionOp op, const AttentionSpace &space) {
    AttentionKernelPlan plan;
    plan.suffix = "_attention";
    plan.multiplied = {query};
    plan.own = space.getRowDim();
    plan.other = space.getKeyDim();
    plan.rowsPerThread = space.sizes[space.getValueFeatureDim()] <= mostFeaturesOfEightRows ? 8 : 4;
    llvm::append_range(plan.blockDims, llvm::seq(space.getNumBatchDims()));
    unsigned numInputs = op.getInputs().size();
    llvm::append_range(plan.inputs, llvm::seq(numInputs));
    llvm::append_range(plan.outputs, llvm::seq(numInputs, op->getNumOperands()));
    return plan;
  }

  /// What is known of the own rows: the greatest score, the sum of exponentials (each thread has
  /// that of its keys), and the sums of values.
  struct Sums {
    Values greatest, total, values;
  };

  Sums split(ValueRange list) const {
    int64_t vectors = kernel->getNumVectors();
    return {Values(list.take_front(vectors)), Values(list.slice(vectors, vectors)),
            Values(list.drop_front(2 * vectors))};
  }

  Value maximum(Value a, Value b) { return arith::MaximumFOp::create(rewriter, loc, a, b); }
  Value sum(Value a, Value b) { return arith::AddFOp::create(rewriter, loc, a, b); }
  Value product(Value a, Value b) { return arith::MulFOp::create(rewriter, loc, a, b); }
  Value isLowest(Value a) {
    return arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::OEQ, a,
                                 kernel->splat(-infinity));
  }
  Value exponential(Value a, Value shift) {
    Value difference = arith::SubFOp::create(rewriter, loc, a, shift);
    return kernel->exponential(difference);
  }

  Values addTile(const Sums &sums) {
    SmallVector<Values> extras =
        kernel->loadElements(firstExtra, op.getInputs().size() - firstExtra);
    Values raw = kernel->multiply(query, key, space.getFeatureDim());
    Values scores = kernel->mapTile(op.getScores(), {raw}, extras).front();
    // A key that does not exist has no influence.
    scores = kernel->keepOthers(scores, -infinity);

    Values greatest, totals, values(sums.values), exponentials(scores.size());
    auto maximumOf = [&](Value a, Value b) { return maximum(a, b); };
    auto sumOf = [&](Value a, Value b) { return sum(a, b); };
    for (int64_t i = 0; i < kernel->getNumVectors(); ++i) {
      Value best = kernel->reduceOthers(scores, i, maximumOf);
      best = kernel->reduceThreads(best, maximumOf);
      best = maximum(sums.greatest[i], best);
      // As long as every key is hidden, there is nothing to subtract.
      Value shift =
          arith::SelectOp::create(rewriter, loc, isLowest(best), kernel->splat(0.0), best);
      Value scale = exponential(sums.greatest[i], shift);
      for (int64_t other = 0; other < kernel->getNumOthers(); ++other) {
        size_t place = kernel->at(other, i);
        exponentials[place] = exponential(scores[place], shift);
      }
      Value total = kernel->reduceOthers(exponentials, i, sumOf);
      totals.push_back(sum(product(sums.total[i], scale), total));
      greatest.push_back(best);
      for (size_t column = 0; column < values.size() / kernel->getNumVectors(); ++column) {
        Value &entry = values[kernel->at(static_cast<int64_t>(column), i)];
        entry = product(entry, scale);
      }
    }
    Values result = greatest;
    llvm::append_range(result, totals);
    llvm::append_range(result,
                       kernel->accumulate(exponentials, value, space.getValueFeatureDim(), values));
    return result;
  }

  void storeResults(const Sums &sums) {
    unsigned output = op.getInputs().size();
    Values totals, values(sums.values);
    for (int64_t i = 0; i < kernel->getNumVectors(); ++i) {
      Value total =
          kernel->reduceThreads(sums.total[i], [&](Value a, Value b) { return sum(a, b); });
      // A row without a key is what the definition makes of it: minus infinity less itself.
      Value nothing = kernel->splat(std::numeric_limits<double>::quiet_NaN());
      total = arith::SelectOp::create(rewriter, loc, isLowest(sums.greatest[i]), nothing, total);
      totals.push_back(total);
      Value inverse = arith::DivFOp::create(rewriter, loc, kernel->splat(1.0), total);
      for (size_t column = 0; column < values.size() / kernel->getNumVectors(); ++column) {
        Value &entry = values[kernel->at(static_cast<int64_t>(column), i)];
        entry = product(entry, inverse);
      }
    }
    kernel->storeOwn(output + 1, sums.greatest);
    kernel->storeOwn(output + 2, totals);
    kernel->storeSums(output, space.getValueFeatureDim(), values);
  }
};

} // namespace

LogicalResult launchAttention(FusedAttentionOp op, gpu::GPUModuleOp module, SymbolTable &symbols,
                              IRRewriter &rewriter) {
  if (failed(ForwardKernel(op, module, symbols, rewriter).write()))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

} // namespace pipeline
