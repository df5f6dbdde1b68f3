//===- Processes.cpp - A run whose ranks are processes ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Processes.h"

#include "Text.h"
#include "pipeline-runtime/Hash.h"

#include <nlohmann/json.hpp>

namespace pipeline::launch {

using runtime::Status;
using Json = nlohmann::json;

Status readProcessPlace(ProcessPlace &place) {
  if (Status status = runtime::readPeerEnvironment(place.peers, place.isOneOfSeveral); !status.ok())
    return status;
  return place.isOneOfSeveral ? runtime::readLocalRank(place.localRank) : Status();
}

/// What asks for tensors or times of all ranks, which no process has.
static std::string findWholeOutput(const LaunchOptions &options) {
  for (auto [name, path] : {std::pair("gradients", &options.gradients),
                            std::pair("save", &options.save), std::pair("trace", &options.trace)})
    if (!path->empty())
      return name;
  return "";
}

static Status checkPlace(const ProcessPlace &place, const runtime::Plan &plan,
                         const LaunchOptions &options) {
  std::string processes = std::to_string(place.peers.ranks) + " processes (WORLD_SIZE)";
  if (options.transport != TransportKind::Nccl)
    return Status::failure(
        "this is one of " + processes + ", but the ranks of --transport=" +
        std::string(entryOf(options.transport).name) + " are in one; " +
        (plan.code.target == runtime::Target::Cuda ? "take --transport=nccl, or start" : "start") +
        " it without torchrun's environment variables");
  if (static_cast<std::size_t>(place.peers.ranks) != plan.ranks.size())
    return Status::failure("this is one of " + processes + ", but the plan has " +
                           std::to_string(plan.ranks.size()) +
                           " ranks; start one process for each rank");
  if (std::string output = findWholeOutput(options); !output.empty())
    return Status::failure("--" + output +
                           " writes what is on all ranks, of which each process has one; with "
                           "several processes there is no such output yet");
  return Status();
}

Status joinRun(const ProcessPlace &place, const runtime::Plan &plan, const LaunchOptions &options,
               Processes &processes) {
  processes = Processes();
  if (!place.isOneOfSeveral)
    return Status();
  if (Status status = checkPlace(place, plan, options); !status.ok())
    return status;
  runtime::PeerOptions peers = place.peers;
  std::string text = runtime::writePlan(plan);
  peers.identity = "plan " + hexadecimal(runtime::hashBytes(text.data(), text.size()));
  processes.localRank = place.localRank;
  return runtime::connectPeers(peers, processes.peers);
}

Status exchangeDevices(runtime::Peers &peers, std::vector<runtime::CudaDevice> &ofRanks) {
  const runtime::CudaDevice &own = ofRanks[static_cast<std::size_t>(peers.rank())];
  std::vector<std::string> all;
  if (Status status = peers.exchange(Json{own.number, own.name, own.major, own.minor}.dump(), all);
      !status.ok())
    return status;
  for (std::size_t rank = 0; rank < ofRanks.size(); ++rank) {
    Json device = Json::parse(all[rank]);
    ofRanks[rank] = {device[0], device[1], device[2], device[3]};
  }
  return Status();
}

} // namespace pipeline::launch
