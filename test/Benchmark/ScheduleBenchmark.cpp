//===- ScheduleBenchmark.cpp - Speed of the schedule library ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How long a schedule takes to be generated, verified, simulated, given its
// communication and proved free of deadlock, up to 512 ranks and 4096
// microbatches. A line is one schedule and size; its columns are:
//
// - Time: all phases together, in CPU time of this process;
// - the phases, in microseconds of CPU time. `place` writes the steps of all
//   ranks out for the sizes that are compared, and keeps them in eight bytes
//   per transfer for the large ones;
// - bytes: the most memory that was in use at once, the schedule included, per
//   action: it counts steps that are written out. Phases let go of what they
//   have made;
// - the label: how many times as long Python takes for the same, that is for
//   the order alone, or for the order and the communication.
//
//===----------------------------------------------------------------------===//

#include "MemoryMeter.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Generators.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <ctime>
#include <optional>
#include <string>

using namespace pipeline::schedule;

namespace {

struct Size {
  int32_t ranks;
  int32_t microbatches;
};

/// Sizes of the Python figures.
constexpr Size comparedSizes[] = {{8, 64}, {16, 128}, {32, 256}, {64, 512}};

/// What Python schedulers take, in seconds on two cores, by size.
struct PythonFigures {
  const char *who;
  bool withCommunication;
  double seconds[4];
};

/// Python schedulers, seconds on two cores: `zero-bubble-pipeline-parallelism`
/// of sail-sg, and torch.distributed.pipelining of PyTorch 2.15.
constexpr PythonFigures sailHeuristic = {"sail-sg", false, {.03, .14, .64, 3.2}};
constexpr PythonFigures sailV = {"sail-sg", false, {.06, .26, 1.1, 6.7}};
constexpr PythonFigures torchInterleaved = {"torch", true, {.07, .61, 3.8, 28.6}};
constexpr PythonFigures torchInterleavedZb = {"torch", true, {.15, 1.2, 8.6, 65}};
constexpr PythonFigures torchV = {"torch", true, {.14, 1.0, 8.0, 61}};

struct Subject {
  const char *name;
  int32_t chunks;
  /// The first of them is null where there are none.
  const PythonFigures *figures[2];
};

constexpr Subject subjects[] = {
    {"gpipe", 1, {}},
    {"1f1b", 1, {}},
    {"interleaved-1f1b", 2, {&torchInterleaved}},
    {"zb-auto", 1, {&sailHeuristic}},
    {"interleaved-zb", 2, {&torchInterleavedZb}},
    {"zbv", 2, {&torchV, &sailV}},
    {"dualpipev", 2, {}},
    {"hanayo", 2, {}},
};

/// CPU time of the phases of one run, in seconds.
struct Phases {
  double generate = 0, verify = 0, simulate = 0, place = 0, prove = 0;

