//===- JitModule.h ----------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles functions on tensors with upstream passes only and calls them: the reference executor of
// these tests.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_DIFFERENTIATION_JITMODULE_H
#define PIPELINE_TEST_UNIT_DIFFERENTIATION_JITMODULE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace pipeline::test {

/// A tensor's elements in row-major order, of any element type that a double can hold.
using Elements = std::vector<double>;

/// A context with every upstream dialect, and the rules of differentiation attached.
mlir::MLIRContext &getContext();

class JitModule {
public:
  /// Compiles a copy of `module`; the functions' signatures are static tensors of f64, f32, i64,
  /// i32 or i1.
  explicit JitModule(mlir::ModuleOp module);

  /// Calls a function and returns its results.
  std::vector<Elements> call(llvm::StringRef name, const std::vector<Elements> &arguments);

private:
  mlir::OwningOpRef<mlir::ModuleOp> signatures;
  std::unique_ptr<mlir::ExecutionEngine> engine;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_DIFFERENTIATION_JITMODULE_H
