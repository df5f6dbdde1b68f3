//===- Call.h - A call that a program makes, before it is code --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nearly all that a program does is to call functions with numbers that are known
// when it is compiled: offsets in the arena, sizes, peers. Kept as numbers, calls can
// be written into a table as well as into code.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_CALL_H
#define PIPELINE_CONVERSION_PIPETOLLVM_CALL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// A number that is known, but for what changes while the program runs.
struct Quantity {
  int64_t constant = 0;
  /// An i64 to add; null where all is known.
  mlir::Value variable;

  Quantity operator+(int64_t more) const { return {constant + more, variable}; }
};

/// What a call gives to one parameter of its callee.
struct Argument {
  enum class Kind {
    Rank,   ///< the pointer that the runtime knows the rank by
    Number, ///< an i32 or i64; an f32, given by its bits
    Place,  ///< a pointer into the arena, or a memref there
    Places, ///< a pointer to an array of such pointers, for the time of the call
    Text,   ///< a pointer to a constant string
  };
  Kind kind = Kind::Rank;
  /// Of a number.
  mlir::Type type;
  /// A number, a place's offset in the arena, or a text's in all texts.
  Quantity value;
  llvm::SmallVector<Quantity, 0> places;

  static Argument number(mlir::Type type, Quantity value) {
    return {Kind::Number, type, value, {}};
  }
  static Argument place(Quantity offset) { return {Kind::Place, {}, offset, {}}; }
  static Argument text(int64_t offset) { return {Kind::Text, {}, {offset, {}}, {}}; }
};

/// One call. Calls of one callee have arguments of the same kinds.
struct Call {
  mlir::Location loc;
  mlir::func::FuncOp callee;
  llvm::SmallVector<Argument> arguments;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_CALL_H
