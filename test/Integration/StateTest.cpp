//===- StateTest.cpp - Runs of models that keep state -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include "pipeline-runtime/Hash.h"
#include "llvm/Support/FormatVariadic.h"

#include "gtest/gtest.h"

using namespace pipeline;
using namespace pipeline::testing;

namespace {

std::vector<std::string> withSteps(std::vector<std::string> options) {
  options.insert(options.end(), {"--steps=5", "--microbatches=8", "--learning-rate=0.01"});
  return options;
}

/// By name, over all ranks. One that several ranks have is a constant: the same on each.
std::map<std::string, std::string> collectBuffers(const Report &report) {
  std::map<std::string, std::string> all;
  for (const RankReport &rank : report.ranks)
    for (const auto &[name, hash] : rank.bufferHashes)
      EXPECT_EQ(all.try_emplace(name, hash).first->second, hash) << name;
  return all;
}

std::string hashOf(int64_t value) {
  return llvm::formatv("{0:x16}", runtime::hashBytes(&value, sizeof value));
}

TEST(State, HasTheBitsOfOneRank) {
  std::string model = inputPath("stateful.mlir");
  Report one = train(model, withSteps({"--schedule=none"}));
  ASSERT_EQ(one.losses.size(), 5u);
  std::map<std::string, std::string> buffers = collectBuffers(one);
  EXPECT_EQ(buffers.size(), 11u);
  // Once per microbatch, from what the model says.
  EXPECT_EQ(buffers["first.count"], hashOf(40));
  EXPECT_EQ(buffers["second.count"], hashOf(80));
  for (std::vector<std::string> options :
       {std::vector<std::string>{"--ranks=1", "--recompute=full"},
        {"--ranks=2", "--schedule=gpipe"},
        {"--ranks=2", "--schedule=1f1b", "--recompute=full"},
        {"--ranks=8", "--schedule=1f1b"},
        {"--ranks=4", "--chunks=2", "--schedule=interleaved-1f1b"},
        {"--ranks=4", "--schedule=zb-h1", "--recompute=full"},
        {"--ranks=4", "--schedule=zbv"}}) {
    SCOPED_TRACE(options[1] + " " + options[0]);
    Report more = train(model, withSteps(options));
    EXPECT_EQ(more.lossBits, one.lossBits);
    EXPECT_EQ(collectBuffers(more), buffers);
    for (const RankReport &rank : more.ranks)
      EXPECT_EQ(rank.planned, rank.allocated);
  }
}

/// Eleven buffers of a line each, whatever the number of microbatches.
TEST(State, TakesItsBytesOnce) {
  Report report = train(inputPath("stateful.mlir"), withSteps({"--ranks=2"}));
  ASSERT_EQ(report.ranks.size(), 2u);
  EXPECT_EQ(report.ranks[0].state + report.ranks[1].state, 11 * 64);
}

} // namespace
