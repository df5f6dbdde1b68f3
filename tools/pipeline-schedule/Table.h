//===- Table.h - Numbers in columns -----------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_SCHEDULE_TABLE_H
#define PIPELINE_TOOLS_PIPELINE_SCHEDULE_TABLE_H

#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

namespace pipeline::explorer {

/// Rows of cells, printed with each column as wide as its widest cell. The
/// first column is aligned to the left, the others to the right.
class Table {
public:
  void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }

  /// A row whose second cell runs on over the other columns.
  void addText(std::string name, std::string text);

  /// Prints lines of at most `width` characters where texts can be broken; 0
  /// for no limit.
  void print(llvm::raw_ostream &os, int32_t width) const;

private:
  std::vector<std::vector<std::string>> rows;
  /// The texts of rows that have one, by the number of the row.
  std::vector<std::pair<size_t, std::string>> texts;
};

/// Prints `text` in lines of at most `width` characters, 0 for no limit, each
/// after the first indented.
void printWrapped(llvm::raw_ostream &os, llvm::StringRef text, int32_t width, size_t indent,
                  size_t column = 0);

/// `12.3 %`
std::string formatPercent(double share);

/// `value` / `bound` with three decimals, or a dash where there is no bound.
std::string formatRatio(double value, double bound);

/// `4 ranks`, `1 rank`
std::string count(int64_t number, llvm::StringRef thing);

} // namespace pipeline::explorer

#endif // PIPELINE_TOOLS_PIPELINE_SCHEDULE_TABLE_H
