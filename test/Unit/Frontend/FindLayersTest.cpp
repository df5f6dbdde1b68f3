//===- FindLayersTest.cpp - Blocks in made-up models ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of blocks between an embedding and a head, written down in any order that
// dataflow allows: structure must not depend on it.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Frontend/FindLayers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Frontend/ModelReport.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace pipeline;

namespace {
/// Text of a model whose values are all square and of one size: an op a line.
class ModelText {
public:
  explicit ModelText(unsigned size = 8);

  /// The next value of the residual stream.
  void addEmbedding() { stream = addProduct("x", addParameter("wte")); }
  void addBlock();
  void addStep();
  void addHead();

  std::string write() const { return write(lines); }
  /// In another order that dataflow allows.
  std::string writeShuffled(std::mt19937 &random) const;

private:
  std::string write(ArrayRef<std::string> ops) const;
  std::string add(const std::string &op);
  std::string addParameter(const std::string &name);
  std::string addElementwise(StringRef op, const std::string &a, const std::string &b) {
    return add(llvm::formatv("linalg.{0} ins(%{1}, %{2} : {3}, {3}) outs(%empty : {3}) -> {3}", op,
                             a, b, type));
  }
  std::string addProduct(const std::string &a, const std::string &b) {
    return add(llvm::formatv("linalg.matmul ins(%{0}, %{1} : {2}, {2}) outs(%start : {2}) -> {2}",
                             a, b, type));
  }

  std::string type;
  std::string arguments;
  std::vector<std::string> lines;
  std::string stream = "x", recurrent;
  unsigned values = 0, blocks = 0;
};
} // namespace

ModelText::ModelText(unsigned size) : type(llvm::formatv("tensor<{0}x{0}xf32>", size)) {
  arguments = "%x: " + type + " {pipe.input = \"x\"}";
  lines.push_back("%zero = arith.constant 0.0 : f32");
  lines.push_back("%empty = tensor.empty() : " + type);
  lines.push_back("%start = linalg.fill ins(%zero : f32) outs(%empty : " + type + ") -> " + type);
  lines.push_back(
      "%mask = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = "
      "[\"parallel\", \"parallel\"]} outs(%empty : " +
      type +
      ") { ^bb0(%o: f32): %i = linalg.index 0 : index %j = arith.index_cast %i : index to i32 "
      "%r = arith.sitofp %j : i32 to f32 linalg.yield %r : f32 } -> " +
      type);
}

std::string ModelText::add(const std::string &op) {
  std::string name = "v" + std::to_string(values++);
  lines.push_back("%" + name + " = " + op);
  return name;
}

std::string ModelText::addParameter(const std::string &name) {
  std::string value = "w" + std::to_string(values++);
  arguments += llvm::formatv(", %{0}: {1} {{pipe.parameter = \"{2}\"}", value, type, name);
  return value;
}

void ModelText::addBlock() {
  std::string prefix = "h." + std::to_string(blocks++) + ".";
  std::string norm = addElementwise("mul", stream, stream);
  std::string query = addProduct(norm, addParameter(prefix + "q"));
  std::string key = addProduct(norm, addParameter(prefix + "k"));
  std::string scores = addElementwise("mul", addElementwise("add", query, key), "mask");
  std::string output = addProduct(scores, addParameter(prefix + "o"));
  stream = addElementwise("add", stream, output);
}

void ModelText::addStep() {
  if (recurrent.empty())
    recurrent = addParameter("cell.w");
  stream = addElementwise("mul", addProduct(stream, recurrent), stream);
}

void ModelText::addHead() {
  std::string logits = addProduct(stream, addParameter("head"));
  lines.push_back("%none = tensor.empty() : tensor<f32>");
  lines.push_back("%nothing = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> "
                  "tensor<f32>");
  lines.push_back(llvm::formatv(
      "%loss = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, "
      "affine_map<(i, j) -> ()>], iterator_types = [\"reduction\", \"reduction\"]} ins(%{0} : "
      "{1}) outs(%nothing : tensor<f32>) {{ ^bb0(%p: f32, %s: f32): "
      "%n = arith.addf %s, %p : f32 linalg.yield %n : f32 } -> tensor<f32>",
      logits, type));
}

std::string ModelText::write(ArrayRef<std::string> ops) const {
  std::string text =
      "func.func @m(" + arguments + ") -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {\n";
  for (const std::string &op : ops)
    text += "  " + op + "\n";
  return text + "  return %loss : tensor<f32>\n}\n";
}

