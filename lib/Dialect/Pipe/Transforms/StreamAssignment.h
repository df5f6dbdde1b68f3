//===- StreamAssignment.h - Orders what streams do --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_STREAMASSIGNMENT_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_STREAMASSIGNMENT_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

/// Gives a planned program streams, records and waits in place of the waits of its host, such
/// that S10 holds and no wait can be left out. Fails, with an error, where the program can't be
/// followed.
mlir::LogicalResult assignStreams(ProgramOp program);

/// The waits of a program with streams, of which S10 holds, that can be left out all
/// together, and the records that nothing waits for then.
struct RedundantWaits {
  llvm::SmallVector<mlir::Operation *> waits, records;
};

/// Takes a few walks of the program, and more only where a wait orders something that may be
/// ordered without it. Fails where S10 does not hold.
mlir::FailureOr<RedundantWaits> findRedundantWaits(ProgramOp program);

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_STREAMASSIGNMENT_H
