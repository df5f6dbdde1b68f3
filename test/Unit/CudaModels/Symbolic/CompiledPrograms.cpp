//===- CompiledPrograms.cpp - Planned programs as code with symbolic kernels -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler's own way from programs to code of the host, but for the kernels: those
// are empty, and the fake device has others of their names.
//
//===----------------------------------------------------------------------===//

#include "CompiledPrograms.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Conversion/PipeToLLVM/EventNumbers.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace pipeline::test {
namespace {

/// Where the compiler expects kernels.
constexpr StringRef kernelModuleName = "pipe_kernels";

/// Gives each function its kernel, and a body that launches it.
void writeLaunches(ModuleOp module, ArrayRef<SymbolicFunction> functions) {
  module.getContext()->loadDialect<gpu::GPUDialect, arith::ArithDialect>();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto kernels = gpu::GPUModuleOp::create(builder, loc, kernelModuleName);
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(), builder.getUnitAttr());
  for (const SymbolicFunction &function : functions) {
    auto callee = module.lookupSymbol<func::FuncOp>(function.name);
    FunctionType type = callee.getFunctionType();
    builder.setInsertionPointToEnd(kernels.getBody());
    auto kernel = gpu::GPUFuncOp::create(builder, loc, function.name, type);
    kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), builder.getUnitAttr());
    builder.setInsertionPointToEnd(&kernel.getBody().front());
    gpu::ReturnOp::create(builder, loc);

    builder.setInsertionPointToStart(callee.addEntryBlock());
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    gpu::KernelDim3 size{one, one, one};
    gpu::LaunchFuncOp::create(builder, loc, kernel, size, size, /*dynamicSharedMemorySize=*/Value(),
                              callee.getArguments());
    func::ReturnOp::create(builder, loc);
  }
}

LogicalResult lower(ModuleOp module) {
  PassManager host(module.getContext());
  host.addPass(createConvertPipeToLLVMPass());
  host.addPass(createHostToRuntimePass());
  if (failed(host.run(module)))
    return failure();
  for (auto kernels : llvm::make_early_inc_range(module.getOps<gpu::GPUModuleOp>()))
    kernels.erase();
  PassManager code(module.getContext());
  buildCpuLoweringPipeline(code);
  return code.run(module);
}

template <typename T>
bool take(llvm::Expected<T> expected, T &value, std::string &error) {
  if (expected) {
    value = std::move(*expected);
    return true;
  }
  error = llvm::toString(expected.takeError());
  return false;
}

} // namespace

CompiledPrograms compileSymbolically(ModuleOp planned, ArrayRef<SymbolicFunction> functions) {
  CompiledPrograms compiled;
  OwningOpRef<ModuleOp> module = planned.clone();
  writeLaunches(*module, functions);
  if (failed(lower(*module))) {
    compiled.error = "the programs can't be lowered";
    return compiled;
  }
  if (!take(CpuEngine::create(*module, {.optLevel = 0}), compiled.engine, compiled.error))
    return compiled;
  for (auto program : planned.getOps<ProgramOp>()) {
    CompiledRank rank{{static_cast<std::int64_t>(*program.getArena()), nullptr, nullptr},
                      countEvents(program)};
    using EntryPoint = std::remove_pointer_t<runtime::RankProgram::EntryPoint>;
    if (!take(compiled.engine->lookupAs<EntryPoint>(getInitializeName(program)),
              rank.program.initialize, compiled.error) ||
        !take(compiled.engine->lookupAs<EntryPoint>(getStepName(program)), rank.program.step,
              compiled.error))
      return compiled;
    compiled.ranks.resize(std::max<std::size_t>(compiled.ranks.size(), program.getRank() + 1));
    compiled.ranks[program.getRank()] = rank;
  }
  return compiled;
}

} // namespace pipeline::test
