//===- Text.cpp - Numbers and tables for people -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"

#include <algorithm>
#include <cstdio>
#include <ostream>

namespace pipeline::launch {

std::string format(const char *form, double number) {
  int length = std::snprintf(nullptr, 0, form, number);
  std::string text(static_cast<std::size_t>(length) + 1, '\0');
  std::snprintf(text.data(), text.size(), form, number);
  text.pop_back();
  return text;
}

static std::string spaces(const std::string &text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ');
}

std::string padLeft(std::string text, std::size_t width) { return spaces(text, width) + text; }
std::string padRight(std::string text, std::size_t width) { return text + spaces(text, width); }

std::string group(std::int64_t number) {
  std::string text = std::to_string(number);
  std::size_t sign = number < 0 ? 1 : 0;
  for (std::size_t place = text.size(); place > sign + 3;)
    text.insert(place -= 3, ",");
  return text;
}

std::string count(std::int64_t number, std::string_view noun) {
  bool takesVowel = noun.size() > 2 && noun.substr(noun.size() - 2) == "ch";
  return group(number) + " " + std::string(noun) + (number == 1 ? "" : takesVowel ? "es" : "s");
}

std::string join(const std::vector<std::string> &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

std::string hexadecimal(std::uint64_t number) {
  char digits[19];
  std::snprintf(digits, sizeof digits, "0x%016llx", static_cast<unsigned long long>(number));
  return digits;
}

void Table::print(std::ostream &os) const {
  std::vector<std::size_t> widths(rows.front().size());
  for (const auto &row : rows)
    for (std::size_t column = 0; column < row.size(); ++column)
      widths[column] = std::max(widths[column], row[column].size());
  for (const auto &row : rows) {
    os << padRight(row.front(), widths.front());
    for (std::size_t column = 1; column < row.size(); ++column)
      os << "  " << padLeft(row[column], widths[column]);
    os << "\n";
  }
}

} // namespace pipeline::launch
