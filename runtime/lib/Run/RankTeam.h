//===- RankTeam.h - The threads of a run ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The threads of a run: started once, they do one command at a time, all together.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_RUN_RANKTEAM_H
#define PIPELINE_RUNTIME_LIB_RUN_RANKTEAM_H

#include "../RankContext.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace pipeline::runtime {

class RankTeam {
public:
  /// What every rank does at a command.
  enum class Command { Allocate, Initialize, Step, Finish };

  explicit RankTeam(RunContext &run);
  /// Ranks whose programs still run leave them at the next call of the runtime.
  ~RankTeam();
  RankTeam(const RankTeam &) = delete;
  RankTeam &operator=(const RankTeam &) = delete;

  /// Lets every rank begin it. All must be idle.
  void begin(Command command);

  /// Whether every rank has done the last command. All that the ranks did is then visible.
  bool isIdle() const { return busy.load(std::memory_order_acquire) == 0; }

  /// Returns when every rank has done the last command. Sleeps meanwhile: the cores are the ranks'.
  void await() {
    awaitUnless([] { return false; });
  }

  /// The same, or as soon as \p condition holds, after a change of which a rank must signal the
  /// run's `progress`.
  template <typename Condition>
  void awaitUnless(Condition condition) {
    run.progress.await([&] { return isIdle() || condition(); }, /*spins=*/0, [] {});
  }

  void perform(Command command) {
    begin(command);
    await();
  }

  /// Null for a rank of another process.
  const pipeline_rt_rank *find(std::int32_t index) const {
    return ranks[static_cast<std::size_t>(index)].get();
  }
  /// The first rank that this process has.
  const pipeline_rt_rank &first() const {
    return **std::find_if(ranks.begin(), ranks.end(), [](auto &rank) { return rank != nullptr; });
  }

private:
  void serve(pipeline_rt_rank &rank);
  static void obey(pipeline_rt_rank &rank, Command command);

  RunContext &run;
  /// By their numbers; null for those of other processes.
  std::vector<std::unique_ptr<pipeline_rt_rank>> ranks;
  std::mutex mutex;
  std::condition_variable commanded;
  Command current = Command::Allocate;
  std::int64_t commands = 0;
  /// Ranks that have not done the last command.
  std::atomic<std::size_t> busy{0};
  std::vector<std::thread> threads;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RUN_RANKTEAM_H
