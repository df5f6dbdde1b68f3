//===- NcclTransport.cpp - Ranks that NCCL connects -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A message of NCCL is a send on one rank's stream and a receive on another's, each of which holds
// its stream until both are there: a stream of NCCL means what a stream of Cuda.h means. So a group
// is issued as soon as its rank's streams have come to it, nothing is held, and CUDA and NCCL are
// called in the order in which the program calls.
//
// Communicators. NCCL runs the operations of one communicator one after the other, in the order of
// the calls, also those on different streams. With one communicator a rank's send would so hold up
// its next receive, which the contract of Cuda.h excludes, and on which even 1F1B with receives by
// need would hang. Therefore each channel (source, destination) has a communicator of its own, of
// two ranks; what it orders is the messages of the channel, which are ordered anyway. One more, of
// all ranks, exchanges tables, in calls that all ranks make in the same order. That costs a few
// communicators, but no more buffers: NCCL connects a pair when it first needs it, and a channel's
// communicator only ever connects one direction.
//
// Why nothing hangs. Operations of several communicators on one device may hang where ranks give
// them in different orders and the device does not run them all at once. Here a rank has at most
// three that have begun, one for each stream, of a few blocks each; they wait for nothing that
// needs a fourth, and kernels that compute end by themselves. And where a device runs all that it
// is given one by one, in the order of the calls (streams that share one hardware queue): compiled
// programs post all their messages in one order common to all ranks (docs/Schedules.md, transfers=
// stream), which S5 proves with every message waited for where it is posted. The first message of
// that order that is not over then has nothing before it on either rank, and runs.
//
// Connections. NCCL connects a pair at its first message, which takes long, and takes both. All
// ranks therefore go through all channels in one order, make each communicator, and send a message
// through each, before the first step. Communicators don't block: whatever NCCL does in the
// background is looked at until it is done, the run has failed, or time is up.
//
// Failure. Whoever waits for the device asks NCCL for errors (`poll`). When a run fails, whoever
// notices aborts the communicators of all ranks of the process, at once and on its own thread: that
// ends kernels that wait for peers, so streams empty and a host that a full queue has stopped goes
// on. Ranks of other processes learn of it by the run's Peers, and abort theirs. There is no limit
// for how long a step may take, but one for how long a message may wait for its peer while the host
// has nothing to do: programs that break S5 end by it.
//
// Bits. NCCL only moves bytes: tables are added up by a kernel in the order of the ranks, and
// gradients of tied parameters are ordinary messages, which the program adds in a fixed order.
// No reduction of NCCL is called, whose order of additions is its own.
//
//===----------------------------------------------------------------------===//

#include "NcclTransport.h"

#include "NcclRank.h"

#include <algorithm>
#include <utility>

namespace pipeline::runtime {
namespace {

class NcclTransport final : public CudaTransport {
public:
  NcclTransport(NcclSetting setting, const CudaOptions &options)
      : CudaTransport(setting.ranks), setting(std::move(setting)) {
    for (std::int32_t rank = 0; rank < ranks(); ++rank)
      members.push_back(options.isHere(static_cast<std::size_t>(rank))
                            ? std::make_unique<NcclRank>(this->setting, *this, rank)
                            : nullptr);
  }

  void attach(std::int32_t rank, const CudaEndpoint &endpoint) override {
    of(rank).attach(endpoint);
  }

  bool connect(std::int32_t rank) override { return settle(rank, of(rank).connect()); }

  bool post(std::int32_t rank, MessageGroup &group) override {
    return !failed() && settle(rank, of(rank).post(group));
  }

  bool gather(std::int32_t rank, CudaGather &gather) override {
    if (failed() || !settle(rank, of(rank).gather(gather)))
      return false;
    gather.issued.store(true, std::memory_order_release);
    return true;
  }

  std::string poll(std::int32_t rank) override {
    std::string error = of(rank).poll();
    return error.empty() ? error : error + describeOpen(rank);
  }

  void detach(std::int32_t rank) override {
    if (failed())
      of(rank).abort();
    else
      of(rank).close();
  }

