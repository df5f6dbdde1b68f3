//===- NcclConnect.cpp - Connecting a rank by NCCL ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All ranks make the same communicators in the same order, and then send a message through each.
//
//===----------------------------------------------------------------------===//

#include "NcclRank.h"

namespace pipeline::runtime {

std::string NcclRank::connect() {
  Limit limit = Clock::now() + setting.connectTime;
  std::string error = connectWorld(limit);
  for (std::size_t channel = 0; channel < setting.channels.size() && error.empty(); ++channel)
    error = connectChannel(channel, limit);
  for (std::size_t channel = 0; channel < setting.channels.size() && error.empty(); ++channel)
    error = tryChannel(channel, limit);
  return error.empty() ? tryGather(limit) : error;
}

std::string NcclRank::connectWorld(Limit limit) {
  ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
  config.blocking = 0;
  std::string error = call("ncclCommInitRankConfig", nullptr, [&] {
    return nccl.ncclCommInitRankConfig(&communicators[0], setting.ranks, setting.id, rank, &config);
  });
  return error.empty()
             ? settle(communicators[0],
                      "a communicator of all " + std::to_string(setting.ranks) + " ranks", limit)
             : error;
}

/// A collective of all ranks, although only two have a part in what is made.
std::string NcclRank::connectChannel(std::size_t channel, Limit limit) {
  auto [source, destination] = setting.channels[channel];
  bool takesPart = rank == source || rank == destination;
  ncclComm_t &made = communicators[1 + channel];
  ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
  config.blocking = 0;
  // What ranks share of a communicator's resources would order their operations.
  config.splitShare = 0;
  std::string what = "a communicator from rank " + std::to_string(source) + " to rank " +
                     std::to_string(destination);
  std::string error = call("ncclCommSplit", communicators[0], [&] {
    return nccl.ncclCommSplit(communicators[0], takesPart ? 0 : NCCL_SPLIT_NOCOLOR,
                              rank == source ? 0 : 1, &made, &config);
  });
  // The new one is there once the old one is no longer busy.
  if (error.empty())
    error = settle(communicators[0], what, limit);
  if (error.empty() && takesPart)
    error = settle(made, what, limit);
  return error;
}

/// The first message of a communicator is what connects it, and takes its time.
std::string NcclRank::tryChannel(std::size_t channel, Limit limit) {
  auto [source, destination] = setting.channels[channel];
  MessageGroup group;
  auto add = [&](bool isSend, std::int32_t peer) {
    CudaPost post;
    post.payload =
        static_cast<char *>(endpoint.scratch) + (isSend ? 0 : CudaEndpoint::scratchBytes);
    post.bytes = CudaEndpoint::scratchBytes;
    post.rank = rank;
    post.peer = peer;
    post.isSend = isSend;
    post.stream = endpoint.streams[streamOf(isSend)];
    group.posts.push_back(post);
  };
  if (rank == source)
    add(true, destination);
  if (rank == destination)
    add(false, source);
  if (group.posts.empty())
    return std::string();
  std::string what = "a first message from rank " + std::to_string(source) + " to rank " +
                     std::to_string(destination);
  bool inProgress = false;
  std::string error = give(group, inProgress);
  if (error.empty())
    error = settle(communicators[1 + channel], what, limit);
  return error.empty() ? await(what, limit) : error;
}

std::string NcclRank::tryGather(Limit limit) {
  std::string what = "a first exchange between all ranks";
  std::string error = call("ncclAllGather", communicators[0], [&] {
    return nccl.ncclAllGather(endpoint.scratch,
                              static_cast<char *>(endpoint.scratch) + CudaEndpoint::scratchBytes,
                              CudaEndpoint::scratchBytes, ncclInt8, communicators[0],
                              endpoint.streams[PIPELINE_RT_CUDA_COMPUTE]);
  });
  if (error.empty())
    error = settle(communicators[0], what, limit);
  return error.empty() ? await(what, limit) : error;
}

} // namespace pipeline::runtime
