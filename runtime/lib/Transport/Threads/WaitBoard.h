//===- WaitBoard.h - Who waits for what -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who waits for what: finds the moment from which no rank can go on.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_WAITBOARD_H
#define PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_WAITBOARD_H

#include "Post.h"

#include <mutex>
#include <string>
#include <vector>

namespace pipeline::runtime {

/// A rank enters what it waits for before it sleeps. All that a rank has done for others is visible
/// when it does, so if no rank runs and nothing that is waited for is there, nothing ever will be:
/// the answer is exact, whatever the order in which ranks fall asleep.
class WaitBoard {
public:
  WaitBoard(std::int32_t ranks, const std::atomic<std::uint32_t> &generation)
      : generation(generation), entries(ranks) {}

  /// Every rank runs. Until the first call they count as running, and nothing is found.
  void begin();

  // Each returns a description of the deadlock that it completes, or nothing.
  std::string end(std::int32_t rank);
  std::string waitFor(std::int32_t rank, const Post &post);
  /// Waits for the collective after generation \p seen.
  std::string waitForAll(std::int32_t rank, std::uint32_t seen);

  /// The rank runs again.
  void resume(std::int32_t rank);

private:
  enum class State { Running, Ended, Message, Collective };
  struct Entry {
    State state = State::Running;
    const Post *post = nullptr;
    std::uint32_t seen = 0;
  };

  std::string enter(std::int32_t rank, Entry entry);
  bool isStuck() const;
  std::string describe() const;

  const std::atomic<std::uint32_t> &generation;
  std::mutex mutex;
  std::vector<Entry> entries;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_WAITBOARD_H
