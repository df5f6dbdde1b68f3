//===- CallTables.h - Many calls as a table of constants --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step of a deep model makes thousands of calls of a few functions: of its layers,
// of the optimizer. As code they would cost more to compile than all layers together.
// So they are written as constants, and one function for each program, `NAME.calls`,
// reads them: a loop around a switch, with a call of each callee. Its size is that of
// the distinct callees, whatever the depth.
//
// A table is a sequence of 64-bit words. A call is the number of its callee and then,
// argument by argument,
//
//   rank     nothing
//   number   constant, variable
//   place    constant, variable
//   places   count, then a constant and a variable for each
//   text     constant
//
// A variable is the index of a number in an array that is filled before the call; number
// 0 is always 0. So calls of one stage for different microbatches have the same table.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_CALLTABLES_H
#define PIPELINE_CONVERSION_PIPETOLLVM_CALLTABLES_H

#include "CallWriter.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/MapVector.h"

namespace pipeline {

/// The tables of one program, and the function that reads them.
class CallTables {
public:
  CallTables(ProgramOp program, mlir::SymbolTable &symbols, RuntimeCalls &runtime)
      : program(program), symbols(symbols), runtime(runtime) {}

  /// Makes `calls`, in their order.
  void write(mlir::OpBuilder &builder, CallWriter &writer, llvm::ArrayRef<Call> calls);

  /// Writes the function that reads the tables, once all are known.
  void finish();

private:
  /// The kinds of its arguments.
  using Signature = llvm::SmallVector<Argument::Kind>;

  /// Reads the calls of a table, one after the other.
  class Reader;

  int64_t getCalleeNumber(const Call &call);
  mlir::func::FuncOp getFunction();
  mlir::Value getTable(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<int64_t> words);

  ProgramOp program;
  mlir::SymbolTable &symbols;
  RuntimeCalls &runtime;
  mlir::func::FuncOp function;
  llvm::MapVector<mlir::Operation *, Signature> callees;
  llvm::DenseMap<mlir::Attribute, mlir::LLVM::GlobalOp> tables;
  /// The most places that an argument has.
  int64_t mostPlaces = 0;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_CALLTABLES_H
