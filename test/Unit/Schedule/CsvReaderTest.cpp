//===- CsvReaderTest.cpp - Schedules from files -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CsvInputs.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>
#include <ctime>

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

//===----------------------------------------------------------------------===//
// What is in the files of other tools
//===----------------------------------------------------------------------===//

TEST(CsvReader, EveryFileIsReadAndVerified) {
  for (const auto &[name, text] : csvInputs()) {
    SCOPED_TRACE(name);
    ImportedSchedule imported = valueOf(readCsv(text));
    const Problem &problem = imported.problem;
    bool isV = name.starts_with("zbv") || name.starts_with("dualpipev");
    EXPECT_EQ(problem.placement.toString(), isV ? "v" : "loop");
    std::string sizes = "-p" + std::to_string(problem.ranks) + "-v" +
                        std::to_string(problem.chunks) + "-m" +
                        std::to_string(problem.microbatches);
    EXPECT_THAT(name, HasSubstr(sizes));
    EXPECT_EQ(imported.plan.has_value(), hasCommunication(name));

    Diagnostics diagnostics = verify(problem, imported.schedule, chainOf(problem));
    EXPECT_FALSE(diagnostics.hasErrors()) << diagnostics.errorText();
    EXPECT_EQ(imported.schedule.name, "csv");
  }
}

TEST(CsvReader, CommunicationLeavesTheOrderAlone) {
  int pairs = 0;
  for (const auto &[name, text] : csvInputs())
    if (hasCommunication(name)) {
      const std::string &plain = csvInputs().at(name.substr(0, name.size() - 5));
      EXPECT_EQ(valueOf(readCsv(text)).schedule, valueOf(readCsv(plain)).schedule) << name;
      ++pairs;
    }
  EXPECT_EQ(pairs, 18);
}

/// Makespan and peak of torch's orders with unit times.
struct Measure {
  std::string name;
  double makespan;
  int32_t peak;
};

TEST(CsvReader, TorchsOrdersTakeTheTimeThatIsKnown) {
  for (const Measure &known : std::vector<Measure>{
           {"interleaved-zb-p2-v2-m4", 25, 4},
           {"interleaved-zb-p4-v2-m8", 51, 8},
           {"interleaved-zb-p4-v3-m12", 111, 12},
           {"interleaved-zb-p8-v2-m16", 103, 16},
           {"zbv-p2-v2-m4", 25, 4},
           {"zbv-p4-v2-m8", 51, 8},
           {"zbv-p8-v2-m16", 103, 16},
           {"dualpipev-p2-v2-m4", 25, 5},
           {"dualpipev-p4-v2-m8", 51, 9},
           {"dualpipev-p8-v2-m16", 103, 17},
           {"interleaved-1f1b-p2-v2-m4", 27, 5},
           {"interleaved-1f1b-p4-v2-m8", 57, 11},
           {"interleaved-1f1b-p4-v3-m12", 117, 15},
           {"interleaved-1f1b-p8-v2-m16", 117, 23},
           {"looped-bfs-p2-v2-m4", 27, 8},
           {"looped-bfs-p4-v2-m8", 57, 16},
           {"looped-bfs-p4-v3-m12", 117, 36},
           {"looped-bfs-p8-v2-m16", 117, 32},
       }) {
    SCOPED_TRACE(known.name);
    ImportedSchedule imported = valueOf(readCsv(csvInputs().at(known.name)));
    Simulation simulation =
        valueOf(simulate(imported.problem, imported.schedule, chainOf(imported.problem)));
    EXPECT_EQ(simulation.makespan, known.makespan);
    std::vector<int32_t> peaks = peakInFlight(imported.schedule);
    EXPECT_EQ(*std::max_element(peaks.begin(), peaks.end()), known.peak);
  }
}

