//===- EmulatedKernels.h - Kernels that run on the CPU ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stand-in for a GPU. The kernels are those that become PTX, with their gpu and NVVM
// ops as calls into the emulator; each thread of a block is a fiber that runs until it
// shuffles, waits or returns. Which fiber runs next, and which block, a seed decides: a
// result that depends on an order that nothing fixes differs between seeds. Threads of a
// warp that meet at different ops, or never, are errors.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_EMULATOR_EMULATEDKERNELS_H
#define PIPELINE_TEST_EMULATOR_EMULATEDKERNELS_H

#include "Fibers.h"
#include "ParameterAccess.h"

#include "pipeline/Conversion/Cpu/Engine.h"

#include "mlir/IR/BuiltinOps.h"

#include <memory>
#include <string>
#include <vector>

namespace pipeline::test {

class EmulatedKernels {
public:
  /// Compiles the kernels of `module`, which pipe-gpu-codegen has made; the module stays as it is.
  /// With \p watches, which takes time, misaligned accesses and races are found (AccessWatch.h).
  static llvm::Expected<std::unique_ptr<EmulatedKernels>>
  create(mlir::ModuleOp module, unsigned optLevel = 1, bool watches = false);

  struct Kernel {
    std::string name;
    std::vector<ParameterAccess> parameters;
    /// Bytes of each of its buffers in the memory of a block.
    std::vector<int64_t> blockMemory;
    /// Whether its threads may meet.
    bool meets = false;
    void (*entry)(const uint64_t *) = nullptr;
  };
  /// In the order of their numbers.
  const std::vector<Kernel> &getKernels() const { return kernels; }

  /// Runs a launch to its end. Empty, or what its threads did wrong.
  std::string run(const Kernel &kernel, Dim3 grid, Dim3 block, llvm::ArrayRef<uint64_t> arguments,
                  uint64_t seed) const;

private:
  bool watches = false;
  std::vector<Kernel> kernels;
  std::unique_ptr<CpuEngine> engine;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_EMULATOR_EMULATEDKERNELS_H
