//===- PhaseVerifiers.h - What each phase promises --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One verifier per phase, over what no single op can check. Each emits its
// errors at the op that breaks a promise, with the promise's number.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PHASEVERIFIERS_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PHASEVERIFIERS_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// M1: a model holds layers and a return. M2: layers have names of their own.
/// M3: a layer makes the loss and every metric.
mlir::LogicalResult verifyModelPhase(mlir::func::FuncOp model);

/// P1: a partitioned model holds stages and a return. P2: stage k of the
/// partition is the k-th, once. P3: no stage is empty. And M2, M3.
mlir::LogicalResult verifyPartitionedPhase(mlir::func::FuncOp model);

/// G1 to G5, see pipe.graph.
mlir::LogicalResult verifyDifferentiatedPhase(GraphOp graph);

/// S1 to S4, S7 and S11 of every schedule of the graph.
mlir::LogicalResult verifyScheduledPhase(mlir::ModuleOp module, GraphOp graph);

/// R1 to R7, see pipe.program, for each number of microbatches.
mlir::LogicalResult verifyRankedPhase(mlir::ModuleOp module, GraphOp graph);

/// The ranked phase, and: A1: every buffer has an offset and the kinds sum to
/// the arena. A2: every function is on buffers and every action has the
/// workspace that it needs. A3: what lasts from step to step is at the same place
/// in all programs of a rank. A4: all programs have streams or none, and then S10 holds.
/// (That buffers do not overlap is pipe.program's own.)
mlir::LogicalResult verifyPlannedPhase(mlir::ModuleOp module, GraphOp graph);

/// S10 of a planned program with streams: any two accesses to the same bytes of which one
/// writes are ordered. An error is emitted at the later one.
mlir::LogicalResult verifyStreams(ProgramOp program);

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PHASEVERIFIERS_H
