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
/// How a slot changes from iteration to iteration n.
struct Turn {
  /// (first + step * n) modulo the slots of its pool; else no formula describes it.
  bool regular;
  int64_t first = 0, step = 0;
};

/// Makes one loop of a repetition.
class LoopWriter {
public:
  LoopWriter(ArrayRef<Item> items, Repetition repetition, ProgramConstants &constants)
      : items(items), repetition(std::move(repetition)), constants(constants),
        loc(items[this->repetition.begin].op->getLoc()), builder(loc.getContext()) {}

  void write();

private:
  Turn getTurn(size_t position, size_t operand) const;
  void collectCarried();
  void createLoop();
  Value getBuffer(Storage storage, Turn turn);
  void turnVersions(Operation *op, int64_t delta);

  const Item &getItem(size_t position, size_t iteration = 0) const {
    return items[repetition.begin + iteration * repetition.length + position];
  }

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
  llvm::DenseMap<std::pair<Storage, int64_t>, Value> slots;
};

} // namespace

static int64_t getSlots(Storage storage) {
  auto pool = dyn_cast<PoolOp>(storage.op);
  return pool ? pool.getResult().getType().getSlots() : 1;
}

/// A slot of a pool that does not change with a loop.
static Value createSlot(OpBuilder &builder, Location loc, Storage storage) {
  if (auto pool = dyn_cast<PoolOp>(storage.op))
    return SlotOp::create(builder, loc, pool, /*iv=*/Value(), /*scale=*/0, storage.slot);
  return cast<BufferOp>(storage.op);
}

/// Iterations after which slots that go round their pool do so by more than chance.
static constexpr size_t manyIterations = 24;

/// Recognises slots that stay, or that go round their pool, which no loop needs
/// to carry. Going round is believed only of a loop that gets most of the way, or
/// a long way: a few steps can look alike by chance, and then the size of a program
/// would depend on which slots its warm-up left free.
static Turn findTurn(ArrayRef<Item> items, const Repetition &repetition, size_t position,
                     size_t operand) {
  auto storageAt = [&](size_t n) {
    return items[repetition.begin + n * repetition.length + position].storages[operand];
  };
  int64_t modulus = getSlots(storageAt(0));
  int64_t first = storageAt(0).slot, step = (storageAt(1).slot - first + modulus) % modulus;
  for (size_t n = 2; n < repetition.count; ++n)
    if (storageAt(n).slot != (first + step * static_cast<int64_t>(n)) % modulus)
      return {false};
  bool goesRound = repetition.count >= manyIterations ||
                   4 * static_cast<int64_t>(repetition.count) >= 3 * modulus;
  return {step == 0 || goesRound, first, step};
}

/// How many operands of an iteration take their turn by no formula.
static size_t countIrregular(ArrayRef<Item> items, const Repetition &repetition) {
  size_t count = 0;
  for (size_t position = 0; position < repetition.length; ++position)
    for (size_t operand = 0; operand < items[repetition.begin + position].storages.size();
         ++operand)
      count += !findTurn(items, repetition, position, operand).regular;
  return count;
}

/// Leaves iterations at either end of a long loop to the straight line where that
/// makes slots regular: the first ones may take what was left free before, and a
/// loop that carries slots for their sake would carry as many as it has iterations.
static Repetition trim(ArrayRef<Item> items, Repetition repetition) {
  constexpr size_t most = 4;
  if (repetition.count < manyIterations + most)
    return repetition;
  size_t least = countIrregular(items, repetition);
  Repetition best = repetition;
  for (size_t trimmed = 1; trimmed <= most && least > 0; ++trimmed)
    for (size_t head = 0; head <= trimmed; ++head) {
      Repetition shorter = repetition;
      shorter.begin += head * repetition.length;
      shorter.count -= trimmed;
      size_t irregular = countIrregular(items, shorter);
      if (irregular >= least)
        continue;
      least = irregular;
      best = std::move(shorter);
    }
  return best;
}

Turn LoopWriter::getTurn(size_t position, size_t operand) const {
  return findTurn(items, repetition, position, operand);
}

/// The cycles of the slots that no formula describes.
void LoopWriter::collectCarried() {
  repetition.renaming.close();
  for (size_t position = 0; position < repetition.length; ++position)
    for (auto [operand, storage] : llvm::enumerate(getItem(position).storages)) {
      if (getTurn(position, operand).regular)
        continue;
      for (Storage s = storage; placeOf.try_emplace(s, carried.size()).second;
           s = repetition.renaming.getImage(s))
        carried.push_back(s);
    }
}

