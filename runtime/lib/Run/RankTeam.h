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
  ~RankTeam();
  RankTeam(const RankTeam &) = delete;
  RankTeam &operator=(const RankTeam &) = delete;

  /// Returns when every rank has done it. Sleeps meanwhile: the cores are the ranks'.
  void perform(Command command);

  const pipeline_rt_rank &rank(std::int32_t index) const { return *ranks[index]; }

private:
  void serve(pipeline_rt_rank &rank);
  static void obey(pipeline_rt_rank &rank, Command command);

  Transport &transport;
  std::vector<std::unique_ptr<pipeline_rt_rank>> ranks;
  std::mutex mutex;
  std::condition_variable commanded, done;
  Command current = Command::Allocate;
  std::int64_t commands = 0;
  std::size_t busy = 0;
  std::vector<std::thread> threads;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RUN_RANKTEAM_H
