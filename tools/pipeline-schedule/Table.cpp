//===- Table.cpp - Numbers in columns ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Table.h"

#include "llvm/Support/FormatVariadic.h"

namespace pipeline::explorer {

constexpr size_t gap = 2;

void Table::addText(std::string name, std::string text) {
  texts.emplace_back(rows.size(), std::move(text));
  rows.push_back({std::move(name)});
}

void Table::print(llvm::raw_ostream &os, int32_t width) const {
  std::vector<size_t> widths;
  for (const std::vector<std::string> &row : rows)
    for (size_t i = 0; i < row.size(); ++i) {
      widths.resize(std::max(widths.size(), i + 1));
      widths[i] = std::max(widths[i], row[i].size());
    }
  auto text = texts.begin();
  for (size_t r = 0; r < rows.size(); ++r) {
    std::string line;
    for (size_t i = 0; i < rows[r].size(); ++i) {
      const std::string &cell = rows[r][i];
      std::string padding(widths[i] - cell.size(), ' ');
      if (i > 0)
        line.append(gap, ' ').append(padding);
      line += cell;
      if (i == 0)
        line += padding;
    }
    os << llvm::StringRef(line).rtrim();
    if (text != texts.end() && text->first == r) {
      os.indent(static_cast<unsigned>(line.size() - llvm::StringRef(line).rtrim().size() + gap));
      printWrapped(os, (text++)->second, width, widths[0] + gap, widths[0] + gap);
    } else {
      os << "\n";
    }
  }
}

void printWrapped(llvm::raw_ostream &os, llvm::StringRef text, int32_t width, size_t indent,
                  size_t column) {
  bool isFirst = true;
  while (!text.empty()) {
    auto [word, rest] = text.split(' ');
    if (!isFirst && width > 0 && column + 1 + word.size() > static_cast<size_t>(width)) {
      os << "\n";
      os.indent(static_cast<unsigned>(indent));
      column = indent;
    } else if (!isFirst) {
      os << ' ';
      ++column;
    }
    os << word;
    column += word.size();
    isFirst = false;
    text = rest;
  }
  os << "\n";
}

std::string formatPercent(double share) {
  // No minus before a zero that rounding has made.
  double percent = 100 * share;
  return llvm::formatv("{0:f1} %", percent > -.05 && percent < 0 ? 0 : percent).str();
}

std::string formatRatio(double value, double bound) {
  return bound > 0 ? llvm::formatv("{0:f3}", value / bound).str() : "-";
}

std::string count(int64_t number, llvm::StringRef thing) {
  return std::to_string(number) + " " + thing.str() + (number == 1 ? "" : "s");
}

} // namespace pipeline::explorer
