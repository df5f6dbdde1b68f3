//===- ContractionForm.h - Contractions as calls of cuBLASLt ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_CONTRACTIONFORM_H
#define PIPELINE_LIB_CONVERSION_GPU_CONTRACTIONFORM_H

#include "../Cpu/GemmForm.h"

#include "pipeline/Dialect/PipeGpu/IR/PipeGpu.h"

namespace pipeline {

/// The form of `op` as its operands lie, or on tensors as if they were dense. None where what they
/// lie in is no matrix, or, with an epilogue, other than the dense form: the library gives what an
/// epilogue reads and writes the rows of the result.
std::optional<GemmForm> matchContraction(ContractionOp op);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_CONTRACTIONFORM_H
