//===- Memory.cpp - The memory of the fake device, and who accessed it -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

namespace pipeline::fake {
namespace {

constexpr std::int64_t redZone = 512;
constexpr std::int64_t alignment = 256;
constexpr unsigned char redByte = 0xFD;
/// What new memory is full of: as an f32, a number that shows.
constexpr unsigned char newByte = 0xCB;

} // namespace

AccessHistory::Ranges::iterator AccessHistory::cut(std::int64_t offset) {
  auto next = ranges.upper_bound(offset);
  auto range = std::prev(next);
  if (range->first == offset || range->second.end <= offset)
    return range->first == offset ? range : next;
  Range upper = range->second;
  range->second.end = offset;
  return ranges.emplace_hint(next, offset, std::move(upper));
}

std::string AccessHistory::access(std::int64_t first, std::int64_t end, bool writes,
                                  const Accessor &accessor, const VectorClock &clock) {
  if (first == end)
    return std::string();
  std::string conflict;
  auto check = [&](const Accessor &other, const char *did) {
    if (conflict.empty() && !clock.isBehind(other.moment))
      conflict = other.call + did;
  };
  auto begin = cut(first);
  auto behind = cut(end);
  for (auto range = begin; range != behind; ++range) {
    if (range->second.written)
      check(range->second.writer, " writes");
    if (!writes) {
      // What the stream read there before is over.
      std::erase_if(range->second.readers, [&](const Accessor &reader) {
        return reader.moment.stream == accessor.moment.stream;
      });
      range->second.readers.push_back(accessor);
      continue;
    }
    for (const Accessor &reader : range->second.readers)
      check(reader, " reads");
  }
  if (writes) {
    ranges.erase(begin, behind);
    ranges[first] = {end, accessor, {}, true};
  }
  return conflict;
}

Allocation::Allocation(Kind kind, int device, std::int64_t number, std::int64_t bytes)
    : kind(kind), device(device), number(number), bytes(bytes), history(bytes) {
  storage.assign(static_cast<std::size_t>(bytes + 2 * redZone + alignment), redByte);
  auto address = reinterpret_cast<std::uintptr_t>(storage.data()) + redZone;
  address = (address + alignment - 1) / alignment * alignment;
  data = reinterpret_cast<unsigned char *>(address);
  std::fill(data, data + bytes, newByte);
}

bool Allocation::contains(const void *pointer, std::int64_t length) const {
  auto *first = static_cast<const unsigned char *>(pointer);
  return first >= data && length <= bytes && first - data <= bytes - length;
}

bool Allocation::touches(const void *pointer, std::int64_t length) const {
  auto first = reinterpret_cast<std::uintptr_t>(pointer);
  auto own = reinterpret_cast<std::uintptr_t>(storage.data());
  return first < own + storage.size() && first + static_cast<std::uintptr_t>(length) > own;
}

bool Allocation::isIntact() const {
  auto isRed = [](unsigned char byte) { return byte == redByte; };
  const unsigned char *end = storage.data() + storage.size();
  return std::all_of(storage.data(), static_cast<const unsigned char *>(data), isRed) &&
         std::all_of(static_cast<const unsigned char *>(data) + bytes, end, isRed);
}

std::string Allocation::name() const {
  return (kind == Kind::Device ? "allocation " : "pinned allocation ") + std::to_string(number) +
         " of " + std::to_string(bytes) + " bytes";
}

Allocation &Memory::allocate(Allocation::Kind kind, int device, std::int64_t bytes) {
  auto number = static_cast<std::int64_t>(allocations.size());
  return *allocations.emplace_back(std::make_unique<Allocation>(kind, device, number, bytes));
}

Allocation *Memory::find(const void *pointer, Allocation::Kind kind) {
  for (auto &allocation : allocations)
    if (allocation->data == pointer && allocation->kind == kind && !allocation->isFreed)
      return allocation.get();
  return nullptr;
}

Allocation *Memory::touching(const void *pointer, std::int64_t bytes) {
  for (auto &allocation : allocations)
    if (allocation->touches(pointer, bytes))
      return allocation.get();
  return nullptr;
}

} // namespace pipeline::fake
