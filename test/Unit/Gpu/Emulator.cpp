//===- Emulator.cpp - Runs kernels lane by lane on the CPU ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler's side: kernels become functions for the CPU. See Emulator.h.
//
//===----------------------------------------------------------------------===//

#include "Emulator.h"

#include "Fibers.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace pipeline::test {
namespace {

/// Makes a function for the CPU of each kernel.
struct KernelConverter {
  ModuleOp module;
  IRRewriter rewriter{module.getContext()};

  func::FuncOp declare(StringRef name, TypeRange operands, TypeRange results) {
    if (auto function = module.lookupSymbol<func::FuncOp>(name))
      return function;
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    auto function = func::FuncOp::create(builder, module.getLoc(), name,
                                         builder.getFunctionType(operands, results));
    function.setPrivate();
    return function;
  }

  func::FuncOp convert(gpu::GPUFuncOp kernel) {
    rewriter.setInsertionPointToEnd(module.getBody());
    auto types = llvm::to_vector(kernel.getBody().getArgumentTypes());
    // A function of the host may have the kernel's name.
    auto function =
        func::FuncOp::create(rewriter, kernel.getLoc(), "kernel." + kernel.getName().str(),
                             rewriter.getFunctionType(types, {}));
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

  void convertOp(Operation *op) {
    rewriter.setInsertionPoint(op);
    Location loc = op->getLoc();
    Type index = rewriter.getIndexType(), word = rewriter.getI32Type();
    auto call = [&](StringRef name, ValueRange operands, TypeRange results) {
      auto result = func::CallOp::create(rewriter, loc, declare(name, operands.getTypes(), results),
                                         operands);
      rewriter.replaceOp(op, result);
    };
    if (auto id = dyn_cast<gpu::ThreadIdOp>(op))
      call(id.getDimension() == gpu::Dimension::x ? "emulator_thread_x" : "emulator_thread_y", {},
           index);
    else if (isa<gpu::BlockIdOp>(op))
      call("emulator_block", {}, index);
    else if (auto sync = dyn_cast<NVVM::SyncWarpOp>(op))
      call("emulator_sync", sync.getMask(), {});
    else if (isa<gpu::ReturnOp>(op))
      rewriter.replaceOpWithNewOp<func::ReturnOp>(op);
    else if (auto shuffle = dyn_cast<NVVM::ShflOp>(op)) {
      Value value = shuffle.getVal();
      bool isFloat = value.getType().isF32();
      if (isFloat)
        value = arith::BitcastOp::create(rewriter, loc, word, value);
      SmallVector<Value> operands = {shuffle.getThreadMask(), value, shuffle.getOffset(),
                                     shuffle.getMaskAndClamp()};
      StringRef name = shuffle.getKind() == NVVM::ShflKind::down ? "emulator_shuffle_down"
                                                                 : "emulator_shuffle_index";
      Value result =
          func::CallOp::create(rewriter, loc, declare(name, ValueRange(operands).getTypes(), word),
                               operands)
              .getResult(0);
      if (isFloat)
        result = arith::BitcastOp::create(rewriter, loc, rewriter.getF32Type(), result);
      rewriter.replaceOp(op, result);
    }
  }
};

/// Adds @NAME.words, which takes the words of a launch.
void addWordEntry(ModuleOp module, StringRef name) {
  auto callee = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(module.getContext());
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(module.getContext()), pointer);
  auto entry = LLVM::LLVMFuncOp::create(builder, loc, (name + ".words").str(), type);
  builder.setInsertionPointToStart(entry.addEntryBlock(builder));
  SmallVector<Value> arguments;
  for (auto [i, argument] : llvm::enumerate(callee.getArgumentTypes())) {
    Value word =
        LLVM::GEPOp::create(builder, loc, pointer, builder.getI64Type(), entry.getArgument(0),
                            ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    arguments.push_back(LLVM::LoadOp::create(builder, loc, argument, word));
  }
  LLVM::CallOp::create(builder, loc, callee, arguments);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
}

} // namespace

LogicalResult EmulatedGpu::lower(ModuleOp module, const Configuration &configuration) {
  GpuCodegenOptions options;
  options.fuse = configuration.fuse;
  options.precision = precision;
  options.epilogues = epilogues;
  PassManager code(module.getContext());
  buildGpuCodegenPipeline(code, options);
  code.addPass(createHostToRuntimePass());
  code.nest<gpu::GPUModuleOp>().addPass(createLowerMathPass());
  if (failed(code.run(module)))
    return failure();
  kernels.clear();
  for (auto kernelModule : llvm::to_vector(module.getOps<gpu::GPUModuleOp>())) {
    for (auto function : llvm::to_vector(kernelModule.getOps<gpu::GPUFuncOp>())) {
      Kernel kernel;
      kernel.name = "kernel." + function.getName().str();
      for (BlockArgument memory : function.getWorkgroupAttributions()) {
        auto type = cast<MemRefType>(memory.getType());
        kernel.blockMemory.push_back(type.getNumElements() *
                                     getElementBytes(type.getElementType()));
      }
      KernelConverter{module}.convert(function);
      kernels.push_back(std::move(kernel));
    }
    kernelModule.erase();
  }
  PassManager host(module.getContext());
  buildCpuLoweringPipeline(host);
  if (failed(host.run(module)))
    return failure();
  for (const Kernel &kernel : kernels)
    addWordEntry(module, kernel.name);
  return success();
}

std::string EmulatedGpu::load(CpuEngine &engine) {
  for (Kernel &kernel : kernels) {
    auto entry = engine.lookupAs<void(const uint64_t *)>(kernel.name + ".words");
    if (!entry)
      return llvm::toString(entry.takeError());
    kernel.entry = *entry;
  }
  return "";
}

void EmulatedGpu::launch(const Launch &launch) {
  ++numLaunches;
  if (launch.kernel < 0 || launch.kernel >= static_cast<int32_t>(kernels.size()))
    return report("a launch of kernel " + std::to_string(launch.kernel) + ", which is none");
  const Kernel &kernel = kernels[launch.kernel];
  for (uint32_t i = 0; i < launch.grid && error.empty(); ++i) {
    // The memory of a block begins as anything.
    std::vector<std::vector<uint8_t>> memory;
    std::vector<uint64_t> words;
    for (int64_t bytes : kernel.blockMemory)
      memory.emplace_back(bytes + 64, 0xff);
    Block block;
    block.index = seed % 2 == 0 ? i : launch.grid - 1 - i;
    block.lanes = launch.lanes;
    block.rows = launch.rows;
    block.seed = seed;
    block.run = [&] {
      std::vector<uint64_t> all(launch.arguments, launch.arguments + launch.count);
      for (auto &bytes : memory)
        all.push_back((reinterpret_cast<uintptr_t>(bytes.data()) + 63) / 64 * 64);
      kernel.entry(all.data());
    };
    if (std::string message = runBlock(block); !message.empty())
      report(kernel.name + ": " + message);
  }
}

} // namespace pipeline::test
