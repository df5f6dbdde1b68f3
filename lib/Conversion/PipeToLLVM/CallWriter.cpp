//===- CallWriter.cpp - Writes calls into a program's function --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallWriter.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"

using namespace mlir;

namespace pipeline {

Value getNumber(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIntOp::create(builder, loc, value, 64);
}

Value getNumber(OpBuilder &builder, Location loc, const Quantity &quantity) {
  if (!quantity.variable)
    return getNumber(builder, loc, quantity.constant);
  if (quantity.constant == 0)
    return quantity.variable;
  return arith::AddIOp::create(builder, loc, quantity.variable,
                               getNumber(builder, loc, quantity.constant));
}

//===----------------------------------------------------------------------===//
// StackArray
//===----------------------------------------------------------------------===//

Value StackArray::get(Location loc, int64_t count) {
  auto builder = OpBuilder::atBlockBegin(entry);
  if (!array)
    array = LLVM::AllocaOp::create(builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
                                   element, getNumber(builder, loc, 0));
  auto size = array.getArraySize().getDefiningOp<arith::ConstantIntOp>();
  if (size.value() < count)
    size.setValueAttr(builder.getI64IntegerAttr(count));
  return array;
}

void StackArray::set(OpBuilder &builder, Location loc, Value number, Value value) {
  Value place =
      LLVM::GEPOp::create(builder, loc, array.getType(), element, array, ValueRange{number});
  LLVM::StoreOp::create(builder, loc, value, place);
}

//===----------------------------------------------------------------------===//
// CallWriter
//===----------------------------------------------------------------------===//

CallWriter::CallWriter(Block *entry, RuntimeCalls &runtime)
    : runtime(runtime), converter(entry->getParentOp()->getContext()), rank(entry->getArgument(0)),
      arena(entry->getArgument(1)), places(entry, rank.getType()),
      variables(entry, IntegerType::get(rank.getContext(), 64)) {}

Value CallWriter::getPointer(OpBuilder &builder, Location loc, Value offset) {
  return LLVM::GEPOp::create(builder, loc, arena.getType(), builder.getI8Type(), arena,
                             ValueRange{offset});
}

/// A number as an i32, an i64 or, from its bits, an f32.
static Value convertNumber(OpBuilder &builder, Location loc, Type type, Value number) {
  if (type.getIntOrFloatBitWidth() < 64)
    number = arith::TruncIOp::create(builder, loc, builder.getI32Type(), number);
  return isa<FloatType>(type) ? arith::BitcastOp::create(builder, loc, type, number) : number;
}

Value CallWriter::convert(OpBuilder &builder, Location loc, Argument::Kind kind, Type type,
                          Value number) {
  switch (kind) {
  case Argument::Kind::Number:
    return convertNumber(builder, loc, type, number);
  case Argument::Kind::Text:
    return runtime.getText(builder, loc, number);
  case Argument::Kind::Place: {
    Value pointer = getPointer(builder, loc, number);
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref)
      return pointer;
    // What a function on buffers is called with, until functions are lowered too: of a descriptor
    // they take the pointer alone, so that nothing else is set.
    auto descriptor = MemRefDescriptor::poison(builder, loc, converter.convertType(memref));
    descriptor.setAllocatedPtr(builder, loc, pointer);
    descriptor.setAlignedPtr(builder, loc, pointer);
    return UnrealizedConversionCastOp::create(builder, loc, memref, Value(descriptor)).getResult(0);
  }
  case Argument::Kind::Rank:
    return rank;
  case Argument::Kind::Places:
    break;
  }
  llvm_unreachable("several places are no single number");
}

Value CallWriter::writeArgument(OpBuilder &builder, Location loc, const Argument &argument,
                                Type type) {
  if (argument.kind == Argument::Kind::Rank)
    return rank;
  if (argument.kind == Argument::Kind::Places) {
    Value array = places.get(loc, static_cast<int64_t>(argument.places.size()));
    for (auto [i, place] : llvm::enumerate(argument.places))
      places.set(builder, loc, getNumber(builder, loc, static_cast<int64_t>(i)),
                 getPointer(builder, loc, getNumber(builder, loc, place)));
    return array;
  }
  if (argument.kind == Argument::Kind::Number && !argument.value.variable) {
    APInt bits(64, static_cast<uint64_t>(argument.value.constant));
    bits = bits.trunc(type.getIntOrFloatBitWidth());
    if (auto floating = dyn_cast<FloatType>(type))
      return arith::ConstantOp::create(
          builder, loc, builder.getFloatAttr(type, APFloat(floating.getFloatSemantics(), bits)));
    return arith::ConstantOp::create(builder, loc, builder.getIntegerAttr(type, bits));
  }
  return convert(builder, loc, argument.kind, type, getNumber(builder, loc, argument.value));
}

void CallWriter::write(OpBuilder &builder, const Call &call) {
  func::FuncOp callee = call.callee;
  SmallVector<Value> values;
  for (auto [argument, type] : llvm::zip_equal(call.arguments, callee.getArgumentTypes()))
    values.push_back(writeArgument(builder, call.loc, argument, type));
  func::CallOp::create(builder, call.loc, callee, values);
}

} // namespace pipeline
