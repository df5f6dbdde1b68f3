//===- RankTeam.cpp - Starting, commanding and joining the ranks' threads -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RankTeam.h"

#include "../OneThread.h"

#include <pthread.h>

namespace pipeline::runtime {

RankTeam::RankTeam(RunContext &run) : run(run) {
  auto count = static_cast<std::int32_t>(run.options.programs.size());
  const Peers *peers = run.options.peers.get();
  for (std::int32_t index = 0; index < count; ++index)
    ranks.push_back(!peers || peers->rank() == index
                        ? std::make_unique<pipeline_rt_rank>(run, index)
                        : nullptr);
  for (auto &rank : ranks)
    if (rank)
      threads.emplace_back([this, &rank] { serve(*rank); });
}

RankTeam::~RankTeam() {
  if (!isIdle()) {
    run.transport->fail("the run was given up before its programs had ended");
    await();
  }
  perform(Command::Finish);
  for (std::thread &thread : threads)
    thread.join();
}

void RankTeam::begin(Command command) {
  if (command != Command::Finish)
    run.transport->beginPrograms();
  std::lock_guard<std::mutex> lock(mutex);
  current = command;
  ++commands;
  busy.store(threads.size(), std::memory_order_relaxed);
  commanded.notify_all();
}

void RankTeam::serve(pipeline_rt_rank &rank) {
  // Debuggers and profilers show it.
  std::string name = "rank " + std::to_string(rank.index);
  pthread_setname_np(pthread_self(), name.c_str());
  limitOpenMPThreads();

  std::int64_t served = 0;
  for (Command command = Command::Allocate; command != Command::Finish;) {
    {
      std::unique_lock<std::mutex> lock(mutex);
      commanded.wait(lock, [&] { return commands > served; });
      ++served;
      command = current;
    }
    obey(rank, command);
    if (busy.fetch_sub(1, std::memory_order_acq_rel) == 1)
      run.progress.signal();
  }
}

void RankTeam::obey(pipeline_rt_rank &rank, Command command) {
  switch (command) {
  case Command::Allocate:
    rank.allocate();
    break;
  case Command::Initialize:
    if (auto initialize = rank.run.options.programs[rank.index].initialize)
      rank.enter(ProgramKind::Initialize, initialize);
    rank.readInitialValues();
    break;
  case Command::Step:
    rank.beginSteps();
    rank.enter(rank.run.isShort(rank.run.firstStep) ? ProgramKind::ShortStep : ProgramKind::Step,
               rank.run.programs()[rank.index].step);
    break;
  case Command::Finish:
    // Ranks read each other's memory, so all are done before any is freed.
    if (rank.device)
      rank.device->quiesce();
    return;
  }
  rank.run.transport->endProgram(rank.index);
}

} // namespace pipeline::runtime
