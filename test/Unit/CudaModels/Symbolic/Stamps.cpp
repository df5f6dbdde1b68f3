//===- Stamps.cpp - What stands in a buffer, instead of numbers -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Stamps.h.
//
//===----------------------------------------------------------------------===//

#include "Stamps.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace pipeline::test {
namespace {

constexpr std::int64_t wordBytes = sizeof(Stamp);

Stamp wordAt(const void *memory, std::int64_t index) {
  Stamp word;
  std::memcpy(&word, static_cast<const char *>(memory) + index * wordBytes, sizeof word);
  return word;
}

} // namespace

Stamp StampTable::get(const Made &made) {
  auto [it, isNew] = stamps.try_emplace(made, static_cast<Stamp>(entries.size() + 1));
  if (!isNew)
    return it->second;
  std::int64_t microbatch = made.kind == Made::Kind::Input ? made.number : -1;
  // Parameters and accumulators are of many.
  bool isOfOne = made.kind == Made::Kind::Result || made.kind == Made::Kind::Addition ||
                 made.kind == Made::Kind::Scratch;
  for (std::size_t i = 0; isOfOne && microbatch < 0 && i < made.of.size(); ++i)
    microbatch = microbatchOf(made.of[i]);
  entries.push_back({&it->first, microbatch});
  return it->second;
}

const Made *StampTable::find(Stamp stamp) const {
  return stamp > 0 && stamp <= entries.size() ? entries[stamp - 1].made : nullptr;
}

std::int64_t StampTable::microbatchOf(Stamp stamp) const {
  return stamp > 0 && stamp <= entries.size() ? entries[stamp - 1].microbatch : -1;
}

bool StampTable::addTo(std::vector<Stamp> &additions, Stamp accumulator) const {
  const Made *made = find(accumulator);
  if (made && made->kind == Made::Kind::Sum)
    additions.insert(additions.end(), made->of.begin(), made->of.end());
  return accumulator == 0 || (made && made->kind == Made::Kind::Sum);
}

Stamp StampTable::add(Stamp accumulator, Stamp addition) {
  std::vector<Stamp> additions;
  if (!addTo(additions, accumulator))
    return accumulator;
  additions.insert(std::upper_bound(additions.begin(), additions.end(), addition), addition);
  return get({Made::Kind::Sum, "", 0, std::move(additions)});
}

std::string StampTable::describeMicrobatches(const std::vector<Stamp> &additions) const {
  std::vector<std::int64_t> numbers;
  for (Stamp addition : additions)
    numbers.push_back(microbatchOf(addition));
  std::sort(numbers.begin(), numbers.end());
  std::string text = numbers.size() == 1 ? "microbatch " : "microbatches ";
  for (std::size_t i = 0; i < numbers.size(); ++i)
    text += (i == 0 ? "" : i + 1 == numbers.size() ? " and " : ", ") + std::to_string(numbers[i]);
  return numbers.empty() ? "no microbatch" : text;
}

std::string StampTable::describe(Stamp stamp) const {
  const Made *made = find(stamp);
  if (!made) {
    if (stamp == 0)
      return "zeros";
    return "the number " + std::to_string(std::bit_cast<float>(stamp));
  }
  std::int64_t microbatch = microbatchOf(stamp);
  std::string of = microbatch < 0 ? "" : " of microbatch " + std::to_string(microbatch);
  std::string number = std::to_string(made->number);
  switch (made->kind) {
  case Made::Kind::Input:
    return "the input '" + made->by + "'" + of;
  case Made::Kind::Result:
    return "result " + number + " of " + made->by + of;
  case Made::Kind::Addition:
    return "what " + made->by + of + " adds to its accumulator " + number;
  case Made::Kind::Sum:
    return "the sum of what " + find(made->of.front())->by + " adds for " +
           describeMicrobatches(made->of);
  case Made::Kind::Parameter:
    return "the parameter '" + made->by + "' after " + number + " updates";
  case Made::Kind::FirstMoment:
  case Made::Kind::SecondMoment:
    return std::string("the ") + (made->kind == Made::Kind::FirstMoment ? "first" : "second") +
           " moment of '" + made->by + "' after " + number + " updates";
  case Made::Kind::Scratch:
    return "the workspace of " + made->by + of;
  }
  return "";
}

void writeStamp(void *memory, std::int64_t bytes, Stamp stamp) {
  for (std::int64_t i = 0; i < bytes / wordBytes; ++i)
    std::memcpy(static_cast<char *>(memory) + i * wordBytes, &stamp, sizeof stamp);
}

bool holdsStamp(const void *memory, std::int64_t bytes, Stamp stamp) {
  for (std::int64_t i = 0; i < bytes / wordBytes; ++i)
    if (wordAt(memory, i) != stamp)
      return false;
  return true;
}

Stamp readStamp(const void *memory) { return wordAt(memory, 0); }

std::string describeWords(const StampTable &table, const void *memory, std::int64_t bytes) {
  std::string text;
  for (std::int64_t i = 0; i < bytes / wordBytes; ++i) {
    if (i != 0 && wordAt(memory, i) == wordAt(memory, i - 1))
      continue;
    if (i != 0)
      text += ", and from word " + std::to_string(i) + " on ";
    text += table.describe(wordAt(memory, i));
  }
  return text;
}

} // namespace pipeline::test
