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

#include "ChannelTable.h"
#include "RingBuffer.h"
#include "pipeline/Schedule/CommunicationVerifier.h"

#include <string>
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

/// A send or receive that a rank has posted: what is needed of it until it has
/// been waited for.
struct Post {
  int64_t index = 0;   ///< of the event
  int64_t user = -1;   ///< of the event
  int64_t ordinal = 0; ///< among the sends, or receives, of its channel
  int64_t node = 0;    ///< of its rank's stream
  /// The number of the post of the peer that it meets, once that is posted.
  int64_t counterpart = -1;
  int32_t peer = -1;
  int32_t communicator = 0;
  bool isSend = false;
  bool through = false; ///< the transfer is over
  bool done = false;    ///< and with it its group, which is when a wait ends
  bool waited = false;

  bool isMatched() const { return counterpart >= 0; }
};

/// `send 3 to rank 1`
std::string describe(const Post &post);

class Transfers {
public:
  Transfers(int32_t ranks, bool streamOrdered, FaultList &faults)
      : streamOrdered(streamOrdered), faults(faults), ranks(ranks) {}

  /// Posts `event`, the `index`-th of `rank`; its peer exists.
  void post(int32_t rank, const Event &event, int64_t index);
  /// Takes a number for a post that can't be made, as if it were done, so that
  /// those after it keep theirs.
  void skip(int32_t rank, const Event &event, int64_t index);
  void beginGroup(int32_t rank);
  void endGroup(int32_t rank);

  /// How many posts a rank has made.
  int64_t numPosts(int32_t rank) const {
    return ranks[rank].firstKept + static_cast<int64_t>(ranks[rank].posts.size());
  }

  /// A post that is made and not yet both done and waited for, else null.
  Post *find(int32_t rank, int64_t number) {
    RankState &state = ranks[rank];
    int64_t place = number - state.firstKept;
    if (place < 0 || place >= static_cast<int64_t>(state.posts.size()))
      return nullptr;
    return &state.posts[place];
  }

  /// Says that `rank` waits for a post that is not done. It will be among
  /// `woken` when that is.
  void await(int32_t rank, int64_t number) { ranks[rank].awaited = number; }
  /// The post that `rank` waits for, or null.
  const Post *awaitedBy(int32_t rank) {
    int64_t number = ranks[rank].awaited;
    return number < 0 ? nullptr : find(rank, number);
  }
  std::vector<int32_t> woken;

  /// Marks a post that is done as waited for, and forgets what can be.
  void markWaited(int32_t rank, int64_t number);

  /// Of what stands first on a rank's stream a post that is not through, or
  /// null.
  const Post *streamHead(int32_t rank);

  /// S6: posts that nobody met. S8: posts that were not waited for.
  void reportLeftovers();

private:
  /// Transfers that a stream runs together: one, or those of a group.
  struct Node {
    int64_t firstPost;
    int64_t endPost;
    int64_t remaining;
    /// All of it is posted. A group does not start before.
    bool closed;
    /// It has been first of its stream, and what could run has.
    bool started = false;
  };

  struct RankState {
    /// Posts from number `firstKept` on.
    RingBuffer<Post> posts;
    int64_t firstKept = 0;
    int64_t awaited = -1;
    /// The stream from node number `firstNode` on.
    RingBuffer<Node> nodes;
    int64_t firstNode = 0;
    bool inGroup = false;
  };

  /// A post that meets none yet, and what must agree when it does.
  struct Unmatched {
    int64_t number;
    int64_t bytes;
    int64_t typeId;
    int64_t value;
  };

  struct Channel {
    int64_t sends = 0;
    int64_t receives = 0;
    /// What one side has posted ahead of the other.
    RingBuffer<Unmatched> unmatched;
    bool sendsAreAhead = false;
  };

  Post &append(int32_t rank, const Event &event, int64_t index);

  void enterStream(int32_t rank, Post &post, int64_t number);
  void match(int32_t rank, const Unmatched &mine, const Unmatched &theirs);
  void compare(int32_t rank, const Unmatched &mine, const Unmatched &theirs);
  bool canRun(int32_t rank, const Post &post) const {
    return !streamOrdered ||
           (post.node == ranks[rank].firstNode && ranks[rank].nodes.front().closed);
  }
  void tryRun(int32_t rank, int64_t number);
  void finish(int32_t rank, Post &post, int64_t number);
  void complete(int32_t rank, Post &post, int64_t number);
  void advanceStreams();
  void advanceStream(int32_t rank);

  bool streamOrdered;
  FaultList &faults;
  std::vector<RankState> ranks;
  ChannelTable table;
  /// By the numbers of `table`.
  std::vector<Channel> channels;
  /// Ranks whose stream may go on.
  std::vector<int32_t> advanced;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_TRANSFERS_H
