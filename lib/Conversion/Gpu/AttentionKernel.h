//===- AttentionKernel.h - The parts of attention's kernels ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block keeps a tile of 64 rows (or keys): its own. Tiles of up to 64 keys (or rows) pass by
// it, one after the other: the others. A few threads of a warp share the same own rows, and
// each has some of the others: a tile of scores is a grid of vectors of own rows in the
// registers of each thread.
//
// Where a thread stands in a tile, and how products are computed, is a subclass's
// (FmaAttentionKernel.h); what is done with scores is the same for all.
//
// The same ops in the same order make a raw score in each kernel, so forward and backward
// have the same bits of it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_ATTENTIONKERNEL_H
#define PIPELINE_LIB_CONVERSION_GPU_ATTENTIONKERNEL_H

#include "KernelMemory.h"

#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"

#include <memory>
#include <optional>

namespace pipeline {

/// Features of a head beyond which the sums of a block do not fit into registers.
inline constexpr int64_t mostAttentionFeatures = 256;

/// Writes the kernels of an attention, and launches them.
mlir::LogicalResult launchAttention(FusedAttentionOp op, mlir::gpu::GPUModuleOp module,
                                    mlir::SymbolTable &symbols, mlir::IRRewriter &rewriter);
mlir::LogicalResult launchAttention(FusedAttentionBackwardOp op, mlir::gpu::GPUModuleOp module,
                                    mlir::SymbolTable &symbols, mlir::IRRewriter &rewriter);

/// The space (batch..., row, key, feature, value feature).
struct AttentionSpace {
  explicit AttentionSpace(mlir::Operation *op);

  llvm::SmallVector<int64_t> sizes;
  /// Of the op's operands.
  llvm::SmallVector<mlir::AffineMap> maps;
  /// Behind this distance from its row, a key is hidden; every row sees at least one.
  std::optional<int64_t> horizon;

  unsigned getNumBatchDims() const { return sizes.size() - 4; }
  unsigned getRowDim() const { return sizes.size() - 4; }
  unsigned getKeyDim() const { return sizes.size() - 3; }
  unsigned getFeatureDim() const { return sizes.size() - 2; }
  unsigned getValueFeatureDim() const { return sizes.size() - 1; }
};

/// Which kernel of an attention.
struct AttentionKernelPlan {
  llvm::StringRef suffix;
  /// The dimension of which a block keeps a tile, and the one of which tiles pass by.
  unsigned own, other;
  /// Of the own tile, 4 or 8, on multiply-adds: more make fewer threads that do more with what
  /// they load.
  int64_t rowsPerThread;
  /// Operands of the own tile that are multiplied.
  llvm::SmallVector<unsigned, 2> multiplied;
  /// Batch dimensions whose indices have blocks of their own; a block goes through the others.
  llvm::SmallVector<unsigned> blockDims;
  /// Whether each tile of the other dimension has a block, too.
  bool spreadsOthers = false;
  /// The operands that the kernel reads and writes.
  llvm::SmallVector<unsigned> inputs, outputs;
};

/// How a tile is spread over the threads of a block.
struct AttentionLayout {
  int64_t numThreads;
  /// Neighbours in a warp that share own rows.
  int64_t threadsPerRow;
  /// Own rows of a vector, and vectors and others of a thread; powers of two.
  int64_t width, vectors, others;
  /// How many own rows of a vector, and how many others, are neighbours in the tile.
  int64_t ownRun, otherRun;

  /// Others of a tile.
  int64_t getOthersOfTile() const { return others * threadsPerRow; }
};

/// Writes one kernel. The insertion point is in its body from `start` on.
class AttentionKernel {
public:
  using Values = llvm::SmallVector<mlir::Value>;
  using Combine = llvm::function_ref<mlir::Value(mlir::Value, mlir::Value)>;
  /// Own rows of a tile, and others at most.
  static constexpr int64_t tileSize = 64;

  virtual ~AttentionKernel() = default;

  /// Creates kernel and launch.
  mlir::LogicalResult start();
  /// Ends the kernel; the insertion point is the host's again.
  void finish();

  unsigned getOtherDim() const { return plan.other; }
  /// Vectors of own rows of a thread, and how many others it has.
  int64_t getNumVectors() const { return layout.vectors; }
  int64_t getNumOthers() const { return layout.others; }
  /// Where a tile's element (other, vector of own) stands in a list.
  size_t at(int64_t other, int64_t vector) const { return other * layout.vectors + vector; }
  /// How many elements such a list has.
  size_t getTileLength() const { return layout.others * layout.vectors; }
  /// The same for sums over others: of each own row as many as there are features of a dimension.
  virtual size_t getSumsLength(unsigned feature) const = 0;

  /// Loops over the tiles that pass by.
  Values forTiles(mlir::ValueRange carried,
                  llvm::function_ref<Values(mlir::ValueRange carried)> body);

  /// own * other, summed over a feature dimension: operands by their numbers.
  virtual Values multiply(unsigned own, unsigned other, unsigned feature) = 0;
  /// `sums` + tile * other, summed over the others: `feature` is the dimension that remains.
  virtual Values accumulate(mlir::ValueRange tile, unsigned other, unsigned feature,
                            mlir::ValueRange sums) = 0;
  /// Stores sums where an operand's elements of the own rows lie.
  virtual void storeSums(unsigned operand, unsigned feature, mlir::ValueRange sums) = 0;
  /// Stores a tile: the operand has both dimensions.
  void storeTile(unsigned operand, mlir::ValueRange tile);
  virtual mlir::Value exponential(mlir::Value value) = 0;

