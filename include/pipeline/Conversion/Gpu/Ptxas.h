//===- Ptxas.h - PTX to machine code ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The assembler of the CUDA toolkit, as a program: the compiler links nothing of CUDA,
// and needs the toolkit only where machine code is asked for.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_GPU_PTXAS_H
#define PIPELINE_CONVERSION_GPU_PTXAS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace pipeline {

/// Machine code for one architecture, and what ptxas said of its kernels: registers, memory,
/// spills.
struct Cubin {
  llvm::SmallVector<char, 0> code;
  std::string report;
};

/// Where ptxas is: on PATH, or in the toolkit that CUDA_HOME, CUDA_ROOT or CUDA_PATH names. An
/// error that says so if it is nowhere.
llvm::Expected<std::string> findPtxas();

/// The version of ptxas, which is that of its toolkit: `13.0.88`.
llvm::Expected<std::string> getPtxasVersion();

/// Assembles `ptx` for `arch`, such as sm_90. Products and sums are not merged.
llvm::Expected<Cubin> assemblePtx(llvm::StringRef ptx, llvm::StringRef arch);

} // namespace pipeline

#endif // PIPELINE_CONVERSION_GPU_PTXAS_H
