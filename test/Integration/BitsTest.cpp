//===- BitsTest.cpp - Losses do not depend on the pipeline ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loss of every step, to the bit, is that of one rank: whatever the ranks,
// chunks, placement, order, recomputation and optimisation. After a step this is
// a test of every gradient and of every update.
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include "pipeline/Conversion/Cpu/Engine.h"

#include <algorithm>
#include <map>
#include <set>

using namespace pipeline::testing;

namespace {

constexpr int steps = 20;

std::vector<std::string> withSteps(std::vector<std::string> arguments, int microbatches) {
  arguments.push_back("--steps=" + std::to_string(steps));
  arguments.push_back("--microbatches=" + std::to_string(microbatches));
  arguments.push_back("--learning-rate=0.003");
  return arguments;
}

/// The run of one rank, once for each number of microbatches.
const Report &referenceRun(int microbatches) {
  static std::map<int, Report> known;
  auto [it, isNew] = known.try_emplace(microbatches);
  if (isNew)
    it->second = train(tinyGpt2(), withSteps({"--schedule=none"}, microbatches));
  return it->second;
}

const std::vector<std::string> &reference(int microbatches) {
  return referenceRun(microbatches).lossBits;
}

/// A pipeline as options, and its microbatches.
struct Pipeline {
  std::string name;
  int microbatches;
  std::vector<std::string> options;
};

void PrintTo(const Pipeline &pipeline, std::ostream *os) { *os << pipeline.name; }

std::vector<Pipeline> pipelines() {
  std::vector<Pipeline> all;
  auto add = [&](std::string name, int microbatches, std::vector<std::string> options) {
    all.push_back({std::move(name), microbatches, std::move(options)});
  };
  for (std::string recompute : {"none", "selective", "full"}) {
    for (std::string ranks : {"1", "2", "4", "8"})
      for (std::string schedule : {"gpipe", "1f1b"})
        add(schedule + "_p" + ranks + "_" + recompute, 8,
            {"--ranks=" + ranks, "--schedule=" + schedule, "--recompute=" + recompute});
    for (std::string ranks : {"2", "4"})
      add("interleaved_p" + ranks + "_" + recompute, 8,
          {"--ranks=" + ranks, "--chunks=2", "--schedule=interleaved-1f1b",
           "--recompute=" + recompute});
  }
  // Microbatches that are no multiple of the ranks, and fewer than them.
  add("gpipe_p4_m6", 6, {"--ranks=4", "--schedule=gpipe"});
  add("1f1b_p4_m6", 6, {"--ranks=4", "--schedule=1f1b"});
  add("1f1b_p8_m3", 3, {"--ranks=8", "--schedule=1f1b"});
  add("1f1b_p2_m1", 1, {"--ranks=2", "--schedule=1f1b"});
  add("interleaved_p4_m7_group7", 7,
      {"--ranks=4", "--chunks=2", "--schedule=interleaved-1f1b", "--group=7"});
  add("interleaved_p2_m5_group3", 5,
      {"--ranks=2", "--chunks=2", "--schedule=interleaved-1f1b", "--group=3"});
  add("interleaved_p3_v3_m6", 6, {"--ranks=3", "--chunks=3", "--schedule=interleaved-1f1b"});
  // Every synchronous schedule whose stages have one owner, as it is by default.
  for (std::string schedule : {"eager-1f1b", "looped-bfs", "zb-h1", "zb-h2", "zb-auto",
                               "interleaved-zb", "zbv", "v-half", "v-min", "dualpipev", "hanayo"})
    add(schedule + "_p4", 8, {"--ranks=4", "--schedule=" + schedule});
  add("zb_h1_p4_none", 8, {"--ranks=4", "--schedule=zb-h1", "--recompute=none"});
  add("zb_h1_p4_full", 8, {"--ranks=4", "--schedule=zb-h1", "--recompute=full"});
  add("zb_h1_p8_m3", 3, {"--ranks=8", "--schedule=zb-h1"});
  add("zbv_p2_m5", 5, {"--ranks=2", "--schedule=zbv"});
  add("zbv_p4_full", 8, {"--ranks=4", "--schedule=zbv", "--recompute=full"});
  add("zb_auto_p4_limit", 8, {"--ranks=4", "--schedule=zb-auto", "--memory-limit=5"});
  add("zb_auto_p2_free", 7, {"--ranks=2", "--schedule=zb-auto", "--periodic=false"});
  add("interleaved_lean", 8, {"--ranks=4", "--schedule=interleaved-1f1b", "--warmup=lean"});
  add("interleaved_zb_p3_v3_m6", 6, {"--ranks=3", "--chunks=3", "--schedule=interleaved-zb"});
  add("looped_bfs_p3_v3_m4", 4, {"--ranks=3", "--chunks=3", "--schedule=looped-bfs"});
  add("hanayo_p2_two_waves", 6, {"--ranks=2", "--chunks=4", "--schedule=hanayo"});
  add("csv_zbv", 8, {"--schedule=csv", "--csv=" + inputPath("zbv-p4-v2-m8.csv")});
  add("csv_dualpipev", 4, {"--schedule=csv", "--csv=" + inputPath("dualpipev-p2-v2-m4-comm.csv")});
  // Stages on other ranks than their numbers say.
  add("1f1b_p4_list", 8, {"--ranks=4", "--owners=2,0,3,1"});
  // Another grouping: three ranks split ten layers elsewhere than two or four do.
  add("1f1b_p3", 8, {"--ranks=3"});
  // Parameters packed by every product for itself, not once per step.
  for (std::string ranks : {"1", "2", "4"})
    add("unpacked_p" + ranks, 8, {"--ranks=" + ranks, "--pack-weights=false"});
  add("unpacked_p4_full", 8, {"--ranks=4", "--recompute=full", "--pack-weights=false"});
  add("unpacked_zbv_p4", 8, {"--ranks=4", "--schedule=zbv", "--pack-weights=false"});
  // Other code.
  add("O0", 8, {"--ranks=2", "-O0"});
  add("O1", 8, {"--ranks=2", "-O1"});
  add("O2", 8, {"--ranks=2", "-O2"});
  return all;
}

class Bits : public ::testing::TestWithParam<Pipeline> {};

TEST_P(Bits, AreThoseOfOneRank) {
  const Pipeline &pipeline = GetParam();
  const Report &expected = referenceRun(pipeline.microbatches);
  ASSERT_EQ(expected.lossBits.size(), size_t{steps});
  Report report = train(tinyGpt2(), withSteps(pipeline.options, pipeline.microbatches));
  EXPECT_EQ(report.lossBits, expected.lossBits);
  std::set<std::string> parameters;
  for (const RankReport &rank : report.ranks) {
    EXPECT_EQ(rank.planned, rank.allocated);
    for (const auto &[name, hash] : rank.parameterHashes) {
      EXPECT_EQ(hash, expected.ranks[0].parameterHashes.at(name)) << name;
      parameters.insert(name);
    }
  }
  EXPECT_EQ(parameters.size(), expected.ranks[0].parameterHashes.size());
}

INSTANTIATE_TEST_SUITE_P(Gpt2, Bits, ::testing::ValuesIn(pipelines()), [](const auto &info) {
  std::string name = info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

/// Where stages have two owners the microbatches' gradients are summed in another association, but
/// in the same one on both: the losses are near, the copies equal.
TEST(BitsOfTwoOwners, AreEqualBetweenTheCopiesAndNearToThoseOfOneRank) {
  for (const Pipeline &pipeline :
       {Pipeline{"dualpipe", 8, {"--ranks=4", "--schedule=dualpipe"}},
        Pipeline{"dualpipe", 4, {"--ranks=2", "--schedule=dualpipe", "--recompute=full"}},
        Pipeline{"chimera", 8, {"--ranks=4", "--schedule=chimera"}},
        Pipeline{"chimera", 8, {"--ranks=8", "--schedule=chimera", "--clip-norm=100"}}}) {
    SCOPED_TRACE(pipeline.name);
    const Report &expected = referenceRun(pipeline.microbatches);
    Report report = train(tinyGpt2(), withSteps(pipeline.options, pipeline.microbatches));
    ASSERT_EQ(report.losses.size(), expected.losses.size());
    for (int step = 0; step < steps; ++step)
      EXPECT_NEAR(report.losses[step], expected.losses[step], 1e-6 * expected.losses[step]);
    std::map<std::string, std::set<std::string>> hashes;
    std::map<std::string, int> copies;
    for (const RankReport &rank : report.ranks) {
      EXPECT_EQ(rank.planned, rank.allocated);
      for (const auto &[name, hash] : rank.parameterHashes) {
        hashes[name].insert(hash);
        ++copies[name];
      }
    }
    EXPECT_EQ(hashes.size(), expected.ranks[0].parameterHashes.size());
    bool differsFromOneRank = false;
    for (const auto &[name, bits] : hashes) {
      EXPECT_EQ(bits.size(), 1u) << name;
      EXPECT_GE(copies[name], 2) << name;
      differsFromOneRank |= *bits.begin() != expected.ranks[0].parameterHashes.at(name);
    }
    EXPECT_TRUE(differsFromOneRank) << "then this test should ask for equal bits";
  }
}

/// Code for the instruction set that a level of the x86-64 ABI has. Contractions are the library's,
/// which looks at the machine.
class BitsOfInstructionSets : public ::testing::TestWithParam<std::string> {};

TEST_P(BitsOfInstructionSets, AreThoseOfThisProcessor) {
  pipeline::CpuEngineOptions options;
  options.cpu = "x86-64-" + GetParam();
  if (llvm::Error error = pipeline::checkProcessor(options))
    GTEST_SKIP() << llvm::toString(std::move(error));
  Report report = train(tinyGpt2(), withSteps({"--ranks=2", "--cpu=" + options.cpu}, 8));
  EXPECT_EQ(report.lossBits, reference(8));
}

INSTANTIATE_TEST_SUITE_P(X86, BitsOfInstructionSets, ::testing::Values("v3", "v4"),
                         [](const auto &info) { return info.param; });

/// A test of equal numbers says little if they never differ.
TEST(BitsDiffer, WithSeedMicrobatchesAndStep) {
  const std::vector<std::string> &losses = reference(8);
  ASSERT_EQ(losses.size(), size_t{steps});
  EXPECT_NE(losses[0], losses[1]);
  EXPECT_NE(losses[0], reference(6)[0]);
  EXPECT_NE(losses[0], train(tinyGpt2(), withSteps({"--seed=2"}, 8)).lossBits.at(0));
}

TEST(BitsRepeat, InASecondRun) {
  EXPECT_EQ(train(tinyGpt2(), withSteps({"--ranks=4"}, 8)).lossBits, reference(8));
  EXPECT_EQ(train(tinyGpt2(), withSteps({"--ranks=4"}, 8)).lossBits, reference(8));
}

} // namespace
