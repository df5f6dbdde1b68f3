//===- CompiledModel.h - A model run by upstream lowerings ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates the loss of a module in phase `model` by plain loops: MLIR's own
// bufferization and lowerings, no pass of this project.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_FRONTEND_COMPILEDMODEL_H
#define PIPELINE_TEST_UNIT_FRONTEND_COMPILEDMODEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"

namespace pipeline {

/// An argument of the model: dense, row-major.
struct ModelArgument {
  void *data;
  llvm::SmallVector<int64_t> shape;
};

class CompiledModel {
public:
  /// Compiles the one function of `module`, which is lowered in place.
  static llvm::Expected<CompiledModel> compile(mlir::ModuleOp module);

  /// The loss for these values of the function's arguments.
  float run(llvm::ArrayRef<ModelArgument> arguments) const;

private:
  CompiledModel(std::unique_ptr<llvm::orc::LLJIT> jit, void *entry)
      : jit(std::move(jit)), entry(entry) {}

  std::unique_ptr<llvm::orc::LLJIT> jit;
  void *entry;
};

} // namespace pipeline

#endif // PIPELINE_TEST_UNIT_FRONTEND_COMPILEDMODEL_H
