//===- ProgramMutator.cpp - Single edits of rank programs -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ProgramMutator.h.
//
//===----------------------------------------------------------------------===//

#include "ProgramMutator.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace pipeline::test {

const char *getName(EditKind kind) {
  static constexpr std::array<const char *, numEditKinds> names = {
      "swap", "move", "drop", "duplicate", "stray", "operand", "microbatch",
      "slot", "pool", "peer", "action",    "bound", "constant"};
  return names[static_cast<std::size_t>(kind)];
}

/// The op in one line, loops without their bodies.
static std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op->print(stream, OpPrintingFlags().skipRegions());
  return text.substr(0, 160);
}

/// Whether an op does something when the program comes to it.
static bool acts(Operation *op) {
  return !isa<BufferOp, PoolOp, SlotOp, VersionOp, arith::ConstantOp, scf::YieldOp, ProgramOp>(op);
}

/// Whether what `op` and the ops in it use is made before it, and what it makes is used
/// behind it.
static bool isDominatedWell(Operation *op) {
  DominanceInfo dominance(op->getParentOfType<ProgramOp>());
  WalkResult operands = op->walk([&](Operation *nested) {
    bool fine = llvm::all_of(nested->getOperands(), [&](Value operand) {
      return dominance.properlyDominates(operand, nested);
    });
    return fine ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !operands.wasInterrupted() && llvm::all_of(op->getUsers(), [&](Operation *user) {
    return dominance.properlyDominates(op, user);
  });
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

bool ProgramMutator::swap(Operation *op) {
  Operation *second = op->getNextNode();
  if (!acts(op) || !second || !acts(second))
    return false;
  description = "with '" + print(second) + "': ";
  op->moveAfter(second);
  if (isDominatedWell(op) && isDominatedWell(second))
    return true;
  op->moveBefore(second);
  return false;
}

/// The op that is some places from `op` in its block, down or up; or null.
static Operation *findPlace(Operation *op, std::size_t distance, bool down) {
  Operation *place = op;
  for (std::size_t i = 0; i < distance; ++i) {
    Operation *further = down ? place->getNextNode() : place->getPrevNode();
    if (!further || isa<scf::YieldOp, BufferOp, PoolOp>(further))
      break;
    place = further;
  }
  return place == op ? nullptr : place;
}

/// A place in a loop for an op that is in none; or else the loop that it is in.
Operation *ProgramMutator::findPlaceAcross(Operation *op) {
  if (auto loop = op->getParentOfType<scf::ForOp>())
    return loop;
  SmallVector<Operation *> places;
  op->getParentOfType<ProgramOp>().walk([&](Operation *other) {
    if (other->getParentOfType<scf::ForOp>() && !isa<scf::YieldOp>(other))
      places.push_back(other);
  });
  return places.empty() || isa<scf::ForOp>(op) ? nullptr : places[below(places.size())];
}

bool ProgramMutator::move(Operation *op) {
  if (!acts(op))
    return false;
  Block *block = op->getBlock();
  Block::iterator back = std::next(op->getIterator());
  bool down = flip(), across = below(4) == 0;
  std::size_t distance = 2 + below(10);
  Operation *place = across ? findPlaceAcross(op) : findPlace(op, distance, down);
  if (!place)
    return false;
  description = std::string(down ? "down" : "up") +
                (across ? " across a loop: " : " by " + std::to_string(distance) + ": ");
  down ? op->moveAfter(place) : op->moveBefore(place);
  if (isDominatedWell(op))
    return true;
  op->moveBefore(block, back);
  return false;
}

bool ProgramMutator::drop(Operation *op) {
  if (!acts(op) || !op->use_empty())
    return false;
  description = print(op);
  op->erase();
  return true;
}

bool ProgramMutator::duplicate(Operation *op) {
  if (!acts(op) && !isa<BufferOp, PoolOp>(op))
    return false;
  op->getBlock()->getOperations().insertAfter(op->getIterator(), op->clone());
  return true;
}

bool ProgramMutator::stray(Operation *op) {
  if (!acts(op) || isa<scf::ForOp>(op))
    return false;
  Operation *copy = op->clone();
  op->getBlock()->getOperations().insertAfter(op->getIterator(), copy);
  bool changed = false;
  switch (below(4)) {
  case 0:
    changed = changeMicrobatch(copy);
    break;
  case 1:
    changed = changePeer(copy);
    break;
  default:
    changed = changeOperand(copy);
    break;
  }
  if (!changed) {
    copy->erase();
    return false;
  }
  std::string change = description;
  if (!move(copy))
    description.clear();
  description += change + "a copy, '" + print(copy) + "', of ";
  return true;
}

//===----------------------------------------------------------------------===//
// What is in an op
//===----------------------------------------------------------------------===//

/// A number of an op one higher or lower.
void ProgramMutator::step(Operation *op, StringRef attribute) {
  auto number = op->getAttrOfType<IntegerAttr>(attribute);
  op->setAttr(attribute, IntegerAttr::get(number.getType(), next(number.getInt())));
  description = attribute.str() + " instead of " + std::to_string(number.getInt()) + ": ";
}

bool ProgramMutator::changeOperand(Operation *op) {
  auto program = op->getParentOfType<ProgramOp>();
  if (!program || op->getNumOperands() == 0)
    return false;
  OpOperand &operand = op->getOpOperand(below(op->getNumOperands()));
  DominanceInfo dominance(program);
  SmallVector<Value> others;
  auto consider = [&](Value value) {
    if (value != operand.get() && value.getType() == operand.get().getType() &&
        dominance.properlyDominates(value, op))
      others.push_back(value);
  };
  program.getBody().walk<WalkOrder::PreOrder>([&](Operation *other) {
    llvm::for_each(other->getResults(), consider);
    if (auto loop = dyn_cast<scf::ForOp>(other))
      llvm::for_each(loop.getBody()->getArguments(), consider);
  });
  if (others.empty())
    return false;
  description = "operand #" + std::to_string(operand.getOperandNumber()) + ": ";
  operand.set(others[below(others.size())]);
  return true;
}

bool ProgramMutator::changeMicrobatch(Operation *op) {
  auto indexed = dyn_cast<IndexedOpInterface>(op);
  if (!indexed || isa<SlotOp>(op))
    return false;
  auto scale = static_cast<int64_t>(indexed.getScale());
  auto offset = static_cast<int64_t>(indexed.getOffset());
  if (indexed.getIv() && below(4) == 0)
    indexed.setIndex(indexed.getIv(), next(scale), offset);
  else
    indexed.setIndex(indexed.getIv(), scale, flip() ? next(offset) : next(next(offset)));
  description = "another index: ";
  return static_cast<int64_t>(indexed.getScale()) != scale ||
         static_cast<int64_t>(indexed.getOffset()) != offset;
}

bool ProgramMutator::changeSlot(Operation *op) {
  auto slot = dyn_cast<SlotOp>(op);
  if (!slot)
    return false;
  int64_t slots = slot.getPool().getType().getSlots();
  if (slots == 1)
    return false;
  slot.setOffset(slot.getOffset() + 1 + below(slots - 1));
  description = "another slot: ";
  return true;
}

bool ProgramMutator::changePool(Operation *op) {
  auto pool = dyn_cast<PoolOp>(op);
  if (!pool)
    return false;
  PoolType type = pool.getResult().getType();
  int64_t slots = type.getSlots() == 1 ? 2 : next(type.getSlots());
  pool.getResult().setType(PoolType::get(pool.getContext(), slots, type.getSlot()));
  description = "instead of " + std::to_string(type.getSlots()) + " slots: ";
  return true;
}

bool ProgramMutator::changePeer(Operation *op) {
  if (!isa<SendOp, RecvOp>(op))
    return false;
  step(op, "peer");
  return true;
}

bool ProgramMutator::changeAction(Operation *op) {
  auto action = dyn_cast<ActionOp>(op);
  if (!action)
    return false;
  switch (below(3)) {
  case 0:
    step(op, action.getStageAttrName());
    return true;
  case 1: {
    auto kind = static_cast<uint32_t>(action.getKind());
    action.setKind(static_cast<ActionKind>((kind + 1 + below(3)) % 4));
    description = "another kind: ";
    return true;
  }
  default: {
    SmallVector<func::FuncOp> others;
    for (auto function : module.getOps<func::FuncOp>())
      if (function->hasAttr(PipeDialect::getFunctionAttrName()) &&
          function.getSymName() != action.getCallee())
        others.push_back(function);
    if (others.empty())
      return false;
    action.setCallee(others[below(others.size())].getSymName());
    description = "another function: ";
    return true;
  }
  }
}

bool ProgramMutator::changeBound(Operation *op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant)
    return false;
  auto number = cast<IntegerAttr>(constant.getValue());
  constant.setValueAttr(cast<TypedAttr>(IntegerAttr::get(number.getType(), next(number.getInt()))));
  description = "instead of " + std::to_string(number.getInt()) + ": ";
  return true;
}

bool ProgramMutator::changeConstant(Operation *op) {
  description = "another constant: ";
  Builder builder(op->getContext());
  auto changeInit = [&](Operation *storage, BufferKind kind) {
    if (kind == BufferKind::Parameters)
      storage->setAttr("init", FillAttr::get(op->getContext(), builder.getF64FloatAttr(0.5)));
    if (kind == BufferKind::State)
      storage->setAttr("init", FillAttr::get(op->getContext(), builder.getF64FloatAttr(3)));
    return kind == BufferKind::Parameters || kind == BufferKind::State;
  };
  // To the name of another input or output.
  auto rename = [&](auto graphOp, StringRef attribute, StringRef name) {
    SmallVector<Attribute> others;
    module.walk([&](decltype(graphOp) other) {
      if (other.getName() != name)
        others.push_back(other.getNameAttr());
    });
    if (others.empty())
      return false;
    op->setAttr(attribute, others[below(others.size())]);
    return true;
  };
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](SetOp set) {
        double value = set.getValue().convertToDouble();
        set->setAttr("value", builder.getF64FloatAttr(flip() ? value * 2 : value / 2));
        return true;
      })
      .Case([&](VersionOp) { return step(op, flip() ? "behind" : "every"), true; })
      .Case([&](AdvanceOp) { return step(op, "every"), true; })
      .Case([&](GradientNormOp) { return step(op, "index"), true; })
      .Case([&](LoadOp load) { return rename(InputOp(), "input", load.getInput()); })
      .Case([&](ReportOp report) { return rename(OutputOp(), "output", report.getOutput()); })
      .Case([&](BufferOp buffer) { return changeInit(buffer, buffer.getKind()); })
      .Case([&](PoolOp pool) { return changeInit(pool, pool.getKind()); })
      .Case([&](ProgramOp program) {
        UpdatesAttr updates = program.getUpdatesAttr();
        if (updates && flip())
          program.setUpdatesAttr(
              UpdatesAttr::get(op->getContext(), updates.getRule(), updates.getInterval() + 1));
        else
          step(op, flip() ? "microbatches" : "rank");
        return true;
      })
      .Default([](Operation *) { return false; });
}

