//===- CommunicationVerifierTest.cpp - Programs that hang, and others -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/CommunicationVerifier.h"
#include "Support.h"

#include <algorithm>

namespace pipeline::schedule {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

using Programs = std::vector<std::vector<Event>>;

constexpr auto send = [](int32_t peer, int64_t bytes = 8, int64_t typeId = 1, int64_t value = 0) {
  return Event::postSend(peer, bytes, typeId, value);
};
constexpr auto receive = [](int32_t peer, int64_t bytes = 8, int64_t typeId = 1,
                            int64_t value = 0) {
  return Event::postReceive(peer, bytes, typeId, value);
};
constexpr auto wait = [](int64_t request) { return Event::wait(request); };
Event begin() { return {EventType::GroupBegin}; }
Event end() { return {EventType::GroupEnd}; }

std::vector<std::string> textsOf(const std::vector<CommunicationFault> &faults) {
  std::vector<std::string> texts;
  for (const CommunicationFault &fault : faults)
    texts.push_back(nameOf(fault.constraint) + ": " + fault.text);
  return texts;
}

std::vector<std::string> check(const Programs &programs, const CommunicationModel &model = {}) {
  return textsOf(verifyCommunication(programs, model));
}

TEST(CommunicationVerifier, AcceptsWhatRuns) {
  EXPECT_THAT(check({}), ElementsAre());
  EXPECT_THAT(check({{}, {}}), ElementsAre());
  EXPECT_THAT(check({{send(1), Event{}, wait(0)}, {receive(0), wait(0), Event{}}}), ElementsAre());
  // Posts do not block: both may send first.
  EXPECT_THAT(
      check({{send(1), receive(1), wait(0), wait(1)}, {send(0), receive(0), wait(1), wait(0)}}),
      ElementsAre());
}

TEST(CommunicationVerifier, S5EachWaitsBeforeTheOthersPost) {
  EXPECT_THAT(
      check({{receive(1), wait(0), send(1), wait(1)}, {receive(0), wait(0), send(0), wait(1)}}),
      ElementsAre("S5: ranks wait for each other in a cycle: "
                  "rank 0 at event 1 waits for receive 0 from rank 1, posted at event 0, "
                  "whose send rank 1 has yet to post; "
                  "rank 1 at event 1 waits for receive 0 from rank 0, posted at event 0, "
                  "whose send rank 0 has yet to post"));
}

TEST(CommunicationVerifier, S5BlockingSendsCrosswise) {
  // Nothing is buffered: a send that is waited for at once needs its receive.
  EXPECT_THAT(
      check({{send(1), wait(0), receive(1), wait(1)}, {send(0), wait(0), receive(0), wait(1)}}),
      ElementsAre(HasSubstr("rank 0 at event 1 waits for send 0 to rank 1, posted at event "
                            "0, whose receive rank 1 has yet to post; rank 1 at event 1")));
}

TEST(CommunicationVerifier, S5TheCycleIsReportedAndNotWhoWaitsForIt) {
  // 3 waits for 0; 0, 1 and 2 wait in a ring.
  std::vector<CommunicationFault> faults =
      verifyCommunication(Programs{{receive(1), wait(0), send(2), wait(1), send(3), wait(2)},
                                   {receive(2), wait(0), send(0), wait(1)},
                                   {receive(0), wait(0), send(1), wait(1)},
                                   {receive(0), wait(0)}});
  ASSERT_THAT(faults, SizeIs(1));
  std::vector<int32_t> ranks;
  for (const EventPlace &place : faults[0].places)
    ranks.push_back(place.rank);
  EXPECT_THAT(ranks, ElementsAre(0, 1, 2));
}

TEST(CommunicationVerifier, S5PlacesCarryWhatTheCallerNeeds) {
  Programs programs = {{receive(1), wait(0), send(1), wait(1)},
                       {receive(0), wait(0), send(0), wait(1)}};
  for (size_t rank = 0; rank < 2; ++rank)
    for (size_t i = 0; i < 4; ++i)
      programs[rank][i].user = static_cast<int64_t>(100 * rank + i);
  std::vector<CommunicationFault> faults = verifyCommunication(programs);
  ASSERT_THAT(faults, SizeIs(1));
  ASSERT_THAT(faults[0].places, SizeIs(2));
  EXPECT_EQ(faults[0].places[1].rank, 1);
  EXPECT_EQ(faults[0].places[1].index, 1);
  EXPECT_EQ(faults[0].places[1].user, 101);
}

TEST(CommunicationVerifier, S5APeerThatHasEnded) {
  EXPECT_THAT(check({{receive(1), wait(0)}, {}}),
              ElementsAre("S5: ranks wait for one that has ended: rank 0 at event 1 waits for "
                          "receive 0 from rank 1, posted at event 0, whose send rank 1 has yet to "
                          "post; rank 1 at event 0 has ended"));
}

TEST(CommunicationVerifier, S5WaitsForNothing) {
  EXPECT_THAT(check({{wait(0), send(1), wait(0)}, {receive(0), wait(0)}}),
              ElementsAre("S5: rank 0, event 0: waits for post 0, but the rank has made only 0 "
                          "posts before it"));
  EXPECT_THAT(check({{send(1), wait(0), wait(0)}, {receive(0), wait(0)}}),
              ElementsAre("S5: rank 0, event 2: waits for post 0, which has been waited for "
                          "before; wait once per post"));
}

TEST(CommunicationVerifier, S6Mismatches) {
  EXPECT_THAT(check({{send(1, 16), wait(0)}, {receive(0, 8), wait(0)}}),
              ElementsAre("S6: on the channel from rank 0 to rank 1, send 0 (event 0 of its rank) "
                          "and receive 0 (event 0) meet, but a size in bytes of 16 is sent and 8 "
                          "received"));
  EXPECT_THAT(check({{send(1, 8, 2), wait(0)}, {receive(0, 8, 3), wait(0)}}),
              ElementsAre(HasSubstr("type 2 is sent and 3 received")));
  // Two values in swapped order: the second pair is found as well.
  EXPECT_THAT(check({{send(1, 8, 1, 5), send(1, 8, 1, 6), wait(0), wait(1)},
                     {receive(0, 8, 1, 6), receive(0, 8, 1, 5), wait(0), wait(1)}}),
              ElementsAre(HasSubstr("value 5 is sent and 6 received"),
                          HasSubstr("value 6 is sent and 5 received")));
}

TEST(CommunicationVerifier, S6PlacesAreTheSendAndTheReceive) {
  std::vector<CommunicationFault> faults =
      verifyCommunication(Programs{{Event{}, receive(1, 8), wait(0)}, {send(0, 16), wait(0)}});
  ASSERT_THAT(faults, SizeIs(1));
  ASSERT_THAT(faults[0].places, SizeIs(2));
  EXPECT_EQ(faults[0].places[0].rank, 1);
  EXPECT_EQ(faults[0].places[0].index, 0);
  EXPECT_EQ(faults[0].places[1].rank, 0);
  EXPECT_EQ(faults[0].places[1].index, 1);
}

TEST(CommunicationVerifier, S6NobodyThere) {
  EXPECT_THAT(
      check({{send(1)}, {}}),
      ElementsAre("S6: rank 0, event 0: send 0 to rank 1 meets no receive; post one on rank "
                  "1"));
  EXPECT_THAT(check({{send(2), wait(0)}, {}}),
              ElementsAre("S6: rank 0, event 0: posts a transfer with rank 2; the other ranks are "
                          "0 to 1 without 0"));
  EXPECT_THAT(check({{send(0), wait(0)}, {}}), ElementsAre(HasSubstr("without 0")));
}

TEST(CommunicationVerifier, S6CommunicatorsAreChannelsOfTheirOwn) {
  auto on = [](Event event, int32_t communicator) {
    event.communicator = communicator;
    return event;
  };
  EXPECT_THAT(check({{on(send(1, 8), 0), on(send(1, 4), 1), wait(0), wait(1)},
                     {on(receive(0, 4), 1), on(receive(0, 8), 0), wait(0), wait(1)}}),
              ElementsAre());
  EXPECT_THAT(check({{on(send(1), 1), wait(0)}, {receive(0), wait(0)}}),
              ElementsAre(HasSubstr("send 0 to rank 1 on communicator 1, posted at event 0")));
}

TEST(CommunicationVerifier, S8NeverWaitedFor) {
  EXPECT_THAT(check({{send(1)}, {receive(0), wait(0)}}),
              ElementsAre("S8: rank 0, event 0: send 0 to rank 1 is never waited for, so its "
                          "buffer is never known to be free"));
}

TEST(CommunicationVerifier, KeepsAFewFaults) {
  Programs programs(2);
  for (int i = 0; i < 100; ++i)
    programs[0].push_back(send(1));
  EXPECT_THAT(verifyCommunication(programs, {}, 3), SizeIs(3));
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

TEST(CommunicationVerifier, CollectivesMeet) {
  CommunicationModel model;
  model.groups = {{0, 1, 2}, {0, 2}};
  auto collective = [](int32_t group, int64_t bytes = 8) {
    return Event::collective(group, bytes);
  };
  EXPECT_THAT(check({{collective(0), collective(1), collective(0)},
                     {collective(0), collective(0)},
                     {collective(0), collective(1), collective(0)}},
                    model),
              ElementsAre());
  EXPECT_THAT(
      check({{collective(0), collective(1)}, {collective(0)}, {collective(1), collective(0)}},
            model),
      ElementsAre("S5: ranks wait for each other in a cycle: rank 0 at event 0 waits in a "
                  "collective of group 0 for rank 2; rank 2 at event 0 waits in a "
                  "collective of group 1 for rank 0"));
  EXPECT_THAT(check({{collective(1, 8)}, {}, {collective(1, 16)}}, model),
              ElementsAre(HasSubstr("S6: in a collective of group 1 rank 2 brings 16 bytes")));
  EXPECT_THAT(check({{}, {collective(1)}, {}}, model),
              ElementsAre(HasSubstr("group 1, which it is no member of")));
}

TEST(CommunicationVerifier, ACollectiveAcrossAWait) {
  CommunicationModel model;
  model.groups = {{0, 1}};
  EXPECT_THAT(
      check({{send(1), wait(0), Event::collective(0)}, {Event::collective(0), receive(0), wait(0)}},
            model),
      ElementsAre("S5: ranks wait for each other in a cycle: rank 0 at event 1 waits for "
                  "send 0 to rank 1, posted at event 0, whose receive rank 1 has yet to "
                  "post; rank 1 at event 0 waits in a collective of group 0 for rank 0"));
}

//===----------------------------------------------------------------------===//
// Streams that keep their order
//===----------------------------------------------------------------------===//

TEST(CommunicationVerifier, StreamsKeepTheirOrder) {
  // Both send first. Unordered transfers pass each other; a stream gets stuck
  // with everything posted.
  Programs crosswise = {{send(1), receive(1), wait(0), wait(1)},
                        {send(0), receive(0), wait(0), wait(1)}};
  EXPECT_THAT(check(crosswise), ElementsAre());
  EXPECT_THAT(check(crosswise, {.streamOrdered = true}),
              ElementsAre("S5: ranks wait for each other in a cycle: "
                          "rank 0 at event 2 waits for send 0 to rank 1, posted at event 0, which "
                          "the stream of rank 1 has yet to reach; "
                          "rank 1 at event 2 waits for send 0 to rank 0, posted at event 0, which "
                          "the stream of rank 0 has yet to reach"));
  Programs paired = {{send(1), receive(1), wait(0), wait(1)},
                     {receive(0), send(0), wait(0), wait(1)}};
  EXPECT_THAT(check(paired, {.streamOrdered = true}), ElementsAre());
}

TEST(CommunicationVerifier, AGroupIsOneNodeOfAStream) {
  Programs grouped = {{begin(), send(1), receive(1), end(), wait(0), wait(1)},
                      {begin(), send(0), receive(0), end(), wait(0), wait(1)}};
  EXPECT_THAT(check(grouped, {.streamOrdered = true}), ElementsAre());
  EXPECT_THAT(check(grouped), ElementsAre());
  // One side alone is enough here: the other's two nodes both meet the group.
  grouped[1] = {send(0), receive(0), wait(0), wait(1)};
  EXPECT_THAT(check(grouped, {.streamOrdered = true}), ElementsAre());
}

TEST(CommunicationVerifier, AWaitEndsWithTheWholeGroup) {
  // Rank 0 has received from rank 1, but its stream says so only when its send
  // in the same group is through, which rank 1 takes later.
  Programs programs = {{begin(), receive(1), send(1), end(), wait(0), send(1), wait(1), wait(2)},
                       {send(0), wait(0), receive(0), receive(0), wait(2), wait(1)}};
  EXPECT_THAT(check(programs, {.streamOrdered = true}), ElementsAre());
  programs[1] = {send(0), wait(0), Event{}, receive(0), wait(1), receive(0), wait(2)};
  EXPECT_THAT(check(programs, {.streamOrdered = true}), ElementsAre());
  // Here rank 1 waits, before it takes that, for what rank 0 sends after it.
  CommunicationModel model{.streamOrdered = true, .groups = {{0, 1}}};
  programs[0] = {begin(), receive(1), send(1), end(), wait(0), Event::collective(0), wait(1)};
  programs[1] = {send(0), wait(0), Event::collective(0), receive(0), wait(1)};
  EXPECT_THAT(check(programs, {.streamOrdered = false, .groups = {{0, 1}}}), ElementsAre());
  EXPECT_THAT(check(programs, model),
              ElementsAre("S5: ranks wait for each other in a cycle: rank 0 at event 4 waits for "
                          "receive 0 from rank 1, posted at event 1, whose group also has send 0 "
                          "to rank 1, whose receive rank 1 has yet to post; rank 1 at event 2 "
                          "waits in a collective of group 0 for rank 0"));
}

TEST(CommunicationVerifier, AStreamIsHeldUpByWhatStandsFirst) {
  // Rank 0's stream is at a send that nobody takes until its receive is in.
  EXPECT_THAT(
      check({{send(1), receive(2), wait(1), wait(0)},
             {receive(2), wait(0), receive(0), wait(1)},
             {send(0), send(1), wait(0), wait(1)}},
            {.streamOrdered = true}),
      ElementsAre("S5: ranks wait for each other in a cycle: rank 0 at event 2 waits for receive 0 "
                  "from rank 2, posted at event 1, which its stream keeps behind send 0 to rank 1, "
                  "whose receive rank 1 has yet to post; rank 1 at event 1 waits for receive 0 "
                  "from rank 2, posted at event 0, which the stream of rank 2 has yet to reach; "
                  "rank 2 at event 2 waits for send 0 to rank 0, posted at event 0, which the "
                  "stream of rank 0 has yet to reach"));
}

TEST(CommunicationVerifier, ALongChainOfTransfersUnwinds) {
  // A thousand transfers wait behind one another; none may be forgotten, and
  // nothing recurses over them.
  Programs programs(2);
  constexpr int count = 20000;
  for (int i = 0; i < count; ++i) {
    programs[0].push_back(i == 0 ? receive(1) : send(1));
    programs[1].push_back(i == count - 1 ? send(0) : receive(0));
  }
  // Rank 1 posts the send that all stand behind last, in one group.
  programs[1].insert(programs[1].begin(), begin());
  programs[1].push_back(end());
  for (int i = 0; i < count; ++i)
    for (std::vector<Event> &program : programs)
      program.push_back(wait(i));
  EXPECT_THAT(check(programs, {.streamOrdered = true}), ElementsAre());
}

TEST(CommunicationVerifier, GroupsMustBeWellFormed) {
  EXPECT_THAT(check({{end()}}), ElementsAre(HasSubstr("ends a group that it has not begun")));
  EXPECT_THAT(check({{begin(), begin(), end()}}),
              ElementsAre(HasSubstr("begins a group within a group")));
  EXPECT_THAT(check({{begin(), send(1), wait(0), end()}, {Event{}, receive(0), wait(0)}}),
              ElementsAre("S5: rank 0, event 2: waits within a group; wait after its end"));
  EXPECT_THAT(check({{begin()}}), ElementsAre("S5: rank 0, event 1: ends within a group"));
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// What is wrong with 1f1b of two ranks and two microbatches when a step of a
/// rank has gone, or stands at another place.
std::vector<std::string> checkMoved(int32_t rank, std::string_view step, int to = -1) {
  Problem problem = makeProblem(2, 1, 2);
  Dataflow dataflow = chainOf(problem);
  CommunicationPlan plan = valueOf(placeCommunication(problem, valueOf(generate("1f1b", problem)),
                                                      dataflow, messagesOf(problem, dataflow)));
  std::vector<Step> &steps = plan.ranks[rank];
  auto it = std::find_if(steps.begin(), steps.end(),
                         [&](const Step &entry) { return toString(entry) == step; });
  EXPECT_NE(it, steps.end());
  Step moved = *it;
  steps.erase(it);
  if (to >= 0)
    steps.insert(steps.begin() + to, moved);
  return textsOf(verifyPlan(problem, plan));
}

TEST(CommunicationVerifier, OfPlansKnowsWhenValuesAreThere) {
  // Rank 0: 0F0, post send 0[0], 0F1, ...; rank 1: post receive 0[0], wait
  // receive 0[0], 1F0, 1B0, ...
  EXPECT_THAT(checkMoved(0, "post send 0[0]", 0),
              ElementsAre("S4: rank 0, event 0: post send 0[0] is sent before its value is made"));
  EXPECT_THAT(checkMoved(1, "wait receive 0[0]", 2),
              ElementsAre("S4: rank 1, event 1: post receive 0[0] is read before its receive is "
                          "waited for"));
  EXPECT_THAT(checkMoved(1, "1F0", 2), ElementsAre());
}

TEST(CommunicationVerifier, OfPlansFindsWhatIsMissing) {
  EXPECT_THAT(checkMoved(0, "wait send 0[0]"),
              ElementsAre("S8: rank 0, event 1: send 0 to rank 1 is never waited for, so its "
                          "buffer is never known to be free"));
  EXPECT_THAT(checkMoved(0, "post send 0[0]").front(),
              HasSubstr("S5: rank 0, event 3: waits for a transfer that the rank has not posted "
                        "before it"));
  EXPECT_THAT(checkMoved(1, "post receive 0[1]").front(),
              HasSubstr("waits for a transfer that the rank has not posted"));
  // The second value is taken for the first.
  EXPECT_THAT(checkMoved(1, "post receive 0[0]", 5),
              Contains(HasSubstr("S5: rank 1, event 0: waits for a transfer")));
}

TEST(CommunicationVerifier, OfPlansRefusesTransfersThatThereAreNot) {
  Problem problem = makeProblem(2, 1, 1);
  std::vector<Message> messages = messagesOf(problem, chainOf(problem));
  auto check = [&](Step step) { return textsOf(verifyPlan(problem, {messages, {{step}, {}}})); };
  EXPECT_THAT(check({StepType::PostReceive, 0, 0}), // Message 0 goes to rank 1.
              Contains(HasSubstr("S6: rank 0, event 0: posts a transfer with rank -1")));
  EXPECT_THAT(check({StepType::PostSend, 7, 0}), Contains(HasSubstr("S6: rank 0, event 0")));
  EXPECT_THAT(check({StepType::PostSend, 0, 1}), Contains(HasSubstr("S6: rank 0, event 0")));
  EXPECT_THAT(check({StepType::WaitSend, 0, -1}), ElementsAre(HasSubstr("S5: rank 0, event 0")));
  EXPECT_THAT(check(Step::run({Kind::F, 1, 0})),
              ElementsAre("S4: rank 0, event 0: 1F0 is not an action of this rank"));
}

TEST(CommunicationVerifier, ReadsEveryEventOnce) {
  // What linear means: as many calls as there are events, and one more per rank
  // for its end; waiting and waking read nothing again.
  for (bool streamOrdered : {false, true})
    for (int32_t m : {8, 64}) {
      Problem problem = makeProblem(4, 2, m, PlacementKind::V);
      Dataflow dataflow = chainOf(problem);
      CommunicationPlan plan =
          valueOf(placeCommunication(problem, valueOf(generate("zbv", problem)), dataflow,
                                     messagesOf(problem, dataflow), TransferOrder::Stream));
      int64_t calls = 0, steps = 0;
      std::vector<EventSource> sources;
      for (EventSource &source : eventsOf(problem, plan))
        sources.push_back([&calls, source = std::move(source)] {
          ++calls;
          return source();
        });
      for (const std::vector<Step> &list : plan.ranks)
        steps += static_cast<int64_t>(list.size());
      EXPECT_TRUE(
          verifyCommunication(std::move(sources), {.streamOrdered = streamOrdered, .groups = {}})
              .empty());
      EXPECT_EQ(calls, steps + problem.ranks);
    }
}

} // namespace
} // namespace pipeline::schedule
