//===- MergeNests.cpp - pipe-gpu-merge-nests --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires parallel loops, of which each would be a launch; establishes that there are
// few. Fusion on tensors is for what hands on values; here neighbours are brought together
// that only run at the same time: a fill and what adds to it, gradients of several vectors.
// Whole iterations move, so no result changes.
//
//===----------------------------------------------------------------------===//

#include "GpuCode.h"
#include "MemoryAccess.h"

#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_MERGENESTSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// Nests of more iterations fill a device alone; only smaller ones share a launch with others that
/// have nothing to do with them.
constexpr int64_t mostIterationsOfSmallNest = 2048;
/// Buffers that a merged nest reads or writes: a launch has at most 64 parameters (Cuda.h).
constexpr size_t mostBuffers = 32;

/// A nest of parallel loops with constant bounds.
struct Nest {
  scf::ParallelOp op;
  SmallVector<int64_t> lower, upper, step;
  int64_t iterations = 1;

  static std::optional<Nest> match(Operation *candidate) {
    auto op = dyn_cast<scf::ParallelOp>(candidate);
    if (!op || op.getNumReductions() != 0)
      return std::nullopt;
    Nest nest{op, {}, {}, {}};
    for (auto [lower, upper, step] :
         llvm::zip_equal(op.getLowerBound(), op.getUpperBound(), op.getStep())) {
      std::optional<int64_t> l = getConstantIntValue(lower), u = getConstantIntValue(upper),
                             s = getConstantIntValue(step);
      if (!l || !u || !s || *s <= 0 || *u <= *l)
        return std::nullopt;
      nest.lower.push_back(*l);
      nest.upper.push_back(*u);
      nest.step.push_back(*s);
      nest.iterations *= llvm::divideCeil(*u - *l, *s);
    }
    return nest;
  }

  bool hasSpaceOf(const Nest &other) const {
    return lower == other.lower && upper == other.upper && step == other.step;
  }

  /// Whether iterations have rows of temporary memory, which is scarce.
  bool hasTemporaries() {
    return op
        ->walk([](memref::AllocaOp alloca) {
          return alloca.getType().getNumElements() > 1 ? WalkResult::interrupt()
                                                       : WalkResult::advance();
        })
        .wasInterrupted();
  }
};

/// Merges the nests of one block.
class NestMerger {
public:
  NestMerger(Block &block, IRRewriter &rewriter) : block(block), rewriter(rewriter) {}

  unsigned run() {
    // First what runs over the same iterations, one after the other in each; then what is
    // independent, side by side.
    mergeAll(&NestMerger::areLocal, &NestMerger::appendBody);
    mergeAll(&NestMerger::areSmallAndIndependent, &NestMerger::putSideBySide);
    return count;
  }

private:
  /// What an op does to memory, and to which buffers: whether it writes them.
  struct Effects {
    SmallVector<MemoryAccess> accesses;
    llvm::SmallDenseMap<Value, bool> writes;
    bool isKnown = false;
  };
  Block &block;
  IRRewriter &rewriter;
  unsigned count = 0;
  llvm::DenseMap<Operation *, std::unique_ptr<Effects>> known;

  const Effects &getEffects(Operation *op) {
    std::unique_ptr<Effects> &effects = known[op];
    if (effects)
      return *effects;
    effects = std::make_unique<Effects>();
    auto accesses = isa<func::CallOp>(op) ? std::nullopt : collectAccesses(op);
    if (!accesses)
      return *effects;
    effects->isKnown = true;
    for (const MemoryAccess &access : *accesses)
      effects->writes[access.root] |= access.writes;
    effects->accesses = std::move(*accesses);
    return *effects;
  }

  /// The buffers through which two ops depend on each other; none if that is not known.
  std::optional<SmallVector<Value>> getShared(Operation *a, Operation *b) {
    const Effects &first = getEffects(a), &second = getEffects(b);
    if (!first.isKnown || !second.isKnown)
      return std::nullopt;
    SmallVector<Value> shared;
    for (auto [root, writes] : first.writes)
      if (auto it = second.writes.find(root); it != second.writes.end() && (writes || it->second))
        shared.push_back(root);
    return shared;
  }

