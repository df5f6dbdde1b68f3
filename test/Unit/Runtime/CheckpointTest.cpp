//===- CheckpointTest.cpp - Files that are a model's weights, or not -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Checkpoint.h"
#include "TensorFileTesting.h"

#include "gmock/gmock.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

std::unique_ptr<Checkpoint> open(const std::vector<std::string> &paths) {
  std::unique_ptr<Checkpoint> checkpoint;
  Status status = Checkpoint::open(paths, checkpoint);
  EXPECT_TRUE(status.ok()) << status.message();
  return checkpoint;
}

std::string failureOfOpen(const std::vector<std::string> &paths) {
  std::unique_ptr<Checkpoint> checkpoint;
  Status status = Checkpoint::open(paths, checkpoint);
  EXPECT_FALSE(status.ok());
  EXPECT_EQ(checkpoint, nullptr);
  return status.message();
}

std::vector<std::string> namesOf(const Checkpoint &checkpoint) {
  std::vector<std::string> names;
  for (const StoredTensor *tensor : checkpoint.tensors())
    names.push_back(tensor->name);
  return names;
}

/// A checkpoint of one file, and what a model that wants some tensors makes of it.
class Matching : public ::testing::Test {
protected:
  Status match(const std::vector<Sample> &stored, const std::vector<TensorDescription> &wanted) {
    path = folder / "w.safetensors";
    writeSamples(path, stored);
    checkpoint = open({path});
    found = {};
    return checkpoint->match(wanted, found);
  }

  std::string failure(const std::vector<Sample> &stored,
                      const std::vector<TensorDescription> &wanted) {
    Status status = match(stored, wanted);
    EXPECT_FALSE(status.ok());
    EXPECT_THAT(status.message(), HasSubstr("the weights in '" + path + "' are not the model's: "));
    return status.message();
  }

  ScratchFolder folder;
  std::string path;
  std::unique_ptr<Checkpoint> checkpoint;
  CheckpointMatch found;
};

TEST_F(Matching, FindsTensorsByName) {
  Status status = match({floats("b", {2}, {1, 2}), floats("a", {1, 1}, {3})},
                        {{"a", ElementType::F32, {1, 1}}, {"b", ElementType::F32, {2}}});
  ASSERT_TRUE(status.ok()) << status.message();
  ASSERT_EQ(found.tensors.size(), 2u);
  EXPECT_EQ(found.tensors[0]->name, "a");
  EXPECT_EQ(found.tensors[1]->name, "b");
}

TEST_F(Matching, ReadsHalvesAndScalarsOfOneElement) {
  Status status = match({sample<std::uint16_t>("a", ElementType::BF16, {1}, {0}),
                         sample<std::uint16_t>("b", ElementType::F16, {1}, {0}),
                         sample<std::int64_t>("count", ElementType::I64, {1}, {0})},
                        {{"a", ElementType::F32, {1}},
                         {"b", ElementType::F32, {1}},
                         {"count", ElementType::I64, {}}});
  EXPECT_TRUE(status.ok()) << status.message();
}

TEST_F(Matching, ListsAllThatIsWrong) {
  std::string message = failure(
      {floats("kept", {1}, {0}), floats("transposed", {2, 3}, std::vector<float>(6)),
       sample<double>("wide", ElementType::F64, {1}, {0}),
       sample<std::int32_t>("steps", ElementType::I32, {1}, {0}), floats("other", {1}, {0})},
      {{"kept", ElementType::F32, {1}},
       {"transposed", ElementType::F32, {3, 2}},
       {"wide", ElementType::F32, {1}},
       {"steps", ElementType::I64, {1}},
       {"gone", ElementType::F32, {4}},
       {"lost", ElementType::F32, {5}}});
  EXPECT_THAT(message,
              HasSubstr("2 tensors are missing, 3 have another shape or type, 1 is not the "
                        "model's\n"));
  EXPECT_THAT(message, HasSubstr("\n  missing: 'gone', F32 [4]\n  missing: 'lost', F32 [5]\n"));
  EXPECT_THAT(message, HasSubstr("\n  different: 'transposed', F32 [3, 2], is F32 [2, 3] in the "
                                 "file\n"));
  EXPECT_THAT(message,
              HasSubstr("\n  different: 'wide', F32 [1], is F64 [1] in the file; f64 would "
                        "be rounded: convert the file\n"));
  EXPECT_THAT(message, HasSubstr("\n  different: 'steps', I64 [1], is I32 [1] in the file\n"));
  EXPECT_THAT(message, HasSubstr("\n  not the model's: 'other', F32 [1]"));
  EXPECT_THAT(message, Not(HasSubstr("kept")));
}

