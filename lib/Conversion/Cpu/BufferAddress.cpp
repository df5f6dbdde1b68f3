//===- BufferAddress.cpp - Where an element of a buffer lies ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See BufferAddress.h.
//
//===----------------------------------------------------------------------===//

#include "BufferAddress.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

using namespace mlir;

namespace pipeline {

Value getElementAddress(OpBuilder &builder, Location loc, Value buffer, Value element) {
  auto type = cast<MemRefType>(buffer.getType());
  auto bytes = static_cast<int64_t>(
      llvm::divideCeil(DataLayout().getTypeSizeInBits(type.getElementType()), 8));
  auto metadata = memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  Value elements = metadata.getOffset();
  if (element)
    elements = arith::AddIOp::create(builder, loc, elements, element);
  Value size = arith::ConstantIndexOp::create(builder, loc, bytes);
  Value offset = arith::MulIOp::create(builder, loc, elements, size);
  Value base = memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  Value address = arith::AddIOp::create(builder, loc, base, offset);
  return arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
}

Value getElementPointer(OpBuilder &builder, Location loc, Value buffer, Value element) {
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  return LLVM::IntToPtrOp::create(builder, loc, pointer,
                                  getElementAddress(builder, loc, buffer, element));
}

} // namespace pipeline