  bool mayPass(Operation *a, Operation *b) {
    auto shared = getShared(a, b);
    return shared && shared->empty();
  }

  static SmallVector<MemoryAccess> select(ArrayRef<MemoryAccess> accesses, Value root) {
    return llvm::to_vector(llvm::make_filter_range(
        accesses, [&](const MemoryAccess &access) { return access.root == root; }));
  }

  //===--------------------------------------------------------------------===//
  // What may be merged
  //===--------------------------------------------------------------------===//

  bool haveFewBuffers(Nest &first, Nest &second) {
    return getEffects(first.op).writes.size() + getEffects(second.op).writes.size() <= mostBuffers;
  }

  /// Whether an iteration of the second depends on the same iteration of the first alone.
  bool areLocal(Nest &first, Nest &second) {
    if (!first.hasSpaceOf(second) || (first.hasTemporaries() && second.hasTemporaries()))
      return false;
    auto shared = getShared(first.op, second.op);
    if (!shared || !haveFewBuffers(first, second))
      return false;
    return llvm::all_of(*shared, [&](Value root) { return isLocal(root, first, second); });
  }

  bool isLocal(Value root, Nest &first, Nest &second) {
    SmallVector<MemoryAccess> uses = select(getEffects(first.op).accesses, root);
    for (MemoryAccess access : select(getEffects(second.op).accesses, root)) {
      for (AccessIndex &index : access.indices)
        for (Value *variable : {&index.variable, &index.second})
          if (auto argument = dyn_cast_if_present<BlockArgument>(*variable);
              argument && argument.getOwner() == second.op.getBody())
            *variable = first.op.getInductionVars()[argument.getArgNumber()];
      uses.push_back(access);
    }
    auto isOutside = [&](Value value) {
      Operation *owner = value.getParentBlock()->getParentOp();
      return !first.op->isAncestor(owner) && !second.op->isAncestor(owner);
    };
    for (auto [variable, step, lower, upper] :
         llvm::zip_equal(first.op.getInductionVars(), first.step, first.lower, first.upper))
      if (upper - lower > step && !isDisjoint(uses, variable, step, isOutside))
        return false;
    return true;
  }

  bool areSmallAndIndependent(Nest &first, Nest &second) {
    return first.iterations + second.iterations <= mostIterationsOfSmallNest &&
           !first.hasTemporaries() && !second.hasTemporaries() && mayPass(first.op, second.op) &&
           haveFewBuffers(first, second);
  }

  //===--------------------------------------------------------------------===//
  // Finding neighbours
  //===--------------------------------------------------------------------===//

  using Test = bool (NestMerger::*)(Nest &, Nest &);
  using Merge = void (NestMerger::*)(Nest &, Nest &, bool);

  void mergeAll(Test test, Merge merge) {
    while (mergeTwo(test, merge))
      ++count;
  }

  bool mergeTwo(Test test, Merge merge) {
    for (Operation &op : block) {
      std::optional<Nest> nest = Nest::match(&op);
      if (!nest)
        continue;
      if (std::optional<Nest> later = findLater(*nest, test)) {
        (this->*merge)(*nest, *later, /*atSecond=*/true);
        return true;
      }
      if (std::optional<Nest> earlier = findEarlier(*nest, test)) {
        (this->*merge)(*earlier, *nest, /*atSecond=*/false);
        return true;
      }
    }
    return false;
  }

  /// A nest behind, down to which `nest` may move.
  std::optional<Nest> findLater(Nest &nest, Test test) {
    for (Operation *op = nest.op->getNextNode(); op; op = op->getNextNode()) {
      if (std::optional<Nest> other = Nest::match(op))
        if ((this->*test)(nest, *other))
          return other;
      if (!mayPass(nest.op, op))
        return std::nullopt;
    }
    return std::nullopt;
  }

  /// A nest before, up to which `nest` may move: what it reads is defined there.
  std::optional<Nest> findEarlier(Nest &nest, Test test) {
    for (Operation *op = nest.op->getPrevNode(); op; op = op->getPrevNode()) {
      if (std::optional<Nest> other = Nest::match(op))
        if ((this->*test)(*other, nest))
          return other;
      if (!mayPass(nest.op, op) || isUsedBy(op, nest.op))
        return std::nullopt;
    }
    return std::nullopt;
  }

