//===- Traces.cpp - The traces of all ranks ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Traces.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace pipeline::launch {

using runtime::Status;
using runtime::TraceEvent;
using Json = nlohmann::json;

namespace {

/// Messages to and fro in a comparison, of which the quickest counts.
constexpr int rounds = 16;
/// Events that travel at once.
constexpr std::size_t eventsOfPiece = std::size_t{1} << 14;

} // namespace

Status Traces::begin() { return areAskedFor ? compareClocks(before) : Status(); }

Status Traces::gather(std::vector<runtime::TraceTrack> &tracks) {
  if (!areAskedFor)
    return Status();
  if (Status status = compareClocks(behind); !status.ok())
    return status;
  tracks = run.trace();
  return processes.areSeveral() ? exchange(tracks) : Status();
}

//===--- Clocks -----------------------------------------------------------===//

/// What rank 0 sends ends a collective elsewhere; the time when it did is in the next one.
Status Traces::compareClocks(Comparison &comparison) {
  if (!processes.areSeveral())
    return Status();
  std::int64_t quickest = 0, sent = 0;
  std::string own;
  for (int round = 0; round <= rounds; ++round) {
    std::vector<std::string> all;
    if (Status status = processes.peers->gather(own, all); !status.ok())
      return status;
    std::int64_t now = run.traceTime(), taken = now - sent;
    own = Json(now).dump();
    if (round == 1 || (round > 1 && taken < quickest)) {
      quickest = taken;
      comparison = {sent + taken / 2, {}};
      for (const std::string &text : all)
        comparison.ahead.push_back(
            text.empty() ? 0 : Json::parse(text).get<std::int64_t>() - comparison.time);
    }
    sent = now;
  }
  return Status();
}

/// A time of another process's trace as one of rank 0's.
std::int64_t Traces::convert(std::size_t rank, std::int64_t time) const {
  if (rank == 0)
    return time;
  std::int64_t ahead = before.ahead[rank], between = behind.time - before.time;
  double passed = static_cast<double>(time - ahead - before.time);
  double gained = static_cast<double>(behind.ahead[rank] - ahead);
  return time - ahead - (between > 0 ? std::llround(gained * passed / between) : 0);
}

//===--- Events -----------------------------------------------------------===//

static Json write(const TraceEvent &event) {
  return {static_cast<int>(event.kind),
          event.stage,
          event.microbatch,
          event.step,
          event.start,
          event.end};
}

static TraceEvent parse(const Json &json) {
  return {static_cast<char>(json[0].get<int>()), json[1], json[2], json[3], json[4], json[5]};
}

Status Traces::exchange(std::vector<runtime::TraceTrack> &tracks) {
  runtime::TraceTrack own = std::move(tracks.front());
  std::vector<std::string> all;
  Json header = {{"name", own.name}, {"dropped", own.dropped}, {"events", own.events.size()}};
  if (Status status = processes.peers->exchange(header.dump(), all); !status.ok())
    return status;
  std::size_t most = 0;
  tracks.clear();
  for (const std::string &text : all) {
    Json json = Json::parse(text);
    tracks.push_back({json["name"], {}, json["dropped"]});
    most = std::max(most, json["events"].get<std::size_t>());
  }
  for (std::size_t first = 0; first < most; first += eventsOfPiece) {
    auto piece = Json::array();
    for (std::size_t i = first; i < std::min(own.events.size(), first + eventsOfPiece); ++i)
      piece.push_back(write(own.events[i]));
    std::string bytes;
    Json::to_cbor(piece, bytes);
    if (Status status = processes.peers->gather(bytes, all); !status.ok())
      return status;
    if (!processes.reports())
      continue;
    for (std::size_t rank = 0; rank < all.size(); ++rank)
      for (const Json &json : Json::from_cbor(all[rank])) {
        TraceEvent event = parse(json);
        event.start = convert(rank, event.start);
        event.end = convert(rank, event.end);
        tracks[rank].events.push_back(event);
      }
  }
  return Status();
}

} // namespace pipeline::launch
