//===- Peers.h - The other processes of a run -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A run of several processes has one rank in each. What the ranks' programs send one another goes
// through a transport; this is the way of everything else: who takes part, what a transport needs
// to connect, the outputs of each step, what is reported at the end, and failures.
//
//   PeerOptions options;
//   bool severalProcesses = false;
//   Status status = readPeerEnvironment(options, severalProcesses);
//   options.identity = plan's hash;
//   std::shared_ptr<Peers> peers;
//   status = connectPeers(options, peers);
//   runOptions.peers = peers;
//
// Every process goes the same way: it connects, makes its run, steps it, and ends.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_PEERS_H
#define PIPELINE_RUNTIME_PEERS_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Status.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::runtime {

class PIPELINE_RT_API Peers {
public:
  Peers(std::int32_t rank, std::int32_t ranks) : ownRank(rank), rankCount(ranks) {}
  virtual ~Peers();
  Peers(const Peers &) = delete;
  Peers &operator=(const Peers &) = delete;

  /// That of this process.
  std::int32_t rank() const { return ownRank; }
  std::int32_t ranks() const { return rankCount; }

  /// A collective, called by one thread at a time: gives every process everyone's text, by rank.
  /// Returns when all have come, or with the failure of the run.
  [[nodiscard]] virtual Status exchange(const std::string &own, std::vector<std::string> &all) = 0;
  /// A collective like it, for much: gives everyone's text to rank 0, and empty ones to the others.
  [[nodiscard]] virtual Status gather(const std::string &own, std::vector<std::string> &all) = 0;

  /// Gives every other process the text; those of one process arrive in order. Does not wait for
  /// them.
  virtual void tell(const std::string &text) = 0;

  /// Ends the run for all processes, with the message. The first one is kept; whether it is this.
  virtual bool fail(const std::string &message) = 0;

  /// What the others cause here, each called by a thread of the peers, one at a time. A failure of
  /// another process is told once, also where it was before this call.
  struct Listener {
    std::function<void(std::int32_t rank, const std::string &text)> told;
    std::function<void(const std::string &message)> failed;
    /// A process has ended, and for it all is well.
    std::function<void(std::int32_t rank)> left;
  };
  /// What was told before comes now. Once it returns, none of the listener before is running.
  virtual void listen(Listener listener) = 0;

private:
  const std::int32_t ownRank, rankCount;
};

struct PeerOptions {
  std::int32_t rank = 0;
  std::int32_t ranks = 1;
  /// Where rank 0 listens, as the others reach it.
  std::string address = "localhost";
  std::uint16_t port = 0;
  /// What must be the same in all processes, as a word for people and the value: the plan's hash.
  std::string identity;
  /// For all to come.
  std::chrono::duration<double> connectTime{300};
};

/// Reads RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT as torchrun sets them; \p several is whether
/// they are set, to more than one process. Where torchrun keeps a store of its own at the port
/// (TORCHELASTIC_USE_AGENT_STORE), it is the next one. Fails if only some are set, or to no number.
PIPELINE_RT_API Status readPeerEnvironment(PeerOptions &options, bool &several);

/// LOCAL_RANK, or 0.
PIPELINE_RT_API Status readLocalRank(std::int32_t &rank);

/// By TCP: rank 0 listens, and all others connect to it. Returns when all have come; fails after
/// the time for that, and says who is missing, or where a process has another identity or number of
/// ranks, or the rank of another.
PIPELINE_RT_API Status connectPeers(const PeerOptions &options, std::shared_ptr<Peers> &peers);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_PEERS_H
