//===- StateTest.cpp - What a model keeps beside parameters -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A state is updated once per microbatch, in their order, by whichever rank and schedule: its bits
// are those of one rank that does one microbatch after the other, and its numbers those of the
// formula.
//
//===----------------------------------------------------------------------===//

#include "Compilation.h"
#include "MadeUpData.h"
#include "ProgramTraining.h"
#include "SequentialTraining.h"

#include "pipeline-runtime/Random.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace pipeline;
using namespace pipeline::test;

namespace {

constexpr std::int64_t steps = 3, microbatches = 4;

/// Inputs/stateful.mlir compiled with options of pipe-compile.
class Training {
public:
  explicit Training(const std::string &text)
      : compileOptions(parseCompileOptions(text)),
        compiled(compile(Model::Stateful, *compileOptions)), data(compiled.graph, microbatches) {
    options.steps = steps;
    options.microbatches = microbatches;
    options.isAdamW = true;
    options.optimizer.learningRate = 0.02;
    options.source = &data;
  }
  Training(const Training &) = delete;

  const std::string &error() const { return compiled.error; }
  const CompiledPipeline &pipeline() const { return compiled; }
  TrainingRecord byPrograms(std::int64_t updates = steps) const {
    return trainByPrograms(compiled, updates, options);
  }
  TrainingRecord inSequence(const UpdateRule &rule = synchronousRule(microbatches)) const {
    return trainInSequence(compiled.graph, rule, options);
  }

private:
  std::unique_ptr<CompileOptions> compileOptions;
  CompiledPipeline compiled;
  MadeUpData data;
  TrainingOptions options;
};

std::string withMicrobatches(const std::string &options) {
  return options + " microbatches=" + std::to_string(microbatches) +
         " steps=" + std::to_string(steps);
}

/// What one rank makes of the model, one microbatch after the other.
const TrainingRecord &reference() {
  static const TrainingRecord record = [] {
    Training training(withMicrobatches("schedule=none ranks=1"));
    EXPECT_EQ(training.error(), "");
    return training.inSequence();
  }();
  return record;
}

template <typename T>
std::vector<T> read(const TrainingRecord &record, const std::string &name) {
  auto it = record.states.find(name);
  if (it == record.states.end()) {
    ADD_FAILURE() << "no state '" << name << "'";
    return {};
  }
  std::vector<T> values(it->second.size() / sizeof(T));
  std::memcpy(values.data(), it->second.data(), it->second.size());
  return values;
}

class EverySchedule : public testing::TestWithParam<std::string> {};

TEST_P(EverySchedule, HasTheBitsOfOneRank) {
  Training training(withMicrobatches(GetParam()));
  ASSERT_EQ(training.error(), "");
  EXPECT_EQ(describeDifference(reference(), training.byPrograms()), "");
}

INSTANTIATE_TEST_SUITE_P(
    State, EverySchedule,
    testing::Values("ranks=1 schedule=none", "ranks=1 schedule=none recompute=full",
                    "ranks=2 schedule=gpipe", "ranks=4 schedule=gpipe recompute=full",
                    "ranks=2 schedule=1f1b recompute=full", "ranks=4 schedule=1f1b",
                    "ranks=2 chunks=2 schedule=interleaved-1f1b",
                    "ranks=4 chunks=2 schedule=interleaved-1f1b recompute=full",
                    "ranks=4 schedule=zb-h1", "ranks=2 schedule=zb-h1 recompute=full",
                    "ranks=2 schedule=zbv", "ranks=4 schedule=zbv recompute=full"),
    [](const auto &info) {
      std::string name;
      for (char c : info.param)
        name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
      return name;
    });

/// Weights are delayed, states are not.
TEST(State, IsThatOfOneRankWhereWeightsChangeOnTheWay) {
  for (std::string options : {"ranks=2 schedule=pipedream-2bw", "ranks=4 schedule=pipedream"}) {
    Training training(withMicrobatches(options));
    ASSERT_EQ(training.error(), "") << options;
    bool delaysOnce = options.find("2bw") != std::string::npos;
    UpdateRule rule = delaysOnce ? pipeDream2BWRule(microbatches)
                                 : pipeDreamRule(training.pipeline().graph.stages);
    TrainingRecord expected = training.inSequence(rule);
    TrainingRecord actual = training.byPrograms(steps * microbatches / rule.interval);
    EXPECT_EQ(describeDifference(expected, actual), "") << options;
    EXPECT_EQ(actual.states.at("first.mean"), reference().states.at("first.mean")) << options;
  }
}

/// Those that depend on no weights, computed anew: a running mean of the columns of x,
/// and a count.
TEST(State, IsWhatTheFormulaSays) {
  Training training(withMicrobatches("ranks=2 schedule=1f1b"));
  ASSERT_EQ(training.error(), "");
  TrainingRecord record = training.byPrograms();
  std::vector<double> mean(8, 0.5), before;
  for (std::int64_t i = 0; i < steps * microbatches; ++i) {
    std::vector<float> x(32);
    before = mean;
    // As MadeUpData does.
    runtime::fillNormal(x.data(), 32, /*seed=*/i, "x", 0, 1);
    for (int column = 0; column < 8; ++column) {
      double sum = 0;
      for (int row = 0; row < 4; ++row)
        sum += x[8 * row + column];
      mean[column] = 0.75 * mean[column] + 0.25 * sum / 4;
    }
  }
  for (auto [name, expected] : {std::pair("first.mean", mean), std::pair("first.before", before)}) {
    std::vector<float> actual = read<float>(record, name);
    ASSERT_EQ(actual.size(), expected.size());
    for (std::size_t column = 0; column < expected.size(); ++column)
      EXPECT_NEAR(actual[column], expected[column], 1e-6) << name << " " << column;
  }
  EXPECT_EQ(read<std::int64_t>(record, "first.count"), std::vector<std::int64_t>{12});
  EXPECT_EQ(read<std::int64_t>(record, "second.count"), std::vector<std::int64_t>{52});
  EXPECT_EQ(read<float>(record, "factor"), std::vector<float>(8, 1.5f));
}

/// The average that the loss's layer keeps is the metric that it reports.
TEST(State, MayBeReportedToo) {
  const TrainingRecord &record = reference();
  // Halved once per microbatch: the last four losses make 15/16 of it, and their mean
  // is what was reported.
  ASSERT_EQ(record.outputs.back().size(), 2u);
  float average = read<float>(record, "average").at(0);
  EXPECT_GT(average, 0);
  EXPECT_NEAR(record.outputs.back()[1], average, 0.5 * average);
}

/// Two copies of a stage would see half of the microbatches each.
TEST(State, NeedsOneOwner) {
  for (std::string schedule : {"chimera", "dualpipe"}) {
    Training training("schedule=" + schedule + " ranks=2 microbatches=4");
    EXPECT_NE(training.error().find("P4: updates buffer 'first.mean', but every stage has two "
                                    "owners"),
              std::string::npos)
        << training.error();
  }
}

} // namespace
