//===- Placement.cpp - Which rank owns which stage --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Placement.h"

#include "pipeline/Schedule/Action.h"

#include <charconv>

namespace pipeline::schedule {

std::string_view nameOf(PlacementKind kind) {
  switch (kind) {
  case PlacementKind::Loop:
    return "loop";
  case PlacementKind::V:
    return "v";
  case PlacementKind::Bidirectional:
    return "bidirectional";
  case PlacementKind::List:
    return "list";
  }
  return "";
}

Placement Placement::loop(int32_t ranks, int32_t chunks) {
  Placement placement;
  placement.shape = PlacementKind::Loop;
  placement.owners.reserve(static_cast<size_t>(ranks) * chunks);
  for (int32_t chunk = 0; chunk < chunks; ++chunk)
    for (int32_t rank = 0; rank < ranks; ++rank)
      placement.owners.push_back(rank);
  return placement;
}

Placement Placement::v(int32_t ranks, int32_t chunks) {
  Placement placement;
  placement.shape = PlacementKind::V;
  placement.owners.reserve(static_cast<size_t>(ranks) * chunks);
  for (int32_t chunk = 0; chunk < chunks; ++chunk)
    for (int32_t place = 0; place < ranks; ++place)
      placement.owners.push_back(chunk % 2 == 0 ? place : ranks - 1 - place);
  return placement;
}

Placement Placement::bidirectional(int32_t ranks, int32_t chunks) {
  Placement placement = loop(ranks, chunks);
  placement.shape = PlacementKind::Bidirectional;
  placement.mirrors.reserve(placement.owners.size());
  for (int32_t owner : placement.owners)
    placement.mirrors.push_back(ranks - 1 - owner);
  return placement;
}

Placement Placement::list(std::vector<int32_t> owners, std::vector<int32_t> mirrors) {
  Placement placement;
  placement.shape = PlacementKind::List;
  placement.owners = std::move(owners);
  placement.mirrors = std::move(mirrors);
  return placement;
}

Placement Placement::named(std::vector<int32_t> owners, std::vector<int32_t> mirrors,
                           int32_t ranks) {
  Placement given = list(std::move(owners), std::move(mirrors));
  int32_t chunks = given.stages() / ranks;
  for (const Placement &known :
       {loop(ranks, chunks), v(ranks, chunks), bidirectional(ranks, chunks)})
    if (known.hasSameOwners(given))
      return known;
  return given;
}

std::vector<std::vector<OwnedStage>> Placement::stagesByRank(int32_t ranks) const {
  std::vector<std::vector<OwnedStage>> stages(ranks);
  for (int32_t copy = 0; copy < copies(); ++copy)
    for (int32_t stage = 0; stage < this->stages(); ++stage)
      stages[ownerOf(stage, copy)].push_back({stage, copy});
  return stages;
}

bool Placement::isLoop(int32_t ranks) const {
  for (int32_t stage = ranks; stage < stages(); ++stage)
    if (owners[stage] != owners[stage - ranks])
      return false;
  return copies() == 1;
}

bool Placement::isV(int32_t ranks) const {
  for (int32_t stage = ranks; stage < stages(); ++stage) {
    int32_t turn = stage / ranks * ranks;
    if (owners[stage] != owners[2 * turn - 1 - stage])
      return false;
  }
  return copies() == 1;
}

std::string Placement::toString() const {
  if (shape != PlacementKind::List)
    return std::string(nameOf(shape));
  std::string text;
  for (int32_t copy = 0; copy < copies(); ++copy)
    for (int32_t stage = 0; stage < stages(); ++stage)
      text += (stage > 0 ? "," : copy > 0 ? "/" : "") + std::to_string(ownerOf(stage, copy));
  return text;
}

Expected<Placement> parsePlacement(std::string_view text, int32_t ranks, int32_t chunks) {
  if (ranks < 1 || chunks < 1 || chunks > maxStage / ranks)
    return Error{"a placement of " + std::to_string(ranks) + " ranks with " +
                 std::to_string(chunks) +
                 " chunks each is impossible: both must be at least 1, "
                 "and there may be " +
                 std::to_string(maxStage) + " stages"};
  if (text == "loop")
    return Placement::loop(ranks, chunks);
  if (text == "v")
    return Placement::v(ranks, chunks);
  if (text == "bidirectional")
    return Placement::bidirectional(ranks, chunks);

  std::vector<int32_t> owners[2];
  int copy = 0;
  for (const char *next = text.data(), *end = next + text.size();;) {
    int32_t owner = 0;
    auto [rest, error] = std::from_chars(next, end, owner);
    if (error != std::errc() || owner < 0)
      return Error{"'" + std::string(text) +
                   "' is no placement: write loop, v, bidirectional, or the rank of every stage, "
                   "such as 0,1,1,0"};
    owners[copy].push_back(owner);
    if (rest == end)
      break;
    if (*rest == '/' && copy == 0)
      copy = 1;
    else if (*rest != ',')
      return Error{"'" + std::string(text) + "' is no placement: '" + *rest +
                   "' stands where a comma should"};
    next = rest + 1;
  }
  if (copy == 1 && owners[0].size() != owners[1].size())
    return Error{"'" + std::string(text) + "' is no placement: it names the owners of " +
                 std::to_string(owners[0].size()) + " stages, but those of " +
                 std::to_string(owners[1].size()) + " second copies"};
  return Placement::list(std::move(owners[0]), std::move(owners[1]));
}

} // namespace pipeline::schedule
