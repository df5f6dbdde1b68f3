//===- TrainingBenchmark.cpp - Speed of one rank and of two -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Trains a GPT-2 of 8 layers and 256 features, on sequences of 128, 4 in a
// microbatch, with one rank and with two, in turns, and compares:
//
// - two ranks over one, against 2m / (m + 1): what a pipeline of two balanced
//   stages reaches with m microbatches if nothing is lost to messages, memory
//   bandwidth and an uneven split;
// - the share of one rank's time that is spent in contractions, which no
//   pipeline can make faster.
//
// Needs as many free cores as ranks: a busy machine measures itself.
//
//===----------------------------------------------------------------------===//

#include "Process.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace pipeline::testing;

namespace {

constexpr int microbatches = 8;
constexpr int steps = 5;

/// What one run measured.
struct Measurement {
  double tokensPerSecond = 0;
  double secondsPerStep = 0;
  /// Of rank 0's time in steps.
  double contractions = 0;
};

/// By number of ranks; the fastest run is the one that was disturbed least.
std::map<int, Measurement> best;

/// The model, imported once; empty where that failed.
const std::string &importModel() {
  static const std::string model = [] {
    std::string path = scratchPath("gpt2.mlir");
    Outcome outcome =
        runTool("pipeline-import", {"gpt2", PIPELINE_BENCHMARK_INPUTS "/gpt2.json",
                                    "--batch-size=4", "--sequence-length=128", "-o", path});
    if (outcome.status == 0)
      return path;
    std::fputs(outcome.err.c_str(), stderr);
    return std::string();
  }();
  return model;
}

/// A text of the benchmark's own: every token is in the vocabulary, and speed does not depend on
/// it.
const std::string &writeText() {
  static const std::string path = [] {
    std::string name = scratchPath("text");
    std::error_code code;
    llvm::raw_fd_ostream stream(name, code);
    for (int i = 0; i < 1 << 16; ++i)
      stream << static_cast<char>('a' + i * i % 26);
    return name;
  }();
  return path;
}

/// The measurement in a report of pipeline-run; false where it is none.
bool readReport(const std::string &path, Measurement &result) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return false;
  llvm::Expected<llvm::json::Value> json = llvm::json::parse((*buffer)->getBuffer());
  if (!json) {
    llvm::consumeError(json.takeError());
    return false;
  }
  const llvm::json::Object &report = *json->getAsObject();
  double seconds = 0;
  for (const llvm::json::Value &step : *report.getArray("steps"))
    seconds += *step.getAsObject()->getNumber("seconds");
  const llvm::json::Object &rank = *report.getArray("ranks")->front().getAsObject();
  result.tokensPerSecond = *report.getNumber("tokens_per_second");
  result.secondsPerStep = seconds / steps;
  result.contractions = *rank.getNumber("contraction_seconds") / seconds;
  return true;
}

void trainGpt2(benchmark::State &state) {
  auto ranks = static_cast<int>(state.range(0));
  std::string report = scratchPath("report.json");
  for (auto _ : state) {
    Outcome outcome =
        runTool("pipeline-run",
                {importModel(), "--data=" + writeText(), "--ranks=" + std::to_string(ranks),
                 "--microbatches=" + std::to_string(microbatches),
                 "--steps=" + std::to_string(steps), "--json=" + report},
                {}, /*seconds=*/600);
    Measurement measurement;
    if (outcome.status != 0 || !readReport(report, measurement)) {
      std::fputs(outcome.err.c_str(), stderr);
      state.SkipWithError("pipeline-run failed");
      return;
    }
    state.SetIterationTime(measurement.secondsPerStep);
    state.counters["tokens/s"] = measurement.tokensPerSecond;
    Measurement &fastest = best[ranks];
    if (measurement.tokensPerSecond > fastest.tokensPerSecond)
      fastest = measurement;
  }
}

void printVerdict(const char *what, double value, double least) {
  std::printf("%-40s %6.3f  at least %5.3f  %s\n", what, value, least,
              value >= least ? "ok" : "TOO LOW");
}

} // namespace

// Each repetition is one training; ranks take turns, so that both meet the same machine.
BENCHMARK(trainGpt2)->Arg(1)->UseManualTime()->Iterations(1)->Repetitions(3)->Unit(
    benchmark::kMillisecond);
BENCHMARK(trainGpt2)->Arg(2)->UseManualTime()->Iterations(1)->Repetitions(3)->Unit(
    benchmark::kMillisecond);

int main(int argc, char **argv) {
  char interleave[] = "--benchmark_enable_random_interleaving=true";
  std::vector<char *> arguments = {argv[0], interleave};
  arguments.insert(arguments.end(), argv + 1, argv + argc);
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  if (best.size() < 2)
    return 1;

  constexpr double ideal = 2.0 * microbatches / (microbatches + 1);
  double speedup = best[2].tokensPerSecond / best[1].tokensPerSecond;
  std::printf("\nfastest of each: %.0f tokens/s on one rank, %.0f on two, a speedup of %.3f\n",
              best[1].tokensPerSecond, best[2].tokensPerSecond, speedup);
  printVerdict("speedup over the ideal 2m/(m+1)", speedup / ideal, 0.9);
  printVerdict("one rank's share of time in contractions", best[1].contractions, 0.5);
  return 0;
}
