//===- Progress.cpp - What a run shows while it trains ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"

#include "Text.h"

#include <iostream>

#include <unistd.h>

namespace pipeline::launch {

/// Between two lines, on a terminal and elsewhere.
static constexpr std::chrono::milliseconds shortestPause{50};
static constexpr std::chrono::seconds longestPause{10};
static constexpr std::int64_t plainLines = 20;

Progress::Progress(std::int64_t steps, const runtime::MicrobatchShape &microbatch, Shows shows)
    : steps(steps), microbatch(microbatch), shows(shows), overwrites(::isatty(STDERR_FILENO) != 0) {
}

Progress::~Progress() {
  if (lineIsOpen)
    std::cerr << "\n";
}

bool Progress::isDue(std::int64_t done) {
  if (done == 1 || done == steps || (shows == Shows::Losses && !overwrites))
    return true;
  Clock::duration pause = Clock::now() - lastLine;
  if (overwrites)
    return pause >= shortestPause;
  return done % ((steps + plainLines - 1) / plainLines) == 0 || pause >= longestPause;
}

void Progress::report(const runtime::StepResult &result) {
  std::int64_t done = result.step + 1;
  if (!isDue(done))
    return;
  lastLine = Clock::now();
  std::string all = std::to_string(steps), line = overwrites ? "\r" : "";
  line += "step " + padLeft(std::to_string(done), all.size()) + "/" + all + "  loss " +
          format("%.4f", result.loss);
  if (shows == Shows::Norms)
    line += format("  norm %.3g", result.gradientNorm);
  if (shows != Shows::Losses)
    line += format("  rate %.3g", result.learningRate);
  // Steps that overlap may be complete at the same time.
  if (result.seconds > 0) {
    auto units = static_cast<double>(microbatch.units() * result.microbatches);
    line += format("  %.0f ", units / result.seconds) + std::string(microbatch.unit()) + "/s";
  }
  // What is left of a longer line.
  line += overwrites ? "\033[K" : "\n";
  lineIsOpen = overwrites;
  std::cerr << line << std::flush;
}

} // namespace pipeline::launch