  double all() const { return generate + verify + simulate + place + prove; }
};

template <typename Work>
auto timed(double &seconds, Work &&work) {
  std::clock_t start = std::clock();
  auto result = work();
  seconds += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  return result;
}

/// Runs all phases; nothing where one of them fails, which is printed.
std::optional<Phases> run(const Generator &generator, const Problem &problem, bool writeOut,
                          int64_t &actions) {
  auto failed = [](const std::string &why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    return std::nullopt;
  };
  Phases phases;
  Expected<Dataflow> dataflow = Dataflow::chain(problem);
  GeneratorOptions options;
  if (generator.takes(Option::Search))
    options.searchBudget = 1; // The heuristic without the search.
  Expected<Schedule> schedule =
      timed(phases.generate, [&] { return generate(generator.name, problem, options); });
  if (!schedule)
    return failed(schedule.error());
  actions = schedule->numActions();
  if (timed(phases.verify, [&] { return verify(problem, *schedule, *dataflow).hasErrors(); }))
    return failed("the schedule is refused");
  if (std::string error = timed(phases.simulate,
                                [&]() -> std::string {
                                  auto simulation = simulate(problem, *schedule, *dataflow);
                                  return simulation ? "" : simulation.error();
                                });
      !error.empty())
    return failed(error);

  std::vector<Message> messages = messagesOf(problem, *dataflow);
  std::vector<CommunicationFault> faults;
  if (writeOut) {
    Expected<CommunicationPlan> plan = timed(
        phases.place, [&] { return placeCommunication(problem, *schedule, *dataflow, messages); });
    if (!plan)
      return failed(plan.error());
    faults = timed(phases.prove, [&] { return verifyPlan(problem, *plan); });
  } else {
    Expected<PlacedCommunication> placed =
        timed(phases.place, [&] { return findPlaces(problem, *schedule, *dataflow, messages); });
    if (!placed)
      return failed(placed.error());
    faults = timed(phases.prove, [&] { return verifyPlan(*placed); });
  }
  if (!faults.empty())
    return failed(faults.front().text);
  return phases;
}

std::string labelOf(const Subject &subject, size_t size, const Phases &phases) {
  std::string label;
  for (const PythonFigures *figures : subject.figures) {
    if (!figures)
      continue;
    double ours = phases.generate + (figures->withCommunication ? phases.place : 0);
    char text[96];
    std::snprintf(text, sizeof(text), "%s%s takes %.0f times as long for the order%s",
                  label.empty() ? "" : "; ", figures->who, figures->seconds[size] / ours,
                  figures->withCommunication ? " and communication" : "");
    label += text;
  }
  return label;
}

/// `compared` is the index of the size among the compared ones, or -1.
void measure(benchmark::State &state, const Subject &subject, Size size, int compared) {
  const Generator &generator = *findGenerator(subject.name);
  Expected<Problem> problem =
      Problem::create(size.ranks, subject.chunks, size.microbatches, generator.defaultPlacement);
  Phases sum;
  int64_t actions = 0;
  int64_t before = MemoryMeter::inUse();
  MemoryMeter::forgetPeak();
  for (auto _ : state) {
    std::optional<Phases> phases = run(generator, *problem, compared >= 0, actions);
    if (!phases)
      return state.SkipWithError("failed");
    state.SetIterationTime(phases->all());
    sum.generate += phases->generate;
    sum.verify += phases->verify;
    sum.simulate += phases->simulate;
    sum.place += phases->place;
    sum.prove += phases->prove;
  }
  double runs = static_cast<double>(state.iterations());
  Phases mean{sum.generate / runs, sum.verify / runs, sum.simulate / runs, sum.place / runs,
              sum.prove / runs};
  state.counters["generate_us"] = 1e6 * mean.generate;
  state.counters["verify_us"] = 1e6 * mean.verify;
  state.counters["simulate_us"] = 1e6 * mean.simulate;
  state.counters["place_us"] = 1e6 * mean.place;
  state.counters["prove_us"] = 1e6 * mean.prove;
  state.counters["actions"] = static_cast<double>(actions);
  state.counters["bytes"] =
      static_cast<double>(MemoryMeter::peak() - before) / static_cast<double>(actions);
  if (compared >= 0)
    state.SetLabel(labelOf(subject, static_cast<size_t>(compared), mean));
}

void registerBenchmark(const Subject &subject, Size size, int compared) {
  std::string name = std::string(subject.name) + "/p=" + std::to_string(size.ranks) +
                     "/v=" + std::to_string(subject.chunks) +
                     "/m=" + std::to_string(size.microbatches);
  auto *registered = benchmark::RegisterBenchmark(
      name.c_str(), [subject, size, compared](benchmark::State &state) {
        measure(state, subject, size, compared);
      });
  registered->UseManualTime()->Unit(benchmark::kMillisecond);
  if (compared < 0)
    registered->Iterations(1);
}

} // namespace

int main(int argc, char **argv) {
  for (const Subject &subject : subjects)
    for (size_t i = 0; i < std::size(comparedSizes); ++i)
      registerBenchmark(subject, comparedSizes[i], static_cast<int>(i));
  constexpr Size large{512, 4096};
  for (const Subject &subject :
       {Subject{"1f1b", 1, {}}, Subject{"interleaved-1f1b", 4, {}}, Subject{"zbv", 2, {}}})
    registerBenchmark(subject, large, -1);

  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
