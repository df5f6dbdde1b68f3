//===- LaunchBundle.h - What pipeline-launch does ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_LAUNCH_LAUNCHBUNDLE_H
#define PIPELINE_TOOLS_PIPELINE_LAUNCH_LAUNCHBUNDLE_H

#include "launch/Devices.h"

#include <string>
#include <vector>

namespace pipeline::launch {

/// Runs the bundle that the arguments name, and gives the exit status of the process. Errors are
/// printed. What is wrong with the command line, the bundle, the devices, the data, the weights or
/// a file to be written is found before anything is loaded to a device or trained. \p place says
/// which of several processes this is; the first one prints and writes.
int launchBundle(const std::vector<std::string> &arguments, const CudaLoader &loadCuda,
                 const ProcessPlace &place = {});

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_PIPELINE_LAUNCH_LAUNCHBUNDLE_H
