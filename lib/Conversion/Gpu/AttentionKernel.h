//===- AttentionKernel.h - The parts of attention's kernels ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block keeps a tile of 64 rows (or keys): its own. Tiles of 64 keys (or rows) pass by
// it, one after the other: the others. 16 threads, half a warp, share the same own rows;
// thread x of them has the others 4 x to 4 x + 3. A tile of scores is a grid of
// `vector<4>`s of own rows in the registers of each thread.
//
// Products read both operands through the memory of the block, 32 features at a time,
// transposed, so that what a thread needs of a feature are two or three 16-byte loads.
// Quads of four lie there at places that are permuted by xor, which keeps the threads of a
// warp out of each other's banks.
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
  /// Of the own tile, 4 or 8: more make fewer threads that do more with what they load.
  int64_t rowsPerThread;
  /// Batch dimensions whose indices have blocks of their own; a block goes through the others.
  llvm::SmallVector<unsigned> blockDims;
  /// Whether each tile of the other dimension has a block, too.
  bool spreadsOthers = false;
  /// The operands that the kernel reads and writes.
  llvm::SmallVector<unsigned> inputs, outputs;
};

/// Writes one kernel. The insertion point is in its body from `start` on.
class AttentionKernel {
public:
  AttentionKernel(mlir::Operation *op, const AttentionSpace &space, AttentionKernelPlan plan,
                  mlir::gpu::GPUModuleOp module, mlir::SymbolTable &symbols,
                  mlir::IRRewriter &rewriter);

  static constexpr int64_t tileSize = 64, quad = 4, threadsPerRow = tileSize / quad;
  using Values = llvm::SmallVector<mlir::Value>;

  /// Creates kernel and launch.
  mlir::LogicalResult start();
  /// Ends the kernel; the insertion point is the host's again.
  void finish();

  unsigned getOtherDim() const { return plan.other; }
  /// Quads of own rows of a thread.
  int64_t getNumQuads() const { return plan.rowsPerThread / quad; }
  /// Where a tile's element (other, quad of own) stands in a list.
  size_t at(int64_t other, int64_t quads) const { return other * getNumQuads() + quads; }
  /// How many elements such a list has.
  size_t getTileLength() const { return quad * getNumQuads(); }
  /// The same for sums over others: of each own row as many as there are features of a dimension.
  size_t getSumsLength(unsigned feature) const;

  /// Loops over the tiles that pass by.
  Values forTiles(mlir::ValueRange carried,
                  llvm::function_ref<Values(mlir::ValueRange carried)> body);

  /// own * other, summed over a feature dimension: operands by their numbers.
  Values multiply(unsigned own, unsigned other, unsigned feature);
  /// `sums` + tile * other, summed over the others: `feature` is the dimension that remains.
  Values accumulate(mlir::ValueRange tile, unsigned other, unsigned feature, mlir::ValueRange sums);
  /// Stores sums where an operand's elements of the own rows lie.
  void storeSums(unsigned operand, unsigned feature, mlir::ValueRange sums);
  /// Stores a tile: the operand has both dimensions.
  void storeTile(unsigned operand, mlir::ValueRange tile);

  /// Elements of operands `first` to `first` + `count` at the tile: lists as of a tile, but of
  /// four scalars for each quad.
  llvm::SmallVector<Values> loadElements(unsigned first, unsigned count);
  /// What `region` makes of each element of a tile: of `leading` (tiles), then extras, then
  /// indices. A tile per value that it yields.
  llvm::SmallVector<Values> mapTile(mlir::Region &region, llvm::ArrayRef<Values> leading,
                                    llvm::ArrayRef<Values> extras);
  /// A number per own row, as quads; or per other, as scalars.
  Values loadOwn(unsigned operand);
  Values loadOthers(unsigned operand);
  /// Stores a number per own row, that all threads of it have.
  void storeOwn(unsigned operand, mlir::ValueRange quads);
  /// `tile` where the other exists, else `otherwise`.
  Values keepOthers(mlir::ValueRange tile, double otherwise);
  /// Combines what the threads of the same own rows have.
  mlir::Value reduceThreads(mlir::Value quads,
                            llvm::function_ref<mlir::Value(mlir::Value, mlir::Value)> combine);

  mlir::Value splat(double value);
  mlir::Value broadcast(mlir::Value scalar);

  mlir::IRRewriter &rewriter;
  const mlir::Location loc;

private:
  mlir::Operation *op;
  const AttentionSpace &space;
  const AttentionKernelPlan plan;
  mlir::gpu::GPUModuleOp module;
  mlir::SymbolTable &symbols;
  KernelMemory memory;
  mlir::gpu::GPUFuncOp kernel;
  /// Operands in the kernel, by their numbers; null where it does not use them.
  Values buffers;
  /// The thread, its place among those of the same own rows, and which these are.
  mlir::Value thread, threadX, threadY;
  /// The first own row and the first other of the tile; indices of batch dimensions.
  mlir::Value ownStart, otherStart;
  Values batch;
  /// In the memory of the block: chunks of operands, and a tile that is turned round.
  mlir::Value staging, exchange;

  int64_t getNumThreads() const { return tileSize / plan.rowsPerThread * threadsPerRow; }
  int64_t getNumTiles(unsigned dim) const { return llvm::divideCeil(space.sizes[dim], tileSize); }
  bool isUneven(unsigned dim) const { return space.sizes[dim] % tileSize != 0; }

  /// How the columns of a feature dimension are spread over the threads of a row.
  struct Columns {
    /// Neighbours in a thread, and how many such groups it has.
    int64_t width, groups;
    int64_t getPitch() const { return width * groups * threadsPerRow; }
  };
  Columns getColumns(unsigned feature) const;

  int64_t countBlocks() const;
  void findPlace();
  Values splitIndex(mlir::Value index, llvm::ArrayRef<unsigned> dims);
  llvm::SmallVector<unsigned> getLoopDims() const;
  std::pair<mlir::Value, mlir::Value> getTileRange();
  Values loop(mlir::Value first, mlir::Value last, mlir::ValueRange carried,
              llvm::function_ref<Values(mlir::Value, mlir::ValueRange)> body);

  mlir::Value getOwn(int64_t quads, int64_t element);
  mlir::Value getOther(int64_t element);
  ElementIndex getIndex(mlir::Value own, mlir::Value other);
  KernelOperand getOperand(unsigned operand) { return {buffers[operand], space.maps[operand]}; }

  void stageTransposed(unsigned operand, unsigned dim, mlir::Value start, unsigned feature,
                       mlir::Value firstFeature, int64_t place);
  void stageRows(unsigned operand, mlir::Value start, unsigned feature, int64_t rows);
  mlir::Value loadShared(mlir::Value buffer, mlir::Value index, int64_t width);
  void storeShared(mlir::Value buffer, mlir::Value index, mlir::Value value);
  void barrier();
  /// sums[i][j] += others[i] * own quad j
  void addOuterProduct(mlir::ValueRange own, mlir::ValueRange others,
                       llvm::MutableArrayRef<mlir::Value> sums);
  Values getScalars(mlir::Value vector);
  void ifExists(mlir::Value index, unsigned dim, llvm::function_ref<void()> body);

  // Indices are i32 in a kernel, see ElementIndex.
  mlir::Value toNumber(mlir::Value index);
  mlir::Value toIndex(mlir::Value number);
  mlir::Value index(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value add(mlir::Value a, int64_t b);
  mlir::Value multiplyIndex(mlir::Value a, int64_t b);
  mlir::Value toggle(mlir::Value a, mlir::Value b);
};

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_ATTENTIONKERNEL_H
