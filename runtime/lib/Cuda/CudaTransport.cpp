//===- CudaTransport.cpp - What all networks between devices share -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTransport.h"

#include "HostMeter.h"

namespace pipeline::runtime {

std::string describeCall(cudaError_t error, const char *call) {
  ++callsOfThread;
  if (error == cudaSuccess)
    return std::string();
  return std::string(call) + " failed: " + cudaGetErrorString(error) + " (" +
         cudaGetErrorName(error) + ")";
}

bool CudaTransport::refuse(std::int32_t rank, const char *function) {
  fail("rank " + std::to_string(rank) + " calls " + function +
       ", but its memory is a device's: the program was not compiled for CUDA");
  return false;
}

bool CudaTransport::send(std::int32_t rank, std::int32_t, const void *, std::int64_t,
                         pipeline_rt_request &) {
  return refuse(rank, "pipeline_rt_send");
}

bool CudaTransport::receive(std::int32_t rank, std::int32_t, void *, std::int64_t,
                            pipeline_rt_request &) {
  return refuse(rank, "pipeline_rt_recv");
}

bool CudaTransport::wait(std::int32_t rank, pipeline_rt_request &) {
  return refuse(rank, "pipeline_rt_wait");
}

bool CudaTransport::sum(std::int32_t rank, double *, double *, std::int64_t) {
  return refuse(rank, "a sum over the ranks");
}

} // namespace pipeline::runtime
