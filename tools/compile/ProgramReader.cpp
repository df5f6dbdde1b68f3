//===- ProgramReader.cpp - A planned program as part of a plan --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops are told as they are written, loops as loops; lives and messages are found by going through
// the program as the rank will.
//
//===----------------------------------------------------------------------===//

#include "ProgramReader.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pipeline/Analysis/MemoryPlan.h"
#include "pipeline/Analysis/ProgramCursor.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

#include <tuple>

using namespace mlir;

namespace pipeline::driver {

using runtime::Life;
using runtime::PlannedBuffer;
using runtime::PlannedChannel;
using runtime::PlannedOp;

// The two enumerations are one.
static_assert(getMaxEnumValForBufferKind() + 1 == runtime::bufferKinds);

//===----------------------------------------------------------------------===//
// Ops as text
//===----------------------------------------------------------------------===//

namespace {
/// Writes the ops of a program as a plan tells them, and numbers them.
class OpWriter {
public:
  std::vector<PlannedOp> write(Block &block);

  /// The numbers of the ops that are told.
  llvm::DenseMap<Operation *, int64_t> numbers;

private:
  PlannedOp writeLoop(scf::ForOp loop);
  std::string write(Operation *op);
  /// A microbatch, or the name of a scalar with it.
  std::string writeIndex(IndexedOpInterface op);
  static StringRef getName(Value buffer);

  llvm::SmallVector<Value> variables;
  int64_t next = 0;
};
} // namespace

/// The name of the buffer or the pool that a value is of.
StringRef OpWriter::getName(Value buffer) {
  // A loop goes round one pool with each of its values.
  while (true) {
    scf::ForOp loop;
    if (auto argument = dyn_cast<BlockArgument>(buffer)) {
      loop = cast<scf::ForOp>(argument.getOwner()->getParentOp());
      buffer = loop.getTiedLoopInit(argument)->get();
    } else if ((loop = buffer.getDefiningOp<scf::ForOp>())) {
      buffer = loop.getInits()[cast<OpResult>(buffer).getResultNumber()];
    } else {
      break;
    }
  }
  return llvm::TypeSwitch<Operation *, StringRef>(buffer.getDefiningOp())
      .Case<BufferOp, PoolOp>([](auto storage) { return storage.getName(); })
      .Case<SlotOp, VersionOp>([](auto slot) { return getName(slot.getPool()); });
}

static std::string nameVariable(size_t depth) {
  return std::string(1, static_cast<char>('i' + depth));
}

std::string OpWriter::writeIndex(IndexedOpInterface op) {
  std::string offset = std::to_string(op.getOffset());
  if (!op.getIv())
    return offset;
  const auto *variable = llvm::find(variables, op.getIv());
  std::string text = op.getScale() == 1 ? "" : std::to_string(op.getScale()) + " ";
  text += nameVariable(variable - variables.begin());
  return "[" + text + (op.getOffset() == 0 ? "" : " + " + offset) + "]";
}

std::string OpWriter::write(Operation *op) {
  auto mnemonic = [&] { return op->getName().stripDialect().str(); };
  return llvm::TypeSwitch<Operation *, std::string>(op)
      .Case([&](ActionOp action) {
        return std::to_string(action.getStage()) + stringifyActionKind(action.getKind()).str() +
               writeIndex(action);
      })
      .Case(
          [&](LoadOp load) { return "load " + load.getInput().str() + " of " + writeIndex(load); })
      .Case([&](ReportOp report) {
        return "report " + report.getOutput().str() + " of " + writeIndex(report);
      })
      .Case([&](SendOp send) {
        return "send " + getName(send.getBuffer()).str() + " to " + std::to_string(send.getPeer());
      })
      .Case([&](RecvOp recv) {
        return "recv " + getName(recv.getBuffer()).str() + " from " +
               std::to_string(recv.getPeer());
      })
      .Case([&](WaitOp wait) { return "wait " + getName(wait.getBuffer()).str(); })
      // What each does for one parameter after the other.
      .Case<UpdateOp, AdvanceOp>([&](auto update) {
        return mnemonic() + " " + stringifyOptimizer(update.getOptimizer()).str();
      })
      .Default([&](Operation *) { return mnemonic(); });
}

PlannedOp OpWriter::writeLoop(scf::ForOp loop) {
  PlannedOp told;
  told.text = nameVariable(variables.size());
  auto bound = [](Value value) { return getConstantIntValue(value).value_or(0); };
  told.begin = bound(loop.getLowerBound());
  told.end = bound(loop.getUpperBound());
  told.step = bound(loop.getStep());
  variables.push_back(loop.getInductionVar());
  told.body = write(*loop.getBody());
  variables.pop_back();
  return told;
}

std::vector<PlannedOp> OpWriter::write(Block &block) {
  std::vector<PlannedOp> told;
  for (Operation &op : block) {
    // Places, not something that is done.
    if (isa<BufferOp, PoolOp, SlotOp, VersionOp, arith::ConstantOp, scf::YieldOp>(op))
      continue;
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      told.push_back(writeLoop(loop));
      continue;
    }
    std::string text = write(&op);
    if (!told.empty() && !told.back().isLoop() && told.back().text == text) {
      ++told.back().count;
      numbers[&op] = next - 1;
      continue;
    }
    numbers[&op] = next++;
    told.push_back({text});
  }
  return told;
}

