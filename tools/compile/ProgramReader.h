//===- ProgramReader.h - A planned program as part of a plan ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_COMPILE_PROGRAMREADER_H
#define PIPELINE_TOOLS_COMPILE_PROGRAMREADER_H

#include "pipeline-runtime/Plan.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline::driver {

/// What a program in phase `planned` does and where its bytes are. Emits an error where it can't be
/// followed.
mlir::FailureOr<runtime::ProgramPlan> readProgram(ProgramOp program);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_COMPILE_PROGRAMREADER_H
