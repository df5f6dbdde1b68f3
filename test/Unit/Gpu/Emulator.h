//===- Emulator.h - Runs kernels lane by lane on the CPU --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stand-in for the runtime for CUDA. The kernels are those that become PTX, with
// their gpu and NVVM ops as calls into the emulator; each thread of a block is a fiber
// that runs until it shuffles, waits or returns. Which fiber runs next, and which
// block, a seed decides: a result that depends on an order that nothing fixes differs
// between seeds. Threads of a warp that meet at different ops, or never, are errors.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_GPU_EMULATOR_H
#define PIPELINE_TEST_UNIT_GPU_EMULATOR_H

#include "Harness.h"

#include "pipeline/Conversion/Gpu/Passes.h"

#include <utility>

namespace pipeline::test {

/// The code generation for the GPU as a way to compile for the harness.
class EmulatedGpu : public Backend {
public:
  explicit EmulatedGpu(uint64_t seed, Precision precision = Precision::f32, bool epilogues = true)
      : seed(seed), precision(precision), epilogues(epilogues) {}

  mlir::LogicalResult lower(mlir::ModuleOp module, const Configuration &configuration) override;
  std::vector<CpuEngine::Symbol> getSymbols() override;
  std::string load(CpuEngine &engine) override;
  /// What functions get as their rank.
  void *getRank() override { return this; }
  std::string getName() const override { return "emulated, seed " + std::to_string(seed); }

  struct Launch {
    int32_t kernel;
    uint32_t grid, lanes, rows;
    const uint64_t *arguments;
    int32_t count;
  };
  void launch(const Launch &launch);

  /// What went wrong in a launch; empty if nothing.
  std::string takeError() override { return std::exchange(error, {}); }
  void report(const std::string &message) {
    if (error.empty())
      error = message;
  }

  int64_t numLaunches = 0, numProducts = 0;
  /// Of the products, those with an epilogue, and those of bf16.
  int64_t numEpilogues = 0, numRounded = 0;

private:
  struct Kernel {
    std::string name;
    /// Bytes of each of its buffers in the memory of a block.
    std::vector<int64_t> blockMemory;
    void (*entry)(const uint64_t *) = nullptr;
  };
  uint64_t seed;
  Precision precision;
  bool epilogues;
  std::string error;
  std::vector<Kernel> kernels;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_GPU_EMULATOR_H
