//===- TextTable.cpp - Tables that people read ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Support/TextTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"

namespace pipeline {

void printTable(llvm::raw_ostream &os, llvm::ArrayRef<TextRow> rows, llvm::ArrayRef<bool> isText) {
  llvm::SmallVector<size_t> widths(isText.size());
  for (const TextRow &row : rows)
    for (auto [width, cell] : llvm::zip_equal(widths, row))
      width = std::max(width, cell.size());
  for (const TextRow &row : rows) {
    std::string line;
    for (auto [i, cell] : llvm::enumerate(row)) {
      std::string padding(widths[i] - cell.size(), ' ');
      line += i == 0 ? "" : "  ";
      line += isText[i] ? cell + padding : padding + cell;
    }
    os << llvm::StringRef(line).rtrim() << "\n";
  }
}

std::string formatCount(int64_t count) { return llvm::formatv("{0:N0}", count); }

} // namespace pipeline
