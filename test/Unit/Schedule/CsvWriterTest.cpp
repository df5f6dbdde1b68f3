//===- CsvWriterTest.cpp - Files from schedules -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CsvInputs.h"
#include "RandomSchedule.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Verifier.h"

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string written(const Problem &problem, const Schedule &schedule) {
  return valueOf(writeCsv(problem, schedule, chainOf(problem)));
}

CommunicationPlan placed(const Problem &problem, const Schedule &schedule,
                         TransferOrder order = TransferOrder::Unordered) {
  Dataflow dataflow = chainOf(problem);
  return valueOf(
      placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow), order));
}

//===----------------------------------------------------------------------===//
// Without communication
//===----------------------------------------------------------------------===//

TEST(CsvWriter, IdleTimeIsThatOfUnitSlots) {
  // Whatever the costs and latencies of the problem are.
  Problem problem = makeProblem(3, 1, 2);
  problem.costs = {{.forward = 5, .backwardInput = 7, .backwardWeight = 2}};
  problem.latencies = {3};
  EXPECT_EQ(written(problem, valueOf(generate("1f1b", problem))), "0F0,0F1,,,,0B0,,0B1\r\n"
                                                                  ",1F0,1F1,,1B0,,1B1\r\n"
                                                                  ",,2F0,2B0,2F1,2B1\r\n");
  EXPECT_EQ(written(problem, parsed("0F0 0F1 0I0 0W0 0B1\n1F0 1F1 1I0 1W0 1B1\n2F0 2B0 2F1 2B1")),
            "0F0,0F1,,,,0I0,0W0,0B1\r\n"
            ",1F0,1F1,,1I0,1W0,1B1\r\n"
            ",,2F0,2B0,2F1,2B1\r\n");
}

/// What torch writes of a schedule that we generate.
TEST(CsvWriter, GeneratedInterleavedFilesAreTorchsByteByByte) {
  for (std::string name : {"interleaved-1f1b-p2-v2-m4", "interleaved-1f1b-p4-v2-m8",
                           "interleaved-1f1b-p4-v3-m12", "interleaved-1f1b-p8-v2-m16"}) {
    const std::string &text = csvInputs().at(name);
    Problem problem = valueOf(readCsv(text)).problem;
    EXPECT_EQ(written(problem, valueOf(generate("interleaved-1f1b", problem))), text) << name;
  }
}

TEST(CsvWriter, TorchsIdleTimeIsFoundFromItsOrders) {
  int compared = 0;
  for (const auto &[name, text] : csvInputs()) {
    if (hasCommunication(name) || !(name.starts_with("interleaved-1f1b") ||
                                    name.starts_with("looped-bfs") || name.starts_with("zbv")))
      continue;
    ++compared;
    ImportedSchedule imported = valueOf(readCsv(text));
    EXPECT_EQ(written(imported.problem, imported.schedule), text) << name;
  }
  EXPECT_EQ(compared, 11);
}

TEST(CsvWriter, OnlyTorchsInterleavedOrdersAreInLockStep) {
  Problem problem = makeProblem(2, 2, 4);
  // With the lean warm-up an action starts as soon as it can.
  EXPECT_EQ(
      written(problem, valueOf(generate("interleaved-1f1b", problem, {.warmUp = WarmUp::Lean}))),
      "0F0,0F1,2F0,2F1,,2B0,0F2,2B1,0F3,0B0,2F2,0B1,2F3,2B2,,2B3,0B2,0B3\r\n"
      ",1F0,1F1,3F0,3B0,3F1,3B1,1F2,1B0,1F3,1B1,3F2,3B2,3F3,3B3,1B2,1B3\r\n");
  // Nor do all forwards before all backwards make turns.
  EXPECT_EQ(written(problem, valueOf(generate("looped-bfs", problem))),
            "0F0,0F1,0F2,0F3,2F0,2F1,2F2,2F3,,,2B0,2B1,2B2,2B3,0B0,0B1,0B2,0B3\r\n"
            ",1F0,1F1,1F2,1F3,3F0,3F1,3F2,3F3,3B0,3B1,3B2,3B3,1B0,1B1,1B2,1B3\r\n");
}

TEST(CsvWriter, RefusesWhatIsNoSchedule) {
  Problem problem = makeProblem(2, 1, 1);
  auto errorOf = [&](std::string_view rows) {
    return writeCsv(problem, parsed(rows), chainOf(problem)).error();
  };
  EXPECT_THAT(errorOf("0F0 0B0\n1F0\n"), StartsWith("S2: rank 1"));
  EXPECT_THAT(errorOf("0B0 0F0\n1F0 1B0\n"), HasSubstr("0B0"));
}

//===----------------------------------------------------------------------===//
// With communication
//===----------------------------------------------------------------------===//

