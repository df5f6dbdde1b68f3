//===- FunctionSlicer.cpp ---------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cuts functions out of one block that computes everything.
//
//===----------------------------------------------------------------------===//

#include "FunctionSlicer.h"

#include "LoopNarrowing.h"

#include "mlir/IR/IRMapping.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"

using namespace mlir;
using namespace pipeline;

Slice pipeline::findSlice(ArrayRef<Value> roots, const DenseSet<Value> &leaves) {
  Slice slice;
  SmallVector<Value> pending(roots);
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (leaves.contains(value)) {
      slice.leaves.insert(value);
      continue;
    }
    if (Operation *op = value.getDefiningOp(); op && slice.ops.insert(op).second)
      appendOperandsAndCaptures(op, pending);
  }
  return slice;
}

static void sinkToFirstReader(Operation *op) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *reader = op->getBlock()->findAncestorOpInBlock(*user);
    if (!first || reader->isBeforeInBlock(first))
      first = reader;
  }
  if (first)
    op->moveBefore(first);
}

LayerFunction pipeline::sliceFunction(OpBuilder &builder, Block &block, StringRef name,
                                      ArrayRef<NamedValue> arguments, ArrayRef<NamedValue> results,
                                      function_ref<bool(Operation *)> isLate) {
  LayerFunction layerFunction;
  if (results.empty())
    return layerFunction;

  SmallVector<Value> roots;
  for (const NamedValue &result : results) {
    roots.push_back(result.value);
    layerFunction.results.push_back(result.name);
  }
  DenseSet<Value> leaves;
  for (const NamedValue &argument : arguments)
    leaves.insert(argument.value);
  Slice slice = findSlice(roots, leaves);

  SmallVector<NamedValue> used;
  for (const NamedValue &argument : arguments)
    if (slice.leaves.contains(argument.value))
      used.push_back(argument);

  SmallVector<Type> argumentTypes;
  for (const NamedValue &argument : used) {
    argumentTypes.push_back(argument.value.getType());
    layerFunction.arguments.push_back(argument.name);
  }
  auto type = builder.getFunctionType(argumentTypes, TypeRange(ValueRange(roots)));
  Location loc = block.getParentOp()->getLoc();
  auto function = func::FuncOp::create(builder, loc, name, type);
  function.setPrivate();
  function->setAttr(kFunctionAttr, builder.getUnitAttr());

  IRMapping mapping;
  Block *body = function.addEntryBlock();
  for (auto [argument, leaf] : llvm::zip_equal(body->getArguments(), used)) {
    mapping.map(leaf.value, argument);
    if (leaf.name.kind == LayerValue::Kind::AccumulatedGradient ||
        leaf.name.kind == LayerValue::Kind::State)
      function.setArgAttr(argument.getArgNumber(), kAccumulatorAttr, builder.getUnitAttr());
  }
  OpBuilder bodyBuilder = OpBuilder::atBlockEnd(body);
  SmallVector<Operation *> lateOps;
  for (Operation &op : block) {
    if (!slice.ops.contains(&op))
      continue;
    Operation *clone = bodyBuilder.clone(op, mapping);
    if (isLate(&op))
      lateOps.push_back(clone);
  }
  SmallVector<Value> returned;
  for (Value root : roots)
    returned.push_back(mapping.lookup(root));
  func::ReturnOp::create(bodyBuilder, loc, returned);
  for (Operation *op : llvm::reverse(lateOps))
    sinkToFirstReader(op);
  narrowLoops(function);
  layerFunction.function = function;
  return layerFunction;
}
