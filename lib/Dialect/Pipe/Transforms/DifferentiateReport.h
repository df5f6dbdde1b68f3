//===- DifferentiateReport.h - What layers keep, as a table -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEREPORT_H
#define PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEREPORT_H

#include "DifferentiateProgram.h"
#include "llvm/Support/raw_ostream.h"

namespace pipeline {

/// Prints a table for each distinct layer of the model: the values of its forward
/// that its backward reads, what became of each, and why. Then what a microbatch
/// holds from its forward to its backward, in every mode. Layers were
/// differentiated with `reportSaved`.
void printSaved(llvm::raw_ostream &os, const FlatModel &model, const MicrobatchProgram &program,
                Recompute mode);

} // namespace pipeline

#endif // PIPELINE_LIB_DIALECT_PIPE_TRANSFORMS_DIFFERENTIATEREPORT_H
