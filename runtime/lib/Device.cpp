//===- Device.cpp - Where the interfaces of devices are at home -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Device.h"

namespace pipeline::runtime {

RankDevice::~RankDevice() = default;
Platform::~Platform() = default;

} // namespace pipeline::runtime
