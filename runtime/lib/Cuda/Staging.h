//===- Staging.h - Pinned memory on the way of inputs to the device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_STAGING_H
#define PIPELINE_RUNTIME_LIB_CUDA_STAGING_H

#include "Streams.h"

namespace pipeline::runtime {

/// Slots of pinned memory, which are handed out for one copy or for good. A slot of the first kind
/// is used again once the device has copied it, which its event tells; nobody waits for that while
/// there may be more slots, as the copy may be held behind a message whose other half this very
/// rank is yet to post.
class Staging {
public:
  /// With \p mostSlots of a size, as far as it is not left to copies that are held.
  Staging(Streams &streams, std::int64_t mostSlots) : streams(streams), mostSlots(mostSlots) {}
  ~Staging();
  Staging(const Staging &) = delete;
  Staging &operator=(const Staging &) = delete;

  struct Slot {
    void *memory = nullptr;
    std::int64_t bytes = 0;
    /// Null where it is handed out for good.
    cudaEvent_t copied = nullptr;
    /// Handed out and not yet known to be copied; whether CUDA has been given the copy.
    bool busy = false, issued = false;
  };

  /// A slot to write to. Null if the run has failed.
  Slot *take(std::int64_t bytes);
  /// A slot that nobody else gets. Null if the run has failed.
  Slot *keep(std::int64_t bytes);
  /// Copies its bytes to the device, after which it is free, unless it is kept.
  [[nodiscard]] bool copy(Slot &slot, void *destination, int stream);

private:
  /// The slots of one size, in the order in which they were last handed out.
  struct Ring {
    std::int64_t bytes;
    std::deque<Slot *> slots;
  };

  Ring &ringOf(std::int64_t bytes);
  Slot *add(Ring &ring);
  bool isFree(Slot &slot, bool &failed);

  Streams &streams;
  const std::int64_t mostSlots;
  std::vector<std::unique_ptr<Slot>> slots;
  std::vector<Ring> rings;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_STAGING_H
