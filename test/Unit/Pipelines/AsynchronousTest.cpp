//===- AsynchronousTest.cpp - Stale weights, by the formulas ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Schedules that update weights while microbatches are in flight give what the
// formulas of their papers give, to the bit: every output of every step, and every
// parameter at the end. The formulas are in SequentialTraining, which computes them
// without a pipeline.
//
//===----------------------------------------------------------------------===//

#include "Compilation.h"
#include "MadeUpData.h"
#include "ProgramTraining.h"
#include "SequentialTraining.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>

using namespace pipeline;
using namespace pipeline::test;

namespace {

/// A model, options of pipe-compile, and those of the optimizer.
struct Configuration {
  std::string name;
  Model model;
  std::string options;
  runtime::OptimizerOptions optimizer;
};

void PrintTo(const Configuration &configuration, std::ostream *os) { *os << configuration.name; }

/// A rate at which a few updates make a difference.
runtime::OptimizerOptions withRate(double learningRate) {
  runtime::OptimizerOptions optimizer;
  optimizer.learningRate = learningRate;
  return optimizer;
}

/// A compiled model with its data, ready to be trained in either way.
class Training {
public:
  explicit Training(const Configuration &configuration)
      : compileOptions(parseCompileOptions(configuration.options)),
        compiled(compile(configuration.model, *compileOptions)),
        data(compiled.graph, compileOptions->microbatches) {
    options.steps = compileOptions->steps;
    options.microbatches = compileOptions->microbatches;
    options.isAdamW = compileOptions->optimizer == Optimizer::AdamW;
    options.optimizer = configuration.optimizer;
    options.source = &data;
  }
  Training(const Training &) = delete;

  const std::string &error() const { return compiled.error; }
  int64_t stages() const { return compiled.graph.stages; }
  int64_t steps() const { return options.steps; }
  int64_t microbatches() const { return options.microbatches; }
  const CompiledPipeline &pipeline() const { return compiled; }
  /// Whether backwards are I and W, as the options say.
  bool splitsAsAsked() const {
    bool splits = llvm::any_of(compiled.graph.nodes,
                               [](const StageGraph::Node &node) { return node.kind == 'W'; });
    return splits == compileOptions->splitBackward;
  }

  /// What the paper of the schedule says.
  UpdateRule rule() const {
    if (compileOptions->schedule.getValue() == "pipedream")
      return pipeDreamRule(stages());
    if (compileOptions->schedule.getValue() == "pipedream-2bw")
      return pipeDream2BWRule(microbatches());
    return synchronousRule(microbatches());
  }

