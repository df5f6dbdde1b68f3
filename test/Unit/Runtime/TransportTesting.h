//===- TransportTesting.h - Every transport, and threads for ranks -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the conformance suite runs on: every transport, and a thread for each rank.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_RUNTIME_TRANSPORTTESTING_H
#define PIPELINE_TEST_UNIT_RUNTIME_TRANSPORTTESTING_H

#include "pipeline-runtime/Transport.h"

#include "gtest/gtest.h"

#include <cstdint>
#include <memory>
#include <ostream>
#include <thread>
#include <vector>

namespace pipeline::runtime::testing {

/// One transport to test. A new one is a row of allTransports.
struct TransportKind {
  const char *name;
  std::unique_ptr<Transport> (*create)(std::int32_t ranks);
};

inline std::ostream &operator<<(std::ostream &os, const TransportKind &kind) {
  return os << kind.name;
}

inline std::vector<TransportKind> allTransports() { return {{"threads", createThreadsTransport}}; }

struct TransportTest : ::testing::TestWithParam<TransportKind> {
  std::unique_ptr<Transport> create(std::int32_t ranks) { return GetParam().create(ranks); }
};

/// Runs \p body(rank) for every rank at once, and returns when all have.
template <typename Body>
void onEveryRank(std::int32_t ranks, Body body) {
  std::vector<std::thread> threads;
  for (std::int32_t rank = 0; rank < ranks; ++rank)
    threads.emplace_back([&body, rank] { body(rank); });
  for (std::thread &thread : threads)
    thread.join();
}

inline std::string kindName(const ::testing::TestParamInfo<TransportKind> &info) {
  return info.param.name;
}

} // namespace pipeline::runtime::testing

#endif // PIPELINE_TEST_UNIT_RUNTIME_TRANSPORTTESTING_H
