//===- NcclLibrary.h - NCCL's functions, where the machine has them -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NCCL is loaded when a run asks for it, and nothing links it: a machine may have CUDA and not
// NCCL, and runs whose ranks are in one process do not need it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_NCCLLIBRARY_H
#define PIPELINE_RUNTIME_LIB_CUDA_NCCLLIBRARY_H

#include "pipeline-runtime/Status.h"

#include <nccl.h>

/// Every function that the runtime calls.
#define PIPELINE_NCCL_FUNCTIONS(X)                                                                 \
  X(ncclGetVersion)                                                                                \
  X(ncclGetErrorString)                                                                            \
  X(ncclGetLastError)                                                                              \
  X(ncclGetUniqueId)                                                                               \
  X(ncclCommInitRankConfig)                                                                        \
  X(ncclCommSplit)                                                                                 \
  X(ncclCommGetAsyncError)                                                                         \
  X(ncclCommFinalize)                                                                              \
  X(ncclCommDestroy)                                                                               \
  X(ncclCommAbort)                                                                                 \
  X(ncclGroupStart)                                                                                \
  X(ncclGroupEnd)                                                                                  \
  X(ncclSend)                                                                                      \
  X(ncclRecv)                                                                                      \
  X(ncclAllGather)

namespace pipeline::runtime {

struct NcclFunctions {
#define PIPELINE_NCCL_FUNCTION(NAME) decltype(&::NAME) NAME = nullptr;
  PIPELINE_NCCL_FUNCTIONS(PIPELINE_NCCL_FUNCTION)
#undef PIPELINE_NCCL_FUNCTION
};

/// NCCL's functions, for as long as the process lives. Fails, with a message that says what to do,
/// where the library is missing or older than what is called. The tests' fake has its own.
Status loadNccl(const NcclFunctions *&functions);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_NCCLLIBRARY_H
