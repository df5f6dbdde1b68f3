//===- KernelFiles.h - Which kernels a device can run -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan for GPUs names files that each hold all of its kernels, as machine code of an architecture
// or as PTX. A run loads one of them, which all of its devices must be able to run.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_KERNELFILES_H
#define PIPELINE_RUNTIME_KERNELFILES_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Plan.h"
#include "pipeline-runtime/Status.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::runtime {

/// A CUDA device of this machine.
struct CudaDevice {
  /// That CUDA gives it.
  int number = 0;
  /// Its maker's name for it.
  std::string name;
  /// Its compute capability.
  int major = 0, minor = 0;

  /// The architecture of code for exactly such a device: `sm_90`.
  PIPELINE_RT_API std::string architecture() const;
  /// For messages: `device 0 (NVIDIA H200, sm_90)`.
  PIPELINE_RT_API std::string text() const;
};

/// An architecture that code is made for, by its name.
struct GpuArchitecture {
  /// What other devices run the code: newer ones, none, or newer ones of the family.
  enum class Reach { Newer, Itself, Family };

  int major = 0, minor = 0;
  Reach reach = Reach::Newer;

  /// Of `sm_90`, `sm_90a` or `sm_100f`; none for any other name.
  PIPELINE_RT_API static std::optional<GpuArchitecture> parse(std::string_view name);
};

/// Whether a device can run code of \p kind, which is not the host's. Machine code runs on devices
/// of one major version, from its minor version on; PTX, which the driver compiles, on all that are
/// at least as new.
PIPELINE_RT_API bool canRun(CodeKind kind, const GpuArchitecture &architecture,
                            const CudaDevice &device);

/// The number of the plan's file to load on devices, of which there is at least one: machine code
/// before PTX, the newest of each. Fails where none runs on all of them, or machine code was made
/// by another major version of CUDA than \p cudaVersion (13000 is 13.0). The message follows the
/// name of what holds the plan: "has ...".
PIPELINE_RT_API Status chooseKernelFile(const Plan &plan, int cudaVersion,
                                        const std::vector<CudaDevice> &devices, std::size_t &file);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_KERNELFILES_H