  /// Elements of operands `first` to `first` + `count` at the tile: lists as of a tile, but of
  /// as many scalars as a vector has for each.
  llvm::SmallVector<Values> loadElements(unsigned first, unsigned count);
  /// What `region` makes of each element of a tile: of `leading` (tiles), then extras, then
  /// indices. A tile per value that it yields.
  llvm::SmallVector<Values> mapTile(mlir::Region &region, llvm::ArrayRef<Values> leading,
                                    llvm::ArrayRef<Values> extras);
  /// A number per own row, as vectors; or per other, as scalars.
  Values loadOwn(unsigned operand);
  Values loadOthers(unsigned operand);
  /// Stores a number per own row, that all threads of it have.
  void storeOwn(unsigned operand, mlir::ValueRange vectors);
  /// `tile` where the other exists, else `otherwise`.
  Values keepOthers(mlir::ValueRange tile, double otherwise);
  /// Combines the elements of one vector of own rows that a thread has, pair by pair.
  mlir::Value reduceOthers(mlir::ValueRange tile, int64_t vector, Combine combine);
  /// Combines what the threads of the same own rows have.
  mlir::Value reduceThreads(mlir::Value vector, Combine combine);

  mlir::Value splat(double value);
  mlir::Value broadcast(mlir::Value scalar);

  mlir::IRRewriter &rewriter;
  const mlir::Location loc;

protected:
  AttentionKernel(mlir::Operation *op, const AttentionSpace &space, const AttentionKernelPlan &plan,
                  AttentionLayout layout, mlir::gpu::GPUModuleOp module, mlir::SymbolTable &symbols,
                  mlir::IRRewriter &rewriter);

  mlir::Operation *op;
  const AttentionSpace &space;
  const AttentionKernelPlan plan;
  const AttentionLayout layout;
  KernelMemory memory;
  mlir::gpu::GPUFuncOp kernel;
  /// The thread, its place among those of the same own rows, and which these are.
  mlir::Value thread, threadX, threadY;
  /// The first own row and the first other of the tile; indices of batch dimensions.
  mlir::Value ownStart, otherStart;
  Values batch;

  /// The buffers of the block's memory, and where the kernel gets them from.
  virtual llvm::SmallVector<mlir::Type> getBlockMemory() = 0;
  virtual void takeBlockMemory(mlir::ValueRange memory) = 0;
  /// At the start of the tiles of a batch index.
  virtual void startBatch() {}
  /// The thread's own row and other with the given numbers.
  virtual mlir::Value getOwn(int64_t number) = 0;
  virtual mlir::Value getOther(int64_t number) = 0;

  int64_t getRowsPerThread() const { return layout.width * layout.vectors; }
  int64_t getTileSize(unsigned dim) const {
    return dim == plan.other ? layout.getOthersOfTile() : tileSize;
  }
  bool isUneven(unsigned dim) const { return space.sizes[dim] % getTileSize(dim) != 0; }
  ElementIndex getIndex(mlir::Value own, mlir::Value other);
  KernelOperand getOperand(unsigned operand) { return {buffers[operand], space.maps[operand]}; }
  /// `width` features of an operand from `column` on, at `position` of `dim`: zeros where the
  /// position, or if it may exceed, a feature does not exist.
  mlir::Value loadFeatures(unsigned operand, unsigned dim, mlir::Value position, unsigned feature,
                           mlir::Value column, int64_t width, bool mayExceed);
  /// Does something where an index exists.
  void ifExists(mlir::Value index, unsigned dim, llvm::function_ref<void()> body);

  Values loop(mlir::Value first, mlir::Value last, mlir::ValueRange carried,
              llvm::function_ref<Values(mlir::Value, mlir::ValueRange)> body);
  void barrier();
  Values getScalars(mlir::Value vector);
  mlir::Value makeVector(mlir::ValueRange scalars);
  /// The value, a float or vector, with elements of another type.
  mlir::Value convert(mlir::Value value, mlir::Type element);

  // Indices are i32 in a kernel, see ElementIndex.
  mlir::Value toNumber(mlir::Value index);
  mlir::Value toIndex(mlir::Value number);
  mlir::Value index(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value add(mlir::Value a, int64_t b);
  mlir::Value multiplyIndex(mlir::Value a, int64_t b);
  mlir::Value divide(mlir::Value a, int64_t b);
  mlir::Value remainder(mlir::Value a, int64_t b);
  mlir::Value toggle(mlir::Value a, mlir::Value b);

private:
  mlir::gpu::GPUModuleOp module;
  mlir::SymbolTable &symbols;
  /// Operands in the kernel, by their numbers; null where it does not use them.
  Values buffers;

  int64_t getNumTiles(unsigned dim) const {
    return llvm::divideCeil(space.sizes[dim], getTileSize(dim));
  }
  int64_t countBlocks() const;
  void findPlace();
  Values splitIndex(mlir::Value index, llvm::ArrayRef<unsigned> dims);
  llvm::SmallVector<unsigned> getLoopDims() const;
  std::pair<mlir::Value, mlir::Value> getTileRange();
};

/// A kernel for `op`.
std::unique_ptr<AttentionKernel>
createAttentionKernel(mlir::Operation *op, const AttentionSpace &space,
                      const AttentionKernelPlan &plan, mlir::gpu::GPUModuleOp module,
                      mlir::SymbolTable &symbols, mlir::IRRewriter &rewriter);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_ATTENTIONKERNEL_H
