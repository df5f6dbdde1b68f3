//===- CallHeapOperators.cpp - operator new and delete of a program -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces the program's operator new and delete: first the call heap, then malloc.
//
// Linked into a program (CMake target PipelineCallHeap), never into a library. The array, sized and
// nothrow forms of the standard library call these two. A sanitizer brings its own pair, which
// checks what this one would hide.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/CallHeap.h"

#ifndef PIPELINE_RT_SANITIZED

#include <cstdlib>
#include <new>

void *operator new(std::size_t bytes) {
  if (void *p = pipeline::runtime::allocateFromCallHeap(bytes))
    return p;
  for (;;) {
    if (void *p = std::malloc(bytes ? bytes : 1))
      return p;
    std::new_handler handler = std::get_new_handler();
    if (!handler)
      throw std::bad_alloc();
    handler();
  }
}

void operator delete(void *p) noexcept {
  if (!pipeline::runtime::releaseToCallHeap(p))
    std::free(p);
}

void operator delete(void *p, std::size_t) noexcept { ::operator delete(p); }

#endif // PIPELINE_RT_SANITIZED
