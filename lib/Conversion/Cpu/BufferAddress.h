//===- BufferAddress.h - Where an element of a buffer lies -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What calls of the runtime get for a buffer, on any target.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_BUFFERADDRESS_H
#define PIPELINE_LIB_CONVERSION_CPU_BUFFERADDRESS_H

#include "mlir/IR/Builders.h"

namespace pipeline {

/// The address, an i64, of an element of a buffer: so many elements, an index, behind where the
/// buffer begins, or there if `element` is null.
mlir::Value getElementAddress(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value buffer,
                              mlir::Value element = nullptr);

/// The same as an LLVM pointer.
mlir::Value getElementPointer(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value buffer,
                              mlir::Value element = nullptr);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_BUFFERADDRESS_H
