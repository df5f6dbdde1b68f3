//===- Stamps.h - What stands in a buffer, instead of numbers ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Symbolic kernels compute no numbers: a buffer holds a stamp in each of its words,
// which says what made it, of which stamps. So equal stamps are equal histories, and
// what stands where something else should can be named.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_STAMPS_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_STAMPS_H

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace pipeline::test {

/// A word. 0 is a buffer of zeros; what was made has a number below 2^23, which as an f32 is
/// positive, finite, and added up without rounding.
using Stamp = std::uint32_t;

/// How a stamp came about.
struct Made {
  enum class Kind {
    /// Number `number` of the microbatches of the run, of the input `by`.
    Input,
    /// Result `number` of the function `by`, of its inputs.
    Result,
    /// What the function `by` adds to its accumulator `number`, of its inputs.
    Addition,
    /// Additions, sorted: a gradient may add up in the order of any schedule.
    Sum,
    /// The parameter `by` after `number` updates: of what it was before the last one, and of the
    /// additions in it, sorted.
    Parameter,
    /// The optimizer's, after `number` updates of the parameter `by`.
    FirstMoment,
    SecondMoment,
    /// What the function `by` leaves in its workspace.
    Scratch,
  };
  Kind kind;
  std::string by;
  std::int64_t number = 0;
  std::vector<Stamp> of;

  auto operator<=>(const Made &) const = default;
};

class StampTable {
public:
  /// The stamp of what was made so.
  Stamp get(const Made &made);
  /// How a stamp came about; null for zeros and for words that are no stamps.
  const Made *find(Stamp stamp) const;

  /// The microbatch of the whole run that a stamp belongs to; -1 for none.
  std::int64_t microbatchOf(Stamp stamp) const;

  /// The additions that are in an accumulator. False where it holds something else.
  bool addTo(std::vector<Stamp> &additions, Stamp accumulator) const;
  /// An accumulator after one more addition; what is no accumulator stays as it is.
  Stamp add(Stamp accumulator, Stamp addition);

  /// `result 1 of F2 of microbatch 3`.
  std::string describe(Stamp stamp) const;
  /// `microbatches 0, 1 and 3`, of additions.
  std::string describeMicrobatches(const std::vector<Stamp> &additions) const;

private:
  struct Entry {
    const Made *made;
    std::int64_t microbatch;
  };
  std::map<Made, Stamp> stamps;
  /// By stamp, from 1.
  std::vector<Entry> entries;
};

/// Fills memory with a stamp.
void writeStamp(void *memory, std::int64_t bytes, Stamp stamp);
/// Whether all words of a buffer are `stamp`. It has at least one; less than a word at its end is
/// not looked at.
bool holdsStamp(const void *memory, std::int64_t bytes, Stamp stamp);
/// The first word.
Stamp readStamp(const void *memory);
/// What stands in a buffer, from which word on if it is not one stamp.
std::string describeWords(const StampTable &table, const void *memory, std::int64_t bytes);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_STAMPS_H
