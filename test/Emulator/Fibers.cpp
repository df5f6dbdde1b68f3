//===- Fibers.cpp - The threads of a block, one at a time -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Fibers.h. Fibers are made once and run one thread after the other; they are entered by
// setcontext, which asks the kernel for the signal mask, the first time only, and then by longjmp.
//
//===----------------------------------------------------------------------===//

#include "Fibers.h"

#include "AccessWatch.h"

#include <algorithm>
#include <csetjmp>
#include <memory>
#include <numeric>
#include <random>
#include <vector>

#include <ucontext.h>

namespace pipeline::test {
namespace {

constexpr uint32_t warpThreads = 32;
constexpr size_t stackBytes = 128 * 1024;

struct Fiber {
  ucontext_t context = {};
  jmp_buf resumed = {};
  std::unique_ptr<char[]> stack;
  uint32_t number = 0;
  /// Whether it is in its loop, waiting for its next thread or for others.
  bool isMade = false;
  bool done = false;
  /// What it waits for.
  Meeting waits = Meeting::none;
  uint32_t mask = 0, value = 0, offset = 0, segments = 0, result = 0;
  Exchange exchange = nullptr;
  void *brought = nullptr;

  bool agrees(const Fiber &other) const {
    return waits == other.waits && mask == other.mask && offset == other.offset &&
           segments == other.segments && exchange == other.exchange;
  }
};

/// The fibers of a thread of the host, and the block that they run.
struct Scheduler {
  const Block *block = nullptr;
  std::vector<std::unique_ptr<Fiber>> fibers;
  uint32_t count = 0;
  jmp_buf returned = {};
  Fiber *running = nullptr;
  /// Of the running thread.
  uint32_t number = 0;

