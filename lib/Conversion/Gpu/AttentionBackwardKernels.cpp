//===- AttentionBackwardKernels.cpp - Gradients of an attention -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three kinds of kernels, each of which computes scores and probabilities again: gradients
// of keys and values keep a tile of keys while rows pass by, those of queries a tile of
// rows while keys pass by, and those of an extra the one or the other, or both, while the
// rest of the scores that share an element pass by. Each result is a sum in one thread, in a fixed
// order.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace pipeline {
namespace {

using Values = AttentionKernel::Values;

/// Numbers of the operands.
struct Operands {
  explicit Operands(FusedAttentionBackwardOp op)
      : numExtras(op.getInputs().size() - 7), shift(3 + numExtras), total(4 + numExtras),
        rowSum(5 + numExtras), gradient(6 + numExtras), queryGradient(op.getInputs().size()),
        keyGradient(queryGradient + 1), valueGradient(queryGradient + 2),
        extraGradients(queryGradient + 3) {}

  static constexpr unsigned query = 0, key = 1, value = 2, firstExtra = 3;
  unsigned numExtras, shift, total, rowSum, gradient, queryGradient, keyGradient, valueGradient,
      extraGradients;
};

/// Probabilities of a tile, and what the pullback makes of their gradients: that of the raw
/// score, then those of extras.
struct TileGradients {
  Values probabilities;
  SmallVector<Values> pulled;
};

/// Writes one of the kernels.
class BackwardKernel {
public:
  BackwardKernel(FusedAttentionBackwardOp op, const AttentionSpace &space,
                 const AttentionKernelPlan &plan, gpu::GPUModuleOp module, SymbolTable &symbols,
                 IRRewriter &rewriter)
      : op(op), space(space), operands(op),
        kernel(createAttentionKernel(op, space, plan, module, symbols, rewriter)),
        keepsRows(plan.own == space.getRowDim()), rewriter(rewriter), loc(op.getLoc()) {}

  LogicalResult writeKeysAndValues() {
    if (failed(kernel->start()))
      return failure();
    size_t length = kernel->getSumsLength(space.getFeatureDim());
    Values carried(length + kernel->getSumsLength(space.getValueFeatureDim()), kernel->splat(0.0));
    Values sums = kernel->forTiles(carried, [&](ValueRange values) {
      TileGradients tile = computeTile();
      Values valueSums = kernel->accumulate(tile.probabilities, operands.gradient,
                                            space.getValueFeatureDim(), values.drop_front(length));
      Values result = kernel->accumulate(tile.pulled.front(), Operands::query,
                                         space.getFeatureDim(), values.take_front(length));
      llvm::append_range(result, valueSums);
      return result;
    });
    kernel->storeSums(operands.keyGradient, space.getFeatureDim(),
                      ValueRange(sums).take_front(length));
    kernel->storeSums(operands.valueGradient, space.getValueFeatureDim(),
                      ValueRange(sums).drop_front(length));
    kernel->finish();
    return success();
  }

  LogicalResult writeQueries() {
    if (failed(kernel->start()))
      return failure();
    Values carried(kernel->getSumsLength(space.getFeatureDim()), kernel->splat(0.0));
    Values sums = kernel->forTiles(carried, [&](ValueRange values) {
      return kernel->accumulate(computeTile().pulled.front(), Operands::key, space.getFeatureDim(),
                                values);
    });
    kernel->storeSums(operands.queryGradient, space.getFeatureDim(), sums);
    kernel->finish();
    return success();
  }

  /// The gradient of the extra with the given number among those that have one.
  LogicalResult writeExtra(unsigned number) {
    if (failed(kernel->start()))
      return failure();
    Values carried(kernel->getTileLength(), kernel->splat(0.0));
    Values sums = kernel->forTiles(carried, [&](ValueRange values) {
      Values result;
      TileGradients tile = computeTile();
      for (auto [old, term] : llvm::zip_equal(values, tile.pulled[1 + number]))
        result.push_back(arith::AddFOp::create(rewriter, loc, old, term));
      return result;
    });
    unsigned operand = operands.extraGradients + number;
    if (space.maps[operand].isFunctionOfDim(kernel->getOtherDim()))
      kernel->storeTile(operand, sums);
    else
      kernel->storeOwn(operand, sumOthers(sums));
    kernel->finish();
    return success();
  }

private:
  FusedAttentionBackwardOp op;
  const AttentionSpace &space;
  const Operands operands;
  const std::unique_ptr<AttentionKernel> kernel;
  const bool keepsRows;
  IRRewriter &rewriter;
  const Location loc;

  /// The sum of a tile over the others.
  Values sumOthers(ValueRange tile) {
    auto add = [&](Value a, Value b) -> Value {
      return arith::AddFOp::create(rewriter, loc, a, b);
    };
    Values sums;
    for (int64_t i = 0; i < kernel->getNumVectors(); ++i) {
      Value sum = kernel->reduceOthers(tile, i, add);
      sums.push_back(kernel->reduceThreads(sum, add));
    }
    return sums;
  }

