//===- ScheduleProblem.h - From IR to the schedule library ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A schedule from a generator, from a file and from IR pass through the same
// verifier: here is the way from IR to it, and of its findings back.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_SCHEDULEPROBLEM_H
#define PIPELINE_ANALYSIS_SCHEDULEPROBLEM_H

#include "pipeline/Analysis/ValueFlow.h"
#include "pipeline/Schedule/Dataflow.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"
#include "pipeline/Schedule/WeightVersions.h"

namespace pipeline {

/// A graph as a scheduling problem: its ranks, the owners of its stages and
/// what needs what. Emits at `loc` what cannot be scheduled.
struct ScheduleProblem {
  static mlir::FailureOr<ScheduleProblem> create(mlir::Location loc, GraphOp graph,
                                                 int64_t microbatches);

  schedule::Problem problem;
  schedule::Dataflow dataflow;
};

/// The actions of `op`, read by the library's parser.
mlir::FailureOr<schedule::Schedule> parseSchedule(ScheduleOp op);

/// Checks S1 to S4, S7, S11 and S12, and that the graph has the kinds of backward
/// that the schedule runs: I and W take a graph that splits them, B runs on
/// either. Errors and remarks are emitted at `loc`.
mlir::LogicalResult verifySchedule(mlir::Location loc, GraphOp graph,
                                   const ScheduleProblem &problem,
                                   const schedule::Schedule &schedule);

/// Which weights the microbatches of `problem` see under `updates`.
schedule::Expected<schedule::WeightVersions> getWeightVersions(const schedule::Problem &problem,
                                                               UpdatesAttr updates);

/// `schedule` with an I and a W for each B, one after the other, where the
/// graph has these instead.
schedule::Schedule matchBackwards(GraphOp graph, schedule::Schedule schedule);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_SCHEDULEPROBLEM_H
