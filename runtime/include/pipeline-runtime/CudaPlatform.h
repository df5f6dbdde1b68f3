//===- CudaPlatform.h - Runs whose ranks compute on CUDA devices -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program that has rank programs for CUDA hands to Run beside them:
//
//   CudaRun cuda;
//   Status status = createCopyRun(options, cuda);
//   runOptions.platform = cuda.platform;
//   status = Run::create(runOptions, std::move(cuda.transport), run);
//
// It is in the library PipelineRuntimeCuda, which exists where the CUDA toolkit was found. Who does
// not link it, so that it also runs where there is nothing of CUDA, calls loadCudaLibrary where it
// is needed.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_CUDAPLATFORM_H
#define PIPELINE_RUNTIME_CUDAPLATFORM_H

#include "pipeline-runtime/Device.h"
#include "pipeline-runtime/KernelFiles.h"
#include "pipeline-runtime/Peers.h"
#include "pipeline-runtime/Transport.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace pipeline::runtime {

struct CudaOptions {
  /// Code for the device: a cubin, a fat binary, or PTX that ends in a zero.
  struct Module {
    /// For messages.
    std::string name;
    /// Not owned; needed as long as the run.
    const void *image = nullptr;
  };
  struct Kernel {
    /// Of `modules`.
    std::int32_t module = 0;
    std::string name;
  };
  struct Rank {
    /// The number that CUDA gives the device.
    int device = 0;
    /// Its program's events have numbers below that.
    std::int32_t events = 0;
  };

  std::vector<Module> modules;
  /// By the number that pipeline_rt_cuda_launch takes.
  std::vector<Kernel> kernels;
  /// By rank.
  std::vector<Rank> ranks;
  /// Whether a rank is one of this process.
  bool isHere(std::size_t rank) const {
    return !peers || static_cast<std::size_t>(peers->rank()) == rank;
  }
  /// Each program's step is given to CUDA once, as a graph, and later ones are a launch. Not with
  /// programs that run all steps in one call, and not with NCCL.
  bool graph = false;

  /// The pairs of ranks between which messages go.
  struct Channel {
    std::int32_t source = 0, destination = 0;
  };
  // For NCCL alone.

  /// All of them, in any order.
  std::vector<Channel> channels;
  /// The processes that have the other ranks, those of the run's options; null for all ranks in
  /// this one. Only what is said of this process's own rank's device counts then.
  std::shared_ptr<Peers> peers = nullptr;
  /// For making the connections of a rank, in which it waits for all others.
  std::chrono::duration<double> connectTime{300};
  /// A message that waits for its peer for that long, while its rank's host has nothing else to do,
  /// fails the run.
  std::chrono::duration<double> waitTime{600};
};

struct CudaRun {
  std::shared_ptr<Platform> platform;
  std::unique_ptr<Transport> transport;
};

/// Ranks that are threads of this process, on one device or several, whose messages are copies
/// between their arenas. Fails where there is no device or driver, a rank's device does not exist,
/// or code can't be loaded; the message says which.
PIPELINE_RT_API Status createCopyRun(const CudaOptions &options, CudaRun &run);

/// Ranks that are threads of this process, or one in each of several, each on a device of its own,
/// which NCCL connects. Fails as createCopyRun, and where there is no NCCL; which is loaded here,
/// and not linked. Where there are several processes, all call it.
PIPELINE_RT_API Status createNcclRun(const CudaOptions &options, CudaRun &run);

/// The devices of this machine, by their numbers. Fails where there is none, or no driver.
PIPELINE_RT_API Status listDevices(std::vector<CudaDevice> &devices);

/// The functions above, and what else a program must know that does not link them.
struct CudaLibrary {
  /// PIPELINE_RT_ABI, as the library was built.
  int abi = 0;
  /// Of the CUDA that it was built with: 13000 is 13.0.
  int version = 0;
  decltype(&runtime::listDevices) listDevices = nullptr;
  decltype(&runtime::createCopyRun) createCopyRun = nullptr;
  decltype(&runtime::createNcclRun) createNcclRun = nullptr;
};

/// Loads PipelineRuntimeCuda, which lies beside the runtime's own library, and keeps it: rank
/// programs that are loaded later find what they call. This function is in PipelineRuntime. Fails,
/// and says what is missing, where the runtime was built without CUDA or a library of CUDA's is not
/// there.
PIPELINE_RT_API Status loadCudaLibrary(const CudaLibrary *&library);

} // namespace pipeline::runtime

/// In PipelineRuntimeCuda: what loadCudaLibrary gives.
extern "C" PIPELINE_RT_API const pipeline::runtime::CudaLibrary *pipeline_rt_cuda_library();

#endif // PIPELINE_RUNTIME_CUDAPLATFORM_H
