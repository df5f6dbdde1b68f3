//===- BruteForcePlans.cpp - Slow and simple runs of plans ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForce.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace pipeline::schedule {

std::optional<StartTimes> simulateMeetingsByBruteForce(const Problem &problem,
                                                       const CommunicationPlan &plan) {
  // Every rank alternates meetings and actions; a meeting's transfers are
  // looked up by message and microbatch on both sides.
  struct Meeting {
    std::set<std::pair<int32_t, int32_t>> transfers;
    double arrival = -1;
    bool left = false;
  };
  size_t numRanks = plan.ranks.size();
  std::vector<std::vector<Meeting>> meetings(numRanks);
  std::vector<std::vector<Action>> actions(numRanks);
  for (size_t rank = 0; rank < numRanks; ++rank) {
    meetings[rank].emplace_back();
    for (const Step &step : plan.ranks[rank]) {
      if (step.isPost())
        meetings[rank].back().transfers.insert({step.message(), step.microbatch});
      if (!step.isAction())
        continue;
      actions[rank].push_back(step.action());
      meetings[rank].emplace_back();
    }
    meetings[rank].front().arrival = 0;
  }
  StartTimes starts(numRanks);
  for (bool again = true; again;) {
    again = false;
    for (size_t rank = 0; rank < numRanks; ++rank)
      for (size_t at = 0; at < meetings[rank].size(); ++at) {
        Meeting &meeting = meetings[rank][at];
        if (meeting.left || meeting.arrival < 0)
          continue;
        double leave = meeting.arrival;
        bool complete = true;
        for (const auto &transfer : meeting.transfers) {
          const StageEdge &edge = plan.messages[transfer.first].edge;
          const Message &message = plan.messages[transfer.first];
          int32_t producer = message.source(problem.placement);
          size_t peer = producer == static_cast<int32_t>(rank)
                            ? message.destination(problem.placement)
                            : producer;
          auto partner =
              std::find_if(meetings[peer].begin(), meetings[peer].end(),
                           [&](const Meeting &m) { return m.transfers.count(transfer) != 0; });
          complete = complete && partner->arrival >= 0;
          leave =
              std::max(leave, std::max(meeting.arrival, partner->arrival) +
                                  problem.latencyBetween(edge.producerStage, edge.consumerStage));
        }
        if (!complete)
          continue;
        meeting.left = true;
        again = true;
        if (at == actions[rank].size())
          continue;
        starts[rank].push_back(leave);
        meetings[rank][at + 1].arrival = leave + problem.costOf(actions[rank][at]);
      }
  }
  for (size_t rank = 0; rank < numRanks; ++rank)
    if (!meetings[rank].back().left)
      return std::nullopt;
  return starts;
}

std::optional<StartTimes> simulateStreamsByBruteForce(const Problem &problem,
                                                      const CommunicationPlan &plan) {
  // A node is what a stream runs together: a post, or those of a group.
  using Transfer = std::pair<int32_t, int32_t>;
  struct Node {
    std::vector<Transfer> transfers;
    double posted = -1;
    double over = -1;
  };
  struct Rank {
    size_t next = 0;
    double now = 0;
    bool inGroup = false;
    std::vector<Node> nodes;
    size_t first = 0; ///< node that is not over
  };
  std::vector<Rank> ranks(plan.ranks.size());
  std::map<Transfer, double> through;
  StartTimes starts(ranks.size());

  auto nodeOf = [&](Rank &rank, const Transfer &transfer) -> Node & {
    return *std::find_if(rank.nodes.begin(), rank.nodes.end(), [&](const Node &node) {
      return std::count(node.transfers.begin(), node.transfers.end(), transfer) != 0;
    });
  };
  // Sends and receives of one rank never carry the same transfer.
  auto step = [&](size_t number) {
    Rank &rank = ranks[number];
    if (rank.next == plan.ranks[number].size())
      return false;
    const Step &step = plan.ranks[number][rank.next];
    Transfer transfer(step.index, step.microbatch);
    if (step.isAction()) {
      starts[number].push_back(rank.now);
      rank.now += problem.costOf(step.action());
    } else if (step.isPost()) {
      if (!rank.inGroup)
        rank.nodes.push_back({{}, rank.now, -1});
      rank.nodes.back().transfers.push_back(transfer);
    } else if (step.isWait()) {
      Node &node = nodeOf(rank, transfer);
      if (node.over < 0)
        return false;
      rank.now = std::max(rank.now, node.over);
    } else if (step.type == StepType::GroupBegin) {
      rank.inGroup = true;
      rank.nodes.push_back({});
    } else {
      rank.inGroup = false;
      rank.nodes.back().posted = rank.now;
    }
    ++rank.next;
    return true;
  };
  auto headOf = [&](Rank &rank) -> Node * {
    return rank.first < rank.nodes.size() && rank.nodes[rank.first].posted >= 0
               ? &rank.nodes[rank.first]
               : nullptr;
  };
  // When a rank's first node could start.
  auto readyOf = [&](Rank &rank) {
    double before = rank.first == 0 ? 0 : rank.nodes[rank.first - 1].over;
    return std::max(before, rank.nodes[rank.first].posted);
  };
  auto runTransfers = [&](size_t number) {
    Rank &rank = ranks[number];
    Node *head = headOf(rank);
    if (!head)
      return false;
    double over = readyOf(rank);
    bool moved = false, complete = true;
    for (const Transfer &transfer : head->transfers) {
      const Message &message = plan.messages[transfer.first];
      int32_t source = message.source(problem.placement);
      Rank &peer =
          ranks[source == static_cast<int32_t>(number) ? message.destination(problem.placement)
                                                       : source];
      Node *other = headOf(peer);
      if (through.count(transfer) == 0 && other &&
          std::count(other->transfers.begin(), other->transfers.end(), transfer) != 0) {
        through[transfer] =
            std::max(readyOf(rank), readyOf(peer)) +
            problem.latencyBetween(message.edge.producerStage, message.edge.consumerStage);
        moved = true;
      }
      complete = complete && through.count(transfer) != 0;
      if (complete)
        over = std::max(over, through[transfer]);
    }
    if (complete) {
      head->over = over;
      ++rank.first;
    }
    return moved || complete;
  };
  for (bool again = true; again;) {
    again = false;
    for (size_t rank = 0; rank < ranks.size(); ++rank) {
      while (step(rank))
        again = true;
      while (runTransfers(rank))
        again = true;
    }
  }
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    if (ranks[rank].next != plan.ranks[rank].size())
      return std::nullopt;
  return starts;
}

