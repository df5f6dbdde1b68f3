//===- FormModel.cpp - From a framework's function to a formed model -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires what a framework exported; establishes a formed model: phase `model` but
// for its layers, which --pipe-find-layers makes. Refuses what the compiler has no
// code for, and never changes what a model computes. Tells the story; each step has
// a file of its own.
//
//===----------------------------------------------------------------------===//

#include "Model/ModelArguments.h"
#include "Model/ModelFunction.h"
#include "Model/ModelResults.h"
#include "Model/NormalizeModel.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Frontend/GatherGuard.h"
#include "pipeline/Frontend/Passes.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_FORMMODELPASS
#include "pipeline/Frontend/Passes.h.inc"

namespace {
struct FormModelPass : impl::FormModelPassBase<FormModelPass> {
  using FormModelPassBase::FormModelPassBase;

  void runOnOperation() override {
    if (failed(form(getOperation())))
      signalPassFailure();
  }

  LogicalResult form(ModuleOp module) {
    FailureOr<func::FuncOp> model = findModelFunction(module, function);
    if (failed(model) || failed(inlineCalls(*model)))
      return failure();
    eraseAllBut(module, *model);
    if (failed(verifyModelOps(*model)) || failed(classifyArguments(*model, {inputs, buffers})))
      return failure();
    FailureOr<int64_t> dropped = formResults(*model, {loss, lossWeight});
    if (failed(dropped))
      return failure();
    numDroppedResults += *dropped;
    // What is dropped needs no guard, and what is folded is easier to prove in range.
    eraseUnusedOps(*model);
    if (failed(simplifyOps(*model)))
      return failure();
    FailureOr<GuardCounts> guards = guardGathers(*model);
    if (failed(guards))
      return failure();
    numGathers += guards->gathers;
    numAsserts += guards->asserts;
    return normalizeModel(*model);
  }
};
} // namespace
} // namespace pipeline
