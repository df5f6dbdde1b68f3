//===- BalancedPartition.h - Layers split into stages -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contiguous splits of a list of layers into stages, and the loads that ranks
// get from them. Numbers only: where costs come from, and what is done with a
// split, is said elsewhere.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_BALANCEDPARTITION_H
#define PIPELINE_ANALYSIS_BALANCEDPARTITION_H

#include "pipeline/Schedule/Placement.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace pipeline {

/// How layers are split into stages.
enum class PartitionStrategy {
  Balanced, ///< the largest load of a rank is as small as can be
  Uniform,  ///< equal numbers of layers, the first stages take what remains
  Explicit, ///< given
};

/// A contiguous split of layers into stages, none empty: stage s holds the layers
/// [ends[s - 1], ends[s]), from 0 on; the last end is the number of layers.
using Split = llvm::SmallVector<size_t>;

/// The first layer of a stage.
inline size_t getStageBegin(llvm::ArrayRef<size_t> ends, size_t stage) {
  return stage == 0 ? 0 : ends[stage - 1];
}

/// What every rank has to do for a microbatch: the costs of the layers of its
/// stages, and half of them for one of two copies.
llvm::SmallVector<double> getRankLoads(llvm::ArrayRef<double> costs, llvm::ArrayRef<size_t> ends,
                                       const schedule::Placement &placement);

/// Stages of as many layers each as can be. At least as many layers as stages, at
/// least one stage.
Split splitUniform(size_t layers, size_t stages);

/// The split whose costliest stage costs the least; of those, one whose stages are
/// near to their equal share. `costs` are positive and finite, at least as many as
/// stages, and their sum is finite. Exact: the least limit on the sum of a stage
/// that a greedy filling keeps to, found by bisection over all doubles, where the
/// sum of the layers [i, j) is the difference of two prefix sums. Takes O(64 n).
Split splitMinMax(llvm::ArrayRef<double> costs, size_t stages);

/// The split whose most loaded rank has the least load. With one stage for each
/// rank that is splitMinMax. With more, the loads are sums over a rank's stages: the
/// min-max split and the uniform one are improved, by moving one end or a run of
/// ends, until no move helps, and the better is taken: never worse than the min-max
/// split, but not always the best.
Split splitBalanced(llvm::ArrayRef<double> costs, const schedule::Placement &placement);

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_BALANCEDPARTITION_H
