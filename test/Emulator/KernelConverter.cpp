//===- KernelConverter.cpp - Kernels as functions of the CPU ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See KernelConverter.h.
//
//===----------------------------------------------------------------------===//

#include "KernelConverter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline::test {
namespace {

std::string nameOf(StringRef what, gpu::Dimension dimension) {
  return ("emulator_" + what + "_" + gpu::stringifyDimension(dimension)).str();
}

StringRef nameOf(NVVM::ShflKind kind) {
  switch (kind) {
  case NVVM::ShflKind::down:
    return "emulator_shuffle_down";
  case NVVM::ShflKind::up:
    return "emulator_shuffle_up";
  case NVVM::ShflKind::bfly:
    return "emulator_shuffle_xor";
  case NVVM::ShflKind::idx:
    return "emulator_shuffle_index";
  }
  llvm_unreachable("no kind of shuffle");
}

class KernelConverter {
public:
  explicit KernelConverter(ModuleOp module) : module(module), rewriter(module.getContext()) {}

  func::FuncOp convert(gpu::GPUFuncOp kernel, StringRef name) {
    rewriter.setInsertionPointToEnd(module.getBody());
    auto types = llvm::to_vector(kernel.getBody().getArgumentTypes());
    auto function =
        func::FuncOp::create(rewriter, kernel.getLoc(), name, rewriter.getFunctionType(types, {}));
    function.getBody().takeBody(kernel.getBody());
    function.walk([&](Operation *op) { convertOp(op); });
    // All memory is the host's.
    AttrTypeReplacer replacer;
    replacer.addReplacement([](MemRefType type) {
      return MemRefType::get(type.getShape(), type.getElementType(), type.getLayout(), Attribute());
    });
    replacer.recursivelyReplaceElementsIn(function, /*replaceAttrs=*/true, /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
    return function;
  }

private:
  ModuleOp module;
  IRRewriter rewriter;

  func::FuncOp declare(StringRef name, TypeRange operands, TypeRange results) {
    if (auto function = module.lookupSymbol<func::FuncOp>(name))
      return function;
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    auto function = func::FuncOp::create(builder, module.getLoc(), name,
                                         builder.getFunctionType(operands, results));
    function.setPrivate();
    return function;
  }

  void replaceByCall(Operation *op, StringRef name, ValueRange operands) {
    rewriter.replaceOpWithNewOp<func::CallOp>(
        op, declare(name, operands.getTypes(), op->getResultTypes()), operands);
  }

  void convertOp(Operation *op) {
    rewriter.setInsertionPoint(op);
    llvm::TypeSwitch<Operation *>(op)
        .Case(
            [&](gpu::ThreadIdOp id) { replaceByCall(op, nameOf("thread", id.getDimension()), {}); })
        .Case([&](gpu::BlockIdOp id) { replaceByCall(op, nameOf("block", id.getDimension()), {}); })
        .Case([&](gpu::BlockDimOp size) {
          replaceByCall(op, nameOf("block_size", size.getDimension()), {});
        })
        .Case([&](gpu::GridDimOp size) {
          replaceByCall(op, nameOf("grid", size.getDimension()), {});
        })
        .Case<gpu::BarrierOp, NVVM::Barrier0Op>(
            [&](Operation *) { replaceByCall(op, "emulator_barrier", {}); })
        .Case([&](NVVM::SyncWarpOp sync) { replaceByCall(op, "emulator_sync", sync.getMask()); })
        .Case([&](NVVM::ShflOp shuffle) { convertShuffle(shuffle); })
        .Case([&](gpu::ReturnOp) { rewriter.replaceOpWithNewOp<func::ReturnOp>(op); });
  }

  void convertShuffle(NVVM::ShflOp shuffle) {
    Location loc = shuffle.getLoc();
    Type word = rewriter.getI32Type(), type = shuffle.getVal().getType();
    auto toWord = [&](Value value) -> Value {
      return value.getType() == word ? value : arith::BitcastOp::create(rewriter, loc, word, value);
    };
    SmallVector<Value> operands = {shuffle.getThreadMask(), toWord(shuffle.getVal()),
                                   shuffle.getOffset(), shuffle.getMaskAndClamp()};
    func::FuncOp callee = declare(nameOf(shuffle.getKind()), ValueRange(operands).getTypes(), word);
    Value result = func::CallOp::create(rewriter, loc, callee, operands).getResult(0);
    if (type != word)
      result = arith::BitcastOp::create(rewriter, loc, type, result);
    rewriter.replaceOp(shuffle, result);
  }
};

} // namespace

bool mayMeet(gpu::GPUFuncOp kernel) {
  return kernel
      ->walk([](Operation *op) {
        return isa<gpu::BarrierOp, NVVM::Barrier0Op, NVVM::SyncWarpOp, NVVM::ShflOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

void convertKernel(gpu::GPUFuncOp kernel, ModuleOp module, StringRef name) {
  KernelConverter(module).convert(kernel, name);
}

} // namespace pipeline::test
