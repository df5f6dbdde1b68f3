//===- TensorFilesTest.cpp - Inputs, weights, gradients and saved parameters -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a run reads from tensor files and writes to them: not a bit of it depends on the pipeline.
// Files are compared as wholes, and not printed where they differ.
//
//===----------------------------------------------------------------------===//

#include "../Unit/Runtime/TensorFileTesting.h"
#include "ToolRunner.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <cstring>

using namespace pipeline::testing;
using namespace pipeline::runtime;
using pipeline::runtime::testing::Sample;
using pipeline::runtime::testing::sample;
using pipeline::runtime::testing::writeSamples;

namespace {

constexpr int64_t batch = 2, sequence = 8, windowsOfMicrobatch = batch * sequence;

/// Tokens and targets of the tests' model, as many microbatches as are asked for.
std::string makeInputs(const std::string &name, int64_t microbatches) {
  std::vector<int32_t> tokens(microbatches * windowsOfMicrobatch), targets(tokens);
  for (size_t i = 0; i < tokens.size(); ++i) {
    tokens[i] = static_cast<int32_t>(i * 37 % 251);
    targets[i] = static_cast<int32_t>((i + 1) * 37 % 251);
  }
  std::string path = scratchPath(name);
  std::vector<int64_t> shape = {microbatches * batch, sequence};
  writeSamples(path, {sample("tokens", ElementType::I32, shape, tokens),
                      sample("targets", ElementType::I32, shape, targets)});
  return path;
}

std::map<std::string, std::vector<float>> readTensors(const std::string &path) {
  std::map<std::string, std::vector<float>> tensors;
  std::unique_ptr<TensorFile> file;
  Status status = TensorFile::open(path, file);
  EXPECT_TRUE(status.ok()) << status.message();
  if (!file)
    return tensors;
  for (const StoredTensor &tensor : file->tensors()) {
    std::vector<float> &values = tensors[tensor.name];
    values.resize(static_cast<size_t>(tensor.elements()));
    readElements(tensor, ElementType::F32, values.data());
  }
  return tensors;
}

/// Skips, a table that three layers read and a frozen parameter.
std::string model() { return inputPath("forms.mlir"); }

/// A run, and the bytes of the two files that it wrote.
struct Written {
  explicit Written(int number)
      : gradientsPath(scratchPath("gradients-" + std::to_string(number) + ".safetensors")),
        savedPath(scratchPath("saved-" + std::to_string(number) + ".safetensors")) {}

