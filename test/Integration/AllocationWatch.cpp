//===- AllocationWatch.cpp - Counts a run's allocations from outside -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library to be preloaded into pipeline-run. It stands in for the C library's
// allocation functions, and for the three functions of the runtime between which
// a run lives, so that it knows what each allocation is part of. When the process
// ends it writes, to the file that PIPELINE_ALLOCATION_WATCH names, one line each
// for the creation of the run, its initialisation and every step:
//
//   create 5 2 1234567        allocations, those of 64 KiB and more, their bytes
//   step 13 0 0
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Run.h"

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

// glibc keeps the real ones under these names.
extern "C" {
void *__libc_malloc(std::size_t);
void *__libc_calloc(std::size_t, std::size_t);
void *__libc_realloc(void *, std::size_t);
void *__libc_memalign(std::size_t, std::size_t);
}

namespace {

constexpr std::size_t largeBytes = 64 * 1024;

struct Counts {
  long calls, largeCalls, largeTotal;
};

std::atomic<long> calls{0}, largeCalls{0}, largeTotal{0};

void count(std::size_t bytes) {
  ++calls;
  if (bytes < largeBytes)
    return;
  ++largeCalls;
  largeTotal += static_cast<long>(bytes);
}

Counts now() { return {calls, largeCalls, largeTotal}; }

/// What happened in one function of the runtime. A fixed table: a watch that allocates would see
/// itself.
struct Entry {
  const char *name;
  Counts counts;
};
constexpr int mostEntries = 1024;
Entry entries[mostEntries];
int numEntries = 0;

void record(const char *name, const Counts &before) {
  Counts after = now();
  if (numEntries < mostEntries)
    entries[numEntries++] = {name,
                             {after.calls - before.calls, after.largeCalls - before.largeCalls,
                              after.largeTotal - before.largeTotal}};
}

/// Writes the table when the process ends.
struct Writer {
  ~Writer() {
    const char *path = std::getenv("PIPELINE_ALLOCATION_WATCH");
    std::FILE *file = path ? std::fopen(path, "w") : nullptr;
    if (!file)
      return;
    for (int i = 0; i < numEntries; ++i)
      std::fprintf(file, "%s %ld %ld %ld\n", entries[i].name, entries[i].counts.calls,
                   entries[i].counts.largeCalls, entries[i].counts.largeTotal);
    std::fclose(file);
  }
} writer;

/// The function that this library stands before.
template <typename Function>
Function *next(const char *symbol) {
  auto *function = reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, symbol));
  if (!function) {
    std::fprintf(stderr, "AllocationWatch: the runtime has no %s\n", symbol);
    std::abort();
  }
  return function;
}

} // namespace

//===----------------------------------------------------------------------===//
// The C library
//===----------------------------------------------------------------------===//

extern "C" {

void *malloc(std::size_t bytes) {
  count(bytes);
  return __libc_malloc(bytes);
}

void *calloc(std::size_t number, std::size_t bytes) {
  count(number * bytes);
  return __libc_calloc(number, bytes);
}

void *realloc(void *p, std::size_t bytes) {
  count(bytes);
  return __libc_realloc(p, bytes);
}

void *memalign(std::size_t alignment, std::size_t bytes) {
  count(bytes);
  return __libc_memalign(alignment, bytes);
}

void *aligned_alloc(std::size_t alignment, std::size_t bytes) { return memalign(alignment, bytes); }

int posix_memalign(void **p, std::size_t alignment, std::size_t bytes) {
  *p = memalign(alignment, bytes);
  return *p ? 0 : ENOMEM;
}

} // extern "C"

//===----------------------------------------------------------------------===//
// The runtime. A member function is called as a function of its object; the
// symbols are those of the Itanium C++ ABI.
//===----------------------------------------------------------------------===//

namespace pipeline::runtime {

Status Run::create(const RunOptions &options, std::unique_ptr<Transport> transport,
                   std::unique_ptr<Run> &run) {
  using Function = Status(const RunOptions &, std::unique_ptr<Transport>, std::unique_ptr<Run> &);
  static Function *real = next<Function>(
      "_ZN8pipeline7runtime3Run6createERKNS0_10RunOptionsESt10unique_ptrINS0_9TransportESt14"
      "default_deleteIS6_EERS5_IS1_S7_IS1_EE");
  Counts before = now();
  Status status = real(options, std::move(transport), run);
  record("create", before);
  return status;
}

Status Run::initialize() {
  using Function = Status(Run *);
  static Function *real = next<Function>("_ZN8pipeline7runtime3Run10initializeEv");
  Counts before = now();
  Status status = real(this);
  record("initialize", before);
  return status;
}

Status Run::step(StepResult &result) {
  using Function = Status(Run *, StepResult &);
  static Function *real = next<Function>("_ZN8pipeline7runtime3Run4stepERNS0_10StepResultE");
  Counts before = now();
  Status status = real(this, result);
  record("step", before);
  return status;
}

} // namespace pipeline::runtime
