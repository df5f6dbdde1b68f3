//===- ChannelTable.h - Numbers for channels --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_CHANNELTABLE_H
#define PIPELINE_LIB_SCHEDULE_CHANNELTABLE_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pipeline::schedule {

/// Numbers channels in the order in which they are asked for. A hash table in
/// one array: every post looks its channel up, and std::unordered_map takes
/// several times as long.
class ChannelTable {
public:
  /// The number of a channel; a new one has the number of all before it.
  int32_t find(int32_t source, int32_t destination, int32_t communicator) {
    if (2 * static_cast<size_t>(count) >= slots.size())
      grow();
    Slot key{source, destination, communicator, count};
    Slot &slot = slotOf(key);
    if (slot.number < 0) {
      slot = key;
      ++count;
    }
    return slot.number;
  }

private:
  struct Slot {
    int32_t source = -1;
    int32_t destination = -1;
    int32_t communicator = 0;
    int32_t number = -1; ///< of a free slot -1

    bool isSameChannel(const Slot &other) const {
      return source == other.source && destination == other.destination &&
             communicator == other.communicator;
    }
    uint64_t hash() const {
      uint64_t ends = static_cast<uint64_t>(static_cast<uint32_t>(source)) << 32 |
                      static_cast<uint32_t>(destination);
      uint64_t mixed = (ends ^ static_cast<uint64_t>(communicator) << 48) * 0x9e3779b97f4a7c15u;
      return mixed >> 32;
    }
  };

  /// Where a channel is, or the free slot where it belongs.
  Slot &slotOf(const Slot &key) {
    size_t mask = slots.size() - 1;
    for (size_t at = key.hash() & mask;; at = (at + 1) & mask)
      if (slots[at].number < 0 || slots[at].isSameChannel(key))
        return slots[at];
  }

  void grow() {
    std::vector<Slot> old(slots.empty() ? 16 : 2 * slots.size());
    old.swap(slots);
    for (const Slot &slot : old)
      if (slot.number >= 0)
        slotOf(slot) = slot;
  }

  /// Of a power of two in number, at most half of them taken.
  std::vector<Slot> slots;
  int32_t count = 0;
};

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_CHANNELTABLE_H
