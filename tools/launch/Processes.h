//===- Processes.h - A run whose ranks are processes ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// By NCCL the ranks of a run may be processes, as torchrun starts them: each has one rank and a
// device, all get the losses of every step, and the first prints and writes what there is to tell.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_PROCESSES_H
#define PIPELINE_TOOLS_LAUNCH_PROCESSES_H

#include "LaunchOptions.h"
#include "pipeline-runtime/KernelFiles.h"
#include "pipeline-runtime/Peers.h"
#include "pipeline-runtime/Plan.h"

namespace pipeline::launch {

/// Which process of its run this one is.
struct ProcessPlace {
  /// Whether there is more than one.
  bool isOneOfSeveral = false;
  runtime::PeerOptions peers;
  /// Among the processes of this machine.
  std::int32_t localRank = 0;
};

/// Reads what torchrun sets. Fails where that is not whole.
runtime::Status readProcessPlace(ProcessPlace &place);

/// The processes of a run.
struct Processes {
  /// The others; null where this one has all ranks.
  std::shared_ptr<runtime::Peers> peers;
  std::int32_t localRank = 0;

  bool areSeveral() const { return peers != nullptr; }
  /// Whether this is the one that tells people and programs of the run.
  bool reports() const { return !peers || peers->rank() == 0; }
};

/// Meets the others, if there are any: returns when all have come with the same plan and outputs.
/// Fails where the options or the plan are for one process.
runtime::Status joinRun(const ProcessPlace &place, const runtime::Plan &plan,
                        const LaunchOptions &options, Processes &processes);

/// Tells each process the devices of all ranks; before, \p ofRanks has its own at its rank.
runtime::Status exchangeDevices(runtime::Peers &peers, std::vector<runtime::CudaDevice> &ofRanks);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_PROCESSES_H
