//===- FmaAttentionKernel.h - Attention on multiply-adds --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// 16 threads, half a warp, share the same own rows; thread x of them has the others 4 x to
// 4 x + 3. Tiles of operands go through the memory of the block, elements that do not exist
// as zeros.
//
// Products read both operands from there, 32 features at a time, transposed, so that what a
// thread needs of a feature are two or three 16-byte loads. Quads of four lie there at places
// that are permuted by xor, which keeps the threads of a warp out of each other's banks.
// Every sum runs in the order of its index, from zero, in fused multiply-adds of f32.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_FMAATTENTIONKERNEL_H
#define PIPELINE_LIB_CONVERSION_GPU_FMAATTENTIONKERNEL_H

#include "AttentionKernel.h"

namespace pipeline {

class FmaAttentionKernel : public AttentionKernel {
public:
  FmaAttentionKernel(mlir::Operation *op, const AttentionSpace &space,
                     const AttentionKernelPlan &plan, mlir::gpu::GPUModuleOp module,
                     mlir::SymbolTable &symbols, mlir::IRRewriter &rewriter);

  size_t getSumsLength(unsigned feature) const override;
  Values multiply(unsigned own, unsigned other, unsigned feature) override;
  Values accumulate(mlir::ValueRange tile, unsigned other, unsigned feature,
                    mlir::ValueRange sums) override;
  void storeSums(unsigned operand, unsigned feature, mlir::ValueRange sums) override;
  mlir::Value exponential(mlir::Value value) override;

protected:
  llvm::SmallVector<mlir::Type> getBlockMemory() override;
  void takeBlockMemory(mlir::ValueRange buffers) override;
  mlir::Value getOwn(int64_t number) override;
  mlir::Value getOther(int64_t number) override;

private:
  /// In the memory of the block: chunks of operands, and a tile that is turned round.
  mlir::Value staging, exchange;

  /// How the columns of a feature dimension are spread over the threads of a row.
  struct Columns {
    /// Neighbours in a thread, and how many such groups it has.
    int64_t width, groups;
    int64_t getPitch() const { return width * groups * (tileSize / 4); }
  };
  Columns getColumns(unsigned feature) const;

  void stageTransposed(unsigned operand, unsigned dim, mlir::Value start, unsigned feature,
                       mlir::Value firstFeature, int64_t place);
  void stageRows(unsigned operand, mlir::Value start, unsigned feature, int64_t rows);
  mlir::Value loadShared(mlir::Value buffer, mlir::Value index, int64_t width);
  void storeShared(mlir::Value buffer, mlir::Value index, mlir::Value value);
  /// sums[i][j] += others[i] * own quad j
  void addOuterProduct(mlir::ValueRange own, mlir::ValueRange others,
                       llvm::MutableArrayRef<mlir::Value> sums);
};

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_FMAATTENTIONKERNEL_H
