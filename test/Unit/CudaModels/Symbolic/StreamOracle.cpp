//===- StreamOracle.cpp - What the streams of all ranks order ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StreamOracle.h. Streams are queues; what is at the front of one is done as soon as
// what it waits for is. Every op knows by a vector clock what was done before it.
//
//===----------------------------------------------------------------------===//

#include "StreamOracle.h"

#include "pipeline/Analysis/ProgramCursor.h"
#include "pipeline/Analysis/StreamWalk.h"

#include "llvm/ADT/TypeSwitch.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

using namespace mlir;

namespace pipeline::test {
namespace {

/// By stream of all ranks, how many of its items are done.
using Clock = std::vector<std::int64_t>;

void join(Clock &clock, const Clock &other) {
  for (std::size_t i = 0; i < clock.size(); ++i)
    clock[i] = std::max(clock[i], other[i]);
}

struct Item {
  /// Buffers of the rank.
  std::vector<std::pair<Storage, /*writes=*/bool>> accesses;
  /// Of a message: the other rank, and its number on the channel.
  std::optional<std::pair<int, std::int64_t>> peer;
  bool isSend = false;
  /// All ranks meet.
  bool meets = false;
  /// The record that a wait is for.
  const Item *after = nullptr;
  bool isDone = false;
  /// What is known once it is done.
  Clock clock;
};

class Oracle {
public:
  explicit Oracle(ModuleOp module) {
    auto programs = module.getOps<ProgramOp>();
    ranks = static_cast<std::size_t>(std::distance(programs.begin(), programs.end()));
    queues.resize(ranks * numStreams);
    known.assign(queues.size(), Clock(queues.size()));
    for (auto program : programs)
      list(program);
  }

  StreamVerdict run() {
    for (bool progress = true; progress;) {
      progress = false;
      for (std::size_t stream = 0; stream < queues.size(); ++stream)
        while (!queues[stream].empty() && advance(stream))
          progress = true;
    }
    bool hangs = llvm::any_of(queues, [](const auto &queue) { return !queue.empty(); });
    return hangs ? StreamVerdict::Hangs : races ? StreamVerdict::Races : StreamVerdict::Ordered;
  }

private:
  static constexpr std::size_t numStreams = StreamOrder::numStreams;
  static std::size_t streamOf(std::size_t rank, Stream stream) {
    return rank * numStreams + static_cast<std::size_t>(stream);
  }

  void list(ProgramOp program);
  void addAccesses(Item &item, Operation *op, const ProgramCursor &cursor);
  bool advance(std::size_t stream);
  bool meetPeer(std::size_t stream, const Item &item);
  bool meetAll();
  void perform(std::size_t stream, Item &item);
  void pop(std::size_t stream) { queues[stream].pop_front(); }