namespace {

/// Executes a plan one random move after the other, and looks everything up by
/// search.
class RandomRunner {
public:
  RandomRunner(const Problem &problem, const CommunicationPlan &plan, bool streamOrdered,
               uint32_t seed)
      : problem(problem), plan(plan), streamOrdered(streamOrdered), random(seed),
        ranks(plan.ranks.size()) {}

  /// Whether all ends, and nothing is left.
  bool run() {
    while (!wrong) {
      std::vector<std::pair<int, size_t>> moves; // A rank goes on, or its transfer runs.
      for (size_t rank = 0; rank < ranks.size(); ++rank) {
        if (canGoOn(rank))
          moves.emplace_back(-1, rank);
        for (size_t post = 0; post < ranks[rank].posts.size(); ++post)
          if (canRun(rank, post))
            moves.emplace_back(static_cast<int>(rank), post);
      }
      if (moves.empty())
        break;
      auto [rank, which] = moves[random() % moves.size()];
      if (rank < 0)
        goOn(which);
      else
        runTransfer(rank, which);
    }
    for (size_t rank = 0; rank < ranks.size(); ++rank) {
      wrong = wrong || ranks[rank].next != plan.ranks[rank].size() || ranks[rank].inGroup;
      for (const Post &post : ranks[rank].posts)
        wrong = wrong || !post.ran || !post.waited;
    }
    return !wrong;
  }

private:
  struct Post {
    Step step;
    int node; ///< what the stream of its rank runs together
    bool ran = false;
    bool waited = false;
  };
  struct Rank {
    size_t next = 0;
    std::vector<Post> posts;
    int nodes = 0;
    bool inGroup = false;
  };

  static bool isSend(const Step &step) {
    return step.type == StepType::PostSend || step.type == StepType::WaitSend;
  }

  /// Whether the step is about a transfer that `rank` takes part in that way.
  bool isSound(size_t rank, const Step &step) const {
    if (step.message() < 0 || step.message() >= static_cast<int>(plan.messages.size()) ||
        step.microbatch < 0 || step.microbatch >= problem.microbatches)
      return false;
    const Message &message = plan.messages[step.message()];
    int32_t end =
        isSend(step) ? message.source(problem.placement) : message.destination(problem.placement);
    return end == static_cast<int32_t>(rank) &&
           problem.placement.copyOf(step.microbatch) == message.copy;
  }

  /// The index of the post that a wait means, or -1.
  int postOf(size_t rank, const Step &wait) const {
    for (size_t i = 0; i < ranks[rank].posts.size(); ++i) {
      const Post &post = ranks[rank].posts[i];
      if (isSend(post.step) == isSend(wait) && post.step.message() == wait.message() &&
          post.step.microbatch == wait.microbatch && !post.waited)
        return static_cast<int>(i);
    }
    return -1;
  }

  bool nodeRan(size_t rank, int node) const {
    for (const Post &post : ranks[rank].posts)
      if (post.node == node && !post.ran)
        return false;
    return !(ranks[rank].inGroup && node == ranks[rank].nodes - 1);
  }

