//===- ParameterAccess.cpp - What a kernel does with its buffers *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ParameterAccess.h.
//
//===----------------------------------------------------------------------===//

#include "ParameterAccess.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace pipeline::test {

int64_t countElementBytes(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getNumElements() * countElementBytes(vector.getElementType());
  return type.isIndex() ? 8 : llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

/// The elements of a static layout, neighbours together.
static std::vector<ByteRange> findRanges(MemRefType type) {
  int64_t element = countElementBytes(type.getElementType());
  auto [strides, offset] = type.getStridesAndOffset();
  std::vector<int64_t> begins = {0};
  int64_t length = element;
  for (auto [size, stride] : llvm::reverse(llvm::zip_equal(type.getShape(), strides))) {
    if (begins.size() == 1 && stride * element == length) {
      length *= size;
      continue;
    }
    std::vector<int64_t> all;
    for (int64_t i = 0; i < size; ++i)
      for (int64_t begin : begins)
        all.push_back(begin + i * stride * element);
    begins = std::move(all);
  }
  std::vector<ByteRange> ranges;
  for (int64_t begin : begins)
    ranges.push_back({begin, begin + length});
  return ranges;
}

/// Adds what `user` does with `buffer`, one of its operands.
static void addUse(Operation *user, Value buffer, SmallVectorImpl<Value> &views,
                   ParameterAccess &access) {
  if (auto view = dyn_cast<ViewLikeOpInterface>(user); view && view.getViewSource() == buffer) {
    views.push_back(user->getResult(0));
    return;
  }
  auto interface = dyn_cast<MemoryEffectOpInterface>(user);
  if (!interface) {
    access.reads = access.writes = true;
    return;
  }
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffectsOnValue(buffer, effects);
  for (const MemoryEffects::EffectInstance &effect : effects) {
    access.reads |= isa<MemoryEffects::Read>(effect.getEffect());
    access.writes |= isa<MemoryEffects::Write>(effect.getEffect());
  }
}

ParameterAccess findAccess(BlockArgument parameter) {
  ParameterAccess access;
  auto type = dyn_cast<MemRefType>(parameter.getType());
  if (!type)
    return access;
  access.ranges = findRanges(type);
  SmallVector<Value> views = {parameter};
  while (!views.empty()) {
    Value view = views.pop_back_val();
    for (Operation *user : view.getUsers())
      addUse(user, view, views, access);
  }
  return access;
}

} // namespace pipeline::test
