//===- MemoryAccess.h - Which elements an op touches -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A read or write of memory as a box of elements: a first index and an extent per
// dimension. Enough to tell that two iterations of a loop touch different elements,
// or that an address is a multiple of sixteen bytes.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_MEMORYACCESS_H
#define PIPELINE_LIB_CONVERSION_GPU_MEMORYACCESS_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace pipeline {

/// A sum of at most two values and a constant, or nothing that is known.
struct AccessIndex {
  /// Null where there is none; the second only if there is a first.
  mlir::Value variable, second;
  int64_t constant = 0;
  bool isKnown = true;

  static AccessIndex get(mlir::OpFoldResult value);
  static AccessIndex unknown() { return {nullptr, nullptr, 0, false}; }
  bool isConstant() const { return isKnown && !variable; }
  AccessIndex operator+(const AccessIndex &other) const;

  /// What is added to `value`, if that is part of the sum: another value, or null.
  std::optional<mlir::Value> getRest(mlir::Value value) const;

  /// The greatest power of two, at most `limit`, that surely divides the index.
  int64_t getDivisor(int64_t limit) const;
};

/// What one op does to one buffer.
struct MemoryAccess {
  mlir::Operation *op = nullptr;
  /// The allocation or argument whose memory it is.
  mlir::Value root;
  /// The memory as the indices count it: `root`, or that reshaped.
  mlir::Value base;
  /// The first element and how many, per dimension of `base`.
  llvm::SmallVector<AccessIndex> indices;
  llvm::SmallVector<int64_t> extents;
  bool reads = false, writes = false;

  /// Whether it writes every element of its buffer, whatever the iteration.
  bool overwritesAll() const;
};

/// The allocation, argument or global that `buffer` is a view of.
mlir::Value getRootBuffer(mlir::Value buffer);

/// The accesses of `op` and of what it contains, in program order; nothing where an op's effect
/// on memory is not known.
std::optional<llvm::SmallVector<MemoryAccess>> collectAccesses(mlir::Operation *op);

/// Whether there is a dimension along which the accesses `uses` of one buffer touch different
/// elements for different values of `variable`, which are multiples of `step` apart; of other
/// values in an index `isOutside` says whether they are the same in all iterations.
bool isDisjoint(llvm::ArrayRef<MemoryAccess> uses, mlir::Value variable, int64_t step,
                llvm::function_ref<bool(mlir::Value)> isOutside);

/// The greatest power of two, at most `limit`, that divides the distance in elements from the
/// beginning of the buffer to the access's first element.
int64_t getOffsetDivisor(const MemoryAccess &access, int64_t limit);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_MEMORYACCESS_H
