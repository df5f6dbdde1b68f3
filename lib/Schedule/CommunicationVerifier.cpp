//===- CommunicationVerifier.cpp - Whether programs can hang ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/CommunicationVerifier.h"

#include "ProgramRunner.h"

#include <utility>

namespace pipeline::schedule {

Event Event::postSend(int32_t peer, int64_t bytes, int64_t typeId, int64_t value) {
  return {EventType::PostSend, peer, 0, -1, bytes, typeId, value, -1};
}

Event Event::postReceive(int32_t peer, int64_t bytes, int64_t typeId, int64_t value) {
  return {EventType::PostReceive, peer, 0, -1, bytes, typeId, value, -1};
}

Event Event::wait(int64_t request) { return {EventType::Wait, -1, 0, request, 0, 0, 0, -1}; }

Event Event::collective(int32_t group, int64_t bytes, int64_t typeId, int64_t value) {
  return {EventType::Collective, group, 0, -1, bytes, typeId, value, -1};
}

namespace {

/// Gives the events of a function that is called once per event.
struct CalledSource {
  EventSource source;

  bool next(Event &event) {
    std::optional<Event> given = source();
    if (given)
      event = *given;
    return given.has_value();
  }
};

/// Gives the events of a list.
struct ListedSource {
  const std::vector<Event> *events;
  size_t at = 0;

  bool next(Event &event) {
    if (at == events->size())
      return false;
    event = (*events)[at++];
    return true;
  }
};

} // namespace

std::vector<CommunicationFault> verifyCommunication(std::vector<EventSource> ranks,
                                                    const CommunicationModel &model, int32_t kept) {
  std::vector<CalledSource> sources;
  sources.reserve(ranks.size());
  for (EventSource &rank : ranks)
    sources.push_back({std::move(rank)});
  FaultList faults(kept);
  runPrograms(std::move(sources), model, faults);
  return faults.take();
}

std::vector<CommunicationFault> verifyCommunication(const std::vector<std::vector<Event>> &ranks,
                                                    const CommunicationModel &model, int32_t kept) {
  std::vector<ListedSource> sources;
  sources.reserve(ranks.size());
  for (const std::vector<Event> &events : ranks)
    sources.push_back({&events});
  FaultList faults(kept);
  runPrograms(std::move(sources), model, faults);
  return faults.take();
}

} // namespace pipeline::schedule
