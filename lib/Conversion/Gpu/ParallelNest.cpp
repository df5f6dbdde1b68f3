//===- ParallelNest.cpp - Loops whose iterations are independent *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ParallelNest.h.
//
//===----------------------------------------------------------------------===//

#include "ParallelNest.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace pipeline {

std::optional<int64_t> getTripCount(scf::ForOp loop) {
  std::optional<int64_t> lower = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> upper = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!lower || !upper || !step || *step <= 0)
    return std::nullopt;
  return *upper <= *lower ? 0 : llvm::divideCeil(*upper - *lower, *step);
}

int64_t ParallelNest::countIterations() const {
  int64_t count = 1;
  for (auto [loop, parallel] : llvm::zip_equal(loops, isParallel))
    if (parallel)
      count *= *getTripCount(loop);
  return count;
}

namespace {

class NestAnalysis {
public:
  explicit NestAnalysis(scf::ForOp outermost) { nest.loops.push_back(outermost); }

  ParallelNest run() {
    std::optional<SmallVector<MemoryAccess>> found = collectAccesses(nest.loops[0]);
    if (!found || nest.loops[0].getNumResults() != 0 || !getTripCount(nest.loops[0])) {
      nest.isParallel.assign(1, false);
      return std::move(nest);
    }
    for (MemoryAccess &access : *found)
      accesses[access.root].push_back(access);
    while (scf::ForOp inner = findInner(nest.loops.back()))
      nest.loops.push_back(inner);
    findPrivates();
    for (scf::ForOp loop : nest.loops)
      nest.isParallel.push_back(isParallel(loop));
    return std::move(nest);
  }

private:
  ParallelNest nest;
  llvm::MapVector<Value, SmallVector<MemoryAccess>> accesses;

  bool isWritten(Value root) {
    return llvm::any_of(accesses[root], [](const MemoryAccess &access) { return access.writes; });
  }

  /// The only loop of a loop's body, if the other ops can be repeated in each of its iterations.
  scf::ForOp findInner(scf::ForOp loop) {
    scf::ForOp inner;
    for (Operation &op : loop.getBody()->without_terminator()) {
      if (auto other = dyn_cast<scf::ForOp>(op)) {
        if (inner || other.getNumResults() != 0 || !getTripCount(other) ||
            !loop.isDefinedOutsideOfLoop(other.getLowerBound()) ||
            !loop.isDefinedOutsideOfLoop(other.getUpperBound()) ||
            !loop.isDefinedOutsideOfLoop(other.getStep()))
          return nullptr;
        inner = other;
        continue;
      }
      if (inner || op.getNumRegions() != 0)
        return nullptr;
      std::optional<SmallVector<MemoryAccess>> touched = collectAccesses(&op);
      if (!touched || llvm::any_of(*touched, [&](const MemoryAccess &access) {
            return access.writes || isWritten(access.root);
          }))
        return nullptr;
    }
    return inner;
  }

  /// Temporaries that every iteration writes before it reads them.
  void findPrivates() {
    for (auto &[root, uses] : accesses)
      if (auto alloc = root.getDefiningOp<memref::AllocOp>())
        if (isWritten(root) && isPrivate(alloc, uses))
          nest.privates.push_back(alloc);
  }

  bool isPrivate(memref::AllocOp alloc, ArrayRef<MemoryAccess> uses) {
    // In program order, so that what is read was written in the same iteration, or never: memory
    // of a temporary is undefined at first.
    if (uses.front().reads)
      return false;
    bool overwritten =
        uses.front().overwritesAll() && uses.front().op->getBlock() == nest.loops.back().getBody();
    SmallVector<Operation *> users(alloc->getUsers());
    while (!users.empty()) {
      Operation *user = users.pop_back_val();
      if (isa<ViewLikeOpInterface>(user)) {
        llvm::append_range(users, user->getUsers());
        continue;
      }
      if (nest.loops[0]->isAncestor(user))
        continue;
      // What others wrote must not be seen here, nor what is written here by others.
      Operation *other = nest.loops[0]->getBlock()->findAncestorOpInBlock(*user);
      if (!overwritten || !other || !seesOnlyItself(other, alloc))
        return false;
    }
    return true;
  }

  /// Whether `op` reads nothing of a temporary but what it has just written there: equal ops of
  /// several nests share one.
  static bool seesOnlyItself(Operation *op, memref::AllocOp alloc) {
    std::optional<SmallVector<MemoryAccess>> all = collectAccesses(op);
    if (!all)
      return false;
    auto uses = llvm::to_vector(llvm::make_filter_range(
        *all, [&](const MemoryAccess &access) { return access.root == alloc.getResult(); }));
    if (llvm::none_of(uses, [](const MemoryAccess &access) { return access.reads; }))
      return true;
    Block *block = uses.front().op->getBlock();
    return uses.front().overwritesAll() && llvm::all_of(uses, [&](const MemoryAccess &access) {
             return block->findAncestorOpInBlock(*access.op) != nullptr;
           });
  }

  bool isParallel(scf::ForOp loop) {
    return llvm::all_of(accesses, [&](auto &entry) {
      Value root = entry.first;
      auto alloc = root.template getDefiningOp<memref::AllocOp>();
      return !isWritten(root) || (alloc && llvm::is_contained(nest.privates, alloc)) ||
             isDisjoint(entry.second, loop.getInductionVar(), *getConstantIntValue(loop.getStep()),
                        [&](Value value) { return nest.loops[0].isDefinedOutsideOfLoop(value); });
    });
  }
};

} // namespace

ParallelNest analyzeNest(scf::ForOp loop) { return NestAnalysis(loop).run(); }

} // namespace pipeline
