//===- RuntimeCalls.cpp - The runtime's C functions in a module -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace pipeline {

static constexpr StringLiteral textsName = "pipeline.texts";

RuntimeCalls::RuntimeCalls(SymbolTable &symbols, const TargetCalls &target)
    : symbols(symbols), target(target) {}

Call RuntimeCalls::get(Location loc, StringRef name, SmallVector<Argument> arguments) {
  func::FuncOp &function = functions[name];
  std::string symbol = target.getSymbol(name);
  // Generated code may call it as well.
  if (!function)
    function = symbols.lookup<func::FuncOp>(symbol);
  if (!function) {
    auto builder = OpBuilder::atBlockBegin(getModule().getBody());
    SmallVector<Type> types;
    for (const Argument &argument : arguments)
      types.push_back(argument.kind == Argument::Kind::Number
                          ? argument.type
                          : LLVM::LLVMPointerType::get(builder.getContext()));
    function = func::FuncOp::create(builder, getModule().getLoc(), symbol,
                                    builder.getFunctionType(types, {}));
    function.setPrivate();
    symbols.insert(function);
  }
  return {loc, function, std::move(arguments)};
}

int64_t RuntimeCalls::getTextOffset(StringRef text) {
  auto [it, isNew] = textOffsets.try_emplace(text, texts.size());
  if (isNew)
    texts += text.str() + '\0';
  return it->second;
}

Value RuntimeCalls::getText(OpBuilder &builder, Location loc, Value offset) {
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Value first = LLVM::AddressOfOp::create(builder, loc, pointer, textsName);
  return LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(), first, ValueRange{offset});
}

void RuntimeCalls::finish() {
  if (texts.empty())
    return;
  auto builder = OpBuilder::atBlockBegin(getModule().getBody());
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), texts.size());
  LLVM::GlobalOp::create(builder, getModule().getLoc(), type, /*isConstant=*/true,
                         LLVM::Linkage::Internal, textsName, builder.getStringAttr(texts));
}

} // namespace pipeline
