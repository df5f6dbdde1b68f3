//===- InitialValuesTest.cpp - Parameters that start from a file -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunTesting.h"

#include "gmock/gmock.h"

#include <array>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

void reportNothing(pipeline_rt_rank *rank, void *) {
  float loss = 0;
  pipeline_rt_report_scalar(rank, 0, 0, &loss);
}

void fillWithNine(pipeline_rt_rank *rank, void *arena) {
  fill(rank, static_cast<float *>(arena), 4, 9);
}

std::vector<float> arenaOf(const Run &run, std::int32_t rank) {
  const auto *values = static_cast<const float *>(run.arena(rank));
  return {values, values + 4};
}

class InitialValues : public ::testing::Test {
protected:
  InitialValues() {
    floats.name = "w";
    floats.shape = {2};
    floats.data = values.data();
    halves.name = "h";
    halves.type = ElementType::BF16;
    halves.shape = {1};
    halves.data = bits.data();
  }

  const std::array<float, 2> values{1, 2};
  const std::array<std::uint16_t, 1> bits{0x4040};
  StoredTensor floats, halves;
};

TEST_F(InitialValues, AreReadOnTheRankThatHasThem) {
  RunOptions options = sameProgram(2, reportNothing, 16);
  options.programs[1].step = [](pipeline_rt_rank *, void *) {};
  for (RankProgram &program : options.programs)
    program.initialize = fillWithNine;
  options.initialValues = {{{&floats, ElementType::F32, 8}},
                           {{&halves, ElementType::F32, 0}, {&floats, ElementType::F32, 4}}};
  auto run = start(options);
  // In place of what the program says.
  EXPECT_THAT(arenaOf(*run, 0), ElementsAre(9, 9, 1, 2));
  EXPECT_THAT(arenaOf(*run, 1), ElementsAre(3, 1, 2, 9));
}

TEST_F(InitialValues, ThatDoNotFitAreRefused) {
  RunOptions options = sameProgram(1, reportNothing, 16);
  options.initialValues = {{{&floats, ElementType::F32, 12}}};
  EXPECT_THAT(failureOfCreate(options, 1),
              HasSubstr("'w', F32 [2], does not lie in the arena of rank 0, which has 16 bytes"));
  options.initialValues = {{{&floats, ElementType::F32, -4}}};
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("does not lie in the arena"));
  options.initialValues = {{{&floats, ElementType::I32, 0}}};
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("can't be read as I32"));
  options.initialValues = {{}, {}};
  EXPECT_THAT(failureOfCreate(options, 1), HasSubstr("for 2 ranks, but there are 1"));
}

} // namespace
