//===- Diagnostics.h - The compiler's messages, for users -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_COMPILE_DIAGNOSTICS_H
#define PIPELINE_TOOLS_COMPILE_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

#include <string>

namespace pipeline::driver {

/// While it lives, prints each diagnostic as `FILE:LINE:COLUMN: error: ...`, or with the tool's
/// name where it is of no place, and its notes below. Not the line of the source that it is about:
/// the head of a large model is thousands of characters long.
class DiagnosticPrinter {
public:
  DiagnosticPrinter(mlir::MLIRContext &context, std::string tool);

private:
  void print(mlir::Diagnostic &diagnostic) const;

  const std::string tool;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_COMPILE_DIAGNOSTICS_H
