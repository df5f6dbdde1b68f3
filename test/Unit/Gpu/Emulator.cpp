//===- Emulator.cpp - Functions for the GPU, run on the CPU -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler's side. See Emulator.h.
//
//===----------------------------------------------------------------------===//

#include "Emulator.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace pipeline::test {

LogicalResult EmulatedGpu::lower(ModuleOp module, const Configuration &configuration) {
  GpuCodegenOptions options;
  options.fuse = configuration.fuse;
  options.precision = precision;
  options.epilogues = epilogues;
  PassManager code(module.getContext());
  buildGpuCodegenPipeline(code, options);
  if (failed(code.run(module)))
    return failure();
  // What is found does not depend on the order of threads, so one will do.
  auto compiled = EmulatedKernels::create(module, configuration.optLevel, /*watches=*/seed == 0);
  if (!compiled)
    return module.emitError() << llvm::toString(compiled.takeError());
  kernels = std::move(*compiled);
  PassManager host(module.getContext());
  host.addPass(createHostToRuntimePass());
  if (failed(host.run(module)))
    return failure();
  for (auto kernelModule : llvm::to_vector(module.getOps<gpu::GPUModuleOp>()))
    kernelModule.erase();
  PassManager lowering(module.getContext());
  buildCpuLoweringPipeline(lowering);
  return lowering.run(module);
}

void EmulatedGpu::launch(int32_t number, Dim3 grid, Dim3 block, ArrayRef<uint64_t> arguments) {
  ++numLaunches;
  if (number < 0 || number >= static_cast<int32_t>(kernels->getKernels().size()))
    return report("a launch of kernel " + std::to_string(number) + ", which is none");
  if (!error.empty())
    return;
  std::string message = kernels->run(kernels->getKernels()[number], grid, block, arguments, seed);
  if (!message.empty())
    report(message);
}

} // namespace pipeline::test
