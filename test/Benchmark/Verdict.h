//===- Verdict.h - A measured number against its limit ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_BENCHMARK_VERDICT_H
#define PIPELINE_TEST_BENCHMARK_VERDICT_H

#include <cstdio>

namespace pipeline::test {

inline void printAtMost(const char *what, double value, double most) {
  std::printf("%-56s %7.3f  at most %5.3f  %s\n", what, value, most,
              value <= most ? "ok" : "TOO HIGH");
}

} // namespace pipeline::test

#endif // PIPELINE_TEST_BENCHMARK_VERDICT_H
