//===- Clock.h - The clock by which a run measures itself -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CLOCK_H
#define PIPELINE_RUNTIME_LIB_CLOCK_H

#include <chrono>

namespace pipeline::runtime {

using Clock = std::chrono::steady_clock;

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CLOCK_H
