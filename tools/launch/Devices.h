//===- Devices.h - What the ranks of a run compute on -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_DEVICES_H
#define PIPELINE_TOOLS_LAUNCH_DEVICES_H

#include "LaunchOptions.h"
#include "Processes.h"
#include "pipeline-runtime/Bundle.h"
#include "pipeline-runtime/CudaPlatform.h"

#include <functional>
#include <memory>
#include <vector>

namespace pipeline::launch {

/// Gives the runtime for CUDA to a run that needs it: loadCudaLibrary, or what a test has instead.
using CudaLoader = std::function<runtime::Status(const runtime::CudaLibrary *&)>;

/// The devices of a run.
struct Devices {
  /// Null where ranks compute on the host.
  const runtime::CudaLibrary *library = nullptr;
  /// By rank; none on the host.
  std::vector<runtime::CudaDevice> ofRanks;
};

/// Finds what \p ranks ranks of programs for \p target compute on; where they are several
/// processes, each finds its own, and all are told. Fails where that is not here, or is not what
/// the options say; loads nothing to a device.
runtime::Status findDevices(runtime::Target target, std::size_t ranks, const LaunchOptions &options,
                            const Processes &processes, const CudaLoader &load, Devices &devices);

/// Whether the devices can run the plan's kernels. The message of a failure follows the name of
/// what holds the plan.
runtime::Status checkKernels(const runtime::Plan &plan, const Devices &devices);

/// What ranks compute on and how they reach one another, as a run takes it.
struct Network {
  std::shared_ptr<runtime::Platform> platform;
  std::unique_ptr<runtime::Transport> transport;
};

/// Makes the transport of the options. Loads the kernels to the devices, if there are any; \p code
/// must outlive the network.
runtime::Status connect(const runtime::Plan &plan, const runtime::ProgramCode &code,
                        const LaunchOptions &options, const Processes &processes,
                        const Devices &devices, Network &network);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_DEVICES_H
