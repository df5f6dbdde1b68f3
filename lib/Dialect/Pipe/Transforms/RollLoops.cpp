//===- RollLoops.cpp - Finds the loops in rank programs ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires and keeps phase `ranked`. Knows no schedule: what repeats is found
// in the ops (Repetition.h), the longest repetition first, then in what is left
// on both sides of it. A loop does exactly what its ops did in their order.
//
//===----------------------------------------------------------------------===//

#include "ProgramConstants.h"
#include "Repetition.h"
#include "mlir/IR/Builders.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_ROLLLOOPSPASS
#include "pipeline/Dialect/Pipe/Transforms/Passes.h.inc"

namespace {

/// How an operand changes from iteration to iteration n.
struct Progress {
  enum Kind { Constant, Affine, Cyclic, Permuted } kind;
  /// first + step * n; the remainder of that by `modulus` where it is cyclic.
  int64_t first = 0, step = 0, modulus = 0;
};

/// Makes one loop of a repetition.
class LoopWriter {
public:
  LoopWriter(ArrayRef<Item> items, Repetition repetition, ProgramConstants &constants)
      : items(items), repetition(std::move(repetition)), constants(constants),
        loc(items[this->repetition.begin].op->getLoc()), builder(loc.getContext()) {}

  void write();

private:
  Progress getProgress(size_t position, size_t operand) const;
  void collectCarried();
  void createLoop();
  Value getNumber(int64_t first, int64_t step);
  Value getBuffer(Storage storage, const Progress &progress);

  const Item &getItem(size_t position, size_t iteration = 0) const {
    return items[repetition.begin + iteration * repetition.length + position];
  }
  Value getStart(Storage storage);

  ArrayRef<Item> items;
  Repetition repetition;
  ProgramConstants &constants;
  Location loc;
  OpBuilder builder;

  scf::ForOp loop;
  /// The induction variable of the first iteration.
  int64_t lower = 0;
  /// Slots that the loop carries, and where.
  SmallVector<Storage> carried;
  llvm::DenseMap<Storage, unsigned> placeOf;
  llvm::DenseMap<std::pair<int64_t, int64_t>, Value> numbers;
  llvm::DenseMap<std::pair<Operation *, std::pair<int64_t, int64_t>>, Value> slots;
};

} // namespace

/// Recognises the simple cases, which need no carried value.
Progress LoopWriter::getProgress(size_t position, size_t operand) const {
  auto slotAt = [&](size_t n) { return getItem(position, n).storages[operand].slot; };
  size_t count = repetition.count;
  int64_t first = slotAt(0), step = slotAt(1) - first;
  auto holds = [&](auto predict) {
    for (size_t n = 2; n < count; ++n)
      if (slotAt(n) != predict(static_cast<int64_t>(n)))
        return false;
    return true;
  };
  if (holds([&](int64_t n) { return first + step * n; }))
    return {step == 0 ? Progress::Constant : Progress::Affine, first, step};
  if (auto pool = dyn_cast<PoolOp>(getItem(position).storages[operand].op)) {
    int64_t modulus = pool.getResult().getType().getSlots();
    int64_t forward = (step + modulus) % modulus;
    if (holds([&](int64_t n) { return (first + forward * n) % modulus; }))
      return {Progress::Cyclic, first, forward, modulus};
  }
  return {Progress::Permuted};
}

/// The cycles of the slots that no formula describes.
void LoopWriter::collectCarried() {
  repetition.renaming.close();
  for (size_t position = 0; position < repetition.length; ++position)
    for (auto [operand, storage] : llvm::enumerate(getItem(position).storages)) {
      if (getProgress(position, operand).kind != Progress::Permuted)
        continue;
      for (Storage s = storage; placeOf.try_emplace(s, carried.size()).second;
           s = repetition.renaming.getImage(s))
        carried.push_back(s);
    }
}

/// The slot as a value before the loop.
Value LoopWriter::getStart(Storage storage) {
  if (auto pool = dyn_cast<PoolOp>(storage.op))
    return SlotOp::create(builder, loc, pool, constants.get(storage.slot));
  return cast<BufferOp>(storage.op);
}

