//===- Reports.h - Values on the way from the device to the run -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_REPORTS_H
#define PIPELINE_RUNTIME_LIB_CUDA_REPORTS_H

#include "Streams.h"

namespace pipeline::runtime {

/// The scalars that a program reports: each is copied to its own place in pinned memory, so none is
/// overwritten, and handed over when it is there. Where a call of the program runs one step, that
/// is when it has ended; where it runs several, also on the way, so that steps are given out as
/// they are complete.
class Reports {
public:
  Reports(pipeline_rt_rank &rank, Streams &streams) : rank(rank), streams(streams) {}
  ~Reports();
  Reports(const Reports &) = delete;
  Reports &operator=(const Reports &) = delete;

  // False if the run has failed.

  /// Makes room for \p count scalars in a call of the program.
  [[nodiscard]] bool create(std::int64_t count, bool onTheWay);

  struct Report {
    std::int32_t output;
    std::int64_t microbatch;
  };

  void begin() { begin({}); }
  /// Of a program whose reports are known: they come to the same places as when it was called.
  void begin(const std::vector<Report> &known);
  const std::vector<Report> &all() const { return reports; }
  [[nodiscard]] bool report(std::int32_t output, std::int64_t microbatch, const float *value);
  /// Hands over what is known to be there.
  [[nodiscard]] bool handOver();
  /// Once the streams are empty: hands over the rest.
  [[nodiscard]] bool handOverAll() { return handOver(static_cast<std::int64_t>(reports.size())); }

private:
  /// Once it has happened, the first `reports` of them are there.
  struct Mark {
    cudaEvent_t event = nullptr;
    std::int64_t reports = 0;
    bool issued = false;
  };
  static constexpr std::int64_t markCount = 16;

  bool handOver(std::int64_t end);
  bool mark();

  pipeline_rt_rank &rank;
  Streams &streams;
  float *values = nullptr;
  std::size_t capacity = 0;
  std::vector<Report> reports;
  std::int64_t handedOver = 0;
  /// A ring, of which [oldest, newest) are under way.
  std::vector<Mark> marks;
  std::int64_t oldest = 0, newest = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_REPORTS_H
