//===- GraphText.h - Stage graphs written for a test ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_TRANSFORMS_GRAPHTEXT_H
#define PIPELINE_TEST_UNIT_TRANSFORMS_GRAPHTEXT_H

#include "pipeline/Schedule/Placement.h"

#include <string>

namespace pipeline::test {

/// A chain of stages with a parameter each.
struct GraphShape {
  int ranks;
  schedule::Placement placement;
  bool splitBackward = false;
  /// The last stage shares the parameter of the first, and reads it as it is there.
  bool tied = false;
  /// The last stage reads what the first one makes.
  bool skip = false;
  /// Each microbatch says what its loss counts for, by which its backward starts.
  bool weighted = false;
  /// The last stage makes a second output.
  bool metric = false;
};

/// A module in phase differentiated. Its functions are declarations on buffers, so
/// that it can be planned without code being made.
std::string writeGraph(const GraphShape &shape);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_TRANSFORMS_GRAPHTEXT_H