  Report report;
  const std::string gradientsPath, savedPath;
  std::string gradients, saved;
};

Written run(const std::string &inputs, std::vector<std::string> options) {
  static int runs = 0;
  Written written(++runs);
  options.insert(options.end(), {"--inputs=" + inputs, "--gradients=" + written.gradientsPath,
                                 "--save=" + written.savedPath});
  written.report = train(model(), options);
  written.gradients = readFile(written.gradientsPath);
  written.saved = readFile(written.savedPath);
  return written;
}

TEST(TensorFiles, HaveTheBitsOfOneRank) {
  std::string inputs = makeInputs("inputs.safetensors", 8);
  Written one = run(inputs, {"--microbatches=4", "--steps=3"});
  ASSERT_EQ(one.report.lossBits.size(), 3u);
  for (std::vector<std::string> options :
       {std::vector<std::string>{"--ranks=2"},
        {"--ranks=4", "--recompute=full"},
        {"--ranks=8"},
        {"--ranks=4", "--schedule=zb-h1"},
        {"--ranks=2", "--chunks=2", "--schedule=interleaved-1f1b"}}) {
    options.insert(options.end(), {"--microbatches=4", "--steps=3"});
    Written more = run(inputs, options);
    EXPECT_EQ(more.report.lossBits, one.report.lossBits) << options.front();
    EXPECT_TRUE(more.gradients == one.gradients) << options.front();
    EXPECT_TRUE(more.saved == one.saved) << options.front();
  }
}

TEST(TensorFiles, HoldEachParameterOnceAndGradientsOfTheTrained) {
  Written written = run(makeInputs("inputs.safetensors", 2), {"--ranks=4", "--microbatches=2"});
  auto gradients = readTensors(written.gradientsPath), saved = readTensors(written.savedPath);
  EXPECT_EQ(saved.size(), 6u);
  EXPECT_EQ(gradients.size(), 5u);
  EXPECT_FALSE(gradients.count("fixed"));
  for (const auto &[name, values] : gradients)
    EXPECT_EQ(values.size(), saved.at(name).size()) << name;
}

/// One step of gradient descent takes the gradient times the rate from the parameters: from the
/// whole of it where the run clips.
TEST(TensorFiles, GradientsAreWhatTheUpdateTakes) {
  std::string inputs = makeInputs("inputs.safetensors", 4);
  std::vector<std::string> options = {"--microbatches=4", "--steps=1", "--optimizer=sgd"};
  auto with = [&](std::vector<std::string> more) {
    more.insert(more.end(), options.begin(), options.end());
    return run(inputs, more);
  };
  Written still = with({"--learning-rate=0"});
  auto before = readTensors(still.savedPath);
  Written moved = with({"--learning-rate=1"});
  auto after = readTensors(moved.savedPath), gradients = readTensors(moved.gradientsPath);
  EXPECT_TRUE(moved.gradients == still.gradients);
  ASSERT_EQ(gradients.size(), 5u);
  for (const auto &[name, gradient] : gradients)
    for (size_t i = 0; i < gradient.size(); ++i)
      ASSERT_EQ(after.at(name)[i], before.at(name)[i] - gradient[i]) << name << " " << i;
  EXPECT_EQ(after.at("fixed"), before.at("fixed"));

  Written clipped = with({"--learning-rate=1", "--clip-norm=0.001"});
  EXPECT_TRUE(clipped.gradients == moved.gradients);
  EXPECT_FALSE(clipped.saved == moved.saved);
}

TEST(TensorFiles, GradientsAreTheMeanOverTheMicrobatches) {
  std::string all = makeInputs("all.safetensors", 2);
  Written mean = run(all, {"--microbatches=2", "--learning-rate=0"});
  Written steps = run(all, {"--microbatches=1", "--learning-rate=0"});
  ASSERT_EQ(mean.report.losses.size(), 1u);
  ASSERT_EQ(steps.report.losses.size(), 2u);
  EXPECT_NEAR(mean.report.losses[0], (steps.report.losses[0] + steps.report.losses[1]) / 2, 1e-6);
  auto expected = readTensors(mean.gradientsPath);
  // The second microbatch's gradients from a file that holds it alone.
  std::unique_ptr<TensorFile> file;
  ASSERT_TRUE(TensorFile::open(all, file).ok());
  std::vector<Sample> second;
  for (const StoredTensor &tensor : file->tensors()) {
    const auto *bytes = static_cast<const char *>(tensor.data);
    second.push_back({tensor.name,
                      tensor.type,
                      {batch, sequence},
                      {bytes + tensor.bytes() / 2, bytes + tensor.bytes()}});
  }
  std::string path = scratchPath("second.safetensors");
  writeSamples(path, second);
  auto first = readTensors(steps.gradientsPath);
  auto other = readTensors(run(path, {"--learning-rate=0"}).gradientsPath);
  for (const auto &[name, values] : expected)
    for (size_t i = 0; i < values.size(); ++i)
      ASSERT_NEAR(values[i], (first.at(name)[i] + other.at(name)[i]) / 2, 1e-6) << name << " " << i;
}

/// As many steps as there are in the file, and from the beginning where there are to be more.
TEST(TensorFiles, InputsAreWalkedThrough) {
  std::string inputs = makeInputs("inputs.safetensors", 6);
  std::vector<std::string> options = {"--microbatches=2", "--learning-rate=0", "--ranks=2"};
  Report once = run(inputs, options).report;
  ASSERT_EQ(once.lossBits.size(), 3u);
  EXPECT_NE(once.lossBits[0], once.lossBits[1]);
  options.push_back("--steps=5");
  Report again = run(inputs, options).report;
  ASSERT_EQ(again.lossBits.size(), 5u);
  for (size_t step = 0; step < 5; ++step)
    EXPECT_EQ(again.lossBits[step], once.lossBits[step % 3]);
}

/// Gradient descent has no state, so that two runs of two steps are one of four.
TEST(TensorFiles, ARunContinuesFromWhatAnotherSaved) {
  std::string inputs = makeInputs("inputs.safetensors", 4);
  std::vector<std::string> options = {"--microbatches=4", "--optimizer=sgd",
                                      "--learning-rate=0.05"};
  auto with = [&](std::vector<std::string> more) {
    more.insert(more.end(), options.begin(), options.end());
    return run(inputs, more);
  };
  Written whole = with({"--steps=4"});
  Written half = with({"--steps=2", "--ranks=4", "--seed=1"});
  // Not what the model says, nor what another seed would give.
  Written rest = with({"--steps=2", "--ranks=2", "--seed=7", "--weights=" + half.savedPath});
  std::vector<std::string> bits = half.report.lossBits;
  bits.insert(bits.end(), rest.report.lossBits.begin(), rest.report.lossBits.end());
  EXPECT_EQ(bits, whole.report.lossBits);
  EXPECT_TRUE(rest.saved == whole.saved);
}

/// With a rate of 0 nothing changes, whatever version a parameter is in.
TEST(TensorFiles, VersionsOfParametersStartFromTheWeights) {
  std::string config = scratchPath("untied.json"), untied = scratchPath("untied.mlir");
  pipeline::runtime::testing::writeFile(
      config, R"({"model_type": "gpt2", "n_layer": 2, "n_head": 2, "n_embd": 8, "vocab_size": 256,
                  "n_positions": 8, "resid_pdrop": 0, "embd_pdrop": 0, "attn_pdrop": 0,
                  "tie_word_embeddings": false})");
  Outcome outcome = runTool(
      "pipeline-import", {"gpt2", config, "--batch-size=2", "--sequence-length=8", "-o", untied});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  std::string weights = scratchPath("weights.safetensors"),
              saved = scratchPath("again.safetensors");
  std::string inputs = makeInputs("inputs.safetensors", 4);
  train(untied, {"--inputs=" + inputs, "--save=" + weights, "--microbatches=4", "--seed=5"});
  train(untied, {"--inputs=" + inputs, "--save=" + saved, "--weights=" + weights, "--ranks=2",
                 "--microbatches=4", "--steps=3", "--schedule=pipedream", "--learning-rate=0"});
  EXPECT_FALSE(readTensors(saved).empty());
  EXPECT_TRUE(readFile(saved) == readFile(weights));
}

