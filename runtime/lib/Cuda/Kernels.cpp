//===- Kernels.cpp - The code that runs on devices -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "CudaTransport.h"

namespace pipeline::runtime {
namespace {

constexpr const char *ownNames[] = {
    "pipeline_rt_adamw",    "pipeline_rt_sgd",   "pipeline_rt_constants", "pipeline_rt_squares",
    "pipeline_rt_total",    "pipeline_rt_norms", "pipeline_rt_weights",   "pipeline_rt_fill",
    "pipeline_rt_epilogue", "pipeline_rt_sums"};

} // namespace

Kernels::~Kernels() {
  for (cudaLibrary_t library : libraries)
    (void)cudaLibraryUnload(library);
}

Status Kernels::loadLibrary(const std::string &name, const void *image) {
  if (!image)
    return Status::failure("the module '" + name + "' has no code for the device");
  cudaLibrary_t library = nullptr;
  std::string error =
      describeCall(cudaLibraryLoadData(&library, image, nullptr, nullptr, 0, nullptr, nullptr, 0),
                   "cudaLibraryLoadData");
  if (!error.empty())
    return Status::failure("the module '" + name + "' can't be loaded: " + error);
  libraries.push_back(library);
  return Status();
}

Status Kernels::find(cudaLibrary_t library, const std::string &libraryName,
                     const std::string &kernelName, cudaKernel_t &kernel) {
  std::string error = describeCall(cudaLibraryGetKernel(&kernel, library, kernelName.c_str()),
                                   "cudaLibraryGetKernel");
  if (error.empty())
    return Status();
  return Status::failure("the module '" + libraryName + "' has no kernel '" + kernelName +
                         "': " + error);
}

Status Kernels::load(const CudaOptions &options) {
  const std::string ownName = "the runtime's own";
  if (Status status = loadLibrary(ownName, ownKernelImage()); !status.ok())
    return status;
  for (std::size_t i = 0; i < std::size(ownNames); ++i)
    if (Status status = find(libraries[0], ownName, ownNames[i], own[i]); !status.ok())
      return status;

  for (const CudaOptions::Module &module : options.modules)
    if (Status status = loadLibrary(module.name, module.image); !status.ok())
      return status;
  for (const CudaOptions::Kernel &kernel : options.kernels) {
    if (kernel.module < 0 || static_cast<std::size_t>(kernel.module) >= options.modules.size())
      return Status::failure("the kernel '" + kernel.name + "' is in module " +
                             std::to_string(kernel.module) + " of " +
                             std::to_string(options.modules.size()));
    auto module = static_cast<std::size_t>(kernel.module);
    program.emplace_back();
    if (Status status =
            find(libraries[module + 1], options.modules[module].name, kernel.name, program.back());
        !status.ok())
      return status;
  }
  return Status();
}

Status Kernels::prepare() const {
  auto bring = [](cudaKernel_t kernel) {
    cudaFuncAttributes attributes;
    std::string error =
        describeCall(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
    return error.empty() ? Status() : Status::failure("a kernel can't be used: " + error);
  };
  for (cudaKernel_t kernel : own)
    if (Status status = bring(kernel); !status.ok())
      return status;
  for (cudaKernel_t kernel : program)
    if (Status status = bring(kernel); !status.ok())
      return status;
  return Status();
}

} // namespace pipeline::runtime
