//===- OutlineKernels.cpp - pipe-gpu-outline-kernels ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires parallel loops over rows or strips; establishes that layer functions are
// host code: launches, contractions, copies, and counted loops around them. A group
// of 16 lanes runs an iteration of the parallel loops.
//
//===----------------------------------------------------------------------===//

#include "GpuCode.h"
#include "KernelFunction.h"
#include "KernelPlan.h"
#include "LaneEmitter.h"
#include "ParallelNest.h"

#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "../Cpu/StructuredOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_OUTLINEKERNELSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// Groups of a block, 128 lanes, unless their temporaries need more than a block's memory.
constexpr int64_t groupsPerBlock = 8;
/// A block has at least a whole warp.
constexpr int64_t fewestGroupsPerBlock = 2;

/// Writes one kernel and its launch.
class KernelWriter {
public:
  KernelWriter(const PlannedKernel &plan, gpu::GPUModuleOp module, SymbolTable &symbols,
               IRRewriter &rewriter)
      : plan(plan), module(module), symbols(symbols), rewriter(rewriter),
        loc(plan.place->getLoc()) {}

  LogicalResult run() {
    findIterations();
    rewriter.setInsertionPoint(plan.place);
    placeTemporaries();
    SmallVector<Value> operands(plan.parameters.begin(), plan.parameters.end());
    llvm::append_range(operands, deviceTemporaries);
    if (operands.size() > mostParameters)
      return plan.place->emitOpError("becomes a kernel of ")
             << operands.size() << " parameters; a launch has at most " << mostParameters;
    gpu::GPUFuncOp kernel = declareKernel(operands);
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    gpu::KernelDim3 grid{index(llvm::divideCeil(iterations, groups)), index(1), index(1)},
        block{index(lanesPerGroup), index(groups), index(1)};
    gpu::LaunchFuncOp::create(rewriter, loc, kernel, grid, block,
                              /*dynamicSharedMemorySize=*/nullptr, operands);
    OpBuilder::InsertionGuard guard(rewriter);
    return writeBody(kernel, operands);
  }

private:
  const PlannedKernel &plan;
  gpu::GPUModuleOp module;
  SymbolTable &symbols;
  IRRewriter &rewriter;
  Location loc;
  int64_t iterations = 1, groups = groupsPerBlock;
  SmallVector<int64_t> trips;
  /// Temporaries of a row: in the memory of the block, or of the device.
  SmallVector<memref::AllocaOp> blockRows, deviceRows, scalars;
  SmallVector<Value> deviceTemporaries;

  void findIterations() {
    scf::ParallelOp nest = plan.nest;
    if (!nest)
      return;
    for (auto [lower, upper, step] :
         llvm::zip_equal(nest.getLowerBound(), nest.getUpperBound(), nest.getStep()))
      trips.push_back(llvm::divideCeil(*getConstantIntValue(upper) - *getConstantIntValue(lower),
                                       *getConstantIntValue(step)));
    for (int64_t trip : trips)
      iterations *= trip;
  }

  static int64_t getBytes(memref::AllocaOp alloca) {
    MemRefType type = alloca.getType();
    return llvm::alignTo(
        type.getNumElements() *
            llvm::divideCeil(DataLayout::closest(alloca).getTypeSizeInBits(type.getElementType()),
                             8),
        16);
  }

