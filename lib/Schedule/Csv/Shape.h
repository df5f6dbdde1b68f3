//===- Shape.h - Which problem a file solves --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_CSV_SHAPE_H
#define PIPELINE_LIB_SCHEDULE_CSV_SHAPE_H

#include "Faults.h"
#include "pipeline/Schedule/Csv.h"

#include <vector>

namespace pipeline::schedule::csv {

/// The sizes of a file and the owners of its stages.
struct Shape {
  int32_t ranks = 0;
  int32_t stages = 0;
  int32_t microbatches = 0;
  std::vector<int32_t> owners;
  /// Of the copies that run odd microbatches; empty where stages have one
  /// owner.
  std::vector<int32_t> mirrors;

  int32_t ownerOf(int32_t stage, int32_t microbatch) const {
    return (mirrors.empty() || microbatch % 2 == 0 ? owners : mirrors)[stage];
  }
};

/// Calls visit(place, action) for every action of a file, those of a pair one
/// after the other.
template <typename Visitor>
void forEachAction(const CsvFile &file, Visitor &&visit) {
  for (int32_t row = 0; row < static_cast<int32_t>(file.rows.size()); ++row) {
    const std::vector<CsvCell> &cells = file.rows[row];
    for (int32_t column = 0; column < static_cast<int32_t>(cells.size()); ++column) {
      if (cells[column].isCompute())
        visit(Place{row, column, 0}, cells[column].action);
      if (cells[column].type == CsvCellType::Overlap)
        visit(Place{row, column, 1}, cells[column].partner);
    }
  }
}

/// Takes the sizes from the largest numbers, which must leave no gap, and for
/// the owner of a stage the row in which most of its actions stand. A stage
/// has two owners, one for even and one for odd microbatches, if that is so for
/// more than half of the stages.
Expected<Shape> inferShape(const CsvFile &file);

/// The problem of that shape, with its placement recognised. Fails where ranks
/// have unequal numbers of stages.
Expected<Problem> problemOf(const CsvFile &file, const Shape &shape);

} // namespace pipeline::schedule::csv

#endif // PIPELINE_LIB_SCHEDULE_CSV_SHAPE_H
