//===- RuntimeCalls.cpp - Calls of the runtime's C functions ----*- C++ -*-===//
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

void RuntimeCalls::call(OpBuilder &builder, Location loc, StringRef name, ValueRange arguments) {
  func::FuncOp &function = functions[name];
  // Generated code may call it as well.
  if (!function)
    function = symbols.lookup<func::FuncOp>(("pipeline_rt_" + name).str());
  if (!function) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(getModule().getBody());
    function = func::FuncOp::create(builder, getModule().getLoc(), ("pipeline_rt_" + name).str(),
                                    builder.getFunctionType(arguments.getTypes(), {}));
    function.setPrivate();
    symbols.insert(function);
  }
  func::CallOp::create(builder, loc, function, arguments);
}

Value RuntimeCalls::getString(OpBuilder &builder, Location loc, StringRef text) {
  std::string &name = strings[text];
  if (name.empty()) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(getModule().getBody());
    std::string bytes = text.str() + '\0';
    auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size());
    auto global = LLVM::GlobalOp::create(builder, getModule().getLoc(), type, /*isConstant=*/true,
                                         LLVM::Linkage::Internal, "pipeline.name",
                                         builder.getStringAttr(bytes));
    symbols.insert(global);
    name = global.getSymName().str();
  }
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  return LLVM::AddressOfOp::create(builder, loc, pointer, name);
}

} // namespace pipeline