TEST(CsvReader, MegatronsAndTorchsOrdersAreThoseOfTheGenerator) {
  int compared = 0;
  for (const auto &[name, text] : csvInputs()) {
    bool megatron = name.starts_with("megatron-interleaved-");
    if (hasCommunication(name) || !(megatron || name.starts_with("interleaved-1f1b")))
      continue;
    ++compared;
    GeneratorOptions options;
    if (megatron)
      options.groupSize = std::stoi(name.substr(name.rfind("-g") + 2));
    ImportedSchedule imported = valueOf(readCsv(text));
    Schedule made = valueOf(generate("interleaved-1f1b", imported.problem, options));
    EXPECT_EQ(imported.schedule.ranks, made.ranks) << name;
  }
  EXPECT_EQ(compared, 10);
}

//===----------------------------------------------------------------------===//
// Placements
//===----------------------------------------------------------------------===//

/// One row per rank of what it owns, run one microbatch after the other.
std::string placementOf(std::string_view text) {
  Expected<ImportedSchedule> imported = readCsv(text);
  return imported ? imported->problem.placement.toString() : imported.error();
}

TEST(CsvReader, RecognisesPlacements) {
  EXPECT_EQ(placementOf("0F0,0B0"), "loop");
  EXPECT_EQ(placementOf("0F0,,0B0\n,1F0,1B0"), "loop");
  EXPECT_EQ(placementOf("0F0,2F0,2B0,0B0\n1F0,3F0,3B0,1B0"), "loop");
  EXPECT_EQ(placementOf("0F0,3F0,3B0,0B0\n1F0,2F0,2B0,1B0"), "v");
  EXPECT_EQ(placementOf("1F0,1B0\n0F0,0B0"), "1,0");
  EXPECT_EQ(placementOf("0F0,1F0,1B0,0B0\n2F0,3F0,3B0,2B0"), "0,0,1,1");
}

TEST(CsvReader, RecognisesTwoOwners) {
  EXPECT_EQ(placementOf("0F0,1F1,1B1,0B0\n0F1,1F0,1B0,0B1"), "bidirectional");
  EXPECT_EQ(placementOf("0F1,1F0,1B0,0B1\n0F0,1F1,1B1,0B0"), "1,0/0,1");
  // The stage in the middle is on one rank in both directions.
  EXPECT_EQ(placementOf("0F0,2F1,2B1,0B0\n1F0,1F1,1B0,1B1\n0F1,2F0,2B0,0B1"), "bidirectional");
  // Pairs of stages on one rank, in two directions.
  EXPECT_EQ(placementOf("0F0,1F0,2F1,3F1,3B1,2B1,1B0,0B0\n0F1,1F1,2F0,3F0,3B0,2B0,1B1,0B1"),
            "0,0,1,1/1,1,0,0");
}

TEST(CsvReader, AMisplacedStageIsNoSecondOwner) {
  // Both actions of microbatch 1 on stage 1 are in the wrong row; the other
  // stages say that the file has one owner each.
  EXPECT_THAT(csvErrorOf("0F0,0F1,0F2,1F1,1B1,0B0,0B1,0B2\n1F0,1B0,1F2,1B2\n"
                         "2F0,2F1,2F2,2B0,2B1,2B2\n"),
              StartsWith("row 1, column 4: 1F1 stands on a second rank: the other actions of "
                         "stage 1 are in row 2; move it there\nrow 1, column 5: 1B1 stands"));
}

