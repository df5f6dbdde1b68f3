//===- Dataflow.h - What an action needs ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which actions must have ended before an action may start. The same for
// every microbatch, so it is kept per stage.
//
// On a stage, always: the backward needs F, W needs I. Across stages: the
// edges of the chain (F(s) needs F(s-1), the backward of s needs the backward
// of s+1), with those of skip connections besides, or any list of edges
// instead.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_DATAFLOW_H
#define PIPELINE_SCHEDULE_DATAFLOW_H

#include "pipeline/Schedule/Expected.h"
#include "pipeline/Schedule/Problem.h"

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace pipeline::schedule {

/// A value of one microbatch goes from an action of one stage to an action of
/// another. The kinds are F and B, where B stands for "the backward": B, or I
/// where I and W are split. W neither gives a value to another stage nor takes
/// one.
struct StageEdge {
  Kind producerKind;
  int32_t producerStage;
  Kind consumerKind;
  int32_t consumerStage;

  friend auto operator<=>(const StageEdge &, const StageEdge &) = default;
};

/// An action that another one needs, of the same microbatch; kind B stands
/// for B or I.
struct Need {
  Kind kind;
  int32_t stage;

  friend bool operator==(const Need &, const Need &) = default;
};

class Dataflow {
public:
  /// The chain, and `extra` edges besides.
  static Expected<Dataflow> chain(const Problem &problem, std::span<const StageEdge> extra = {});

  /// No other cross-stage edges than `edges`.
  static Expected<Dataflow> fromEdges(const Problem &problem, std::span<const StageEdge> edges);

  /// This dataflow and more edges.
  Expected<Dataflow> with(std::span<const StageEdge> more) const;

  /// What an action of `kind` on `stage` needs, those on its own stage first.
  std::span<const Need> needs(Kind kind, int32_t stage) const;
  std::span<const Need> needs(const Action &action) const {
    return needs(action.kind, action.stage);
  }

  /// The cross-stage edges, sorted and without repetition.
  std::span<const StageEdge> edges() const { return crossStage; }

  int32_t stages() const { return numStages; }

private:
  Dataflow(int32_t stages, std::vector<StageEdge> edges);

  int32_t numStages;
  std::vector<StageEdge> crossStage;
  /// Needs of F of stage s, then of its backward, then of its W: list 3s, 3s+1
  /// and 3s+2, between consecutive offsets.
  std::vector<Need> list;
  std::vector<int32_t> offsets;
};

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_DATAFLOW_H
