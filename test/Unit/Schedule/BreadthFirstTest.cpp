//===- BreadthFirstTest.cpp - An order for any placement --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/BreadthFirst.h"
#include "Support.h"
#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Verifier.h"

namespace pipeline::schedule {
namespace {

TEST(BreadthFirst, GoesStageByStage) {
  EXPECT_EQ(toString(breadthFirst(makeProblem(2, 2, 2))),
            "0F0 0F1 2F0 2F1 2B0 2B1 0B0 0B1\n1F0 1F1 3F0 3F1 3B0 3B1 1B0 1B1\n");
  EXPECT_EQ(toString(breadthFirst(makeProblem(2, 1, 3, PlacementKind::Bidirectional))),
            "0F0 0F2 1F1 1B1 0B0 0B2\n0F1 1F0 1F2 1B0 1B2 0B1\n");
}

/// Without a remark either: gradients add up in the order of the microbatches.
TEST(BreadthFirst, IsValidAndEndsForEveryPlacement) {
  for (PlacementKind kind : {PlacementKind::Loop, PlacementKind::V, PlacementKind::Bidirectional})
    for (int32_t p = 1; p <= 5; ++p)
      for (int32_t v = 1; v <= 3; ++v)
        for (int32_t m = 1; m <= 5; ++m) {
          Expected<Problem> made = Problem::create(p, v, m, kind);
          if (!made)
            continue;
          const Problem &problem = *made;
          SCOPED_TRACE("p=" + std::to_string(p) + " v=" + std::to_string(v) +
                       " m=" + std::to_string(m));
          Schedule schedule = breadthFirst(problem);
          Dataflow dataflow = chainOf(problem);
          EXPECT_TRUE(verify(problem, schedule, dataflow).all().empty());
          CommunicationPlan plan = valueOf(
              placeCommunication(problem, schedule, dataflow, messagesOf(problem, dataflow)));
          EXPECT_TRUE(verifyCommunication(eventsOf(problem, plan)).empty());
          if (HasFailure())
            return;
        }
}

} // namespace
} // namespace pipeline::schedule
