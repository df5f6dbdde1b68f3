//===- FileSourceTest.cpp - Inputs from a safetensors file ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorFileTesting.h"
#include "pipeline-runtime/DataSource.h"

#include "gmock/gmock.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

namespace {

class FileSource : public ::testing::Test {
protected:
  Status tryOpen(const std::vector<Sample> &stored, const std::vector<ModelInput> &inputs,
                 std::int64_t microbatches) {
    path = folder / "i.safetensors";
    writeSamples(path, stored);
    unused.clear();
    return openTensorInputs({path, inputs, microbatches}, source, unused);
  }

  void open(const std::vector<Sample> &stored, const std::vector<ModelInput> &inputs,
            std::int64_t microbatches) {
    Status status = tryOpen(stored, inputs, microbatches);
    ASSERT_TRUE(status.ok()) << status.message();
  }

  std::string failure(const std::vector<Sample> &stored, const std::vector<ModelInput> &inputs) {
    Status status = tryOpen(stored, inputs, 1);
    EXPECT_FALSE(status.ok());
    EXPECT_EQ(source, nullptr);
    EXPECT_THAT(status.message(), HasSubstr("the inputs in '" + path + "'"));
    return status.message();
  }

  template <typename T>
  std::vector<T> load(std::int32_t input, std::int64_t step, std::int64_t microbatch) {
    std::vector<T> values(source->inputs()[input].bytes / sizeof(T));
    Status status = source->load(input, step, microbatch, values.data());
    EXPECT_TRUE(status.ok()) << status.message();
    return values;
  }

  static ModelInput input(const std::string &name, ElementType type,
                          const std::vector<std::int64_t> &shape, std::int64_t rows = 0) {
    return {{name, type, shape}, rows};
  }

