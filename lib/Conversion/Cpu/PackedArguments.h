//===- PackedArguments.h - Packed forms of parameters as arguments ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product whose right matrix is a parameter reads a packed form of it, which
// whoever holds the parameter packs once for many calls. So a function on buffers
// has one more argument for each form that it reads, behind the results, and one
// that calls others for each that they read.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_PACKEDARGUMENTS_H
#define PIPELINE_LIB_CONVERSION_CPU_PACKEDARGUMENTS_H

#include "GemmForm.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include <optional>

namespace pipeline {

/// A buffer that is a parameter or a part of one.
struct PackableView {
  /// Carries `pipe.packable`.
  mlir::BlockArgument argument;
  /// Elements before its first.
  int64_t offset;
};

/// What `buffer` is a view of, or none where that is no packable argument, or a
/// part that is not always the same.
std::optional<PackableView> findPackable(mlir::Value buffer);

/// Whether `tensor` is a packable argument, or one whose shape was changed.
bool isPackableTensor(mlir::Value tensor);

/// Bytes of the packed form of a product's right matrix; -1 where the runtime refuses it.
int64_t getPackedBytes(const GemmForm &form);

/// Whether a product, as it would be on dense operands, reads its right matrix packed if
/// that is packable: unless it is so narrow that its packed form is mostly padding.
bool readsPackedForm(const GemmForm &dense);

/// The argument that is this packed form of `argument`, added to the function if
/// there is none yet.
mlir::BlockArgument getOrAddPacked(mlir::BlockArgument argument, PackingAttr packing);

/// Hands the calls in `function`, whose callees have their arguments, the packed
/// forms that these take, as arguments of its own.
mlir::LogicalResult passPacked(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_PACKEDARGUMENTS_H
