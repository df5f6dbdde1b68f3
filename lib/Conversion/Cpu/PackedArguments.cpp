//===- PackedArguments.cpp - Packed forms of parameters as arguments ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See PackedArguments.h.
//
//===----------------------------------------------------------------------===//

#include "PackedArguments.h"
#include "CpuFunctions.h"

#include "pipeline-runtime/Gemm.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace pipeline {

static func::FuncOp getFunction(BlockArgument argument) {
  return dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
}

static bool isPackable(BlockArgument argument) {
  func::FuncOp function = getFunction(argument);
  return function &&
         function.getArgAttr(argument.getArgNumber(), PipeDialect::getPackableAttrName());
}

std::optional<PackableView> findPackable(Value buffer) {
  int64_t offset;
  SmallVector<int64_t> strides;
  if (failed(cast<MemRefType>(buffer.getType()).getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset))
    return std::nullopt;
  // Arguments are dense, so the offset in a view's type is that from the argument.
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>()) {
    if (!isa<memref::SubViewOp, memref::ExpandShapeOp, memref::CollapseShapeOp,
             memref::ReinterpretCastOp, memref::CastOp>(view))
      return std::nullopt;
    buffer = view.getViewSource();
  }
  auto argument = dyn_cast<BlockArgument>(buffer);
  if (!argument || !isPackable(argument))
    return std::nullopt;
  return PackableView{argument, offset};
}

bool isPackableTensor(Value tensor) {
  while (Operation *view = tensor.getDefiningOp()) {
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(view))
      return false;
    tensor = view->getOperand(0);
  }
  return isPackable(cast<BlockArgument>(tensor));
}

int64_t getPackedBytes(const GemmForm &form) {
  return pipeline_rt_packed_bytes(form.transposeRhs, form.k.size, form.n.size,
                                  form.getRhsLeadingDim());
}

bool readsPackedForm(const GemmForm &dense) {
  if (!dense.hasOneRightMatrix())
    return false;
  int64_t bytes = getPackedBytes(dense);
  return bytes > 0 &&
         bytes <= 2 * dense.k.size * dense.n.size * static_cast<int64_t>(sizeof(float));
}

BlockArgument getOrAddPacked(BlockArgument argument, PackingAttr packing) {
  func::FuncOp function = getFunction(argument);
  MLIRContext *context = function.getContext();
  auto source = IntegerAttr::get(IntegerType::get(context, 64), argument.getArgNumber());
  unsigned count = function.getNumArguments();
  for (unsigned i = 0; i < count; ++i)
    if (function.getArgAttr(i, PipeDialect::getPackingAttrName()) == packing &&
        function.getArgAttr(i, PipeDialect::getPackedAttrName()) == source)
      return function.getArgument(i);
  auto attributes =
      DictionaryAttr::get(context, {NamedAttribute(PipeDialect::getPackingAttrName(), packing),
                                    NamedAttribute(PipeDialect::getPackedAttrName(), source)});
  auto type = MemRefType::get({packing.getBytes()}, IntegerType::get(context, 8));
  // Fails only for a function whose arguments are no block arguments.
  (void)function.insertArgument(count, type, attributes, argument.getLoc());
  return function.getArgument(count);
}

LogicalResult passPacked(func::FuncOp function) {
  WalkResult result = function.walk([&](func::CallOp call) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
    if (!callee || !isCpuFunction(callee))
      return WalkResult::advance();
    for (unsigned i = call.getNumOperands(); i < callee.getNumArguments(); ++i) {
      auto packing = callee.getArgAttrOfType<PackingAttr>(i, PipeDialect::getPackingAttrName());
      auto source = callee.getArgAttrOfType<IntegerAttr>(i, PipeDialect::getPackedAttrName());
      auto parameter = dyn_cast<BlockArgument>(call.getOperand(source.getInt()));
      if (!parameter || !isPackable(parameter)) {
        call.emitOpError("needs a parameter, an argument that is 'pipe.packable', for argument #")
            << source.getInt() << " of '@" << call.getCallee() << "', which packs it";
        return WalkResult::interrupt();
      }
      call.getOperandsMutable().append(getOrAddPacked(parameter, packing));
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

} // namespace pipeline
