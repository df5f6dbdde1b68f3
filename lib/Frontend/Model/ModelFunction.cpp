//===- ModelFunction.cpp - The function that becomes a model ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFunction.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace pipeline {

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

static std::string listNames(ArrayRef<func::FuncOp> functions) {
  return llvm::join(
      llvm::map_range(functions, [](func::FuncOp f) { return "'" + f.getName().str() + "'"; }),
      ", ");
}

FailureOr<func::FuncOp> findModelFunction(ModuleOp module, StringRef name) {
  SmallVector<func::FuncOp> candidates;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function->hasAttr(PipeDialect::getModelAttrName()))
      return emitError(function.getLoc(),
                       "is a model already; --pipe-form-model takes what a framework "
                       "exported");
    bool isMeant = name.empty() ? function.isPublic() : function.getName() == name;
    if (!function.isExternal() && isMeant)
      candidates.push_back(function);
  }
  if (candidates.size() == 1)
    return candidates.front();
  if (!candidates.empty())
    return emitError(module.getLoc(), "has ")
           << candidates.size() << " public functions: " << listNames(candidates)
           << "; say which is the model with function=NAME";
  if (name.empty())
    return emitError(module.getLoc(),
                     "has no public function with a body; a model is one that takes its "
                     "parameters and inputs and returns its loss");
  return emitError(module.getLoc(), "has no function '")
         << name << "' with a body; its functions are "
         << listNames(llvm::to_vector(module.getOps<func::FuncOp>()));
}

void eraseAllBut(ModuleOp module, func::FuncOp function) {
  for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
    if (&op == function)
      continue;
    if (auto other = dyn_cast<func::FuncOp>(op); other && other.isPublic() && !other.isExternal())
      emitRemark(other.getLoc(), "is dropped: the model is '") << function.getName() << "'";
    op.erase();
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {
/// A call that is to be inlined, and the functions whose calls led to it.
struct PendingCall {
  func::CallOp call;
  SmallVector<func::FuncOp> chain;
};

struct CallInliner {
  SymbolTable symbols;
  SmallVector<PendingCall> pending;

  LogicalResult run(func::FuncOp function) {
    addCalls(function, {function});
    while (!pending.empty())
      if (failed(inlineCall(pending.pop_back_val())))
        return failure();
    return success();
  }

  void addCalls(Operation *root, ArrayRef<func::FuncOp> chain) {
    root->walk(
        [&](func::CallOp call) { pending.push_back({call, SmallVector<func::FuncOp>(chain)}); });
  }

  LogicalResult inlineCall(PendingCall next) {
    func::CallOp call = next.call;
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (!callee || callee.isExternal())
      return call.emitError("calls '") << call.getCallee() << "', which has no body";
    if (llvm::is_contained(next.chain, callee))
      return call.emitError("calls '")
             << call.getCallee() << "', which calls itself; a model has no recursion";
    if (!llvm::hasSingleElement(callee.getBody()))
      return emitError(callee.getLoc(),
                       "has more than one block; structured control flow is scf's");
    next.chain.push_back(callee);

    OpBuilder builder(call);
    IRMapping mapping;
    mapping.map(callee.getArguments(), call.getOperands());
    for (Operation &op : callee.getBody().front().without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      copy->walk([&](Operation *inner) {
        inner->setLoc(CallSiteLoc::get(inner->getLoc(), call.getLoc()));
      });
      addCalls(copy, next.chain);
    }
    for (auto [result, value] : llvm::zip_equal(
             call.getResults(), callee.getBody().front().getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
    return success();
  }
};
} // namespace

LogicalResult inlineCalls(func::FuncOp function) {
  return CallInliner{SymbolTable(function->getParentOp()), {}}.run(function);
}

//===----------------------------------------------------------------------===//
// What is refused
//===----------------------------------------------------------------------===//

static bool isNumber(Type type) { return isa<IntegerType, FloatType, IndexType>(type); }

/// What is wrong with a type, and what to do; empty where nothing is.
static StringRef findFault(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped && !shaped.hasStaticShape())
    return "has a dynamic shape; memory is planned before a run, so export with static shapes";
  if (shaped && shaped.getNumElements() == 0)
    return "has no elements; export without what computes nothing";
  if (isNumber(type))
    return {};
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !isNumber(tensor.getElementType()) || tensor.getEncoding())
    return "is no tensor of integers or floats, which is all that a model computes with";
  return {};
}

namespace {
/// Says each thing once, not once for every op.
struct ModelVerifier {
  func::FuncOp function;
  llvm::StringSet<> refused = {};
  bool ok = true;

  LogicalResult run() {
    if (!llvm::hasSingleElement(function.getBody()))
      return emitError(function.getLoc(),
                       "has more than one block; a model is one, with structured control "
                       "flow (scf) at most");
    for (BlockArgument argument : function.getArguments())
      verifyArgument(argument);
    // What follows from an argument's type needs no errors of its own.
    if (ok)
      function.getBody().walk([&](Operation *op) { verifyOp(op); });
    return success(ok);
  }

  void verifyArgument(BlockArgument argument) {
    StringRef fault = findFault(argument.getType());
    if (fault.empty() && !isa<RankedTensorType>(argument.getType()))
      fault = "is no tensor; export with the number in a tensor";
    if (fault.empty())
      return;
    ok = false;
    emitError(argument.getLoc()) << "argument #" << argument.getArgNumber() << " of the model, "
                                 << argument.getType() << ", " << fault;
  }

  void verifyOp(Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    // Whole rows by index: what has code, and is guarded, is one element at a time.
    bool known = isa<func::ReturnOp, cf::AssertOp>(op) ||
                 (llvm::is_contained({"linalg", "tensor", "arith", "math", "scf"}, dialect) &&
                  !isa<tensor::GatherOp, tensor::ScatterOp>(op));
    if (!known) {
      if (refused.insert(op->getName().getStringRef()).second)
        op->emitError() << "'" << op->getName() << "' is no op that a model can have: the compiler "
                        << "knows linalg, tensor (without gather and scatter), arith, math, scf "
                        << "and cf.assert; lower or decompose it when exporting";
      ok = false;
      return;
    }
    for (Type type : op->getResultTypes())
      if (StringRef fault = findFault(type); !fault.empty()) {
        if (refused.insert(fault).second)
          op->emitError() << "a result of type " << type << " " << fault;
        ok = false;
      }
  }
};
} // namespace

LogicalResult verifyModelOps(func::FuncOp function) { return ModelVerifier{function}.run(); }

} // namespace pipeline
