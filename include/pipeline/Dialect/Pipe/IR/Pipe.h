//===- Pipe.h - The pipe dialect --------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect `pipe`: its attributes, types and operations. Their meaning is
// written in the .td files beside this one and, generated, in docs/Dialect.md.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPE_H
#define PIPELINE_DIALECT_PIPE_IR_PIPE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpAsmSupport.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pipeline/Schedule/Placement.h"

#include "pipeline/Dialect/Pipe/IR/PipeDialect.h.inc"
#include "pipeline/Dialect/Pipe/IR/PipeEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "pipeline/Dialect/Pipe/IR/PipeAttributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "pipeline/Dialect/Pipe/IR/PipeTypes.h.inc"

#include "pipeline/Dialect/Pipe/IR/PipeInterfaces.h.inc"

#define GET_OP_CLASSES
#include "pipeline/Dialect/Pipe/IR/PipeOps.h.inc"

namespace pipeline {

/// Bytes of a tensor in memory: its elements, densely, whole bytes each.
int64_t getTensorBytes(mlir::RankedTensorType type);

/// The tensors that a value of the stage graph, or a buffer, consists of.
llvm::ArrayRef<mlir::RankedTensorType> getElements(mlir::Type &type);

/// Checks initial values of a tensor, where there are any: `#pipe.fill` with a number that
/// `type` has, or `#pipe.normal` of f32.
mlir::LogicalResult verifyInitialValues(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                        mlir::Attribute init, mlir::RankedTensorType type);

/// The bits of an element that starts with the number of `fill`. Fails where `element` is
/// wider than 64 bits, or an integer type that does not have the number.
llvm::FailureOr<llvm::APInt> getFillBits(FillAttr fill, mlir::Type element);

/// The types of what a node or an action updates in place, in the order of its function's
/// arguments.
llvm::SmallVector<mlir::Type> getUpdatedTypes(mlir::ValueRange accumulators,
                                              mlir::ValueRange states);

/// Checks that `callee`, a `pipe.function` on tensors or on buffers, takes
/// `inputs`, then what it updates in place, and makes `results` (all types of
/// values or buffers, flattened in order). Emits at `user` what differs.
mlir::LogicalResult verifyFunctionConvention(mlir::Operation *user, mlir::func::FuncOp callee,
                                             mlir::TypeRange inputs, mlir::TypeRange updated,
                                             mlir::TypeRange results);

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_IR_PIPE_H
