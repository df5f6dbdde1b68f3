//===- Action.h - What a rank does next -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An action is a kind, a stage and a microbatch. Its text is the notation of
// torch.distributed.pipelining, which people already read: `2F7` is the
// forward of stage 2 on microbatch 7.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_ACTION_H
#define PIPELINE_SCHEDULE_ACTION_H

#include "pipeline/Schedule/Expected.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::schedule {

/// What is run. B does what I, then W do.
enum class Kind : uint32_t {
  F, ///< forward
  B, ///< full backward
  I, ///< backward for the gradients of the inputs
  W, ///< backward for the gradients of the weights
};

/// `F`, `B`, `I` or `W`.
char letterOf(Kind kind);

/// One entry of a rank's list, in eight bytes: schedules of production size
/// have tens of millions.
struct Action {
  Kind kind : 4;
  int32_t stage : 28;
  int32_t microbatch;

  constexpr Action() : Action(Kind::F, 0, 0) {}
  constexpr Action(Kind kind, int32_t stage, int32_t microbatch)
      : kind(kind), stage(stage), microbatch(microbatch) {}

  friend bool operator==(const Action &a, const Action &b) {
    return a.kind == b.kind && a.stage == b.stage && a.microbatch == b.microbatch;
  }
};
static_assert(sizeof(Action) == 8, "an action is to stay small");

/// The largest stage that an action can name.
constexpr int32_t maxStage = (1 << 27) - 1;

inline bool isForward(const Action &action) { return action.kind == Kind::F; }

/// Whether `action` makes the gradients that earlier stages wait for: B or I.
inline bool isBackward(const Action &action) {
  return action.kind == Kind::B || action.kind == Kind::I;
}

/// Whether `action` is the last that reads what its forward left: B, or W
/// where I and W are split.
inline bool endsMicrobatch(const Action &action) {
  return action.kind == Kind::B || action.kind == Kind::W;
}

/// Writes `action` as `STAGE KIND MICROBATCH` without spaces: `0F3`.
std::string toString(const Action &action);

/// Reads one action, such as `0F3`. Fails with the offending text and the
/// expected form.
Expected<Action> parseAction(std::string_view text);

/// Reads actions separated by white space or commas, such as `0F0 0F1, 0B0`.
Expected<std::vector<Action>> parseActions(std::string_view text);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_ACTION_H
