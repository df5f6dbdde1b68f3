//===- ActionBenchmark.cpp - What is around a layer in a program -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two ranks with an 8x8 linear layer each, under 1F1B, and many microbatches: a step
// takes the layers, and what each action costs besides, which is the clock, data,
// messages, and the time in which a rank waits for the other one's cache lines. The
// layers are also called by themselves, and the difference is divided by the actions.
//
//===----------------------------------------------------------------------===//

#include "StageCalls.h"
#include "Verdict.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Parser/Parser.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>

using namespace pipeline;
using namespace pipeline::test;

namespace {

constexpr std::int64_t microbatches = 1000;
/// F and B of every microbatch.
constexpr std::int64_t actions = 2 * microbatches;

/// Inputs that cost what copying them does.
class ConstantData final : public runtime::DataSource {
public:
  explicit ConstantData(const StageGraph &graph) {
    for (const StageGraph::Input &input : graph.inputs)
      descriptions.push_back({input.name, graph.values[input.value].tensorBytes.front()});
  }
  const std::vector<runtime::InputDescription> &inputs() const override { return descriptions; }
  runtime::Status load(std::int32_t input, std::int64_t, std::int64_t,
                       void *destination) const override {
    std::memset(destination, 0x3e, static_cast<std::size_t>(descriptions[input].bytes));
    return runtime::Status();
  }

private:
  std::vector<runtime::InputDescription> descriptions;
};

CompiledPipeline compileLinear(int ranks) {
  std::unique_ptr<mlir::MLIRContext> context = makeCompilerContext();
  auto model = mlir::parseSourceFile<mlir::ModuleOp>(PIPELINE_BENCHMARK_INPUTS "/linear.mlir",
                                                     context.get());
  if (!model) {
    CompiledPipeline failed;
    failed.error = "linear.mlir can't be read";
    return failed;
  }
  std::string options =
      "ranks=" + std::to_string(ranks) +
      " strategy=uniform schedule=1f1b optimizer=sgd microbatches=" + std::to_string(microbatches);
  return compile(*model, *parseCompileOptions(options), /*optLevel=*/3);
}

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The fastest of all, in seconds per microbatch: of a step, and of the slower stage's functions.
double bestStep = 1, bestLayer = 1;

/// F and B of every microbatch, nothing else.
void callLayers(benchmark::State &state, const CompiledPipeline &compiled) {
  StageCalls calls(compiled.graph);
  std::vector<std::vector<const StageGraph::Node *>> stages;
  for (std::int64_t stage = 0; stage < compiled.graph.stages; ++stage)
    stages.push_back(calls.findNodes(stage));
  std::vector<double> best(stages.size(), 1);
  for (auto _ : state) {
    double slower = 0;
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
      auto start = std::chrono::steady_clock::now();
      for (std::int64_t i = 0; i < microbatches; ++i)
        for (const StageGraph::Node *node : stages[stage])
          calls.call(*node);
      double seconds = secondsSince(start) / microbatches;
      best[stage] = std::min(best[stage], seconds);
      slower = std::max(slower, seconds);
    }
    state.SetIterationTime(slower);
  }
  bestLayer = std::min(bestLayer, *std::max_element(best.begin(), best.end()));
}

void runSteps(benchmark::State &state, const CompiledPipeline &compiled) {
  ConstantData data(compiled.graph);
  runtime::RunOptions options;
  options.programs = compiled.programs;
  options.microbatches = microbatches;
  options.optimizer.learningRate = 1e-6;
  options.source = &data;
  for (const StageGraph::Input &input : compiled.graph.inputs)
    options.inputs.push_back(input.name);
  std::unique_ptr<runtime::Run> run;
  auto ranks = static_cast<std::int32_t>(compiled.programs.size());
  runtime::Status status =
      runtime::Run::create(options, runtime::createThreadsTransport(ranks), run);
  if (status.ok())
    status = run->initialize();
  runtime::StepResult result;
  for (auto _ : state) {
    if (status.ok())
      status = run->step(result);
    if (!status.ok()) {
      state.SkipWithError(status.message().c_str());
      return;
    }
    state.SetIterationTime(result.seconds / microbatches);
    bestStep = std::min(bestStep, result.seconds / microbatches);
  }
}

} // namespace

int main(int argc, char **argv) {
  CompiledPipeline compiled = compileLinear(/*ranks=*/2);
  if (!compiled.error.empty()) {
    std::fputs(compiled.error.c_str(), stderr);
    return 1;
  }
  auto add = [&](const char *name, auto run) {
    benchmark::RegisterBenchmark(
        name, [&compiled, run](benchmark::State &state) { run(state, compiled); })
        ->UseManualTime()
        ->Iterations(300)
        ->Repetitions(5)
        ->Unit(benchmark::kNanosecond);
  };
  add("microbatch/layers", callLayers);
  add("microbatch/step", runSteps);

  if (!runInTurns(argc, argv))
    return 1;
  double overhead = (bestStep - bestLayer) * microbatches / actions;
  std::printf("\nfastest: %.0f ns for a microbatch, %.0f ns in the slower stage's layer\n",
              bestStep * 1e9, bestLayer * 1e9);
  printAtMost("microseconds per action beyond the layer", overhead * 1e6, 1);
  return 0;
}
