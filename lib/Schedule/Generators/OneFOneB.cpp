//===- OneFOneB.cpp - Schedule `1f1b` -------------------------------------===//
//
// A rank warms up with as many forwards as there are stages after its own,
// then alternates one forward and one backward, then drains: gpipe's time,
// with at most p - s microbatches in flight on stage s. (Harlap et al.,
// PipeDream, arXiv 1806.03377, with a flush after every batch)
//
//===----------------------------------------------------------------------===//

#include "Preconditions.h"
#include "pipeline/Schedule/Generators.h"

#include <algorithm>

namespace pipeline::schedule {

Expected<Schedule> generateOneFOneB(const Problem &problem) {
  if (Status status = requireOneChunk(problem, "1f1b"); !status)
    return Error{status.error()};
  if (Status status = requireNoGroups(problem, "1f1b"); !status)
    return Error{status.error()};

  int32_t m = problem.microbatches;
  Schedule schedule{"1f1b", std::vector<std::vector<Action>>(problem.ranks)};
  for (int32_t stage = 0; stage < problem.ranks; ++stage) {
    std::vector<Action> &actions = schedule.ranks[problem.rankOf(stage)];
    actions.reserve(2 * static_cast<size_t>(m));
    int32_t warmUp = std::min(problem.ranks - 1 - stage, m);
    for (int32_t microbatch = 0; microbatch < warmUp; ++microbatch)
      actions.push_back({Kind::F, stage, microbatch});
    for (int32_t microbatch = warmUp; microbatch < m; ++microbatch) {
      actions.push_back({Kind::F, stage, microbatch});
      actions.push_back({Kind::B, stage, microbatch - warmUp});
    }
    for (int32_t microbatch = m - warmUp; microbatch < m; ++microbatch)
      actions.push_back({Kind::B, stage, microbatch});
  }
  return schedule;
}

} // namespace pipeline::schedule
