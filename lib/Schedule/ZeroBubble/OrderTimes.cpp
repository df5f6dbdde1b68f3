//===- OrderTimes.cpp - The times of an order that is changed ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderTimes.h"

#include <algorithm>

namespace pipeline::schedule::zerobubble {

/// Before and after all times, with room to add to.
static constexpr Ticks never = Ticks{1} << 60;

OrderTimes::OrderTimes(const TickProblem &problem)
    : problem(problem), stages(problem.stages), microbatches(problem.microbatches),
      actions(problem.actions()), block(microbatches + 1), stride(numWorks * block), guard(stride),
      links(stages), current(stages, actions) {
  for (int32_t stage = 0; stage < stages; ++stage) {
    heads.push_back(problem.head(stage));
    Ticks before = stage > 0 ? problem.latencies[stage - 1] : 0;
    Ticks after = stage + 1 < stages ? problem.latencies[stage] : 0;
    // W needs its I, which always lies behind it in the same list, and nothing
    // but the list's end needs W: the id after the last W takes no part.
    links[stage] = {{-stride, stride, -block},
                    {before, after, 0},
                    {stride, -stride, 1},
                    {after, before, 0},
                    {problem.costs[stage][Forward], problem.costs[stage][BackwardInput],
                     problem.costs[stage][BackwardWeight]}};
  }
  size_t places = static_cast<size_t>(stages) * actions;
  ids.resize(places);
  forwardsBefore.resize(places);
  backwardsBefore.resize(places);
  workLeft.resize(places);
  size_t numIds = static_cast<size_t>(stages + 2) * stride;
  ends.assign(numIds, -never);
  savedEnds.assign(numIds, -never);
  tails.assign(numIds, -never);
  positions.resize(numIds);
  savedWorks.resize(actions);
  windowEnds.resize(actions);
  cursors.resize(stages);
  resumedAt.resize(stages);
  clocks.resize(stages);
  isRunnable.resize(stages);
  missing.resize(stages);
  staleBefore.resize(stages);
  runnable.reserve(stages);
}

/// Numbers the actions of a stage between two positions, the latter included.
void OrderTimes::number(int32_t stage, int32_t from, int32_t to) {
  const Work *works = current.of(stage);
  // What comes before `from` has not changed since it was numbered.
  Counts counts = from == 0 ? Counts{} : countsBefore(stage, from);
  for (int32_t at = from; at <= to; ++at) {
    size_t place = placeOf(stage, at);
    forwardsBefore[place] = counts[Forward];
    backwardsBefore[place] = counts[BackwardInput];
    int32_t id = idOf(stage, works[at], counts[works[at]]++);
    ids[place] = id;
    positions[id] = at;
  }
  const Ticks *cost = links[stage].cost;
  Ticks left = to + 1 < actions ? workLeft[placeOf(stage, to + 1)] : 0;
  for (int32_t at = to; at >= from; --at)
    workLeft[placeOf(stage, at)] = left += cost[works[at]];
}

bool OrderTimes::load(const Order &order) {
  current = order;
  for (int32_t stage = 0; stage < stages; ++stage) {
    number(stage, 0, actions - 1);
    cursors[stage] = resumedAt[stage] = 0;
    clocks[stage] = 0;
    std::fill_n(ends.begin() + idOf(stage, Forward, 0), stride, never);
  }
  if (!simulate(never))
    return false;
  measure();
  savedEnds = ends;
  std::fill(staleBefore.begin(), staleBefore.end(), actions);
  tailsAreFresh = false;
  return true;
}

/// Runs every stage from its cursor on. What is yet to end has an end of never.
bool OrderTimes::simulate(Ticks limit) {
  wakeAll();
  int32_t finished = 0;
  while (!runnable.empty()) {
    int32_t stage = runnable.back();
    runnable.pop_back();
    isRunnable[stage] = false;
    missing[stage] = -1;
    const Link link = links[stage];
    const Work *works = current.of(stage);
    const int32_t *stageIds = ids.data() + placeOf(stage, 0);
    int32_t at = cursors[stage];
    Ticks clock = clocks[stage];
    bool ran = false;
    for (; at < actions; ++at) {
      Work work = works[at];
      int32_t id = stageIds[at];
      Ticks ready = ends[id + link.need[work]];
      if (ready == never) {
        missing[stage] = id + link.need[work];
        break;
      }
      clock = std::max(clock, ready + link.needLatency[work]) + link.cost[work];
      ends[id] = clock;
      ran = true;
    }
    cursors[stage] = at;
    clocks[stage] = clock;
    if (at == actions) {
      ++finished;
      if (clock - heads[stage] > limit)
        return false;
    } else if (clock - heads[stage] + workLeft[placeOf(stage, at)] > limit) {
      return false;
    }
    if (ran)
      wakeNeighbours(stage, ends);
  }
  return finished == stages;
}

void OrderTimes::measure() {
  largest = 0;
  sum = 0;
  for (int32_t stage = 0; stage < stages; ++stage) {
    Ticks span = clocks[stage] - heads[stage];
    largest = std::max(largest, span);
    sum += span;
  }
}

/// Also of the longest path from the start of an action, but from its end.
Ticks OrderTimes::tailBehind(int32_t id, int32_t stage, Work work) const {
  const Link &link = links[stage];
  return link.userLatency[work] + tails[id + link.user[work]];
}

/// Makes those stages run again that wait for what this one has done.
void OrderTimes::wakeNeighbours(int32_t stage, const std::vector<Ticks> &times) {
  for (int32_t other : {stage - 1, stage + 1})
    if (other >= 0 && other < stages && !isRunnable[other] && missing[other] >= 0 &&
        times[missing[other]] != never) {
      isRunnable[other] = true;
      runnable.push_back(other);
    }
}

/// Lets every stage run once.
void OrderTimes::wakeAll() {
  runnable.clear();
  for (int32_t stage = stages - 1; stage >= 0; --stage) {
    runnable.push_back(stage);
    isRunnable[stage] = true;
    missing[stage] = -1;
  }
}

/// Finds anew the tails that the last change of the order may have changed.
/// Those of actions that it can't be reached from are shorter than the tail
/// behind it.
void OrderTimes::findTails() {
  for (int32_t stage = 0; stage < stages; ++stage) {
    int32_t end = staleBefore[stage];
    cursors[stage] = end - 1;
    clocks[stage] = end < actions ? tails[ids[placeOf(stage, end)]] : -heads[stage];
    Counts counts{microbatches, microbatches, microbatches};
    if (end < actions)
      counts = countsBefore(stage, end);
    for (int32_t work = 0; work < numWorks; ++work)
      std::fill_n(tails.begin() + idOf(stage, static_cast<Work>(work), 0), counts[work], never);
  }
  wakeAll();
  while (!runnable.empty()) {
    int32_t stage = runnable.back();
    runnable.pop_back();
    isRunnable[stage] = false;
    missing[stage] = -1;
    const Link link = links[stage];
    const Work *works = current.of(stage);
    const int32_t *stageIds = ids.data() + placeOf(stage, 0);
    int32_t at = cursors[stage];
    Ticks tail = clocks[stage];
    bool ran = false;
    for (; at >= 0; --at) {
      Work work = works[at];
      int32_t id = stageIds[at];
      // W's user is the W after it, which lies behind it in the list.
      Ticks behind = tails[id + link.user[work]];
      if (behind == never) {
        missing[stage] = id + link.user[work];
        break;
      }
      tail = std::max(tail, behind + link.userLatency[work]) + link.cost[work];
      tails[id] = tail;
      ran = true;
    }
    cursors[stage] = at;
    clocks[stage] = tail;
    if (ran)
      wakeNeighbours(stage, tails);
  }
  tailsAreFresh = true;
}

/// Finds out which tails an accepted change makes stale, while they are still
/// those from before.
void OrderTimes::markStaleTails() {
  Ticks behind =
      last + 1 < actions ? tails[ids[placeOf(changedStage, last + 1)]] : -heads[changedStage];
  for (int32_t stage = 0; stage < stages; ++stage) {
    int32_t low = 0;
    int32_t high = stage == changedStage ? 0 : actions;
    const Work *works = current.of(stage);
    while (low < high) {
      int32_t middle = (low + high) / 2;
      if (tails[ids[placeOf(stage, middle)]] - links[stage].cost[works[middle]] < behind)
        high = middle;
      else
        low = middle + 1;
    }
    staleBefore[stage] = stage == changedStage ? last + 1 : low;
  }
  tailsAreFresh = false;
}

bool OrderTimes::isWindowLawful() const {
  int32_t stage = changedStage;
  const Work *works = current.of(stage);
  const std::array<int64_t, numWorks> &changes = problem.memoryChanges[stage];
  Counts counts = countsBefore(stage, first);
  int64_t held = 0;
  for (int32_t work = 0; work < numWorks; ++work)
    held += counts[work] * changes[work];
  for (int32_t at = first; at <= last; ++at) {
    Work work = works[at];
    ++counts[work];
    held += changes[work];
    if (counts[BackwardWeight] > counts[BackwardInput] || counts[BackwardInput] > counts[Forward] ||
        held > problem.limits[stage])
      return false;
  }
  return true;
}

/// Narrows the proposal to what differs and checks it.
bool OrderTimes::closeProposal() {
  Work *works = current.of(changedStage);
  while (first <= last && works[first] == savedWorks[first])
    ++first;
  if (first > last)
    return false;
  while (works[last] == savedWorks[last])
    --last;
  if (isWindowLawful())
    return true;
  withdraw();
  return false;
}

Ticks OrderTimes::longestPathThroughChange() {
  int32_t stage = changedStage;
  const Link &link = links[stage];
  const Work *works = current.of(stage);
  Counts counts = countsBefore(stage, first);
  Ticks clock = ends[ids[placeOf(stage, first - 1)]];
  for (int32_t at = first; at <= last; ++at) {
    Work work = works[at];
    int32_t id = idOf(stage, work, counts[work]++);
    clock = std::max(clock, (work == BackwardWeight ? -never : ends[id + link.need[work]]) +
                                link.needLatency[work]) +
            link.cost[work];
    windowEnds[at - first] = clock;
  }
  Ticks tail = last + 1 < actions ? tails[ids[placeOf(stage, last + 1)]] : -heads[stage];
  Ticks longest = clock + tail;
  for (int32_t at = last; at >= first; --at) {
    Work work = works[at];
    int32_t id = idOf(stage, work, --counts[work]);
    if (work != BackwardWeight)
      tail = std::max(tail, tailBehind(id, stage, work));
    longest = std::max(longest, windowEnds[at - first] + tail);
    tail += link.cost[work];
  }
  return longest;
}

/// The first position of a stage that starts at `time` or later.
int32_t OrderTimes::firstStartNotBefore(int32_t stage, Ticks time) const {
  int32_t low = 0;
  int32_t high = actions;
  const Work *works = current.of(stage);
  while (low < high) {
    int32_t middle = (low + high) / 2;
    if (ends[ids[placeOf(stage, middle)]] - links[stage].cost[works[middle]] < time)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/// Calls `visit` with the first id and the number of the actions of every work
/// that were simulated.
template <typename Visitor>
void OrderTimes::forResumed(Visitor visit) {
  for (int32_t stage = 0; stage < stages; ++stage) {
    int32_t at = resumedAt[stage];
    if (at == actions)
      continue;
    Counts counts = countsBefore(stage, at);
    for (int32_t work = 0; work < numWorks; ++work)
      visit(idOf(stage, static_cast<Work>(work), counts[work]), microbatches - counts[work]);
  }
}

bool OrderTimes::simulateChange(Ticks limit) {
  Ticks time = ends[ids[placeOf(changedStage, first - 1)]];
  for (int32_t stage = 0; stage < stages; ++stage)
    resumedAt[stage] = stage == changedStage ? first : firstStartNotBefore(stage, time);
  savedLargest = largest;
  savedSum = sum;
  number(changedStage, first, last);
  for (int32_t stage = 0; stage < stages; ++stage) {
    int32_t at = cursors[stage] = resumedAt[stage];
    clocks[stage] = at == 0 ? 0 : ends[ids[placeOf(stage, at - 1)]];
  }
  forResumed([&](int32_t id, int32_t count) { std::fill_n(ends.begin() + id, count, never); });
  if (!simulate(limit))
    return false;
  measure();
  return true;
}

void OrderTimes::accept() {
  forResumed([&](int32_t id, int32_t count) {
    std::copy_n(ends.begin() + id, count, savedEnds.begin() + id);
  });
  markStaleTails();
}

void OrderTimes::withdraw() {
  std::copy(savedWorks.begin() + first, savedWorks.begin() + last + 1,
            current.of(changedStage) + first);
}

void OrderTimes::reject() {
  withdraw();
  number(changedStage, first, last);
  forResumed([&](int32_t id, int32_t count) {
    std::copy_n(savedEnds.begin() + id, count, ends.begin() + id);
  });
  largest = savedLargest;
  sum = savedSum;
}

void OrderTimes::findCriticalPath(std::vector<Place> &path) {
  path.clear();
  int32_t stage = 0;
  for (int32_t other = 0; other < stages; ++other)
    if (ends[ids[placeOf(other, actions - 1)]] - heads[other] == largest)
      stage = other;
  int32_t position = actions - 1;
  while (true) {
    path.push_back({stage, position});
    if (position == 0)
      return;
    Work work = current.of(stage)[position];
    int32_t id = ids[placeOf(stage, position)];
    const Link &link = links[stage];
    Ticks start = ends[id] - link.cost[work];
    int32_t need = id + link.need[work];
    if (work != BackwardWeight && ends[need] + link.needLatency[work] == start) {
      stage += work == Forward ? -1 : 1;
      position = positions[need];
    } else {
      --position;
    }
  }
}

} // namespace pipeline::schedule::zerobubble
