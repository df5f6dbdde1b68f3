//===- CpuFunctions.cpp - The functions that this code generation acts on ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CpuFunctions.h.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace pipeline {

bool isCpuFunction(func::FuncOp function) {
  return !function.isExternal() && function->hasAttr(PipeDialect::getFunctionAttrName());
}

static func::FuncOp getCpuCallee(func::CallOp call) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
  return callee && isCpuFunction(callee) ? callee : nullptr;
}

bool callsCpuFunctions(func::FuncOp function) {
  return function
      .walk([](func::CallOp call) {
        return getCpuCallee(call) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

unsigned getNumAccumulators(func::FuncOp function) {
  unsigned count = 0;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (function.getArgAttr(i, PipeDialect::getAccumulatorAttrName()))
      ++count;
  return count;
}

namespace {
/// Depth-first order over calls.
struct CallOrder {
  SmallVector<func::FuncOp> order;
  llvm::DenseSet<func::FuncOp> done, active;

  LogicalResult visit(func::FuncOp function) {
    if (done.contains(function))
      return success();
    if (!active.insert(function).second)
      return function.emitError("calls itself, through other functions perhaps; the memory of a "
                                "recursive function cannot be planned");
    WalkResult result = function.walk([&](func::CallOp call) {
      func::FuncOp callee = getCpuCallee(call);
      return callee && failed(visit(callee)) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return failure();
    active.erase(function);
    done.insert(function);
    order.push_back(function);
    return success();
  }
};
} // namespace

FailureOr<SmallVector<func::FuncOp>> getCpuFunctions(ModuleOp module) {
  CallOrder order;
  for (auto function : module.getOps<func::FuncOp>())
    if (isCpuFunction(function) && failed(order.visit(function)))
      return failure();
  return std::move(order.order);
}

LogicalResult verifyCpuFunction(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return function.emitError("has branches between blocks; express control flow with scf ops");
  unsigned accumulators = getNumAccumulators(function);
  unsigned arguments = function.getNumArguments();
  unsigned results = function.getNumResults();
  if (accumulators > results)
    return function.emitError("has ") << accumulators << " accumulators but only " << results
                                      << " results; every accumulator's updated value is a result";
  for (unsigned i = 0; i < arguments; ++i) {
    Type type = function.getArgument(i).getType();
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return function.emitError("argument ")
             << i << " has type " << type << "; only tensors of static shape can be compiled";
    bool isAccumulator = function.getArgAttr(i, PipeDialect::getAccumulatorAttrName()) != nullptr;
    bool standsLast = i >= arguments - accumulators;
    if (isAccumulator != standsLast)
      return function.emitError("argument ")
             << i << " is an accumulator but does not stand behind all other arguments";
    if (isAccumulator && function.getResultTypes()[results - (arguments - i)] != type)
      return function.emitError("accumulator ")
             << i << " has type " << type << " but its updated value has type "
             << function.getResultTypes()[results - (arguments - i)];
  }
  for (Type type : function.getResultTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type); !tensor || !tensor.hasStaticShape())
      return function.emitError("a result has type ")
             << type << "; only tensors of static shape can be compiled";
  return success();
}

func::FuncOp declareRuntimeFunction(ModuleOp module, StringRef name, TypeRange operands) {
  if (auto function = module.lookupSymbol<func::FuncOp>(name))
    return function;
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto function =
      func::FuncOp::create(builder, module.getLoc(), name, builder.getFunctionType(operands, {}));
  function.setPrivate();
  return function;
}

} // namespace pipeline
