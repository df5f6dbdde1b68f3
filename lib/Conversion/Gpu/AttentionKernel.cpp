//===- AttentionKernel.cpp - The parts of attention's kernels --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernel and launch, and where a block stands. See AttentionKernel.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"

#include "../Cpu/AttentionPlan.h"
#include "KernelFunction.h"
#include "MemoryAccess.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace pipeline {

AttentionSpace::AttentionSpace(Operation *op) {
  auto attr = op->getAttrOfType<ArrayAttr>("indexing_maps");
  maps = llvm::to_vector(attr.getAsValueRange<AffineMapAttr>());
  sizes.resize(maps.front().getNumDims(), 1);
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps))
    for (auto [expression, size] :
         llvm::zip_equal(map.getResults(), cast<ShapedType>(operand.getType()).getShape()))
      sizes[cast<AffineDimExpr>(expression).getPosition()] = size;
  horizon = findHorizon(op->getRegion(0).front());
  // A row that sees no key is what its hidden scores make of it: that takes all of them.
  if (horizon && (*horizon < 0 || *horizon >= sizes[getKeyDim()]))
    horizon.reset();
}

AttentionKernel::AttentionKernel(Operation *op, const AttentionSpace &space,
                                 const AttentionKernelPlan &plan, AttentionLayout layout,
                                 gpu::GPUModuleOp module, SymbolTable &symbols,
                                 IRRewriter &rewriter)
    : rewriter(rewriter), loc(op->getLoc()), op(op), space(space), plan(plan), layout(layout),
      memory(rewriter, loc, space.sizes), module(module), symbols(symbols) {}

//===----------------------------------------------------------------------===//
// Kernel and launch
//===----------------------------------------------------------------------===//

namespace {

/// The buffers and indices that a kernel needs, and what they are there.
struct Parameters {
  Operation *op;
  llvm::SetVector<Value> values;

  LogicalResult add(Value value) {
    Operation *definition = value.getDefiningOp();
    if (values.contains(value) || matchPattern(value, m_Constant()) ||
        isa_and_present<memref::GetGlobalOp>(definition))
      return success();
    if (!isa<MemRefType>(value.getType()) || isa_and_present<memref::AllocOp>(definition) ||
        (!definition && isa<func::FuncOp>(value.getParentBlock()->getParentOp()))) {
      values.insert(value);
      return success();
    }
    if (!isa_and_present<ViewLikeOpInterface>(definition))
      return op->emitOpError("has an operand whose memory is chosen at run time, which no kernel "
                             "can be told; give it memory of its own");
    for (Value operand : definition->getOperands())
      if (failed(add(operand)))
        return failure();
    return success();
  }

  static Value rebuild(Value value, IRMapping &map, OpBuilder &builder) {
    if (Value known = map.lookupOrNull(value))
      return known;
    Operation *definition = value.getDefiningOp();
    for (Value operand : definition->getOperands())
      rebuild(operand, map, builder);
    builder.clone(*definition, map);
    return map.lookup(value);
  }
};

} // namespace

LogicalResult AttentionKernel::start() {
  Parameters parameters{op, {}};
  llvm::SmallPtrSet<Value, 4> written;
  SmallVector<unsigned> operands(plan.inputs);
  llvm::append_range(operands, plan.outputs);
  for (unsigned i : operands)
    if (failed(parameters.add(op->getOperand(i))))
      return failure();
  for (unsigned i : plan.outputs)
    written.insert(getRootBuffer(op->getOperand(i)));
  if (parameters.values.size() > mostParameters)
    return op->emitOpError("becomes a kernel of ")
           << parameters.values.size() << " parameters; a launch has at most " << mostParameters;

  rewriter.setInsertionPoint(op);
  ValueRange values = parameters.values.getArrayRef();
  auto function = op->getParentOfType<func::FuncOp>();
  KernelDeclaration declaration{loc, getKernelName(function, plan.suffix), values.getTypes(),
                                getBlockMemory(), layout.numThreads};
  kernel = createKernel(declaration, module, symbols);
  for (auto [i, value] : llvm::enumerate(parameters.values))
    if (isa<MemRefType>(value.getType()) && !written.contains(value))
      kernel.setArgAttr(i, LLVM::LLVMDialect::getReadonlyAttrName(), rewriter.getUnitAttr());
  auto size = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  gpu::KernelDim3 grid{size(countBlocks()), size(1), size(1)},
      block{size(layout.numThreads), size(1), size(1)};
  gpu::LaunchFuncOp::create(rewriter, loc, kernel, grid, block,
                            /*dynamicSharedMemorySize=*/nullptr, values);

  rewriter.setInsertionPointToStart(&kernel.getBody().front());
  gpu::ReturnOp::create(rewriter, loc);
  rewriter.setInsertionPointToStart(&kernel.getBody().front());
  IRMapping map;
  for (auto [i, value] : llvm::enumerate(parameters.values))
    map.map(value, kernel.getArgument(i));
  buffers.resize(op->getNumOperands());
  for (unsigned i : operands)
    buffers[i] = Parameters::rebuild(op->getOperand(i), map, rewriter);
  takeBlockMemory(kernel.getWorkgroupAttributions());
  findPlace();
  return success();
}