  bool canGoOn(size_t rank) const {
    if (ranks[rank].next == plan.ranks[rank].size())
      return false;
    const Step &step = plan.ranks[rank][ranks[rank].next];
    if (!step.isWait())
      return true;
    int post = postOf(rank, step);
    if (post < 0 || ranks[rank].inGroup)
      return true; // To find that this is wrong.
    return streamOrdered ? nodeRan(rank, ranks[rank].posts[post].node)
                         : ranks[rank].posts[post].ran;
  }

  /// The rank and index of the post that meets another: on each channel the
  /// k-th send meets the k-th receive.
  std::pair<size_t, int> partnerOf(size_t rank, size_t index) const {
    const Step &step = ranks[rank].posts[index].step;
    auto peerOf = [&](const Step &step) {
      const Message &message = plan.messages[step.message()];
      return isSend(step) ? message.destination(problem.placement)
                          : message.source(problem.placement);
    };
    auto peer = static_cast<size_t>(peerOf(step));
    int before = 0;
    for (size_t i = 0; i < index; ++i) {
      const Step &other = ranks[rank].posts[i].step;
      before += isSend(other) == isSend(step) && peerOf(other) == static_cast<int>(peer);
    }
    for (size_t i = 0; i < ranks[peer].posts.size(); ++i) {
      const Step &other = ranks[peer].posts[i].step;
      if (isSend(other) != isSend(step) && peerOf(other) == static_cast<int>(rank) && before-- == 0)
        return {peer, static_cast<int>(i)};
    }
    return {peer, -1};
  }

  bool isFirst(size_t rank, size_t index) const {
    if (!streamOrdered)
      return true;
    for (int node = 0; node < ranks[rank].posts[index].node; ++node)
      if (!nodeRan(rank, node))
        return false;
    return !(ranks[rank].inGroup && ranks[rank].posts[index].node == ranks[rank].nodes - 1);
  }

  bool canRun(size_t rank, size_t index) const {
    if (ranks[rank].posts[index].ran || !isFirst(rank, index))
      return false;
    auto [peer, partner] = partnerOf(rank, index);
    return partner >= 0 && isFirst(peer, partner);
  }

  void runTransfer(size_t rank, size_t index) {
    auto [peer, partner] = partnerOf(rank, index);
    Post &mine = ranks[rank].posts[index];
    Post &theirs = ranks[peer].posts[partner];
    mine.ran = theirs.ran = true;
    wrong = wrong || mine.step.message() != theirs.step.message() ||
            mine.step.microbatch != theirs.step.microbatch;
  }

  void goOn(size_t rank) {
    Rank &state = ranks[rank];
    const Step &step = plan.ranks[rank][state.next++];
    if (step.isAction())
      return read(rank, step.action());
    if (step.isGroupMark()) {
      bool begins = step.type == StepType::GroupBegin;
      wrong = wrong || begins == state.inGroup;
      state.inGroup = begins;
      state.nodes += begins;
      return;
    }
    if (!isSound(rank, step)) {
      wrong = true;
    } else if (step.isPost()) {
      wrong = wrong ||
              (isSend(step) && !hasRun(rank, plan.messages[step.message()].edge, step.microbatch));
      state.nodes += !state.inGroup;
      state.posts.push_back({step, state.nodes - 1});
    } else {
      int post = postOf(rank, step);
      wrong = wrong || post < 0 || state.inGroup;
      if (post >= 0)
        state.posts[post].waited = true;
    }
  }

  /// Whether `rank` has run the producer of an edge.
  bool hasRun(size_t rank, const StageEdge &edge, int32_t microbatch) const {
    for (size_t i = 0; i + 1 < ranks[rank].next; ++i) {
      const Step &step = plan.ranks[rank][i];
      if (step.isAction() && step.action().stage == edge.producerStage &&
          step.microbatch == microbatch && step.type != StepType::W &&
          (step.type == StepType::F) == (edge.producerKind == Kind::F))
        return true;
    }
    return false;
  }

  /// An action reads what came for it.
  void read(size_t rank, const Action &action) {
    for (size_t i = 0; i < plan.messages.size(); ++i) {
      const Message &message = plan.messages[i];
      const StageEdge &edge = message.edge;
      if (action.kind == Kind::W || edge.consumerStage != action.stage ||
          (edge.consumerKind == Kind::F) != (action.kind == Kind::F) ||
          message.copy != problem.placement.copyOf(action.microbatch))
        continue;
      bool received = false;
      for (const Post &post : ranks[rank].posts)
        received = received || (!isSend(post.step) && post.step.message() == static_cast<int>(i) &&
                                post.step.microbatch == action.microbatch && post.waited);
      wrong = wrong || !received;
    }
  }

  const Problem &problem;
  const CommunicationPlan &plan;
  bool streamOrdered;
  std::mt19937 random;
  std::vector<Rank> ranks;
  bool wrong = false;
};

} // namespace

bool runsByBruteForce(const Problem &problem, const CommunicationPlan &plan, uint32_t seed,
                      bool streamOrdered) {
  return RandomRunner(problem, plan, streamOrdered, seed).run();
}

} // namespace pipeline::schedule
