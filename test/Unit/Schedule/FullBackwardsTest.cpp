//===- FullBackwardsTest.cpp - Schedules with full backwards ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steady.h"
#include "Support.h"
#include "pipeline/Schedule/Simulator.h"
#include "pipeline/Schedule/Verifier.h"

#include <algorithm>

namespace pipeline::schedule {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string errorOf(std::string_view name, const Problem &problem,
                    const GeneratorOptions &options = {}) {
  Expected<Schedule> schedule = generate(name, problem, options);
  return schedule ? "accepted" : schedule.error();
}

TEST(None, RunsMicrobatchesInTurn) {
  EXPECT_EQ(toString(valueOf(generate("none", makeProblem(1, 1, 2)))), "0F0 0B0 0F1 0B1\n");
  EXPECT_EQ(toString(valueOf(generate("none", makeProblem(1, 2, 2)))),
            "0F0 1F0 1B0 0B0 0F1 1F1 1B1 0B1\n");
}

TEST(None, RefusesMoreRanks) {
  EXPECT_EQ(errorOf("none", makeProblem(2, 1, 2)),
            "none runs on 1 rank, but ranks is 2; use ranks=1, or a schedule with a pipeline, "
            "such as 1f1b");
}

TEST(GPipe, OrderAndPeak) {
  EXPECT_EQ(toString(valueOf(generate("gpipe", makeProblem(2, 1, 2)))),
            "0F0 0F1 0B0 0B1\n1F0 1F1 1B0 1B1\n");
  forEachSchedule(*findGenerator("gpipe"), 16, 1, 64,
                  [](const Problem &problem, const Schedule &schedule) {
                    EXPECT_THAT(peakInFlight(schedule), testing::Each(problem.microbatches));
                  });
}

TEST(OneFOneB, Order) {
  EXPECT_EQ(toString(valueOf(generate("1f1b", makeProblem(3, 1, 4)))),
            "0F0 0F1 0F2 0B0 0F3 0B1 0B2 0B3\n"
            "1F0 1F1 1B0 1F2 1B1 1F3 1B2 1B3\n"
            "2F0 2B0 2F1 2B1 2F2 2B2 2F3 2B3\n");
  // Fewer microbatches than ranks: the warm-up takes all there are.
  EXPECT_EQ(toString(valueOf(generate("1f1b", makeProblem(3, 1, 1)))),
            "0F0 0B0\n1F0 1B0\n2F0 2B0\n");
}

TEST(OneFOneB, Peak) {
  forEachSchedule(*findGenerator("1f1b"), 16, 1, 64,
                  [](const Problem &problem, const Schedule &schedule) {
                    std::vector<int32_t> peaks = peakInFlight(schedule);
                    for (int32_t rank = 0; rank < problem.ranks; ++rank)
                      EXPECT_EQ(peaks[rank], std::min(problem.ranks - rank, problem.microbatches));
                  });
}

TEST(OneFOneB, FollowsTheStagesWhateverTheirRanks) {
  Problem problem = makeProblem(3, 1, 4);
  problem.placement = Placement::list({2, 0, 1});
  Schedule schedule = valueOf(generate("1f1b", problem));
  EXPECT_FALSE(verify(problem, schedule, chainOf(problem)).hasErrors());
  EXPECT_THAT(peakInFlight(schedule), ElementsAre(2, 1, 3));
}

/// All stages with the same times.
Problem withCosts(Problem problem, double forward, double backward, double latency = 0) {
  problem.costs = {{forward, backward / 2, backward / 2, std::nullopt}};
  problem.latencies = {latency};
  return problem;
}

double makespanOf(const Problem &problem, const Schedule &schedule) {
  return valueOf(simulate(problem, schedule, chainOf(problem))).makespan;
}

TEST(EagerOneFOneB, Order) {
  EXPECT_EQ(toString(valueOf(generate("eager-1f1b", makeProblem(3, 1, 5)))),
            "0F0 0F1 0F2 0F3 0F4 0B0 0B1 0B2 0B3 0B4\n"
            "1F0 1F1 1F2 1B0 1F3 1B1 1F4 1B2 1B3 1B4\n"
            "2F0 2B0 2F1 2B1 2F2 2B2 2F3 2B3 2F4 2B4\n");
  EXPECT_EQ(toString(valueOf(generate("eager-1f1b", makeProblem(3, 1, 1)))),
            "0F0 0B0\n1F0 1B0\n2F0 2B0\n");
}

TEST(EagerOneFOneB, HidesLatency) {
  // Where 1f1b exposes it in every round: see OneFOneBExposesLatency.
  constexpr double c = 1.0 / 1024;
  for (double backward : {1.0, 2.0, 3.0})
    forEachSchedule(*findGenerator("eager-1f1b"), 16, 1, 64,
                    [&](const Problem &plain, const Schedule &schedule) {
                      int32_t p = plain.ranks, m = plain.microbatches;
                      EXPECT_EQ(makespanOf(withCosts(plain, 1, backward, c), schedule),
                                (m + p - 1) * (1 + backward) + 2 * (p - 1) * c);
                    });
}

TEST(EagerOneFOneB, FollowsTheStagesWhateverTheirRanks) {
  Problem problem = makeProblem(3, 1, 6);
  problem.placement = Placement::list({2, 0, 1});
  Schedule schedule = valueOf(generate("eager-1f1b", problem));
  EXPECT_TRUE(verify(problem, schedule, chainOf(problem)).all().empty());
  EXPECT_THAT(peakInFlight(schedule), ElementsAre(3, 1, 5));
}

TEST(OneChunkSchedules, RefuseMoreChunks) {
  for (std::string name : {"gpipe", "1f1b", "eager-1f1b"}) {
    EXPECT_EQ(errorOf(name, makeProblem(2, 2, 4)),
              name + " runs one chunk per rank, but chunks is 2; use chunks=1, or "
                     "interleaved-1f1b");
    EXPECT_EQ(errorOf(name, makeProblem(2, 1, 4, PlacementKind::Bidirectional)),
              name + " runs in one direction, but the placement is bidirectional; use "
                     "placement=loop");
  }
}

TEST(FullBackwards, MoreMicrobatchesInsertOneBlock) {
  struct Case {
    std::string_view name;
    int32_t chunks;
    bool hasGroups;
    WarmUp warmUp = WarmUp::Full;
  };
  for (const Case &c : {Case{"none", 3, false},
                        {"1f1b", 1, false},
                        {"eager-1f1b", 1, false},
                        {"interleaved-1f1b", 2, true},
                        {"interleaved-1f1b", 3, true, WarmUp::Lean}})
    for (int32_t p = 1; p <= (c.name == "none" ? 1 : 7); ++p) {
      int32_t period = c.hasGroups ? p : 1;
      auto make = [&](int32_t m) {
        return valueOf(generate(c.name, makeProblem(p, c.chunks, m), {.warmUp = c.warmUp}));
      };
      for (int32_t m = 3 * p; m <= 5 * p; m += period)
        EXPECT_TRUE(insertsOneBlock(make(m), make(m + period), period))
            << c.name << " p=" << p << " m=" << m;
    }
}

TEST(InterleavedOneFOneB, RunsItsGroupsChunkByChunk) {
  // p = 2, N = 3, m = 5, v = 2: microbatches 0 1 2 0 1 2 3 4 3 4 on chunks
  // 0 0 0 1 1 1 0 0 1 1.
  Problem problem = makeProblem(2, 2, 5);
  Schedule schedule = valueOf(generate("interleaved-1f1b", problem, {.groupSize = 3}));
  for (int32_t rank = 0; rank < 2; ++rank) {
    std::string microbatches, chunks, backward;
    for (const Action &action : schedule.ranks[rank]) {
      if (isForward(action)) {
        microbatches += std::to_string(action.microbatch);
        chunks += std::to_string(action.stage / 2);
      } else {
        backward += std::to_string(action.stage / 2);
      }
    }
    EXPECT_EQ(microbatches, "0120123434");
    EXPECT_EQ(chunks, "0001110011");
    EXPECT_EQ(backward, "1110001100");
  }
}

TEST(InterleavedOneFOneB, Peak) {
  forEachSchedule(*findGenerator("interleaved-1f1b"), 16, 4, 64,
                  [](const Problem &problem, const Schedule &schedule) {
                    int32_t p = problem.ranks, v = problem.chunks;
                    std::vector<int32_t> peaks = peakInFlight(schedule);
                    for (int32_t rank = 0; rank < p; ++rank)
                      EXPECT_EQ(peaks[rank], std::min(2 * (p - 1 - rank) + (v - 1) * p + 1,
                                                      problem.microbatches * v));
                    // In shares of a rank, the first is p (1 + (p-1) / (p v)).
                    if (problem.microbatches * v > p * v + p) {
                      EXPECT_EQ(peaks[0], p * v + p - 1);
                    }
                  });
}

TEST(InterleavedOneFOneB, LeanWarmUpTakesNoLongerInLessMemory) {
  for (double backward : {1.0, 2.0, 3.0})
    for (int32_t p = 1; p <= 8; ++p)
      for (int32_t v = 2; v <= 4; ++v)
        for (int32_t m = p; m <= 4 * p; ++m)
          for (int32_t size = p; size <= m; ++size) {
            Problem problem = withCosts(makeProblem(p, v, m), 1, backward);
            Expected<Schedule> full = generate("interleaved-1f1b", problem, {.groupSize = size});
            if (!full)
              continue;
            Schedule lean = valueOf(
                generate("interleaved-1f1b", problem, {.groupSize = size, .warmUp = WarmUp::Lean}));
            SCOPED_TRACE(testing::Message() << "p=" << p << " v=" << v << " m=" << m
                                            << " N=" << size << " B=" << backward);
            ASSERT_EQ(makespanOf(problem, lean), makespanOf(problem, *full));
            ASSERT_TRUE(verify(problem, lean, chainOf(problem)).all().empty());
            std::vector<int32_t> peaks = peakInFlight(lean);
            for (int32_t rank = 0; rank < p; ++rank)
              ASSERT_EQ(peaks[rank], std::min((p - 1 - rank) + (v - 1) * size + 1, m * v));
          }
}

TEST(InterleavedOneFOneB, LeanWarmUpHoldsPShares) {
  Problem problem = makeProblem(8, 2, 16);
  EXPECT_EQ(peakInFlight(valueOf(generate("interleaved-1f1b", problem)))[0], 23);
  Schedule lean = valueOf(generate("interleaved-1f1b", problem, {.warmUp = WarmUp::Lean}));
  EXPECT_EQ(peakInFlight(lean)[0], 16);
}

TEST(InterleavedOneFOneB, LeanWarmUpPaysForLatency) {
  Problem problem = withCosts(makeProblem(4, 2, 16), 1, 2, 0.25);
  auto makespan = [&](WarmUp warmUp) {
    return makespanOf(problem, valueOf(generate("interleaved-1f1b", problem, {.warmUp = warmUp})));
  };
  EXPECT_GT(makespan(WarmUp::Lean), makespan(WarmUp::Full) + 4);
}

TEST(InterleavedOneFOneB, TakesWhatMegatronTakes) {
  for (int32_t p = 1; p <= 6; ++p)
    for (int32_t m = 1; m <= 20; ++m)
      for (int32_t size = 1; size <= 22; ++size) {
        Problem problem = makeProblem(p, 2, m);
        bool allowed = p <= size && size <= m && (m % size == 0 || m % size >= p);
        Expected<Schedule> schedule = generate("interleaved-1f1b", problem, {.groupSize = size});
        ASSERT_EQ(static_cast<bool>(schedule), allowed) << "p=" << p << " m=" << m << " N=" << size;
        if (allowed) {
          EXPECT_TRUE(verify(problem, *schedule, chainOf(problem)).all().empty());
        }
      }
}

TEST(InterleavedOneFOneB, NamesWhatIsWrongAndWhatWorks) {
  EXPECT_EQ(errorOf("interleaved-1f1b", makeProblem(2, 1, 4)),
            "interleaved-1f1b interleaves at least 2 chunks per rank, but chunks is 1; use "
            "chunks=2, or 1f1b");
  EXPECT_EQ(errorOf("interleaved-1f1b", makeProblem(2, 2, 4, PlacementKind::V)),
            "interleaved-1f1b needs stages that go round the ranks, but the placement is v; use "
            "placement=loop");
  EXPECT_EQ(errorOf("interleaved-1f1b", makeProblem(4, 2, 3)),
            "interleaved-1f1b needs at least as many microbatches as ranks, but 3 is less than 4; "
            "use microbatches=4, or 1f1b with chunks=1");

  Problem problem = makeProblem(4, 2, 10);
  EXPECT_EQ(errorOf("interleaved-1f1b", problem),
            "interleaved-1f1b needs a last group that is full or has at least as many "
            "microbatches as there are ranks, but 10 microbatches in groups of 4 leave 2 for 4 "
            "ranks; use microbatches=8 or 12, or group=5");
  EXPECT_EQ(errorOf("interleaved-1f1b", problem, {.groupSize = 2}),
            "interleaved-1f1b needs a group size from the number of ranks to that of "
            "microbatches, but 2 is not within 4 to 10; use group=5");
  EXPECT_THAT(errorOf("interleaved-1f1b", problem, {.groupSize = 2147483647}),
              HasSubstr("use group=10"));
}

TEST(InterleavedOneFOneB, TheValuesThatItNamesWork) {
  for (int32_t p = 2; p <= 6; ++p)
    for (int32_t m = p; m <= 24; ++m)
      for (int32_t size = p; size <= m; ++size) {
        int32_t rest = m % size;
        if (rest == 0 || rest >= p)
          continue;
        for (int32_t better : {m - rest, m - rest + p}) {
          Problem problem = makeProblem(p, 2, better);
          EXPECT_EQ(errorOf("interleaved-1f1b", problem, {.groupSize = size}), "accepted");
        }
      }
}

//===----------------------------------------------------------------------===//
// looped-bfs
//===----------------------------------------------------------------------===//

TEST(LoopedBfs, RunsChunkByChunk) {
  EXPECT_EQ(toString(valueOf(generate("looped-bfs", makeProblem(2, 2, 2)))),
            "0F0 0F1 2F0 2F1 2B0 2B1 0B0 0B1\n"
            "1F0 1F1 3F0 3F1 3B0 3B1 1B0 1B1\n");
}

TEST(LoopedBfs, OfOneChunkIsGPipe) {
  for (int32_t m : {1, 3, 8}) {
    Problem problem = makeProblem(4, 1, m);
    EXPECT_EQ(valueOf(generate("looped-bfs", problem)).ranks,
              valueOf(generate("gpipe", problem)).ranks);
  }
}

TEST(LoopedBfs, FollowsTheLoopWhateverItsRanks) {
  Problem problem = makeProblem(3, 2, 4);
  problem.placement = Placement::list({2, 0, 1, 2, 0, 1});
  EXPECT_TRUE(
      verify(problem, valueOf(generate("looped-bfs", problem)), chainOf(problem)).all().empty());
}

TEST(LoopedBfs, NamesWhatIsWrongAndWhatWorks) {
  EXPECT_EQ(errorOf("looped-bfs", makeProblem(4, 2, 8, PlacementKind::V)),
            "looped-bfs needs stages that go round the ranks, but the placement is v; use "
            "placement=loop");
  EXPECT_EQ(errorOf("looped-bfs", makeProblem(4, 2, 8)), "accepted");
}

} // namespace
} // namespace pipeline::schedule
