//===- Shape.cpp - Which problem a file solves ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shape.h"

#include <algorithm>

namespace pipeline::schedule::csv {

namespace {

/// The size of one kind of numbers, which start at 0 and leave no gap. Numbers
/// come from the file, so nothing is allocated by their size before it is
/// known that so many cells name them.
class Numbering {
public:
  /// `what` is `stage` or `microbatch`.
  Numbering(const CsvFile &file, const char *what, int32_t (*numberOf)(const Action &))
      : file(file), what(what), numberOf(numberOf) {}

  Expected<int32_t> size() const {
    int64_t actions = 0;
    int32_t largest = 0;
    forEachAction(file, [&](const Place &, const Action &action) {
      ++actions;
      largest = std::max(largest, numberOf(action));
    });
    std::vector<bool> named(static_cast<size_t>(std::min<int64_t>(actions, largest) + 1), false);
    forEachAction(file, [&](const Place &, const Action &action) {
      if (static_cast<size_t>(numberOf(action)) < named.size())
        named[numberOf(action)] = true;
    });
    auto gap = std::find(named.begin(), named.end(), false);
    if (gap == named.end() && named.size() == static_cast<size_t>(largest) + 1)
      return largest + 1;
    return reportGap(static_cast<int32_t>(gap - named.begin()));
  }

private:
  Error reportGap(int32_t gap) const {
    FaultList faults;
    forEachAction(file, [&](const Place &place, const Action &action) {
      if (numberOf(action) > gap)
        faults.add(place, [&] {
          return toString(action) + " names " + what + " " + std::to_string(numberOf(action)) +
                 ", but no action names " + what + " " + std::to_string(gap) + "; number the " +
                 what + (what[0] == 's' ? "s" : "es") + " from 0 without a gap";
        });
    });
    return faults.error();
  }

  const CsvFile &file;
  const char *what;
  int32_t (*numberOf)(const Action &);
};

/// Finds the row that most of the votes name, if more than half do.
/// (Boyer and Moore's majority vote)
struct Vote {
  int32_t row = -1;
  int32_t lead = 0;

  void cast(int32_t voted) {
    if (row < 0)
      row = voted;
    if (row == voted)
      ++lead;
    else if (lead > 0)
      --lead;
    else
      row = voted, lead = 1;
  }
};

/// Fills the owners of a shape whose sizes are known.
void inferOwners(const CsvFile &file, Shape &shape) {
  std::vector<Vote> all(shape.stages), even(shape.stages), odd(shape.stages);
  forEachAction(file, [&](const Place &place, const Action &action) {
    all[action.stage].cast(place.row);
    (action.microbatch % 2 == 0 ? even : odd)[action.stage].cast(place.row);
  });
  int32_t twoOwners = 0;
  for (int32_t stage = 0; stage < shape.stages; ++stage)
    twoOwners += odd[stage].row >= 0 && even[stage].row >= 0 && odd[stage].row != even[stage].row;
  bool mirrored = 2 * int64_t{twoOwners} > shape.stages;
  for (int32_t stage = 0; stage < shape.stages; ++stage) {
    // A stage may lack the microbatches of one kind; that is reported later.
    int32_t onlyOwner = all[stage].row;
    if (!mirrored) {
      shape.owners.push_back(onlyOwner);
      continue;
    }
    shape.owners.push_back(even[stage].row < 0 ? onlyOwner : even[stage].row);
    shape.mirrors.push_back(odd[stage].row < 0 ? onlyOwner : odd[stage].row);
  }
}

/// Names the first row that has more or fewer stages than others.
Status checkBalance(const CsvFile &file, const Shape &shape) {
  for (const std::vector<int32_t> *owners : {&shape.owners, &shape.mirrors}) {
    if (owners->empty())
      continue;
    std::vector<int32_t> owned(shape.ranks);
    for (int32_t row : *owners)
      ++owned[row];
    for (int32_t row = 0; row < shape.ranks; ++row) {
      if (owned[row] == shape.stages / shape.ranks && shape.stages % shape.ranks == 0)
        continue;
      const std::vector<CsvCell> &cells = file.rows[row];
      auto first = std::find_if(cells.begin(), cells.end(),
                                [](const CsvCell &cell) { return cell.isCompute(); });
      FaultList faults;
      faults.add({row, static_cast<int32_t>(first - cells.begin())}, [&] {
        return "the row has " + std::to_string(owned[row]) + " of " + std::to_string(shape.stages) +
               " stages" + (owners == &shape.mirrors ? " for odd microbatches" : "") + ", but " +
               std::to_string(shape.ranks) +
               " ranks must have equally many; move whole stages between rows";
      });
      return faults.error();
    }
  }
  return Status::success();
}

} // namespace

Expected<Shape> inferShape(const CsvFile &file) {
  Expected<int32_t> stages =
      Numbering(file, "stage", [](const Action &action) { return int32_t{action.stage}; }).size();
  if (!stages)
    return Error{stages.error()};
  Expected<int32_t> microbatches =
      Numbering(file, "microbatch", [](const Action &action) { return action.microbatch; }).size();
  if (!microbatches)
    return Error{microbatches.error()};
  Shape shape{static_cast<int32_t>(file.rows.size()), *stages, *microbatches, {}, {}};
  inferOwners(file, shape);
  return shape;
}

Expected<Problem> problemOf(const CsvFile &file, const Shape &shape) {
  if (Status status = checkBalance(file, shape); !status)
    return Error{status.error()};
  Problem problem;
  problem.ranks = shape.ranks;
  problem.chunks = shape.stages / shape.ranks;
  problem.microbatches = shape.microbatches;
  problem.placement = Placement::named(shape.owners, shape.mirrors, shape.ranks);
  if (Status status = problem.check(); !status)
    return Error{status.error()};
  return problem;
}

} // namespace pipeline::schedule::csv
