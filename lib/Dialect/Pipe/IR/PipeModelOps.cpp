//===- PipeModelOps.cpp - Ops of the model and partitioned phases -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;
using namespace pipeline;

void YieldOp::build(OpBuilder &, OperationState &) {}

/// The region of a layer or a stage takes its operands and yields its results.
template <typename OpTy>
static LogicalResult verifyRegionTypes(OpTy op) {
  Block &block = op.getBody().front();
  if (!llvm::equal(block.getArgumentTypes(), op.getInputs().getTypes()))
    return op.emitOpError("takes (") << op.getInputs().getTypes() << "), but its block takes ("
                                     << block.getArgumentTypes() << ")";
  auto yield = cast<YieldOp>(block.getTerminator());
  if (!llvm::equal(yield.getValues().getTypes(), op.getResultTypes()))
    return yield.emitOpError("yields (")
           << yield.getValues().getTypes() << "), but its " << op->getName().stripDialect()
           << " results in (" << op.getResultTypes() << ")";
  return success();
}

LogicalResult LayerOp::verify() {
  if (getName().empty())
    return emitOpError("needs a name");
  return verifyRegionTypes(*this);
}

LogicalResult StageOp::verify() {
  if (static_cast<int64_t>(getIndex()) < 0)
    return emitOpError("index must not be negative");
  for (Operation &op : getBody().front())
    if (!isa<LayerOp, YieldOp>(op))
      return op.emitOpError("stands in a pipe.stage, which holds only pipe.layer");
  return verifyRegionTypes(*this);
}
