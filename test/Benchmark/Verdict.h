//===- Verdict.h - Benchmarks in turns, and what they decide ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_BENCHMARK_VERDICT_H
#define PIPELINE_TEST_BENCHMARK_VERDICT_H

#include <benchmark/benchmark.h>

#include <cstdio>
#include <vector>

namespace pipeline::test {

/// Runs the registered benchmarks in turns, so that all of them meet the same machine, with the
/// options of the command line; false where these are wrong.
inline bool runInTurns(int argc, char **argv) {
  char interleave[] = "--benchmark_enable_random_interleaving=true";
  std::vector<char *> arguments = {argv[0], interleave};
  arguments.insert(arguments.end(), argv + 1, argv + argc);
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
    return false;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return true;
}

inline void printAtMost(const char *what, double value, double most) {
  std::printf("%-56s %7.3f  at most %5.3f  %s\n", what, value, most,
              value <= most ? "ok" : "TOO HIGH");
}

inline void printAtLeast(const char *what, double value, double least) {
  std::printf("%-56s %7.3f  at least %5.3f  %s\n", what, value, least,
              value >= least ? "ok" : "TOO LOW");
}

} // namespace pipeline::test

#endif // PIPELINE_TEST_BENCHMARK_VERDICT_H
