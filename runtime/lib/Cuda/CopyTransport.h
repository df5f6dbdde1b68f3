//===- CopyTransport.h - Ranks of one process, by copies between their arenas -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_COPYTRANSPORT_H
#define PIPELINE_RUNTIME_LIB_CUDA_COPYTRANSPORT_H

#include "CudaTransport.h"

namespace pipeline::runtime {

/// Each message is one copy from the sender's arena to the receiver's, ordered by events. Notices a
/// deadlock, and says what each rank waits for. \p devices has the device of each rank; where two
/// can access one another's memory, copies take that way.
std::unique_ptr<CudaTransport> createCopyTransport(std::vector<int> devices);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_COPYTRANSPORT_H
