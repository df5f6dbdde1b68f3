//===- SpareTime.h - When a rank may do what nobody waits for ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Beside its actions a rank has work that no other rank waits for: zeroing the
// gradients of its stages, updating their parameters. Where that stands before
// an action, all that the rank does from there on is later, and so are the ranks
// that need it. Two places are free of that:
//
//  * The rank idles before the action: a message has yet to come.
//  * No other rank needs this action, nor any that the rank does after it. Then
//    the work may as well be done at once, in case that a message is late.
//
// Whether a rank idles is decided by unit times (F = I = W = 1, B = 2, no
// latency), like the places of communication and for the same reason: the program
// of a rank is not to depend on a measurement. Idle times are whole numbers then,
// so that there is time for one forward at least, and the update of a stage takes
// less: a few passes over its weights, which a forward multiplies with.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_SPARETIME_H
#define PIPELINE_SCHEDULE_SPARETIME_H

#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Expected.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <vector>

namespace pipeline::schedule {

/// By rank and position: whether there is spare time before that action.
using SpareTime = std::vector<std::vector<bool>>;

/// Finds the spare time of `schedule`, whose ranks need of each other what
/// `dataflow` says. Fails where the schedule breaks S1 to S4. Linear in the number
/// of actions.
Expected<SpareTime> findSpareTime(const Problem &problem, const Schedule &schedule,
                                  const Dataflow &dataflow);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_SPARETIME_H
