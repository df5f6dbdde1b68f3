//===- Memory.h - The memory of the fake device, and who accessed it -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_FAKEDEVICE_MEMORY_H
#define PIPELINE_TEST_FAKEDEVICE_MEMORY_H

#include "FakeDevice.h"
#include "VectorClock.h"

#include <map>

namespace pipeline::fake {

/// An operation that accessed something.
struct Accessor {
  Moment moment;
  std::string call;
};

/// Who wrote each byte of an allocation last, and who has read it since, by ranges.
class AccessHistory {
public:
  explicit AccessHistory(std::int64_t bytes) { ranges[0] = {bytes, {}, {}, false}; }

  /// Enters an access to [first, end) of an operation that runs at \p clock; of those that it
  /// conflicts with and that are not ordered before it, describes one. Empty if there is none.
  std::string access(std::int64_t first, std::int64_t end, bool writes, const Accessor &accessor,
                     const VectorClock &clock);

private:
  struct Range {
    std::int64_t end;
    Accessor writer;
    std::vector<Accessor> readers;
    bool written;
  };
  using Ranges = std::map<std::int64_t, Range>;

  /// The range that begins at \p offset, after cutting what spans it.
  Ranges::iterator cut(std::int64_t offset);

  Ranges ranges;
};

struct Allocation {
  enum class Kind { Device, Pinned };
  Kind kind;
  int device;
  std::int64_t number;
  std::int64_t bytes;
  /// With the red zones.
  std::vector<unsigned char> storage;
  unsigned char *data;
  bool isFreed = false;
  AccessHistory history;

  Allocation(Kind kind, int device, std::int64_t number, std::int64_t bytes);
  bool contains(const void *pointer, std::int64_t length) const;
  bool touches(const void *pointer, std::int64_t length) const;
  /// Whether the bytes around it are as they were.
  bool isIntact() const;
  std::string name() const;
};

/// All allocations. Freed ones are kept, so that nothing else gets their addresses.
class Memory {
public:
  Allocation &allocate(Allocation::Kind kind, int device, std::int64_t bytes);
  /// The one that begins there and is not freed.
  Allocation *find(const void *pointer, Allocation::Kind kind);
  /// The first that has any byte of the range or its red zones.
  Allocation *touching(const void *pointer, std::int64_t bytes);
  const std::vector<std::unique_ptr<Allocation>> &all() const { return allocations; }

private:
  std::vector<std::unique_ptr<Allocation>> allocations;
};

} // namespace pipeline::fake

#endif // PIPELINE_TEST_FAKEDEVICE_MEMORY_H
