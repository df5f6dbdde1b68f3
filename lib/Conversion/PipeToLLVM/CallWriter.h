//===- CallWriter.h - Writes calls into a program's function ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_CALLWRITER_H
#define PIPELINE_CONVERSION_PIPETOLLVM_CALLWRITER_H

#include "RuntimeCalls.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace pipeline {

/// An array on the stack of a function, which all that need one use in turn. It is
/// made at the function's entry: in a loop it would grow the stack.
class StackArray {
public:
  StackArray(mlir::Block *entry, mlir::Type element) : entry(entry), element(element) {}

  /// The array, with room for so many elements.
  mlir::Value get(mlir::Location loc, int64_t count);
  /// Sets an element. Its number is an i64.
  void set(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value number, mlir::Value value);

private:
  mlir::Block *entry;
  mlir::Type element;
  mlir::LLVM::AllocaOp array;
};

/// Writes calls into one function, whose first two parameters are the rank and the
/// arena.
class CallWriter {
public:
  CallWriter(mlir::Block *entry, RuntimeCalls &runtime);

  void write(mlir::OpBuilder &builder, const Call &call);

  /// What a parameter of that type gets for a number (an i64): itself, an address in the arena, or
  /// a text's. Nothing is asked for the rank.
  mlir::Value convert(mlir::OpBuilder &builder, mlir::Location loc, Argument::Kind kind,
                      mlir::Type type, mlir::Value number);
  mlir::Value getPointer(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value offset);

  mlir::Value getRank() const { return rank; }
  mlir::Value getArena() const { return arena; }
  /// Of pointers, for arguments that are several places.
  StackArray &getPlaces() { return places; }
  /// Of numbers, for what a table refers to.
  StackArray &getVariables() { return variables; }

private:
  mlir::Value writeArgument(mlir::OpBuilder &builder, mlir::Location loc, const Argument &argument,
                            mlir::Type type);

  RuntimeCalls &runtime;
  mlir::LLVMTypeConverter converter;
  mlir::Value rank, arena;
  StackArray places, variables;
};

/// An i64 of that value.
mlir::Value getNumber(mlir::OpBuilder &builder, mlir::Location loc, int64_t value);
mlir::Value getNumber(mlir::OpBuilder &builder, mlir::Location loc, const Quantity &quantity);

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_CALLWRITER_H
