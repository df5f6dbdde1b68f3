//===- CudaLibrary.cpp - The runtime for CUDA, where it is needed *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A user without a GPU has none of CUDA's libraries, so nothing that every run needs may link them.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/CudaPlatform.h"

#include <dlfcn.h>
#include <unistd.h>

namespace pipeline::runtime {

static constexpr const char *libraryName = "libPipelineRuntimeCuda.so";

/// The folder that this code was loaded from.
static std::string ownFolder() {
  Dl_info own;
  std::string path = dladdr(reinterpret_cast<const void *>(&loadCudaLibrary), &own) && own.dli_fname
                         ? own.dli_fname
                         : "";
  return path.substr(0, path.rfind('/') + 1);
}

Status loadCudaLibrary(const CudaLibrary *&library) {
  std::string path = ownFolder() + libraryName;
  if (access(path.c_str(), R_OK) != 0)
    return Status::failure("this runtime was built without CUDA: there is no '" + path +
                           "'; build it where the CUDA toolkit is found, or compile the model with "
                           "--target=cpu");
  // For all that is loaded later: rank programs call its functions.
  void *loaded = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (!loaded)
    return Status::failure("the runtime for CUDA can't be loaded: " + std::string(dlerror()) +
                           "; install CUDA's libraries (cudart, cuBLASLt), or name their folder in "
                           "LD_LIBRARY_PATH");
  auto *get = reinterpret_cast<decltype(&pipeline_rt_cuda_library)>(
      dlsym(loaded, "pipeline_rt_cuda_library"));
  library = get ? get() : nullptr;
  if (library && library->abi == PIPELINE_RT_ABI)
    return Status();
  return Status::failure("the runtime for CUDA '" + path +
                         "' is of another build: it has the ABI " +
                         (library ? std::to_string(library->abi) : "of none") +
                         ", and this runtime " + std::to_string(PIPELINE_RT_ABI));
}

} // namespace pipeline::runtime
