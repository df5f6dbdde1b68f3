//===- SpeedTest.cpp - Production sizes take milliseconds -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bounds on time are loose, for busy and instrumented machines: they catch
// what is not linear, which would take minutes. A benchmark measures. What is
// counted is exact: bytes per action.
//
//===----------------------------------------------------------------------===//

#include "AllSchedules.h"
#include "MemoryMeter.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <ctime>
#include <functional>
#include <memory>
#include <utility>

namespace pipeline::schedule {
namespace {

/// The time of this process on its cores: others do not count.
double seconds(const std::function<void()> &work) {
  std::clock_t start = std::clock();
  work();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// A schedule of 64 ranks and 512 microbatches, of every generator that makes
/// one by a rule.
void forEachOfSixtyFourRanks(const std::function<void(const Generator &, const Problem &)> &check) {
  for (const Generator &generator : generators())
    if (!generator.takes(Option::Csv) && !generator.takes(Option::Search) &&
        generator.name != "none")
      check(generator, makeProblem(64, generator.defaultChunks, 512, generator.defaultPlacement));
}

TEST(Speed, SixtyFourRanks) {
  forEachOfSixtyFourRanks([](const Generator &generator, const Problem &problem) {
    Dataflow dataflow = chainOf(problem);
    std::vector<Message> messages = messagesOf(problem, dataflow);
    Schedule schedule;
    std::optional<PlacedCommunication> placed;
    double generating = seconds([&] { schedule = valueOf(generate(generator.name, problem)); });
    double verifying =
        seconds([&] { EXPECT_FALSE(verify(problem, schedule, dataflow).hasErrors()); });
    double simulating = seconds([&] { (void)valueOf(simulate(problem, schedule, dataflow)); });
    double placing =
        seconds([&] { placed = valueOf(findPlaces(problem, schedule, dataflow, messages)); });
    double proving = seconds([&] { EXPECT_TRUE(verifyPlan(*placed).empty()); });
    double all = generating + verifying + simulating + placing + proving;
    std::printf("%-17s %7lld actions: %5.1f ms generate, %5.1f verify, %5.1f simulate, %5.1f "
                "place, %5.1f prove, %5.1f all\n",
                std::string(generator.name).c_str(), static_cast<long long>(schedule.numActions()),
                1e3 * generating, 1e3 * verifying, 1e3 * simulating, 1e3 * placing, 1e3 * proving,
                1e3 * all);
    EXPECT_LT(all, 3);
  });
}

TEST(Speed, MemoryIsAFewBytesPerAction) {
  // What is in use at the worst moment of each phase, the schedule with its
  // eight bytes included, over the number of its actions. A phase lets go of
  // what it has made before the next begins.
  forEachOfSixtyFourRanks([](const Generator &generator, const Problem &problem) {
    Dataflow dataflow = chainOf(problem);
    std::vector<Message> messages = messagesOf(problem, dataflow);
    int64_t before = MemoryMeter::inUse();
    // Copied, so that it has no room for more actions.
    auto schedule =
        std::as_const(*std::make_unique<Schedule>(valueOf(generate(generator.name, problem))));
    auto actions = static_cast<double>(schedule.numActions());
    auto peakOf = [&](const std::function<void()> &work) {
      MemoryMeter::forgetPeak();
      work();
      return static_cast<double>(MemoryMeter::peak() - before) / actions;
    };
    double verifying =
        peakOf([&] { EXPECT_FALSE(verify(problem, schedule, dataflow).hasErrors()); });
    double simulating = peakOf([&] { (void)valueOf(simulate(problem, schedule, dataflow)); });
    double placing[2];
    for (TransferOrder order : {TransferOrder::Unordered, TransferOrder::Stream})
      placing[order == TransferOrder::Stream] = peakOf([&] {
        PlacedCommunication placed =
            valueOf(findPlaces(problem, schedule, dataflow, messages, order));
        EXPECT_TRUE(
            verifyPlan(placed, {.streamOrdered = order == TransferOrder::Stream, .groups = {}})
                .empty());
      });
    std::printf("%-17s bytes per action: %4.1f verify, %4.1f simulate, %4.1f place and prove, "
                "%4.1f on streams\n",
                std::string(generator.name).c_str(), verifying, simulating, placing[0], placing[1]);
    EXPECT_LE(verifying, 32);
    EXPECT_LE(simulating, 32);
    EXPECT_LE(placing[0], 32);
    EXPECT_LE(placing[1], 34); // With few microbatches what is in flight shows.
  });
}

TEST(Speed, MemoryIsLinear) {
  // Twice the microbatches take twice the memory, whatever the schedule.
  auto peakFor = [](const Generator &generator, int32_t microbatches) {
    Problem problem =
        makeProblem(16, generator.defaultChunks, microbatches, generator.defaultPlacement);
    Dataflow dataflow = chainOf(problem);
    int64_t before = MemoryMeter::inUse();
    MemoryMeter::forgetPeak();
    Schedule schedule = valueOf(generate(generator.name, problem));
    (void)valueOf(simulate(problem, schedule, dataflow, SendMode::Blocking));
    (void)valueOf(placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow),
                                     TransferOrder::Stream));
    return static_cast<double>(MemoryMeter::peak() - before);
  };
  forEachOfSixtyFourRanks([&](const Generator &generator, const Problem &) {
    double ratio = peakFor(generator, 1024) / peakFor(generator, 512);
    EXPECT_GT(ratio, 1.5) << generator.name;
    EXPECT_LT(ratio, 2.5) << generator.name;
  });
}

} // namespace
} // namespace pipeline::schedule
