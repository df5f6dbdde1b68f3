//===- ZeroBubbleH1.cpp - Schedule `zb-h1` ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// 1f1b with I in place of B: the next rank waits only for I, and W fills what
// would be idle. Stage s does W of its k-th microbatch after I of microbatch
// k+s, the rest at the end. A microbatch is in flight until its W, so every
// rank holds p of them, which 1f1b needs on rank 0 only. The bubble shrinks
// from (p-1)(F+I+W) to (p-1)(F+I-W), as long as W <= F, W <= I and m >= p. (Qi
// et al., Zero Bubble Pipeline Parallelism, arXiv 2401.10241)
//
// p = 4, v = 1, m = 8, F = 1, I = 1, W = 1:
//
//     rank 0 | F0 F1 F2 F3 .  .  .  I0 W0 F4 I1 W1 F5 I2 W2 F6 I3 W3 F7 I4 W4 I5 W5 I6 W6 I7 W7
//     rank 1 | .  F0 F1 F2 .  .  I0 F3 I1 W0 F4 I2 W1 F5 I3 W2 F6 I4 W3 F7 I5 W4 I6 W5 I7 W6 W7
//     rank 2 | .  .  F0 F1 .  I0 F2 I1 F3 I2 W0 F4 I3 W1 F5 I4 W2 F6 I5 W3 F7 I6 W4 I7 W5 W6 W7
//     rank 3 | .  .  .  F0 I0 F1 I1 F2 I2 F3 I3 W0 F4 I4 W1 F5 I5 W2 F6 I6 W3 F7 I7 W4 W5 W6 W7
//
//===----------------------------------------------------------------------===//

#include "DelayedWeights.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateZeroBubbleH1(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireOneChunk(problem, "zb-h1", "interleaved-zb"); !status)
    return Error{status.error()};
  return alternateSplitBackwards(problem, "zb-h1", /*perStage=*/1);
}

} // namespace pipeline::schedule