  static bool isUsedBy(Operation *op, Operation *user) {
    return llvm::any_of(op->getUsers(), [&](Operation *inner) { return user->isAncestor(inner); });
  }

  //===--------------------------------------------------------------------===//
  // Merging
  //===--------------------------------------------------------------------===//

  void forget(Operation *op) { known.erase(op); }

  /// Both bodies, one after the other, in the place of the second or of the first.
  void appendBody(Nest &first, Nest &second, bool atSecond) {
    Nest &kept = atSecond ? second : first, &gone = atSecond ? first : second;
    Operation *terminator = kept.op.getBody()->getTerminator();
    Block::iterator place = atSecond ? kept.op.getBody()->begin() : Block::iterator(terminator);
    rewriter.eraseOp(gone.op.getBody()->getTerminator());
    rewriter.inlineBlockBefore(gone.op.getBody(), kept.op.getBody(), place,
                               kept.op.getInductionVars());
    forget(gone.op);
    forget(kept.op);
    rewriter.eraseOp(gone.op);
  }

  /// One loop over the iterations of both, and a branch.
  void putSideBySide(Nest &first, Nest &second, bool atSecond) {
    Location loc = first.op.getLoc();
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    // Bounds at the top, where they are in no other nest's way.
    rewriter.setInsertionPointToStart(&block);
    Value zero = index(0), one = index(1), end = index(first.iterations + second.iterations);
    rewriter.setInsertionPoint(atSecond ? second.op : first.op);
    auto merged = scf::ParallelOp::create(rewriter, loc, zero, end, one, nullptr);
    rewriter.setInsertionPointToStart(merged.getBody());
    Value number = merged.getInductionVars()[0];
    Value isFirst = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ult, number,
                                          index(first.iterations));
    Value rest = arith::SubIOp::create(rewriter, loc, number, index(first.iterations));
    auto branch = scf::IfOp::create(rewriter, loc, isFirst, /*withElseRegion=*/true);
    moveBody(first, number, branch.thenBlock());
    moveBody(second, rest, branch.elseBlock());
    for (Nest *nest : {&first, &second}) {
      forget(nest->op);
      rewriter.eraseOp(nest->op);
    }
    // Scalars of an iteration stand where kernels look for them.
    branch->walk([&](memref::AllocaOp alloca) { rewriter.moveOpBefore(alloca, branch); });
  }

  /// Moves the body of a nest to where its iteration has this number.
  void moveBody(Nest &nest, Value number, Block *target) {
    Location loc = nest.op.getLoc();
    rewriter.setInsertionPoint(target->getTerminator());
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    SmallVector<Value> variables(nest.lower.size());
    for (size_t i = variables.size(); i-- > 0;) {
      int64_t trips = llvm::divideCeil(nest.upper[i] - nest.lower[i], nest.step[i]);
      Value place = number;
      if (i != 0) {
        place = arith::RemUIOp::create(rewriter, loc, number, index(trips));
        number = arith::DivUIOp::create(rewriter, loc, number, index(trips));
      }
      Value distance = arith::MulIOp::create(rewriter, loc, place, index(nest.step[i]));
      variables[i] = arith::AddIOp::create(rewriter, loc, distance, index(nest.lower[i]));
    }
    rewriter.eraseOp(nest.op.getBody()->getTerminator());
    rewriter.inlineBlockBefore(nest.op.getBody(), target, target->getTerminator()->getIterator(),
                               variables);
  }
};

struct MergeNestsPass : impl::MergeNestsPassBase<MergeNestsPass> {
  using MergeNestsPassBase::MergeNestsPassBase;

  void runOnOperation() override {
    if (!isLayerFunction(getOperation()))
      return;
    IRRewriter rewriter(&getContext());
    SmallVector<Block *> blocks = {&getOperation().getBody().front()};
    getOperation().walk([&](scf::ForOp loop) {
      if (containsHostWork(loop) && !loop->getParentOfType<scf::ParallelOp>())
        blocks.push_back(loop.getBody());
    });
    for (Block *block : blocks)
      numMerged += NestMerger(*block, rewriter).run();
  }
};
} // namespace
} // namespace pipeline
