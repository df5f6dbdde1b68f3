//===- GraphText.cpp - Stage graphs written for a test ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <utility>
#include <vector>

namespace pipeline::test {

namespace {

/// The tensors that a value consists of.
using Elements = std::vector<std::string>;

struct Value {
  std::string name;
  Elements elements;

  bool isBundle() const { return elements.size() > 1; }
  std::string type() const {
    if (!isBundle())
      return "tensor<" + elements.front() + ">";
    return "!pipe.bundle<" +
           llvm::join(llvm::map_range(elements, [](const auto &e) { return "tensor<" + e + ">"; }),
                      ", ") +
           ">";
  }
};

std::string list(const std::vector<Value> &values, bool types) {
  return llvm::join(
      llvm::map_range(values, [&](const Value &v) { return types ? v.type() : v.name; }), ", ");
}

class GraphWriter {
public:
  explicit GraphWriter(const GraphShape &shape) : shape(shape), stages(shape.placement.stages()) {}

  std::string write();

private:
  const Value tokens{"%tokens", {"4xi32"}}, metric{"%metric", {"f32"}};

  /// What the last backward starts from.
  Value lossGradient() const { return {shape.weighted ? "%weight" : "%d", {"f32"}}; }
  int last() const { return stages - 1; }
  /// The stage whose parameter a stage uses.
  int parameterOf(int stage) const { return shape.tied && stage == last() ? 0 : stage; }
  Value parameter(int stage) const {
    return {"%w" + std::to_string(parameterOf(stage)), {"8x8xf32"}};
  }
  Value made(int stage) const { return {"%x" + std::to_string(stage), {"4x8xf32"}}; }
  /// With a gap between its tensors.
  Value residual(int stage) const { return {"%r" + std::to_string(stage), {"3xf32", "5xf32"}}; }
  Value gradient(int stage) const { return {"%dx" + std::to_string(stage), {"4x8xf32"}}; }
  bool skips(int stage) const { return shape.skip && stages > 2 && stage == last(); }

  void writeForward(int stage);
  void writeBackward(int stage);
  void writeNode(const std::string &kind, int stage, const std::vector<Value> &inputs,
                 const std::vector<Value> &results, bool accumulates);

  const GraphShape &shape;
  int stages;
  std::string functions, nodes;
};

/// A node, and the declaration of its function.
void GraphWriter::writeNode(const std::string &kind, int stage, const std::vector<Value> &inputs,
                            const std::vector<Value> &results, bool accumulates) {
  std::string number = std::to_string(stage), name = "@" + kind + number;
  std::vector<std::string> arguments;
  auto addArguments = [&](const std::vector<Value> &values) {
    for (const Value &value : values)
      for (const std::string &element : value.elements)
        arguments.push_back("memref<" + element + ">");
  };
  addArguments(inputs);
  if (accumulates)
    arguments.push_back("memref<8x8xf32> {pipe.accumulator}");
  addArguments(results);
  functions += "func.func private " + name + "(" + llvm::join(arguments, ", ") +
               ", memref<32xi8>) attributes {pipe.function, pipe.workspace = 32 : i64}\n";

  nodes += "  " + (results.empty() ? "" : list(results, false) + " = ") + "pipe.compute " + kind +
           " " + number + " " + name + "(" + list(inputs, false) + ")";
  if (accumulates)
    nodes += " accumulates(%g" + number + " : tensor<8x8xf32>)";
  nodes += " : (" + list(inputs, true) + ") -> (" + list(results, true) + ")\n";
}

void GraphWriter::writeForward(int stage) {
  std::vector<Value> inputs = {stage == 0 ? tokens : made(stage - 1), parameter(stage)};
  if (skips(stage))
    inputs.push_back(made(0));
  std::vector<Value> results = {stage == last() ? Value{"%loss", {"f32"}} : made(stage)};
  if (shape.weighted && stage == last())
    results.push_back(lossGradient());
  if (shape.metric && stage == last())
    results.push_back(metric);
  results.push_back(residual(stage));
  writeNode("F", stage, inputs, results, /*accumulates=*/false);
}

void GraphWriter::writeBackward(int stage) {
  Value input = stage == 0 ? tokens : made(stage - 1);
  std::vector<Value> inputs = {input, residual(stage), parameter(stage),
                               stage == last() ? lossGradient() : gradient(stage)};
  Value skipped{"%dskip", {"4x8xf32"}};
  if (shape.skip && stages > 2 && stage == 0)
    inputs.push_back(skipped);
  std::vector<Value> results;
  if (stage > 0)
    results.push_back(gradient(stage - 1));
  if (skips(stage))
    results.push_back(skipped);
  if (!shape.splitBackward)
    return writeNode("B", stage, inputs, results, /*accumulates=*/true);
  Value carried{"%c" + std::to_string(stage), {"4x8xf32", "7xf32"}};
  results.push_back(carried);
  writeNode("I", stage, inputs, results, /*accumulates=*/false);
  writeNode("W", stage, {input, carried}, {}, /*accumulates=*/true);
}

std::string GraphWriter::write() {
  for (int stage = 0; stage < stages; ++stage)
    writeForward(stage);
  if (!shape.weighted)
    nodes += "  %d = pipe.loss_gradient : tensor<f32>\n";
  for (int stage = last(); stage >= 0; --stage)
    writeBackward(stage);

  std::vector<std::string> owners, mirrors;
  for (int stage = 0; stage < stages; ++stage) {
    owners.push_back(std::to_string(shape.placement.ownerOf(stage)));
    if (shape.placement.copies() == 2)
      mirrors.push_back(std::to_string(shape.placement.ownerOf(stage, 1)));
  }
  std::string text = functions + "pipe.graph @m partition <ranks = " + std::to_string(shape.ranks) +
                     ", owners = [" + llvm::join(owners, ", ") + "]";
  if (!mirrors.empty())
    text += ", mirrors = [" + llvm::join(mirrors, ", ") + "]";
  text += "> {\n  %tokens = pipe.input \"tokens\" : tensor<4xi32>\n";
  for (int stage = 0; stage < stages; ++stage)
    if (parameterOf(stage) == stage)
      text += "  %w" + std::to_string(stage) + " = pipe.parameter \"w" + std::to_string(stage) +
              "\" {init = #pipe.fill<1.0>} : tensor<8x8xf32>\n";
  for (int stage = 0; stage < stages; ++stage)
    text += "  %g" + std::to_string(stage) + " = pipe.accumulator " + parameter(stage).name +
            " layer " + std::to_string(stage) + " : tensor<8x8xf32>\n";
  text += nodes + "  pipe.output \"loss\" %loss : tensor<f32>\n";
  if (shape.weighted)
    text += "  pipe.output \"weight\" as weight %weight : tensor<f32>\n";
  if (shape.metric)
    text += "  pipe.output \"metric\" %metric : tensor<f32>\n";
  return text + "}\n";
}

} // namespace

std::string writeGraph(const GraphShape &shape) { return GraphWriter(shape).write(); }

} // namespace pipeline::test
