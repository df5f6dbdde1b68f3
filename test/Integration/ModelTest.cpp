//===- ModelTest.cpp - Models that are no chain of equal layers -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

using namespace pipeline::testing;

namespace {

std::vector<std::string> withSteps(std::vector<std::string> options) {
  options.insert(options.end(), {"--steps=20", "--microbatches=6", "--learning-rate=0.01"});
  return options;
}

std::vector<double> metricsOf(const Report &report) {
  std::vector<double> values;
  if (const llvm::json::Array *steps = report.json.getArray("steps"))
    for (const llvm::json::Value &step : *steps)
      if (const llvm::json::Object *metrics = step.getAsObject()->getObject("metrics"))
        values.push_back(metrics->getNumber("mean_square").value_or(-1));
  return values;
}

/// Skip connections over one stage and many, a table of three layers, a frozen parameter, a metric.
TEST(Models, OfOtherFormsHaveTheBitsOfOneRank) {
  std::string model = inputPath("forms.mlir");
  Report one = train(model, withSteps({"--schedule=none"}));
  ASSERT_EQ(one.losses.size(), 20u);
  EXPECT_LT(one.losses.back(), one.losses.front() - 0.5);
  std::vector<double> metrics = metricsOf(one);
  EXPECT_EQ(metrics.size(), 20u);
  for (std::vector<std::string> options :
       {std::vector<std::string>{"--ranks=2"},
        {"--ranks=3", "--schedule=gpipe"},
        {"--ranks=4", "--recompute=full"},
        {"--ranks=8"},
        {"--ranks=8", "--schedule=gpipe", "--owners=3,5,0,7,1,6,2,4"},
        {"--ranks=2", "--chunks=3", "--schedule=interleaved-1f1b"},
        {"--ranks=4", "--chunks=2", "--schedule=interleaved-1f1b", "--group=6"},
        {"--ranks=4", "--schedule=zb-h1"},
        {"--ranks=2", "--schedule=zbv"},
        {"--ranks=2", "--chunks=4", "--schedule=hanayo"},
        {"--ranks=3", "--schedule=zb-h2", "--owners=2,0,1"}}) {
    Report more = train(model, withSteps(options));
    EXPECT_EQ(more.lossBits, one.lossBits) << options.front();
    EXPECT_EQ(metricsOf(more), metrics) << options.front();
    for (const RankReport &rank : more.ranks)
      EXPECT_EQ(rank.planned, rank.allocated);
  }
}

/// The same with two owners for every stage, which sum gradients in another association.
TEST(Models, OfOtherFormsRunInBothDirections) {
  std::string model = inputPath("forms.mlir");
  Report one = train(model, withSteps({"--schedule=none"}));
  for (std::string schedule : {"dualpipe", "chimera"}) {
    Report more = train(model, withSteps({"--ranks=2", "--schedule=" + schedule}));
    ASSERT_EQ(more.losses.size(), one.losses.size());
    for (size_t step = 0; step < one.losses.size(); ++step)
      EXPECT_NEAR(more.losses[step], one.losses[step], 1e-6 * one.losses[step]) << schedule;
    ASSERT_EQ(more.ranks.size(), 2u);
    EXPECT_EQ(more.ranks[0].parameterHashes, more.ranks[1].parameterHashes) << schedule;
  }
}

TEST(Models, OfOtherFormsAreClippedByOneNorm) {
  std::string model = inputPath("forms.mlir");
  Report one = train(model, withSteps({"--clip-norm=0.1"}));
  for (std::string ranks : {"2", "8"}) {
    Report more = train(model, withSteps({"--clip-norm=0.1", "--ranks=" + ranks}));
    EXPECT_EQ(more.lossBits, one.lossBits);
    EXPECT_EQ(more.gradientNorms, one.gradientNorms);
  }
}

/// A frozen parameter takes its bytes once, a trained one four times and more: the same model with
/// its 12 x 12 matrix trained needs three such matrices more, and does not learn the same.
TEST(Models, FrozenParametersAreNotTrained) {
  std::string text = readFile(inputPath("forms.mlir"));
  size_t place = text.find(", pipe.frozen");
  ASSERT_NE(place, std::string::npos);
  text.erase(place, std::string(", pipe.frozen").size());
  std::string path = scratchPath("trained.mlir");
  std::error_code code;
  llvm::raw_fd_ostream(path, code) << text;
  ASSERT_FALSE(code);

  Report frozen = train(inputPath("forms.mlir"), withSteps({}));
  Report trained = train(path, withSteps({}));
  ASSERT_EQ(frozen.ranks.size(), 1u);
  ASSERT_EQ(trained.ranks.size(), 1u);
  constexpr int64_t bytes = 12 * 12 * 4;
  EXPECT_EQ(trained.ranks[0].parameters, frozen.ranks[0].parameters);
  EXPECT_EQ(trained.ranks[0].gradients, frozen.ranks[0].gradients + bytes);
  EXPECT_EQ(trained.ranks[0].optimizer, frozen.ranks[0].optimizer + 2 * bytes);
  EXPECT_EQ(trained.lossBits.at(0), frozen.lossBits.at(0));
  EXPECT_NE(trained.lossBits.at(2), frozen.lossBits.at(2));
}

} // namespace
