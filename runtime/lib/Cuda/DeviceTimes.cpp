//===- DeviceTimes.cpp - When a device does what a trace shows -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceTimes.h"

#include "../RankContext.h"

#include <cmath>

namespace pipeline::runtime {
namespace {

/// Of the times of a trace in those of CUDA's events.
constexpr double nanosecondsOfMillisecond = 1e6;

} // namespace

DeviceTimes::~DeviceTimes() {
  for (const Span &span : spans)
    for (cudaEvent_t event : {span.start, span.end})
      if (event)
        (void)cudaEventDestroy(event);
  for (cudaEvent_t event : free)
    (void)cudaEventDestroy(event);
  if (known)
    (void)cudaEventDestroy(known);
}

bool DeviceTimes::begin(bool isCaptured) {
  timed = rank.run.options.traceCapacity > 0 && !isCaptured;
  if (!timed)
    return true;
  if (!known && !take(known))
    return false;
  knownTime = std::chrono::duration<double, std::nano>(Clock::now() - rank.run.origin).count();
  return record(known, nullptr);
}

bool DeviceTimes::beginAction(const TraceEvent &action) {
  return !timed || ((!isOpen || close()) && open(action));
}

bool DeviceTimes::endAction() { return !timed || close(); }

bool DeviceTimes::work(GradientWork kind) {
  // What an action does on the way is a part of it.
  if (!timed || rank.isInAction())
    return true;
  // An update on the way ends by zeroing its gradients.
  if (isOpen) {
    char last = spans.back().shown.kind;
    if (last == kind || (last == UpdateParameters && kind == ZeroGradients))
      return true;
  }
  TraceEvent shown;
  shown.kind = kind;
  shown.step = rank.currentStep();
  return endWork() && open(shown);
}

bool DeviceTimes::endWork() { return !isOpen || rank.isInAction() || close(); }

bool DeviceTimes::take(cudaEvent_t &event) {
  if (free.empty())
    return streams.check(cudaEventCreateWithFlags(&event, cudaEventDefault),
                         "cudaEventCreateWithFlags");
  event = free.back();
  free.pop_back();
  return true;
}

bool DeviceTimes::record(cudaEvent_t event, bool *issued) {
  return streams.submit(PIPELINE_RT_CUDA_COMPUTE, [this, event, issued] {
    if (!streams.check(cudaEventRecord(event, streams[PIPELINE_RT_CUDA_COMPUTE]),
                       "cudaEventRecord"))
      return Issue::Failed;
    if (issued)
      *issued = true;
    return Issue::Done;
  });
}

bool DeviceTimes::open(const TraceEvent &shown) {
  if (!showSome())
    return false;
  Span &span = spans.emplace_back();
  span.shown = shown;
  isOpen = true;
  return take(span.start) && record(span.start, nullptr);
}

bool DeviceTimes::close() {
  isOpen = false;
  Span &span = spans.back();
  return take(span.end) && record(span.end, &span.issued);
}

bool DeviceTimes::show(Span &span) {
  float before = 0, length = 0;
  if (!streams.check(cudaEventElapsedTime(&before, known, span.start), "cudaEventElapsedTime") ||
      !streams.check(cudaEventElapsedTime(&length, span.start, span.end), "cudaEventElapsedTime"))
    return false;
  double start = knownTime + before * nanosecondsOfMillisecond;
  knownTime = start + length * nanosecondsOfMillisecond;
  span.shown.start = std::llround(start);
  span.shown.end = std::llround(knownTime);
  rank.trace(span.shown);
  free.insert(free.end(), {known, span.start});
  known = span.end;
  return true;
}

/// A program of all steps would have all its events at once.
bool DeviceTimes::showSome() {
  while (spans.size() >= fewSpans && spans.front().issued) {
    cudaError_t error = cudaEventQuery(spans.front().end);
    if (error == cudaErrorNotReady)
      return true;
    if (!streams.check(error, "cudaEventQuery") || !show(spans.front()))
      return false;
    spans.pop_front();
  }
  return true;
}

bool DeviceTimes::finish() {
  for (; !spans.empty(); spans.pop_front())
    if (!show(spans.front()))
      return false;
  return true;
}

} // namespace pipeline::runtime
