//===- Streams.h - A rank's streams and events, and what they are yet to be given -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_STREAMS_H
#define PIPELINE_RUNTIME_LIB_CUDA_STREAMS_H

#include "CommandQueue.h"
#include "CudaTransport.h"
#include "HostMeter.h"
#include "pipeline-runtime/Cuda.h"

#include <deque>
#include <memory>

namespace pipeline::runtime {

/// Gives CUDA what a rank calls, stream by stream in the order of the calls, as soon as it can be
/// given (CopyTransport.cpp says when it can't, and why that ends). Used by the rank's thread.
class Streams {
public:
  Streams(pipeline_rt_rank &rank, CudaTransport &transport, HostMeter &meter)
      : rank(rank), transport(transport), meter(meter) {}
  ~Streams();
  Streams(const Streams &) = delete;
  Streams &operator=(const Streams &) = delete;

  static constexpr int count = 3;

  // False if the run has failed.

  /// Makes the streams, and events with numbers below \p events.
  [[nodiscard]] bool create(std::int32_t events, int device, void *scratch);

  /// Before a program: the device has done all that was given before, so records of that need not
  /// be waited for.
  void begin();

  cudaStream_t operator[](int stream) const { return streams[stream]; }
  /// Whether there is a stream of this number; else the run fails.
  [[nodiscard]] bool has(std::int32_t stream);

  /// Gives CUDA a command, a function that returns an Issue, at once or when those before it on the
  /// stream are given. It is kept as bytes: it captures numbers and pointers that stay.
  template <typename Command>
  [[nodiscard]] bool submit(int stream, const Command &command) {
    if (!advance())
      return false;
    CommandQueue &queue = queues[stream];
    if (queue.empty() && !keeping) {
      Command first = command;
      if (Issue issue = first(); issue != Issue::Held)
        return issue == Issue::Done;
    }
    queue.push(command);
    return pause();
  }

  /// Submits one call of CUDA.
  template <typename Call>
  [[nodiscard]] bool submitCall(int stream, const char *name, const Call &call) {
    return submit(stream,
                  [this, name, call] { return check(call(), name) ? Issue::Done : Issue::Failed; });
  }

  [[nodiscard]] bool record(std::int32_t event, std::int32_t stream);
  [[nodiscard]] bool wait(std::int32_t event, std::int32_t stream);

  [[nodiscard]] bool message(bool isSend, std::int32_t peer, void *payload, std::int64_t bytes);
  [[nodiscard]] bool beginGroup();
  [[nodiscard]] bool endGroup();

  /// On the compute stream; \p tables has room for those of all ranks.
  [[nodiscard]] bool gather(const void *table, void *tables, std::int64_t bytes);

  /// From now on all commands are kept, for a capture.
  void keep() { keeping = true; }
  /// Nothing is yet to begin or end when the program has come to its end.
  [[nodiscard]] bool endProgram();

  /// What of that is for \p origin is captured; all other streams are, from here on, behind
  /// \p begun. Commands are given to CUDA again.
  [[nodiscard]] bool joinCapture(cudaEvent_t begun, cudaStream_t origin);
  /// What comes next on \p origin is behind all streams. What only a capture needs is given back.
  [[nodiscard]] bool leaveCapture(cudaStream_t origin);

  /// Gives what can be given by now.
  [[nodiscard]] bool advance();
  /// Gives everything, waiting for peers.
  [[nodiscard]] bool drain();
  /// Waits until the device has done what was given.
  [[nodiscard]] bool await();
  /// The same of one stream, of whatever rank.
  [[nodiscard]] bool await(cudaStream_t stream);
  /// To be asked again and again while the host waits for the device, which may wait for a peer.
  [[nodiscard]] bool goesOn();
  /// As await, in a run that has failed.
  void quiesce();

  /// Whether a call of CUDA succeeded; if not, the run fails with its name and CUDA's message.
  [[nodiscard]] bool check(cudaError_t error, const char *call);
  /// Fails the run. False.
  bool fail(const std::string &message);
  bool hasFailed() const { return transport.failed(); }

  HostMeter &hostMeter() { return meter; }
  /// For whoever records it and makes streams wait for it at once.
  cudaEvent_t ownEvent() const { return endpoint.ready; }
  /// Of commands that CUDA has not been given.
  std::size_t heldBytes() const;

private:
  /// A record of an event, and the waits for it that CUDA has not been given yet.
  struct Record {
    cudaEvent_t event = nullptr;
    bool issued = true;
    std::int64_t waits = 0;
  };
  /// An event of the plan. A wait is for the last record that was called before it, and may be held
  /// until there have been later ones: so a record takes an event of CUDA that no wait still needs.
  struct Event {
    std::deque<Record> records;
    /// The last one that was called.
    Record *last = nullptr;
    /// The one that it is recorded on.
    std::int32_t stream = -1;
  };

  bool createEvent(cudaEvent_t &event);
  Record *takeRecord(Event &event);
  Event *find(std::int32_t event);
  bool submitGroup(MessageGroup &group);
  Issue issueGroup(MessageGroup &group, int stream);
  bool pause();
  Issue issueGather(CudaGather &gather);
  MessageGroup &takeGroup();

  pipeline_rt_rank &rank;
  CudaTransport &transport;
  HostMeter &meter;
  cudaStream_t streams[count] = {};
  CommandQueue queues[count];
  bool keeping = false;
  /// What queues may hold before the rank would rather wait for its peers than go on.
  std::size_t mostHeldBytes = std::size_t{8} << 20;
  std::vector<Event> events;
  CudaEndpoint endpoint;
  /// Every group that was ever needed at once, and those of them that are free.
  std::deque<MessageGroup> groups;
  std::vector<MessageGroup *> freeGroups;
  /// Between begin and end.
  MessageGroup *openGroup = nullptr;
  std::deque<CudaGather> gathers;
  std::vector<CudaGather *> freeGathers;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_STREAMS_H
