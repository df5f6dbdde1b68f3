//===- NcclMissing.cpp - In place of NCCL, where it was not built -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NcclTransport.h"

namespace pipeline::runtime {

Status createNcclTransport(const CudaOptions &, std::unique_ptr<CudaTransport> &) {
  return Status::failure("this runtime was built without NCCL; build it where CMake finds nccl.h, "
                         "or run all ranks in one process, by copies");
}

} // namespace pipeline::runtime
