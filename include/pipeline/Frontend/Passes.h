//===- Passes.h - From a framework's function to a model --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a framework exported, a function of upstream dialects with a scalar loss,
// becomes phase `model`. The passes' descriptions, with IR before and after, are
// in Passes.td and, generated, in docs/Passes.md.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_FRONTEND_PASSES_H
#define PIPELINE_FRONTEND_PASSES_H

#include "mlir/Pass/Pass.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Frontend/FindLayers.h"

namespace pipeline {

#define GEN_PASS_DECL
#include "pipeline/Frontend/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "pipeline/Frontend/Passes.h.inc"

} // namespace pipeline

#endif // PIPELINE_FRONTEND_PASSES_H
