//===- SvgPalette.h - The look of actions in a picture ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_SVGPALETTE_H
#define PIPELINE_LIB_SCHEDULE_SVGPALETTE_H

#include "pipeline/Schedule/Action.h"

#include <cstdint>
#include <string>

namespace pipeline::schedule {

/// The class of boxes of a kind and a shade; that of their labels has a t
/// before it.
std::string paintName(Kind kind, int32_t shade);

/// Appends the classes of one paint to a style sheet, and its hatching to a list
/// of patterns. Of `shades` shades the first is the lightest.
void describePaint(Kind kind, int32_t shade, int32_t shades, std::string &style,
                   std::string &patterns);

} // namespace pipeline::schedule

#endif // PIPELINE_LIB_SCHEDULE_SVGPALETTE_H