TEST_F(Matching, SuggestsTheNearestNameOfThatShape) {
  std::string message =
      failure({floats("h.0.wieght", {2}, {0, 0}), floats("h.0.weighs", {3}, {0, 0, 0}),
               floats("model.h.1.bias", {1}, {0}), floats("elsewhere", {4}, {0, 0, 0, 0})},
              {{"h.0.weight", ElementType::F32, {2}},
               {"h.1.bias", ElementType::F32, {1}},
               {"final.norm", ElementType::F32, {4}}});
  EXPECT_THAT(message, HasSubstr("missing: 'h.0.weight', F32 [2]; is it 'h.0.wieght'?\n"));
  EXPECT_THAT(message, HasSubstr("missing: 'h.1.bias', F32 [1]; is it 'model.h.1.bias'?\n"));
  EXPECT_THAT(message, HasSubstr("missing: 'final.norm', F32 [4]\n"));
}

/// What is one tensor under two names, as a checkpoint of a tied model may hold it.
TEST_F(Matching, TakesTheSecondNameOfATensor) {
  Status status = match({floats("lm_head.weight", {2}, {1, 2}), floats("wte.weight", {2}, {1, 2})},
                        {{"wte.weight", ElementType::F32, {2}}});
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_THAT(found.aliases, ElementsAre("'lm_head.weight' is 'wte.weight'"));

  EXPECT_THAT(failure({floats("lm_head.weight", {2}, {1, 3}), floats("wte.weight", {2}, {1, 2})},
                      {{"wte.weight", ElementType::F32, {2}}}),
              HasSubstr("1 is not the model's"));
  // Not where something is missing: then it is rather that under another name.
  EXPECT_THAT(
      failure({floats("lm_haed.weight", {2}, {1, 2}), floats("wte.weight", {2}, {1, 2})},
              {{"wte.weight", ElementType::F32, {2}}, {"lm_head.weight", ElementType::F32, {2}}}),
      HasSubstr("is it 'lm_haed.weight'?"));
}

TEST(Checkpoint, OfSeveralFiles) {
  ScratchFolder folder;
  writeSamples(folder / "a", {floats("x", {}, {1}), floats("z", {}, {1})});
  writeSamples(folder / "b", {floats("y", {}, {1})});
  EXPECT_THAT(namesOf(*open({folder / "a", folder / "b"})), ElementsAre("x", "y", "z"));
  EXPECT_THAT(failureOfOpen({folder / "a", folder / "a"}),
              HasSubstr("the tensor 'x' is in '" + (folder / "a") + "' and in '"));
  EXPECT_THAT(failureOfOpen({folder / "a", folder / "c"}), HasSubstr("No such file"));
}

class Shards : public ::testing::Test {
protected:
  Shards() {
    writeSamples(folder / "one.safetensors", {floats("x", {}, {1}), floats("z", {}, {1})});
    writeSamples(folder / "two.safetensors", {floats("y", {}, {1})});
  }

  /// The failure of an index of this text.
  std::string failure(const std::string &index) {
    writeFile(folder / "index.json", index);
    return failureOfOpen({folder / "index.json"});
  }

  ScratchFolder folder;
  const std::string index = R"({"metadata": {"total_size": 12}, "weight_map": {)"
                            R"("x": "one.safetensors", "y": "two.safetensors",)"
                            R"( "z": "one.safetensors"}})";
};

TEST_F(Shards, AreOpenedByTheirIndex) {
  writeFile(folder / "index.json", index);
  EXPECT_THAT(namesOf(*open({folder / "index.json"})), ElementsAre("x", "y", "z"));
}

TEST_F(Shards, AreOpenedByTheirFolder) {
  EXPECT_THAT(failureOfOpen({folder / ""}),
              HasSubstr("has neither a 'model.safetensors.index.json' nor a 'model.safetensors'"));
  writeSamples(folder / "model.safetensors", {floats("w", {}, {1})});
  EXPECT_THAT(namesOf(*open({folder / ""})), ElementsAre("w"));
  writeFile(folder / "model.safetensors.index.json", index);
  EXPECT_THAT(namesOf(*open({folder / ""})), ElementsAre("x", "y", "z"));
}

TEST_F(Shards, DisagreeWithTheirIndex) {
  EXPECT_THAT(failure(R"({"weight_map": {"x": "one.safetensors"}})"),
              HasSubstr("does not name the tensor 'z' of '"));
  EXPECT_THAT(failure(R"({"weight_map": {"y": "two.safetensors", "w": "two.safetensors"}})"),
              HasSubstr("says that the tensor 'w' is in '"));
  EXPECT_THAT(failure(R"({"weight_map": {"y": "three.safetensors"}})"), HasSubstr("No such file"));
}

TEST_F(Shards, HaveAnIndexThatIsWrong) {
  EXPECT_THAT(failure("{"), HasSubstr("index.json' is not JSON at byte"));
  EXPECT_THAT(failure("{}"), HasSubstr("has no 'weight_map'"));
  EXPECT_THAT(failure(R"({"weight_map": {"x": 1}})"), HasSubstr("the tensor 'x'"));
  EXPECT_THAT(failure(R"({"weight_map": {"x": "../one.safetensors"}})"),
              HasSubstr("the tensor 'x'"));
  EXPECT_THAT(failure(R"({"weight_map": {"x": "one.safetensors", "x": "two.safetensors"}})"),
              HasSubstr("has 'x' twice"));
}

} // namespace
