//===- Bufferize.cpp - pipe-cpu-bufferize ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires `pipe.function`s on tensors; establishes their form on buffers, with
// `memref.alloc` for temporaries. An input is never written, a result is computed
// where it belongs, an accumulator is updated in place.
//
// Layer functions go through one-shot bufferization with a boundary of our own: an
// argument enters the tensors of the body by to_tensor, writable if it is an
// accumulator, and a result leaves them by materialize_in_destination.
//
//===----------------------------------------------------------------------===//

#include "Bufferize.h"

#include "CpuFunctions.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_BUFFERIZEPASS
#include "pipeline/Conversion/Cpu/Passes.h.inc"

MemRefType getBufferType(Type tensor) {
  auto type = cast<RankedTensorType>(tensor);
  return MemRefType::get(type.getShape(), type.getElementType());
}

SmallVector<BlockArgument> bufferizeSignature(func::FuncOp function) {
  Block &entry = function.getBody().front();
  unsigned accumulators = getNumAccumulators(function);
  unsigned arguments = function.getNumArguments();
  unsigned plainResults = function.getNumResults() - accumulators;
  for (BlockArgument argument : entry.getArguments())
    argument.setType(getBufferType(argument.getType()));

  SmallVector<BlockArgument> destinations;
  for (Type type : function.getResultTypes().take_front(plainResults))
    destinations.push_back(entry.addArgument(getBufferType(type), function.getLoc()));
  for (unsigned i = arguments - accumulators; i < arguments; ++i)
    destinations.push_back(entry.getArgument(i));

  SmallVector<DictionaryAttr> argAttrs;
  function.getAllArgAttrs(argAttrs);
  argAttrs.resize(entry.getNumArguments(), DictionaryAttr::get(function.getContext()));
  function.removeResAttrsAttr();
  function.setFunctionType(
      FunctionType::get(function.getContext(), entry.getArgumentTypes(), TypeRange()));
  function.setAllArgAttrs(argAttrs);
  return destinations;
}

namespace {

/// Puts the boundary of a layer function into its body and bufferizes that.
struct BodyBufferizer {
  func::FuncOp function;
  IRRewriter rewriter{function.getContext()};

  LogicalResult run() {
    if (failed(checkOps()))
      return failure();
    exposeBoundary();
    separateInitialValues();
    if (failed(bufferization::eliminateEmptyTensors(rewriter, function)) ||
        failed(carryBuffersInPlace()))
      return failure();
    bufferization::OneShotBufferizationOptions options = getOptions();
    bufferization::BufferizationState state;
    if (failed(bufferization::runOneShotBufferize(function, options, state)))
      return failure();
    orderResultCopies();
    hoistTemporaries();
    return success();
  }

  static bufferization::OneShotBufferizationOptions getOptions() {
    bufferization::OneShotBufferizationOptions options;
    options.setFunctionBoundaryTypeConversion(bufferization::LayoutMapOption::IdentityLayoutMap);
    options.bufferizeFunctionBoundaries = false;
    options.bufferAlignment = PipeDialect::bufferAlignment;
    return options;
  }

