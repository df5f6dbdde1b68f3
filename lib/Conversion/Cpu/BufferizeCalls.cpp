//===- BufferizeCalls.cpp - Stage functions on buffers ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stage function is a list of calls. Each value gets its buffer here: a result
// of the function that result's argument, an updated accumulator the buffer of the
// old one, anything else a temporary.
//
//===----------------------------------------------------------------------===//

#include "Bufferize.h"
#include "CpuFunctions.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {
namespace {

class CallBufferizer {
public:
  explicit CallBufferizer(func::FuncOp function)
      : function(function), rewriter(function.getContext()) {}

  LogicalResult run() {
    Block &entry = function.getBody().front();
    for (Operation &op : entry)
      if (!isa<func::CallOp, func::ReturnOp>(op))
        return op.emitOpError("stands in a function that calls layer functions; such a function "
                              "holds calls and a return only");

    unsigned arguments = function.getNumArguments();
    unsigned numInputs = arguments - getNumAccumulators(function);
    auto exit = cast<func::ReturnOp>(entry.getTerminator());
    SmallVector<BlockArgument> destinations = bufferizeSignature(function);
    for (BlockArgument argument : entry.getArguments().take_front(arguments)) {
      buffers[argument] = argument;
      if (argument.getArgNumber() < numInputs)
        inputs.insert(argument);
    }
    assignDestinations(exit, destinations);

    SmallVector<func::CallOp> calls(entry.getOps<func::CallOp>());
    for (func::CallOp call : calls)
      if (failed(rewriteCall(call)))
        return failure();
    rewriter.setInsertionPoint(exit);
    for (auto [value, destination] : llvm::zip_equal(exit.getOperands(), destinations))
      if (buffers.lookup(value) != destination)
        memref::CopyOp::create(rewriter, exit.getLoc(), buffers.lookup(value), destination);
    exit.getOperandsMutable().clear();
    for (func::CallOp call : llvm::reverse(calls))
      rewriter.eraseOp(call);
    return success();
  }

private:
  func::FuncOp function;
  IRRewriter rewriter;
  llvm::DenseMap<Value, Value> buffers;
  /// Buffers that an accumulator operand may not take over: read-only inputs.
  llvm::SmallPtrSet<Value, 8> inputs;

  static func::FuncOp getCallee(func::CallOp call) {
    return SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
  }

  /// The operand whose buffer `value` takes over, if `value` is an updated
  /// accumulator.
  static Value getUpdatedOperand(Value value) {
    auto call = value.getDefiningOp<func::CallOp>();
    if (!call)
      return nullptr;
    unsigned accumulators = getNumAccumulators(getCallee(call));
    unsigned fromEnd = call.getNumResults() - cast<OpResult>(value).getResultNumber();
    return fromEnd <= accumulators ? call.getOperand(call.getNumOperands() - fromEnd) : nullptr;
  }

  /// Values that the function returns are computed in the results' arguments: so
  /// is everything that they are updates of.
  void assignDestinations(func::ReturnOp exit, ArrayRef<BlockArgument> destinations) {
    for (auto [value, destination] : llvm::zip_equal(exit.getOperands(), destinations))
      for (Value v = value; v && !isa<BlockArgument>(v); v = getUpdatedOperand(v))
        if (!buffers.try_emplace(v, destination).second)
          break;
  }

  LogicalResult rewriteCall(func::CallOp call) {
    func::FuncOp callee = getCallee(call);
    if (!callee || !isCpuFunction(callee))
      return call.emitError("calls @")
             << call.getCallee() << ", which is no pipe.function with a body";
    unsigned accumulators = getNumAccumulators(callee);
    unsigned numInputs = call.getNumOperands() - accumulators;
    unsigned plainResults = call.getNumResults() - accumulators;
    rewriter.setInsertionPoint(call);

    SmallVector<Value> operands;
    for (Value operand : call.getOperands().take_front(numInputs))
      operands.push_back(buffers.lookup(operand));
    for (unsigned i = 0; i < accumulators; ++i) {
      Value old = call.getOperand(numInputs + i);
      Value updated = call.getResult(plainResults + i);
      operands.push_back(takeOver(call, old, updated));
    }
    for (Value result : call.getResults().take_front(plainResults))
      operands.push_back(getOrAllocate(call, result));
    func::CallOp::create(rewriter, call.getLoc(), callee, operands);
    return success();
  }

  Value allocate(func::CallOp call, Value value) {
    auto type = getBufferType(value.getType());
    return memref::AllocOp::create(rewriter, call.getLoc(), type).getResult();
  }

  Value getOrAllocate(func::CallOp call, Value value) {
    Value &buffer = buffers[value];
    if (!buffer)
      buffer = allocate(call, value);
    return buffer;
  }

  /// The buffer in which `old` becomes `updated`: its own, unless someone still
  /// reads the old value there, or the function only borrows it.
  Value takeOver(func::CallOp call, Value old, Value updated) {
    Value oldBuffer = buffers.lookup(old);
    bool readLater = llvm::any_of(old.getUsers(), [&](Operation *user) {
      return user != call && call->isBeforeInBlock(user);
    });
    bool readHere = llvm::count(call.getOperands(), old) > 1;
    Value &buffer = buffers[updated];
    if (!readLater && !readHere && !inputs.contains(oldBuffer) && (!buffer || buffer == oldBuffer))
      return buffer = oldBuffer;
    if (!buffer || buffer == oldBuffer)
      buffer = allocate(call, updated);
    memref::CopyOp::create(rewriter, call.getLoc(), oldBuffer, buffer);
    return buffer;
  }
};

} // namespace

LogicalResult bufferizeCalls(func::FuncOp function) { return CallBufferizer(function).run(); }

} // namespace pipeline
