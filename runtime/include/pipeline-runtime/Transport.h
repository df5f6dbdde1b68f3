//===- Transport.h - How ranks reach one another ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface that every network implements (threads now; MPI and NCCL fit it), and that one
// conformance suite tests (test/Unit/Runtime/TransportConformance). Rank programs know peers, bytes
// and requests, never a transport.
//
// Threads: each rank's functions are called by one thread at a time, different ranks' at once.
// Posts, waits and sums allocate nothing.
//
// Failure: once a run has failed every function returns false, at once and for good, also those
// that were waiting. Whoever fails first leaves the message.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_TRANSPORT_H
#define PIPELINE_RUNTIME_TRANSPORT_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Runtime.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace pipeline::runtime {

class PIPELINE_RT_API Transport {
public:
  explicit Transport(std::int32_t ranks) : rankCount(ranks) {}
  virtual ~Transport();
  Transport(const Transport &) = delete;
  Transport &operator=(const Transport &) = delete;

  std::int32_t ranks() const { return rankCount; }

  /// As pipeline_rt_send and pipeline_rt_recv: post and return. The request is overwritten, its
  /// former contents are not read, and it must not move until the wait.
  [[nodiscard]] virtual bool send(std::int32_t rank, std::int32_t peer, const void *payload,
                                  std::int64_t bytes, pipeline_rt_request &request) = 0;
  [[nodiscard]] virtual bool receive(std::int32_t rank, std::int32_t peer, void *payload,
                                     std::int64_t bytes, pipeline_rt_request &request) = 0;

  /// Returns once the transfer of \p request, which \p rank has posted, is done.
  [[nodiscard]] virtual bool wait(std::int32_t rank, pipeline_rt_request &request) = 0;

  /// A collective of all ranks, each with as many \p values: replaces every rank's values by the
  /// sums over the ranks, added in rank order. \p scratch has room for \p count more.
  [[nodiscard]] virtual bool sum(std::int32_t rank, double *values, double *scratch,
                                 std::int64_t count) = 0;

  /// All ranks are about to run their programs; called by the thread that starts them, while none
  /// runs. And: this rank's program has ended. From these a transport may tell that no rank can go
  /// on, and fail the run instead of waiting for ever.
  virtual void beginPrograms() {}
  virtual void endProgram(std::int32_t rank) {}

  /// Fails the run for every rank. The first message is kept.
  void fail(const std::string &message);
  /// Is called with the first message, by the thread that fails the run. Set before ranks run.
  void setFailureListener(std::function<void(const std::string &message)> listener) {
    failureListener = std::move(listener);
  }
  bool failed() const { return hasFailed.load(std::memory_order_acquire); }
  /// The message of the first failure; empty if there is none.
  std::string failure() const;

protected:
  /// Makes every waiting rank look at failed() again.
  virtual void wakeAll() = 0;

private:
  const std::int32_t rankCount;
  std::atomic<bool> hasFailed{false};
  mutable std::mutex failureMutex;
  std::string failureMessage;
  std::function<void(const std::string &message)> failureListener;
};

/// Ranks that are threads of this process: a transfer is one copy from the sender's arena to the
/// receiver's, done by whoever posts second. Notices a deadlock, and says what each rank waits for.
PIPELINE_RT_API std::unique_ptr<Transport> createThreadsTransport(std::int32_t ranks);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_TRANSPORT_H
