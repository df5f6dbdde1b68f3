//===- Emulator.h - Functions for the GPU, run on the CPU -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stand-in for the runtime for CUDA that enqueues nothing: a call does its work. The
// kernels run in the emulator (test/Emulator).
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_GPU_EMULATOR_H
#define PIPELINE_TEST_UNIT_GPU_EMULATOR_H

#include "EmulatedKernels.h"
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
  std::string load(CpuEngine &) override { return ""; }
  /// What functions get as their rank.
  void *getRank() override { return this; }
  std::string getName() const override { return "emulated, seed " + std::to_string(seed); }

  void launch(int32_t kernel, Dim3 grid, Dim3 block, llvm::ArrayRef<uint64_t> arguments);

  /// What went wrong in a launch; empty if nothing.
  std::string takeError() override { return std::exchange(error, {}); }
  void report(const std::string &message) {
    if (error.empty())
      error = message;
  }

  int64_t numLaunches = 0, numProducts = 0;
  /// Of the products, those with an epilogue, those of bf16, and those that give bf16.
  int64_t numEpilogues = 0, numRounded = 0, numRoundedResults = 0;

private:
  uint64_t seed;
  Precision precision;
  bool epilogues;
  std::string error;
  std::unique_ptr<EmulatedKernels> kernels;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_GPU_EMULATOR_H
