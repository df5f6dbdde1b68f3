//===- KernelPlan.cpp - Which ops of a function are which kernel *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See KernelPlan.h.
//
//===----------------------------------------------------------------------===//

#include "KernelPlan.h"

#include "GpuCode.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace pipeline {
namespace {

class Planner {
public:
  explicit Planner(func::FuncOp function) : function(function) {}

  FailureOr<SmallVector<PlannedKernel>> run() {
    // Once they are in memory, the kernels that need them are planned anew.
    do {
      for (Value value : passedOn)
        storeInMemory(value);
      reset();
      if (failed(collectWrites()) || failed(visit(function.getBody().front())))
        return failure();
    } while (!passedOn.empty());
    return std::move(kernels);
  }

private:
  struct Write {
    Operation *op;
    /// Null for one that may be anywhere.
    Value root;
  };
  func::FuncOp function;
  llvm::DenseMap<Operation *, int64_t> numbers;
  SmallVector<Write> writes;
  SmallVector<PlannedKernel> kernels;
  /// What ops of one kernel give and another kernel needs.
  llvm::SetVector<Value> passedOn;

  void reset() {
    numbers.clear();
    writes.clear();
    kernels.clear();
    passedOn.clear();
    int64_t number = 0;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) { numbers[op] = number++; });
  }

  /// Whether a value can lie in memory between two kernels.
  static bool isStorable(Value value) {
    if (auto vector = dyn_cast<VectorType>(value.getType()))
      return !vector.isScalable() && MemRefType::isValidElementType(vector.getElementType());
    return value.getType().isIntOrIndexOrFloat();
  }

  /// Stores a value where it is computed; ops behind that load it, each for itself.
  void storeInMemory(Value value) {
    OpBuilder builder(function.getBody());
    Location loc = value.getLoc();
    auto vector = dyn_cast<VectorType>(value.getType());
    auto type = vector ? MemRefType::get(vector.getShape(), vector.getElementType())
                       : MemRefType::get({}, value.getType());
    Value memory = memref::AllocOp::create(builder, loc, type,
                                           builder.getI64IntegerAttr(PipeDialect::bufferAlignment));
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    SmallVector<Value> first(type.getRank(), zero);
    SmallVector<bool> inBounds(type.getRank(), true);
    AffineMap map = builder.getMultiDimIdentityMap(type.getRank());

    llvm::MapVector<Operation *, SmallVector<OpOperand *>> uses;
    Block *block = value.getParentBlock();
    for (OpOperand &use : value.getUses())
      uses[block->findAncestorOpInBlock(*use.getOwner())].push_back(&use);
    for (auto &[user, ofUser] : uses) {
      builder.setInsertionPoint(user);
      Value loaded;
      if (vector) {
        Value padding = ub::PoisonOp::create(builder, loc, type.getElementType());
        loaded = vector::TransferReadOp::create(builder, loc, vector, memory, first, padding, map,
                                                inBounds);
      } else {
        loaded = memref::LoadOp::create(builder, loc, memory);
      }
      for (OpOperand *use : ofUser)
        use->set(loaded);
    }
    builder.setInsertionPointAfterValue(value);
    if (vector)
      vector::TransferWriteOp::create(builder, loc, value, memory, first, map, inBounds);
    else
      memref::StoreOp::create(builder, loc, value, memory);
  }

  LogicalResult collectWrites() {
    WalkResult result = function.walk([&](Operation *op) {
      if (op->getNumRegions() != 0 && !isa<linalg::LinalgOp>(op) && !isHostWork(op))
        return WalkResult::advance();
      if (isa<func::CallOp>(op)) {
        writes.push_back({op, nullptr});
        return WalkResult::advance();
      }
      auto accesses = collectAccesses(op);
      if (!accesses) {
        op->emitOpError("cannot be compiled for the GPU: its effect on memory is not known");
        return WalkResult::interrupt();
      }
      for (const MemoryAccess &access : *accesses)
        if (access.writes)
          writes.push_back({op, access.root});
      return WalkResult::skip();
    });
    return failure(result.wasInterrupted());
  }

  bool writesMemory(Operation *op) {
    return llvm::any_of(writes, [&](const Write &write) { return op->isAncestor(write.op); });
  }

  LogicalResult visit(Block &block) {
    SmallVector<Operation *> neighbours;
    auto finish = [&]() -> LogicalResult {
      LogicalResult result = neighbours.empty() ? success() : add(neighbours, nullptr);
      neighbours.clear();
      return result;
    };
    for (Operation &op : block.without_terminator()) {
      if (auto nest = dyn_cast<scf::ParallelOp>(op)) {
        if (failed(finish()) || failed(add(&op, nest)))
          return failure();
      } else if (isHostWork(&op) || isa<memref::CopyOp>(op)) {
        if (failed(finish()))
          return failure();
      } else if (containsHostWork(&op)) {
        auto loop = dyn_cast<scf::ForOp>(op);
        if (!loop || loop.getNumResults() != 0)
          return op.emitOpError(
              "holds work that the host starts, but depends on values that are on "
              "the device; only counted loops that carry nothing can be compiled "
              "for the GPU around contractions");
        if (failed(finish()) || failed(visit(*loop.getBody())))
          return failure();
      } else if (writesMemory(&op)) {
        neighbours.push_back(&op);
      }
    }
    return finish();
  }

  LogicalResult add(ArrayRef<Operation *> roots, scf::ParallelOp nest) {
    PlannedKernel kernel;
    kernel.place = roots.back();
    kernel.nest = nest;
    kernel.roots.assign(roots.begin(), roots.end());
    llvm::SetVector<Operation *> ops(roots.begin(), roots.end());
    for (size_t i = 0; i < ops.size(); ++i) {
      WalkResult result = ops[i]->walk([&](Operation *op) {
        for (Value operand : op->getOperands())
          if (failed(need(operand, ops, kernel)))
            return WalkResult::interrupt();
        return WalkResult::advance();
      });
      if (result.wasInterrupted())
        return failure();
    }
    kernel.ops.assign(ops.begin(), ops.end());
    llvm::sort(kernel.ops, [&](Operation *a, Operation *b) { return numbers[a] < numbers[b]; });
    for (Operation *op : kernel.ops)
      if (!llvm::is_contained(roots, op) && failed(checkReads(op, roots, ops)))
        return failure();
    if (nest)
      llvm::erase(kernel.ops, nest.getOperation());
    kernels.push_back(std::move(kernel));
    return success();
  }

  /// Makes `value` part of a kernel: by an op, or as a parameter.
  LogicalResult need(Value value, llvm::SetVector<Operation *> &ops, PlannedKernel &kernel) {
    Operation *definition = value.getDefiningOp();
    Operation *owner = definition ? definition : value.getParentBlock()->getParentOp();
    if (llvm::any_of(ops, [&](Operation *op) {
          return definition ? op->isAncestor(definition) : op->isAncestor(owner);
        }))
      return success();
    if (!definition || isa<memref::AllocOp>(definition)) {
      kernel.parameters.insert(value);
      return success();
    }
    if (writesMemory(definition)) {
      if (!isStorable(value))
        return definition->emitOpError("gives a value of type ")
               << value.getType() << " that another kernel needs, but that can't lie in memory";
      passedOn.insert(value);
      return success();
    }
    ops.insert(definition);
    return success();
  }

  /// What a kernel loads for itself must still be there.
  LogicalResult checkReads(Operation *op, ArrayRef<Operation *> roots,
                           const llvm::SetVector<Operation *> &ops) {
    auto accesses = collectAccesses(op);
    if (!accesses)
      return op->emitOpError("cannot be compiled for the GPU");
    for (const MemoryAccess &access : *accesses)
      for (const Write &write : writes)
        if ((!write.root || write.root == access.root) && isBetween(op, write.op, roots) &&
            llvm::none_of(ops, [&](Operation *own) { return own->isAncestor(write.op); }))
          return (op->emitOpError("is read by a kernel that runs after its memory has changed")
                      .attachNote(write.op->getLoc())
                  << "changed here");
    return success();
  }

  /// Whether `write` may run after `read` and before the kernel.
  bool isBetween(Operation *read, Operation *write, ArrayRef<Operation *> roots) {
    if (numbers[read] < numbers[write] && numbers[write] < numbers[roots.front()])
      return true;
    for (Operation *loop = roots.front()->getParentOp(); loop != function;
         loop = loop->getParentOp())
      if (loop->isAncestor(write) && !loop->isAncestor(read))
        return true;
    return false;
  }
};

} // namespace

FailureOr<SmallVector<PlannedKernel>> planKernels(func::FuncOp function) {
  return Planner(function).run();
}

} // namespace pipeline
