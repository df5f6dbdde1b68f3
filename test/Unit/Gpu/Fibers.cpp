//===- Fibers.cpp - The threads of a block, one at a time -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Fibers.h.
//
//===----------------------------------------------------------------------===//

#include "Fibers.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

#include <ucontext.h>

namespace pipeline::test {
namespace {

constexpr uint32_t warpThreads = 32;
constexpr size_t stackBytes = 128 * 1024;

struct Fiber {
  ucontext_t context = {};
  std::unique_ptr<char[]> stack;
  uint32_t number = 0;
  bool done = false;
  /// What it waits for.
  Meeting waits = Meeting::none;
  uint32_t mask = 0, value = 0, offset = 0, segments = 0, result = 0;

  bool agrees(const Fiber &other) const {
    return waits == other.waits && mask == other.mask && offset == other.offset &&
           segments == other.segments;
  }
};

struct Scheduler {
  const Block &block;
  ucontext_t context = {};
  std::vector<Fiber> fibers;
  Fiber *running = nullptr;

  std::string run();
  bool meetThreads(uint32_t warp, std::string &error);
  Fiber *getLane(uint32_t warp, uint32_t lane) {
    uint32_t number = warp * warpThreads + lane;
    return number < fibers.size() ? &fibers[number] : nullptr;
  }
};

thread_local Scheduler *scheduler = nullptr;

void runFiber() {
  scheduler->block.run();
  scheduler->running->done = true;
}

std::string Scheduler::run() {
  fibers = std::vector<Fiber>(block.lanes * block.rows);
  std::vector<uint32_t> order(fibers.size());
  std::iota(order.begin(), order.end(), 0);
  if (block.seed != 0)
    std::shuffle(order.begin(), order.end(), std::mt19937_64(block.seed));
  for (uint32_t i = 0; i < fibers.size(); ++i) {
    Fiber &fiber = fibers[i];
    fiber.number = i;
    fiber.stack = std::make_unique<char[]>(stackBytes);
    getcontext(&fiber.context);
    fiber.context.uc_stack.ss_sp = fiber.stack.get();
    fiber.context.uc_stack.ss_size = stackBytes;
    fiber.context.uc_link = &context;
    makecontext(&fiber.context, runFiber, 0);
  }
  std::string error;
  for (bool progress = true; progress && error.empty();) {
    progress = false;
    for (uint32_t i : order)
      if (Fiber &fiber = fibers[i]; !fiber.done && fiber.waits == Meeting::none) {
        running = &fiber;
        swapcontext(&context, &fiber.context);
        progress = true;
      }
    for (uint32_t warp = 0; warp * warpThreads < fibers.size(); ++warp)
      progress |= meetThreads(warp, error);
  }
  if (error.empty() &&
      !std::all_of(fibers.begin(), fibers.end(), [](const Fiber &fiber) { return fiber.done; }))
    error = "threads wait for others of their warp that do not come";
  return error;
}

/// Lets go the threads of a warp whose partners are all there.
bool Scheduler::meetThreads(uint32_t warp, std::string &error) {
  bool progress = false;
  for (uint32_t lane = 0; lane < warpThreads; ++lane) {
    Fiber *fiber = getLane(warp, lane);
    if (!fiber || fiber->waits == Meeting::none)
      continue;
    if ((fiber->mask >> lane & 1) == 0)
      error = "a thread meets others without being in the mask";
    std::vector<Fiber *> partners;
    bool complete = true;
    for (uint32_t other = 0; other < warpThreads; ++other) {
      if ((fiber->mask >> other & 1) == 0)
        continue;
      Fiber *partner = getLane(warp, other);
      complete &= partner && partner->waits != Meeting::none;
      partners.push_back(partner);
    }
    if (!complete)
      continue;
    for (Fiber *partner : partners) {
      if (!partner->agrees(*fiber))
        error = "threads of a warp meet at different ops";
      // As PTX says: the segment's bits are kept, the rest is the source within it.
      uint32_t own = partner->number % warpThreads, keep = partner->segments >> 8 & 31,
               clamp = partner->segments & 31;
      uint32_t last = (own & keep) | (clamp & ~keep), first = own & keep;
      uint32_t source = partner->waits == Meeting::shuffleDown
                            ? own + partner->offset
                            : first | (partner->offset & ~keep & 31);
      if (source > last)
        source = own;
      Fiber *from = getLane(warp, source);
      if (partner->waits != Meeting::sync && (!from || (fiber->mask >> source & 1) == 0))
        error = "a shuffle reads a thread that is not in the mask";
      else
        partner->result = from ? from->value : 0;
    }
    for (Fiber *partner : partners)
      partner->waits = Meeting::none;
    progress = true;
  }
  return progress;
}

} // namespace

std::string runBlock(const Block &block) {
  Scheduler own{block};
  Scheduler *outer = std::exchange(scheduler, &own);
  std::string error = own.run();
  scheduler = outer;
  return error;
}

int64_t getThreadX() { return scheduler->running->number % scheduler->block.lanes; }
int64_t getThreadY() { return scheduler->running->number / scheduler->block.lanes; }
int64_t getBlockIndex() { return scheduler->block.index; }

uint32_t meet(Meeting kind, uint32_t mask, uint32_t value, uint32_t offset, uint32_t segments) {
  Fiber &fiber = *scheduler->running;
  fiber.waits = kind;
  fiber.mask = mask;
  fiber.value = value;
  fiber.offset = offset;
  fiber.segments = segments;
  swapcontext(&fiber.context, &scheduler->context);
  return fiber.result;
}

} // namespace pipeline::test
