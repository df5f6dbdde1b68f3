//===- SavedValuesTest.cpp --------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What to keep is the best of all choices: small random graphs, every choice of which is tried.
//
//===----------------------------------------------------------------------===//

#include "SavedValues.h"

#include "JitModule.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

#include <gtest/gtest.h>

#include <random>

using namespace mlir;
using namespace pipeline;

namespace {
/// A graph of ops that mean nothing, with random costs.
class RandomProblem {
public:
  explicit RandomProblem(unsigned seed) : random(seed) {
    pipeline::test::getContext().allowUnregisteredDialects();
    for (unsigned i = 0, count = draw(1, 3); i < count; ++i)
      addValue(block.addArgument(type, loc));
    for (unsigned i = 0, count = draw(2, 6); i < count; ++i)
      addOp();
    problem.isGiven = [](Value) { return false; };
    problem.costOfKeeping = [this](Value value) { return keeping.lookup(value); };
    problem.costOfRunning = [this](Operation *op) { return running.lookup(op); };
    for (unsigned i = 0, count = draw(1, 3); i < count; ++i)
      problem.needed.insert(values[draw(0, values.size() - 1)]);
  }

  /// What `kept` costs, with all that has to run again; nullopt where that isn't possible.
  std::optional<int64_t> cost(const DenseSet<Value> &kept) const {
    int64_t total = 0;
    for (Value value : kept) {
      if (!keeping.lookup(value))
        return std::nullopt;
      total += *keeping.lookup(value);
    }
    for (Operation *op : findRuns(kept)) {
      if (!op || !running.lookup(op))
        return std::nullopt;
      total += *running.lookup(op);
    }
    return total;
  }

  /// The ops that run again; null is one for an argument that is not there.
  DenseSet<Operation *> findRuns(const DenseSet<Value> &kept) const {
    DenseSet<Operation *> runs;
    SmallVector<Value> pending(problem.needed.begin(), problem.needed.end());
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      if (kept.contains(value) || !runs.insert(value.getDefiningOp()).second)
        continue;
      if (Operation *op = value.getDefiningOp())
        llvm::append_range(pending, op->getOperands());
    }
    return runs;
  }

  SmallVector<Value> values;
  Block block;
  SavingProblem problem{block, {}, {}, {}, {}};

private:
  unsigned draw(unsigned least, unsigned most) {
    return std::uniform_int_distribution<unsigned>(least, most)(random);
  }

  void addValue(Value value) {
    // Few different costs, so that choices are often equal.
    keeping[value] = draw(0, 9) == 0 ? std::nullopt : std::optional<int64_t>(draw(0, 4));
    values.push_back(value);
  }

  void addOp() {
    OperationState state(loc, "test.op");
    for (unsigned i = 0, count = draw(1, 2); i < count; ++i)
      state.operands.push_back(values[draw(0, values.size() - 1)]);
    state.types.append(draw(1, 2), type);
    OpBuilder builder(loc.getContext());
    builder.setInsertionPointToEnd(&block);
    Operation *op = builder.create(state);
    running[op] = draw(0, 3) == 0 ? std::nullopt : std::optional<int64_t>(draw(0, 3));
    for (Value result : op->getResults())
      addValue(result);
  }

  std::mt19937 random;
  Location loc = UnknownLoc::get(&pipeline::test::getContext());
  Type type = RankedTensorType::get({1}, Float32Type::get(loc.getContext()));
  DenseMap<Value, std::optional<int64_t>> keeping;
  DenseMap<Operation *, std::optional<int64_t>> running;
};
} // namespace

TEST(SavedValues, NoOtherChoiceCostsLess) {
  unsigned solved = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    RandomProblem graph(seed);
    std::optional<int64_t> best;
    size_t fewest = 0;
    for (unsigned choice = 0; choice < 1u << graph.values.size(); ++choice) {
      DenseSet<Value> kept;
      for (auto [i, value] : llvm::enumerate(graph.values))
        if (choice >> i & 1)
          kept.insert(value);
      std::optional<int64_t> cost = graph.cost(kept);
      if (!cost || (best && *cost > *best))
        continue;
      size_t runs = graph.findRuns(kept).size();
      fewest = best && *cost == *best ? std::min(fewest, runs) : runs;
      best = cost;
    }
    if (!best)
      continue; // nothing that may be kept suffices
    ++solved;
    llvm::SetVector<Value> chosen = chooseSavedValues(graph.problem);
    DenseSet<Value> kept(chosen.begin(), chosen.end());
    EXPECT_EQ(graph.cost(kept), best);
    EXPECT_EQ(graph.findRuns(kept).size(), fewest);
    EXPECT_TRUE(llvm::equal(chosen, chooseSavedValues(graph.problem)));
  }
  EXPECT_GT(solved, 200u);
}
