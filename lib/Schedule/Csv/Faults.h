//===- Faults.h - What is wrong with a file, and where ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_CSV_FAULTS_H
#define PIPELINE_LIB_SCHEDULE_CSV_FAULTS_H

#include "pipeline/Schedule/Expected.h"

#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace pipeline::schedule::csv {

/// A place in a file, counted from 0, as in its vectors.
struct Place {
  int32_t row = 0;
  int32_t column = 0;
  /// 1 for the second action of an overlap.
  int32_t part = 0;

  friend auto operator<=>(const Place &, const Place &) = default;
};

/// `row 2, column 5`, counted from 1, as people and other programs do.
inline std::string toString(const Place &place) {
  return "row " + std::to_string(place.row + 1) + ", column " + std::to_string(place.column + 1);
}

/// An error whose text names places.
inline Error located(const std::string &text) {
  return {text + " (rows and columns count from 1)"};
}

/// Collects faults in any order, counts all and keeps the few that stand first
/// in the file.
class FaultList {
public:
  /// `describe` makes the text, and only if the fault is kept: one slip in a
  /// file can break every cell.
  template <typename Describe>
  void add(const Place &place, Describe &&describe) {
    ++count;
    if (faults.size() == mostKept) {
      if (place >= faults.back().first)
        return;
      faults.pop_back();
    }
    auto at = faults.begin();
    while (at != faults.end() && at->first <= place)
      ++at;
    faults.insert(at, {place, describe()});
  }

  /// Adds those of another list.
  void addAll(const FaultList &others) {
    for (const auto &[place, fault] : others.faults)
      add(place, [&] { return fault; });
    count += others.count - static_cast<int64_t>(others.faults.size());
  }

  bool empty() const { return count == 0; }

  /// One line per fault that was kept, and how many more there are.
  Error error() const {
    std::string text;
    for (const auto &[place, fault] : faults)
      text += (text.empty() ? "" : "\n") + toString(place) + ": " + fault;
    if (int64_t more = count - static_cast<int64_t>(faults.size()); more > 0)
      text += "\nand " + std::to_string(more) + " more";
    return located(text);
  }

private:
  static constexpr size_t mostKept = 6;
  std::vector<std::pair<Place, std::string>> faults;
  int64_t count = 0;
};

} // namespace pipeline::schedule::csv

#endif // PIPELINE_LIB_SCHEDULE_CSV_FAULTS_H
