//===- LaneEmitter.h - What one lane of a group does -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes ops on vectors of up to 64 elements again as what each of 16 lanes does.
//
// There is one layout: element e of every vector is in lane e / 4, there at e % 4, so a
// vector is a vector<4> in each lane, an elementwise op needs no other lane, and a
// load or store is one access of 16 bytes. A vector of one element is a scalar, the
// same in all lanes; so is all that was no vector. The CPU's strips are these groups'
// strips: sums have the same order, and the same bits, on both.
//
// Upstream has a distribution of vectors over warps (WarpDistribution). It divides by
// the warp's size, which leaves two elements a lane of a strip, has no layout for
// vectors that it does not divide, and its reductions are butterflies without a fixed
// operand order. With one layout for all vectors, the rewriting is a walk.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_LANEEMITTER_H
#define PIPELINE_LIB_CONVERSION_GPU_LANEEMITTER_H

#include "MemoryAccess.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

namespace pipeline {

/// A lane's view of itself.
struct LaneIds {
  /// 0 to 15, and the index of the lane's first element.
  mlir::Value lane, firstElement;
  /// The lanes of the group as bits of the warp.
  mlir::Value mask;
};

class LaneEmitter {
public:
  /// `map` has the kernel's values for what is defined outside of the ops to emit.
  LaneEmitter(mlir::OpBuilder &builder, mlir::IRMapping &map, LaneIds ids)
      : builder(builder), map(map), ids(ids) {}

  /// Buffers through which lanes of the group hand on values: their accesses are ordered.
  llvm::SmallPtrSet<mlir::Value, 4> sharedBuffers;
  /// Buffers of which each lane has its own.
  llvm::SmallPtrSet<mlir::Value, 4> laneBuffers;
  /// Buffers in the kernel that are not aligned to 16 bytes.
  llvm::SmallPtrSet<mlir::Value, 4> unalignedBuffers;

  /// Writes `op` for this lane; an error where it has no such form.
  mlir::LogicalResult emit(mlir::Operation *op);

private:
  mlir::OpBuilder &builder;
  mlir::IRMapping &map;
  LaneIds ids;
  mlir::Location loc = builder.getUnknownLoc();

  mlir::LogicalResult emitBlock(mlir::Block &block);
  mlir::LogicalResult emitFor(mlir::scf::ForOp op);
  mlir::LogicalResult emitIf(mlir::scf::IfOp op);
  mlir::LogicalResult emitConstant(mlir::Operation *op);
  mlir::LogicalResult emitElementwise(mlir::Operation *op);
  mlir::LogicalResult emitView(mlir::Operation *op);
  mlir::LogicalResult emitReduction(mlir::Operation *op, mlir::vector::CombiningKind kind,
                                    mlir::Value source, mlir::Value accumulator);
  mlir::LogicalResult emitGather(mlir::vector::GatherOp op);
  mlir::LogicalResult emitExtract(mlir::vector::ExtractOp op);
  mlir::LogicalResult emitExtractSlice(mlir::vector::ExtractStridedSliceOp op);
  mlir::LogicalResult emitInsertSlice(mlir::vector::InsertStridedSliceOp op);
  void emitStep(mlir::vector::StepOp op);

  mlir::LogicalResult emitTransfer(mlir::VectorTransferOpInterface op, mlir::Value stored);
  void emitScalarStore(mlir::Operation *op, mlir::Value value, mlir::Value buffer,
                       mlir::ValueRange indices);

  /// The elements of one vector in memory, along one dimension of a buffer.
  struct Strip;
  Strip getStrip(mlir::VectorTransferOpInterface op);
  mlir::Value load(const Strip &strip);
  void store(const Strip &strip, mlir::Value value);
  void ifHolds(mlir::Value condition, llvm::function_ref<void()> body);
  mlir::Value ifHoldsElse(mlir::Value condition, mlir::Value otherwise,
                          llvm::function_ref<mlir::Value()> body);

  /// Orders what the lanes of the group do with `buffer`, if they hand on values there.
  void order(mlir::Value buffer);
  mlir::Value shuffle(mlir::Value value, bool down, int64_t lanes);
  mlir::Value getElement(mlir::Value distributed, int64_t element);
  mlir::Value index(int64_t value);
  /// Whether the lane's element number `slot` is one of the first `size`.
  mlir::Value isElement(int64_t slot, int64_t size);
};

/// Whether a vector is a scalar in every lane.
bool isUniform(mlir::VectorType type);

/// What a lane holds of a value of `type`; null where vectors are of another kind.
mlir::Type getLaneType(mlir::Type type);

/// The buffers, of those that `accesses` touch, through which lanes hand on values: not each
/// element is touched by one lane alone.
llvm::SmallPtrSet<mlir::Value, 4> findSharedBuffers(llvm::ArrayRef<MemoryAccess> accesses);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_LANEEMITTER_H
