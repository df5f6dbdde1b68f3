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
// - the same against what the simulator predicts from the times that the actions
//   of the two stages took, and the updates: what is lost between actions. Each
//   run is held against its own times, and the best counts;
// - the share of one rank's time that is spent in contractions, which no
//   pipeline can make faster.
//
// Needs as many free cores as ranks: a busy machine measures itself.
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "StepPrediction.h"
#include "Verdict.h"
#include "pipeline/Schedule/Generators.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace pipeline::test;
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
  /// Without the first step: measured, and what the simulator makes of the trace.
  double secondsOfLater = 0;
  StepPrediction predicted;

  double getShareOfPrediction() const { return predicted.seconds / secondsOfLater; }
};

/// By number of ranks; the fastest run is the one that was disturbed least.
std::map<int, Measurement> best;
/// The run whose steps came nearest to what its own actions allow.
std::map<int, Measurement> nearest;

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
  double seconds = 0, first = 0;
  for (const llvm::json::Value &step : *report.getArray("steps")) {
    if (seconds == 0)
      first = *step.getAsObject()->getNumber("seconds");
    seconds += *step.getAsObject()->getNumber("seconds");
  }
  const llvm::json::Object &rank = *report.getArray("ranks")->front().getAsObject();
  result.tokensPerSecond = *report.getNumber("tokens_per_second");
  result.secondsPerStep = seconds / steps;
  result.secondsOfLater = (seconds - first) / (steps - 1);
  result.contractions = *rank.getNumber("contraction_seconds") / seconds;
  return true;
}

/// What a run of 1f1b should take by its own trace; false where there is no telling.
bool readTrace(const std::string &path, int ranks, Measurement &result) {
  auto problem = pipeline::schedule::Problem::create(ranks, 1, microbatches);
  if (!problem)
    return false;
  auto order = pipeline::schedule::generate("1f1b", *problem);
  std::optional<StepPrediction> prediction;
  if (order)
    prediction = predictStep(path, *problem, *order);
  if (prediction)
    result.predicted = *prediction;
  return prediction.has_value();
}

void trainGpt2(benchmark::State &state) {
  auto ranks = static_cast<int>(state.range(0));
  std::string report = scratchPath("report.json"), trace = scratchPath("trace.json");
  for (auto _ : state) {
    Outcome outcome =
        runTool("pipeline-run",
                {importModel(), "--data=" + writeText(), "--ranks=" + std::to_string(ranks),
                 "--microbatches=" + std::to_string(microbatches),
                 "--steps=" + std::to_string(steps), "--json=" + report, "--trace=" + trace},
                {}, /*seconds=*/600);
    Measurement measurement;
    if (outcome.status != 0 || !readReport(report, measurement) ||
        !readTrace(trace, ranks, measurement)) {
      std::fputs(outcome.err.c_str(), stderr);
      state.SkipWithError("pipeline-run failed");
      return;
    }
    state.SetIterationTime(measurement.secondsPerStep);
    state.counters["tokens/s"] = measurement.tokensPerSecond;
    Measurement &fastest = best[ranks];
    if (measurement.tokensPerSecond > fastest.tokensPerSecond)
      fastest = measurement;
    Measurement &closest = nearest[ranks];
    if (closest.secondsOfLater == 0 ||
        measurement.getShareOfPrediction() > closest.getShareOfPrediction())
      closest = measurement;
  }
}

/// Where the time of a step goes, in milliseconds.
void printStep(const Measurement &measurement) {
  std::printf("a step took %.1f ms and should take %.1f:", 1e3 * measurement.secondsOfLater,
              1e3 * measurement.predicted.seconds);
  for (size_t rank = 0; rank < measurement.predicted.actions.size(); ++rank)
    std::printf("%s rank %zu %.1f in actions, %.1f in updates", rank == 0 ? "" : ";", rank,
                1e3 * measurement.predicted.actions[rank],
                1e3 * measurement.predicted.updates[rank]);
  std::printf("\n");
}

} // namespace

// Each repetition is one training.
BENCHMARK(trainGpt2)->Arg(1)->UseManualTime()->Iterations(1)->Repetitions(3)->Unit(
    benchmark::kMillisecond);
BENCHMARK(trainGpt2)->Arg(2)->UseManualTime()->Iterations(1)->Repetitions(3)->Unit(
    benchmark::kMillisecond);

int main(int argc, char **argv) {
  if (!runInTurns(argc, argv))
    return 1;
  if (best.size() < 2)
    return 1;

  constexpr double ideal = 2.0 * microbatches / (microbatches + 1);
  double speedup = best[2].tokensPerSecond / best[1].tokensPerSecond;
  std::printf("\nfastest of each: %.0f tokens/s on one rank, %.0f on two, a speedup of %.3f\n",
              best[1].tokensPerSecond, best[2].tokensPerSecond, speedup);
  for (int ranks : {1, 2})
    printStep(nearest[ranks]);
  printAtLeast("speedup over the ideal 2m/(m+1)", speedup / ideal, 0.9);
  printAtLeast("two ranks over the simulator's prediction", nearest[2].getShareOfPrediction(),
               0.97);
  printAtLeast("one rank's share of time in contractions", best[1].contractions, 0.5);
  return 0;
}
