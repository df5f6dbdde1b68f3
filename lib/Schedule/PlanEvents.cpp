//===- PlanEvents.cpp - The events of a communication plan ----------------===//

#include "pipeline/Schedule/CommunicationVerifier.h"

#include <deque>
#include <unordered_map>

namespace pipeline::schedule {

namespace {

/// Gives the events of one rank's steps.
class StepWalker {
public:
  StepWalker(const std::vector<Step> &steps, std::vector<int32_t> peers, WaitMode mode)
      : steps(&steps), peers(std::move(peers)), mode(mode) {}

  std::optional<Event> operator()() {
    while (ready.empty() && next < steps->size()) {
      enter((*steps)[next], static_cast<int64_t>(next));
      ++next;
    }
    if (ready.empty())
      waitForPosts();
    if (ready.empty())
      return std::nullopt;
    Event event = ready.front();
    ready.pop_front();
    return event;
  }

private:
  void enter(const Step &step, int64_t user) {
    if (step.isAction()) {
      waitForPosts();
      give({}, user);
    } else if (step.isPost()) {
      post(step, user);
    } else if (mode == WaitMode::AsPlaced) {
      // A step that waits for what was not posted is left to the verifier.
      auto number = numbers.find(keyOf(step));
      give(Event::wait(number == numbers.end() ? -1 : number->second), user);
      if (number != numbers.end())
        numbers.erase(number);
    }
  }

  void post(const Step &step, int64_t user) {
    if (mode == WaitMode::BetweenActions) {
      if (unwaited.empty())
        give({EventType::GroupBegin}, user);
      unwaited.push_back({posts, user});
    } else {
      numbers[keyOf(step)] = posts;
    }
    ++posts;
    int64_t value = int64_t{step.message()} << 32 | step.microbatch;
    int32_t peer = peers[step.message()];
    give(step.type == StepType::PostSend ? Event::postSend(peer, 0, step.message(), value)
                                         : Event::postReceive(peer, 0, step.message(), value),
         user);
  }

  /// With WaitMode::BetweenActions: ends the group and waits for all of it.
  void waitForPosts() {
    if (unwaited.empty())
      return;
    give({EventType::GroupEnd}, unwaited.front().user);
    for (const Unwaited &post : unwaited)
      give(Event::wait(post.number), post.user);
    unwaited.clear();
  }

  void give(Event event, int64_t user) {
    event.user = user;
    ready.push_back(event);
  }

  static uint64_t keyOf(const Step &step) {
    bool isSend = step.type == StepType::PostSend || step.type == StepType::WaitSend;
    return static_cast<uint64_t>(step.message()) << 33 | static_cast<uint64_t>(isSend) << 32 |
           static_cast<uint32_t>(step.microbatch);
  }

  struct Unwaited {
    int64_t number;
    int64_t user;
  };

  const std::vector<Step> *steps;
  /// The other rank of each message.
  std::vector<int32_t> peers;
  WaitMode mode;
  size_t next = 0;
  int64_t posts = 0;
  std::deque<Event> ready;
  /// The posts of AsPlaced that are yet to be waited for.
  std::unordered_map<uint64_t, int64_t> numbers;
  /// The posts of BetweenActions since the last action.
  std::vector<Unwaited> unwaited;
};

} // namespace

std::vector<EventSource> eventsOf(const Problem &problem, const CommunicationPlan &plan,
                                  WaitMode mode) {
  std::vector<EventSource> sources;
  for (int32_t rank = 0; rank < static_cast<int32_t>(plan.ranks.size()); ++rank) {
    std::vector<int32_t> peers;
    peers.reserve(plan.messages.size());
    for (const Message &message : plan.messages) {
      int32_t source = problem.rankOf(message.edge.producerStage);
      peers.push_back(source == rank ? problem.rankOf(message.edge.consumerStage) : source);
    }
    sources.push_back(StepWalker(plan.ranks[rank], std::move(peers), mode));
  }
  return sources;
}

} // namespace pipeline::schedule