void LoopWriter::createLoop() {
  // Where indexes grow by one, the loop counts microbatches; else iterations.
  std::optional<int64_t> least;
  for (size_t position = 0; position < repetition.length; ++position)
    if (std::optional<int64_t> index = getItem(position).index)
      least = std::min(least.value_or(*index), *index);
  lower = repetition.renaming.getDelta() == 1 && least ? *least : 0;

  builder.setInsertionPoint(getItem(0).op);
  SmallVector<Value> inits;
  for (Storage storage : carried)
    inits.push_back(createSlot(builder, loc, storage));
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

Value LoopWriter::getBuffer(Storage storage, Turn turn) {
  if (!turn.regular)
    return loop.getRegionIterArg(placeOf.lookup(storage));
  auto pool = dyn_cast<PoolOp>(storage.op);
  if (!pool)
    return cast<BufferOp>(storage.op);
  Value &slot = slots[{storage, turn.step}];
  if (!slot) {
    // The offset is made such that the index is never negative.
    int64_t modulus = getSlots(storage);
    int64_t offset = ((turn.first - turn.step * lower) % modulus + modulus) % modulus;
    slot = SlotOp::create(builder, loc, pool, turn.step ? loop.getInductionVar() : Value(),
                          turn.step, turn.step ? offset : turn.first);
  }
  return slot;
}

/// Gives an op of the loop versions of its own that turn with it.
void LoopWriter::turnVersions(Operation *op, int64_t delta) {
  for (OpOperand &operand : op->getOpOperands())
    if (auto version = operand.get().getDefiningOp<VersionOp>()) {
      OpBuilder before(op);
      operand.set(VersionOp::create(
          before, version.getLoc(), version.getPool(), delta ? loop.getInductionVar() : Value(),
          delta, version.getIndex(0) - delta * lower, version.getBehind(), version.getEvery()));
    }
}

void LoopWriter::write() {
  collectCarried();
  createLoop();

  // All operands first: the builder stands at the top of the body.
  SmallVector<SmallVector<Value>> operands(repetition.length);
  for (size_t position = 0; position < repetition.length; ++position)
    for (auto [operand, storage] : llvm::enumerate(getItem(position).storages))
      operands[position].push_back(getBuffer(storage, getTurn(position, operand)));

  int64_t delta = repetition.renaming.getDelta();
  Operation *terminator = loop.getBody()->getTerminator();
  for (size_t position = 0; position < repetition.length; ++position) {
    const Item &item = getItem(position);
    item.op->moveBefore(terminator);
    for (auto [number, operand] : llvm::zip_equal(item.operands, operands[position]))
      item.op->setOperand(number, operand);
    turnVersions(item.op, delta);
    if (auto indexed = dyn_cast<IndexedOpInterface>(item.op))
      indexed.setIndex(loop.getInductionVar(), delta, *item.index - delta * lower);
    for (size_t iteration = 1; iteration < repetition.count; ++iteration)
      getItem(position, iteration).op->erase();
  }
}

/// Gives each straight line between loops slots of its own, where it begins:
/// how many there are then depends on that line alone.
static void localizeSlots(ProgramOp program) {
  Block &block = program.getBody().front();
  SmallVector<SlotOp> old(block.getOps<SlotOp>());
  OpBuilder builder(program);
  llvm::DenseMap<Storage, Value> slots;
  bool begun = false;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (isa<BufferOp, PoolOp, SlotOp, VersionOp, arith::ConstantOp>(op))
      continue;
    if (!begun)
      builder.setInsertionPoint(&op);
    begun = true;
    for (OpOperand &operand : op.getOpOperands())
      if (auto slot = operand.get().getDefiningOp<SlotOp>()) {
        Storage storage = {slot.getPool().getDefiningOp(), static_cast<int64_t>(slot.getOffset())};
        Value &local = slots[storage];
        if (!local)
          local = createSlot(builder, op.getLoc(), storage);
        operand.set(local);
      }
    if (isa<scf::ForOp>(op)) {
      slots.clear();
      begun = false;
    }
  }
  for (SlotOp slot : old)
    if (slot.use_empty())
      slot.erase();
  for (auto version : llvm::make_early_inc_range(block.getOps<VersionOp>()))
    if (version.use_empty())
      version.erase();
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
    bool repeats = false;
    while (!ranges.empty()) {
      auto [begin, end] = ranges.pop_back_val();
      std::optional<Repetition> repetition = findRepetition(items, begin, end);
      if (!repetition)
        continue;
      *repetition = trim(items, std::move(*repetition));
      ranges.push_back({begin, repetition->begin});
      ranges.push_back({repetition->end(), end});
      repeats = true;
      ++numLoops;
      numRolledOps += repetition->length * repetition->count;
      LoopWriter(items, std::move(*repetition), constants).write();
    }
    localizeSlots(program);
    if (!repeats)
      remarkOnStraightLine(
          program, llvm::count_if(items, [](const Item &item) { return isa<ActionOp>(item.op); }));
  }

  /// With few microbatches the ends of a periodic schedule leave no room for its
  /// pattern; with more, the schedule has none.
  static void remarkOnStraightLine(ProgramOp program, int64_t actions) {
    auto graph = SymbolTable::lookupNearestSymbolFrom<GraphOp>(program, program.getGraphAttr());
    int64_t ranks = graph ? graph.getRanks() : 1;
    if (static_cast<int64_t>(program.getMicrobatches()) >= std::max<int64_t>(8, 2 * ranks))
      program.emitRemark("rank ")
          << program.getRank() << " repeats no pattern in its " << actions
          << " actions: its program is a straight line, which grows with the microbatches";
  }
};
} // namespace
} // namespace pipeline
