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

#include <map>

using namespace pipeline::testing;

namespace {

constexpr int steps = 20;

std::vector<std::string> withSteps(std::vector<std::string> arguments, int microbatches) {
  arguments.push_back("--steps=" + std::to_string(steps));
  arguments.push_back("--microbatches=" + std::to_string(microbatches));
  arguments.push_back("--learning-rate=0.003");
  return arguments;
}

/// The losses of one rank, once for each number of microbatches.
const std::vector<std::string> &reference(int microbatches) {
  static std::map<int, std::vector<std::string>> known;
  auto [it, isNew] = known.try_emplace(microbatches);
  if (isNew)
    it->second = train(tinyGpt2(), withSteps({"--schedule=none"}, microbatches)).lossBits;
  return it->second;
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
  for (std::string recompute : {"none", "full"}) {
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
  // Stages on other ranks than their numbers say.
  add("1f1b_p4_list", 8, {"--ranks=4", "--owners=2,0,3,1"});
  // Another grouping: three ranks split ten layers elsewhere than two or four do.
  add("1f1b_p3", 8, {"--ranks=3"});
  // Other code.
  add("O0", 8, {"--ranks=2", "-O0"});
  add("O1", 8, {"--ranks=2", "-O1"});
  add("O2", 8, {"--ranks=2", "-O2"});
  return all;
}

class Bits : public ::testing::TestWithParam<Pipeline> {};

TEST_P(Bits, AreThoseOfOneRank) {
  const Pipeline &pipeline = GetParam();
  const std::vector<std::string> &expected = reference(pipeline.microbatches);
  ASSERT_EQ(expected.size(), size_t{steps});
  EXPECT_EQ(train(tinyGpt2(), withSteps(pipeline.options, pipeline.microbatches)).lossBits,
            expected);
}

INSTANTIATE_TEST_SUITE_P(Gpt2, Bits, ::testing::ValuesIn(pipelines()),
                         [](const auto &info) { return info.param.name; });

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
