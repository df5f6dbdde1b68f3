//===- ProgramLowering.h - One rank program becomes functions ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMLOWERING_H
#define PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMLOWERING_H

#include "CallTables.h"
#include "FunctionCalls.h"
#include "ProgramNumbers.h"
#include "pipeline/Conversion/PipeToLLVM/EventNumbers.h"

#include <optional>

namespace pipeline {

/// Writes the functions of one planned program. A buffer becomes its offset in the
/// arena, all else a call: of a function, with a place in the arena for each of its
/// tensors, or of the runtime.
class ProgramLowering {
public:
  ProgramLowering(ProgramOp program, GraphOp graph, mlir::SymbolTable &symbols,
                  RuntimeCalls &runtime, FunctionCalls &functions);

  /// Writes all functions of the program.
  void run();

private:
  void writeInitialize();
  void writeStep();
  void beginFunction(const std::string &name);
  template <typename OpTy>
  void initialize(OpTy storage, BufferType buffer);

  // Ops.
  void lower(mlir::Block &block);
  void lower(mlir::Operation *op);
  void lowerLoop(mlir::scf::ForOp loop);
  /// Of ops next to one another.
  void lowerZeros(llvm::ArrayRef<ZeroOp> zeros);
  void lowerPack(PackOp pack);
  void lowerAction(ActionOp action);
  template <typename OpTy>
  void addUpdate(OpTy op, Quantity parameter, BufferType type);
  void lowerAdvances(llvm::ArrayRef<AdvanceOp> advances);
  void addAdvance(AdvanceOp advance, mlir::Value newest, mlir::Value microbatch);
  void lowerMessage(llvm::StringRef name, mlir::Location loc, mlir::Value buffer, int64_t peer);
  void lowerEvent(llvm::StringRef name, mlir::Location loc, mlir::Value buffer, Stream of,
                  Stream on);

  // Calls.
  /// Calls the runtime's function of that name, after all that was added.
  void call(mlir::Location loc, llvm::StringRef name, llvm::SmallVector<Argument> arguments);
  /// The same, together with what is added before and after it.
  void add(mlir::Location loc, llvm::StringRef name, llvm::SmallVector<Argument> arguments);
  /// Writes what was added.
  void flush();

  // Arguments.
  Argument getI32(Quantity value) { return Argument::number(builder.getI32Type(), value); }
  Argument getI32(int64_t value) { return getI32(Quantity{value, {}}); }
  Argument getI64(Quantity value) { return Argument::number(builder.getI64Type(), value); }
  Argument getI64(int64_t value) { return getI64(Quantity{value, {}}); }
  Argument getF32(const llvm::APFloat &value);
  Argument getPlace(mlir::Value buffer) { return Argument::place(getOffset(buffer)); }
  Argument getPlaces(mlir::ValueRange buffers);

  // Numbers.
  template <typename OpTy>
  mlir::Value compute(mlir::Location loc, mlir::Value lhs, int64_t rhs) {
    return numbers.get<OpTy>(builder, loc, lhs, rhs);
  }
  /// The index of an op, an i64: mostly a microbatch.
  mlir::Value getIndex(IndexedOpInterface op);
  /// The offset of a buffer or a pool.
  Quantity getOffset(mlir::Value storage) { return offsets.at(storage); }
  /// Of the tensors in a buffer: what a stage keeps may be thousands.
  llvm::ArrayRef<int64_t> getElementOffsets(BufferType type);
  /// The turn of a number, which must not be negative: modulo the slots of its pool.
  mlir::Value getTurn(mlir::Location loc, mlir::Value pool, mlir::Value number) {
    auto slots = llvm::cast<PoolType>(pool.getType()).getSlots();
    return compute<mlir::arith::RemUIOp>(loc, number, slots);
  }
  /// The offset of the slot whose turn it is.
  Quantity getSlot(mlir::Location loc, mlir::Value pool, mlir::Value turn);
  /// Notes where the slot of that number is.
  void setSlot(mlir::Value slot, mlir::Value pool, mlir::Value number);

  ProgramOp program;
  GraphOp graph;
  mlir::SymbolTable &symbols;
  RuntimeCalls &runtime;
  FunctionCalls &functions;
  CallTables tables;
  const EventNumbers events;
  mlir::OpBuilder builder;

  // Of the function being written.
  std::optional<CallWriter> writer;
  llvm::SmallVector<Call> added;
  /// Of the block being written.
  ProgramNumbers numbers;
  llvm::DenseMap<mlir::Value, Quantity> offsets;
  /// Of buffers that have events, their numbers among those.
  llvm::DenseMap<mlir::Value, Quantity> eventNumbers;
  llvm::DenseMap<mlir::Type, llvm::SmallVector<int64_t, 0>> elementOffsets;
  /// Induction variables, as i64.
  llvm::DenseMap<mlir::Value, mlir::Value> inductionVariables;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMLOWERING_H
