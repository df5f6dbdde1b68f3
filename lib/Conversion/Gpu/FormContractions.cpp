//===- FormContractions.cpp - pipe-gpu-form-contractions --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires a `pipe.function` on tensors whose ops are normalised and not yet fused;
// establishes that what cuBLASLt computes are `pipe_gpu.contraction`s, with their
// precision and epilogues. All else is kernels.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/StructuredOps.h"
#include "Bf16Contractions.h"
#include "ContractionForm.h"
#include "Epilogues.h"
#include "GpuCode.h"

#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_FORMCONTRACTIONSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

std::optional<GemmForm> matchContraction(ContractionOp op) {
  Value operands[] = {op.getInputs()[0], op.getInputs()[1], op.getOutputs()[0]};
  GemmStrides strides;
  for (auto [value, stride] : llvm::zip_equal(operands, strides)) {
    auto buffer = dyn_cast<MemRefType>(value.getType());
    stride = buffer ? buffer.getStridesAndOffset().first
                    : getDenseStrides(cast<ShapedType>(value.getType()).getShape());
  }
  std::optional<GemmForm> form = matchGemm(op.getMaps(), op.getLoopSizes(), strides);
  if (!form || op.getEpilogue() == Epilogue::none)
    return form;
  auto isDense = [](Value value) {
    auto buffer = dyn_cast<MemRefType>(value.getType());
    return !buffer || buffer.getLayout().isIdentity();
  };
  if (!llvm::all_of(op.getOutputs(), isDense) ||
      (op.getEpilogueInput() && !isDense(op.getEpilogueInput())))
    return std::nullopt;
  return form;
}

namespace {

/// Writes the contractions of one function anew.
struct ContractionFormer {
  func::FuncOp function;
  Precision precision;
  IRRewriter rewriter{function.getContext()};

  void run() {
    SmallVector<linalg::GenericOp> contractions;
    function.walk([&](linalg::GenericOp op) {
      if (op.hasPureTensorSemantics() && matchDenseGemm(op))
        contractions.push_back(op);
    });
    for (linalg::GenericOp op : contractions) {
      rewriter.setInsertionPoint(op);
      rewriter.replaceOpWithNewOp<ContractionOp>(
          op, op.getResultTypes(), op.getDpsInputs(), op.getDpsInits(), op.getIndexingMaps(),
          Epilogue::none, /*accumulates=*/!op->hasAttr(overwriteAttrName),
          /*tf32=*/precision == Precision::tf32);
    }
  }
};

struct FormContractionsPass : impl::FormContractionsPassBase<FormContractionsPass> {
  using FormContractionsPassBase::FormContractionsPassBase;

  void runOnOperation() override {
    if (!isLayerFunction(getOperation()))
      return;
    ContractionFormer former{getOperation(), precision};
    former.run();
    // Epilogues are looked for between contractions as they would be written without roundings.
    if (precision == Precision::bf16)
      liftRoundings(getOperation());
    if (epilogues)
      numEpilogues += formEpilogues(getOperation());
    if (precision == Precision::bf16)
      narrowContractions(getOperation());
  }
};
} // namespace
} // namespace pipeline
