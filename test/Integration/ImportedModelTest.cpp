//===- ImportedModelTest.cpp - Exported losses against their framework --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exported training losses (test/Integration/Models) are imported, split and run; their losses,
// gradients and buffers are compared with those of the framework's own differentiation, and over
// ranks, schedules and recomputation bit by bit.
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include "pipeline-runtime/Safetensors.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>
#include <cstring>

using namespace pipeline;
using namespace pipeline::testing;

namespace {

using Tensors = std::map<std::string, std::vector<double>>;

std::string modelPath(const std::string &name) { return std::string(PIPELINE_MODELS) + "/" + name; }

/// The floats and 64-bit integers of a file, by name.
Tensors readTensors(const std::string &path) {
  Tensors tensors;
  std::unique_ptr<runtime::TensorFile> file;
  runtime::Status status = runtime::TensorFile::open(path, file);
  if (!status.ok()) {
    ADD_FAILURE() << status.message();
    return tensors;
  }
  for (const runtime::StoredTensor &tensor : file->tensors()) {
    std::vector<double> &values = tensors[tensor.name];
    auto read = [&]<typename T>(T) {
      for (std::size_t i = 0; i < tensor.bytes() / sizeof(T); ++i) {
        T value;
        std::memcpy(&value, static_cast<const char *>(tensor.data) + i * sizeof(T), sizeof(T));
        values.push_back(static_cast<double>(value));
      }
    };
    if (tensor.type == runtime::ElementType::F32)
      read(float());
    else if (tensor.type == runtime::ElementType::I64)
      read(int64_t());
    else
      ADD_FAILURE() << path << ": '" << tensor.name << "' is neither f32 nor i64";
  }
  return tensors;
}

double normOf(const std::vector<double> &values) {
  double sum = 0;
  for (double value : values)
    sum += value * value;
  return std::sqrt(sum);
}

/// Every tensor of `wanted` but the loss is in `found`, to 1e-4 of its norm plus 1e-7.
void expectClose(const Tensors &found, const Tensors &wanted) {
  for (const auto &[name, values] : wanted) {
    if (name == "loss")
      continue;
    auto tensor = found.find(name);
    if (tensor == found.end()) {
      ADD_FAILURE() << "'" << name << "' is missing";
      continue;
    }
    ASSERT_EQ(tensor->second.size(), values.size()) << name;
    std::vector<double> error(values.size());
    for (size_t i = 0; i < values.size(); ++i)
      error[i] = tensor->second[i] - values[i];
    EXPECT_LE(normOf(error), 1e-4 * normOf(values) + 1e-7)
        << name << ", whose norm is " << normOf(values);
  }
}

/// What one run gave.
struct Result {
  Report report;
  std::string gradients, saved; ///< bytes of the files
  Tensors tensors;              ///< gradients and, of --save, buffers
};

/// One of test/Integration/Models, and how many layers are found in it at least.
struct Model {
  std::string name;
  int layers;
  bool isJax = false;
};

/// Imports a file of test/Integration/Models.
void importModel(const std::string &file, const std::string &model,
                 const std::vector<std::string> &options = {}) {
  std::vector<std::string> arguments = {"linalg", modelPath(file), "-o", model};
  llvm::append_range(arguments, options);
  Outcome outcome = runTool("pipeline-import", arguments);
  ASSERT_EQ(outcome.status, 0) << outcome.err;
}

/// What a model of test/Integration/Models starts from and reads.
std::vector<std::string> filesOf(const std::string &name) {
  return {"--weights=" + modelPath(name + ".weights.safetensors"),
          "--inputs=" + modelPath(name + ".inputs.safetensors")};
}

class ImportedModel : public ::testing::TestWithParam<Model> {
protected:
  void SetUp() override { importModel(GetParam().name + ".mlir", model); }

  Result run(std::vector<std::string> options) {
    Result result;
    std::string gradients = scratchPath("gradients.safetensors"),
                saved = scratchPath("saved.safetensors");
    llvm::append_range(options, filesOf(GetParam().name));
    options.insert(options.end(), {"--gradients=" + gradients, "--save=" + saved, "--steps=1",
                                   "--optimizer=sgd", "--learning-rate=0"});
    result.report = train(model, options);
    if (::testing::Test::HasFailure())
      return result;
    result.tensors = readTensors(saved);
    for (auto &[name, values] : readTensors(gradients))
      result.tensors[name] = values;
    result.gradients = readFile(gradients);
    result.saved = readFile(saved);
    return result;
  }

  static void expectFrameworks(const Result &result, const std::string &file) {
    Tensors wanted = readTensors(modelPath(GetParam().name + file));
    ASSERT_EQ(wanted.count("loss"), 1u);
    double loss = wanted["loss"].at(0);
    ASSERT_EQ(result.report.losses.size(), 1u);
    EXPECT_NEAR(result.report.losses[0], loss, 2e-6 * std::abs(loss));
    expectClose(result.tensors, wanted);
  }