  /// Where the temporaries of an iteration lie: scalars in registers, rows in the block's memory,
  /// or if that is too small, all iterations' rows in a temporary of the function.
  void placeTemporaries() {
    scf::ParallelOp nest = plan.nest;
    if (!nest)
      return;
    SmallVector<memref::AllocaOp> rows;
    int64_t bytes = 0;
    nest.walk([&](memref::AllocaOp alloca) {
      if (alloca.getType().getNumElements() <= 1) {
        scalars.push_back(alloca);
        return;
      }
      rows.push_back(alloca);
      bytes += getBytes(alloca);
    });
    while (groups > fewestGroupsPerBlock && groups * bytes > blockMemoryBytes)
      groups /= 2;
    if (groups * bytes <= blockMemoryBytes) {
      blockRows = rows;
      return;
    }
    groups = groupsPerBlock;
    deviceRows = rows;
    func::FuncOp function = plan.place->getParentOfType<func::FuncOp>();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&function.getBody().front());
    for (memref::AllocaOp alloca : rows)
      deviceTemporaries.push_back(
          memref::AllocOp::create(rewriter, loc, getRowsType(alloca, iterations),
                                  rewriter.getI64IntegerAttr(PipeDialect::bufferAlignment)));
  }

  static MemRefType getRowsType(memref::AllocaOp alloca, int64_t count) {
    SmallVector<int64_t> shape(alloca.getType().getShape());
    shape.insert(shape.begin(), count);
    return MemRefType::get(shape, alloca.getType().getElementType());
  }

  gpu::GPUFuncOp declareKernel(ValueRange operands) {
    KernelDeclaration declaration{loc,
                                  getKernelName(plan.place->getParentOfType<func::FuncOp>()),
                                  operands.getTypes(),
                                  {},
                                  lanesPerGroup,
                                  groups};
    for (memref::AllocaOp alloca : blockRows) {
      SmallVector<int64_t> shape(alloca.getType().getShape());
      shape.insert(shape.begin(), groups);
      declaration.blockMemory.push_back(
          getBlockMemoryType(shape, alloca.getType().getElementType()));
    }
    return createKernel(declaration, module, symbols);
  }

  LogicalResult writeBody(gpu::GPUFuncOp kernel, ArrayRef<Value> operands) {
    rewriter.setInsertionPointToStart(&kernel.getBody().front());
    IRMapping map;
    for (auto [value, argument] :
         llvm::zip_equal(ArrayRef(operands).take_front(plan.parameters.size()),
                         kernel.getArguments().take_front(plan.parameters.size())))
      map.map(value, argument);
    Value lane = gpu::ThreadIdOp::create(rewriter, loc, gpu::Dimension::x);
    Value place = gpu::ThreadIdOp::create(rewriter, loc, gpu::Dimension::y);
    Value group = getGroup(place);
    LaneIds ids = getIds(lane, place);
    gpu::ReturnOp::create(rewriter, loc);
    rewriter.setInsertionPoint(kernel.getBody().front().getTerminator());
    // Lanes behind the last iteration have nothing to do.
    if (iterations % groups != 0) {
      Value isIteration =
          arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ult, group, index(iterations));
      auto branch = scf::IfOp::create(rewriter, loc, isIteration, /*withElseRegion=*/false);
      rewriter.setInsertionPointToStart(branch.thenBlock());
    }
    LaneEmitter emitter(rewriter, map, ids);
    mapTemporaries(kernel, map, place, group, emitter);
    mapIteration(map, group);
    SmallVector<Operation *> ops = plan.ops;
    if (scf::ParallelOp nest = plan.nest)
      for (Operation &op : nest.getBody()->without_terminator())
        if (!isa<memref::AllocaOp>(op))
          ops.push_back(&op);
    SmallVector<MemoryAccess> accesses;
    for (Operation *op : ops)
      llvm::append_range(accesses, *collectAccesses(op));
    emitter.sharedBuffers = findSharedBuffers(accesses);
    for (Operation *op : ops)
      if (failed(emitter.emit(op)))
        return failure();
    addConstants(kernel, symbols);
    return success();
  }

  Value index(int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value); }

  /// The number of the iteration.
  Value getGroup(Value place) {
    Value block = gpu::BlockIdOp::create(rewriter, loc, gpu::Dimension::x);
    Value first = arith::MulIOp::create(rewriter, loc, block, index(groups));
    return arith::AddIOp::create(rewriter, loc, first, place);
  }

  LaneIds getIds(Value lane, Value place) {
    LaneIds ids;
    ids.lane = lane;
    ids.firstElement = arith::MulIOp::create(rewriter, loc, lane, index(elementsPerLane));
    // Two groups are a warp; the group's lanes are the lower or the upper half.
    Value half = arith::RemUIOp::create(rewriter, loc, place, index(2));
    Value shift = arith::IndexCastOp::create(
        rewriter, loc, rewriter.getI32Type(),
        arith::MulIOp::create(rewriter, loc, half, index(lanesPerGroup)));
    Value lower = arith::ConstantIntOp::create(rewriter, loc, (1 << lanesPerGroup) - 1, 32);
    ids.mask = arith::ShLIOp::create(rewriter, loc, lower, shift);
    return ids;
  }

  void mapTemporaries(gpu::GPUFuncOp kernel, IRMapping &map, Value place, Value group,
                      LaneEmitter &emitter) {
    auto mapRow = [&](memref::AllocaOp alloca, Value rows, Value row) {
      MemRefType type = alloca.getType();
      SmallVector<OpFoldResult> offsets(type.getRank() + 1, rewriter.getIndexAttr(0)),
          strides(type.getRank() + 1, rewriter.getIndexAttr(1)), sizes = {rewriter.getIndexAttr(1)};
      offsets[0] = row;
      llvm::append_range(sizes, getAsIndexOpFoldResult(rewriter.getContext(), type.getShape()));
      MemRefType view = memref::SubViewOp::inferRankReducedResultType(
          type.getShape(), cast<MemRefType>(rows.getType()), offsets, sizes, strides);
      map.map(alloca.getResult(),
              memref::SubViewOp::create(rewriter, loc, view, rows, offsets, sizes, strides)
                  .getResult());
      if (type.getNumElements() % elementsPerLane != 0)
        emitter.unalignedBuffers.insert(alloca.getResult());
    };
    for (auto [alloca, rows] : llvm::zip_equal(blockRows, kernel.getWorkgroupAttributions()))
      mapRow(alloca, rows, place);
    for (auto [alloca, rows] :
         llvm::zip_equal(deviceRows, kernel.getArguments().take_back(deviceRows.size())))
      mapRow(alloca, rows, group);
    for (memref::AllocaOp alloca : scalars) {
      emitter.laneBuffers.insert(alloca.getResult());
      map.map(alloca.getResult(),
              memref::AllocaOp::create(rewriter, loc, alloca.getType()).getResult());
    }
  }

  /// The loops' variables from the number of the iteration.
  void mapIteration(IRMapping &map, Value group) {
    scf::ParallelOp nest = plan.nest;
    for (size_t i = trips.size(); i-- > 0;) {
      Value step = group;
      if (i != 0) {
        step = arith::RemUIOp::create(rewriter, loc, group, index(trips[i]));
        group = arith::DivUIOp::create(rewriter, loc, group, index(trips[i]));
      }
      auto constant = [&](Value value) { return index(*getConstantIntValue(value)); };
      Value distance = arith::MulIOp::create(rewriter, loc, step, constant(nest.getStep()[i]));
      map.map(nest.getInductionVars()[i],
              arith::AddIOp::create(rewriter, loc, distance, constant(nest.getLowerBound()[i]))
                  .getResult());
    }
  }
};