  /// Reports what upstream would only call "not bufferized".
  LogicalResult checkOps() {
    bufferization::OneShotBufferizationOptions options = getOptions();
    WalkResult result = function.getBody().walk([&](Operation *op) {
      auto isTensor = [](Type type) { return isa<TensorType>(type); };
      if (isa<func::ReturnOp>(op) || (llvm::none_of(op->getOperandTypes(), isTensor) &&
                                      llvm::none_of(op->getResultTypes(), isTensor)))
        return WalkResult::advance();
      for (Type type : op->getResultTypes())
        if (auto tensor = dyn_cast<RankedTensorType>(type); tensor && !tensor.hasStaticShape()) {
          op->emitOpError("has a result of type ")
              << type << "; only tensors of static shape can be compiled for the CPU";
          return WalkResult::interrupt();
        }
      if (options.dynCastBufferizableOp(op) && !isa<CallOpInterface>(op))
        return WalkResult::advance();
      op->emitOpError("cannot be compiled for the CPU: it has no form on buffers");
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  void exposeBoundary() {
    Block &entry = function.getBody().front();
    unsigned arguments = function.getNumArguments();
    unsigned inputs = arguments - getNumAccumulators(function);
    SmallVector<Type> tensorTypes(function.getArgumentTypes());
    SmallVector<BlockArgument> destinations = bufferizeSignature(function);

    rewriter.setInsertionPointToStart(&entry);
    for (unsigned i = 0; i < arguments; ++i) {
      BlockArgument argument = entry.getArgument(i);
      auto tensor = bufferization::ToTensorOp::create(rewriter, argument.getLoc(), tensorTypes[i],
                                                      argument, /*restrict=*/true,
                                                      /*writable=*/i >= inputs);
      rewriter.replaceAllUsesExcept(argument, tensor, tensor);
    }
    // The destinations of accumulators are arguments, whose uses were just replaced.
    auto exit = cast<func::ReturnOp>(entry.getTerminator());
    rewriter.setInsertionPoint(exit);
    for (auto [value, destination] : llvm::zip_equal(exit.getOperands(), destinations))
      storeResult(value, destination);
    exit.getOperandsMutable().clear();
  }

  /// Says that `value` is to stand in `destination`. A reshape is undone on the
  /// destination, so that what is reshaped is computed there.
  void storeResult(Value value, Value destination) {
    Location loc = value.getLoc();
    while (Operation *reshape = value.getDefiningOp()) {
      if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(reshape)) {
        value = collapse.getSrc();
        destination =
            memref::ExpandShapeOp::create(rewriter, loc, collapse.getSrcType().getShape(),
                                          destination, collapse.getReassociationIndices());
      } else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape)) {
        value = expand.getSrc();
        destination = memref::CollapseShapeOp::create(rewriter, loc, destination,
                                                      expand.getReassociationIndices());
      } else {
        break;
      }
    }
    bufferization::MaterializeInDestinationOp::create(rewriter, loc, Type(), value, destination,
                                                      /*restrict=*/true, /*writable=*/true);
  }

  /// Gives everyone who updates a constant or an undefined tensor one of their own:
  /// of two that share one, the second would have to copy it.
  ///
  /// Two values of a loop that begin as one tensor are more than a waste: MLIR 22
  /// takes writes to the same slice of both for updates of one value, and merges
  /// them.
  void separateInitialValues() {
    SmallVector<Operation *> constants;
    function.walk([&](Operation *op) {
      if (op->getNumResults() == 1 && !op->getResult(0).hasOneUse() && isConstantTensor(op))
        constants.push_back(op);
    });
    // Fills before the empty tensors that they fill.
    for (Operation *op : llvm::reverse(constants))
      for (OpOperand &use :
           llvm::make_early_inc_range(llvm::drop_begin(op->getResult(0).getUses()))) {
        rewriter.setInsertionPoint(op);
        use.set(rewriter.clone(*op)->getResult(0));
      }
    function.walk([&](tensor::EmptyOp op) {
      for (OpOperand &use : llvm::make_early_inc_range(op->getUses()))
        if (!op->hasOneUse()) {
          rewriter.setInsertionPoint(op);
          use.set(rewriter.clone(*op)->getResult(0));
        }
    });
    function.walk([&](scf::ForOp loop) {
      llvm::SmallPtrSet<Value, 8> taken;
      rewriter.setInsertionPoint(loop);
      for (OpOperand &init : loop.getInitArgsMutable())
        if (isa<TensorType>(init.get().getType()) && !taken.insert(init.get()).second)
          init.set(bufferization::AllocTensorOp::create(
              rewriter, loop.getLoc(), cast<RankedTensorType>(init.get().getType()), ValueRange(),
              /*copy=*/init.get()));
    });
  }

  static bool isConstantTensor(Operation *op) {
    if (auto fill = dyn_cast<linalg::FillOp>(op))
      return fill.hasPureTensorSemantics() && fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
    auto write = dyn_cast<vector::TransferWriteOp>(op);
    return write && write.getBase().getDefiningOp<tensor::EmptyOp>() &&
           matchPattern(write.getValueToStore(), m_Constant());
  }

