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
    replacer.addReplacement(
        [](LLVM::LLVMPointerType type) { return LLVM::LLVMPointerType::get(type.getContext()); });
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
        .Case([&](NVVM::LdMatrixOp load) { convertLoad(load); })
        .Case([&](NVVM::MmaOp product) { convertProduct(product); })
        .Case([&](LLVM::CallIntrinsicOp call) {
          if (call.getIntrin() == "llvm.nvvm.ex2.approx.ftz")
            replaceByCall(op, "emulator_exp2", op->getOperands());
        })
        .Case([&](gpu::ReturnOp) { rewriter.replaceOpWithNewOp<func::ReturnOp>(op); });
  }

  Value makeNumber(Location loc, int32_t value) {
    return arith::ConstantIntOp::create(rewriter, loc, value, 32);
  }

  /// Replaces an op with a call that leaves its results with the thread; `part` gives them.
  void replaceByCalls(Operation *op, StringRef name, ValueRange operands, StringRef part) {
    Location loc = op->getLoc();
    auto type = cast<LLVM::LLVMStructType>(op->getResult(0).getType());
    // Pointers are the host's, see convert.
    SmallVector<Type> types(operands.getTypes());
    for (Type &operand : types)
      if (isa<LLVM::LLVMPointerType>(operand))
        operand = LLVM::LLVMPointerType::get(op->getContext());
    func::CallOp::create(rewriter, loc, declare(name, types, {}), operands);
    Value result = LLVM::PoisonOp::create(rewriter, loc, type);
    for (auto [i, element] : llvm::enumerate(type.getBody())) {
      Value number = makeNumber(loc, static_cast<int32_t>(i));
      Value value =
          func::CallOp::create(rewriter, loc, declare(part, number.getType(), element), number)
              .getResult(0);
      result = LLVM::InsertValueOp::create(rewriter, loc, result, value, static_cast<int64_t>(i));
    }
    rewriter.replaceOp(op, result);
  }

  /// Those that MatrixOps.h has; any other is left, and an error of what lowers it.
  void convertLoad(NVVM::LdMatrixOp load) {
    if (load.getNum() != 4 || load.getEltType() != NVVM::LdStMatrixEltType::B16 ||
        load.getShape().getM() != 8 || load.getShape().getN() != 8)
      return;
    Value transposed = makeNumber(load.getLoc(), load.getLayout() == NVVM::MMALayout::col);
    replaceByCalls(load, "emulator_ldmatrix", {load.getPtr(), transposed},
                   "emulator_ldmatrix_word");
  }

  void convertProduct(NVVM::MmaOp product) {
    NVVM::MMAShapeAttr shape = product.getShape();
    if (shape.getM() != 16 || shape.getN() != 8 || shape.getK() != 16 ||
        product.getMultiplicandAPtxType() != NVVM::MMATypes::bf16 ||
        product.getMultiplicandBPtxType() != NVVM::MMATypes::bf16)
      return;
    replaceByCalls(product, "emulator_mma", product->getOperands(), "emulator_mma_sum");
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
        return isa<gpu::BarrierOp, NVVM::Barrier0Op, NVVM::SyncWarpOp, NVVM::ShflOp,
                   NVVM::LdMatrixOp, NVVM::MmaOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

void convertKernel(gpu::GPUFuncOp kernel, ModuleOp module, StringRef name) {
  KernelConverter(module).convert(kernel, name);
}

} // namespace pipeline::test
