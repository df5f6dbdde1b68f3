//===- SvgPalette.cpp - The look of actions in a picture --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blue against red and yellow is seen by nearly everyone; lightness and hatching
// carry the rest, so that a grey print can be read as well.
//
//===----------------------------------------------------------------------===//

#include "SvgPalette.h"

#include <cmath>
#include <cstdio>

namespace pipeline::schedule {

namespace {

struct Color {
  double red, green, blue;
};

Color mix(const Color &a, const Color &b, double share) {
  auto part = [share](double x, double y) { return x + share * (y - x); };
  return {part(a.red, b.red), part(a.green, b.green), part(a.blue, b.blue)};
}

std::string hex(const Color &color) {
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", static_cast<unsigned>(std::lround(color.red)),
                static_cast<unsigned>(std::lround(color.green)),
                static_cast<unsigned>(std::lround(color.blue)));
  return text;
}

/// How light a colour looks, from 0 to 255 (Rec. 709 weights).
double lightness(const Color &color) {
  return .2126 * color.red + .7152 * color.green + .0722 * color.blue;
}

/// The shades of a kind lie between two colours; where there is one, it lies in
/// the middle.
struct Paint {
  Color lightest;
  Color darkest;
  /// Of a tile of 6 by 6 pixels; empty for none.
  const char *hatching;
};

constexpr const char *rising = "M-1 1l2-2M0 6l6-6M5 7l2-2";
constexpr const char *falling = "M-1 5l2 2M0 0l6 6M5-1l2 2";
constexpr const char *crossing = "M-1 1l2-2M0 6l6-6M5 7l2-2M-1 5l2 2M0 0l6 6M5-1l2 2";

const Paint &paintOf(Kind kind) {
  static const Paint paints[] = {
      {{208, 227, 246}, {138, 186, 232}, ""},     // F, blue
      {{204, 92, 78}, {136, 38, 36}, crossing},   // B, red
      {{246, 182, 112}, {222, 136, 52}, rising},  // I, orange
      {{252, 241, 184}, {232, 204, 96}, falling}, // W, yellow
  };
  return paints[static_cast<size_t>(kind)];
}

} // namespace

std::string paintName(Kind kind, int32_t shade) { return letterOf(kind) + std::to_string(shade); }

void describePaint(Kind kind, int32_t shade, int32_t shades, std::string &style,
                   std::string &patterns) {
  const Paint &paint = paintOf(kind);
  double share = shades == 1 ? .5 : static_cast<double>(shade) / (shades - 1);
  Color color = mix(paint.lightest, paint.darkest, share);
  bool isDark = lightness(color) < 140;
  std::string name = paintName(kind, shade);
  std::string fill = hex(color);
  if (*paint.hatching) {
    Color line = isDark ? mix(color, {255, 255, 255}, .22) : mix(color, {90, 50, 0}, .2);
    patterns += "<pattern id=\"" + name +
                "\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><path fill=\"" + fill +
                "\" d=\"M0 0h6v6H0z\"/><path stroke=\"" + hex(line) +
                "\" stroke-width=\".8\" d=\"" + paint.hatching + "\"/></pattern>\n";
    fill = "url(#" + name + ")";
  }
  style += "." + name + "{fill:" + fill + "}\n";
  if (isDark)
    style += ".t" + name + "{fill:#fff}\n";
}

} // namespace pipeline::schedule
