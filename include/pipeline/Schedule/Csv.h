//===- Csv.h - Schedules as torch writes them -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files of torch.distributed.pipelining: one row per rank, a cell per
// action. In the form without communication an empty cell is idle time; the
// other form has sends, receives and their waits, and no empty cells.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_CSV_H
#define PIPELINE_SCHEDULE_CSV_H

#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <string>
#include <string_view>

namespace pipeline::schedule {

/// A schedule and the problem that it solves, with unit costs.
struct ImportedSchedule {
  Problem problem;
  Schedule schedule;
};

/// Reads a file of either form. Ranks, chunks, microbatches and the placement
/// follow from its actions. Errors name row and column.
Expected<ImportedSchedule> readCsv(std::string_view text);

/// The form without communication. Idle time is that of the time line in which
/// every action takes one unit.
Expected<std::string> writeCsv(const Problem &problem, const Schedule &schedule,
                               const Dataflow &dataflow);

/// The form with communication.
std::string writeCsv(const Problem &problem, const CommunicationPlan &plan);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_CSV_H
