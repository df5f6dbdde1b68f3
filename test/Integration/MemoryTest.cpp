//===- MemoryTest.cpp - Bytes are as planned --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include <algorithm>

using namespace pipeline::testing;

namespace {

Report trainOnce(std::vector<std::string> arguments) {
  arguments.push_back("--steps=1");
  return train(tinyGpt2(), arguments);
}

/// Residual bytes of each rank of four, one row for each number of microbatches from 1.
std::vector<std::vector<int64_t>> residualBytes(const std::string &schedule, int most) {
  std::vector<std::vector<int64_t>> rows;
  for (int microbatches = 1; microbatches <= most; ++microbatches) {
    Report report = trainOnce(
        {"--ranks=4", "--schedule=" + schedule, "--microbatches=" + std::to_string(microbatches)});
    rows.emplace_back();
    for (const RankReport &rank : report.ranks)
      rows.back().push_back(rank.residuals);
    EXPECT_EQ(rows.back().size(), 4u);
  }
  return rows;
}

TEST(Memory, IsAllocatedAsPlannedAndSumsUp) {
  for (std::vector<std::string> options :
       {std::vector<std::string>{"--schedule=none", "--microbatches=3"},
        {"--ranks=2", "--schedule=gpipe", "--microbatches=5"},
        {"--ranks=8", "--schedule=1f1b", "--microbatches=8", "--recompute=full"},
        {"--ranks=4", "--schedule=interleaved-1f1b", "--chunks=2", "--microbatches=8"},
        {"--ranks=3", "--optimizer=sgd", "--microbatches=2", "--clip-norm=1"}}) {
    Report report = trainOnce(options);
    ASSERT_FALSE(report.ranks.empty());
    for (const RankReport &rank : report.ranks) {
      EXPECT_EQ(rank.planned, rank.allocated);
      EXPECT_EQ(rank.planned, rank.parameters + rank.gradients + rank.optimizer + rank.residuals +
                                  rank.state + rank.boundary + rank.packed + rank.workspace);
      EXPECT_GT(rank.parameters, 0);
      EXPECT_GE(rank.gradients, rank.parameters);
      EXPECT_GT(rank.residuals, 0);
      EXPECT_GT(rank.workspace, 0);
    }
  }
}

/// Whatever the microbatches: a parameter is packed once for all of them.
TEST(Memory, OfPackedParametersIsChosen) {
  auto run = [](std::string microbatches, std::string pack) {
    return trainOnce({"--ranks=2", "--microbatches=" + microbatches, "--pack-weights=" + pack})
        .ranks;
  };
  auto few = run("2", "true"), many = run("6", "true"), none = run("6", "false");
  ASSERT_EQ(few.size(), 2u);
  for (int rank = 0; rank < 2; ++rank) {
    EXPECT_GT(few[rank].packed, 0);
    EXPECT_EQ(few[rank].packed, many[rank].packed);
    EXPECT_EQ(none[rank].packed, 0);
    EXPECT_LT(none[rank].allocated, many[rank].allocated);
    EXPECT_EQ(none[rank].planned, none[rank].allocated);
  }
}

TEST(Memory, OfTheOptimizerIsTwoMomentsOrNone) {
  for (const RankReport &rank : trainOnce({"--ranks=2", "--microbatches=2"}).ranks)
    EXPECT_EQ(rank.optimizer, 2 * rank.parameters);
  for (const RankReport &rank :
       trainOnce({"--ranks=2", "--microbatches=2", "--optimizer=sgd"}).ranks)
    EXPECT_EQ(rank.optimizer, 0);
}

TEST(Memory, Of1f1bGrowsWithMicrobatchesInFlight) {
  constexpr int ranks = 4, most = 6;
  auto bytes = residualBytes("1f1b", most);
  for (int rank = 0; rank < ranks; ++rank)
    for (int microbatches = 1; microbatches <= most; ++microbatches)
      EXPECT_EQ(bytes[microbatches - 1][rank],
                bytes[0][rank] * std::min(ranks - rank, microbatches))
          << "rank " << rank << ", " << microbatches << " microbatches";
}

TEST(Memory, OfGPipeGrowsWithMicrobatches) {
  constexpr int ranks = 4, most = 6;
  auto bytes = residualBytes("gpipe", most);
  for (int rank = 0; rank < ranks; ++rank)
    for (int microbatches = 1; microbatches <= most; ++microbatches)
      EXPECT_EQ(bytes[microbatches - 1][rank], bytes[0][rank] * microbatches)
          << "rank " << rank << ", " << microbatches << " microbatches";
}

TEST(Memory, OfEager1f1bPaysForItsWarmUp) {
  constexpr int ranks = 4, most = 8;
  auto bytes = residualBytes("eager-1f1b", most);
  for (int rank = 0; rank < ranks; ++rank)
    for (int microbatches = 1; microbatches <= most; ++microbatches)
      EXPECT_EQ(bytes[microbatches - 1][rank],
                bytes[0][rank] * std::min(2 * (ranks - rank) - 1, microbatches))
          << "rank " << rank << ", " << microbatches << " microbatches";
}

/// Rank 1 of four has one block as each of its two stages; their layouts are equal, so they share
/// slots: what is planned is the peak of both stages together.
TEST(Memory, OfSeveralChunksIsThePeakOverAllOfThem) {
  auto residuals = [](std::vector<std::string> options, int microbatches) {
    options.insert(options.end(), {"--ranks=4", "--microbatches=" + std::to_string(microbatches)});
    return trainOnce(options).ranks;
  };
  auto one = residuals({"--schedule=looped-bfs"}, 1);
  auto looped = residuals({"--schedule=looped-bfs"}, 8);
  auto full = residuals({"--schedule=interleaved-1f1b"}, 8);
  auto lean = residuals({"--schedule=interleaved-1f1b", "--warmup=lean"}, 8);
  ASSERT_EQ(one.size(), 4u);
  int64_t unit = one[1].residuals / 2;
  EXPECT_EQ(looped[1].residuals, unit * 16);
  EXPECT_EQ(full[1].residuals, unit * (2 * (3 - 1) + 4 + 1));
  EXPECT_EQ(lean[1].residuals, unit * ((3 - 1) + 4 + 1));
}

/// zb-h1 holds p microbatches on every rank until their W, of which p - r are still to run their I.
TEST(Memory, OfSplitBackwardsIsWhatWAndIHaveYetToRead) {
  auto run = [](const std::string &schedule, int microbatches) {
    return trainOnce({"--ranks=4", "--schedule=" + schedule,
                      "--microbatches=" + std::to_string(microbatches)})
        .ranks;
  };
  auto one = run("zb-h1", 1), four = run("zb-h1", 8), all = run("zb-h2", 16);
  ASSERT_EQ(one.size(), 4u);
  for (int rank = 0; rank < 4; ++rank) {
    EXPECT_LE(four[rank].residuals, 4 * one[rank].residuals) << rank;
    EXPECT_GT(four[rank].residuals, 2 * one[rank].residuals) << rank;
    EXPECT_LE(all[rank].residuals, 7 * one[rank].residuals) << rank;
  }
  EXPECT_EQ(four[3].residuals, run("zb-h1", 16)[3].residuals);
}

TEST(Memory, OfRecomputationIsLess) {
  Report all = trainOnce({"--ranks=2", "--microbatches=4"});
  Report few = trainOnce({"--ranks=2", "--microbatches=4", "--recompute=full"});
  ASSERT_EQ(all.ranks.size(), 2u);
  ASSERT_EQ(few.ranks.size(), 2u);
  for (int rank = 0; rank < 2; ++rank) {
    EXPECT_LT(few.ranks[rank].residuals, all.ranks[rank].residuals / 2);
    EXPECT_EQ(few.ranks[rank].parameters, all.ranks[rank].parameters);
  }
}

} // namespace