void AttentionKernel::finish() {
  addConstants(kernel, symbols);
  rewriter.setInsertionPoint(op);
}

//===----------------------------------------------------------------------===//
// Where a block stands
//===----------------------------------------------------------------------===//

int64_t AttentionKernel::countBlocks() const {
  int64_t count = getNumTiles(plan.own) * (plan.spreadsOthers ? getNumTiles(plan.other) : 1);
  for (unsigned dim : plan.blockDims)
    count *= space.sizes[dim];
  return count;
}

AttentionKernel::Values AttentionKernel::splitIndex(Value whole, ArrayRef<unsigned> dims) {
  Values parts(dims.size());
  for (size_t i = dims.size(); i-- > 0;) {
    Value size = index(space.sizes[dims[i]]);
    parts[i] = rewriter.createOrFold<arith::RemUIOp>(loc, whole, size);
    whole = rewriter.createOrFold<arith::DivUIOp>(loc, whole, size);
  }
  parts.insert(parts.begin(), whole);
  return parts;
}

void AttentionKernel::findPlace() {
  thread = toNumber(gpu::ThreadIdOp::create(rewriter, loc, gpu::Dimension::x));
  threadX = remainder(thread, layout.threadsPerRow);
  threadY = divide(thread, layout.threadsPerRow);
  batch.resize(space.getNumBatchDims());
  // Batch indices are innermost: blocks of one tile follow each other.
  Value block = toNumber(gpu::BlockIdOp::create(rewriter, loc, gpu::Dimension::x));
  Values parts = splitIndex(block, plan.blockDims);
  for (auto [dim, part] : llvm::zip_equal(plan.blockDims, ArrayRef(parts).drop_front()))
    batch[dim] = part;
  Value tile = parts.front();
  if (plan.spreadsOthers) {
    Value others = index(getNumTiles(plan.other));
    Value other = rewriter.createOrFold<arith::RemUIOp>(loc, tile, others);
    otherStart = multiplyIndex(other, layout.getOthersOfTile());
    tile = rewriter.createOrFold<arith::DivUIOp>(loc, tile, others);
  }
  // The last rows see most keys: they begin first.
  if (plan.own == space.getRowDim())
    tile = rewriter.createOrFold<arith::SubIOp>(loc, index(getNumTiles(plan.own) - 1), tile);
  ownStart = multiplyIndex(tile, tileSize);
}

SmallVector<unsigned> AttentionKernel::getLoopDims() const {
  SmallVector<unsigned> dims;
  for (unsigned dim = 0; dim < space.getNumBatchDims(); ++dim)
    if (!llvm::is_contained(plan.blockDims, dim))
      dims.push_back(dim);
  return dims;
}

/// The tiles that a block needs: those that its own rows see, or that see its own keys.
std::pair<Value, Value> AttentionKernel::getTileRange() {
  Value first = index(0), last = index(getNumTiles(plan.other));
  if (!space.horizon)
    return {first, last};
  if (plan.other == space.getKeyDim()) {
    Value seen = add(ownStart, tileSize + *space.horizon);
    Value tiles = arith::CeilDivUIOp::create(rewriter, loc, seen, index(layout.getOthersOfTile()));
    return {first, arith::MinUIOp::create(rewriter, loc, tiles, last)};
  }
  Value row = arith::SubIOp::create(rewriter, loc, ownStart, index(*space.horizon));
  row = arith::MaxSIOp::create(rewriter, loc, row, index(0));
  return {arith::DivUIOp::create(rewriter, loc, row, index(layout.getOthersOfTile())), last};
}

AttentionKernel::Values AttentionKernel::loop(Value first, Value last, ValueRange carried,
                                              function_ref<Values(Value, ValueRange)> body) {
  auto loop = scf::ForOp::create(rewriter, loc, first, last, index(1), carried);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(loop.getBody());
  Values yielded = body(loop.getInductionVar(), loop.getRegionIterArgs());
  scf::YieldOp::create(rewriter, loc, yielded);
  return loop.getResults();
}

AttentionKernel::Values AttentionKernel::forTiles(ValueRange carried,
                                                  function_ref<Values(ValueRange)> body) {
  SmallVector<unsigned> dims = getLoopDims();
  int64_t count = 1;
  for (unsigned dim : dims)
    count *= space.sizes[dim];
  auto forBatch = [&](Value iteration, ValueRange inner) -> Values {
    Values parts = splitIndex(iteration, dims);
    for (auto [dim, part] : llvm::zip_equal(dims, ArrayRef(parts).drop_front()))
      batch[dim] = part;
    startBatch();
    if (plan.spreadsOthers)
      return body(inner);
    auto [first, last] = getTileRange();
    return loop(first, last, inner, [&](Value tile, ValueRange values) {
      otherStart = multiplyIndex(tile, layout.getOthersOfTile());
      return body(values);
    });
  };
  return count == 1 ? forBatch(index(0), carried) : loop(index(0), index(count), carried, forBatch);
}

} // namespace pipeline
