//===- SpeedTest.cpp - Production sizes take milliseconds -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bounds are loose, for busy and instrumented machines: they catch what is
// not linear, which would take minutes. A benchmark measures.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <chrono>

namespace pipeline::schedule {
namespace {

double seconds(const std::function<void()> &work) {
  auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

TEST(Speed, SixtyFourRanks) {
  for (const Generator &generator : generators()) {
    if (generator.takes(Option::Csv))
      continue; // It makes nothing without a file.
    Problem problem = makeProblem(generator.name == "none" ? 1 : 64, generator.defaultChunks, 512,
                                  generator.defaultPlacement);
    Dataflow dataflow = chainOf(problem);
    Schedule schedule;
    CommunicationPlan plan;
    double generating = seconds([&] { schedule = valueOf(generate(generator.name, problem)); });
    double verifying =
        seconds([&] { EXPECT_FALSE(verify(problem, schedule, dataflow).hasErrors()); });
    double simulating = seconds([&] { (void)valueOf(simulate(problem, schedule, dataflow)); });
    double placing = seconds([&] {
      plan =
          valueOf(placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow)));
    });
    double proving =
        seconds([&] { EXPECT_TRUE(verifyCommunication(eventsOf(problem, plan)).empty()); });
    std::printf("%-17s %7lld actions: %5.1f ms generate, %5.1f verify, %5.1f simulate, %5.1f "
                "place, %5.1f prove\n",
                std::string(generator.name).c_str(), static_cast<long long>(schedule.numActions()),
                1e3 * generating, 1e3 * verifying, 1e3 * simulating, 1e3 * placing, 1e3 * proving);
    EXPECT_LT(generating + verifying + simulating + placing + proving, 5);
  }
}

} // namespace
} // namespace pipeline::schedule
