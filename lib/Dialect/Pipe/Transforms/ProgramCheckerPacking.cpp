//===- ProgramCheckerPacking.cpp - Follows packed parameters ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// R9. Parameters without versions change in updates only, after which no action
// reads them (R2): so of those it is enough to know which one was packed.
//
//===----------------------------------------------------------------------===//

#include "ProgramChecker.h"
#include "pipeline/Analysis/MemoryPlan.h"

using namespace mlir;

namespace pipeline {

static BufferKind getKind(Storage storage) {
  if (auto pool = dyn_cast<PoolOp>(storage.op))
    return pool.getKind();
  return cast<BufferOp>(storage.op).getKind();
}

LogicalResult ProgramChecker::checkPack(PackOp pack) {
  Storage parameter = cursor.getStorage(pack.getParameter()),
          packed = cursor.getStorage(pack.getPacked());
  if (getKind(parameter) != BufferKind::Parameters)
    return report(pack, "R9") << "packs a buffer of kind "
                              << stringifyBufferKind(getKind(parameter));
  if (getKind(packed) != BufferKind::Packed)
    return report(pack, "R9") << "packs into a buffer of kind "
                              << stringifyBufferKind(getKind(packed));
  if (failed(checkWritable(pack, pack.getPacked())))
    return failure();
  std::optional<Content> version;
  if (const Content *content = getContent(pack.getParameter()))
    version = *content;
  packings[packed] = {parameter, version, pack.getPacking()};
  return success();
}

LogicalResult ProgramChecker::checkPacked(ActionOp action) {
  if (action.getPacked().empty())
    return success();
  auto callee = set.symbols.lookupNearestSymbolFrom<func::FuncOp>(action, action.getCalleeAttr());
  SmallVector<Value> inputs;
  for (Value input : action.getInputs())
    inputs.append(cast<BufferType>(input.getType()).getElements().size(), input);
  unsigned next = 0;
  for (unsigned i = 0; i < callee.getNumArguments(); ++i) {
    auto packing = callee.getArgAttrOfType<PackingAttr>(i, PipeDialect::getPackingAttrName());
    if (!packing)
      continue;
    unsigned number = next++;
    auto source = callee.getArgAttrOfType<IntegerAttr>(i, PipeDialect::getPackedAttrName());
    // The op's verifier has counted: there is one for each.
    auto it = packings.find(cursor.getStorage(action.getPacked()[number]));
    auto fail = [&] { return report(action, "R9") << "packed operand #" << number << " "; };
    if (it == packings.end())
      return fail() << "has not been packed";
    const Packed &packed = it->second;
    if (packed.packing != packing)
      return fail() << "is packed as " << packed.packing << ", but '@" << action.getCallee()
                    << "' wants " << packing;
    if (source.getInt() >= static_cast<int64_t>(inputs.size()))
      return fail() << "is of argument #" << source.getInt() << ", which is no input";
    Value input = inputs[source.getInt()];
    const Content *content = getContent(input);
    if (packed.parameter != cursor.getStorage(input) ||
        packed.version != (content ? std::optional(*content) : std::nullopt))
      return fail() << "was not packed from what operand #" << source.getInt() << " holds now";
  }
  return success();
}

} // namespace pipeline
