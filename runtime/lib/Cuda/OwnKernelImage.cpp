//===- OwnKernelImage.cpp - The runtime's own kernels, as nvcc compiled them -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

namespace {
// The fat binary of UpdateKernels.cu, written by bin2c.
#include "UpdateKernels.fatbin.inc"
} // namespace

namespace pipeline::runtime {

const void *ownKernelImage() { return updateKernels; }

} // namespace pipeline::runtime
