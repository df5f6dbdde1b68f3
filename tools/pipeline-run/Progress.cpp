//===- Progress.cpp - What a run shows while it trains ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

namespace pipeline::driver {

/// Between two lines, on a terminal and elsewhere.
static constexpr std::chrono::milliseconds shortestPause{50};
static constexpr std::chrono::seconds longestPause{10};
static constexpr int64_t plainLines = 20;

Progress::Progress(llvm::raw_ostream &os, int64_t steps, int64_t units, llvm::StringRef unit,
                   Shows shows)
    : os(os), steps(steps), units(units), unit(unit), shows(shows), overwrites(os.is_displayed()) {}

Progress::~Progress() {
  if (lineIsOpen)
    os << "\n";
}

bool Progress::isDue(int64_t done) {
  if (done == 1 || done == steps || (shows == Shows::Losses && !overwrites))
    return true;
  Clock::duration pause = Clock::now() - lastLine;
  if (overwrites)
    return pause >= shortestPause;
  return done % llvm::divideCeil(steps, plainLines) == 0 || pause >= longestPause;
}

void Progress::report(const runtime::StepResult &result) {
  int64_t done = result.step + 1;
  if (!isDue(done))
    return;
  lastLine = Clock::now();
  if (overwrites)
    os << "\r";
  os << llvm::format("step %*lld/%lld  loss %.4f", static_cast<int>(std::to_string(steps).size()),
                     static_cast<long long>(done), static_cast<long long>(steps), result.loss);
  if (shows == Shows::Norms)
    os << llvm::format("  norm %.3g", result.gradientNorm);
  if (shows != Shows::Losses)
    os << llvm::format("  rate %.3g", result.learningRate);
  // Steps that overlap may be complete at the same time.
  if (result.seconds > 0)
    os << llvm::format("  %.0f ", static_cast<double>(units * result.microbatches) / result.seconds)
       << unit << "/s";
  // What is left of a longer line.
  os << (overwrites ? "\033[K" : "\n");
  lineIsOpen = overwrites;
  os.flush();
}

} // namespace pipeline::driver
