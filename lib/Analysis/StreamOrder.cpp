//===- StreamOrder.cpp - What the streams of a device order -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/StreamOrder.h"

#include <algorithm>
#include <iterator>

namespace pipeline {

bool StreamOrder::Clock::covers(const Clock &other) const {
  for (unsigned stream = 0; stream < numStreams; ++stream)
    if (done[stream] < other.done[stream])
      return false;
  return true;
}

void StreamOrder::Clock::join(const Clock &other) {
  for (unsigned stream = 0; stream < numStreams; ++stream)
    done[stream] = std::max(done[stream], other.done[stream]);
}

StreamOrder::Clock StreamOrder::getRecorded(unsigned stream) const {
  Clock clock = known[stream];
  clock[stream] = numOps[stream];
  return clock;
}

/// Makes a cell that goes across `at` two.
void StreamOrder::split(int64_t at) {
  auto it = cells.lower_bound(at);
  if (it == cells.begin())
    return;
  auto before = std::prev(it);
  if (before->second.end <= at)
    return;
  cells.emplace_hint(it, at, before->second);
  before->second.end = at;
}

/// The cell that begins at `begin`; a new one ends where the next one begins, at `end` the latest.
StreamOrder::Cells::iterator StreamOrder::getCell(int64_t begin, int64_t end) {
  auto it = cells.lower_bound(begin);
  if (it != cells.end() && it->first == begin)
    return it;
  Cell cell;
  cell.end = it == cells.end() ? end : std::min(end, it->first);
  return cells.emplace_hint(it, begin, cell);
}

void StreamOrder::visitPredecessors(unsigned stream, llvm::ArrayRef<Access> accesses,
                                    llvm::function_ref<void(const Predecessor &)> visit) const {
  for (const Access &access : accesses) {
    auto it = cells.lower_bound(access.begin);
    if (it != cells.begin() && std::prev(it)->second.end > access.begin)
      --it;
    for (; it != cells.end() && it->first < access.end; ++it) {
      const Cell &cell = it->second;
      auto visitIfOther = [&](unsigned other, const Toucher &toucher, bool writes) {
        if (other != stream && toucher.number != 0)
          visit({other, toucher.number, toucher.name, writes, toucher.clock,
                 std::max(it->first, access.begin), std::min(cell.end, access.end)});
      };
      visitIfOther(cell.writer, cell.write, /*writes=*/true);
      for (unsigned other = 0; access.writes && other < numStreams; ++other)
        visitIfOther(other, cell.reads[other], /*writes=*/false);
    }
  }
}

void StreamOrder::run(unsigned stream, llvm::ArrayRef<Access> accesses) {
  ++numOps[stream];
  Toucher self{numOps[stream], 0, getRecorded(stream)};
  for (const Access &access : accesses) {
    self.name = access.name;
    split(access.begin);
    split(access.end);
    for (int64_t at = access.begin; at < access.end;) {
      Cell &cell = getCell(at, access.end)->second;
      if (access.writes) {
        // What comes after this write comes after what it came after.
        cell.writer = stream;
        cell.write = self;
        cell.reads = {};
      } else {
        cell.reads[stream] = self;
      }
      at = cell.end;
    }
  }
}

} // namespace pipeline