  /// A number of each row, for each vector of a tile; `change` is done once per number.
  Values spreadRows(unsigned operand, function_ref<Value(Value)> change = nullptr) {
    Values numbers = keepsRows ? kernel->loadOwn(operand) : kernel->loadOthers(operand);
    Values spread;
    for (Value &number : numbers) {
      if (!keepsRows)
        number = kernel->broadcast(number);
      if (change)
        number = change(number);
    }
    for (int64_t other = 0; other < kernel->getNumOthers(); ++other)
      for (int64_t i = 0; i < kernel->getNumVectors(); ++i)
        spread.push_back(numbers[keepsRows ? i : other]);
    return spread;
  }

  TileGradients computeTile() {
    SmallVector<Values> extras = kernel->loadElements(Operands::firstExtra, operands.numExtras);
    Values shifts = spreadRows(operands.shift), rowSums = spreadRows(operands.rowSum);
    Values inverses = spreadRows(operands.total, [&](Value total) -> Value {
      return arith::DivFOp::create(rewriter, loc, kernel->splat(1.0), total);
    });
    auto multiply = [&](unsigned ofRows, unsigned ofKeys, unsigned feature) {
      return keepsRows ? kernel->multiply(ofRows, ofKeys, feature)
                       : kernel->multiply(ofKeys, ofRows, feature);
    };
    Values raw = multiply(Operands::query, Operands::key, space.getFeatureDim());
    Values gradients = multiply(operands.gradient, Operands::value, space.getValueFeatureDim());
    Values scores = kernel->mapTile(op.getScores(), {raw}, extras).front();

    TileGradients tile;
    Values scoreGradients;
    for (size_t i = 0; i < scores.size(); ++i) {
      Value difference = arith::SubFOp::create(rewriter, loc, scores[i], shifts[i]);
      Value exponential = kernel->exponential(difference);
      Value probability = arith::MulFOp::create(rewriter, loc, exponential, inverses[i]);
      Value distance = arith::SubFOp::create(rewriter, loc, gradients[i], rowSums[i]);
      tile.probabilities.push_back(probability);
      scoreGradients.push_back(arith::MulFOp::create(rewriter, loc, probability, distance));
    }
    tile.pulled = kernel->mapTile(op.getPullback(), {scoreGradients, raw}, extras);
    // What does not exist adds nothing to a sum over it.
    tile.probabilities = kernel->keepOthers(tile.probabilities, 0.0);
    for (Values &values : tile.pulled)
      values = kernel->keepOthers(values, 0.0);
    return tile;
  }
};

class BackwardLauncher {
public:
  BackwardLauncher(FusedAttentionBackwardOp op, gpu::GPUModuleOp module, SymbolTable &symbols,
                   IRRewriter &rewriter)
      : op(op), space(op), operands(op), module(module), symbols(symbols), rewriter(rewriter) {}

  LogicalResult run() {
    AttentionKernelPlan keys = plan("_attention_keys", operands.keyGradient);
    keepKeys(keys);
    keys.outputs.push_back(operands.valueGradient);
    if (failed(getKernel(keys).writeKeysAndValues()) ||
        failed(getKernel(plan("_attention_queries", operands.queryGradient)).writeQueries()))
      return failure();
    for (unsigned operand = operands.extraGradients; operand < op->getNumOperands(); ++operand) {
      AttentionKernelPlan extra = plan("_attention_extra", operand);
      // One that lacks rows or keys is a sum over them.
      if (!space.maps[operand].isFunctionOfDim(space.getRowDim()))
        keepKeys(extra);
      extra.spreadsOthers = space.maps[operand].isFunctionOfDim(extra.other);
      if (failed(getKernel(extra).writeExtra(operand - operands.extraGradients)))
        return failure();
    }
    rewriter.eraseOp(op);
    return success();
  }

private:
  FusedAttentionBackwardOp op;
  AttentionSpace space;
  Operands operands;
  gpu::GPUModuleOp module;
  SymbolTable &symbols;
  IRRewriter &rewriter;

  BackwardKernel getKernel(const AttentionKernelPlan &plan) {
    return BackwardKernel(op, space, plan, module, symbols, rewriter);
  }

  /// Of a kernel that keeps rows and writes one operand. Batch indices that share its elements
  /// are summed over in one block.
  AttentionKernelPlan plan(StringRef suffix, unsigned output) {
    AttentionKernelPlan plan;
    plan.suffix = suffix;
    plan.own = space.getRowDim();
    plan.other = space.getKeyDim();
    plan.multiplied = {Operands::query, operands.gradient};
    // Two tiles and up to two lists of sums in registers leave room for four rows.
    plan.rowsPerThread = 4;
    for (unsigned dim = 0; dim < space.getNumBatchDims(); ++dim)
      if (space.maps[output].isFunctionOfDim(dim))
        plan.blockDims.push_back(dim);
    llvm::append_range(plan.inputs, llvm::seq<unsigned>(op.getInputs().size()));
    plan.outputs.push_back(output);
    return plan;
  }

  /// Makes it one that keeps keys.
  void keepKeys(AttentionKernelPlan &plan) {
    std::swap(plan.own, plan.other);
    plan.multiplied = {Operands::key, Operands::value};
  }
};

} // namespace

LogicalResult launchAttention(FusedAttentionBackwardOp op, gpu::GPUModuleOp module,
                              SymbolTable &symbols, IRRewriter &rewriter) {
  return BackwardLauncher(op, module, symbols, rewriter).run();
}

} // namespace pipeline