//===----------------------------------------------------------------------===//
// Lives and messages
//===----------------------------------------------------------------------===//

namespace {
/// Goes through a program as its rank will.
class ProgramWalk {
public:
  ProgramWalk(ProgramOp program, const llvm::DenseMap<Operation *, int64_t> &numbers)
      : program(program), numbers(numbers) {}

  LogicalResult run() {
    ProgramCursor cursor(program);
    while (Operation *op = cursor.next()) {
      auto number = numbers.find(op);
      if (number == numbers.end())
        continue;
      for (Value operand : op->getOperands())
        if (Operation *storage = getStorage(cursor, operand))
          touch(storage, number->second);
      if (auto send = dyn_cast<SendOp>(op))
        addMessage(send);
    }
    return failure(cursor.hasFailed());
  }

  /// Of a `pipe.buffer` or a `pipe.pool`; none of one that nothing touches.
  std::optional<Life> getLife(Operation *storage) const {
    auto place = lives.find(storage);
    return place == lives.end() ? std::nullopt : std::optional<Life>(place->second);
  }

  std::vector<PlannedChannel> channels;

private:
  static Operation *getStorage(const ProgramCursor &cursor, Value operand) {
    if (isa<PoolType>(operand.getType()))
      return operand.getDefiningOp();
    return isa<BufferType>(operand.getType()) ? cursor.getStorage(operand).op : nullptr;
  }

  void touch(Operation *storage, int64_t number) {
    Life &life = lives.try_emplace(storage, Life{number, number}).first->second;
    life.first = std::min(life.first, number);
    life.last = std::max(life.last, number);
  }

  void addMessage(SendOp send) {
    auto peer = static_cast<int32_t>(send.getPeer());
    auto channel = llvm::find_if(
        channels, [&](const PlannedChannel &other) { return other.destination == peer; });
    if (channel == channels.end()) {
      channels.push_back({static_cast<int32_t>(program.getRank()), peer, {}});
      channel = std::prev(channels.end());
    }
    int64_t bytes = send.getBuffer().getType().getPayloadBytes();
    if (channel->messages.empty() || channel->messages.back().bytes != bytes)
      channel->messages.push_back({0, bytes});
    ++channel->messages.back().count;
  }

  ProgramOp program;
  const llvm::DenseMap<Operation *, int64_t> &numbers;
  llvm::DenseMap<Operation *, Life> lives;
};
} // namespace

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

static void readBuffers(ProgramOp program, const ProgramWalk &walk,
                        std::vector<PlannedBuffer> &buffers) {
  auto add = [&](auto storage, int64_t slots) {
    PlannedBuffer buffer;
    buffer.name = storage.getName().str();
    buffer.kind = static_cast<runtime::BufferKind>(storage.getKind());
    buffer.offset = static_cast<int64_t>(*storage.getOffset());
    buffer.bytes = storage.getResult().getType().getBytes();
    buffer.slots = slots;
    if (!isLasting(storage.getKind()))
      buffer.life = walk.getLife(storage);
    buffers.push_back(std::move(buffer));
  };
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      add(buffer, 1);
    else if (auto pool = dyn_cast<PoolOp>(op))
      add(pool, pool.getResult().getType().getSlots());
  }
  // By their places; of no bytes are several at one.
  llvm::sort(buffers, [](const PlannedBuffer &a, const PlannedBuffer &b) {
    return std::tie(a.offset, a.bytes, a.name) < std::tie(b.offset, b.bytes, b.name);
  });
}

FailureOr<runtime::ProgramPlan> readProgram(ProgramOp program) {
  runtime::ProgramPlan plan;
  plan.initialize = getInitializeName(program);
  plan.step = getStepName(program);
  plan.arenaBytes = static_cast<int64_t>(*program.getArena());
  MemoryPlan memory(program);
  for (size_t kind = 0; kind < plan.bytes.size(); ++kind)
    plan.bytes[kind] = memory.getBytes(static_cast<BufferKind>(kind));
  OpWriter writer;
  plan.ops = writer.write(program.getBody().front());
  ProgramWalk walk(program, writer.numbers);
  if (failed(walk.run()))
    return failure();
  plan.channels = std::move(walk.channels);
  readBuffers(program, walk, plan.buffers);
  return plan;
}

} // namespace pipeline::driver
