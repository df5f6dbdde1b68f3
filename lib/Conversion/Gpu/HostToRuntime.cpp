//===- HostToRuntime.cpp - pipe-gpu-host-to-runtime -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires planned functions that launch kernels; establishes that all they do with
// the device is call the runtime for CUDA, as the rank that they are handed on.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/BufferAddress.h"
#include "../Cpu/CpuFunctions.h"
#include "GpuCode.h"

#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_HOSTTORUNTIMEPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

class HostLowering {
public:
  explicit HostLowering(ModuleOp module)
      : module(module), rewriter(module.getContext()),
        pointer(LLVM::LLVMPointerType::get(module.getContext())) {}

  LogicalResult run() {
    if (failed(numberKernels()) || failed(checkAddresses()))
      return failure();
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
      if (!isCpuFunction(function))
        continue;
      (void)function.insertArgument(0, pointer, DictionaryAttr::get(module.getContext()),
                                    function.getLoc());
      lowerOps(function);
    }
    return passRank();
  }

private:
  ModuleOp module;
  IRRewriter rewriter;
  LLVM::LLVMPointerType pointer;
  llvm::StringMap<int64_t> numbers;

  /// A kernel's number is its place in the module's list.
  LogicalResult numberKernels() {
    SmallVector<Attribute> names;
    if (auto kernels = module.lookupSymbol<gpu::GPUModuleOp>(kernelModuleName))
      for (auto kernel : kernels.getOps<gpu::GPUFuncOp>()) {
        numbers[kernel.getName()] = static_cast<int64_t>(names.size());
        names.push_back(StringAttr::get(module.getContext(), kernel.getName()));
      }
    module->setAttr(kernelListAttrName, ArrayAttr::get(module.getContext(), names));
    WalkResult result = module.walk([&](gpu::LaunchFuncOp launch) {
      if (numbers.contains(launch.getKernelName()))
        return WalkResult::advance();
      launch.emitOpError("launches a kernel that is not in @") << kernelModuleName;
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  Value i32(Location loc, int64_t value) {
    return arith::ConstantIntOp::create(rewriter, loc, value, 32);
  }
  Value i64(Location loc, int64_t value) {
    return arith::ConstantIntOp::create(rewriter, loc, value, 64);
  }

  void call(Location loc, StringRef name, ValueRange operands) {
    func::CallOp::create(rewriter, loc, declareRuntimeFunction(module, name, operands.getTypes()),
                         operands);
  }

  void lowerOps(func::FuncOp function) {
    Value rank = function.getArgument(0);
    function.walk([&](Operation *op) {
      rewriter.setInsertionPoint(op);
      if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
        lowerLaunch(launch, rank);
      else if (auto copy = dyn_cast<memref::CopyOp>(op))
        lowerCopy(copy, rank);
    });
  }

  void lowerLaunch(gpu::LaunchFuncOp launch, Value rank) {
    Location loc = launch.getLoc();
    SmallVector<Value> words;
    for (Value operand : launch.getKernelOperands()) {
      if (isa<MemRefType>(operand.getType()))
        words.push_back(getElementAddress(rewriter, loc, operand));
      else if (operand.getType().isIndex())
        words.push_back(arith::IndexCastOp::create(rewriter, loc, rewriter.getI64Type(), operand));
      else
        words.push_back(operand);
    }
    Value list = getWordList(launch, words.size());
    for (auto [i, word] : llvm::enumerate(words)) {
      Value place = LLVM::GEPOp::create(rewriter, loc, pointer, rewriter.getI64Type(), list,
                                        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
      LLVM::StoreOp::create(rewriter, loc, word, place);
    }
    SmallVector<Value> operands = {rank, i32(loc, numbers[launch.getKernelName()])};
    gpu::KernelDim3 grid = launch.getGridSizeOperandValues(),
                    block = launch.getBlockSizeOperandValues();
    for (Value size : {grid.x, grid.y, grid.z, block.x, block.y, block.z})
      operands.push_back(arith::IndexCastOp::create(rewriter, loc, rewriter.getI32Type(), size));
    // Block memory is static: the runtime adds none.
    llvm::append_values(operands, i32(loc, 0), list, i32(loc, static_cast<int64_t>(words.size())));
    call(loc, "pipeline_rt_cuda_launch", operands);
    rewriter.eraseOp(launch);
  }

  /// Memory for the arguments of a launch, on the stack, once per function and launch.
  Value getWordList(gpu::LaunchFuncOp launch, size_t count) {
    OpBuilder::InsertionGuard guard(rewriter);
    Block &entry = launch->getParentOfType<func::FuncOp>().getBody().front();
    rewriter.setInsertionPointToStart(&entry);
    Location loc = launch.getLoc();
    return LLVM::AllocaOp::create(rewriter, loc, pointer, rewriter.getI64Type(),
                                  i64(loc, static_cast<int64_t>(std::max<size_t>(count, 1))));
  }

  void lowerCopy(memref::CopyOp copy, Value rank) {
    Location loc = copy.getLoc();
    auto type = cast<MemRefType>(copy.getSource().getType());
    int64_t bytes = type.getNumElements() *
                    llvm::divideCeil(DataLayout().getTypeSizeInBits(type.getElementType()), 8);
    call(loc, "pipeline_rt_cuda_copy",
         {rank, getElementPointer(rewriter, loc, copy.getTarget()),
          getElementPointer(rewriter, loc, copy.getSource()), i64(loc, bytes)});
    rewriter.eraseOp(copy);
  }

  /// A call through an address hands on no rank.
  LogicalResult checkAddresses() {
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(&module.getBodyRegion());
    if (!uses)
      return module.emitError("has symbols whose uses are not known");
    for (SymbolTable::SymbolUse use : *uses) {
      auto function = module.lookupSymbol<func::FuncOp>(use.getSymbolRef().getRootReference());
      if (!function || !isCpuFunction(function) || isa<func::CallOp>(use.getUser()) ||
          isa_and_present<PipeDialect>(use.getUser()->getDialect()))
        continue;
      return use.getUser()->emitOpError("takes the address of @")
             << function.getName()
             << ", which works for a rank; only direct calls hand on the rank to code for the GPU";
    }
    return success();
  }

  /// Hands the rank on to functions and to calls of the runtime that lack it.
  LogicalResult passRank() {
    constexpr StringRef gemm = "pipeline_rt_cuda_gemm";
    if (auto function = module.lookupSymbol<func::FuncOp>(gemm))
      (void)function.insertArgument(0, pointer, DictionaryAttr::get(module.getContext()),
                                    function.getLoc());
    WalkResult result = module.walk([&](func::CallOp call) {
      auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
      if (!callee || !(isCpuFunction(callee) || callee.getName() == gemm))
        return WalkResult::advance();
      auto caller = call->getParentOfType<func::FuncOp>();
      if (caller.getNumArguments() == 0 || caller.getArgument(0).getType() != pointer) {
        call.emitOpError("calls @") << callee.getName()
                                    << ", which works for a rank, in a function without one; the "
                                       "first argument of @"
                                    << caller.getName() << " must be the rank";
        return WalkResult::interrupt();
      }
      SmallVector<Value> operands = {caller.getArgument(0)};
      llvm::append_range(operands, call.getOperands());
      call->setOperands(operands);
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }
};

struct HostToRuntimePass : impl::HostToRuntimePassBase<HostToRuntimePass> {
  using HostToRuntimePassBase::HostToRuntimePassBase;

  void runOnOperation() override {
    if (failed(HostLowering(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
