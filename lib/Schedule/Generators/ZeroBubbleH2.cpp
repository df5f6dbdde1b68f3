//===- ZeroBubbleH2.cpp - Schedule `zb-h2` ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// eager-1f1b with I in place of B, and W put off further than in zb-h1: stage
// s does W of its k-th microbatch after I of microbatch k+2s, the rest at the
// end. A rank holds up to 2p-1 microbatches. For that its span, from its first
// action to its last, has a bubble of no more than (p-1)(F+I-2W), none where F
// = I = W, as long as W <= F, W <= I and m >= 2p-1. The time line as a whole is
// not shorter than zb-h1's: the ranks start and end one after the other. That
// pays where the next iteration need not wait for all of them. (Qi et al., Zero
// Bubble Pipeline Parallelism, arXiv 2401.10241)
//
// p = 4, v = 1, m = 8, F = 1, I = 1, W = 1:
//
//     rank 0 | F0 F1 F2 F3 F4 F5 F6 I0 W0 F7 I1 W1 I2 W2 I3 W3 I4 W4 I5 W5 I6 W6 I7 W7 .  .  .
//     rank 1 | .  F0 F1 F2 F3 F4 I0 F5 I1 F6 I2 W0 F7 I3 W1 I4 W2 I5 W3 I6 W4 I7 W5 W6 W7 .  .
//     rank 2 | .  .  F0 F1 F2 I0 F3 I1 F4 I2 F5 I3 F6 I4 W0 F7 I5 W1 I6 W2 I7 W3 W4 W5 W6 W7 .
//     rank 3 | .  .  .  F0 I0 F1 I1 F2 I2 F3 I3 F4 I4 F5 I5 F6 I6 W0 F7 I7 W1 W2 W3 W4 W5 W6 W7
//
//===----------------------------------------------------------------------===//

#include "DelayedWeights.h"
#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

namespace pipeline::schedule {

Expected<Schedule> generateZeroBubbleH2(const Problem &problem, const GeneratorOptions &) {
  if (Status status = requireOneChunk(problem, "zb-h2", "interleaved-zb"); !status)
    return Error{status.error()};
  return alternateSplitBackwards(problem, "zb-h2", /*perStage=*/2);
}

} // namespace pipeline::schedule
