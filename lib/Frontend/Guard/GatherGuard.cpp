//===- GatherGuard.cpp - Reads by index that stay in their tensor -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Frontend/GatherGuard.h"
#include "CheckMessages.h"
#include "ValueRanges.h"
#include "ViolationCount.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {
namespace {

/// An op that reads or writes elements of a tensor at indices that nothing proves in range.
struct IndexedAccess {
  Operation *op;
  Value tensor;
  SmallVector<CheckedIndex> indices;

  SmallVector<Value> getIndexValues() const {
    return llvm::map_to_vector(indices, [](const CheckedIndex &i) { return i.index->get(); });
  }
};

/// Collects what is to be guarded, checks all of it, and only then changes the model.
struct GatherGuard {
  func::FuncOp model;
  ValueRanges ranges;
  SmallVector<IndexedAccess> accesses;
  SmallVector<cf::AssertOp> asserts;
  SmallVector<Operation *> unguarded;
  ViolationCounter counter{model};

  FailureOr<GuardCounts> run() {
    model.walk([&](Operation *op) { collect(op); });
    collectAsserts();
    if (failed(verify()))
      return failure();
    for (IndexedAccess &access : accesses)
      guard(access);
    for (cf::AssertOp assertion : asserts)
      count(assertion);
    model.walk([](cf::AssertOp assertion) { assertion.erase(); });
    return GuardCounts{static_cast<int64_t>(accesses.size()), static_cast<int64_t>(asserts.size())};
  }

  void collect(Operation *op) {
    llvm::TypeSwitch<Operation *>(op)
        .Case([&](tensor::ExtractOp extract) {
          collectElement(extract, extract.getTensor(), extract.getIndicesMutable());
        })
        .Case([&](tensor::InsertOp insert) {
          collectElement(insert, insert.getDest(), insert.getIndicesMutable());
        })
        .Case([&](tensor::ExtractSliceOp slice) { collectSlice(slice, slice.getSource()); })
        .Case([&](tensor::InsertSliceOp slice) { collectSlice(slice, slice.getDest()); });
  }

  void collectElement(Operation *op, Value tensor, MutableOperandRange indices) {
    IndexedAccess access{op, tensor, {}};
    auto type = cast<RankedTensorType>(tensor.getType());
    for (auto [dimension, index] : llvm::enumerate(indices))
      add(access, index, dimension, type.getDimSize(dimension) - 1);
    if (!access.indices.empty())
      accesses.push_back(std::move(access));
  }

  /// A slice is in range if its first and its last element are.
  void collectSlice(OffsetSizeAndStrideOpInterface op, Value tensor) {
    IndexedAccess access{op, tensor, {}};
    auto type = cast<RankedTensorType>(tensor.getType());
    unsigned next = op.getOffsetSizeAndStrideStartOperandIndex();
    for (int64_t dimension = 0; dimension < type.getRank(); ++dimension) {
      // A slice is of static shape, so of static sizes; what strides it takes, no check can mend.
      if (op.isDynamicStride(dimension))
        unguarded.push_back(op);
      if (!op.isDynamicOffset(dimension))
        continue;
      OpOperand &offset = op->getOpOperand(next++);
      if (op.isDynamicStride(dimension) || op.isDynamicSize(dimension))
        continue;
      int64_t span = (op.getStaticSize(dimension) - 1) * op.getStaticStride(dimension);
      add(access, offset, dimension, type.getDimSize(dimension) - 1 - span);
    }
    if (!access.indices.empty())
      accesses.push_back(std::move(access));
  }

  void add(IndexedAccess &access, OpOperand &index, unsigned dimension, int64_t last) {
    if (!isWithin(ranges.getIntegers(index.get()), last))
      access.indices.push_back({&index, dimension, last});
  }

  /// The asserts that are to be counted: not those that hold always, and not those that hold
  /// wherever the indices that are checked are in range.
  void collectAsserts() {
    ValueRanges ifChecksHold;
    for (const IndexedAccess &access : accesses)
      for (const CheckedIndex &checked : access.indices)
        ifChecksHold.assume(checked.index->get(),
                            ConstantIntRanges::fromSigned(APInt(64, 0), APInt(64, checked.last)));
    model.walk([&](cf::AssertOp assertion) {
      if (!ifChecksHold.getIntegers(assertion.getArg()).umin().isOne())
        asserts.push_back(assertion);
    });
  }

  LogicalResult verify() {
    bool ok = true;
    for (Operation *op : unguarded) {
      op->emitError("takes a stride that depends on data, which cannot be checked; gather instead");
      ok = false;
    }
    for (const IndexedAccess &access : accesses) {
      ok &= succeeded(counter.verify(access.op, access.getIndexValues(), "an index"));
      for (const CheckedIndex &checked : access.indices)
        if (checked.last < 0) {
          access.op->emitError("reads more elements than there are along dimension ")
              << checked.dimension;
          ok = false;
        }
    }
    for (cf::AssertOp assertion : asserts)
      ok &= succeeded(counter.verify(assertion, assertion.getArg(), "an assertion"));
    return success(ok);
  }

  void guard(IndexedAccess &access) {
    Location loc = access.op->getLoc();
    counter.count(
        access.op, access.getIndexValues(),
        [&](OpBuilder &builder, ArrayRef<Value> indices) {
          Value violated;
          for (auto [index, checked] : llvm::zip_equal(indices, access.indices)) {
            // Taken as unsigned, a negative index is greater than any size.
            Value last = arith::ConstantIndexOp::create(builder, loc, checked.last);
            Value outside =
                arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ugt, index, last);
            violated = violated ? arith::OrIOp::create(builder, loc, violated, outside) : outside;
          }
          return violated;
        },
        describeIndices(access.indices, access.tensor));
    OpBuilder builder(access.op);
    for (const CheckedIndex &checked : access.indices) {
      Value first = arith::ConstantIndexOp::create(builder, loc, 0);
      Value last = arith::ConstantIndexOp::create(builder, loc, checked.last);
      Value positive = arith::MaxSIOp::create(builder, loc, checked.index->get(), first);
      checked.index->set(arith::MinSIOp::create(builder, loc, positive, last));
    }
  }

  void count(cf::AssertOp assertion) {
    Location loc = assertion.getLoc();
    counter.count(
        assertion, assertion.getArg(),
        [&](OpBuilder &builder, ArrayRef<Value> condition) {
          Value always = arith::ConstantIntOp::create(builder, loc, 1, 1);
          return arith::XOrIOp::create(builder, loc, condition.front(), always);
        },
        describeAssert(assertion.getMsg(), assertion.getArg()));
  }
};

} // namespace

FailureOr<GuardCounts> guardGathers(func::FuncOp model) { return GatherGuard{model}.run(); }

} // namespace pipeline