  std::size_t ranks = 0;
  std::deque<Item> items;
  std::vector<std::deque<Item *>> queues;
  /// By stream: what is done before its next item.
  std::vector<Clock> known;
  struct History {
    std::size_t writer = 0;
    std::int64_t write = 0;
    /// By stream, the last read since.
    std::map<std::size_t, std::int64_t> reads;
  };
  std::map<std::pair<Operation *, std::int64_t>, History> histories;
  bool races = false;
};

/// What happens on a stream happens for reading or for writing.
void Oracle::addAccesses(Item &item, Operation *op, const ProgramCursor &cursor) {
  auto add = [&](auto buffers, bool writes) {
    for (Value buffer : buffers)
      item.accesses.emplace_back(cursor.getStorage(buffer), writes);
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case<SendOp, ReportOp, GradientNormOp>([&](auto) { add(op->getOperands(), false); })
      .Case<RecvOp, ZeroOp>([&](auto) { add(op->getOperands(), true); })
      .Case([&](LoadOp load) { add(ValueRange(load.getBuffer()), true); })
      .Case([&](ActionOp action) {
        add(action.getInputs(), false);
        add(action.getAccumulators(), true);
        add(action.getOutputs(), true);
      })
      .Case([&](UpdateOp update) {
        add(update.getGradients(), false);
        add(ValueRange(update.getParameter()), true);
        add(update.getState(), true);
      })
      .Case([&](AdvanceOp advance) { add(advance.getGradients(), true); });
}

void Oracle::list(ProgramOp program) {
  auto rank = static_cast<std::size_t>(program.getRank());
  std::map<std::tuple<Operation *, std::int64_t, Stream>, const Item *> events;
  std::map<std::pair<int, bool>, std::int64_t> messages;
  ProgramCursor cursor(program);
  while (Operation *op = cursor.next()) {
    if (isa<BufferOp, PoolOp, SetOp>(op))
      continue;
    Item &item = items.emplace_back();
    Stream stream = getStreamOf(op);
    auto eventOf = [&](Value buffer, Stream of) -> const Item *& {
      Storage storage = cursor.getStorage(buffer);
      return events[{storage.op, storage.slot, of}];
    };
    auto addPeer = [&](std::int64_t peer, bool isSend) {
      item.isSend = isSend;
      int number = static_cast<int>(peer);
      item.peer.emplace(number, messages[{number, isSend}]++);
    };
    if (auto record = dyn_cast<StreamRecordOp>(op)) {
      stream = record.getOn();
      eventOf(record.getBuffer(), stream) = &item;
    } else if (auto wait = dyn_cast<StreamWaitOp>(op)) {
      stream = wait.getOn();
      item.after = eventOf(wait.getBuffer(), wait.getOf());
    } else {
      addAccesses(item, op, cursor);
    }
    if (auto send = dyn_cast<SendOp>(op))
      addPeer(static_cast<std::int64_t>(send.getPeer()), true);
    if (auto recv = dyn_cast<RecvOp>(op))
      addPeer(static_cast<std::int64_t>(recv.getPeer()), false);
    item.meets = isa<ExchangeNormsOp, ExchangeWeightsOp>(op);
    queues[streamOf(rank, stream)].push_back(&item);
  }
}

/// Checks what an item touches against what was touched before, and enters it.
void Oracle::perform(std::size_t stream, Item &item) {
  std::int64_t number = ++known[stream][stream];
  auto isBefore = [&](std::size_t other, std::int64_t otherNumber) {
    return known[stream][other] >= otherNumber;
  };
  for (const auto &[storage, writes] : item.accesses) {
    History &history = histories[{storage.op, storage.slot}];
    races |= !isBefore(history.writer, history.write);
    if (!writes) {
      history.reads[stream] = number;
      continue;
    }
    for (auto [reader, read] : history.reads)
      races |= !isBefore(reader, read);
    history = {stream, number, {}};
  }
  item.isDone = true;
  item.clock = known[stream];
}

/// Both halves of a message are at the front of their streams: each comes behind all that is before
/// the other, and what follows on either behind both.
bool Oracle::meetPeer(std::size_t stream, const Item &item) {
  auto [peer, number] = *item.peer;
  auto own = static_cast<int>(stream / numStreams);
  if (peer < 0 || static_cast<std::size_t>(peer) >= ranks)
    return false;
  std::size_t other = streamOf(peer, item.isSend ? Stream::Receive : Stream::Send);
  if (queues[other].empty())
    return false;
  Item &half = *queues[other].front();
  if (!half.peer || half.isSend == item.isSend || half.peer->first != own ||
      half.peer->second != number)
    return false;
  join(known[stream], known[other]);
  join(known[other], known[stream]);
  perform(stream, *queues[stream].front());
  perform(other, half);
  join(known[stream], known[other]);
  join(known[other], known[stream]);
  pop(stream);
  pop(other);
  return true;
}

bool Oracle::meetAll() {
  Clock all(queues.size());
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    std::size_t stream = streamOf(rank, Stream::Compute);
    if (queues[stream].empty() || !queues[stream].front()->meets)
      return false;
    join(all, known[stream]);
  }
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    known[streamOf(rank, Stream::Compute)] = all;
    pop(streamOf(rank, Stream::Compute));
  }
  return true;
}

/// Does what is at the front of a stream, if that is possible.
bool Oracle::advance(std::size_t stream) {
  Item &item = *queues[stream].front();
  if (item.peer)
    return meetPeer(stream, item);
  if (item.meets)
    return meetAll();
  if (item.after) {
    if (!item.after->isDone)
      return false;
    join(known[stream], item.after->clock);
  }
  perform(stream, item);
  pop(stream);
  return true;
}

} // namespace

StreamVerdict judgeStreams(ModuleOp module) { return Oracle(module).run(); }

} // namespace pipeline::test