  // Nothing is held, so there is nothing to wait for.
  std::int64_t issuedFor(std::int32_t) override { return 0; }
  bool awaitIssue(std::int32_t, std::int64_t) override { return !failed(); }
  bool pause(std::int32_t, std::int64_t, bool &goOn) override {
    goOn = true;
    return !failed();
  }

protected:
  void wakeAll() override {
    for (auto &member : members)
      if (member)
        member->abort();
  }

private:
  NcclRank &of(std::int32_t rank) { return *members[static_cast<std::size_t>(rank)]; }

  std::string describeOpen(std::int32_t rank) {
    std::string open = of(rank).describeOpen();
    return open.empty() ? open : "; not known to be done: " + open;
  }

  bool settle(std::int32_t rank, const std::string &error) {
    if (!error.empty() && !failed())
      fail("rank " + std::to_string(rank) + " " + error + describeOpen(rank));
    return !failed();
  }

  const NcclSetting setting;
  /// By rank; null for those of other processes.
  std::vector<std::unique_ptr<NcclRank>> members;
};

Status checkDevices(const CudaOptions &options) {
  // Devices of other processes may be on other machines; NCCL notices where they are not.
  for (std::size_t rank = 0; rank < options.ranks.size() && !options.peers; ++rank)
    for (std::size_t other = 0; other < rank; ++other)
      if (options.ranks[other].device == options.ranks[rank].device)
        return Status::failure(
            "ranks " + std::to_string(other) + " and " + std::to_string(rank) +
            " are both on device " + std::to_string(options.ranks[rank].device) +
            "; NCCL takes one rank on each device; several on one run by copies");
  return Status();
}

Status findChannels(const CudaOptions &options, std::vector<CudaOptions::Channel> &channels) {
  auto ranks = static_cast<std::int32_t>(options.ranks.size());
  for (const CudaOptions::Channel &channel : options.channels)
    if (std::min(channel.source, channel.destination) < 0 ||
        std::max(channel.source, channel.destination) >= ranks)
      return Status::failure("there are messages from rank " + std::to_string(channel.source) +
                             " to rank " + std::to_string(channel.destination) +
                             ", but the run has " + std::to_string(ranks) + " ranks");
  auto numbers = [](const CudaOptions::Channel &channel) {
    return std::pair(channel.source, channel.destination);
  };
  channels = options.channels;
  std::ranges::sort(channels, {}, numbers);
  auto repeated = std::ranges::unique(channels, {}, numbers);
  channels.erase(repeated.begin(), repeated.end());
  return Status();
}

/// Rank 0's process makes it for all.
Status agreeOnId(Peers *peers, NcclSetting &setting) {
  std::string own;
  if (!peers || peers->rank() == 0) {
    if (ncclResult_t result = setting.functions->ncclGetUniqueId(&setting.id);
        result != ncclSuccess)
      return Status::failure(std::string("ncclGetUniqueId failed: ") +
                             setting.functions->ncclGetErrorString(result));
    own.assign(setting.id.internal, sizeof setting.id.internal);
  }
  if (!peers)
    return Status();
  std::vector<std::string> all;
  if (Status status = peers->exchange(own, all); !status.ok())
    return status;
  if (all[0].size() != sizeof setting.id.internal)
    return Status::failure("rank 0 has no NCCL to connect the ranks with");
  std::copy(all[0].begin(), all[0].end(), setting.id.internal);
  return Status();
}

} // namespace

Status createNcclTransport(const CudaOptions &options, std::unique_ptr<CudaTransport> &transport) {
  NcclSetting setting;
  if (Status status = loadNccl(setting.functions); !status.ok())
    return status;
  setting.ranks = static_cast<std::int32_t>(options.ranks.size());
  setting.connectTime = std::chrono::duration_cast<Clock::duration>(options.connectTime);
  setting.waitTime = std::chrono::duration_cast<Clock::duration>(options.waitTime);
  if (Status status = checkDevices(options); !status.ok())
    return status;
  if (Status status = findChannels(options, setting.channels); !status.ok())
    return status;
  if (Status status = agreeOnId(options.peers.get(), setting); !status.ok())
    return status;
  transport = std::make_unique<NcclTransport>(std::move(setting), options);
  return Status();
}

} // namespace pipeline::runtime
