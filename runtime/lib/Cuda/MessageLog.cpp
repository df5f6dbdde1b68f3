//===- MessageLog.cpp - What a stream was given for its peers, and is not done -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageLog.h"

namespace pipeline::runtime {
namespace {

/// A host that has not looked for that long did something else.
constexpr std::chrono::seconds longestLook{1};

} // namespace

MessageLog::~MessageLog() {
  for (cudaEvent_t event : events)
    if (event)
      (void)cudaEventDestroy(event);
}

std::string MessageLog::add(const Entry &entry, cudaStream_t stream) {
  if (isEmpty()) {
    since = looked = Clock::now();
    // Steps that are alike use the same events.
    oldest = newest = 0;
    entries.resize(capacity);
    events.resize(capacity);
  }
  cudaEvent_t &event = events[slot(newest)];
  if (!event)
    if (std::string error = describeCall(cudaEventCreateWithFlags(&event, cudaEventDisableTiming),
                                         "cudaEventCreateWithFlags");
        !error.empty())
      return error;
  if (std::string error = describeCall(cudaEventRecord(event, stream), "cudaEventRecord");
      !error.empty())
    return error;
  entries[slot(newest++)] = entry;
  return std::string();
}

std::string MessageLog::retire() {
  Clock::time_point now = Clock::now();
  if (now - looked > longestLook)
    since = now;
  looked = now;
  for (; !isEmpty(); ++oldest) {
    cudaError_t error = cudaEventQuery(events[slot(oldest)]);
    if (error == cudaErrorNotReady)
      break;
    if (error != cudaSuccess)
      return describeCall(error, "cudaEventQuery");
    since = now;
  }
  return std::string();
}

std::string MessageLog::describeOldest() const {
  if (isEmpty())
    return std::string();
  const Entry &entry = entries[slot(oldest)];
  if (entry.kind == Entry::Kind::Gather)
    return "exchange " + std::to_string(entry.number) + " between all ranks";
  std::string text = (entry.kind == Entry::Kind::Send ? "send " : "receive ") +
                     std::to_string(entry.number) +
                     (entry.kind == Entry::Kind::Send ? " to rank " : " from rank ") +
                     std::to_string(entry.peer) + " of " + std::to_string(entry.bytes) + " bytes";
  if (entry.others > 0)
    text += " or one of " + std::to_string(entry.others) + " in its group";
  return text;
}

} // namespace pipeline::runtime
