//===- ShortStepTest.cpp - Steps that the data does not fill ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes over data of which the last step has fewer microbatches than the others, and evaluations,
// which have the forwards of such steps alone: with the bits of a sequential reference on any
// number of ranks.
//
//===----------------------------------------------------------------------===//

#include "Compilation.h"
#include "MadeUpData.h"
#include "ProgramTraining.h"
#include "SequentialTraining.h"

#include "gtest/gtest.h"

using namespace pipeline;
using namespace pipeline::test;

namespace {

struct Configuration {
  std::string name;
  Model model;
  /// Of a step, and of the last of a pass.
  std::int64_t microbatches, remainder;
  /// Of pipe-compile.
  std::string options;

  std::unique_ptr<CompileOptions> parse(const std::string &more = "") const {
    return parseCompileOptions("microbatches=" + std::to_string(microbatches) +
                               " remainder=" + std::to_string(remainder) + " " + options + more);
  }
};

void PrintTo(const Configuration &configuration, std::ostream *os) { *os << configuration.name; }

class ShortSteps : public testing::TestWithParam<Configuration> {
protected:
  TrainingOptions trainingOptions(const runtime::DataSource &source) const {
    TrainingOptions options;
    // Two passes and the begin of a third.
    options.steps = 7;
    options.microbatches = GetParam().microbatches;
    options.shortMicrobatches = GetParam().remainder;
    options.wholeSteps = 2;
    options.isAdamW = true;
    options.optimizer.learningRate = 0.02;
    options.source = &source;
    return options;
  }
};

TEST_P(ShortSteps, TrainAsOneRankBitForBit) {
  CompiledPipeline compiled = compile(GetParam().model, *GetParam().parse());
  ASSERT_EQ(compiled.error, "");
  MadeUpData data(compiled.graph, GetParam().microbatches);
  TrainingOptions options = trainingOptions(data);
  EXPECT_EQ(describeDifference(
                trainInSequence(compiled.graph, synchronousRule(options.microbatches), options),
                trainByPrograms(compiled, options.steps, options)),
            "");
}

/// The first step of training has seen no update.
TEST_P(ShortSteps, EvaluateToTheBitsOfTraining) {
  CompiledPipeline compiled = compile(GetParam().model, *GetParam().parse());
  CompiledPipeline forwards = compile(GetParam().model, *GetParam().parse(" forward-only=true"));
  ASSERT_EQ(compiled.error + forwards.error, "");
  MadeUpData data(compiled.graph, GetParam().microbatches);
  TrainingOptions options = trainingOptions(data);
  TrainingRecord evaluation = trainByPrograms(forwards, 0, options);
  EXPECT_EQ(evaluation.outputs.size(), 7u);
  options.steps = 1;
  TrainingRecord training = trainByPrograms(compiled, 1, options);
  EXPECT_EQ(training.outputs.front(), evaluation.outputs.front());
  // Nothing is learnt on the way: the same data has the same losses, short steps as well.
  for (const StageGraph::Node &node : forwards.graph.nodes)
    EXPECT_EQ(node.kind, 'F');
  options.steps = 7;
  EXPECT_EQ(describeDifference(
                trainInSequence(forwards.graph, synchronousRule(options.microbatches), options),
                evaluation),
            "");
}

INSTANTIATE_TEST_SUITE_P(
    Schedules, ShortSteps,
    testing::Values(Configuration{"one_rank", Model::Forms, 4, 3, "ranks=1"},
                    Configuration{"one_f_one_b", Model::Forms, 4, 1,
                                  "ranks=2 schedule=1f1b strategy=explicit split=2,5"},
                    Configuration{"weighted", Model::Weighted, 4, 3,
                                  "ranks=3 schedule=zb-h1 clip=true"},
                    // Four are a multiple of the ranks, three are not: that step is breadth first.
                    Configuration{"interleaved", Model::Forms, 4, 3,
                                  "ranks=2 schedule=interleaved-1f1b recompute=full"},
                    Configuration{"zbv", Model::Weighted, 5, 2, "ranks=2 schedule=zbv"}),
    [](const auto &info) { return info.param.name; });

TEST(ShortSteps, AreRefusedWhereStepsOverlap) {
  CompiledPipeline compiled =
      compile(Model::Forms, *parseCompileOptions("ranks=2 microbatches=4 remainder=1 steps=3 "
                                                 "schedule=pipedream strategy=explicit split=3,4"));
  EXPECT_NE(compiled.error.find("choose microbatches that divide those of the data"),
            std::string::npos)
      << compiled.error;
}

} // namespace