  std::string model = scratchPath("imported.mlir");
};

/// Runs of four microbatches, which are to have the bits of those of one rank.
struct Division {
  int ranks;
  std::vector<std::string> options;
};

std::string textOf(const std::vector<std::string> &options) { return llvm::join(options, " "); }

TEST_P(ImportedModel, HasTheLossAndGradientsOfItsFramework) {
  expectFrameworks(run({"--microbatches=1"}), ".expected.safetensors");
}

TEST_P(ImportedModel, HasTheSameBitsWhateverTheRanks) {
  Result one = run({"--microbatches=4"});
  if (HasFailure())
    return;
  expectFrameworks(one, ".expected4.safetensors");
  for (Division division : {Division{2, {"--schedule=1f1b", "--recompute=full"}},
                            {2, {"--schedule=zb-h1"}},
                            {2, {"--schedule=zb-h1", "--recompute=none"}},
                            {3, {"--schedule=zb-h1", "--recompute=full"}},
                            {4, {"--schedule=1f1b", "--recompute=none"}}}) {
    if (division.ranks > GetParam().layers)
      continue;
    division.options.push_back("--microbatches=4");
    division.options.push_back("--ranks=" + std::to_string(division.ranks));
    SCOPED_TRACE(textOf(division.options));
    Result more = run(division.options);
    EXPECT_EQ(more.report.lossBits, one.report.lossBits);
    EXPECT_EQ(more.gradients, one.gradients);
    EXPECT_EQ(more.saved, one.saved);
    for (const RankReport &rank : more.report.ranks)
      EXPECT_EQ(rank.planned, rank.allocated);
  }
}

/// The decompositions of a framework bring other ops and the same mathematics.
TEST_P(ImportedModel, HasTheSameBitsOnTwoRanksInItsDefaultForm) {
  if (GetParam().isJax)
    GTEST_SKIP() << "JAX has one form";
  importModel(GetParam().name + ".default.mlir", model);
  Result one = run({"--microbatches=1"});
  expectFrameworks(one, ".expected.safetensors");
  Result two = run({"--microbatches=1", "--ranks=2", "--schedule=zb-h1", "--recompute=full"});
  EXPECT_EQ(two.report.lossBits, one.report.lossBits);
  EXPECT_EQ(two.gradients, one.gradients);
  EXPECT_EQ(two.saved, one.saved);
}

/// Twenty steps of AdamW from torch's weights, on two ranks: torch's losses.
TEST(ImportedModels, TrainAsTorchDoes) {
  std::string model = scratchPath("trained.mlir");
  importModel("gpt2.mlir", model);
  llvm::Expected<llvm::json::Value> training =
      llvm::json::parse(readFile(modelPath("gpt2.training.json")));
  ASSERT_TRUE(static_cast<bool>(training));
  const llvm::json::Array *wanted = training->getAsObject()->getArray("losses");
  ASSERT_TRUE(wanted && wanted->size() == 20);
  std::vector<std::string> options = filesOf("gpt2");
  llvm::append_range(options,
                     std::vector<std::string>{"--microbatches=4", "--steps=20", "--ranks=2",
                                              "--schedule=zb-h1", "--optimizer=adamw",
                                              "--learning-rate=0.001", "--weight-decay=0.01"});
  Report report = train(model, options);
  ASSERT_EQ(report.losses.size(), wanted->size());
  for (size_t step = 0; step < report.losses.size(); ++step)
    EXPECT_NEAR(report.losses[step], *(*wanted)[step].getAsNumber(), 1e-4) << step;
}

/// Microbatches with different numbers of valid labels: the mean over all labels of the batch.
TEST(ImportedModels, AreMeansOverTokensWhereALossHasAWeight) {
  std::string model = scratchPath("weighted.mlir");
  importModel("gpt2_tokens.mlir", model, {"--loss-weight=tokens"});
  Tensors wanted = readTensors(modelPath("gpt2_tokens.expected4.safetensors"));
  for (std::vector<std::string> options :
       {std::vector<std::string>{"--schedule=none"}, {"--ranks=2", "--schedule=1f1b"}}) {
    std::string gradients = scratchPath("gradients.safetensors");
    llvm::append_range(options, filesOf("gpt2_tokens"));
    llvm::append_range(options, std::vector<std::string>{"--microbatches=4", "--steps=1",
                                                         "--gradients=" + gradients});
    Report report = train(model, options);
    ASSERT_EQ(report.losses.size(), 1u);
    EXPECT_NEAR(report.losses[0], wanted["loss"].at(0), 2e-6 * wanted["loss"].at(0));
    expectClose(readTensors(gradients), wanted);
  }
}

std::string nameOf(const ::testing::TestParamInfo<Model> &info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Torch, ImportedModel,
                         ::testing::Values(Model{"mlp", 4}, Model{"gpt2", 6}, Model{"llama", 6},
                                           Model{"bert", 6}, Model{"resnet", 6}, Model{"unet", 4},
                                           Model{"vit", 4}, Model{"t5", 7}, Model{"mixtral", 4},
                                           Model{"lstm", 8}),
                         nameOf);

INSTANTIATE_TEST_SUITE_P(Jax, ImportedModel,
                         ::testing::Values(Model{"jax_mlp", 2, true},
                                           Model{"jax_transformer", 5, true},
                                           Model{"jax_scan", 2, true}),
                         nameOf);

} // namespace