void LoopWriter::createLoop() {
  // Where indexes grow by one, the loop counts microbatches; else iterations.
  std::optional<int64_t> least;
  for (size_t position = 0; position < repetition.length; ++position)
    for (int64_t number : getItem(position).numbers)
      least = std::min(least.value_or(number), number);
  lower = repetition.renaming.getDelta() == 1 && least ? *least : 0;

  builder.setInsertionPoint(getItem(0).op);
  SmallVector<Value> inits;
  for (Storage storage : carried)
    inits.push_back(getStart(storage));
  loop = scf::ForOp::create(builder, loc, constants.get(lower),
                            constants.get(lower + repetition.count), constants.get(1), inits);
  if (!carried.empty()) {
    builder.setInsertionPointToEnd(loop.getBody());
    SmallVector<Value> next;
    for (Storage storage : carried)
      next.push_back(loop.getRegionIterArg(placeOf.lookup(repetition.renaming.getImage(storage))));
    scf::YieldOp::create(builder, loc, next);
  }
  builder.setInsertionPointToStart(loop.getBody());
}

/// first + step * n, where n counts iterations.
Value LoopWriter::getNumber(int64_t first, int64_t step) {
  Value &value = numbers[{first, step}];
  if (value)
    return value;
  if (step == 0)
    return value = constants.get(first);
  value = loop.getInductionVar();
  if (step != 1)
    value = arith::MulIOp::create(builder, loc, value, constants.get(step));
  if (int64_t offset = first - step * lower)
    value = arith::AddIOp::create(builder, loc, value, constants.get(offset));
  return value;
}

Value LoopWriter::getBuffer(Storage storage, const Progress &progress) {
  if (progress.kind == Progress::Permuted)
    return loop.getRegionIterArg(placeOf.lookup(storage));
  if (auto buffer = dyn_cast<BufferOp>(storage.op))
    return buffer;
  auto pool = cast<PoolOp>(storage.op);
  int64_t first = progress.first;
  if (progress.kind == Progress::Cyclic) {
    // A remainder is of a number that is not negative from the first iteration on.
    int64_t offset = (first - progress.step * lower) % progress.modulus;
    first = (offset + progress.modulus) % progress.modulus + progress.step * lower;
  }
  Value &slot = slots[{pool, {first, progress.step}}];
  if (!slot) {
    Value index = getNumber(first, progress.step);
    if (progress.kind == Progress::Cyclic)
      index = arith::RemUIOp::create(builder, loc, index, constants.get(progress.modulus));
    slot = SlotOp::create(builder, loc, pool, index);
  }
  return slot;
}

void LoopWriter::write() {
  collectCarried();
  createLoop();

  // All operands first: the builder stands at the top of the body.
  SmallVector<SmallVector<Value>> operands(repetition.length);
  for (size_t position = 0; position < repetition.length; ++position) {
    const Item &item = getItem(position);
    unsigned number = 0, storage = 0;
    for (Value operand : item.op->getOperands()) {
      if (isa<IndexType>(operand.getType())) {
        operands[position].push_back(
            getNumber(item.numbers[number++], repetition.renaming.getDelta()));
        continue;
      }
      Progress progress = getProgress(position, storage);
      operands[position].push_back(getBuffer(item.storages[storage++], progress));
    }
  }
  Operation *terminator = loop.getBody()->getTerminator();
  for (size_t position = 0; position < repetition.length; ++position) {
    Operation *op = getItem(position).op;
    op->moveBefore(terminator);
    op->setOperands(operands[position]);
    for (size_t iteration = 1; iteration < repetition.count; ++iteration)
      getItem(position, iteration).op->erase();
  }
}

namespace {
struct RollLoopsPass : impl::RollLoopsPassBase<RollLoopsPass> {
  using RollLoopsPassBase::RollLoopsPassBase;

  void runOnOperation() override {
    if (failed(requirePhase(getOperation(), Phase::Ranked, "pipe-roll-loops")))
      return signalPassFailure();
    for (auto program : getOperation().getOps<ProgramOp>())
      roll(program);
  }

  void roll(ProgramOp program) {
    std::vector<Item> items = takeApart(program);
    ProgramConstants constants(program.getBody().front(), program.getLoc());
    SmallVector<std::pair<size_t, size_t>> ranges = {{0, items.size()}};
    while (!ranges.empty()) {
      auto [begin, end] = ranges.pop_back_val();
      std::optional<Repetition> repetition = findRepetition(items, begin, end);
      if (!repetition)
        continue;
      ranges.push_back({begin, repetition->begin});
      ranges.push_back({repetition->end(), end});
      ++numLoops;
      numRolledOps += repetition->length * repetition->count;
      LoopWriter(items, std::move(*repetition), constants).write();
    }
    eraseUnused(program);
  }

  /// Slots and constants that only rolled ops have used.
  static void eraseUnused(ProgramOp program) {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(program.getBody().front())))
      if (isa<SlotOp, arith::ConstantOp>(op) && op.use_empty())
        op.erase();
  }
};
} // namespace
} // namespace pipeline
