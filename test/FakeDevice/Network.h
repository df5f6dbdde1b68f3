//===- Network.h - Where the ranks of the fake NCCL meet ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How operations of NCCL meet. What a rank calls in one group for one communicator is a unit. A
// unit begins when all its streams have come to it and the communicator's units before it are over,
// and holds its streams until all its parts are. In between its parts wait for their peers, each
// for itself, except that those of one channel (source, destination) keep their order. Where a
// message is small, its sender may be done before the receiver comes, so nobody may rely on more
// than that a received message was sent.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_NETWORK_H
#define PIPELINE_TEST_FAKEDEVICE_NETWORK_H

#include "Memory.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

struct ncclComm;

namespace pipeline::fake {

class Machine;
struct Unit;
struct Stream;
struct Clique;

/// One half of a message, or a rank's part in a gather.
struct Part {
  enum class Kind { Send, Receive, Gather };
  Kind kind;
  int peer = 0;
  const void *from = nullptr;
  void *to = nullptr;
  std::int64_t bytes = 0;
  Stream *stream = nullptr;
  ncclComm *owner = nullptr;
  /// Until the part is over.
  Unit *unit = nullptr;
  Accessor accessor = {};
  /// What a send that ended before its receiver came has left.
  std::optional<std::vector<unsigned char>> sent = std::nullopt;
  VectorClock sentClock = {};
};

/// What one rank's communicator is given in one group.
struct Unit {
  ncclComm *communicator = nullptr;
  std::string call;
  std::vector<Stream *> streams;
  std::vector<std::shared_ptr<Part>> parts;
  bool begun = false, aborted = false;
  /// Parts that are not over.
  std::size_t open = 0;
  /// What is behind it when it begins, and what it learns until it is over.
  VectorClock clock, learned;
};

/// The ranks of one communicator.
struct Clique {
  explicit Clique(int ranks) : members(static_cast<std::size_t>(ranks)) {}

  struct Channel {
    std::deque<std::shared_ptr<Part>> sends, receives;
  };
  struct Split {
    int color, key;
    ncclComm **made;
  };

  std::vector<ncclComm *> members;
  std::size_t arrived = 0, finalized = 0;
  std::map<std::pair<int, int>, Channel> channels;
  /// By rank, each in the order of its calls.
  std::map<int, std::deque<std::shared_ptr<Part>>> gathers;
  /// Of the split that is under way, by rank.
  std::map<int, Split> splits;

  int ranks() const { return static_cast<int>(members.size()); }
};

class Network {
public:
  explicit Network(Machine &machine) : machine(machine) {}
  /// A colour of those that get no communicator.
  static constexpr int noColor = -1;
  ~Network();

  /// A new communicator of a clique; it is busy until all of its ranks have come.
  ncclComm *join(std::shared_ptr<Clique> clique, int rank);
  std::shared_ptr<Clique> cliqueOf(const std::string &id, int ranks);
  /// All ranks call it in the same order. Each has its new communicator when the last one has come.
  void split(ncclComm &parent, int color, int key, ncclComm **made);

  void enqueue(std::shared_ptr<Unit> unit);
  void abort(ncclComm &communicator);
  void finalize(ncclComm &communicator);
  void remove(ncclComm &communicator);

  /// Whether a handle is one of ours; a fault if not.
  ncclComm *find(ncclComm *handle);
  /// Whether NCCL is still at what was asked of it, for so many more looks at least.
  bool isBusy(ncclComm &communicator);

  /// What can happen by itself now.
  std::vector<std::function<void()>> ready();

  std::size_t liveCommunicators() const;

private:
  bool mayBegin(const Unit &unit) const;
  void begin(Unit &unit);
  void transfer(Clique &clique, Clique::Channel &channel);
  void sendEarly(Part &send);
  void gather(Clique &clique);
  bool read(const Part &part);
  void finish(Part &part);

  Machine &machine;
  std::vector<std::unique_ptr<ncclComm>> communicators;
  std::map<std::string, std::shared_ptr<Clique>> cliques;
};

} // namespace pipeline::fake

/// What a handle of NCCL points to.
struct ncclComm {
  std::shared_ptr<pipeline::fake::Clique> clique;
  int rank = 0;
  bool live = true, finalizing = false;
  /// A message of it can't be right.
  bool broken = false;
  /// Looks that find it busy although nothing is left to wait for.
  std::uint64_t delay = 0;
  bool splitting = false;
  /// In their order; the first may have begun.
  std::deque<std::shared_ptr<pipeline::fake::Unit>> units;
};

#endif // PIPELINE_TEST_FAKEDEVICE_NETWORK_H
