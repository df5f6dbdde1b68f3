//===- Host.h - The machine that a run ran on -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_HOST_H
#define PIPELINE_TOOLS_PIPELINE_RUN_HOST_H

#include "pipeline/Conversion/Cpu/Engine.h"

#include <string>

namespace pipeline::driver {

/// What a run records of its machine: contractions are the one thing whose rounding depends on it
/// (docs/Architecture.md, decision 11), so bits are compared between runs of one instruction set.
struct Host {
  /// LLVM's name of the processor that code is made for.
  std::string cpu;
  /// The widest vector instructions: avx512, avx2, or what else the processor is.
  std::string isa;
};

Host getHost(const CpuEngineOptions &options);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_HOST_H
