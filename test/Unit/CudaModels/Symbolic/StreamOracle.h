//===- StreamOracle.h - What the streams of all ranks order -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// S10 is proved rank by rank, so that it holds whatever the peers do. What a device sees
// is a little more: a message also orders what comes before its one side with what comes
// behind its other. This says, by definition and without a device, which edited programs
// race or hang there.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_STREAMORACLE_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_STREAMORACLE_H

#include "mlir/IR/BuiltinOps.h"

namespace pipeline::test {

enum class StreamVerdict {
  /// Any two accesses to a buffer of which one writes are ordered.
  Ordered,
  Races,
  /// Streams wait for ever.
  Hangs,
};

/// Of planned programs with streams, in one call of each.
StreamVerdict judgeStreams(mlir::ModuleOp module);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_STREAMORACLE_H
