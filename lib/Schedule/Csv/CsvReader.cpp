//===- CsvReader.cpp - A schedule from a file -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ActionIndex.h"
#include "../Execution.h"
#include "Messages.h"
#include "Shape.h"
#include "StageChecker.h"

#include <algorithm>

namespace pipeline::schedule {

namespace {

using csv::FaultList;
using csv::Place;

/// Finds what is wrong with rows as such: one that runs nothing, and idle time
/// in a file with communication.
Status checkRows(const CsvFile &file, bool withCommunication) {
  if (file.rows.empty())
    return csv::located(
        "row 1, column 1: the file is empty; it needs a row of actions for every rank");
  FaultList faults;
  for (int32_t row = 0; row < static_cast<int32_t>(file.rows.size()); ++row) {
    const std::vector<CsvCell> &cells = file.rows[row];
    if (std::none_of(cells.begin(), cells.end(),
                     [](const CsvCell &cell) { return cell.isCompute(); }))
      faults.add({row, 0}, [] {
        return std::string("the row has no action; every row is a rank, remove rows that are none");
      });
    for (int32_t column = 0; withCommunication && column < static_cast<int32_t>(cells.size());
         ++column)
      if (cells[column].type == CsvCellType::Bubble)
        faults.add({row, column}, [] {
          return std::string("the cell is empty, but the file has communication, and then no idle "
                             "time; remove the cell, or all sends, receives and the like");
        });
  }
  if (!faults.empty())
    return faults.error();
  return Status::success();
}

/// Executes the order (S4) and reports a deadlock as its cycle.
Status checkOrder(const CsvFile &file, const Problem &problem, const Schedule &schedule) {
  Diagnostics diagnostics;
  ActionIndex index(problem, schedule, diagnostics);
  if (diagnostics.hasErrors())
    return Error{diagnostics.errorText()};
  Expected<Dataflow> dataflow = Dataflow::chain(problem);
  if (!dataflow)
    return Error{dataflow.error()};
  Execution execution(problem, schedule, *dataflow, index);
  if (execution.run([](int32_t, int32_t, const Action &) {}))
    return Status::success();

  // Places in lists are not columns where there is idle time or a pair.
  auto placeOf = [&](int32_t rank, int32_t position) {
    Place found;
    int32_t next = 0;
    for (int32_t column = 0; next <= position; ++column) {
      const CsvCell &cell = file.rows[rank][column];
      next += cell.type == CsvCellType::Overlap ? 2 : cell.isCompute();
      found = {rank, column, 0};
    }
    return found;
  };
  auto nameOf = [&](int32_t rank, int32_t position) {
    return toString(schedule.ranks[rank][position]);
  };
  std::vector<BlockedRank> cycle = execution.cycle();
  std::rotate(
      cycle.begin(),
      std::min_element(cycle.begin(), cycle.end(),
                       [](const BlockedRank &a, const BlockedRank &b) { return a.rank < b.rank; }),
      cycle.end());
  std::string text;
  for (const BlockedRank &blocked : cycle)
    text += (text.empty() ? "" : "\n") + toString(placeOf(blocked.rank, blocked.position)) + ": " +
            nameOf(blocked.rank, blocked.position) + " waits for " +
            nameOf(blocked.neededRank, blocked.neededPosition) + " (" +
            toString(placeOf(blocked.neededRank, blocked.neededPosition)) +
            "), and so round in a cycle of " + std::to_string(cycle.size()) +
            (cycle.size() == 1 ? " rank" : " ranks");
  return csv::located(text);
}

} // namespace

Expected<ImportedSchedule> readCsv(std::string_view text) {
  Expected<CsvFile> file = CsvFile::parse(text);
  if (!file)
    return Error{file.error()};
  bool withCommunication = file->hasCommunication();
  if (Status status = checkRows(*file, withCommunication); !status)
    return Error{status.error()};
  Expected<csv::Shape> shape = csv::inferShape(*file);
  if (!shape)
    return Error{shape.error()};
  FaultList faults;
  csv::checkStages(*file, *shape, withCommunication, faults);
  if (!faults.empty())
    return faults.error();
  Expected<Problem> problem = csv::problemOf(*file, *shape);
  if (!problem)
    return Error{problem.error()};

  Schedule schedule{"csv", std::vector<std::vector<Action>>(problem->ranks)};
  csv::forEachAction(*file, [&](const Place &place, const Action &action) {
    schedule.ranks[place.row].push_back(action);
  });
  if (Status status = checkOrder(*file, *problem, schedule); !status)
    return Error{status.error()};

  ImportedSchedule imported{std::move(*problem), std::move(schedule)};
  if (withCommunication) {
    Expected<CommunicationPlan> plan = csv::planOf(*file, imported.problem);
    if (!plan)
      return Error{plan.error()};
    imported.plan = std::move(*plan);
  }
  return imported;
}

} // namespace pipeline::schedule
