//===- FunctionCalls.cpp - The calls that a stage consists of ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionCalls.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

static int64_t getBytes(MemRefType type) {
  return type.getNumElements() * llvm::divideCeil(type.getElementTypeBitWidth(), 8);
}

/// Whether `op` is a call, or says where its arguments are.
static bool isPartOfCalls(Operation &op) {
  return llvm::TypeSwitch<Operation *, bool>(&op)
      .Case([](func::CallOp call) { return call.getNumResults() == 0; })
      .Case([](memref::ViewOp view) {
        return view.getSizes().empty() && matchPattern(view.getByteShift(), m_Constant());
      })
      .Case([](memref::CopyOp copy) {
        return cast<MemRefType>(copy.getSource().getType()).getLayout().isIdentity() &&
               cast<MemRefType>(copy.getTarget().getType()).getLayout().isIdentity();
      })
      .Case<arith::ConstantOp, func::ReturnOp>([](auto) { return true; })
      .Default(false);
}

bool FunctionCalls::consistsOfCalls(func::FuncOp function) {
  auto [it, isNew] = known.insert({function, false});
  if (isNew && !function.isExternal() && function.getBody().hasOneBlock()) {
    Block &body = function.getBody().front();
    it->second = !body.getOps<func::CallOp>().empty() && llvm::all_of(body, isPartOfCalls) &&
                 llvm::all_of(body.getArgumentTypes(), llvm::IsaPred<MemRefType>);
  }
  return it->second;
}

void FunctionCalls::append(Location loc, func::FuncOp function, ArrayRef<Quantity> places,
                           SmallVectorImpl<Call> &calls) {
  if (!consistsOfCalls(function)) {
    Call call{loc, function, {}};
    for (const Quantity &place : places)
      call.arguments.push_back(Argument::place(place));
    calls.push_back(std::move(call));
    return;
  }
  llvm::DenseMap<Value, Quantity> offsets;
  for (auto [argument, place] : llvm::zip_equal(function.getArguments(), places))
    offsets[argument] = place;
  for (Operation &op : function.getBody().front())
    llvm::TypeSwitch<Operation *>(&op)
        .Case([&](memref::ViewOp view) {
          IntegerAttr shift;
          matchPattern(view.getByteShift(), m_Constant(&shift));
          offsets[view] = offsets.at(view.getSource()) + shift.getInt();
        })
        .Case([&](func::CallOp call) {
          SmallVector<Quantity> operands;
          for (Value operand : call.getOperands())
            operands.push_back(offsets.at(operand));
          append(call.getLoc(), symbols.lookup<func::FuncOp>(call.getCallee()), operands, calls);
        })
        .Case([&](memref::CopyOp copy) {
          Type number = IntegerType::get(copy.getContext(), 64);
          int64_t bytes = getBytes(cast<MemRefType>(copy.getSource().getType()));
          calls.push_back(runtime.get(copy.getLoc(), "copy",
                                      {Argument(), Argument::place(offsets.at(copy.getTarget())),
                                       Argument::place(offsets.at(copy.getSource())),
                                       Argument::number(number, {bytes, {}})}));
        });
}

void FunctionCalls::eraseUnused() {
  llvm::DenseMap<StringAttr, unsigned> uses;
  auto module = cast<ModuleOp>(symbols.getOp());
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](func::CallOp call) { ++uses[call.getCalleeAttr().getAttr()]; });
  auto eraseIfUnused = [&](const std::pair<Operation *, bool> &entry) {
    auto function = cast<func::FuncOp>(entry.first);
    bool isUnused = entry.second && function.isPrivate() && uses[function.getSymNameAttr()] == 0;
    if (isUnused) {
      function.walk([&](func::CallOp call) { --uses[call.getCalleeAttr().getAttr()]; });
      symbols.erase(function);
    }
    return isUnused;
  };
  // One may have been the only caller of another.
  for (size_t before = 0; before != known.size();) {
    before = known.size();
    known.remove_if(eraseIfUnused);
  }
}

} // namespace pipeline
