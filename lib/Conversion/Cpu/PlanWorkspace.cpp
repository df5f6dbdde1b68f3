//===- PlanWorkspace.cpp - pipe-cpu-plan-workspace ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires functions on buffers; establishes that none allocates: temporaries are
// views of the workspace, the last argument, and `pipe.workspace` says its bytes.
//
//===----------------------------------------------------------------------===//

#include "CpuFunctions.h"
#include "IntervalPacking.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_PLANWORKSPACEPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

namespace {

/// Plans the workspace of one function whose callees have theirs.
class WorkspacePlanner {
public:
  explicit WorkspacePlanner(func::FuncOp function)
      : function(function), rewriter(function.getContext()) {}

  SmallVector<memref::AllocOp> temporaries;
  SmallVector<func::CallOp> calls;
  /// Temporaries first, then calls.
  SmallVector<LiveInterval> intervals;
  int64_t bytes = 0;

  LogicalResult run() {
    numberOps();
    if (failed(findTemporaries()))
      return failure();
    findCalls();
    bytes = packIntervals(intervals, PipeDialect::bufferAlignment);
    addWorkspace();
    return success();
  }

private:
  func::FuncOp function;
  IRRewriter rewriter;
  llvm::DenseMap<Operation *, int64_t> positions;
  Block &getEntry() { return function.getBody().front(); }

  void numberOps() {
    for (auto [position, op] : llvm::enumerate(getEntry()))
      positions[&op] = static_cast<int64_t>(position);
  }

  int64_t getPosition(Operation *op) {
    return positions.lookup(getEntry().findAncestorOpInBlock(*op));
  }

  /// Extends an interval to the users of `alias`, and of addresses made from it.
  void extend(LiveInterval &interval, Value alias) {
    llvm::SetVector<Operation *> users(alias.user_begin(), alias.user_end());
    for (size_t i = 0; i < users.size(); ++i) {
      Operation *user = users[i];
      int64_t position = getPosition(user);
      // An op that only makes a view does not touch the memory.
      if (!isa<ViewLikeOpInterface>(user) || user->getBlock() != &getEntry())
        interval.first = std::min(interval.first, position);
      interval.last = std::max(interval.last, position);
      bool makesAddress = isa<memref::ExtractAlignedPointerAsIndexOp, arith::IndexCastOp,
                              arith::AddIOp, LLVM::IntToPtrOp>(user);
      if (makesAddress)
        users.insert(user->user_begin(), user->user_end());
    }
  }

  LogicalResult findTemporaries() {
    function.walk([&](memref::AllocOp alloc) { temporaries.push_back(alloc); });
    BufferViewFlowAnalysis aliases(function);
    for (memref::AllocOp alloc : temporaries) {
      MemRefType type = alloc.getType();
      if (!type.hasStaticShape() || !type.getLayout().isIdentity())
        return alloc.emitOpError("has type ")
               << type << "; a temporary needs a static shape and no layout to be planned";
      LiveInterval interval;
      interval.size =
          type.getNumElements() *
          llvm::divideCeil(DataLayout::closest(alloc).getTypeSizeInBits(type.getElementType()), 8);
      interval.first = std::numeric_limits<int64_t>::max();
      interval.last = -1;
      for (Value alias : aliases.resolve(alloc.getResult()))
        extend(interval, alias);
      interval.first = std::min(interval.first, interval.last);
      intervals.push_back(interval);
    }
    return success();
  }

  static int64_t getWorkspaceBytes(func::CallOp call) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
    auto attr =
        callee ? callee->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName()) : nullptr;
    return attr ? attr.getInt() : -1;
  }

  void findCalls() {
    function.walk([&](func::CallOp call) {
      int64_t size = getWorkspaceBytes(call);
      if (size < 0)
        return;
      calls.push_back(call);
      int64_t position = getPosition(call);
      intervals.push_back({size, position, position});
    });
  }

  void addWorkspace() {
    unsigned index = function.getNumArguments();
    auto type = MemRefType::get({bytes}, rewriter.getI8Type());
    (void)function.insertArgument(index, type, DictionaryAttr::get(function.getContext()),
                                  function.getLoc());
    function->setAttr(PipeDialect::getWorkspaceAttrName(), rewriter.getI64IntegerAttr(bytes));
    Value workspace = function.getArgument(index);

    auto getView = [&](Operation *user, MemRefType viewType, int64_t offset) -> Value {
      Value shift = arith::ConstantIndexOp::create(rewriter, user->getLoc(), offset);
      return memref::ViewOp::create(rewriter, user->getLoc(), viewType, workspace, shift,
                                    ValueRange());
    };
    for (auto [alloc, interval] :
         llvm::zip(temporaries, ArrayRef(intervals).take_front(temporaries.size()))) {
      rewriter.setInsertionPoint(alloc);
      rewriter.replaceOp(alloc, getView(alloc, alloc.getType(), interval.offset));
    }
    for (auto [call, interval] :
         llvm::zip(calls, ArrayRef(intervals).drop_front(temporaries.size()))) {
      rewriter.setInsertionPoint(call);
      auto viewType = MemRefType::get({interval.size}, rewriter.getI8Type());
      call.getOperandsMutable().append(getView(call, viewType, interval.offset));
    }
  }
};

struct PlanWorkspacePass : impl::PlanWorkspacePassBase<PlanWorkspacePass> {
  using PlanWorkspacePassBase::PlanWorkspacePassBase;

  void runOnOperation() override {
    FailureOr<SmallVector<func::FuncOp>> functions = getCpuFunctions(getOperation());
    if (failed(functions))
      return signalPassFailure();
    for (func::FuncOp function : *functions) {
      WorkspacePlanner planner(function);
      if (failed(planner.run()))
        return signalPassFailure();
      temporaries += planner.temporaries.size();
      for (const LiveInterval &interval :
           ArrayRef(planner.intervals).take_front(planner.temporaries.size()))
        temporaryBytes += interval.size;
      workspaceBytes += planner.bytes;
    }
  }
};
} // namespace
} // namespace pipeline