  TrainingRecord byPrograms() const {
    return trainByPrograms(compiled, steps() * microbatches() / rule().interval, options);
  }
  TrainingRecord inSequence(const UpdateRule &rule) const {
    return trainInSequence(compiled.graph, rule, options);
  }

private:
  std::unique_ptr<CompileOptions> compileOptions;
  CompiledPipeline compiled;
  MadeUpData data;
  TrainingOptions options;
};

/// Cuts Inputs/forms.mlir: the two layers that share a parameter are never parted,
/// and the third of four stages trains nothing.
std::string cutForms(int ranks) {
  static constexpr const char *splits[] = {"7", "3,4", "1,2,4", "1,2,2,2"};
  return llvm::formatv("ranks={0} strategy=explicit split={1}", ranks, splits[ranks - 1]);
}

Configuration forms(const std::string &schedule, int ranks, int microbatches, int steps,
                    const std::string &optimizer, const std::string &more = "") {
  Configuration result;
  result.model = Model::Forms;
  result.options = llvm::formatv("{0} schedule={1} microbatches={2} steps={3} optimizer={4} {5}",
                                 cutForms(ranks), schedule, microbatches, steps, optimizer, more);
  result.name =
      llvm::formatv("{0}_p{1}_m{2}_t{3}_{4}", schedule, ranks, microbatches, steps, optimizer);
  std::replace(result.name.begin(), result.name.end(), '-', '_');
  result.optimizer = withRate(optimizer == "sgd" ? 0.2 : 0.02);
  return result;
}

std::vector<Configuration> configurations() {
  std::vector<Configuration> all;
  auto add = [&](Configuration configuration, const std::string &suffix = "") -> Configuration & {
    configuration.name += suffix;
    return all.emplace_back(std::move(configuration));
  };
  for (int ranks : {2, 3, 4})
    for (std::string optimizer : {"sgd", "adamw"}) {
      add(forms("pipedream", ranks, 4, 6, optimizer)).optimizer.warmupSteps = 3;
      add(forms("pipedream-2bw", ranks, 4, 6, optimizer)).optimizer.warmupSteps = 3;
    }
  // As many microbatches as ranks, fewer, and one.
  for (int ranks : {2, 3}) {
    add(forms("pipedream", ranks, ranks, 3, "adamw"));
    add(forms("pipedream-2bw", ranks, ranks, 3, "adamw"));
  }
  add(forms("pipedream", 4, 3, 2, "adamw"));
  add(forms("pipedream", 3, 2, 4, "sgd")).optimizer.warmupSteps = 2;
  add(forms("pipedream", 4, 1, 6, "adamw")).optimizer.warmupSteps = 4;
  // From so few steps that no version is made twice in one slot, to more.
  for (int steps : {1, 2, 3, 4, 5, 6}) {
    add(forms("pipedream", 3, 1, steps, "sgd"));
    if (steps < 6)
      add(forms("pipedream-2bw", 3, 5, steps, "sgd"));
  }
  // Another rate in each step.
  Configuration &decayed = add(forms("pipedream-2bw", 2, 3, 5, "adamw"), "_cosine");
  decayed.optimizer.decay = runtime::LearningRateDecay::Cosine;
  decayed.optimizer.totalSteps = 5;
  // I and W for B; and forwards that the backward runs again, on weights as old.
  add(forms("pipedream", 4, 3, 3, "adamw", "split-backward=true"), "_split");
  add(forms("pipedream-2bw", 3, 4, 3, "sgd", "split-backward=true"), "_split");
  add(forms("pipedream", 3, 4, 2, "adamw", "recompute=full"), "_recompute");
  // Stages on other ranks than their numbers say.
  add(forms("pipedream", 3, 4, 2, "sgd", "owners=2,0,1"), "_owners");
  // A model as one would train it.
  auto addGpt2 = [&](const std::string &name, const std::string &options) {
    all.push_back({"gpt2_" + name, Model::Gpt2, options + " steps=3", withRate(0.003)});
  };
  addGpt2("pipedream_p4", "ranks=4 schedule=pipedream microbatches=4");
  addGpt2("pipedream_p3_split", "ranks=3 schedule=pipedream microbatches=2 split-backward=true");
  addGpt2("pipedream_2bw_p2", "ranks=2 schedule=pipedream-2bw microbatches=3");
  return all;
}

class Asynchronous : public testing::TestWithParam<Configuration> {};

TEST_P(Asynchronous, GivesTheBitsOfItsFormula) {
  Training training(GetParam());
  ASSERT_EQ(training.error(), "");
  EXPECT_TRUE(training.splitsAsAsked());
  EXPECT_EQ(describeDifference(training.inSequence(training.rule()), training.byPrograms()), "");
}

INSTANTIATE_TEST_SUITE_P(Training, Asynchronous, testing::ValuesIn(configurations()),
                         [](const auto &info) { return info.param.name; });

//===----------------------------------------------------------------------===//
// What the comparison is worth
//===----------------------------------------------------------------------===//

/// Versions that stages keep of their parameters: all numbers there are.
std::vector<int64_t> versionsOf(const Training &training, int64_t rank) {
  std::vector<int64_t> slots;
  for (const ParameterRing &ring : training.pipeline().parameters[rank])
    if (!llvm::is_contained(slots, ring.slots))
      slots.push_back(ring.slots);
  return slots;
}

/// On a step of one microbatch all that differs from 1f1b is the age of the
/// weights: what differs in the first step is none, in later ones something.
TEST(Staleness, MakesOtherLossesThanOneFOneB) {
  Training synchronous(forms("1f1b", 3, 1, 6, "sgd"));
  Training asynchronous(forms("pipedream", 3, 1, 6, "sgd"));
  ASSERT_EQ(synchronous.error() + asynchronous.error(), "");
  TrainingRecord expected = synchronous.byPrograms(), stale = asynchronous.byPrograms();
  // That the reference is one of the pipeline and not of asynchronous ones.
  EXPECT_EQ(describeDifference(synchronous.inSequence(synchronous.rule()), expected), "");
  ASSERT_EQ(expected.outputs.size(), 6u);
  ASSERT_EQ(stale.outputs.size(), 6u);
  EXPECT_EQ(expected.lossBits()[0], stale.lossBits()[0]);
  for (int step = 1; step < 6; ++step)
    EXPECT_NE(expected.lossBits()[step], stale.lossBits()[step]) << "step " << step;
}

/// pipedream-2bw is late by one update: two steps see the initial weights.
TEST(Staleness, OfDoubleBuffersIsOneStep) {
  Training synchronous(forms("1f1b", 3, 4, 4, "sgd"));
  Training asynchronous(forms("pipedream-2bw", 3, 4, 4, "sgd"));
  ASSERT_EQ(synchronous.error() + asynchronous.error(), "");
  TrainingRecord expected = synchronous.byPrograms(), stale = asynchronous.byPrograms();
  EXPECT_EQ(describeDifference(synchronous.inSequence(synchronous.rule()), expected), "");
  ASSERT_EQ(expected.outputs.size(), 4u);
  ASSERT_EQ(stale.outputs.size(), 4u);
  EXPECT_EQ(expected.lossBits()[0], stale.lossBits()[0]);
  for (int step = 1; step < 4; ++step)
    EXPECT_NE(expected.lossBits()[step], stale.lossBits()[step]) << "step " << step;
}

/// One version that is older by one update, for one microbatch on one stage, shows.
void expectEveryVersionToMatter(const Configuration &configuration) {
  Training training(configuration);
  ASSERT_EQ(training.error(), "");
  TrainingRecord actual = training.byPrograms();
  UpdateRule rule = training.rule();
  EXPECT_EQ(describeDifference(training.inSequence(rule), actual), "");
  int64_t changed = 0;
  for (int64_t stage = 0; stage < training.stages(); ++stage)
    for (int64_t g = 0; g < training.steps() * training.microbatches(); ++g) {
      if (rule.versionOf(stage, g) == 0)
        continue;
      ++changed;
      UpdateRule wrong = rule;
      wrong.versionOf = [&](int64_t s, int64_t i) {
        return rule.versionOf(s, i) - (s == stage && i == g);
      };
      EXPECT_NE(describeDifference(training.inSequence(wrong), actual), "")
          << "stage " << stage << ", microbatch " << g;
    }
  EXPECT_GT(changed, 0);
}

TEST(Comparison, NoticesAnyOtherVersionInPipeDream) {
  expectEveryVersionToMatter(forms("pipedream", 3, 2, 4, "sgd"));
}

TEST(Comparison, NoticesAnyOtherVersionInPipeDream2BW) {
  expectEveryVersionToMatter(forms("pipedream-2bw", 3, 3, 4, "sgd"));
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

using testing::ElementsAre;

/// Stage s of n keeps n - s versions. Stage 2 of these four has nothing to train.
TEST(Versions, OfPipeDreamAreAsManyAsMicrobatchesInFlight) {
  Training training(forms("pipedream", 4, 4, 6, "sgd"));
  ASSERT_EQ(training.error(), "");
  EXPECT_THAT(versionsOf(training, 0), ElementsAre(4));
  EXPECT_THAT(versionsOf(training, 1), ElementsAre(3));
  EXPECT_THAT(versionsOf(training, 3), ElementsAre(1));
}

TEST(Versions, OfDoubleBuffersAreTwo) {
  Training training(forms("pipedream-2bw", 4, 4, 6, "sgd"));
  ASSERT_EQ(training.error(), "");
  for (int64_t rank : {0, 1, 3})
    EXPECT_THAT(versionsOf(training, rank), ElementsAre(2)) << "rank " << rank;
}

/// On one rank pipedream has one version and is gradient descent by microbatches, of
/// which a step of its losses is a mean: what a run of as many steps of one
/// microbatch gives, which is not asynchronous.
TEST(Versions, OfOneRankMakePlainDescent) {
  Configuration asynchronous = forms("pipedream", 1, 4, 3, "sgd");
  Configuration plain = forms("none", 1, 1, 12, "sgd");
  Training training(asynchronous), descent(plain);
  ASSERT_EQ(training.error() + descent.error(), "");
  // The parameter that is not trained has one place, too.
  EXPECT_THAT(versionsOf(training, 0), ElementsAre(1));
  TrainingRecord actual = training.byPrograms(), expected = descent.byPrograms();
  ASSERT_EQ(expected.outputs.size(), 12u);
  TrainingRecord means;
  means.parameters = expected.parameters;
  for (int step = 0; step < 3; ++step) {
    std::vector<float> sums(2, 0.0f);
    for (int i = 0; i < 4; ++i)
      for (int output = 0; output < 2; ++output)
        sums[output] += expected.outputs[4 * step + i][output];
    for (float &sum : sums)
      sum /= 4;
    means.outputs.push_back(sums);
  }
  EXPECT_EQ(describeDifference(means, actual), "");
}

} // namespace