TEST(TensorFiles, HalvesAreReadAsTheFloatsThatTheyAre) {
  std::string inputs = makeInputs("inputs.safetensors", 4);
  Written start = run(inputs, {"--microbatches=4", "--learning-rate=0"});
  std::vector<Sample> halves, floats;
  for (const auto &[name, values] : readTensors(start.savedPath)) {
    std::unique_ptr<TensorFile> file;
    ASSERT_TRUE(TensorFile::open(start.savedPath, file).ok());
    auto stored = llvm::find_if(file->tensors(),
                                [&](const StoredTensor &tensor) { return tensor.name == name; });
    std::vector<uint16_t> upper;
    std::vector<float> rounded;
    for (float value : values) {
      uint32_t bits;
      std::memcpy(&bits, &value, sizeof(bits));
      upper.push_back(static_cast<uint16_t>(bits >> 16));
      bits &= 0xffff0000;
      std::memcpy(&rounded.emplace_back(), &bits, sizeof(bits));
    }
    halves.push_back(sample(name, ElementType::BF16, stored->shape, upper));
    floats.push_back(sample(name, ElementType::F32, stored->shape, rounded));
  }
  std::string halfPath = scratchPath("half.safetensors"), floatPath = scratchPath("f.safetensors");
  writeSamples(halfPath, halves);
  writeSamples(floatPath, floats);
  Written fromHalves = run(inputs, {"--microbatches=4", "--weights=" + halfPath});
  Written fromFloats = run(inputs, {"--microbatches=4", "--weights=" + floatPath});
  EXPECT_EQ(fromHalves.report.lossBits, fromFloats.report.lossBits);
  EXPECT_TRUE(fromHalves.saved == fromFloats.saved);
  EXPECT_NE(fromHalves.report.lossBits, start.report.lossBits);
}

} // namespace
