//===- Host.cpp - The machine that a run ran on -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Host.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

namespace pipeline::driver {

Host getHost(const CpuEngineOptions &options) {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  Host host;
  host.cpu = options.cpu.empty() ? llvm::sys::getHostCPUName().str() : options.cpu;
  // AVX-512 as oneDNN takes it: its kernels need more than the foundation.
  if (features.lookup("avx512bw") && features.lookup("avx512vl") && features.lookup("avx512dq"))
    host.isa = "avx512";
  else if (features.lookup("avx2"))
    host.isa = "avx2";
  else
    host.isa =
        llvm::Triple::getArchTypeName(llvm::Triple(llvm::sys::getProcessTriple()).getArch()).str();
  return host;
}

} // namespace pipeline::driver
