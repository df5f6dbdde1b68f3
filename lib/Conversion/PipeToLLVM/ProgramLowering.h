//===- ProgramLowering.h - One rank program becomes functions ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMLOWERING_H
#define PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMLOWERING_H

#include "RuntimeCalls.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// Writes the functions of one planned program. A buffer becomes its offset in
/// the arena, an index, so that loops carry numbers; a function gets a view of
/// the arena for each of its tensors, the runtime a pointer.
class ProgramLowering {
public:
  ProgramLowering(ProgramOp program, GraphOp graph, mlir::SymbolTable &symbols,
                  RuntimeCalls &runtime);

  void writeInitialize();
  void writeStep();

private:
  mlir::func::FuncOp createFunction(const std::string &name);
  template <typename OpTy>
  void initialize(OpTy storage, BufferType buffer);
  void lower(mlir::Block &block);
  void lower(mlir::Operation *op);
  void lowerLoop(mlir::scf::ForOp loop);
  void lowerPack(PackOp pack);
  void lowerAction(ActionOp action);
  void lowerUpdate(UpdateOp update);
  void lowerAdvance(AdvanceOp advance);
  template <typename OpTy>
  void callOptimizer(OpTy op, mlir::Value parameter, BufferType type);
  void lowerMessage(llvm::StringRef name, mlir::Location loc, mlir::Value buffer, int64_t peer);

  mlir::Value getI32(mlir::Location loc, int64_t number);
  mlir::Value getI64(mlir::Location loc, int64_t number);
  mlir::Value getIndex(mlir::Location loc, int64_t number);
  /// The offset of the slot of a number, which must not be negative, modulo the
  /// slots of its pool.
  mlir::Value getSlotOffset(mlir::Location loc, mlir::Value pool, mlir::Value number);
  /// The index of an op, an i64: a microbatch.
  mlir::Value getMicrobatch(IndexedOpInterface op);
  /// The offset of a buffer, an index.
  mlir::Value getOffset(mlir::Value buffer) { return mapping.lookup(buffer); }
  mlir::Value addOffset(mlir::Location loc, mlir::Value offset, int64_t bytes);
  mlir::Value getPointer(mlir::Location loc, mlir::Value offset);
  mlir::Value getBufferPointer(mlir::Location loc, mlir::Value buffer) {
    return getPointer(loc, getOffset(buffer));
  }
  /// An array of pointers on the stack, for the calls that take several buffers.
  mlir::Value getPointerArray(mlir::Location loc, mlir::ValueRange buffers);

  ProgramOp program;
  GraphOp graph;
  mlir::SymbolTable &symbols;
  RuntimeCalls &runtime;
  mlir::OpBuilder builder;
  mlir::IRMapping mapping;
  /// Of the function being written: its arguments, and the arena as a pointer.
  mlir::Value rank, arena, arenaPointer;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_PROGRAMLOWERING_H
