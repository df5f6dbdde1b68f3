//===- MessageLog.h - What a stream was given for its peers, and is not done -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_MESSAGELOG_H
#define PIPELINE_RUNTIME_LIB_CUDA_MESSAGELOG_H

#include "../Clock.h"
#include "CudaTransport.h"

namespace pipeline::runtime {

/// The operations of one stream that wait for peers, behind each an event: so that a failure can
/// say which of them is the first that is not done, and so that there are never more of them than
/// the device keeps without holding up the host. Used by the rank's thread. Events are made when
/// they are first needed, which is in the first step.
class MessageLog {
public:
  MessageLog() = default;
  ~MessageLog();
  MessageLog(const MessageLog &) = delete;
  MessageLog &operator=(const MessageLog &) = delete;

  /// What is in the queue of a stream at most.
  static constexpr std::int64_t capacity = 128;

  struct Entry {
    enum class Kind { Send, Receive, Gather };
    Kind kind;
    std::int64_t number;
    std::int32_t peer;
    std::int64_t bytes;
    /// Messages of the same group on the same stream, beside it.
    std::int64_t others;
  };

  // Each returns what went wrong, or nothing.

  /// Behind the operation, which the stream has just been given. There is room.
  std::string add(const Entry &entry, cudaStream_t stream);
  /// Takes out what is done.
  std::string retire();

  bool isFull() const { return newest - oldest == capacity; }
  bool isEmpty() const { return newest == oldest; }
  /// The first that was not done when `retire` last looked.
  std::string describeOldest() const;
  /// How long it has been the first, as far as `retire` has looked.
  Clock::duration age() const { return isEmpty() ? Clock::duration() : looked - since; }

private:
  static std::size_t slot(std::int64_t number) {
    return static_cast<std::size_t>(number % capacity);
  }

  std::vector<cudaEvent_t> events;
  std::vector<Entry> entries;
  /// Those of [oldest, newest) are not known to be done.
  std::int64_t oldest = 0, newest = 0;
  Clock::time_point since, looked;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_MESSAGELOG_H
