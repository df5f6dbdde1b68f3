//===- Devices.cpp - What the ranks of a run compute on ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

#include <set>
#include <utility>

namespace pipeline::launch {

using runtime::CudaDevice;
using runtime::Status;

/// Of a rank that is a process: the device of its place on the machine.
static Status findOwnDevice(const std::vector<CudaDevice> &chosen, std::size_t ranks,
                            const Processes &processes, std::vector<CudaDevice> &ofRanks) {
  auto place = static_cast<std::size_t>(processes.localRank);
  if (place >= chosen.size())
    return Status::failure(
        "this is process " + std::to_string(place) +
        " of this machine (LOCAL_RANK, from 0), which has a device for each of " +
        std::to_string(chosen.size()));
  ofRanks.assign(ranks, chosen[place]);
  return exchangeDevices(*processes.peers, ofRanks);
}

Status findDevices(runtime::Target target, std::size_t ranks, const LaunchOptions &options,
                   const Processes &processes, const CudaLoader &load, Devices &devices) {
  devices = Devices();
  if (target == runtime::Target::Cpu)
    return Status();
  if (Status status = load(devices.library); !status.ok())
    return status;
  std::vector<CudaDevice> all, chosen;
  if (Status status = devices.library->listDevices(all); !status.ok())
    return status;
  for (int number : options.devices) {
    if (static_cast<std::size_t>(number) >= all.size())
      return Status::failure("--devices names device " + std::to_string(number) +
                             ", and CUDA finds " + std::to_string(all.size()) +
                             " on this machine, numbered from 0");
    chosen.push_back(all[number]);
  }
  if (chosen.empty())
    chosen = all;
  if (chosen.empty())
    return Status::failure("there is no CUDA device on this machine");
  if (processes.areSeveral())
    return findOwnDevice(chosen, ranks, processes, devices.ofRanks);
  for (std::size_t rank = 0; rank < ranks; ++rank)
    devices.ofRanks.push_back(chosen[rank % chosen.size()]);
  return Status();
}

Status checkKernels(const runtime::Plan &plan, const Devices &devices) {
  std::size_t file = 0;
  if (!devices.library || plan.kernels.empty())
    return Status();
  return runtime::chooseKernelFile(plan, devices.library->version, devices.ofRanks, file);
}

/// The pairs of ranks between which programs send.
static std::vector<runtime::CudaOptions::Channel> listChannels(const runtime::Plan &plan) {
  std::set<std::pair<std::int32_t, std::int32_t>> pairs;
  auto add = [&](const runtime::ProgramPlan &program) {
    for (const runtime::PlannedChannel &channel : program.channels)
      pairs.emplace(channel.source, channel.destination);
  };
  for (const runtime::RankPlan &rank : plan.ranks) {
    add(rank.program);
    if (rank.shortProgram)
      add(*rank.shortProgram);
  }
  std::vector<runtime::CudaOptions::Channel> channels;
  for (auto [source, destination] : pairs)
    channels.push_back({source, destination});
  return channels;
}

/// What the runtime for CUDA must know of the plan.
static Status describeCode(const runtime::Plan &plan, const runtime::ProgramCode &code,
                           const Devices &devices, runtime::CudaOptions &options) {
  for (std::size_t rank = 0; rank < plan.ranks.size(); ++rank)
    options.ranks.push_back({devices.ofRanks[rank].number, plan.ranks[rank].events});
  options.channels = listChannels(plan);
  if (plan.kernels.empty())
    return Status();
  std::size_t file = 0;
  if (Status status =
          runtime::chooseKernelFile(plan, devices.library->version, devices.ofRanks, file);
      !status.ok())
    return Status::failure("the plan " + status.message());
  // A string ends in a zero, as PTX must.
  options.modules = {{plan.files[file].name, code.kernels[file].c_str()}};
  for (const std::string &kernel : plan.kernels)
    options.kernels.push_back({0, kernel});
  return Status();
}

Status connect(const runtime::Plan &plan, const runtime::ProgramCode &code,
               const LaunchOptions &options, const Processes &processes, const Devices &devices,
               Network &network) {
  if (options.transport == TransportKind::Threads) {
    auto ranks = static_cast<std::int32_t>(plan.ranks.size());
    network = {nullptr, runtime::createThreadsTransport(ranks)};
    return Status();
  }
  runtime::CudaOptions cuda;
  if (Status status = describeCode(plan, code, devices, cuda); !status.ok())
    return status;
  cuda.graph = options.cudaGraph;
  cuda.peers = processes.peers;
  auto *create = options.transport == TransportKind::Nccl ? devices.library->createNcclRun
                                                          : devices.library->createCopyRun;
  runtime::CudaRun run;
  if (Status status = create(cuda, run); !status.ok())
    return status;
  network = {std::move(run.platform), std::move(run.transport)};
  return Status();
}

} // namespace pipeline::launch
