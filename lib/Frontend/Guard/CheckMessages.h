//===- CheckMessages.h - What a run says when a check fails -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_LIB_FRONTEND_GUARD_CHECKMESSAGES_H
#define PIPELINE_LIB_FRONTEND_GUARD_CHECKMESSAGES_H

#include "mlir/IR/Value.h"

namespace pipeline {

/// An index of `dimension` of a tensor, which must be in [0, last].
struct CheckedIndex {
  mlir::OpOperand *index;
  unsigned dimension;
  int64_t last;
};

/// What is wrong when one of `indices` into `tensor` is out of range: names the tensor, where it is
/// an argument of the model, and the inputs that the indices are computed from.
std::string describeIndices(llvm::ArrayRef<CheckedIndex> indices, mlir::Value tensor);

/// What is wrong when `condition` does not hold, of which an assert says `message`.
std::string describeAssert(llvm::StringRef message, mlir::Value condition);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_GUARD_CHECKMESSAGES_H