  ScratchFolder folder;
  std::string path;
  std::unique_ptr<DataSource> source;
  std::vector<std::string> unused;
};

TEST_F(FileSource, CutsTensorsIntoMicrobatches) {
  open({sample<std::int64_t>("y", ElementType::I64, {4}, {10, 11, 12, 13}),
        floats("x", {8, 1}, {0, 1, 2, 3, 4, 5, 6, 7})},
       {input("x", ElementType::F32, {2, 1}), input("y", ElementType::I64, {})}, 2);
  EXPECT_EQ(source->microbatches(), 4);
  ASSERT_EQ(source->inputs().size(), 2u);
  EXPECT_EQ(source->inputs()[0].name, "x");
  EXPECT_EQ(source->inputs()[0].bytes, 8);
  EXPECT_EQ(source->inputs()[1].bytes, 8);
  EXPECT_THAT(load<float>(0, 0, 0), ElementsAre(0, 1));
  EXPECT_THAT(load<float>(0, 0, 1), ElementsAre(2, 3));
  EXPECT_THAT(load<float>(0, 1, 1), ElementsAre(6, 7));
  EXPECT_THAT(load<std::int64_t>(1, 1, 0), ElementsAre(12));
  EXPECT_THAT(unused, IsEmpty());
}

TEST_F(FileSource, BeginsAgainBehindTheLastStep) {
  open({floats("x", {4}, {0, 1, 2, 3})}, {input("x", ElementType::F32, {1})}, 2);
  EXPECT_THAT(load<float>(0, 2, 0), ElementsAre(0));
  EXPECT_THAT(load<float>(0, 7, 1), ElementsAre(3));
}

TEST_F(FileSource, HasAShorterLastStepWhereTheStepsDoNotDivide) {
  open({floats("x", {5}, {0, 1, 2, 3, 4})}, {input("x", ElementType::F32, {1})}, 2);
  EXPECT_EQ(source->microbatches(), 5);
  EXPECT_THAT(load<float>(0, 2, 0), ElementsAre(4));
  float value;
  EXPECT_THAT(source->load(0, 2, 1, &value).message(),
              HasSubstr("have 5 microbatches, so step 2 has no number 1"));
  EXPECT_THAT(load<float>(0, 3, 1), ElementsAre(1));
}

TEST_F(FileSource, MakesBooleansOfBytes) {
  open({sample<std::uint8_t>("m", ElementType::Bool, {4}, {0, 1, 2, 255})},
       {input("m", ElementType::Bool, {4})}, 1);
  EXPECT_THAT(load<std::uint8_t>(0, 0, 0), ElementsAre(0, 1, 1, 1));
}

TEST_F(FileSource, NamesWhatItDoesNotNeed) {
  open({floats("x", {1}, {0}), floats("mask", {3}, {0, 0, 0})}, {input("x", ElementType::F32, {1})},
       1);
  EXPECT_THAT(unused, ElementsAre("mask"));
}

TEST_F(FileSource, ListsAllThatIsWrong) {
  std::string message =
      failure({floats("first", {4, 3}, std::vector<float>(12)),
               sample<double>("wide", ElementType::F64, {2, 3}, std::vector<double>(6)),
               sample<std::uint16_t>("half", ElementType::F16, {2}, {0, 0}),
               floats("rank", {2, 3, 1}, std::vector<float>(6)),
               floats("part", {3, 3}, std::vector<float>(9)), floats("scalar", {}, {0}),
               floats("more", {6, 3}, std::vector<float>(18)), floats("empty", {0, 3}, {})},
              {input("first", ElementType::F32, {2, 3}), input("gone", ElementType::I64, {2, 3}),
               input("wide", ElementType::F32, {2, 3}), input("half", ElementType::F32, {2}),
               input("rank", ElementType::F32, {2, 3}), input("part", ElementType::F32, {2, 3}),
               input("scalar", ElementType::F32, {}), input("more", ElementType::F32, {2, 3}),
               input("empty", ElementType::F32, {2, 3})});
  for (const char *line :
       {"'gone', I64 [k * 2, 3], is missing", "'wide', F32 [k * 2, 3], is F64 [2, 3]",
        "'half', F32 [k * 2], is F16 [2]", "'rank', F32 [k * 2, 3], is F32 [2, 3, 1]",
        "'part', F32 [k * 2, 3], is F32 [3, 3]", "'scalar', F32 [k], is F32 []",
        "'more', F32 [k * 2, 3], has k = 3, but 'first' has k = 2",
        "'empty', F32 [k * 2, 3], is F32 [0, 3]"})
    EXPECT_THAT(message, HasSubstr(std::string("\n  ") + line));
  EXPECT_THAT(message, Not(HasSubstr("\n  'first'")));
}

TEST_F(FileSource, ChecksElementsThatAreIndices) {
  auto ids = [](std::int64_t bad) {
    return sample<std::int64_t>("ids", ElementType::I64, {4, 2}, {0, 1, 2, 255, 0, bad, 3, 3});
  };
  open({ids(255)}, {input("ids", ElementType::I64, {2, 2}, 256)}, 1);
  EXPECT_THAT(
      failure({ids(256)}, {input("ids", ElementType::I64, {2, 2}, 256)}),
      HasSubstr("'ids' is 256 at [2, 1], but the model looks it up in a table of 256 rows"));
  EXPECT_THAT(failure({ids(-1)}, {input("ids", ElementType::I64, {2, 2}, 256)}),
              HasSubstr("'ids' is -1 at [2, 1]"));
  open({ids(256)}, {input("ids", ElementType::I64, {2, 2})}, 1);
  EXPECT_THAT(failure({sample<std::int32_t>("ids", ElementType::I32, {1}, {9})},
                      {input("ids", ElementType::I32, {1}, 9)}),
              HasSubstr("'ids' is 9 at [0]"));
}

TEST_F(FileSource, IsARightFile) {
  EXPECT_THAT(openTensorInputs({"/nowhere/i", {}, 1}, source, unused).message(),
              HasSubstr("'/nowhere/i' can't be opened"));
}

} // namespace
