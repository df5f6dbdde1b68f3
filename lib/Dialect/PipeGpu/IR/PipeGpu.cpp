//===- PipeGpu.cpp - Contractions of cuBLASLt -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace pipeline;

#include "pipeline/Dialect/PipeGpu/IR/PipeGpuDialect.cpp.inc"
#include "pipeline/Dialect/PipeGpu/IR/PipeGpuEnums.cpp.inc"

#define GET_OP_CLASSES
#include "pipeline/Dialect/PipeGpu/IR/PipeGpuOps.cpp.inc"

void PipeGpuDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "pipeline/Dialect/PipeGpu/IR/PipeGpuOps.cpp.inc"
      >();
}

EpilogueOperands pipeline::getEpilogueOperands(Epilogue epilogue) {
  auto is = [&](auto... these) { return ((epilogue == these) || ...); };
  return {.readsRow = is(Epilogue::bias, Epilogue::bias_gelu, Epilogue::bias_gelu_keep),
          .readsMatrix = is(Epilogue::dgelu, Epilogue::dgelu_bias_gradient),
          .writesMatrix = is(Epilogue::gelu_keep, Epilogue::bias_gelu_keep),
          .writesRow = is(Epilogue::dgelu_bias_gradient, Epilogue::bias_gradient),
          .writesColumn = is(Epilogue::left_bias_gradient)};
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

SmallVector<int64_t> ContractionOp::getLoopSizes() {
  SmallVector<AffineMap> maps = getMaps();
  SmallVector<int64_t> sizes(maps[0].getNumDims(), 0);
  Value operands[] = {getInputs()[0], getInputs()[1], getOutputs()[0]};
  for (auto [map, operand] : llvm::zip_equal(maps, operands))
    for (auto [expr, size] :
         llvm::zip_equal(map.getResults(), cast<ShapedType>(operand.getType()).getShape()))
      sizes[cast<AffineDimExpr>(expr).getPosition()] = size;
  return sizes;
}

LogicalResult ContractionOp::verify() {
  EpilogueOperands expected = getEpilogueOperands(getEpilogue());
  if (getInputs().size() != 2u + expected.hasInput() ||
      getOutputs().size() != 1u + expected.hasOutput())
    return emitOpError("has epilogue '")
           << stringifyEpilogue(getEpilogue()) << "', which has " << 2u + expected.hasInput()
           << " operands and " << 1u + expected.hasOutput() << " outputs";
  bool onTensors = isa<TensorType>(getOutputs()[0].getType());
  if (llvm::any_of(getOperandTypes(), [&](Type t) { return isa<TensorType>(t) != onTensors; }))
    return emitOpError("has operands both on tensors and on buffers");
  if (getResultTypes() != (onTensors ? TypeRange(getOutputs()) : TypeRange()))
    return emitOpError("must have the outputs that are tensors as results");

  SmallVector<AffineMap> maps = getMaps();
  ShapedType types[] = {cast<ShapedType>(getInputs()[0].getType()),
                        cast<ShapedType>(getInputs()[1].getType()),
                        cast<ShapedType>(getOutputs()[0].getType())};
  if (maps.size() != 3)
    return emitOpError("needs three maps: of its two operands and its output");
  llvm::SmallDenseMap<unsigned, int64_t> sizes;
  for (auto [map, type] : llvm::zip_equal(maps, types)) {
    if (!map.isProjectedPermutation() || map.getNumDims() != maps[0].getNumDims() ||
        map.getNumResults() != type.getRank())
      return emitOpError("needs maps that are projections of the same loops, with a result for "
                         "each dimension of their operand");
    for (auto [expr, size] : llvm::zip_equal(map.getResults(), type.getShape()))
      if (sizes.try_emplace(cast<AffineDimExpr>(expr).getPosition(), size).first->second != size)
        return emitOpError("has operands that differ in the size of a loop");
  }
  if (sizes.size() != maps[0].getNumDims())
    return emitOpError("has a loop that walks no operand");
  Type factor = types[0].getElementType(), result = types[2].getElementType();
  if (factor != types[1].getElementType() || !(factor.isF32() || factor.isBF16()) ||
      !(result.isF32() || result == factor) ||
      llvm::any_of(llvm::drop_begin(getOperands(), 2),
                   [&](Value value) { return getElementTypeOrSelf(value) != result; }))
    return emitOpError("multiplies two operands of f32, or two of bf16; its result is f32, or bf16 "
                       "where they are, and what its epilogue reads and writes has that type");
  if (getTf32() && !types[0].getElementType().isF32())
    return emitOpError("rounds operands to TF32 that are not f32");
  if (getEpilogue() == Epilogue::none)
    return success();

  if (maps[0].getNumDims() != 3 || types[2].getRank() != 2)
    return emitOpError("has an epilogue, and more loops than those of one product of matrices");
  auto check = [&](Value value, bool isMatrix, bool isColumn) -> LogicalResult {
    ArrayRef<int64_t> shape = types[2].getShape();
    if (!isMatrix)
      shape = isColumn ? shape.take_front() : shape.take_back();
    if (cast<ShapedType>(value.getType()).getShape() != shape)
      return emitOpError("has epilogue '")
             << stringifyEpilogue(getEpilogue()) << "' with an operand or output of type "
             << value.getType() << ", whose shape should be [" << shape << "]";
    return success();
  };
  if (Value input = getEpilogueInput();
      input && failed(check(input, expected.readsMatrix, /*isColumn=*/false)))
    return failure();
  if (Value output = getEpilogueOutput())
    return check(output, expected.writesMatrix, expected.writesColumn);
  return success();
}

//===----------------------------------------------------------------------===//
// Effects, and the form on buffers
//===----------------------------------------------------------------------===//

void ContractionOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  for (OpOperand &operand : getOperation()->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    if (!isDpsInit(&operand) || (getAccumulates() && operand.get() == getOutputs()[0]))
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
    if (isDpsInit(&operand))
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

bool ContractionOp::bufferizesToMemoryRead(OpOperand &operand,
                                           const bufferization::AnalysisState &) {
  return !isDpsInit(&operand) ||
         (getAccumulates() && operand.getOperandNumber() == getInputs().size());
}

bool ContractionOp::bufferizesToMemoryWrite(OpOperand &operand,
                                            const bufferization::AnalysisState &) {
  return isDpsInit(&operand);
}

bufferization::AliasingValueList
ContractionOp::getAliasingValues(OpOperand &operand, const bufferization::AnalysisState &) {
  if (!isDpsInit(&operand))
    return {};
  return {{getTiedOpResult(&operand), bufferization::BufferRelation::Equivalent}};
}

LogicalResult ContractionOp::bufferize(RewriterBase &rewriter,
                                       const bufferization::BufferizationOptions &options,
                                       bufferization::BufferizationState &state) {
  SmallVector<Value> inputs, outputs;
  for (auto [values, buffers] :
       {std::pair(ValueRange(getInputs()), &inputs), std::pair(ValueRange(getOutputs()), &outputs)})
    for (Value value : values) {
      FailureOr<Value> buffer = bufferization::getBuffer(rewriter, value, options, state);
      if (failed(buffer))
        return failure();
      buffers->push_back(*buffer);
    }
  rewriter.setInsertionPoint(*this);
  ContractionOp::create(rewriter, getLoc(), TypeRange(), inputs, outputs, getIndexingMapsAttr(),
                        getEpilogue(), getAccumulates(), getTf32());
  bufferization::replaceOpWithBufferizedValues(rewriter, *this, outputs);
  return success();
}