//===----------------------------------------------------------------------===//
// The edit
//===----------------------------------------------------------------------===//

bool ProgramMutator::apply(EditKind kind, Operation *op) {
  switch (kind) {
  case EditKind::Swap:
    return swap(op);
  case EditKind::Move:
    return move(op);
  case EditKind::Drop:
    return drop(op);
  case EditKind::Duplicate:
    return duplicate(op);
  case EditKind::Stray:
    return stray(op);
  case EditKind::Operand:
    return changeOperand(op);
  case EditKind::Microbatch:
    return changeMicrobatch(op);
  case EditKind::Slot:
    return changeSlot(op);
  case EditKind::Pool:
    return changePool(op);
  case EditKind::Peer:
    return changePeer(op);
  case EditKind::Action:
    return changeAction(op);
  case EditKind::Bound:
    return changeBound(op);
  case EditKind::Constant:
    return changeConstant(op);
  }
  return false;
}

std::optional<std::string> ProgramMutator::edit(EditKind kind) {
  SmallVector<Operation *> ops;
  for (auto program : module.getOps<ProgramOp>())
    program.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  // Places are tried in a random order until one takes the edit.
  for (std::size_t left = ops.size(); left > 0; --left) {
    std::swap(ops[below(left)], ops[left - 1]);
    Operation *op = ops[left - 1];
    if (!apply(kind, op))
      continue;
    std::string text = std::string(getName(kind)) + " " + description;
    if (kind != EditKind::Drop)
      text += "'" + print(op) + "'";
    return text;
  }
  return std::nullopt;
}

} // namespace pipeline::test
