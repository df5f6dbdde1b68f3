//===- IndexDigits.h - Indices as digits ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An index into a dimension of size 24 may be a sequence of 2 and a position of
// 12: two digits, the most significant first. Written so, reshapes, transposes and
// broadcasts only regroup digits, and it shows that two tensors are indexed alike
// whatever lies between them.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_INDEXDIGITS_H
#define PIPELINE_ANALYSIS_INDEXDIGITS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>

namespace pipeline {

/// A digit of an IndexDigits.
using Digit = unsigned;
/// An index, the most significant digit first. Of a dimension of size one: no digit.
using Digits = llvm::SmallVector<Digit, 2>;

/// The digits that indices are written in. A reshape may show that a digit is two;
/// then all that is written in it is.
class IndexDigits {
public:
  /// The index of a new dimension.
  Digits add(int64_t size);
  int64_t getSize(Digit digit) const { return digits[digit].size; }
  /// How many indices there are.
  int64_t getSize(llvm::ArrayRef<Digit> index) const;

  /// The index in digits that are not split further.
  Digits refine(llvm::ArrayRef<Digit> index) const;
  bool areEqual(llvm::ArrayRef<Digit> a, llvm::ArrayRef<Digit> b) const {
    return refine(a) == refine(b);
  }
  /// Likewise of indices in several dimensions.
  bool areAllEqual(llvm::ArrayRef<Digits> a, llvm::ArrayRef<Digits> b) const;

  /// The index as indices into dimensions of `sizes`, whose product is the index's
  /// size. Splits digits where it must; nullopt where that can't be, or would split
  /// a locked digit.
  std::optional<llvm::SmallVector<Digits>> split(llvm::ArrayRef<Digit> index,
                                                 llvm::ArrayRef<int64_t> sizes);
  /// Keeps the digits of an index from being split.
  void lock(llvm::ArrayRef<Digit> index);

private:
  struct Entry {
    int64_t size;
    /// What it was split into: the more significant part, and the one after it.
    std::optional<Digit> parts = std::nullopt;
    bool isLocked = false;
  };
  void appendRefined(Digit digit, Digits &refined) const;
  std::optional<Digits> takeLast(Digits &index, int64_t size);

  llvm::SmallVector<Entry> digits;
};

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_INDEXDIGITS_H
