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

namespace {
/// The packed forms that a function has, and those that it is to get. Arguments are
/// added all at once: each change of a list of thousands, as a stage has, copies it.
class PackedForms {
public:
  explicit PackedForms(func::FuncOp function) : function(function) {
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
      if (auto packing =
              function.getArgAttrOfType<PackingAttr>(i, PipeDialect::getPackingAttrName()))
        numbers[{function.getArgAttr(i, PipeDialect::getPackedAttrName()), packing}] = i;
  }

  /// The number of the argument that is this packed form of `argument`.
  unsigned getOrAdd(BlockArgument argument, PackingAttr packing) {
    MLIRContext *context = function.getContext();
    auto source = IntegerAttr::get(IntegerType::get(context, 64), argument.getArgNumber());
    unsigned next = function.getNumArguments() + types.size();
    auto [it, isNew] = numbers.try_emplace({source, packing}, next);
    if (isNew) {
      types.push_back(MemRefType::get({packing.getBytes()}, IntegerType::get(context, 8)));
      locations.push_back(argument.getLoc());
      attributes.push_back(
          DictionaryAttr::get(context, {NamedAttribute(PipeDialect::getPackingAttrName(), packing),
                                        NamedAttribute(PipeDialect::getPackedAttrName(), source)}));
    }
    return it->second;
  }

  void addArguments() {
    SmallVector<unsigned> places(types.size(), function.getNumArguments());
    // Fails only for a function whose arguments are no block arguments.
    (void)function.insertArguments(places, types, attributes, locations);
  }

private:
  func::FuncOp function;
  /// By the number of the parameter, and the packing.
  llvm::DenseMap<std::pair<Attribute, Attribute>, unsigned> numbers;
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  SmallVector<Location> locations;
};
} // namespace

BlockArgument getOrAddPacked(BlockArgument argument, PackingAttr packing) {
  PackedForms forms(getFunction(argument));
  unsigned number = forms.getOrAdd(argument, packing);
  forms.addArguments();
  return getFunction(argument).getArgument(number);
}

LogicalResult passPacked(func::FuncOp function) {
  PackedForms forms(function);
  SmallVector<std::pair<func::CallOp, unsigned>> handedOn;
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
      handedOn.emplace_back(call, forms.getOrAdd(parameter, packing));
    }
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  forms.addArguments();
  for (auto [call, number] : handedOn)
    call.getOperandsMutable().append(function.getArgument(number));
  return success();
}

} // namespace pipeline
