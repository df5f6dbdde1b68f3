//===- Text.h - Numbers and tables for people -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_TEXT_H
#define PIPELINE_TOOLS_LAUNCH_TEXT_H

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::launch {

/// A number as printf writes it; \p form holds one conversion of a double.
std::string format(const char *form, double number);

/// With spaces before or behind, at least \p width wide.
std::string padLeft(std::string text, std::size_t width);
std::string padRight(std::string text, std::size_t width);

/// 1234567 as 1,234,567.
std::string group(std::int64_t number);

/// A number of things: `1 rank`, `2 ranks`, `2 microbatches`.
std::string count(std::int64_t number, std::string_view noun);

/// 0x00000000000000ff.
std::string hexadecimal(std::uint64_t number);

/// `a, b, c`.
std::string join(const std::vector<std::string> &parts);

/// Columns that are as wide as their widest cell; the first is aligned left, numbers right.
class Table {
public:
  void addRow(std::vector<std::string> cells) { rows.push_back(std::move(cells)); }
  void print(std::ostream &os) const;

private:
  std::vector<std::vector<std::string>> rows;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_TEXT_H
