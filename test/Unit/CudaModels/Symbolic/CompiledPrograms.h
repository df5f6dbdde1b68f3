//===- CompiledPrograms.h - Planned programs as code with symbolic kernels -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_COMPILEDPROGRAMS_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_COMPILEDPROGRAMS_H

#include "SymbolicRun.h"

#include "pipeline/Conversion/Cpu/Engine.h"

#include <memory>

namespace pipeline::test {

struct CompiledPrograms {
  /// Holds the code.
  std::unique_ptr<CpuEngine> engine;
  /// By rank.
  std::vector<CompiledRank> ranks;
  /// What went wrong, if anything.
  std::string error;
};

/// Compiles a copy of a module in phase planned with streams, in which each of \p functions becomes
/// the launch of one kernel with all its arguments, as the compiler compiles real ones.
CompiledPrograms compileSymbolically(mlir::ModuleOp planned,
                                     llvm::ArrayRef<SymbolicFunction> functions);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_COMPILEDPROGRAMS_H
