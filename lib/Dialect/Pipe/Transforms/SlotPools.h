//===- SlotPools.h - Buffers that values take turns in ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_SLOTPOOLS_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_SLOTPOOLS_H

#include "mlir/IR/Builders.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/DenseMap.h"

namespace pipeline {

/// One pool of slots per kind and layout, shared by all values of that layout.
/// A pool grows only when none of its slots is free, so it ends as large as the
/// most that was alive at once. The slot freed last is taken first: it is the
/// one in cache, and in a periodic program the choice is periodic too.
class SlotPools {
public:
  /// Makes `pipe.pool` ops with `pools`, the `pipe.slot` ops of all that is
  /// acquired with `slots`; both stay where they belong while they grow.
  SlotPools(mlir::OpBuilder &pools, mlir::OpBuilder &slots)
      : poolBuilder(pools), slotBuilder(slots) {}

  /// A free slot. A pool is named after the first value that needs it.
  SlotOp acquire(mlir::Location loc, BufferKind kind, BufferType type, llvm::StringRef name) {
    Pool &pool = pools[{type, static_cast<unsigned>(kind)}];
    if (!pool.free.empty())
      return pool.free.pop_back_val();
    int64_t index = pool.size++;
    auto poolType = PoolType::get(type.getContext(), pool.size, type);
    if (!pool.op)
      pool.op = PoolOp::create(poolBuilder, loc, poolType, kind, name, /*offset=*/nullptr,
                               /*init=*/nullptr);
    else
      pool.op.getResult().setType(poolType);
    return SlotOp::create(slotBuilder, loc, pool.op, /*iv=*/nullptr, /*scale=*/0, index);
  }

  void release(SlotOp slot) {
    BufferKind kind = slot.getPool().getDefiningOp<PoolOp>().getKind();
    pools[{slot.getResult().getType(), static_cast<unsigned>(kind)}].free.push_back(slot);
  }

private:
  struct Pool {
    PoolOp op;
    int64_t size = 0;
    llvm::SmallVector<SlotOp> free;
  };

  mlir::OpBuilder &poolBuilder, &slotBuilder;
  /// Never iterated, so that no order of pointers can show.
  llvm::DenseMap<std::pair<mlir::Type, unsigned>, Pool> pools;
};

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_SLOTPOOLS_H
