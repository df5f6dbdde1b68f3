//===- PipeGpuAttention.cpp - Attention as kernels compute it ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outputs are overwritten: what they hold before is never read.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace pipeline;

template <typename OpT>
static LogicalResult verifyOperands(OpT op) {
  SmallVector<AffineMap> maps = op.getMaps();
  if (maps.size() != op.getInputs().size() + op.getOutputs().size())
    return op.emitOpError("needs a map per input and output: ")
           << op.getInputs().size() + op.getOutputs().size() << ", not " << maps.size();
  SmallVector<int64_t> sizes(maps.front().getNumDims(), ShapedType::kDynamic);
  for (auto [operand, map] :
       llvm::zip(llvm::concat<Value>(op.getInputs(), op.getOutputs()), maps)) {
    auto shape = cast<ShapedType>(operand.getType()).getShape();
    if (map.getNumDims() != sizes.size() || map.getNumResults() != shape.size() ||
        !map.isProjectedPermutation())
      return op.emitOpError("needs maps that are projections of one space, not ")
             << AffineMapAttr::get(map) << " for " << operand.getType();
    for (auto [expression, size] : llvm::zip_equal(map.getResults(), shape)) {
      int64_t &known = sizes[cast<AffineDimExpr>(expression).getPosition()];
      if (!ShapedType::isDynamic(known) && known != size)
        return op.emitOpError("has operands that disagree on the size of d")
               << cast<AffineDimExpr>(expression).getPosition();
      known = size;
    }
  }
  return success();
}

template <typename OpT>
static void collectEffects(OpT op, SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  auto add = [&](MutableOperandRange operands, MemoryEffects::Effect *effect) {
    for (OpOperand &operand : operands)
      if (isa<MemRefType>(operand.get().getType()))
        effects.emplace_back(effect, &operand, SideEffects::DefaultResource::get());
  };
  add(op.getInputsMutable(), MemoryEffects::Read::get());
  add(op.getOutputsMutable(), MemoryEffects::Write::get());
}

/// Puts buffers in the place of tensors.
static LogicalResult bufferizeOperands(DestinationStyleOpInterface op, RewriterBase &rewriter,
                                       const bufferization::BufferizationOptions &options,
                                       const bufferization::BufferizationState &state) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    if (!isa<TensorType>(operand.getType())) {
      operands.push_back(operand);
      continue;
    }
    FailureOr<Value> buffer = bufferization::getBuffer(rewriter, operand, options, state);
    if (failed(buffer))
      return failure();
    operands.push_back(*buffer);
  }
  Operation *launch = clone(rewriter, op, TypeRange(), operands);
  auto inits = cast<DestinationStyleOpInterface>(launch).getDpsInits();
  bufferization::replaceOpWithBufferizedValues(rewriter, op, SmallVector<Value>(inits));
  return success();
}

static bufferization::AliasingValueList getAliasing(DestinationStyleOpInterface op,
                                                    OpOperand &operand) {
  if (!op.isDpsInit(&operand))
    return {};
  return {{op.getTiedOpResult(&operand), bufferization::BufferRelation::Equivalent}};
}

//===----------------------------------------------------------------------===//
// FusedAttentionOp
//===----------------------------------------------------------------------===//

LogicalResult FusedAttentionOp::verify() { return verifyOperands(*this); }

void FusedAttentionOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  collectEffects(*this, effects);
}

bool FusedAttentionOp::bufferizesToMemoryRead(OpOperand &operand,
                                              const bufferization::AnalysisState &) {
  return !isDpsInit(&operand);
}

bool FusedAttentionOp::bufferizesToMemoryWrite(OpOperand &operand,
                                               const bufferization::AnalysisState &) {
  return isDpsInit(&operand);
}

bufferization::AliasingValueList
FusedAttentionOp::getAliasingValues(OpOperand &operand, const bufferization::AnalysisState &) {
  return getAliasing(*this, operand);
}

LogicalResult FusedAttentionOp::bufferize(RewriterBase &rewriter,
                                          const bufferization::BufferizationOptions &options,
                                          bufferization::BufferizationState &state) {
  return bufferizeOperands(*this, rewriter, options, state);
}

//===----------------------------------------------------------------------===//
// FusedAttentionBackwardOp
//===----------------------------------------------------------------------===//

LogicalResult FusedAttentionBackwardOp::verify() { return verifyOperands(*this); }

void FusedAttentionBackwardOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  collectEffects(*this, effects);
}

bool FusedAttentionBackwardOp::bufferizesToMemoryRead(OpOperand &operand,
                                                      const bufferization::AnalysisState &) {
  return !isDpsInit(&operand);
}

bool FusedAttentionBackwardOp::bufferizesToMemoryWrite(OpOperand &operand,
                                                       const bufferization::AnalysisState &) {
  return isDpsInit(&operand);
}

bufferization::AliasingValueList
FusedAttentionBackwardOp::getAliasingValues(OpOperand &operand,
                                            const bufferization::AnalysisState &) {
  return getAliasing(*this, operand);
}

LogicalResult
FusedAttentionBackwardOp::bufferize(RewriterBase &rewriter,
                                    const bufferization::BufferizationOptions &options,
                                    bufferization::BufferizationState &state) {
  return bufferizeOperands(*this, rewriter, options, state);
}
