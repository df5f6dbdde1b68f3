//===- AccessWatch.cpp - What threads of a kernel do to memory --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessWatch.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

using namespace mlir;

namespace pipeline::test {

//===--- In the code ------------------------------------------------------===//

static constexpr StringRef callee = "emulator_access";

void watchAccesses(ModuleOp module, StringRef name) {
  OpBuilder builder(module.getContext());
  Type pointer = LLVM::LLVMPointerType::get(module.getContext());
  Type number = builder.getI64Type(), boolean = builder.getI1Type();
  if (!module.lookupSymbol(callee)) {
    builder.setInsertionPointToStart(module.getBody());
    auto nothing = LLVM::LLVMVoidType::get(module.getContext());
    LLVM::LLVMFuncOp::create(
        builder, module.getLoc(), callee,
        LLVM::LLVMFunctionType::get(nothing, {pointer, number, number, number, boolean}));
  }
  DataLayout layout(module);
  auto watch = [&](Operation *op, Value address, Type type, std::optional<uint64_t> alignment,
                   bool writes) {
    builder.setInsertionPoint(op);
    auto constant = [&](Type of, uint64_t value) -> Value {
      return LLVM::ConstantOp::create(builder, op->getLoc(), of, builder.getIntegerAttr(of, value));
    };
    LLVM::CallOp::create(
        builder, op->getLoc(), TypeRange(), callee,
        ValueRange{address, constant(number, layout.getTypeSize(type).getFixedValue()),
                   constant(number, layout.getTypeSize(getElementTypeOrSelf(type)).getFixedValue()),
                   constant(number, alignment.value_or(layout.getTypeABIAlignment(type))),
                   constant(boolean, writes)});
  };
  module.lookupSymbol<LLVM::LLVMFuncOp>(name).walk([&](Operation *op) {
    if (auto load = dyn_cast<LLVM::LoadOp>(op))
      watch(op, load.getAddr(), load.getType(), load.getAlignment(), /*writes=*/false);
    else if (auto store = dyn_cast<LLVM::StoreOp>(op))
      watch(op, store.getAddr(), store.getValue().getType(), store.getAlignment(),
            /*writes=*/true);
  });
}

//===--- In a launch ------------------------------------------------------===//

static bool contains(ArrayRef<ByteRange> ranges, int64_t address) {
  return llvm::any_of(
      ranges, [&](ByteRange range) { return range.begin <= address && address < range.end; });
}

void AccessWatch::beginBlock(uint32_t threads) {
  ++blocks;
  barriers = 0;
  known.assign(threads, {});
  // Another block has other memory, at the same address.
  for (ByteRange range : block)
    for (int64_t address = range.begin; address < range.end; ++address)
      byAddress.erase(address);
}

void AccessWatch::syncWarp(uint32_t first, uint32_t mask) {
  std::array<uint32_t, warpThreads> all = {};
  auto forAll = [&](auto function) {
    for (uint32_t lane = 0; lane < warpThreads && first + lane < known.size(); ++lane)
      if (mask >> lane & 1)
        function(lane, known[first + lane]);
  };
  forAll([&](uint32_t lane, auto &own) {
    ++own[lane];
    for (uint32_t other = 0; other < warpThreads; ++other)
      all[other] = std::max(all[other], own[other]);
  });
  forAll([&](uint32_t, auto &own) { own = all; });
}

bool AccessWatch::isOrdered(const Moment &before, const Moment &now) const {
  if (before.block != now.block)
    return false;
  if (before.thread == now.thread || before.barriers < now.barriers)
    return true;
  return before.thread / warpThreads == now.thread / warpThreads &&
         before.syncs < known[now.thread][before.thread % warpThreads];
}

void AccessWatch::accessElement(int64_t address, const Moment &now, bool writes) {
  Element &element = byAddress[address];
  auto check = [&](const Moment &before, const char *did) {
    if (!isOrdered(before, now) && found.empty())
      found = "race: thread " + std::to_string(now.thread) + (writes ? " writes" : " reads") +
              " what thread " + std::to_string(before.thread) +
              (before.block == now.block ? "" : " of another block") + did +
              ", and nothing orders the two";
  };
  if (element.written)
    check(element.writer, " writes");
  if (writes) {
    for (const Moment &reader : element.readers)
      check(reader, " reads");
    element = {true, now, {}};
    return;
  }
  llvm::erase_if(element.readers, [&](const Moment &reader) {
    return reader.block == now.block && reader.thread == now.thread;
  });
  element.readers.push_back(now);
}

void AccessWatch::access(uint32_t thread, int64_t address, int64_t bytes, int64_t element,
                         int64_t alignment, bool writes) {
  if (address % alignment != 0 && found.empty())
    found = "thread " + std::to_string(thread) + (writes ? " writes " : " reads ") +
            std::to_string(bytes) + " bytes at an address that " + std::to_string(alignment) +
            " does not divide";
  if (!contains(block, address) && !contains(device, address))
    return;
  Moment now{blocks, thread, barriers, known[thread][thread % warpThreads]};
  for (int64_t i = 0; i < bytes; i += element)
    accessElement(address + i, now, writes);
}

} // namespace pipeline::test
