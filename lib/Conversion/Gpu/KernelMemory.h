//===- KernelMemory.h - Elements of operands in a kernel -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads and stores of neighbouring elements: one access where they are neighbours in
// memory and begin at a multiple of its size, else one each. Nothing outside of an
// operand is touched.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_KERNELMEMORY_H
#define PIPELINE_LIB_CONVERSION_GPU_KERNELMEMORY_H

#include "mlir/IR/PatternMatch.h"

namespace pipeline {

/// Memory, and which dimension of a space each of its own is.
struct KernelOperand {
  mlir::Value buffer;
  mlir::AffineMap map;
};

/// An index, an i32, per dimension of the space; null where it does not matter. Registers are 32
/// bits wide, and a thread keeps many indices.
using ElementIndex = llvm::SmallVector<mlir::Value>;

/// Accesses to operands, at the rewriter's insertion point.
class KernelMemory {
public:
  KernelMemory(mlir::IRRewriter &rewriter, mlir::Location loc, llvm::ArrayRef<int64_t> sizes)
      : rewriter(rewriter), loc(loc), sizes(sizes) {}

  /// The `width` elements from `index` on along dimension `dim`, as a vector. `index` is within the
  /// other dimensions; in this one it is a multiple of `width` and, with `mayExceed`, perhaps
  /// behind the end: what is loaded for elements that do not exist is any other of the operand.
  mlir::Value load(const KernelOperand &operand, ElementIndex index, unsigned dim, int64_t width,
                   bool mayExceed);
  /// Stores the elements that exist.
  void store(mlir::Value vector, const KernelOperand &operand, ElementIndex index, unsigned dim,
             bool mayExceed);
  mlir::Value loadElement(const KernelOperand &operand, const ElementIndex &index);
  void storeElement(mlir::Value value, const KernelOperand &operand, const ElementIndex &index);

  /// `index`, or the last one of the dimension from which on `width` elements exist.
  mlir::Value clamp(mlir::Value index, unsigned dim, int64_t width = 1);
  /// Whether `index` is one of the dimension.
  mlir::Value exists(mlir::Value index, unsigned dim);

private:
  mlir::IRRewriter &rewriter;
  mlir::Location loc;
  llvm::ArrayRef<int64_t> sizes;

  bool isOneAccess(const KernelOperand &operand, unsigned dim, int64_t width) const;
  llvm::SmallVector<mlir::Value> getPosition(const KernelOperand &operand,
                                             const ElementIndex &index) const;
};

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_KERNELMEMORY_H