  /// A loop must yield the buffer that it was given. Where an author's loop
  /// computes a new value from the old, copies it there.
  LogicalResult carryBuffersInPlace() {
    bufferization::OneShotBufferizationOptions options = getOptions();
    // Only for the analysis: else it is an error there already.
    options.allowReturnAllocsFromLoops = true;
    bufferization::OneShotAnalysisState state(function, options);
    if (failed(bufferization::analyzeOp(function, state)))
      return failure();
    SmallVector<std::pair<OpOperand *, BlockArgument>> copies;
    function.walk([&](scf::ForOp loop) {
      for (auto [yielded, argument] :
           llvm::zip_equal(*loop.getYieldedValuesMutable(), loop.getRegionIterArgs()))
        if (isa<TensorType>(argument.getType()) &&
            !state.areEquivalentBufferizedValues(yielded.get(), argument))
          copies.emplace_back(&yielded, argument);
    });
    for (auto [yielded, argument] : copies) {
      rewriter.setInsertionPoint(yielded->getOwner());
      yielded->set(bufferization::MaterializeInDestinationOp::create(
                       rewriter, yielded->getOwner()->getLoc(), yielded->get(), argument)
                       ->getResult(0));
    }
    return success();
  }

  /// A result that could not be computed where it belongs is copied there at the
  /// end. Should it stand where another result belongs, that one has to wait.
  void orderResultCopies() {
    SmallVector<memref::CopyOp> copies;
    Operation *exit = function.getBody().front().getTerminator();
    // Those at the end: one before other work, such as the copy of a state as it was, has its
    // place.
    for (Operation *op = exit->getPrevNode();
         op && isa<memref::CopyOp, memref::AllocOp, ViewLikeOpInterface>(op);
         op = op->getPrevNode())
      if (auto copy = dyn_cast<memref::CopyOp>(op);
          copy && isa<BlockArgument>(copy.getTarget()) && copy.getSource() != copy.getTarget())
        copies.push_back(copy);
    BufferViewFlowAnalysis aliases(function);
    auto reads = [&](memref::CopyOp copy, Value buffer) {
      return aliases.resolve(getRoot(buffer)).contains(copy.getSource());
    };
    while (!copies.empty()) {
      auto *ready = llvm::find_if(copies, [&](memref::CopyOp copy) {
        return llvm::none_of(copies, [&](memref::CopyOp other) {
          return other != copy && reads(other, copy.getTarget());
        });
      });
      if (ready == copies.end()) {
        // A circle: one source moves out of the way.
        ready = copies.begin();
        rewriter.setInsertionPoint(exit);
        Value source = ready->getSource();
        Value saved = memref::AllocOp::create(rewriter, ready->getLoc(),
                                              cast<MemRefType>(ready->getTarget().getType()));
        memref::CopyOp::create(rewriter, ready->getLoc(), source, saved);
        ready->getSourceMutable().assign(saved);
        continue;
      }
      rewriter.moveOpBefore(*ready, exit);
      copies.erase(ready);
    }
  }

  /// The memory that a view is of.
  static Value getRoot(Value buffer) {
    while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
      buffer = view.getViewSource();
    return buffer;
  }

  /// All temporaries stand at the top: their lifetimes are planned from their uses.
  void hoistTemporaries() {
    Block &entry = function.getBody().front();
    function.walk([&](memref::AllocOp alloc) {
      if (alloc->getOperands().empty())
        rewriter.moveOpBefore(alloc, &entry, entry.begin());
    });
  }
};

struct BufferizePass : impl::BufferizePassBase<BufferizePass> {
  using BufferizePassBase::BufferizePassBase;

  void runOnOperation() override {
    FailureOr<SmallVector<func::FuncOp>> functions = getCpuFunctions(getOperation());
    if (failed(functions))
      return signalPassFailure();
    for (func::FuncOp function : *functions) {
      if (failed(verifyCpuFunction(function)) ||
          failed(callsCpuFunctions(function) ? bufferizeCalls(function) : bufferizeBody(function)))
        return signalPassFailure();
    }
  }
};

} // namespace

LogicalResult bufferizeBody(func::FuncOp function) { return BodyBufferizer{function}.run(); }

} // namespace pipeline
