//===- BruteForce.h - Slow and simple answers to compare with ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each does by plain search what the library does in linear time, shares none
// of its code, and is meant for a few dozen actions.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_BRUTEFORCE_H
#define PIPELINE_TEST_UNIT_SCHEDULE_BRUTEFORCE_H

#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/Dataflow.h"

#include <optional>
#include <vector>

namespace pipeline::schedule {

using StartTimes = std::vector<std::vector<double>>;

/// Whether every forward and backward is there once, on its rank, and the
/// whole can be executed. Limits are not looked at.
bool isValidByBruteForce(const Problem &problem, const Schedule &schedule,
                         const Dataflow &dataflow);

/// Moves a clock from event to event; transfers occupy no rank. Nothing where
/// the schedule hangs.
std::optional<StartTimes> simulateByBruteForce(const Problem &problem, const Schedule &schedule,
                                               const Dataflow &dataflow);

/// The same where sender and receiver of a transfer meet between two of their
/// actions.
std::optional<StartTimes> simulateBlockingByBruteForce(const Problem &problem,
                                                       const Schedule &schedule,
                                                       const Dataflow &dataflow);

/// The same where they meet where a plan posts: a rank passes the posts between
/// two of its actions only when all of them have met their partners.
std::optional<StartTimes> simulateMeetingsByBruteForce(const Problem &problem,
                                                       const CommunicationPlan &plan);

/// The same where transfers of a rank keep the order in which it posts them. A
/// group runs as one, and a wait ends with the last of it.
std::optional<StartTimes> simulateStreamsByBruteForce(const Problem &problem,
                                                      const CommunicationPlan &plan);

/// Whether a random execution of a plan, with posts that never block and waits
/// that do, comes to its end with everything sent, received, waited for and
/// read in time. With `streamOrdered` the transfers of a rank keep their order.
bool runsByBruteForce(const Problem &problem, const CommunicationPlan &plan, uint32_t seed,
                      bool streamOrdered = false);

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_BRUTEFORCE_H
