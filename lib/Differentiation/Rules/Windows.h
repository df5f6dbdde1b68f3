//===- Windows.h ------------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands that a structured op reads through windows: the input of a convolution or of a pooling,
// whose map adds an output position and a position in the filter.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_RULES_WINDOWS_H
#define PIPELINE_LIB_DIFFERENTIATION_RULES_WINDOWS_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinTypes.h"
#include "pipeline/Differentiation/ReverseSweep.h"

namespace pipeline {

/// One tensor of type `type` and its windows: iterations over `extents` read it at `map`, whose
/// results are sums of dimensions times positive strides, plus a constant.
///
/// Unfolded, the tensor has a dimension of its own for each iteration dimension that `map` reads,
/// so that a projected permutation indexes it. An iteration dimension of extent one adds nothing to
/// a sum and is left out.
class Windows {
public:
  /// The windows of a map; nullopt where it is no such map.
  static std::optional<Windows> match(mlir::AffineMap map, llvm::ArrayRef<int64_t> extents,
                                      mlir::RankedTensorType type);

  /// How the iterations index the unfolded tensor.
  mlir::AffineMap getUnfoldedMap() const;
  mlir::RankedTensorType getUnfoldedType() const;
  /// The unfolded tensor: what every window sees, elements that windows share once for each.
  mlir::Value unfold(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value tensor) const;
  /// Adds the gradient of the unfolded tensor to that of `tensor`: slice by slice, each of what one
  /// position in all windows saw, in row-major order of these positions.
  void fold(ReverseSweep &sweep, mlir::Location loc, mlir::Value tensor,
            mlir::Value gradient) const;

private:
  /// `stride * dimension`, an iteration dimension.
  struct Term {
    unsigned dimension;
    int64_t stride;
  };
  /// The index in one dimension of the tensor. Of a sum's terms, the one of largest extent walks a
  /// slice; the others, `taps`, count the slices.
  struct Index {
    std::optional<Term> walk;
    llvm::SmallVector<Term> taps;
    int64_t constant = 0;
  };

  Windows(mlir::AffineMap map, llvm::ArrayRef<int64_t> extents, mlir::RankedTensorType type)
      : map(map), extents(extents), type(type) {}
  void addIndex(llvm::ArrayRef<Term> terms, int64_t constant);
  void orderDimensions();
  bool hasTaps() const;
  /// Adds the gradient of the unfolded tensor to `sum`; and the part of it for one position of the
  /// taps, given by iteration dimension.
  mlir::Value addSlices(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value gradient,
                        mlir::Value sum) const;
  mlir::Value addSliceAt(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value gradient,
                         llvm::ArrayRef<mlir::Value> positions, mlir::Value sum) const;
  /// What the walks cover when every tap stands at zero.
  TensorSlice firstSlice() const;
  bool isWhole(const TensorSlice &slice) const;
  /// The type of a slice: a dimension for each walk.
  mlir::RankedTensorType getSliceType() const;

  mlir::AffineMap map;
  llvm::SmallVector<int64_t> extents;
  mlir::RankedTensorType type;
  llvm::SmallVector<Index> indices;
  /// The iteration dimensions of the unfolded tensor, in its order.
  llvm::SmallVector<unsigned> dimensions;
};

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_RULES_WINDOWS_H
