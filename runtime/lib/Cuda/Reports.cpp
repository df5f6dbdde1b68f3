//===- Reports.cpp - Values on the way from the device to the run -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reports.h"

#include "../RankContext.h"

namespace pipeline::runtime {

Reports::~Reports() {
  for (Mark &mark : marks)
    if (mark.event)
      (void)cudaEventDestroy(mark.event);
  if (values)
    (void)cudaFreeHost(values);
}

bool Reports::create(std::int64_t count, bool onTheWay) {
  capacity = static_cast<std::size_t>(count);
  reports.reserve(capacity);
  void *memory = nullptr;
  if (count > 0 &&
      !streams.check(cudaHostAlloc(&memory, capacity * sizeof(float), cudaHostAllocDefault),
                     "cudaHostAlloc"))
    return false;
  values = static_cast<float *>(memory);
  marks.resize(onTheWay ? markCount : 0);
  for (Mark &mark : marks)
    if (!streams.check(cudaEventCreateWithFlags(&mark.event, cudaEventDisableTiming),
                       "cudaEventCreateWithFlags"))
      return false;
  return true;
}

void Reports::begin(const std::vector<Report> &known) {
  reports = known;
  handedOver = oldest = newest = 0;
}

bool Reports::report(std::int32_t output, std::int64_t microbatch, const float *value) {
  if (reports.size() == capacity)
    return rank.fail("more than the " + std::to_string(capacity) +
                     " scalars that the microbatches have are reported");
  float *place = values + reports.size();
  reports.push_back({output, microbatch});
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  return streams.submitCall(PIPELINE_RT_CUDA_COMPUTE, "cudaMemcpyAsync", [=] {
    return cudaMemcpyAsync(place, value, sizeof(float), cudaMemcpyDeviceToHost, stream);
  }) && mark();
}

/// Where all marks are under way, a later one says it for this report too.
bool Reports::mark() {
  if (marks.empty())
    return true;
  if (!handOver())
    return false;
  if (newest - oldest == markCount)
    return true;
  Mark &mark = marks[static_cast<std::size_t>(newest++ % markCount)];
  mark.reports = static_cast<std::int64_t>(reports.size());
  mark.issued = false;
  return streams.submit(PIPELINE_RT_CUDA_COMPUTE, [this, &mark] {
    mark.issued = streams.check(cudaEventRecord(mark.event, streams[PIPELINE_RT_CUDA_COMPUTE]),
                                "cudaEventRecord");
    return mark.issued ? Issue::Done : Issue::Failed;
  });
}

bool Reports::handOver() {
  for (; oldest < newest; ++oldest) {
    const Mark &mark = marks[static_cast<std::size_t>(oldest % markCount)];
    if (!mark.issued)
      return true;
    cudaError_t error = cudaEventQuery(mark.event);
    if (error == cudaErrorNotReady)
      return true;
    if (!streams.check(error, "cudaEventQuery") || !handOver(mark.reports))
      return false;
  }
  return true;
}

bool Reports::handOver(std::int64_t end) {
  for (; handedOver < end; ++handedOver) {
    auto [output, microbatch] = reports[static_cast<std::size_t>(handedOver)];
    if (!rank.reportScalar(output, microbatch, values[handedOver]))
      return false;
  }
  return true;
}

} // namespace pipeline::runtime
