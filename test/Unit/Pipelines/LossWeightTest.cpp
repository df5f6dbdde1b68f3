//===- LossWeightTest.cpp - Microbatches that count differently -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Training Inputs/weighted.mlir, of whose microbatches different numbers of rows count: on any
// number of ranks and by any schedule with the same bits, and to rounding with the loss and the
// gradients that the rows have as one batch.
//
//===----------------------------------------------------------------------===//

#include "Compilation.h"
#include "MadeUpData.h"
#include "ProgramTraining.h"
#include "SequentialTraining.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace pipeline;
using namespace pipeline::test;

namespace {

TrainingOptions trainingOptions(const runtime::DataSource &source) {
  TrainingOptions options;
  options.steps = 3;
  options.microbatches = wholeParts;
  options.optimizer.learningRate = 0.25;
  options.optimizer.weightDecay = 0;
  options.source = &source;
  return options;
}

TrainingRecord train(const CompiledPipeline &compiled, const TrainingOptions &options) {
  return trainByPrograms(compiled, options.steps, options);
}

struct Configuration {
  std::string name;
  /// Of pipe-compile.
  std::string options;
};

void PrintTo(const Configuration &configuration, std::ostream *os) { *os << configuration.name; }

class LossWeights : public testing::TestWithParam<Configuration> {};

TEST_P(LossWeights, AreThoseOfOneRankBitForBit) {
  auto options = parseCompileOptions("microbatches=4 optimizer=sgd " + GetParam().options);
  CompiledPipeline compiled = compile(Model::Weighted, *options);
  ASSERT_EQ(compiled.error, "");
  MadeUpData data(compiled.graph, wholeParts);
  TrainingOptions training = trainingOptions(data);
  EXPECT_EQ(
      describeDifference(trainInSequence(compiled.graph, synchronousRule(wholeParts), training),
                         train(compiled, training)),
      "");
}

INSTANTIATE_TEST_SUITE_P(
    Schedules, LossWeights,
    testing::Values(Configuration{"one_rank", "ranks=1"},
                    Configuration{"one_rank_recompute", "ranks=1 recompute=full"},
                    Configuration{"one_f_one_b", "ranks=2 schedule=1f1b"},
                    Configuration{"gpipe", "ranks=4 schedule=gpipe"},
                    Configuration{"zb_h1", "ranks=4 schedule=zb-h1"},
                    Configuration{"interleaved",
                                  "ranks=2 schedule=interleaved-1f1b recompute=full"},
                    Configuration{"zbv", "ranks=2 schedule=zbv"}),
    [](const auto &info) { return info.param.name; });

/// Gives what MadeUpData gives in a step as one microbatch.
class WholeData final : public runtime::DataSource {
public:
  WholeData(const MadeUpData &parts) : parts(parts) {
    for (runtime::InputDescription description : parts.inputs()) {
      description.bytes *= wholeParts;
      descriptions.push_back(description);
    }
  }
  const std::vector<runtime::InputDescription> &inputs() const override { return descriptions; }
  runtime::Status load(std::int32_t input, std::int64_t step, std::int64_t,
                       void *destination) const override {
    std::int64_t bytes = parts.inputs()[input].bytes;
    for (std::int64_t part = 0; part < wholeParts; ++part)
      if (runtime::Status status =
              parts.load(input, step, part, static_cast<char *>(destination) + part * bytes);
          !status.ok())
        return status;
    return runtime::Status();
  }

private:
  const MadeUpData &parts;
  std::vector<runtime::InputDescription> descriptions;
};

TEST(LossWeights, GiveTheGradientOfTheWholeBatch) {
  CompiledPipeline parts =
      compile(Model::Weighted, *parseCompileOptions("ranks=2 microbatches=4 optimizer=sgd"));
  CompiledPipeline whole =
      compile(Model::WeightedWhole, *parseCompileOptions("ranks=1 microbatches=1 optimizer=sgd"));
  ASSERT_EQ(parts.error + whole.error, "");
  MadeUpData data(parts.graph, wholeParts);
  WholeData wholeData(data);
  TrainingOptions training = trainingOptions(data);
  training.steps = 1;
  training.optimizer.learningRate = 1;
  TrainingRecord ofParts = train(parts, training);
  training.microbatches = 1;
  training.source = &wholeData;
  TrainingRecord ofWhole = train(whole, training);

  // Rows do count differently: of the weights that there are, some are not alike.
  std::size_t weight = *parts.graph.lossWeight;
  EXPECT_EQ(ofParts.outputs[0][weight], ofWhole.outputs[0][weight]);
  EXPECT_NE(std::fmod(ofParts.outputs[0][weight], wholeParts), 0);
  EXPECT_NEAR(ofParts.outputs[0][0], ofWhole.outputs[0][0], 1e-6 * ofWhole.outputs[0][0]);
  ASSERT_EQ(ofParts.parameters.size(), ofWhole.parameters.size());
  // The learning rate is 1 and the initial values are equal: differences are the gradients'.
  for (const auto &[name, values] : ofWhole.parameters)
    for (std::size_t i = 0; i < values.size(); ++i)
      EXPECT_NEAR(ofParts.parameters.at(name)[i], values[i], 1e-6) << name << " " << i;
}

/// Each copy of a stage adds up its own microbatches, which is another order.
TEST(LossWeights, CountOnBothCopiesOfAStage) {
  CompiledPipeline compiled =
      compile(Model::Weighted, *parseCompileOptions("ranks=2 microbatches=4 optimizer=sgd "
                                                    "schedule=chimera"));
  ASSERT_EQ(compiled.error, "");
  MadeUpData data(compiled.graph, wholeParts);
  TrainingOptions training = trainingOptions(data);
  TrainingRecord expected = trainInSequence(compiled.graph, synchronousRule(wholeParts), training);
  TrainingRecord actual = train(compiled, training);
  for (std::size_t step = 0; step < expected.outputs.size(); ++step)
    EXPECT_NEAR(actual.outputs[step][0], expected.outputs[step][0], 1e-5);
  for (const auto &[name, values] : expected.parameters)
    for (std::size_t i = 0; i < values.size(); ++i)
      EXPECT_NEAR(actual.parameters.at(name)[i], values[i], 1e-6) << name << " " << i;
}

TEST(LossWeights, AreRefusedWhereStepsOverlap) {
  CompiledPipeline compiled = compile(
      Model::Weighted, *parseCompileOptions("ranks=2 microbatches=4 steps=2 schedule=pipedream"));
  EXPECT_NE(compiled.error.find("none knows the sum of a step's loss weights 'loss_weight'"),
            std::string::npos)
      << compiled.error;
}

/// Two elements of microbatch 2 in step 1 are too large.
class SpoiltData final : public runtime::DataSource {
public:
  explicit SpoiltData(const MadeUpData &data) : data(data) {}
  const std::vector<runtime::InputDescription> &inputs() const override { return data.inputs(); }
  runtime::Status load(std::int32_t input, std::int64_t step, std::int64_t microbatch,
                       void *destination) const override {
    runtime::Status status = data.load(input, step, microbatch, destination);
    if (data.inputs()[input].name == "x" && step == 1 && microbatch == 2)
      for (int i : {3, 17})
        static_cast<float *>(destination)[i] = 2000;
    return status;
  }

private:
  const MadeUpData &data;
};

TEST(Checks, FailTheRunWhereverTheyAre) {
  for (const char *options : {"ranks=1 microbatches=4", "ranks=3 microbatches=4 schedule=zb-h1"}) {
    SCOPED_TRACE(options);
    CompiledPipeline compiled = compile(Model::Weighted, *parseCompileOptions(options));
    ASSERT_EQ(compiled.error, "");
    MadeUpData data(compiled.graph, 4);
    SpoiltData spoilt(data);
    EXPECT_EQ(findFailure(compiled, trainingOptions(spoilt)),
              "step 1, microbatch 2: an element of 'x' is above 1000 (2 elements)");
  }
}

} // namespace
