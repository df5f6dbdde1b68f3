//===- ElementTrace.h - Where an element comes from -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows one element of a tensor back through reshapes, transposes, broadcasts and
// elementwise ops, fused or not, to the scalar op that computes it; and views of a
// tensor forward. A pattern that is matched on such scalars does not depend on how
// a framework spells it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_ELEMENTTRACE_H
#define PIPELINE_ANALYSIS_ELEMENTTRACE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "pipeline/Analysis/IndexDigits.h"
#include "llvm/ADT/SetVector.h"

namespace pipeline {

/// One element of a tensor, at `indices`; or one scalar of a structured op's body, in the
/// iteration `indices`. A scalar that no body makes has no indices.
struct Scalar {
  mlir::Value value;
  llvm::SmallVector<Digits> indices;

  bool isElement() const { return llvm::isa<mlir::TensorType>(value.getType()); }
  /// All digits of the indices, dimension by dimension.
  Digits getDigits() const;
};

/// A contraction and its loops, those that it sums over included.
struct TracedContraction {
  mlir::linalg::LinalgOp op;
  llvm::SmallVector<Digits> loops;
  /// The elements of the inputs.
  Scalar lhs, rhs;
  /// What it sums over.
  Digits sum;
};

class ElementTrace {
public:
  /// What `scalar` is a copy of, one op back: nullopt where something computes it, where it comes
  /// from outside, or where its index can't be told.
  std::optional<Scalar> stepBack(const Scalar &scalar);
  /// The same as long as there is such.
  Scalar resolve(Scalar scalar);
  /// What the op of the body that computes `scalar` reads as its operand `number`, resolved.
  Scalar getOperand(const Scalar &scalar, unsigned number);
  /// The op of a body that computes `scalar`, resolved, if it is an `OpTy`.
  template <typename OpTy>
  OpTy getOp(const Scalar &scalar) const {
    return scalar.isElement() ? OpTy() : scalar.value.getDefiningOp<OpTy>();
  }
  /// The constant that `scalar`, resolved, is; null if it is none.
  mlir::TypedAttr getConstant(const Scalar &scalar) const;
  /// Whether both are the same number.
  bool areEqual(const Scalar &a, const Scalar &b);

  /// What `user` makes of an element that it reads as it is or elementwise: the element of its
  /// result. Nullopt where it is another op, or reads the element more than once.
  std::optional<Scalar> stepForward(const Scalar &element, mlir::Operation *user);

  /// The term that makes up `element` of a reduction by one of `OpTys` over an index, which the
  /// reduction's loops take apart. `init` becomes what it starts from. Nullopt if it is no such.
  template <typename... OpTys>
  std::optional<Scalar> getTerm(const Scalar &element, const Digits &reduced, Scalar &init) {
    auto isCombiner = [](mlir::Operation *op) { return llvm::isa<OpTys...>(op); };
    return getTerm(element, reduced, init, isCombiner);
  }
  /// The contraction from zero that makes `element`, if one does.
  std::optional<TracedContraction> getContraction(const Scalar &element);

  IndexDigits digits;
  /// Ops that were looked through, back or forward.
  llvm::SetVector<mlir::Operation *> seen;

private:
  std::optional<Scalar> stepBackElement(const Scalar &element);
  std::optional<Scalar> findForward(const Scalar &element, mlir::Operation *user);
  std::optional<llvm::SmallVector<Digits>> getLoops(const Scalar &element,
                                                    mlir::linalg::LinalgOp op);
  std::optional<Scalar> getTerm(const Scalar &element, const Digits &reduced, Scalar &init,
                                llvm::function_ref<bool(mlir::Operation *)> isCombiner);
};

/// Whether `op` is a structured op on static tensors that reduces nothing and makes each element
/// of its results once.
bool isElementwise(mlir::linalg::LinalgOp op);
/// Whether `op` only arranges elements: a reshape, a transpose, a broadcast.
bool isCopy(mlir::Operation *op);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_ELEMENTTRACE_H
