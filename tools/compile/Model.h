//===- Model.h - The model that is compiled ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_COMPILE_MODEL_H
#define PIPELINE_TOOLS_COMPILE_MODEL_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "pipeline-runtime/Plan.h"
#include "llvm/ADT/StringRef.h"

namespace pipeline::driver {

/// Reads a module in phase `model` for a tool, text or bytecode; `path` may be `-`. Null after an
/// error, which was emitted.
mlir::OwningOpRef<mlir::ModuleOp> readModel(mlir::MLIRContext &context, llvm::StringRef path,
                                            llvm::StringRef tool);

/// The element type and the shape of a tensor as files know them. Emits an error at `loc` for an
/// element type that no file has.
mlir::FailureOr<runtime::TensorDescription> describeTensor(mlir::Location loc, llvm::StringRef name,
                                                           mlir::RankedTensorType type);

/// Reads the arguments of the model of `module`. Emits errors.
mlir::FailureOr<runtime::ModelInterface> readInterface(mlir::ModuleOp module);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_COMPILE_MODEL_H