TEST(CsvWriter, WritesAPlan) {
  Problem problem = makeProblem(2, 1, 2);
  EXPECT_EQ(valueOf(writeCsv(problem, placed(problem, valueOf(generate("1f1b", problem))))),
            "0F0,0SEND_F0,0F1,0SEND_F1,0WAIT_SEND_F0,0RECV_B0,0B0,0WAIT_SEND_F1,0RECV_B1,0B1\r\n"
            "1RECV_F0,1F0,1B0,1SEND_B0,1RECV_F1,1F1,1WAIT_SEND_B0,1B1,1SEND_B1,1WAIT_SEND_B1\r\n");
}

TEST(CsvWriter, RefusesWhatTheFormHasNoNameFor) {
  Problem problem = makeProblem(3, 1, 2);
  Schedule schedule = valueOf(generate("gpipe", problem));
  auto errorOf = [&](std::vector<StageEdge> edges) {
    Dataflow dataflow = valueOf(Dataflow::chain(problem, edges));
    std::vector<Message> messages = messagesOf(problem, dataflow);
    if (edges.empty()) // Two values from one stage to the next.
      messages.push_back(messages.front());
    return writeCsv(problem, valueOf(placeCommunication(problem, schedule, dataflow, messages)))
        .error();
  };
  EXPECT_EQ(errorOf({{Kind::F, 0, Kind::F, 2}}),
            "torch's form with communication has messages between neighbouring stages only, but "
            "one goes from the forward of stage 0 to the forward of stage 2; write the form "
            "without communication");
  EXPECT_EQ(errorOf({{Kind::F, 0, Kind::B, 1}}),
            "torch's form with communication has messages between neighbouring stages only, but "
            "one goes from the forward of stage 0 to the backward of stage 1; write the form "
            "without communication");
  EXPECT_EQ(errorOf({}),
            "torch's form with communication has one message from a stage to its neighbour, but "
            "there are several from the forward of stage 0 to the forward of stage 1; write the "
            "form without communication");
}

//===----------------------------------------------------------------------===//
// And back again
//===----------------------------------------------------------------------===//

/// Writes both forms and expects the same schedule, and the same steps, back.
void checkRoundTrip(const Problem &problem, const Schedule &schedule) {
  ImportedSchedule plain = valueOf(readCsv(written(problem, schedule)));
  EXPECT_EQ(plain.schedule.ranks, schedule.ranks);
  EXPECT_EQ(plain.problem.ranks, problem.ranks);
  EXPECT_EQ(plain.problem.chunks, problem.chunks);
  EXPECT_EQ(plain.problem.microbatches, problem.microbatches);

  CommunicationPlan plan = placed(problem, schedule);
  ImportedSchedule imported = valueOf(readCsv(valueOf(writeCsv(problem, plan))));
  EXPECT_EQ(imported.schedule.ranks, schedule.ranks);
  // Ranks without a message look like the other form.
  ASSERT_EQ(imported.plan.has_value(), !plan.messages.empty());
  if (imported.plan) {
    EXPECT_EQ(imported.plan->ranks, plan.ranks);
    EXPECT_TRUE(verifyPlan(imported.problem, *imported.plan).empty());
  }

  // Groups are lost in the file, but not the order of the posts.
  plan = placed(problem, schedule, TransferOrder::Stream);
  imported = valueOf(readCsv(valueOf(writeCsv(problem, plan))));
  EXPECT_EQ(imported.schedule.ranks, schedule.ranks);
  if (imported.plan) {
    EXPECT_TRUE(verifyPlan(imported.problem, *imported.plan, {.streamOrdered = true}).empty());
  }
}

TEST(CsvWriter, EveryGeneratedScheduleComesBack) {
  int checked = 0;
  for (const Generator &generator : generators()) {
    if (generator.takes(Option::Csv))
      continue;
    GeneratorOptions options;
    if (generator.takes(Option::Search))
      options.searchBudget = 10;
    int accepted = 0;
    for (int32_t p : {1, 2, 3, 4, 8})
      for (int32_t v : {generator.defaultChunks, 3})
        for (int32_t m : {1, 2, 5, 8, 16}) {
          Problem problem = makeProblem(p, v, m, generator.defaultPlacement);
          Expected<Schedule> schedule = generate(generator.name, problem, options);
          if (!schedule)
            continue;
          SCOPED_TRACE(std::string(generator.name) + " p=" + std::to_string(p) +
                       " v=" + std::to_string(v) + " m=" + std::to_string(m));
          checkRoundTrip(problem, *schedule);
          ++accepted;
        }
    EXPECT_GT(accepted, 0) << generator.name;
    checked += accepted;
  }
  EXPECT_GT(checked, 50);
}

TEST(CsvWriter, SchedulesThatNobodyDesignedComeBack) {
  int checked = 0;
  for (uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    RandomCase random = makeRandomCase(seed);
    // Some have no chain in their dataflow.
    if (verify(random.problem, random.schedule, chainOf(random.problem)).hasErrors())
      continue;
    checkRoundTrip(random.problem, random.schedule);
    ++checked;
  }
  EXPECT_GT(checked, 200);
}

} // namespace
} // namespace pipeline::schedule
