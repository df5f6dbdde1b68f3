//===- EmulatedModel.h - A model compiled to run without a GPU --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles an exported model as pipeline-run does. For CUDA, kernels do not become PTX
// but functions of the emulator; everything else, the host's code included, is what
// would run with a GPU.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_EMULATEDMODEL_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_EMULATEDMODEL_H

#include "EmulatedKernels.h"

#include "compile/Compile.h"

#include <memory>
#include <string>
#include <vector>

namespace pipeline::test {

/// What is compiled.
struct ModelSource {
  /// A file as torch-mlir exports it.
  std::string path;
  /// What find-layers looks for, as pipeline-import has it; empty for what it finds by itself.
  std::string layers;
  /// The result that says what a microbatch's loss counts for; empty for none.
  std::string lossWeight;
};

struct EmulatedModel {
  driver::CompiledModel compiled;
  /// Null where the target is the CPU.
  std::shared_ptr<EmulatedKernels> kernels;
};

/// Compiles a model with options of `pipe-compile`, written as for pipeline-opt: "ranks=2
/// schedule=zbv microbatches=4 target=cuda". An asynchronous schedule is one that updates weights
/// while microbatches are in flight. The error has what was emitted.
llvm::Expected<EmulatedModel> compileModel(const ModelSource &source, const std::string &options,
                                           bool isAsynchronous = false);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_EMULATEDMODEL_H
