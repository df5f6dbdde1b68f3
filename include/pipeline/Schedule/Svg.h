//===- Svg.h - A schedule as a picture --------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_SVG_H
#define PIPELINE_SCHEDULE_SVG_H

#include "pipeline/Schedule/Schedule.h"
#include "pipeline/Schedule/Simulator.h"

#include <string>

namespace pipeline::schedule {

/// Draws the time line of a schedule as one SVG document: a row per rank, a box
/// per action with the number of its microbatch, a time axis, a legend, and a
/// title with the bubble.
///
/// Forwards are cool, backwards warm. Kinds are told apart without colour too:
/// F is plain, I hatched one way, W the other way, B, which does what both do,
/// both ways; idle time is blank. The chunks of a rank, and the two copies of
/// stages with two owners, are shades of these, from light to dark. Resting the
/// pointer on a box names its action and its times.
///
/// The picture is as large as its smallest usual box needs to be read, so its
/// width grows with the number of microbatches. The text depends on the
/// arguments only and refers to nothing outside of itself.
std::string drawSvg(const Problem &problem, const Schedule &schedule, const Simulation &simulation);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_SVG_H
