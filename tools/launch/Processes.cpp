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
  return Status();
}

/// For tensors and times of all ranks each process gives its own, so all must be asked for them.
static Status checkOutputs(runtime::Peers &peers, const LaunchOptions &options) {
  auto asked = Json::array();
  for (auto [name, path] : {std::pair("gradients", &options.gradients),
                            std::pair("save", &options.save), std::pair("trace", &options.trace)})
    asked.push_back(path->empty() ? "no --" + std::string(name) : "--" + std::string(name));
  std::vector<std::string> all;
  if (Status status = peers.exchange(asked.dump(), all); !status.ok())
    return status;
  for (std::size_t rank = 1; rank < all.size(); ++rank)
    for (std::size_t i = 0; i < asked.size(); ++i) {
      std::string first = Json::parse(all[0])[i], other = Json::parse(all[rank])[i];
      if (first != other)
        return Status::failure("the process of rank 0 was given " + first + ", and that of rank " +
                               std::to_string(rank) + " " + other +
                               "; give all processes the same options");
    }
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
  if (Status status = runtime::connectPeers(peers, processes.peers); !status.ok())
    return status;
  return checkOutputs(*processes.peers, options);
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
