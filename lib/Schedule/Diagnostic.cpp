//===- Diagnostic.cpp - What is wrong with a schedule, and where -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Diagnostic.h"

namespace pipeline::schedule {

std::string nameOf(Constraint constraint) {
  return "S" + std::to_string(static_cast<int>(constraint));
}

std::string toString(const Diagnostic &diagnostic) {
  std::string text = nameOf(diagnostic.constraint) + ": rank " + std::to_string(diagnostic.rank);
  if (diagnostic.position >= 0)
    text += ", position " + std::to_string(diagnostic.position);
  if (diagnostic.action)
    text += ", " + toString(*diagnostic.action);
  return text + ": " + diagnostic.text;
}

void Diagnostics::add(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::Error)
    ++errors;
  // A cycle says nothing without all of its ranks, and there is only one.
  bool isCycle = diagnostic.constraint == Constraint::S4;
  if (counts[static_cast<size_t>(diagnostic.constraint)]++ < keptPerConstraint || isCycle)
    kept.push_back(std::move(diagnostic));
}

std::string Diagnostics::errorText() const {
  std::string text;
  int64_t shown = 0;
  for (const Diagnostic &diagnostic : kept) {
    if (diagnostic.severity != Severity::Error)
      continue;
    text += (shown++ == 0 ? "" : "\n") + toString(diagnostic);
  }
  if (shown < errors)
    text += "\nand " + std::to_string(errors - shown) + " more";
  return text;
}

} // namespace pipeline::schedule
