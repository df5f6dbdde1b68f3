//===- IndexDigits.cpp - Indices as digits ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/IndexDigits.h"

#include "llvm/ADT/STLExtras.h"

namespace pipeline {

Digits IndexDigits::add(int64_t size) {
  if (size == 1)
    return {};
  digits.push_back({size});
  return {Digit(digits.size() - 1)};
}

int64_t IndexDigits::getSize(llvm::ArrayRef<Digit> index) const {
  int64_t size = 1;
  for (Digit digit : index)
    size *= digits[digit].size;
  return size;
}

void IndexDigits::appendRefined(Digit digit, Digits &refined) const {
  if (std::optional<Digit> parts = digits[digit].parts) {
    appendRefined(*parts, refined);
    appendRefined(*parts + 1, refined);
  } else {
    refined.push_back(digit);
  }
}

Digits IndexDigits::refine(llvm::ArrayRef<Digit> index) const {
  Digits refined;
  for (Digit digit : index)
    appendRefined(digit, refined);
  return refined;
}

bool IndexDigits::areAllEqual(llvm::ArrayRef<Digits> a, llvm::ArrayRef<Digits> b) const {
  return a.size() == b.size() &&
         llvm::all_of_zip(a, b, [&](const Digits &x, const Digits &y) { return areEqual(x, y); });
}

/// Takes the least significant digits, `size` indices of them, off a refined index.
std::optional<Digits> IndexDigits::takeLast(Digits &index, int64_t size) {
  Digits taken;
  while (size != 1) {
    if (index.empty())
      return std::nullopt;
    Digit last = index.pop_back_val();
    int64_t lastSize = digits[last].size;
    if (lastSize == 0)
      return std::nullopt;
    if (size % lastSize == 0) {
      taken.push_back(last);
      size /= lastSize;
      continue;
    }
    if (lastSize % size != 0 || digits[last].isLocked)
      return std::nullopt;
    Digit parts = digits.size();
    digits.push_back({lastSize / size});
    digits.push_back({size});
    digits[last].parts = parts;
    index.push_back(parts);
    taken.push_back(parts + 1);
    size = 1;
  }
  std::reverse(taken.begin(), taken.end());
  return taken;
}

std::optional<llvm::SmallVector<Digits>> IndexDigits::split(llvm::ArrayRef<Digit> index,
                                                            llvm::ArrayRef<int64_t> sizes) {
  Digits rest = refine(index);
  llvm::SmallVector<Digits> parts;
  for (int64_t size : llvm::reverse(sizes)) {
    std::optional<Digits> part = takeLast(rest, size);
    if (!part)
      return std::nullopt;
    parts.push_back(std::move(*part));
  }
  if (!rest.empty())
    return std::nullopt;
  std::reverse(parts.begin(), parts.end());
  return parts;
}

void IndexDigits::lock(llvm::ArrayRef<Digit> index) {
  for (Digit digit : refine(index))
    digits[digit].isLocked = true;
}

} // namespace pipeline
