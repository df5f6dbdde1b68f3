//===- NarrowCuts.h - Cuts where least crosses ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits a sequence without repetition. Knows nothing of ops.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_NARROWCUTS_H
#define PIPELINE_LIB_FRONTEND_LAYERS_NARROWCUTS_H

#include "llvm/ADT/ArrayRef.h"

#include <vector>

namespace pipeline {

/// Where to cut [begin, end), in ascending order, without its ends. Any part that can
/// be cut into two that each cost at least `smallest`, and of which each holds
/// something heavy, is cut where that is cheapest. Of places between the same two heavy
/// positions that are equally cheap, the last is taken, so that parts begin with what is
/// heavy; of other places, the one where the two parts differ least. No part then costs
/// less than `smallest`, and as few as can be more than twice that. `costs` and
/// `heavies` are sums over all positions before each, as in Sequence, `cuts` the price of
/// a cut there.
std::vector<size_t> findNarrowCuts(llvm::ArrayRef<double> costs, llvm::ArrayRef<size_t> heavies,
                                   llvm::ArrayRef<double> cuts, size_t begin, size_t end,
                                   double smallest);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_NARROWCUTS_H
