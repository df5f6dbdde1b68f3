//===- TensorCoreAttentionKernel.h - Attention on tensor cores --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products of bf16 with sums of f32: mma.sync of 16 own rows, 8 others and 16 features. Each
// of four warps has 16 of the 64 own rows. A tile of scores lies in registers as the
// instruction leaves it: thread x of the four that share own rows g and g + 8 of a warp has
// the others 8 j + 2 x and 8 j + 2 x + 1, for each j. So do the instruction's left operands,
// which is why a tile goes into its second product without passing through memory.
//
// Operands are rounded, to the nearest, ties to even, while they are copied into the memory
// of the block, in rows of 64 or 128 elements. There groups of eight elements, 16 bytes, lie
// at places that are permuted by xor with the row: ldmatrix reads eight rows at once from all
// banks. Own operands are copied once for all tiles that pass by. What does not exist is zero.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_TENSORCOREATTENTIONKERNEL_H
#define PIPELINE_LIB_CONVERSION_GPU_TENSORCOREATTENTIONKERNEL_H

#include "AttentionKernel.h"

namespace pipeline {

class TensorCoreAttentionKernel : public AttentionKernel {
public:
  TensorCoreAttentionKernel(mlir::Operation *op, const AttentionSpace &space,
                            const AttentionKernelPlan &plan, mlir::gpu::GPUModuleOp module,
                            mlir::SymbolTable &symbols, mlir::IRRewriter &rewriter);

  /// Whether the tiles of a backward, three at a time, fit into the memory of a block.
  static bool hasRoomFor(const AttentionSpace &space);

  size_t getSumsLength(unsigned feature) const override;
  Values multiply(unsigned own, unsigned other, unsigned feature) override;
  Values accumulate(mlir::ValueRange tile, unsigned other, unsigned feature,
                    mlir::ValueRange sums) override;
  void storeSums(unsigned operand, unsigned feature, mlir::ValueRange sums) override;
  /// To about 2^-22 of its value: probabilities are rounded to bf16 anyway.
  mlir::Value exponential(mlir::Value value) override;

protected:
  llvm::SmallVector<mlir::Type> getBlockMemory() override;
  void takeBlockMemory(mlir::ValueRange buffers) override;
  void startBatch() override;
  mlir::Value getOwn(int64_t number) override;
  mlir::Value getOther(int64_t number) override;

private:
  /// A tile in the memory of the block.
  struct Tile {
    /// The address of its first element; how many rows, and the elements from one to the next.
    mlir::Value buffer, address;
    int64_t rows, pitch;
  };
  /// Own operands, in the order of plan.multiplied, and the one of the others that is in use.
  llvm::SmallVector<Tile, 2> owns;
  Tile others;
  /// What `others` holds: an operand, and where its tile begins.
  std::optional<std::pair<unsigned, mlir::Value>> staged;

  /// The feature dimension of an operand.
  unsigned getFeatureOf(unsigned operand) const;
  /// Products of 16 features.
  int64_t countSteps(unsigned feature) const;
  Tile makeTile(mlir::Value buffer, int64_t rows, int64_t pitch);
  void stage(const Tile &tile, unsigned operand, unsigned dim, mlir::Value start);
  mlir::Value loadGroup(unsigned operand, unsigned dim, mlir::Value position, mlir::Value column);
  void stageOthers(unsigned operand);

  /// Four 8 x 8 matrices of a tile, a word of each per thread. Eight threads each give the rows of
  /// one matrix: `row` is that of the thread, `group` where its eight elements are.
  Values loadMatrices(const Tile &tile, mlir::Value row, mlir::Value group, bool transposed);
  /// sums += left * right
  void multiplyAccumulate(mlir::ValueRange left, mlir::ValueRange right,
                          llvm::MutableArrayRef<mlir::Value> sums);
  /// A word of two bf16, the first in its low half.
  mlir::Value pack(mlir::Value low, mlir::Value high);
  /// A list of vectors of own rows as the instruction has it, and back.
  Values toFragments(mlir::ValueRange list);
  Values toList(mlir::ValueRange fragments);
};

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_TENSORCOREATTENTIONKERNEL_H
