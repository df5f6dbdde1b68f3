//===- CallHeap.h - Small short-lived objects of library calls --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// oneDNN's execute builds its argument table from six or seven objects of at most 104 bytes, with
// operator new, and frees them before it returns. A step promises not to allocate, so within a
// CallHeapScope such objects come from a small fixed block of the calling thread.
//
// C++ lets a program, not a library, replace operator new. This library brings the block; a program
// that wants the promise also links the CMake target PipelineCallHeap, two replacement functions
// that ask here first and fall back to malloc. Without it everything works, and allocates.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_CALLHEAP_H
#define PIPELINE_RUNTIME_CALLHEAP_H

#include "pipeline-runtime/Export.h"

#include <cstddef>

namespace pipeline::runtime {

/// While it lives, small allocations of this thread come from its block. Scopes do not nest.
class PIPELINE_RT_API CallHeapScope {
public:
  CallHeapScope();
  ~CallHeapScope();
  CallHeapScope(const CallHeapScope &) = delete;
  CallHeapScope &operator=(const CallHeapScope &) = delete;
};

/// Memory for \p bytes from this thread's block, aligned as malloc does; null outside of a scope
/// and where the block is full.
PIPELINE_RT_API void *allocateFromCallHeap(std::size_t bytes) noexcept;

/// Takes back what allocateFromCallHeap gave, on any thread, in a scope or not; false if \p p is
/// not of a call heap.
PIPELINE_RT_API bool releaseToCallHeap(void *p) noexcept;

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_CALLHEAP_H
