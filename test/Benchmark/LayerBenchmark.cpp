//===- LayerBenchmark.cpp - Time of one transformer layer -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block of a GPT-2 with 256 features and 8 heads, on 4 sequences of 128 tokens: its
// forward, its backward in one, and its backward as I and W; forward and backward also
// where nothing is computed again. Verdicts: what a schedule pays for the split, and
// what a step pays for recompute=selective.
//
//===----------------------------------------------------------------------===//

#include "StageCalls.h"
#include "Verdict.h"

#include "pipeline/Frontend/Gpt2.h"

#include "llvm/Support/Error.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <string>

using namespace pipeline;
using namespace pipeline::test;

namespace {

/// The block alone makes stage 1, between the embeddings and the head.
constexpr char wholeBackward[] =
    "ranks=1 chunks=3 schedule=looped-bfs strategy=explicit split=1,1,1";
constexpr char splitBackward[] =
    "ranks=1 chunks=3 schedule=looped-bfs strategy=explicit split=1,1,1 split-backward=1";
constexpr char keepingBackward[] =
    "ranks=1 chunks=3 schedule=looped-bfs strategy=explicit split=1,1,1 recompute=none";
constexpr std::int64_t stage = 1;

/// The block, compiled with options of `pipe-compile`.
CompiledPipeline compileBlock(const char *options) {
  Gpt2Config config;
  config.layers = 1;
  config.heads = 8;
  config.width = 256;
  config.innerWidth = 1024;
  config.vocabulary = 256;
  config.positions = 128;
  std::unique_ptr<mlir::MLIRContext> context = makeCompilerContext();
  auto model = buildGpt2(*context, config, {/*size=*/4, /*sequenceLength=*/128});
  if (!model) {
    CompiledPipeline failed;
    failed.error = llvm::toString(model.takeError());
    return failed;
  }
  return compile(**model, *parseCompileOptions(options), /*optLevel=*/3);
}

/// A compiled block and the memory that it runs in.
struct Block {
  explicit Block(const char *options) : compiled(compileBlock(options)), calls(compiled.graph) {
    if (!compiled.error.empty())
      return;
    // In their order, so that each finds what those before it leave.
    for (const StageGraph::Node *node : calls.findNodes(stage))
      calls.call(*node);
  }

  CompiledPipeline compiled;
  StageCalls calls;
};

/// By benchmark: the fastest call, which was disturbed least.
std::map<std::string, double> best;

/// What the fastest calls of these take together; none where one of them did not run.
std::optional<double> addBest(std::initializer_list<const char *> names) {
  double sum = 0;
  for (const char *name : names) {
    auto it = best.find(name);
    if (it == best.end())
      return std::nullopt;
    sum += it->second;
  }
  return sum;
}

/// Judges a ratio of two sums of fastest calls, unless the command line left some out.
void judge(const char *what, std::optional<double> above, std::optional<double> below,
           double most) {
  if (above && below)
    printAtMost(what, *above / *below, most);
}

void runBlock(benchmark::State &state, Block &block, const char *name, char kind) {
  const StageGraph::Node *node = block.calls.findNode(stage, kind);
  if (!block.compiled.error.empty() || !node) {
    state.SkipWithError(("the block has no such function: " + block.compiled.error).c_str());
    return;
  }
  for (auto _ : state) {
    auto start = std::chrono::steady_clock::now();
    block.calls.call(*node);
    double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    state.SetIterationTime(seconds);
    auto [it, isNew] = best.try_emplace(name, seconds);
    it->second = std::min(it->second, seconds);
  }
}

void addBenchmark(const char *name, Block &block, char kind) {
  benchmark::RegisterBenchmark(
      name, [=, &block](benchmark::State &state) { runBlock(state, block, name, kind); })
      ->UseManualTime()
      ->MinTime(0.1)
      ->Repetitions(5)
      ->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char **argv) {
  Block whole(wholeBackward), split(splitBackward), keeping(keepingBackward);
  addBenchmark("layer/forward", whole, 'F');
  addBenchmark("layer/backward", whole, 'B');
  addBenchmark("layer/I", split, 'I');
  addBenchmark("layer/W", split, 'W');
  addBenchmark("layer/forward, recompute=none", keeping, 'F');
  addBenchmark("layer/backward, recompute=none", keeping, 'B');

  if (!runInTurns(argc, argv))
    return 1;
  std::printf("\nfastest calls:\n");
  for (const auto &[name, seconds] : best)
    std::printf("%-40s %8.3f ms\n", name.c_str(), seconds * 1e3);
  judge("I and W over B", addBest({"layer/I", "layer/W"}), addBest({"layer/backward"}), 1.03);
  judge("F and B over those of recompute=none", addBest({"layer/forward", "layer/backward"}),
        addBest({"layer/forward, recompute=none", "layer/backward, recompute=none"}), 1.02);
  return 0;
}
