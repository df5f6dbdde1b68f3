//===- CsvCommunicationTest.cpp - Messages in files -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForce.h"
#include "CsvInputs.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Simulator.h"

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;

std::vector<std::string> stepsOf(const ImportedSchedule &imported, int32_t rank) {
  std::vector<std::string> texts;
  for (const Step &step : imported.plan->ranks[rank])
    texts.push_back(toString(step));
  return texts;
}

//===----------------------------------------------------------------------===//
// What is posted and waited for
//===----------------------------------------------------------------------===//

TEST(CsvCommunication, ReceivesAreWaitedForBeforeTheirActionAndSendsWhereTheFileSays) {
  ImportedSchedule imported = valueOf(readCsv(
      "0UNSHARD,0F0,0SEND_F0,0F1,0SEND_F1,0RECV_B0,0RECV_B1,0B0,0WAIT_SEND_F0,0B1,0REDUCE_GRAD\n"
      "1RECV_F0,1RECV_F1,1F0,1B0,1SEND_B0,1F1,1WAIT_SEND_B0,1B1,1SEND_B1,1RESHARD\n"));
  EXPECT_THAT(stepsOf(imported, 0),
              ElementsAre("0F0", "post send 0[0]", "0F1", "post send 0[1]", "post receive 1[0]",
                          "post receive 1[1]", "wait receive 1[0]", "0B0", "wait send 0[0]",
                          "wait receive 1[1]", "0B1", "wait send 0[1]"));
  EXPECT_THAT(stepsOf(imported, 1),
              ElementsAre("post receive 0[0]", "post receive 0[1]", "wait receive 0[0]", "1F0",
                          "1B0", "post send 1[0]", "wait receive 0[1]", "1F1", "wait send 1[0]",
                          "1B1", "post send 1[1]", "wait send 1[1]"));
}

