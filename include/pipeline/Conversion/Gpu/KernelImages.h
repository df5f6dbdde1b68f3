//===- KernelImages.h - The kernels of a compiled module --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a bundle needs of `pipe-gpu-to-llvm` beside the host's object file.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_GPU_KERNELIMAGES_H
#define PIPELINE_CONVERSION_GPU_KERNELIMAGES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"

#include <string>
#include <vector>

namespace pipeline {

/// All kernels for one architecture.
struct KernelImage {
  /// Such as sm_90.
  std::string arch;
  std::string ptx;
  /// Machine code; empty if none was asked for.
  llvm::SmallVector<char, 0> cubin;
  /// What ptxas said; empty without machine code.
  std::string report;
};

struct KernelImages {
  /// In the order of the numbers that pipeline_rt_cuda_launch takes.
  std::vector<std::string> kernels;
  /// In the order in which architectures were asked for.
  std::vector<KernelImage> images;
};

/// Takes the kernels out of a module that `pipe-gpu-to-llvm` has lowered. What stays is the LLVM
/// dialect, for the host.
KernelImages takeKernelImages(mlir::ModuleOp module);

} // namespace pipeline

#endif // PIPELINE_CONVERSION_GPU_KERNELIMAGES_H
