//===- Kernels.h - The code that runs on devices -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_KERNELS_H
#define PIPELINE_RUNTIME_LIB_CUDA_KERNELS_H

#include "UpdateKernels.h"
#include "pipeline-runtime/CudaPlatform.h"

#include <cuda_runtime_api.h>

namespace pipeline::runtime {

/// The kernels of UpdateKernels.cu.
enum class OwnKernel {
  AdamW,
  Sgd,
  Constants,
  Squares,
  Total,
  Norms,
  Weights,
  Fill,
  Epilogue,
  Sums
};

/// A fat binary of them. (Where it comes from is the build's affair: Image.cpp.in.)
const void *ownKernelImage();

/// The code of a run, loaded once for all its ranks and devices.
class Kernels {
public:
  Kernels() = default;
  ~Kernels();
  Kernels(const Kernels &) = delete;
  Kernels &operator=(const Kernels &) = delete;

  Status load(const CudaOptions &options);

  /// Brings all kernels to the thread's device. CUDA would do that at the first launch of each, for
  /// which it may wait until the device is idle: for ever, where that waits for a message of a peer
  /// that waits for the very kernel.
  Status prepare() const;

  std::int32_t count() const { return static_cast<std::int32_t>(program.size()); }
  cudaKernel_t operator[](std::int32_t kernel) const { return program[kernel]; }

  /// Launches one of the runtime's own, all of which have one parameter.
  template <typename Arguments>
  cudaError_t launch(OwnKernel kernel, std::int64_t blocks, const Arguments &arguments,
                     cudaStream_t stream) const {
    void *pointers[] = {const_cast<Arguments *>(&arguments)};
    return cudaLaunchKernel(own[static_cast<int>(kernel)], dim3(static_cast<unsigned>(blocks)),
                            dim3(threadsOfBlock), pointers, 0, stream);
  }

private:
  Status loadLibrary(const std::string &name, const void *image);
  static Status find(cudaLibrary_t library, const std::string &libraryName,
                     const std::string &kernelName, cudaKernel_t &kernel);

  std::vector<cudaLibrary_t> libraries;
  std::vector<cudaKernel_t> program;
  cudaKernel_t own[10] = {};
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_KERNELS_H
