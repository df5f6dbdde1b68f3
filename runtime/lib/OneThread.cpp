//===- OneThread.cpp - Asks whatever OpenMP library is there ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks whatever OpenMP library oneDNN brings.
//
// The two functions are weak: they bind to the OpenMP that libdnnl depends on, and are null where
// oneDNN was built without (sequential or TBB).
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

extern "C" {
[[gnu::weak]] int omp_get_max_threads(void);
[[gnu::weak]] void omp_set_num_threads(int threads);
}

namespace pipeline::runtime {

int limitOpenMPThreads(int threads) {
  if (!omp_get_max_threads || !omp_set_num_threads)
    return 1;
  int before = omp_get_max_threads();
  if (before != threads)
    omp_set_num_threads(threads);
  return before;
}

} // namespace pipeline::runtime
