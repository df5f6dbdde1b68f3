//===- ReverseSweep.h - Gradients of one block of ops, last op first --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state of reverse mode over one block: which values are active, and the contributions to each
// value's gradient. Rules (ReverseModeOpInterface) read the gradients of results from it and add
// contributions for what the op reads.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_REVERSESWEEP_H
#define PIPELINE_DIFFERENTIATION_REVERSESWEEP_H

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <functional>

namespace pipeline {

/// A block of a tensor that a contribution covers: static offsets, sizes and strides, one each per
/// dimension.
struct TensorSlice {
  llvm::SmallVector<int64_t> offsets, sizes, strides;
};

/// One term of a gradient.
struct GradientTerm {
  /// The term, as large as the gradient; or, with `slice`, only that part of it, the rest being
  /// zero.
  mlir::Value value;
  std::optional<TensorSlice> slice;
  /// Adds the term into a tensor, where no tensor holds it by itself (it is sparse). Null else.
  std::function<mlir::Value(mlir::OpBuilder &, mlir::Value)> addInto;
};

/// Reverse mode over one block. Every sum has a fixed order that depends on the block alone: terms
/// arrive from the last reader to the first, and are added in the order of their arrival.
class ReverseSweep {
public:
  /// `wanted` are the values whose gradients are asked for, `seeded` those whose gradients are
  /// given by `seed`. New ops go where `builder` stands.
  ReverseSweep(mlir::Block &block, mlir::OpBuilder &builder, mlir::ValueRange wanted,
               mlir::ValueRange seeded);

  /// Pulls gradients back through the ops that the block held when the sweep was made, last first.
  /// Fails, with an error at the op, where one has no rule.
  llvm::LogicalResult run();

  /// Whether a gradient is worth computing: it leads from a wanted value to a seeded one.
  bool isActive(mlir::Value value) const { return active.contains(value); }

  /// The gradient of `value` as summed so far; null when it has none.
  mlir::Value gradient(mlir::Value value);
  /// Adds what the gradient of `value` has so far into `accumulator`; null when it has none. The
  /// sum's own op accumulates where it can (a contraction, a sum over a dimension).
  mlir::Value accumulate(mlir::Value value, mlir::Value accumulator);

  /// Adds a term to the gradient of `value`. Ignored where `value` is not active.
  void add(mlir::Value value, mlir::Value term);
  void addSlice(mlir::Value value, mlir::Value term, TensorSlice slice);
  void addSparse(mlir::Value value,
                 std::function<mlir::Value(mlir::OpBuilder &, mlir::Value)> addInto);

  /// Puts `wider`, whose first results are those of `op`, in its place and erases `op`: a rule may
  /// need more of what an op computes than its results.
  void replace(mlir::Operation *op, mlir::Operation *wider);
  /// What stands in the place of ops that are no more.
  const llvm::DenseMap<mlir::Operation *, mlir::Operation *> &getReplacements() const {
    return replacements;
  }

  mlir::OpBuilder &builder;

private:
  void findActive(mlir::ValueRange seeded);

  llvm::SmallVector<mlir::Value> wanted;
  llvm::SmallVector<mlir::Operation *> ops;
  llvm::DenseSet<mlir::Value> active;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<GradientTerm>> terms;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> replacements;
};

/// Marks an op whose results are constants to differentiation.
inline constexpr llvm::StringLiteral kStopGradientAttr = "pipe.stop_gradient";

} // namespace pipeline

#endif // PIPELINE_DIFFERENTIATION_REVERSESWEEP_H
