//===- OwnKernels.h - The runtime's own kernels on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_OWNKERNELS_H
#define PIPELINE_TEST_FAKEDEVICE_OWNKERNELS_H

#include "FakeDevice.h"

namespace pipeline::fake {

/// Registers the kernels of runtime/lib/Cuda/UpdateKernels.cu: the same functions of each thread,
/// run for one thread after the other.
void addOwnKernels(FakeDevice &device);

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_OWNKERNELS_H
