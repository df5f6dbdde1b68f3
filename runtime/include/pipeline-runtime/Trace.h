//===- Trace.h - Time lines in Chrome's trace format ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One writer for measured and simulated time lines: a track per rank, a complete event per action,
// named as schedules write actions (`1F3`), and one for what a rank does with gradients between
// them: `zero`, `norm`, `update`. Perfetto and chrome://tracing open the file.
//
// Format: "Trace Event Format", Google; events of phases X (complete) and M (metadata), times in
// microseconds.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_TRACE_H
#define PIPELINE_RUNTIME_TRACE_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Status.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace pipeline::runtime {

/// What a rank does with gradients between its actions.
enum GradientWork : char { ZeroGradients = 'Z', AddToNorm = 'N', UpdateParameters = 'U' };

/// One action on a time line, or work on gradients that nothing interrupts. Times are in
/// nanoseconds from the line's start.
struct TraceEvent {
  /// F, B, I or W; or a GradientWork, which has a step and neither stage nor microbatch.
  char kind = 'F';
  std::int32_t stage = 0;
  std::int64_t microbatch = 0;
  std::int64_t step = 0;
  std::int64_t start = 0;
  std::int64_t end = 0;

  PIPELINE_RT_API bool isAction() const;
  /// As in `1F3`; of work on gradients what it does.
  PIPELINE_RT_API std::string name() const;
};

/// What one rank did. Events in the order of their starts.
struct TraceTrack {
  std::string name;
  std::vector<TraceEvent> events;
  /// Events that found no room.
  std::int64_t dropped = 0;
};

/// Writes the tracks as one JSON object. \p title names the process that holds them.
PIPELINE_RT_API void writeTrace(std::ostream &os, const std::string &title,
                                const std::vector<TraceTrack> &tracks);

/// The same to a file.
PIPELINE_RT_API Status writeTraceFile(const std::string &path, const std::string &title,
                                      const std::vector<TraceTrack> &tracks);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_TRACE_H