  std::string run();
  std::string runAlone();
  void resume(Fiber &fiber);
  void suspend();
  bool meetThreads(uint32_t warp, std::string &error);
  bool passBarrier();
  uint32_t findSource(const Fiber &fiber) const;
  std::vector<uint32_t> getOrder() const;
  Fiber *getLane(uint32_t warp, uint32_t lane) {
    uint32_t other = warp * warpThreads + lane;
    return other < count ? fibers[other].get() : nullptr;
  }
};

thread_local Scheduler scheduler;

/// The loop of every fiber.
void runFiber() {
  for (;;) {
    scheduler.block->run();
    scheduler.running->done = true;
    scheduler.suspend();
  }
}

void Scheduler::resume(Fiber &fiber) {
  running = &fiber;
  number = fiber.number;
  if (_setjmp(returned) != 0)
    return;
  if (running->isMade)
    _longjmp(running->resumed, 1);
  running->isMade = true;
  getcontext(&running->context);
  running->context.uc_stack.ss_sp = running->stack.get();
  running->context.uc_stack.ss_size = stackBytes;
  running->context.uc_link = nullptr;
  makecontext(&running->context, runFiber, 0);
  setcontext(&running->context);
}

void Scheduler::suspend() {
  if (_setjmp(running->resumed) == 0)
    _longjmp(returned, 1);
}

std::vector<uint32_t> Scheduler::getOrder() const {
  std::vector<uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  if (block->seed != 0)
    std::shuffle(order.begin(), order.end(), std::mt19937_64(block->seed));
  return order;
}

/// Threads that meet nobody, one after the other.
std::string Scheduler::runAlone() {
  running = nullptr;
  for (uint32_t i : getOrder()) {
    number = i;
    block->run();
  }
  return "";
}

std::string Scheduler::run() {
  count = block->size.count();
  if (!block->meets)
    return runAlone();
  while (fibers.size() < count) {
    fibers.push_back(std::make_unique<Fiber>());
    fibers.back()->number = static_cast<uint32_t>(fibers.size() - 1);
    fibers.back()->stack = std::make_unique_for_overwrite<char[]>(stackBytes);
  }
  for (uint32_t i = 0; i < count; ++i) {
    Fiber &fiber = *fibers[i];
    // What an error left in the middle of a thread begins anew.
    fiber.isMade &= fiber.done;
    fiber.done = false;
    fiber.waits = Meeting::none;
  }
  std::vector<uint32_t> order = getOrder();
  std::string error;
  for (bool progress = true; progress && error.empty();) {
    progress = false;
    for (uint32_t i : order)
      if (Fiber &fiber = *fibers[i]; !fiber.done && fiber.waits == Meeting::none) {
        resume(fiber);
        progress = true;
      }
    for (uint32_t warp = 0; warp * warpThreads < count; ++warp)
      progress |= meetThreads(warp, error);
    progress |= passBarrier();
  }
  if (error.empty() && !std::all_of(fibers.begin(), fibers.begin() + count,
                                    [](const auto &fiber) { return fiber->done; }))
    error = "threads wait for others that do not come";
  return error;
}

/// Lets a block go on whose threads are all at a barrier.
bool Scheduler::passBarrier() {
  auto end = fibers.begin() + count;
  if (!std::all_of(fibers.begin(), end,
                   [](const auto &fiber) { return fiber->waits == Meeting::barrier; }))
    return false;
  std::for_each(fibers.begin(), end, [](auto &fiber) { fiber->waits = Meeting::none; });
  if (block->watch)
    block->watch->passBarrier();
  return true;
}

/// The lane that a shuffle reads, as PTX says: the segment's bits are kept, the rest is the source
/// within it.
uint32_t Scheduler::findSource(const Fiber &fiber) const {
  uint32_t own = fiber.number % warpThreads, keep = fiber.segments >> 8 & 31,
           clamp = fiber.segments & 31;
  uint32_t last = (own & keep) | (clamp & ~keep), first = own & keep;
  switch (fiber.waits) {
  case Meeting::shuffleDown:
    return own + fiber.offset <= last ? own + fiber.offset : own;
  case Meeting::shuffleUp:
    return own >= fiber.offset + last ? own - fiber.offset : own;
  case Meeting::shuffleXor:
    return (own ^ fiber.offset) <= last ? own ^ fiber.offset : own;
  case Meeting::shuffleIndex: {
    uint32_t source = first | (fiber.offset & ~keep & 31);
    return source <= last ? source : own;
  }
  default:
    return own;
  }
}

/// Lets go the threads of a warp whose partners are all there.
bool Scheduler::meetThreads(uint32_t warp, std::string &error) {
  auto waitsForWarp = [](const Fiber &fiber) {
    return fiber.waits != Meeting::none && fiber.waits != Meeting::barrier;
  };
  bool progress = false;
  for (uint32_t lane = 0; lane < warpThreads; ++lane) {
    Fiber *fiber = getLane(warp, lane);
    if (!fiber || !waitsForWarp(*fiber))
      continue;
    if ((fiber->mask >> lane & 1) == 0)
      error = "a thread meets others without being in the mask";
    Fiber *partners[warpThreads];
    uint32_t numPartners = 0;
    bool complete = true;
    for (uint32_t other = 0; other < warpThreads; ++other) {
      if ((fiber->mask >> other & 1) == 0)
        continue;
      Fiber *partner = getLane(warp, other);
      complete &= partner && waitsForWarp(*partner);
      partners[numPartners++] = partner;
    }
    if (!complete)
      continue;
    for (uint32_t i = 0; i < numPartners; ++i) {
      Fiber *partner = partners[i];
      if (!partner->agrees(*fiber))
        error = "threads of a warp meet at different ops";
      uint32_t source = findSource(*partner);
      Fiber *from = getLane(warp, source);
      bool shuffles = partner->waits != Meeting::sync && partner->waits != Meeting::exchange;
      if (shuffles && (!from || (fiber->mask >> source & 1) == 0))
        error = "a shuffle reads a thread that is not in the mask";
      else
        partner->result = from ? from->value : 0;
    }
    if (block->watch && fiber->waits == Meeting::sync)
      block->watch->syncWarp(warp * warpThreads, fiber->mask);
    if (fiber->waits == Meeting::exchange && error.empty()) {
      void *brought[warpThreads];
      std::transform(partners, partners + numPartners, brought,
                     [](Fiber *partner) { return partner->brought; });
      error = fiber->exchange(brought);
    }
    std::for_each(partners, partners + numPartners,
                  [](Fiber *partner) { partner->waits = Meeting::none; });
    progress = true;
  }
  return progress;
}

} // namespace

std::string runBlock(const Block &block) {
  scheduler.block = &block;
  std::string error = scheduler.run();
  scheduler.block = nullptr;
  return error;
}

const Block &getBlock() { return *scheduler.block; }

uint32_t getThreadNumber() { return scheduler.number; }

Dim3 getThread() {
  Dim3 size = scheduler.block->size;
  uint32_t number = scheduler.number;
  return {number % size.x, number / size.x % size.y, number / size.x / size.y};
}

uint32_t meet(Meeting kind, uint32_t mask, uint32_t value, uint32_t offset, uint32_t segments) {
  Fiber &fiber = *scheduler.running;
  fiber.waits = kind;
  fiber.mask = mask;
  fiber.value = value;
  fiber.offset = offset;
  fiber.segments = segments;
  fiber.exchange = nullptr;
  scheduler.suspend();
  return fiber.result;
}

void meetWarp(Exchange exchange, void *lane) {
  Fiber &fiber = *scheduler.running;
  fiber.waits = Meeting::exchange;
  fiber.mask = 0xffffffff;
  fiber.value = fiber.offset = 0;
  fiber.segments = warpThreads - 1;
  fiber.exchange = exchange;
  fiber.brought = lane;
  scheduler.suspend();
}

} // namespace pipeline::test
