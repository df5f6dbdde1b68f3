//===- RuntimeCalls.h - The runtime's C functions in a module ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_RUNTIMECALLS_H
#define PIPELINE_CONVERSION_PIPETOLLVM_RUNTIMECALLS_H

#include "TargetCalls.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringMap.h"

namespace pipeline {

/// Functions of the runtime for a target, each declared at its first use, and the
/// texts that they are given.
class RuntimeCalls {
public:
  RuntimeCalls(mlir::SymbolTable &symbols, const TargetCalls &target);

  const TargetCalls &getTarget() const { return target; }

  /// A call of the target's `pipeline_rt_NAME`. The arguments are the declaration.
  Call get(mlir::Location loc, llvm::StringRef name, llvm::SmallVector<Argument> arguments);

  /// The offset of a constant string, which ends in a zero byte, among all of them.
  int64_t getTextOffset(llvm::StringRef text);
  /// The address of the string at an offset, an i64.
  mlir::Value getText(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value offset);

  /// Writes the strings, once all are known.
  void finish();

private:
  mlir::ModuleOp getModule() { return mlir::cast<mlir::ModuleOp>(symbols.getOp()); }

  mlir::SymbolTable &symbols;
  const TargetCalls &target;
  llvm::StringMap<mlir::func::FuncOp> functions;
  std::string texts;
  llvm::StringMap<int64_t> textOffsets;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_RUNTIMECALLS_H
