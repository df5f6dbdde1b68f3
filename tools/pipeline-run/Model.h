//===- Model.h - The model that a run trains --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_MODEL_H
#define PIPELINE_TOOLS_PIPELINE_RUN_MODEL_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace pipeline::driver {

/// What a microbatch of text is to a model.
struct TextShape {
  int64_t batch = 0;
  int64_t sequence = 0;
  /// Tokens are smaller than this, or the model would read outside of a table; 0 where it looks
  /// nothing up.
  int64_t vocabulary = 0;

  int64_t getTokens() const { return batch * sequence; }
};

/// Reads a module in phase `model`, text or bytecode; `path` may be `-`. Null after an error, which
/// was emitted.
mlir::OwningOpRef<mlir::ModuleOp> readModel(mlir::MLIRContext &context, llvm::StringRef path);

/// How the model of `module` reads a text: its inputs are `tokens`, `targets` or both, of one type
/// tensor<batch x sequence x i32>. Emits an error that names any other input.
mlir::FailureOr<TextShape> getTextShape(mlir::ModuleOp module);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_MODEL_H
