//===- WaitBoard.cpp - Entering waits, and telling a deadlock ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WaitBoard.h"

namespace pipeline::runtime {

void WaitBoard::begin() {
  std::lock_guard<std::mutex> lock(mutex);
  for (Entry &entry : entries)
    entry = {};
}

std::string WaitBoard::end(std::int32_t rank) { return enter(rank, {State::Ended}); }

std::string WaitBoard::waitFor(std::int32_t rank, const Post &post) {
  return enter(rank, {State::Message, &post});
}

std::string WaitBoard::waitForAll(std::int32_t rank, std::uint32_t seen) {
  return enter(rank, {State::Collective, nullptr, seen});
}

void WaitBoard::resume(std::int32_t rank) {
  std::lock_guard<std::mutex> lock(mutex);
  entries[rank] = {};
}

std::string WaitBoard::enter(std::int32_t rank, Entry entry) {
  std::lock_guard<std::mutex> lock(mutex);
  entries[rank] = entry;
  return isStuck() ? describe() : std::string();
}

bool WaitBoard::isStuck() const {
  bool waiting = false;
  for (const Entry &entry : entries) {
    switch (entry.state) {
    case State::Running:
      return false;
    case State::Ended:
      continue;
    case State::Message:
      if (entry.post->done.load(std::memory_order_acquire))
        return false;
      break;
    case State::Collective:
      if (generation.load(std::memory_order_acquire) != entry.seen)
        return false;
      break;
    }
    waiting = true;
  }
  return waiting;
}

std::string WaitBoard::describe() const {
  std::string text = "deadlock, no rank can go on";
  for (std::size_t rank = 0; rank < entries.size(); ++rank) {
    const Entry &entry = entries[rank];
    text += (rank ? "; rank " : ": rank ") + std::to_string(rank);
    switch (entry.state) {
    case State::Running:
      break;
    case State::Ended:
      text += " has ended its program";
      break;
    case State::Message:
      text += entry.post->isSend ? " waits for send " : " waits for receive ";
      text += std::to_string(entry.post->number);
      text += entry.post->isSend ? " to rank " : " from rank ";
      text += std::to_string(entry.post->peer);
      break;
    case State::Collective:
      text += " waits for all ranks to sum";
      break;
    }
  }
  return text;
}

} // namespace pipeline::runtime