struct OutlineKernelsPass : impl::OutlineKernelsPassBase<OutlineKernelsPass> {
  using OutlineKernelsPassBase::OutlineKernelsPassBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    gpu::GPUModuleOp module;
    for (auto function : llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (!isLayerFunction(function))
        continue;
      if (!module)
        module = getKernelModule(getOperation());
      if (failed(outline(function, module, rewriter)))
        return signalPassFailure();
    }
  }

  LogicalResult outline(func::FuncOp function, gpu::GPUModuleOp module, IRRewriter &rewriter) {
    FailureOr<SmallVector<PlannedKernel>> kernels = planKernels(function);
    if (failed(kernels))
      return failure();
    SymbolTable symbols(module);
    for (const PlannedKernel &kernel : *kernels) {
      if (failed(KernelWriter(kernel, module, symbols, rewriter).run()))
        return failure();
      ++numKernels;
    }
    // Only now: a later kernel may have repeated what an earlier one holds.
    if (failed(eraseRoots(function, *kernels, rewriter)))
      return failure();
    eraseDeadOps(function, rewriter);
    return checkHost(function);
  }

  /// Erases what kernels do now: users before what they use.
  static LogicalResult eraseRoots(func::FuncOp function, ArrayRef<PlannedKernel> kernels,
                                  IRRewriter &rewriter) {
    llvm::SmallPtrSet<Operation *, 16> roots;
    for (const PlannedKernel &kernel : kernels)
      roots.insert(kernel.roots.begin(), kernel.roots.end());
    WalkResult result = function.walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
      bool isRoot = roots.contains(op);
      if (isRoot && !op->use_empty()) {
        op->emitOpError("gives a value that the host needs, but is on the device");
        return WalkResult::interrupt();
      }
      if (isRoot || isOpTriviallyDead(op))
        rewriter.eraseOp(op);
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  /// The host reads no memory of the device.
  static LogicalResult checkHost(func::FuncOp function) {
    WalkResult result = function.walk([](Operation *op) {
      if (!isa<memref::LoadOp, vector::TransferReadOp, vector::LoadOp>(op))
        return WalkResult::advance();
      op->emitOpError("is needed by the host, for an index or a condition of a loop that starts "
                      "contractions, but is on the device");
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }
};
} // namespace
} // namespace pipeline
