//===- Transfers.h - Posts and the transfers that they make -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches the posts of all ranks and says which transfers are through. One
// half of the communication verifier; the other runs the ranks' programs.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_TRANSFERS_H
#define PIPELINE_LIB_SCHEDULE_TRANSFERS_H

#include "RingBuffer.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace pipeline::schedule {

/// Keeps the first faults.
class FaultList {
public:
  explicit FaultList(int32_t kept) : kept(kept) {}
  void add(CommunicationFault fault) {
    if (static_cast<int32_t>(faults.size()) < kept)
      faults.push_back(std::move(fault));
  }
  bool empty() const { return faults.empty(); }
  std::vector<CommunicationFault> take() { return std::move(faults); }

private:
  int32_t kept;
  std::vector<CommunicationFault> faults;
};

/// A send or receive that a rank has posted.
struct Post {
  Event event;
  int64_t index = 0;   ///< of the event
  int64_t ordinal = 0; ///< among the sends, or receives, of its channel
  int64_t node = 0;    ///< of its rank's stream
  /// The number of the post of the peer that it meets, once that is posted.
  int64_t counterpart = -1;
  bool done = false;
  bool waited = false;

  bool isSend() const { return event.type == EventType::PostSend; }
  bool isMatched() const { return counterpart >= 0; }
};

/// `send 3 to rank 1`
std::string describe(const Post &post);

class Transfers {
public:
  Transfers(int32_t ranks, bool streamOrdered, FaultList &faults)
      : streamOrdered(streamOrdered), faults(faults), ranks(ranks) {}

  /// Posts `event`, the `index`-th of `rank`; its peer exists. Posts that are
  /// through by this are appended to `completed`, as ranks and numbers.
  void post(int32_t rank, const Event &event, int64_t index);
  /// Takes a number for a post that can't be made, as if it were through, so
  /// that those after it keep theirs.
  void skip(int32_t rank, const Event &event, int64_t index);
  void beginGroup(int32_t rank);
  void endGroup(int32_t rank);

  /// How many posts a rank has made.
  int64_t numPosts(int32_t rank) const {
    return ranks[rank].firstKept + static_cast<int64_t>(ranks[rank].posts.size());
  }

  /// A post that is made and not yet both through and waited for, else null.
  Post *find(int32_t rank, int64_t number);

  /// Marks a post that is through as waited for, and forgets what can be.
  void markWaited(int32_t rank, int64_t number);

  /// What stands first on a rank's stream and is not through, or null.
  const Post *streamHead(int32_t rank);

  /// S6: posts that nobody met. S8: posts that were not waited for.
  void reportLeftovers();

  struct Completed {
    int32_t rank;
    int64_t number;
  };
  std::vector<Completed> completed;

private:
  /// Transfers that a stream runs together: one, or those of a group.
  struct Node {
    int64_t firstPost;
    int64_t endPost;
    int64_t remaining;
    bool closed;
  };

  struct RankState {
    /// Posts from number `firstKept` on.
    RingBuffer<Post> posts;
    int64_t firstKept = 0;
    /// The stream from node number `firstNode` on.
    RingBuffer<Node> nodes;
    int64_t firstNode = 0;
    bool inGroup = false;
  };

  struct ChannelKey {
    int32_t source;
    int32_t destination;
    int32_t communicator;
    bool operator==(const ChannelKey &) const = default;
  };
  struct ChannelHash {
    size_t operator()(const ChannelKey &key) const {
      uint64_t ends =
          static_cast<uint64_t>(key.source) << 32 | static_cast<uint32_t>(key.destination);
      return std::hash<uint64_t>()(ends * 0x9e3779b97f4a7c15u +
                                   static_cast<uint32_t>(key.communicator));
    }
  };
  struct Channel {
    int64_t sends = 0;
    int64_t receives = 0;
    /// Numbers of the posts that one side is ahead of the other.
    RingBuffer<int64_t> unmatched;
    bool sendsAreAhead = false;
  };

  void enterStream(int32_t rank, Post &post, int64_t number);
  void match(int32_t rank, int64_t number, int64_t counterpart);
  void compare(int32_t rank, const Post &post, const Post &counterpart);
  bool isAtHead(int32_t rank, const Post &post) const {
    return !streamOrdered || post.node == ranks[rank].firstNode;
  }
  void tryRun(int32_t rank, int64_t number);
  void finish(int32_t rank, int64_t number);
  void advanceStreams();

  bool streamOrdered;
  FaultList &faults;
  std::vector<RankState> ranks;
  std::unordered_map<ChannelKey, Channel, ChannelHash> channels;
  /// Ranks whose stream may go on.
  std::vector<int32_t> advanced;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_TRANSFERS_H