std::string ModelText::writeShuffled(std::mt19937 &random) const {
  auto getName = [](StringRef line) { return line.take_until([](char c) { return c == ' '; }); };
  llvm::StringSet<> missing;
  for (const std::string &line : lines)
    missing.insert(getName(line));
  // An op may stand where all that it reads stands before it.
  auto isReady = [&](const std::string &line) {
    StringRef rest = StringRef(line).drop_front(getName(line).size());
    llvm::Regex name("%[a-z]+[0-9]*");
    SmallVector<StringRef> matches;
    while (name.match(rest, &matches)) {
      if (missing.contains(matches[0]))
        return false;
      rest = rest.substr(rest.find(matches[0]) + matches[0].size());
    }
    return true;
  };
  std::vector<std::string> rest = lines, ordered;
  while (!rest.empty()) {
    std::vector<size_t> ready;
    for (size_t i = 0; i < rest.size(); ++i)
      if (isReady(rest[i]))
        ready.push_back(i);
    size_t next = ready[random() % ready.size()];
    missing.erase(getName(rest[next]));
    ordered.push_back(rest[next]);
    rest.erase(rest.begin() + next);
  }
  return write(ordered);
}

namespace {
class FindLayersTest : public testing::Test {
protected:
  FindLayersTest() {
    context.loadDialect<PipeDialect, func::FuncDialect, linalg::LinalgDialect,
                        tensor::TensorDialect, arith::ArithDialect>();
  }

  /// The report of the model of this text after its layers were found by structure.
  std::optional<ModelReport> find(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return std::nullopt;
    auto model = *module->getOps<func::FuncOp>().begin();
    FailureOr<LayersFound> result = findLayers(model, {LayerSource::Structure, ""});
    if (failed(result) || failed(verify(*module)))
      return std::nullopt;
    found = *result;
    return ModelReport::get(model);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  LayersFound found;
};
} // namespace

TEST_F(FindLayersTest, BlocksInAnyOrder) {
  std::mt19937 random(3);
  for (unsigned blocks = 2; blocks <= 5; ++blocks) {
    ModelText text;
    text.addEmbedding();
    for (unsigned i = 0; i < blocks; ++i)
      text.addBlock();
    text.addHead();
    for (unsigned round = 0; round < 10; ++round) {
      std::string shuffled = text.writeShuffled(random);
      std::optional<ModelReport> report = find(shuffled);
      ASSERT_TRUE(report) << shuffled;
      ASSERT_EQ(report->layers.size(), blocks + 2) << shuffled;
      EXPECT_EQ(found.repeated, blocks);
      EXPECT_EQ(report->countDistinctLayers(), 3u) << shuffled;
      EXPECT_EQ(report->layers.front().name, "embedding");
      for (unsigned i = 0; i < blocks; ++i) {
        EXPECT_EQ(report->layers[i + 1].name, "h." + std::to_string(i));
        EXPECT_EQ(report->layers[i].crossing.tensors, 1);
      }
      EXPECT_EQ(report->layers.back().name, "head");
    }
  }
}

// What is cheap stays so: not the time of a clone counts, but that of sending it instead.
TEST_F(FindLayersTest, LargeBlocksSendOneTensor) {
  for (unsigned size : {256, 4096}) {
    ModelText text(size);
    text.addEmbedding();
    for (unsigned i = 0; i < 3; ++i)
      text.addBlock();
    text.addHead();
    std::optional<ModelReport> report = find(text.write());
    ASSERT_TRUE(report);
    ASSERT_EQ(report->layers.size(), 5u);
    for (unsigned i = 0; i < 4; ++i)
      EXPECT_EQ(report->layers[i].crossing.tensors, 1);
  }
}

TEST_F(FindLayersTest, StepsThatShareAParameterAreGathered) {
  ModelText text;
  for (unsigned i = 0; i < 40; ++i)
    text.addStep();
  text.addHead();
  std::optional<ModelReport> report = find(text.write());
  ASSERT_TRUE(report);
  // The first step reads the input and not a step, and is by itself; then 13 layers of
  // 3 steps, and the head.
  EXPECT_EQ(report->layers.size(), 15u);
  EXPECT_EQ(found.repeated, 13u);
  EXPECT_EQ(report->countDistinctLayers(), 3u);
}

TEST_F(FindLayersTest, OneProductIsOneLayer) {
  ModelText text;
  text.addHead();
  std::optional<ModelReport> report = find(text.write());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->layers.size(), 1u);
  EXPECT_EQ(report->layers.front().crossing.tensors, 0);
}
