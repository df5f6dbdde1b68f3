//===- Passes.td - From a framework's function to a model ---*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_FRONTEND_PASSES_TD
#define PIPELINE_FRONTEND_PASSES_TD

include "mlir/Pass/PassBase.td"

// In the order in which `pipeline-import linalg` runs them. The IR in their
// descriptions is run by test/Frontend.

#endif // PIPELINE_FRONTEND_PASSES_TD
