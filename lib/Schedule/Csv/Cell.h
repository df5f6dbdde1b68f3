//===- Cell.h - The text of one cell ----------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_CSV_CELL_H
#define PIPELINE_LIB_SCHEDULE_CSV_CELL_H

#include "pipeline/Schedule/Csv.h"

namespace pipeline::schedule::csv {

/// Reads what stands between two commas. Only the one text that toString
/// writes is accepted for a cell, so that files are written back unchanged.
/// Errors quote the text and say what it should be.
Expected<CsvCell> parseCell(std::string_view text);

/// Appends what toString returns.
void appendCell(std::string &text, const CsvCell &cell);

/// The cell in quotes, shortened and with bytes that can't be shown as `\x1B`.
std::string quoted(std::string_view text);

/// What torch's older notation is and how to convert it: it wrote B for
/// today's I, and BW for today's B.
extern const char *const olderNotation;

} // namespace pipeline::schedule::csv

#endif // PIPELINE_LIB_SCHEDULE_CSV_CELL_H
