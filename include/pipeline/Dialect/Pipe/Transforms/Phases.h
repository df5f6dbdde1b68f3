//===- Phases.h - The phases of a module ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module goes through named phases, see docs/Architecture.md. Which one it is
// in can be read off what it holds, so no attribute can disagree with it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PHASES_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PHASES_H

#include "mlir/IR/BuiltinOps.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

enum class Phase { None, Model, Partitioned, Differentiated, Scheduled, Ranked, Planned };

/// The name of a phase, as `--pipe-verify=phase=` takes it.
llvm::StringRef stringifyPhase(Phase phase);
/// The phase of that name.
std::optional<Phase> symbolizePhase(llvm::StringRef name);

/// The phase that `module` is in; `None` where it holds nothing of the dialect.
Phase getPhase(mlir::ModuleOp module);

/// Checks that `module` is in phase `required`, which `pass` starts from. The
/// error names the phase it is in and the pass that leads to the required one.
mlir::LogicalResult requirePhase(mlir::ModuleOp module, Phase required, llvm::StringRef pass);

/// The one `pipe.model` function of a module in phase model or partitioned.
/// Emits an error where there is another number of them.
mlir::FailureOr<mlir::func::FuncOp> getModel(mlir::ModuleOp module);

/// The one `pipe.graph` of a module in a phase from differentiated on.
mlir::FailureOr<GraphOp> getGraph(mlir::ModuleOp module);

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PHASES_H
