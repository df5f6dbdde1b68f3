//===- Staging.cpp - Pinned memory on the way of inputs to the device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Staging.h"

#include <thread>

namespace pipeline::runtime {

Staging::~Staging() {
  for (auto &slot : slots) {
    if (slot->copied)
      (void)cudaEventDestroy(slot->copied);
    if (slot->memory)
      (void)cudaFreeHost(slot->memory);
  }
}

Staging::Ring &Staging::ringOf(std::int64_t bytes) {
  // As many as the model has inputs of different sizes.
  for (Ring &ring : rings)
    if (ring.bytes == bytes)
      return ring;
  return rings.emplace_back(Ring{bytes, {}});
}

Staging::Slot *Staging::keep(std::int64_t bytes) {
  Slot &slot = *slots.emplace_back(std::make_unique<Slot>());
  slot.bytes = bytes;
  return streams.check(
             cudaHostAlloc(&slot.memory, static_cast<std::size_t>(bytes), cudaHostAllocDefault),
             "cudaHostAlloc")
             ? &slot
             : nullptr;
}

Staging::Slot *Staging::add(Ring &ring) {
  Slot *slot = keep(ring.bytes);
  if (!slot || !streams.check(cudaEventCreateWithFlags(&slot->copied, cudaEventDisableTiming),
                              "cudaEventCreateWithFlags"))
    return nullptr;
  ring.slots.push_back(slot);
  return slot;
}

bool Staging::isFree(Slot &slot, bool &failed) {
  if (!slot.busy)
    return true;
  if (!slot.issued)
    return false;
  cudaError_t error = cudaEventQuery(slot.copied);
  if (error == cudaErrorNotReady)
    return false;
  failed = !streams.check(error, "cudaEventQuery");
  slot.busy = failed;
  return !failed;
}

Staging::Slot *Staging::take(std::int64_t bytes) {
  Ring &ring = ringOf(bytes);
  bool failed = false;
  while (!ring.slots.empty()) {
    Slot *oldest = ring.slots.front();
    if (isFree(*oldest, failed)) {
      ring.slots.pop_front();
      ring.slots.push_back(oldest);
      oldest->busy = true;
      oldest->issued = false;
      return oldest;
    }
    if (failed || !streams.advance() || !streams.goesOn())
      return nullptr;
    // What the device has been given ends, whatever this rank calls later.
    if (static_cast<std::int64_t>(ring.slots.size()) < mostSlots || !oldest->issued)
      break;
    std::this_thread::yield();
  }
  Slot *slot = add(ring);
  if (slot)
    slot->busy = true;
  return slot;
}

bool Staging::copy(Slot &slot, void *destination, int stream) {
  return streams.submit(stream, [this, &slot, destination, stream] {
    if (!streams.check(cudaMemcpyAsync(destination, slot.memory,
                                       static_cast<std::size_t>(slot.bytes), cudaMemcpyHostToDevice,
                                       streams[stream]),
                       "cudaMemcpyAsync") ||
        (slot.copied &&
         !streams.check(cudaEventRecord(slot.copied, streams[stream]), "cudaEventRecord")))
      return Issue::Failed;
    slot.issued = true;
    return Issue::Done;
  });
}

} // namespace pipeline::runtime
