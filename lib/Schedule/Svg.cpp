//===- Svg.cpp - A schedule as a picture ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All lengths are in pixels at the picture's natural size. Fills, strokes and
// fonts are classes of one style sheet, so that a box costs a line of text and
// a reader who wants other colours changes a line.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Svg.h"

#include "SvgPalette.h"
#include "pipeline/Schedule/Timeline.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace pipeline::schedule {

namespace {

constexpr double margin = 18;
constexpr double boxHeight = 22;
constexpr double rowHeight = 26;
/// Of text beside the boxes, and in them unless they are many.
constexpr double labelSize = 11;
constexpr double smallLabelSize = 9;
/// From here on a picture is wide: its labels get smaller, and its rows are
/// named at both ends.
constexpr double wide = 1600;
constexpr double titleSize = 16;
/// No common font has wider digits at size 1.
constexpr double digitWidth = 0.62;
constexpr double letterWidth = 0.72;

/// Rounded to a hundredth of a pixel.
std::string coordinate(double value) {
  char buffer[32];
  auto end = std::to_chars(buffer, std::end(buffer), value, std::chars_format::fixed, 2).ptr;
  while (end[-1] == '0')
    --end;
  if (end[-1] == '.')
    --end;
  std::string text(buffer, end);
  return text == "-0" ? "0" : text;
}

std::string percent(double share) {
  char buffer[32];
  auto end = std::to_chars(buffer, std::end(buffer), 100 * share, std::chars_format::fixed, 1).ptr;
  return {buffer, end};
}

std::string escape(const std::string &text) {
  std::string escaped;
  for (char c : text) {
    switch (c) {
    case '&':
      escaped += "&amp;";
      break;
    case '<':
      escaped += "&lt;";
      break;
    case '>':
      escaped += "&gt;";
      break;
    case '"':
      escaped += "&quot;";
      break;
    default:
      // Other control characters are no XML.
      escaped += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return escaped;
}

/// The room that a line of text takes at most.
double textWidth(const std::string &text, double size) {
  return static_cast<double>(text.size()) * digitWidth * size;
}

const char *meaningOf(Kind kind) {
  switch (kind) {
  case Kind::F:
    return "forward";
  case Kind::B:
    return "backward";
  case Kind::I:
    return "input gradient";
  case Kind::W:
    return "weight gradient";
  }
  return "";
}

class Picture {
public:
  Picture(const Problem &problem, const Schedule &schedule, const Simulation &simulation)
      : problem(problem), schedule(schedule), simulation(simulation) {
    findShades();
    findKinds();
    findScale();
  }

  std::string draw() {
    left = margin + textWidth("rank " + std::to_string(problem.ranks - 1), labelSize) + 8;
    top = margin + titleSize + 8 + labelSize + 14;
    std::string title = schedule.name + (problem.forwardOnly ? ", forwards only" : "") +
                        ": p = " + std::to_string(problem.ranks) +
                        ", v = " + std::to_string(problem.chunks) +
                        ", m = " + std::to_string(problem.microbatches);
    std::string subtitle = "makespan " + formatTime(simulation.makespan) + ", bubble " +
                           percent(simulation.bubbleMakespan) + " % of the makespan, " +
                           percent(simulation.bubbleSpan) + " % of the largest span";

    rows();
    axis();
    double legendWidth = legend();
    double right = left + time(simulation.makespan) + (isWide ? left : margin);
    double width = std::max({right, legendWidth, margin + textWidth(title, titleSize) + margin,
                             margin + textWidth(subtitle, labelSize) + margin});
    double height = axisPlace() + 2 * labelSize + 26 + boxHeight + margin;

    std::string document = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
                           coordinate(width) + "\" height=\"" + coordinate(height) +
                           "\" viewBox=\"0 0 " + coordinate(width) + " " + coordinate(height) +
                           "\">\n<title>" + escape(title) + "</title>\n";
    document += styleSheet();
    document += "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n";
    document += textAt(margin, margin + titleSize - 2, "title", title);
    document += textAt(margin, margin + titleSize + 8 + labelSize, "note", subtitle);
    document += body;
    document += "</svg>\n";
    return document;
  }

private:
  //===--------------------------------------------------------------------===//
  // What the picture shows, and how large
  //===--------------------------------------------------------------------===//

  /// Entry c of a rank's stages is its chunk c, and its shade.
  void findShades() {
    shades = problem.chunks * problem.placement.copies();
    shadeOf.resize(static_cast<size_t>(problem.stages()) * problem.placement.copies());
    for (const std::vector<OwnedStage> &owned : problem.placement.stagesByRank(problem.ranks))
      for (size_t chunk = 0; chunk < owned.size(); ++chunk)
        shadeOf[static_cast<size_t>(owned[chunk].copy) * problem.stages() + owned[chunk].stage] =
            static_cast<int32_t>(chunk);
  }

  int32_t shadeOfAction(const Action &action) const {
    int32_t copy = problem.placement.copyOf(action.microbatch);
    return shadeOf[static_cast<size_t>(copy) * problem.stages() + action.stage];
  }

  void findKinds() {
    for (const std::vector<Action> &actions : schedule.ranks)
      for (const Action &action : actions)
        occurs[static_cast<size_t>(action.kind)] = true;
  }

  /// Makes room for the number of a microbatch in the smallest box, unless it
  /// is so small beside the others that the picture would grow for its sake.
  void findScale() {
    double sum = 0;
    int64_t count = 0;
    for (const std::vector<Action> &actions : schedule.ranks)
      for (const Action &action : actions)
        if (double cost = problem.costOf(action); cost > 0) {
          sum += cost;
          ++count;
        }
    if (count == 0 || simulation.makespan <= 0)
      return;
    double mean = sum / static_cast<double>(count);
    double smallest = mean;
    for (const std::vector<Action> &actions : schedule.ranks)
      for (const Action &action : actions)
        if (double cost = problem.costOf(action); cost >= mean / 4)
          smallest = std::min(smallest, cost);
    int32_t last = problem.microbatches - 1;
    if (roomFor(last, false) / smallest * simulation.makespan > wide)
      boxLabelSize = smallLabelSize;
    // A picture with few boxes has larger ones, up to the width of a page.
    scale =
        std::max(roomFor(last, false) / smallest, std::min(30 / mean, 900 / simulation.makespan));
    showsLetters = scale * smallest >= roomFor(last, true);
    isWide = time(simulation.makespan) > wide;
  }

  /// The width of a box with the number of `microbatch`, and perhaps the letter
  /// of its kind.
  double roomFor(int32_t microbatch, bool letter) const {
    auto digits = static_cast<double>(std::to_string(microbatch).size());
    return std::max(12.0, (digits * digitWidth + (letter ? letterWidth : 0)) * boxLabelSize + 3);
  }

  double time(double value) const { return value * scale; }
  double axisPlace() const { return top + problem.ranks * rowHeight + 2; }

  //===--------------------------------------------------------------------===//
  // Its parts
  //===--------------------------------------------------------------------===//

  std::string styleSheet() const {
    std::string style = "<style>\n"
                        "text{font-family:Helvetica,Arial,'Liberation Sans','DejaVu "
                        "Sans',sans-serif;font-size:" +
                        coordinate(labelSize) +
                        "px;fill:#1c1c1c}\n"
                        ".title{font-size:" +
                        coordinate(titleSize) +
                        "px;font-weight:bold}\n"
                        ".note{fill:#555}\n"
                        ".middle{text-anchor:middle}\n"
                        ".number{text-anchor:middle;font-size:" +
                        coordinate(boxLabelSize) +
                        "px}\n"
                        ".end{text-anchor:end}\n"
                        ".paper{fill:#fff}\n"
                        ".idle{fill:#f1f1f1}\n"
                        ".line{stroke:#555;stroke-width:1}\n"
                        ".grid{stroke:#d9d9d9;stroke-width:1}\n"
                        ".box{stroke:#3a3a3a;stroke-width:.6}\n";
    std::string patterns;
    for (size_t kind = 0; kind < std::size(occurs); ++kind)
      for (int32_t shade = 0; occurs[kind] && shade < shades; ++shade)
        describePaint(static_cast<Kind>(kind), shade, shades, style, patterns);
    return style + "</style>\n<defs>\n" + patterns + "</defs>\n";
  }

  static std::string textAt(double x, double y, const char *classes, const std::string &text) {
    return "<text x=\"" + coordinate(x) + "\" y=\"" + coordinate(y) + "\" class=\"" + classes +
           "\">" + escape(text) + "</text>\n";
  }

  void rows() {
    double tick = tickStep();
    for (int32_t rank = 0; rank < problem.ranks; ++rank) {
      double y = top + rank * rowHeight;
      body += "<g transform=\"translate(" + coordinate(left) + " " + coordinate(y) + ")\">\n";
      body += textAt(-8, boxHeight / 2 + labelSize * .36, "end", "rank " + std::to_string(rank));
      body += "<rect class=\"idle\" width=\"" + coordinate(time(simulation.makespan)) +
              "\" height=\"" + coordinate(boxHeight) + "\"/>\n";
      for (int64_t i = 1; tick > 0 && i * tick < simulation.makespan; ++i)
        body += "<path class=\"grid\" d=\"M" + coordinate(time(i * tick)) + " 0v" +
                coordinate(boxHeight) + "\"/>\n";
      for (size_t i = 0; i < schedule.ranks[rank].size(); ++i)
        box(schedule.ranks[rank][i], simulation.starts[rank][i], simulation.ends[rank][i]);
      if (isWide)
        body += textAt(time(simulation.makespan) + 8, boxHeight / 2 + labelSize * .36, "",
                       "rank " + std::to_string(rank));
      body += "</g>\n";
    }
  }

  void box(const Action &action, double start, double end) {
    double x = time(start);
    double width = time(end) - x;
    if (width <= 0)
      return;
    std::string paint = paintName(action.kind, shadeOfAction(action));
    body += "<rect class=\"box " + paint + "\" x=\"" + coordinate(x) + "\" width=\"" +
            coordinate(width) + "\" height=\"" + coordinate(boxHeight) + "\"><title>" +
            toString(action) + ", " + formatTime(start) + " to " + formatTime(end) +
            "</title></rect>\n";
    // Widths are differences of sums of costs.
    if (width < roomFor(action.microbatch, showsLetters) - 1e-3)
      return;
    std::string label = showsLetters ? std::string(1, letterOf(action.kind)) : "";
    label += std::to_string(action.microbatch);
    body += "<text class=\"number t" + paint + "\" x=\"" + coordinate(x + width / 2) + "\" y=\"" +
            coordinate(boxHeight / 2 + boxLabelSize * .36) + "\">" + label + "</text>\n";
  }

  /// The time from one tick to the next: 1, 2 or 5 times a power of ten.
  double tickStep() const {
    if (simulation.makespan <= 0)
      return 0;
    double least = 56 / scale;
    double power = std::pow(10, std::floor(std::log10(least)));
    for (double factor : {1, 2, 5})
      if (factor * power >= least)
        return factor * power;
    return 10 * power;
  }

  void axis() {
    double y = axisPlace();
    body += "<g>\n<path class=\"line\" d=\"M" + coordinate(left) + " " + coordinate(y) + "h" +
            coordinate(time(simulation.makespan)) + "\"/>\n";
    double tick = tickStep();
    for (int64_t i = 0; i == 0 || i * tick <= simulation.makespan * (1 + 1e-9); ++i) {
      double x = left + time(i * tick);
      body += "<path class=\"line\" d=\"M" + coordinate(x) + " " + coordinate(y) + "v5\"/>\n";
      body += textAt(x, y + 7 + labelSize, "middle", formatTime(i * tick));
      if (tick == 0)
        break;
    }
    body += textAt(left - 8, y + 7 + labelSize, "end note", "time");
    body += "</g>\n";
  }

  /// Shows every kind that occurs, in all its shades, and returns where it
  /// ends.
  double legend() {
    double y = axisPlace() + 2 * labelSize + 26;
    double x = left;
    auto text = [&](const std::string &words) {
      body += textAt(x, y + boxHeight / 2 + labelSize * .36, "", words);
      x += textWidth(words, labelSize) + 16;
    };
    body += "<g>\n";
    // Of many chunks, the first and the last are shown.
    constexpr int32_t mostSwatches = 8;
    for (size_t kind = 0; kind < std::size(occurs); ++kind) {
      if (!occurs[kind])
        continue;
      for (int32_t shade = 0; shade < shades; ++shade) {
        if (shades > mostSwatches && shade > 0 && shade < shades - 1)
          continue;
        swatch(x, y, static_cast<Kind>(kind), shade);
        x += 26;
      }
      x += 5;
      text(std::string(1, letterOf(static_cast<Kind>(kind))) + ": " +
           meaningOf(static_cast<Kind>(kind)));
    }
    body += "<rect class=\"box idle\" x=\"" + coordinate(x) + "\" y=\"" + coordinate(y) +
            "\" width=\"26\" height=\"" + coordinate(boxHeight) + "\"/>\n";
    x += 31;
    text("idle");
    const char *shadeMeaning = shades == 1                       ? ""
                               : problem.placement.copies() == 1 ? ", shade: chunk"
                               : problem.chunks == 1             ? ", shade: copy"
                                                                 : ", shade: chunk and copy";
    text(std::string("number: microbatch") + shadeMeaning);
    body += "</g>\n";
    return x;
  }

  void swatch(double x, double y, Kind kind, int32_t shade) {
    std::string paint = paintName(kind, shade);
    body += "<rect class=\"box " + paint + "\" x=\"" + coordinate(x) + "\" y=\"" + coordinate(y) +
            "\" width=\"26\" height=\"" + coordinate(boxHeight) + "\"/>\n";
    if (shades > 1)
      body += textAt(x + 13, y + boxHeight / 2 + labelSize * .36, ("middle t" + paint).c_str(),
                     std::to_string(shade));
  }

  const Problem &problem;
  const Schedule &schedule;
  const Simulation &simulation;
  int32_t shades = 1;
  /// Of every stage of copy 0, then of copy 1.
  std::vector<int32_t> shadeOf;
  /// By kind.
  bool occurs[4] = {};
  /// Pixels of a unit of time.
  double scale = 1;
  double boxLabelSize = labelSize;
  bool showsLetters = false;
  bool isWide = false;
  /// Where the first row begins.
  double left = 0;
  double top = 0;
  std::string body;
};

} // namespace

std::string drawSvg(const Problem &problem, const Schedule &schedule,
                    const Simulation &simulation) {
  return Picture(problem, schedule, simulation).draw();
}

} // namespace pipeline::schedule
