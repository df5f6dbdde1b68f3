//===- NcclTransport.h - Ranks that NCCL connects -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_NCCLTRANSPORT_H
#define PIPELINE_RUNTIME_LIB_CUDA_NCCLTRANSPORT_H

#include "CudaTransport.h"
#include "pipeline-runtime/CudaPlatform.h"

namespace pipeline::runtime {

/// Fails where there is no NCCL, or the options' channels or devices don't fit it.
Status createNcclTransport(const CudaOptions &options, std::unique_ptr<CudaTransport> &transport);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_NCCLTRANSPORT_H
