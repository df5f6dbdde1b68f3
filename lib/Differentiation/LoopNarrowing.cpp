//===- LoopNarrowing.cpp ----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes out of a loop what it carries for no one: a loop that keeps what a backward reads stands in
// functions, too, that have no backward to serve.
//
//===----------------------------------------------------------------------===//

#include "LoopNarrowing.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace pipeline;

namespace {
/// The part of a loop that its results in use depend on.
struct LoopSlice {
  llvm::BitVector carried;
  DenseSet<Operation *> ops;

  explicit LoopSlice(scf::ForOp loop) : carried(loop.getNumResults()) {
    for (OpResult result : loop.getResults())
      if (!result.use_empty())
        require(loop, result.getResultNumber());
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      if (value.getParentBlock() != loop.getBody() || value == loop.getInductionVar())
        continue;
      if (auto argument = dyn_cast<BlockArgument>(value))
        require(loop, argument.getArgNumber() - 1);
      else if (ops.insert(value.getDefiningOp()).second)
        appendOperandsAndCaptures(value.getDefiningOp(), pending);
    }
  }

private:
  void require(scf::ForOp loop, unsigned number) {
    if (carried.test(number))
      return;
    carried.set(number);
    pending.push_back(loop.getBody()->getTerminator()->getOperand(number));
  }

  SmallVector<Value> pending;
};
} // namespace

static void narrow(scf::ForOp loop) {
  LoopSlice slice(loop);
  if (slice.carried.all() || slice.carried.none())
    return;
  SmallVector<Value> inits, dropped, yielded;
  for (auto [k, init] : llvm::enumerate(loop.getInitArgs()))
    (slice.carried.test(k) ? inits : dropped).push_back(init);

  OpBuilder builder(loop);
  auto narrowed = scf::ForOp::create(builder, loop.getLoc(), loop.getLowerBound(),
                                     loop.getUpperBound(), loop.getStep(), inits);
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), narrowed.getInductionVar());
  unsigned position = 0;
  for (unsigned k : slice.carried.set_bits())
    mapping.map(loop.getRegionIterArgs()[k], narrowed.getRegionIterArgs()[position++]);
  builder.setInsertionPointToEnd(narrowed.getBody());
  for (Operation &op : loop.getBody()->without_terminator())
    if (slice.ops.contains(&op))
      builder.clone(op, mapping);
  for (unsigned k : slice.carried.set_bits())
    yielded.push_back(mapping.lookupOrDefault(loop.getBody()->getTerminator()->getOperand(k)));
  scf::YieldOp::create(builder, loop.getLoc(), yielded);

  position = 0;
  for (unsigned k : slice.carried.set_bits())
    loop.getResult(k).replaceAllUsesWith(narrowed.getResult(position++));
  loop.erase();
  for (Value init : dropped)
    if (Operation *op = init.getDefiningOp(); op && isOpTriviallyDead(op))
      op->erase();
}

void pipeline::narrowLoops(func::FuncOp function) {
  // Inner loops come first, so that what an outer loop carries for them only is seen.
  SmallVector<scf::ForOp> loops;
  function.walk([&](scf::ForOp loop) { loops.push_back(loop); });
  llvm::for_each(loops, narrow);
}