TEST(CsvReader, PairsBecomeTheirActionsAndIdleTimeNothing) {
  Schedule schedule = valueOf(readCsv("0F0,,(0F1;0B0)OVERLAP_F_B,0I1,,0W1,\n")).schedule;
  EXPECT_EQ(toString(schedule), "0F0 0F1 0B0 0I1 0W1\n");
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

struct BadFile {
  std::string text;
  std::string error;
};

void expectErrors(const std::vector<BadFile> &files) {
  for (const BadFile &bad : files)
    EXPECT_EQ(withoutNote(csvErrorOf(bad.text)), bad.error) << bad.text;
}

TEST(CsvReader, FaultsOfRows) {
  std::string noAction = "the row has no action; every row is a rank, remove rows that are none";
  expectErrors({
      {"", "row 1, column 1: the file is empty; it needs a row of actions for every rank"},
      {"\r\n", "row 1, column 1: " + noAction},
      {"0F0,0B0\n\n", "row 2, column 1: " + noAction},
      {"0F0,0B0\n,,,\n", "row 2, column 1: " + noAction},
      {"0F0,0B0\n0UNSHARD\n", "row 2, column 1: " + noAction},
      {"0F0,1F0,1B0,0B0\n2F0,2B0",
       "row 1, column 1: the row has 2 of 3 stages, but 2 ranks must have equally many; move "
       "whole stages between rows"},
      {",0F0,0B0\n,1F0,1B0,2F0,2B0,3F0,3B0\n",
       "row 1, column 2: the row has 1 of 4 stages, but 2 ranks must have equally many; move "
       "whole stages between rows"},
  });
}

TEST(CsvReader, S1AndS2) {
  expectErrors({
      {"0F0,0F1,,,0B0,0B1\n,1F0,1B0,1F1\n",
       "row 2, column 4: 1F1 has no backward; add 1B1, or 1I1 and 1W1, behind it"},
      {"0F0,0F1,,,0B0,0B1\n,1F0,1B0,1B1\n",
       "row 2, column 4: 1B1 has no forward; add 1F1 before it"},
      {"0F0,0F1,,,0B0,0B1\n,1F0,1B0\n",
       "row 2, column 2: stage 1 has its first action here, but none of microbatch 1; add 1F1 and "
       "its backward to row 2"},
      {"0F0,0F1,,,0B0,0B1\n,1F0,1B0,1F1,1B1,1F0\n",
       "row 2, column 6: 1F0 stands here a second time, after row 2, column 2; remove one of "
       "them"},
      // Of two, the one on the wrong rank is to blame, though it comes first.
      {"0F0,0F1,1F0,,0B0,0B1\n,1F0,1B0,1F1,1B1\n",
       "row 1, column 3: 1F0 stands here a second time, after row 2, column 2; remove one of "
       "them"},
      {"0F0,0F1,1B1,,0B0,0B1\n,1F0,1B0,1F1\n",
       "row 1, column 3: 1B1 stands on a second rank: the other actions of stage 1 are in row 2; "
       "move it there"},
      {"0F0,1F1,1B1,0B0,0F2,0B2,1F3,1B3,1B2\n0F1,1F0,1B0,0B1,0F3,1F2,0B3\n",
       "row 1, column 9: 1B2 stands on a second rank: the other actions of stage 1 on even "
       "microbatches are in row 2; move it there"},
      {"0F0,0B0,2F0,2B0\n",
       "row 1, column 3: 2F0 names stage 2, but no action names stage 1; number the stages from 0 "
       "without a gap\n"
       "row 1, column 4: 2B0 names stage 2, but no action names stage 1; number the stages from 0 "
       "without a gap"},
      {"0F1,0B1\n",
       "row 1, column 1: 0F1 names microbatch 1, but no action names microbatch 0; number the "
       "microbatches from 0 without a gap\n"
       "row 1, column 2: 0B1 names microbatch 1, but no action names microbatch 0; number the "
       "microbatches from 0 without a gap"},
      {"0F0,0I0\n", "row 1, column 2: 0I0 has no 0W0; add that behind it, or write 0B0 for both"},
      {"0F0,0W0\n", "row 1, column 2: 0W0 has no 0I0; add that before it, or write 0B0 for both"},
      {"0F0,0I0,0W0,0B0\n",
       "row 1, column 4: 0B0 is the full backward, but 0I0 (row 1, column 2) is there too; keep "
       "0B0, or 0I0 and 0W0"},
      {"0F0,0I0,0W0,0F1,0B1,0W1\n",
       "row 1, column 5: 0B1 does what 0I1 and 0W1 do, but 0W1 (row 1, column 6) is there too; "
       "write 0I1 for it, or remove 0W1"},
  });
}

TEST(CsvReader, S3) {
  expectErrors({
      {"0B0,0F0\n", "row 1, column 1: 0B0 stands before 0F0 (row 1, column 2), which it needs; "
                    "move it behind that"},
      {"0F0,0W0,0I0\n", "row 1, column 2: 0W0 stands before 0I0 (row 1, column 3), which it needs; "
                        "move it behind that"},
      // Within a pair the order counts too.
      {"(0B0;0F0)OVERLAP_F_B\n",
       "row 1, column 1: 0B0 stands before 0F0 (row 1, column 1), which it needs; move it behind "
       "that"},
  });
}

TEST(CsvReader, S4NamesTheCycle) {
  expectErrors({
      {"0F0,0B0,0F1,0B1\n,1F1,1B1,1F0,1B0\n",
       "row 1, column 2: 0B0 waits for 1B0 (row 2, column 5), and so round in a cycle of 2 ranks\n"
       "row 2, column 2: 1F1 waits for 0F1 (row 1, column 3), and so round in a cycle of 2 ranks"},
      // A pair takes one column and two places of the order.
      {"0F0,(0B0;0F1)OVERLAP_F_B,0B1\n,1F1,,1F0,1B0,1B1\n",
       "row 1, column 2: 0B0 waits for 1B0 (row 2, column 5), and so round in a cycle of 2 ranks\n"
       "row 2, column 2: 1F1 waits for 0F1 (row 1, column 2), and so round in a cycle of 2 "
       "ranks"},
      {"1F0,0F0,0B0,1B0\n",
       "row 1, column 1: 1F0 waits for 0F0 (row 1, column 2), and so round in a cycle of 1 rank"},
  });
}

TEST(CsvReader, TheOlderNotation) {
  std::string older = "torch's older notation, in which B is the backward of the inputs (today's "
                      "I) and BW the full backward (today's B); write actions with I where it has "
                      "B, and with B where it has BW";
  expectErrors({
      {"0F0,0B0,0W0\n", "row 1, column 2: 0B0 does what 0I0 and 0W0 do, but 0W0 (row 1, column 3) "
                        "is there too: the file uses " +
                            older},
      {"0F0,0F1,0B0,0W0,0BW1\n", "row 1, column 5: '0BW1' is no cell: BW belongs to " + older},
  });
}

//===----------------------------------------------------------------------===//
// Size
//===----------------------------------------------------------------------===//

TEST(CsvReader, NumbersOfAFileDoNotSetItsMemory) {
  // Each would be an allocation of terabytes, were tables made by their size.
  EXPECT_THAT(csvErrorOf("134217727F134217727,0B0"), StartsWith("row 1, column 1: 134217727F"));
  std::string text;
  for (int32_t i = 0; i < 100000; ++i)
    text += (i == 0 ? "" : ",") + toString(Action{Kind::F, i, i});
  EXPECT_THAT(csvErrorOf(text),
              StartsWith("row 1, column 1: stage 0 has its first action here, but none of "
                         "microbatch 1"));
}

TEST(CsvReader, AMillionActions) {
  Problem problem = makeProblem(64, 2, 4096);
  Schedule schedule = valueOf(generate("interleaved-1f1b", problem));
  ASSERT_GT(schedule.numActions(), 1000000);
  std::string text = valueOf(writeCsv(problem, schedule, chainOf(problem)));

  // Of the processor, since machines are busy.
  std::clock_t start = std::clock();
  ImportedSchedule imported = valueOf(readCsv(text));
  double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%.0f ms for %lld actions\n", 1e3 * seconds,
              static_cast<long long>(schedule.numActions()));
  EXPECT_LT(seconds, 3) << "loose, for instrumented builds";
  EXPECT_EQ(imported.schedule.ranks, schedule.ranks);
}

} // namespace
} // namespace pipeline::schedule
