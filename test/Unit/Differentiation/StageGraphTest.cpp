//===- StageGraphTest.cpp ---------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The stage graph, executed: however a model is cut and whatever is computed again, the loss and
// every gradient have the same bits.
//
//===----------------------------------------------------------------------===//

#include "JitModule.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Frontend/Gpt2.h"

#include <cstring>
#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;

namespace {
/// The loss and the accumulators of one microbatch, by name.
using Outcome = std::map<std::string, Elements>;

/// Runs the nodes of a graph in their order on the reference executor.
class GraphExecutor {
public:
  explicit GraphExecutor(ModuleOp module) : graph(*module.getOps<GraphOp>().begin()) {
    OwningOpRef<ModuleOp> functions = module.clone();
    (*functions->getOps<GraphOp>().begin()).erase();
    jit = std::make_unique<JitModule>(*functions);
  }

  Outcome run() {
    for (Operation &op : graph.getBody().front())
      execute(&op);
    return outcome;
  }

private:
  void execute(Operation *op) {
    if (auto input = dyn_cast<InputOp>(op))
      values[input] = {draw(input.getName(), input.getType(), /*isInteger=*/true)};
    else if (auto parameter = dyn_cast<ParameterOp>(op))
      values[parameter] = {draw(parameter.getName(), parameter.getType(), /*isInteger=*/false)};
    else if (auto accumulator = dyn_cast<AccumulatorOp>(op))
      values[accumulator] = {Elements(count(accumulator.getType()))};
    else if (auto gradient = dyn_cast<LossGradientOp>(op))
      values[gradient] = {{1.0}};
    else if (auto compute = dyn_cast<ComputeOp>(op))
      execute(compute);
    else if (auto output = dyn_cast<OutputOp>(op))
      outcome[output.getName().str()] = values.at(output.getValue()).front();
  }

  void execute(ComputeOp compute) {
    std::vector<Elements> arguments;
    for (Value input : compute.getInputs())
      llvm::append_range(arguments, values.at(input));
    for (Value accumulator : compute.getAccumulators())
      llvm::append_range(arguments, values.at(accumulator));
    std::vector<Elements> results = jit->call(compute.getCallee(), arguments);
    size_t next = 0;
    for (Value output : compute.getOutputs()) {
      auto bundle = dyn_cast<BundleType>(output.getType());
      for (size_t i = 0; i < (bundle ? bundle.getElements().size() : 1); ++i)
        values[output].push_back(results.at(next++));
    }
    for (Value accumulator : compute.getAccumulators()) {
      values[accumulator] = {results.at(next)};
      auto op = accumulator.getDefiningOp<AccumulatorOp>();
      auto parameter = op.getParameter().getDefiningOp<ParameterOp>();
      outcome[parameter.getName().str() + " of layer " + std::to_string(op.getLayer())] =
          results.at(next++);
    }
  }

  static int64_t count(Type type) { return cast<RankedTensorType>(type).getNumElements(); }

  static Elements draw(StringRef name, Type type, bool isInteger) {
    unsigned seed = 0;
    for (char c : name)
      seed = 31 * seed + static_cast<unsigned char>(c);
    std::mt19937 engine(seed);
    Elements elements(count(type));
    for (double &element : elements)
      element = isInteger ? engine() % 5 : float(engine() / 4294967296.0 - 0.5);
    return elements;
  }

  GraphOp graph;
  std::unique_ptr<JitModule> jit;
  llvm::DenseMap<Value, std::vector<Elements>> values;
  Outcome outcome;
};

Outcome execute(ModuleOp model, const std::string &pipeline) {
  OwningOpRef<ModuleOp> module = model.clone();
  PassManager passes(module->getContext());
  if (failed(parsePassPipeline(pipeline, passes, llvm::errs())) || failed(passes.run(*module))) {
    ADD_FAILURE() << pipeline;
    return {};
  }
  return GraphExecutor(*module).run();
}
} // namespace

TEST(StageGraph, SameBitsHoweverTheModelIsCut) {
  MLIRContext &context = getContext();
  context.loadDialect<PipeDialect>();
  registerPipeTransformsPasses();
  Gpt2Config config;
  config.layers = 3;
  config.heads = 2;
  config.width = 4;
  config.vocabulary = 5;
  config.positions = 4;
  config.innerWidth = 6;
  OwningOpRef<ModuleOp> model =
      llvm::cantFail(buildGpt2(context, config, {.size = 2, .sequenceLength = 3}));

  Outcome expected = execute(*model, "pipe-partition{ranks=1},pipe-differentiate");
  // 12 parameters in each of 3 blocks, 2 embeddings, 2 of the last norm, the loss; the head is
  // tied.
  EXPECT_EQ(expected.size(), 12u * 3 + 2 + 2 + 1 + 1);
  for (const char *pipeline :
       {"pipe-partition{ranks=5},pipe-differentiate",
        "pipe-partition{ranks=2 chunks=2},pipe-differentiate{recompute=full}",
        "pipe-partition{ranks=3},pipe-differentiate{split-backward=true}",
        "pipe-partition{ranks=2},pipe-differentiate{split-backward=true recompute=full}"}) {
    Outcome actual = execute(*model, pipeline);
    EXPECT_EQ(actual.size(), expected.size()) << pipeline;
    for (const auto &[name, elements] : expected) {
      ASSERT_TRUE(actual.count(name)) << name << " with " << pipeline;
      ASSERT_EQ(actual[name].size(), elements.size());
      EXPECT_EQ(std::memcmp(actual[name].data(), elements.data(), elements.size() * sizeof(double)),
                0)
          << name << " with " << pipeline;
    }
  }
}
