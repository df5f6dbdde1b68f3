//===- DeviceTimes.h - When a device does what a trace shows -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_DEVICETIMES_H
#define PIPELINE_RUNTIME_LIB_CUDA_DEVICETIMES_H

#include "Streams.h"
#include "pipeline-runtime/Trace.h"

#include <deque>

namespace pipeline::runtime {

/// The trace of a rank on a device: its actions, and its work on gradients, when the compute stream
/// was at them. Each is between two events of CUDA, of which the host reads the distances once they
/// have happened.
///
/// A program begins on streams that have nothing to do, so the first event happens when the host
/// records it, but for what a call takes (microseconds). All others are so and so long behind that.
/// CUDA knows distances to half a microsecond.
class DeviceTimes {
public:
  DeviceTimes(pipeline_rt_rank &rank, Streams &streams) : rank(rank), streams(streams) {}
  ~DeviceTimes();
  DeviceTimes(const DeviceTimes &) = delete;
  DeviceTimes &operator=(const DeviceTimes &) = delete;

  // Nothing is done in a run that does not trace. False if the run has failed.

  /// Before a program. One that is captured is not timed: nobody can ask for events in a graph.
  [[nodiscard]] bool begin(bool isCaptured);

  [[nodiscard]] bool beginAction(const TraceEvent &action);
  [[nodiscard]] bool endAction();
  /// Work on gradients comes next, or goes on.
  [[nodiscard]] bool work(GradientWork kind);
  /// What comes next on the compute stream may be a wait, and is none of that work.
  [[nodiscard]] bool endWork();

  /// Once the streams are empty: the rest goes into the trace.
  [[nodiscard]] bool finish();

private:
  /// From one event to the other.
  struct Span {
    TraceEvent shown;
    cudaEvent_t start = nullptr, end = nullptr;
    /// CUDA has been given the second one.
    bool issued = false;
  };
  /// So many are on the way before it is asked which have happened.
  static constexpr std::size_t fewSpans = 1024;

  bool open(const TraceEvent &shown);
  bool close();
  bool take(cudaEvent_t &event);
  bool record(cudaEvent_t event, bool *issued);
  bool show(Span &span);
  bool showSome();

  pipeline_rt_rank &rank;
  Streams &streams;
  bool timed = false;
  /// The oldest first; the last one has no end while it is open.
  std::deque<Span> spans;
  bool isOpen = false;
  /// Happened at a known time: the start of the program, and then the end of the last span that is
  /// in the trace, so that no distance is long. CUDA gives them in f32.
  cudaEvent_t known = nullptr;
  double knownTime = 0;
  /// Those that nobody needs.
  std::vector<cudaEvent_t> free;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_DEVICETIMES_H
