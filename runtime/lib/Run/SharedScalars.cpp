//===- SharedScalars.cpp - Outputs of ranks in several processes -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedScalars.h"

#include <cstring>
#include <utility>

namespace pipeline::runtime {

void SharedScalars::begin(std::int64_t firstStep, std::int64_t steps, std::int64_t count) {
  std::lock_guard<std::mutex> lock(mutex);
  table.begin(firstStep, count);
  first = firstStep;
  end = firstStep + steps;
  microbatches = count;
  ended.clear();
  for (const Told &told : std::exchange(early, {}))
    // What was right to keep is right to enter, once.
    (void)enter(told.rank, told.entry);
}

void SharedScalars::report(std::int64_t step, std::int32_t output, std::int64_t microbatch,
                           float value) {
  std::lock_guard<std::mutex> lock(mutex);
  unsent.push_back({step, microbatch, output, value});
  unsentCount.store(unsent.size(), std::memory_order_release);
}

void SharedScalars::send() {
  std::string text;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (unsent.empty())
      return;
    text.assign(reinterpret_cast<const char *>(unsent.data()), unsent.size() * sizeof(Entry));
    unsent.clear();
    unsentCount.store(0, std::memory_order_relaxed);
  }
  peers.tell(text);
}

void SharedScalars::sendEnd() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    unsent.push_back({first, 0, noOutput, 0});
  }
  send();
}

bool SharedScalars::haveOthersEnded() const {
  std::lock_guard<std::mutex> lock(mutex);
  return static_cast<std::int32_t>(ended.size()) + 1 == peers.ranks();
}

std::string SharedScalars::take(std::int32_t rank, const std::string &text) {
  std::lock_guard<std::mutex> lock(mutex);
  std::string error;
  for (std::size_t at = 0; at + sizeof(Entry) <= text.size() && error.empty();
       at += sizeof(Entry)) {
    Entry entry;
    std::memcpy(&entry, text.data() + at, sizeof entry);
    if (entry.step >= end)
      early.push_back({rank, entry});
    else
      error = enter(rank, entry);
  }
  return error;
}

/// With the mutex held.
std::string SharedScalars::enter(std::int32_t rank, const Entry &entry) {
  std::string what = "the process of rank " + std::to_string(rank) + " reports ";
  if (entry.output == noOutput) {
    ended.insert(rank);
    return std::string();
  }
  if (entry.step < first || entry.step >= end || entry.microbatch < 0 ||
      entry.microbatch >= microbatches)
    return what + "microbatch " + std::to_string(entry.microbatch) + " of step " +
           std::to_string(entry.step) + ", which is not under way here";
  if (table.report(entry.step, entry.output, entry.microbatch, entry.value) ==
      ScalarTable::Report::Twice)
    return what + "output " + std::to_string(entry.output) + " of microbatch " +
           std::to_string(entry.microbatch) + " in step " + std::to_string(entry.step) +
           ", which another has reported";
  return std::string();
}

void SharedScalars::leave(std::int32_t rank) {
  std::lock_guard<std::mutex> lock(mutex);
  gone.insert(rank);
}

std::int32_t SharedScalars::whoIsGone() const {
  std::lock_guard<std::mutex> lock(mutex);
  for (std::int32_t rank : gone)
    if (!ended.contains(rank))
      return rank;
  return -1;
}

} // namespace pipeline::runtime
