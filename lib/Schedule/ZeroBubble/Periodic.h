//===- Periodic.h - Orders with a repeated part -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In an order with a pattern every stage runs a prefix, then some number of
// times the same works on a few microbatches more, then a suffix. Since a
// repetition leaves as much in memory as it found, an order that is lawful with
// one is lawful with any number. So a few repetitions are searched, and as many
// as there are microbatches are run: the programs and the time of the search
// don't grow with m.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_PERIODIC_H
#define PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_PERIODIC_H

#include "Annealing.h"

#include <optional>

namespace pipeline::schedule::zerobubble {

/// How many microbatches are run in repetitions while searching. With fewer, a
/// pattern that loses a little time in each repetition goes unnoticed.
constexpr int32_t repeatedMicrobatches = 14;

/// The sizes of an order with a pattern.
struct PatternShape {
  int32_t microbatches; ///< of the pattern
  int32_t repetitions;
  int32_t outside; ///< microbatches of the prefix and the suffix together

  int32_t total() const { return outside + microbatches * repetitions; }
};

/// With fewer microbatches no pattern is repeated.
int32_t leastForPattern(const TickProblem &problem);

/// The largest prefix and suffix that are searched, as below.
constexpr int32_t mostFills = 3;

/// The shape in which to search for `problem` with a pattern of
/// `patternMicrobatches`: its prefix and suffix have together what may be in
/// flight and `fills` times p microbatches, as filling and draining takes one p
/// each. With more the search finds its way more easily, with less a program
/// is smaller. From some number of microbatches on the shape depends on the
/// remainder by the pattern only. Nothing where there are too few.
std::optional<PatternShape> shapeOf(const TickProblem &problem, int32_t patternMicrobatches,
                                    int32_t fills);

/// An order with a pattern to start a search from, for an instance of as many
/// microbatches as the shape has. Evaluates at most `evaluations`. Nothing where
/// none of them is executable.
std::optional<Candidate> patternStart(const Instance &instance, const PatternShape &shape,
                                      int64_t evaluations, Budget &budget);

/// The order of `candidate` with so many repetitions instead of those it has;
/// its span is left open.
Candidate repeated(const Candidate &candidate, int32_t times);

} // namespace pipeline::schedule::zerobubble

#endif // PIPELINE_LIB_SCHEDULE_ZEROBUBBLE_PERIODIC_H
