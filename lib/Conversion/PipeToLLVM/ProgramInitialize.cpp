//===- ProgramInitialize.cpp - What a rank's memory starts with -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramLowering.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"

using namespace mlir;

namespace pipeline {

Argument ProgramLowering::getF32(const APFloat &value) {
  APFloat single = value;
  bool losesInfo = false;
  single.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &losesInfo);
  auto bits = static_cast<int64_t>(single.bitcastToAPInt().getZExtValue());
  return Argument::number(builder.getF32Type(), {bits, {}});
}

/// Initial values of a parameter, or of its first version. What has none is zero, as the arena is:
/// the optimizer's moments, and what will be loaded.
template <typename OpTy>
void ProgramLowering::initialize(OpTy storage, BufferType buffer) {
  Attribute init = storage.getInitAttr();
  if (!init)
    return;
  Location loc = storage.getLoc();
  RankedTensorType type = buffer.getElements().front();
  Quantity offset = {static_cast<int64_t>(*storage.getOffset()), {}};
  SmallVector<Argument> arguments = {Argument(), Argument::place(offset),
                                     getI64(type.getNumElements())};
  if (auto fill = dyn_cast<FillAttr>(init)) {
    // The verifier has seen that the type has this number.
    APInt bits = *getFillBits(fill, type.getElementType());
    arguments.push_back(getI32(getTensorBytes(RankedTensorType::get({}, type.getElementType()))));
    arguments.push_back(getI64(static_cast<int64_t>(bits.getZExtValue())));
    return add(loc, "fill", std::move(arguments));
  }
  auto normal = cast<NormalAttr>(init);
  arguments.push_back(Argument::text(runtime.getTextOffset(storage.getName())));
  arguments.push_back(getF32(normal.getMean().getValue()));
  arguments.push_back(getF32(normal.getDeviation().getValue()));
  add(loc, "init_normal", std::move(arguments));
}

void ProgramLowering::writeInitialize() {
  beginFunction(getInitializeName(program));
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      initialize(buffer, buffer.getResult().getType());
    else if (auto pool = dyn_cast<PoolOp>(op))
      initialize(pool, pool.getResult().getType().getSlot());
  }
  flush();
}

} // namespace pipeline
