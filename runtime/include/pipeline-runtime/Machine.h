//===- Machine.h - The machine that a run runs on ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What must be the same, or be there, where a program is compiled and where it runs.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_MACHINE_H
#define PIPELINE_RUNTIME_MACHINE_H

#include "pipeline-runtime/Export.h"

#include <string>
#include <string_view>
#include <vector>

namespace pipeline::runtime {

/// This process's architecture, as LLVM names it: `x86_64`.
PIPELINE_RT_API std::string_view architecture();

/// The features of processors of this architecture that compiled code may need and that can be
/// looked for here, by LLVM's names: `avx512bw`. Empty for architectures other than x86_64.
PIPELINE_RT_API const std::vector<std::string> &knownFeatures();

/// Whether this machine, and its operating system, has a feature; false for one that is not known.
PIPELINE_RT_API bool hasFeature(std::string_view feature);

/// The library that multiplies matrices, with its version: `oneDNN 2.6.3`.
PIPELINE_RT_API std::string contractionLibrary();

/// The instructions that it does it with: `avx512`, `avx2`, or the architecture. Contractions are
/// the one thing whose rounding depends on the machine (docs/Architecture.md, decision 11), so bits
/// are compared between runs of one instruction set. The environment can lower it
/// (ONEDNN_MAX_CPU_ISA).
PIPELINE_RT_API std::string contractionIsa();

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_MACHINE_H