TEST(CsvCommunication, FilesFromBeforeTorch215WaitForSendsAtTheEnd) {
  for (const auto &[name, text] : csvInputs()) {
    if (!hasCommunication(name))
      continue;
    CsvFile file = valueOf(CsvFile::parse(text));
    for (std::vector<CsvCell> &row : file.rows)
      std::erase_if(row, [](const CsvCell &cell) {
        return cell.type == CsvCellType::WaitSendForward ||
               cell.type == CsvCellType::WaitSendBackward;
      });
    ImportedSchedule imported = valueOf(readCsv(toString(file)));
    for (const std::vector<Step> &steps : imported.plan->ranks) {
      int64_t sends = std::count_if(steps.begin(), steps.end(), [](const Step &step) {
        return step.type == StepType::PostSend;
      });
      ASSERT_GT(sends, 0);
      for (auto wait = steps.end() - sends; wait != steps.end(); ++wait)
        EXPECT_EQ(wait->type, StepType::WaitSend) << name;
    }
  }
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

struct BadFile {
  std::string text;
  std::string error;
};

/// Microbatch 0 of two stages, with rows to spoil.
const std::string sender = "0F0,0SEND_F0,0RECV_B0,0B0\n";
const std::string receiver = "1RECV_F0,1F0,1B0,1SEND_B0\n";

void expectErrors(const std::vector<BadFile> &files) {
  for (const BadFile &bad : files)
    EXPECT_EQ(withoutNote(csvErrorOf(bad.text)), bad.error) << bad.text;
}

TEST(CsvCommunication, MessagesThatAreMissingOrDouble) {
  EXPECT_EQ(csvErrorOf(sender + receiver), "accepted");
  expectErrors({
      {"0F0,0RECV_B0,0B0\n" + receiver,
       "row 1, column 1: 0F0 has no 0SEND_F0, but stage 1 on row 2 needs what it makes; add that "
       "behind it"},
      {"0F0,0SEND_F0,0B0\n" + receiver,
       "row 1, column 3: 0B0 has no 0RECV_B0, but it needs what stage 1 on row 2 makes; add that "
       "before it"},
      {sender + "1F0,1B0,1SEND_B0\n",
       "row 2, column 1: 1F0 has no 1RECV_F0, but it needs what stage 0 on row 1 makes; add that "
       "before it"},
      {sender + "1RECV_F0,1F0,1I0,1W0\n",
       "row 2, column 3: 1I0 has no 1SEND_B0, but stage 0 on row 1 needs what it makes; add that "
       "behind it"},
      {sender + "1RECV_F0,1F0,1B0,1SEND_B0,1SEND_B0\n",
       "row 2, column 5: 1SEND_B0 stands here a second time, after row 2, column 4; remove one of "
       "them"},
      {"0F0,0SEND_F0,0RECV_B0,0RECV_B0,0B0\n" + receiver,
       "row 1, column 4: 0RECV_B0 stands here a second time, after row 1, column 3; remove one of "
       "them"},
      {"0F0,0SEND_F0,0RECV_B0,0B0,0WAIT_SEND_F0,0WAIT_SEND_F0\n" + receiver,
       "row 1, column 6: 0WAIT_SEND_F0 stands here a second time, after row 1, column 5; remove "
       "one of them"},
  });
}

TEST(CsvCommunication, MessagesOutOfTheirPlace) {
  expectErrors({
      {"0SEND_F0,0F0,0RECV_B0,0B0\n" + receiver,
       "row 1, column 1: 0SEND_F0 stands before 0F0 (row 1, column 2), which it needs; move it "
       "behind that"},
      {sender + "1RECV_F0,1F0,1SEND_B0,1I0,1W0\n",
       "row 2, column 3: 1SEND_B0 stands before 1I0 (row 2, column 4), which it needs; move it "
       "behind that"},
      {"0F0,0SEND_F0,0B0,0RECV_B0\n" + receiver,
       "row 1, column 4: 0RECV_B0 stands behind 0B0 (row 1, column 3), which needs it; move it "
       "before that"},
      {"0F0,0WAIT_SEND_F0,0SEND_F0,0RECV_B0,0B0\n" + receiver,
       "row 1, column 2: 0WAIT_SEND_F0 stands before 0SEND_F0 (row 1, column 3), which it needs; "
       "move it behind that"},
      {"0F0,0SEND_F0,0RECV_B0,0B0,1SEND_B0\n1RECV_F0,1F0,1B0\n",
       "row 1, column 5: 1SEND_B0 stands on a second rank: the other actions of stage 1 are in "
       "row 2; move it there"},
      {"1UNSHARD," + sender + receiver,
       "row 1, column 1: 1UNSHARD stands on a second rank: the other actions of stage 1 are in "
       "row 2; move it there"},
  });
}

TEST(CsvCommunication, MessagesThatNobodyNeeds) {
  expectErrors({
      {"0F0,0SEND_F0,0RECV_B0,0B0,0SEND_B0\n" + receiver,
       "row 1, column 5: 0SEND_B0 is a message to nobody: stage 0 is the first; remove it"},
      {sender + "1RECV_F0,1F0,1SEND_F0,1B0,1SEND_B0\n",
       "row 2, column 3: 1SEND_F0 is a message to nobody: stage 1 is the last; remove it"},
      {"0F0,0SEND_F0,1F0,1B0,0B0\n",
       "row 1, column 2: 0SEND_F0 is a message to nobody: stage 1 is on the same rank; remove it"},
      {"0F0,1RECV_F0,1F0,1B0,0B0\n",
       "row 1, column 2: 1RECV_F0 is a message to nobody: stage 0 is on the same rank; remove it"},
      {"0F0,0SEND_F0,0RECV_B0,0B0,0RECV_B7\n" + receiver,
       "row 1, column 5: 0RECV_B7 names what no action does: the stages are 0 to 1, the "
       "microbatches 0 to 0; remove it or mend its numbers"},
      {"9RESHARD," + sender + receiver,
       "row 1, column 1: 9RESHARD names what no action does: the stages are 0 to 1, the "
       "microbatches 0 to 0; remove it or mend its numbers"},
      {"0F0,0B0,0WAIT_SEND_B0\n",
       "row 1, column 3: 0WAIT_SEND_B0 waits for a send that is not there; add 0SEND_B0 before it, "
       "or remove it"},
  });
}

TEST(CsvCommunication, TheFormsDoNotMix) {
  expectErrors({
      {"0F0,,0SEND_F0,0RECV_B0,0B0\n" + receiver,
       "row 1, column 2: the cell is empty, but the file has communication, and then no idle "
       "time; remove the cell, or all sends, receives and the like"},
  });
}

TEST(CsvCommunication, S6NamesTheTwoThatMeet) {
  expectErrors({
      {"0F0,0SEND_F0,0F1,0SEND_F1,0RECV_B0,0B0,0RECV_B1,0B1\n"
       "1RECV_F1,1RECV_F0,1F0,1B0,1SEND_B0,1F1,1B1,1SEND_B1\n",
       "row 1, column 2: 0SEND_F0 meets 1RECV_F1 (row 2, column 1): between two ranks the first "
       "send is the first receive and so on; bring both into one order"},
  });
}

TEST(CsvCommunication, S5NamesTheCycle) {
  // Each waits for its send before it posts the receive of the other's.
  expectErrors({
      {"0F0,0SEND_F0,0WAIT_SEND_F0,0F1,0SEND_F1,0WAIT_SEND_F1,0RECV_B0,0B0,0RECV_B1,0B1\n"
       "1RECV_F0,1F0,1B0,1SEND_B0,1WAIT_SEND_B0,1RECV_F1,1F1,1B1,1SEND_B1\n",
       "row 1, column 6: 0WAIT_SEND_F1 waits for 0SEND_F1 (row 1, column 5), which row 2 has yet "
       "to receive\n"
       "row 2, column 5: 1WAIT_SEND_B0 waits for 1SEND_B0 (row 2, column 4), which row 1 has yet "
       "to receive"},
  });
}

//===----------------------------------------------------------------------===//
// torch's placement
//===----------------------------------------------------------------------===//

TEST(CsvCommunication, TorchsFilesDoNotHangEvenOnStreams) {
  // Any two ranks see one order, since torch appends a receive to the peer's
  // list at the moment of the send.
  int checked = 0;
  for (const auto &[name, text] : csvInputs()) {
    if (!hasCommunication(name))
      continue;
    ImportedSchedule imported = valueOf(readCsv(text));
    for (bool streamOrdered : {false, true})
      EXPECT_TRUE(verifyCommunication(eventsOf(imported.problem, *imported.plan),
                                      {.streamOrdered = streamOrdered})
                      .empty())
          << name;
    ++checked;
  }
  EXPECT_EQ(checked, 18);
}

TEST(CsvCommunication, AReceiveAheadOfWhatItWaitsForHangsOnAStream) {
  // The answer is awaited before the question is sent: fine where transfers
  // are independent, so the file is accepted, but not on a stream.
  ImportedSchedule imported = valueOf(readCsv("0RECV_B0,0F0,0SEND_F0,0B0\n" + receiver));
  auto faultsOf = [&](bool streamOrdered) {
    return verifyCommunication(eventsOf(imported.problem, *imported.plan),
                               {.streamOrdered = streamOrdered});
  };
  EXPECT_TRUE(faultsOf(false).empty());
  ASSERT_EQ(faultsOf(true).size(), 1u);
  EXPECT_EQ(faultsOf(true)[0].constraint, Constraint::S5);
  EXPECT_EQ(simulateStreamsByBruteForce(imported.problem, *imported.plan), std::nullopt);
}

/// When a plan ends in unit times, where the transfers of a rank keep their
/// order, as on an NCCL stream.
double makespanOnStreams(const Problem &problem, const CommunicationPlan &plan) {
  std::optional<StartTimes> starts = simulateStreamsByBruteForce(problem, plan);
  EXPECT_TRUE(starts.has_value());
  double last = 0;
  for (size_t rank = 0; starts && rank < plan.ranks.size(); ++rank) {
    size_t position = 0;
    for (const Step &step : plan.ranks[rank])
      if (step.isAction())
        last = std::max(last, (*starts)[rank][position++] + problem.costOf(step.action()));
  }
  return last;
}

struct Streamed {
  std::string name;
  double makespan; ///< of the order, with messages that hold nobody up
  double streamed; ///< with the messages of the file, on streams
};

TEST(CsvCommunication, TorchsEarlyReceivesHoldUpTheSendsBehindThem) {
  for (const Streamed &known : std::vector<Streamed>{
           {"dualpipev-p2-v2-m4-comm", 25, 26},
           {"dualpipev-p4-v2-m8-comm", 51, 69},
           {"dualpipev-p8-v2-m16-comm", 103, 149},
           {"interleaved-1f1b-p2-v2-m4-comm", 27, 27},
           {"interleaved-1f1b-p4-v2-m8-comm", 57, 70},
           {"interleaved-1f1b-p4-v3-m12-comm", 117, 142},
           {"interleaved-1f1b-p8-v2-m16-comm", 117, 174},
           {"interleaved-zb-p2-v2-m4-comm", 25, 25},
           {"interleaved-zb-p4-v2-m8-comm", 51, 59},
           {"interleaved-zb-p4-v3-m12-comm", 111, 128},
           {"interleaved-zb-p8-v2-m16-comm", 103, 151},
           {"looped-bfs-p2-v2-m4-comm", 27, 27},
           {"looped-bfs-p4-v2-m8-comm", 57, 77},
           {"looped-bfs-p4-v3-m12-comm", 117, 173},
           {"looped-bfs-p8-v2-m16-comm", 117, 219},
           {"zbv-p2-v2-m4-comm", 25, 25},
           {"zbv-p4-v2-m8-comm", 51, 55},
           {"zbv-p8-v2-m16-comm", 103, 115},
       }) {
    SCOPED_TRACE(known.name);
    ImportedSchedule imported = valueOf(readCsv(csvInputs().at(known.name)));
    const Problem &problem = imported.problem;
    Dataflow dataflow = chainOf(problem);
    EXPECT_EQ(valueOf(simulate(problem, imported.schedule, dataflow)).makespan, known.makespan);
    EXPECT_EQ(makespanOnStreams(problem, *imported.plan), known.streamed);
    // The same order with messages that are placed here.
    CommunicationPlan placed =
        valueOf(placeCommunication(problem, imported.schedule, dataflow,
                                   messagesOf(problem, dataflow), TransferOrder::Stream));
    EXPECT_EQ(makespanOnStreams(problem, placed), known.makespan);
  }
}

} // namespace
} // namespace pipeline::schedule
