//===- SharedScalars.h - Outputs of ranks in several processes -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the ranks of a run are in several processes, each process has a table of all scalar
// outputs: what its own rank reports is told to the others. So all of them know every step's
// results, and that all ranks have ended it. A process may be a call of the programs ahead of
// another, which then keeps what it is told.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_RUN_SHAREDSCALARS_H
#define PIPELINE_RUNTIME_LIB_RUN_SHAREDSCALARS_H

#include "ScalarTable.h"
#include "pipeline-runtime/Peers.h"

#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace pipeline::runtime {

class SharedScalars {
public:
  SharedScalars(ScalarTable &table, Peers &peers) : table(table), peers(peers) {}

  /// By the driving thread, while no program runs: as ScalarTable's, for a call of the programs
  /// with so many steps.
  void begin(std::int64_t first, std::int64_t steps, std::int64_t microbatches);

  /// By the rank of this process, which has entered it in the table.
  void report(std::int64_t step, std::int32_t output, std::int64_t microbatch, float value);

  // By the driving thread.

  bool hasUnsent() const { return unsentCount.load(std::memory_order_acquire) > 0; }
  void send();
  /// Sends the rest, and that this process's program has ended the call.
  void sendEnd();

  /// Whether the programs of all other processes have ended the call.
  bool haveOthersEnded() const;
  /// One that has gone and not ended the call; -1 if there is none.
  std::int32_t whoIsGone() const;

  // By the thread of the peers.

  /// What has gone wrong, or nothing.
  std::string take(std::int32_t rank, const std::string &text);
  /// A process has gone: another that needs it for a call, now or later, fails.
  void leave(std::int32_t rank);

private:
  /// A value; or, with no output, the end of the call that began with the step.
  struct Entry {
    std::int64_t step;
    std::int64_t microbatch;
    std::int32_t output;
    float value;
  };
  static constexpr std::int32_t noOutput = -1;

  std::string enter(std::int32_t rank, const Entry &entry);

  ScalarTable &table;
  Peers &peers;
  mutable std::mutex mutex;
  /// The steps of the current call; none before the first.
  std::int64_t first = -1, end = -1, microbatches = 0;
  std::vector<Entry> unsent;
  std::atomic<std::size_t> unsentCount{0};
  struct Told {
    std::int32_t rank;
    Entry entry;
  };
  /// Of later calls.
  std::vector<Told> early;
  /// Ranks that have ended the current call, and those that have gone.
  std::set<std::int32_t> ended, gone;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RUN_SHAREDSCALARS_H
