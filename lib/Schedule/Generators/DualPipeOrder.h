//===- DualPipeOrder.h - The eight steps of a rank of DualPipe --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The published order of a rank, the same for dualpipe and dualpipev: see
// Lanes.h for what they share, and their files for what they trade.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_GENERATORS_DUALPIPEORDER_H
#define PIPELINE_LIB_SCHEDULE_GENERATORS_DUALPIPEORDER_H

#include "Lanes.h"

#include <vector>

namespace pipeline::schedule {

/// Writes the list of one rank. Each lane must have at least 2H microbatches.
class DualPipeOrder {
public:
  explicit DualPipeOrder(const Lanes &lanes)
      : near{lanes.near}, far{lanes.far}, depth(lanes.depth), distance(lanes.distance),
        count(lanes.count) {}

  std::vector<Action> write() {
    // A forward and a backward of every microbatch of both lanes, and the W of those that are
    // split.
    actions.reserve(4 * static_cast<size_t>(count) + 2 * static_cast<size_t>(depth));
    warmUp();
    steadyState();
    coolDown();
    return std::move(actions);
  }

private:
  /// A lane and how far it is.
  struct Progress {
    Lane lane;
    int32_t forwards = 0;
    int32_t backwards = 0;
  };

  void forward(Progress &on) { actions.push_back(on.lane.action(Kind::F, on.forwards++)); }
  void fullBackward(Progress &on) { actions.push_back(on.lane.action(Kind::B, on.backwards++)); }
  /// I now, and W later.
  void inputBackward(Progress &on) {
    Action action = on.lane.action(Kind::I, on.backwards++);
    actions.push_back(action);
    action.kind = Kind::W;
    pendingWeights.push_back(action);
  }
  /// The W that has waited longest.
  void weightBackward() { actions.push_back(pendingWeights[nextWeight++]); }

  void warmUp() {
    // 1. Microbatches of the near lane, until those of the far lane arrive.
    for (int32_t i = 0; i < 2 * (depth - 1 - distance); ++i)
      forward(near);
    // 2. Both lanes in turn, until the far lane's backwards arrive.
    for (int32_t i = 0; i < distance + 1; ++i) {
      forward(near);
      forward(far);
    }
    // 3. Only the far lane has backwards yet. I goes out first, and W fills the
    // time in which the next forward is on its way.
    for (int32_t i = 0; i < depth - 1 - distance; ++i) {
      inputBackward(far);
      weightBackward();
      forward(far);
    }
  }

  void steadyState() {
    // 4. A forward of one lane with a backward of the other.
    for (int32_t i = 0; i < count - 2 * depth + distance + 1; ++i) {
      forward(near);
      fullBackward(far);
      forward(far);
      fullBackward(near);
    }
    // 5. The near lane has no forwards left.
    for (int32_t i = 0; i < depth - 1 - distance; ++i) {
      fullBackward(far);
      forward(far);
      fullBackward(near);
    }
  }

  void coolDown() {
    // 6. Backwards of both lanes. From its middle on only I: other ranks wait
    // for the gradients of inputs, for those of weights nobody does.
    int32_t rounds = distance + 1;
    for (int32_t i = 0; i < 2 * rounds; ++i) {
      Progress &on = i % 2 == 0 ? far : near;
      if (i < rounds)
        fullBackward(on);
      else
        inputBackward(on);
    }
    // 7. Only the near lane has backwards left; W fills the gaps.
    for (int32_t i = 0; i < depth - 1 - distance; ++i) {
      weightBackward();
      inputBackward(near);
    }
    // 8. The rest of W.
    while (nextWeight < pendingWeights.size())
      weightBackward();
  }

  Progress near;
  Progress far;
  int32_t depth;
  int32_t distance;
  int32_t count;
  std::vector<Action> actions;
  std::vector<Action> pendingWeights;
  size_t nextWeight = 0;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_GENERATORS_DUALPIPEORDER_H
