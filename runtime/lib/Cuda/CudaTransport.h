//===- CudaTransport.h - How ranks on CUDA devices reach one another -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a network between devices implements. A stream of a rank comes to a group of messages, which
// for a lone message is a group of one, and gives the group to the transport; it is held, so that
// nothing behind is given to CUDA, until the group is issued: until CUDA has all that the streams
// must do for it.
//
// A network whose messages wait on the device (NCCL) issues a group at once. One that is made of
// copies and events can't: an event that nobody has recorded yet orders nothing, so a stream may
// only be told to wait for a peer once the peer has come as far.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_CUDATRANSPORT_H
#define PIPELINE_RUNTIME_LIB_CUDA_CUDATRANSPORT_H

#include "pipeline-runtime/Transport.h"

#include <cuda_runtime_api.h>

#include <vector>

namespace pipeline::runtime {

class CudaTransport;

/// One posted half of a message. The transport's from the post until it is issued.
struct CudaPost {
  CudaPost *next = nullptr;
  struct MessageGroup *group = nullptr;
  void *payload = nullptr;
  std::int64_t bytes = 0;
  /// Counts the posts of this rank and direction on the channel, from 1.
  std::int64_t number = 0;
  std::int32_t rank = 0;
  std::int32_t peer = 0;
  bool isSend = false;
  cudaStream_t stream = nullptr;
};

/// Messages that are posted together.
struct MessageGroup {
  std::vector<CudaPost> posts;
  /// By stream of the rank: whether it has messages in the group, and whether it has come to it.
  bool takesPart[3] = {}, arrived[3] = {};
  bool posted = false;
  /// Messages that are not issued yet, once the group is posted.
  std::atomic<std::int64_t> open{0};
};

/// A table of each rank, which all ranks are to have.
struct CudaGather {
  const void *table = nullptr;
  /// Room for the tables of all ranks, in their order.
  void *tables = nullptr;
  std::int64_t bytes = 0;
  cudaStream_t stream = nullptr;
  bool posted = false;
  std::atomic<bool> issued{false};
};

/// What a transport must know of a rank. The events serve whoever makes the rank's streams wait for
/// another's, one at a time: they are waited for as soon as they are recorded.
struct CudaEndpoint {
  int device = 0;
  cudaStream_t streams[3] = {};
  cudaEvent_t ready = nullptr, done = nullptr;
  /// Memory of the device for trying out connections: a word of `scratchBytes` for each rank, and
  /// one more.
  void *scratch = nullptr;
  static constexpr std::int64_t scratchBytes = 16;
};

/// Counts a call of CUDA. If it failed: what it was and what CUDA says; else empty.
std::string describeCall(cudaError_t error, const char *call);

class CudaTransport : public Transport {
public:
  using Transport::Transport;

  /// Before the first message of any rank.
  virtual void attach(std::int32_t rank, const CudaEndpoint &endpoint) = 0;

  // Each is called by the rank's thread, and false if the run has failed.

  /// Once all of the rank's memory is there, and before its first program: connects it, which may
  /// take the other ranks.
  [[nodiscard]] virtual bool connect(std::int32_t rank) { return !failed(); }

  /// All streams of the group have come to it. Once `open` is 0 the group is issued.
  [[nodiscard]] virtual bool post(std::int32_t rank, MessageGroup &group) = 0;

  /// A collective of all ranks, each with tables of as many bytes.
  [[nodiscard]] virtual bool gather(std::int32_t rank, CudaGather &gather) = 0;

  /// How much has been issued for the rank by others. Read before looking at groups, given to
  /// `awaitIssue` after.
  virtual std::int64_t issuedFor(std::int32_t rank) = 0;

  /// Waits until more has been issued for the rank, which has nothing else to do in this program.
  [[nodiscard]] virtual bool awaitIssue(std::int32_t rank, std::int64_t seen) = 0;

  /// As awaitIssue, of a rank that has more to do but would rather wait: also returns, with
  /// \p goOn set, when all ranks wait and nothing is issued unless this one goes on.
  [[nodiscard]] virtual bool pause(std::int32_t rank, std::int64_t seen, bool &goOn) = 0;

  /// While the rank's host waits for its device, again and again: what has gone wrong that no call
  /// has told. Empty if nothing has.
  virtual std::string poll(std::int32_t rank) { return std::string(); }

  /// The rank enqueues nothing more. In a run that has failed, its streams do not wait for peers
  /// any longer when this returns.
  virtual void detach(std::int32_t rank) {}

  // Messages between host memories, which programs for CUDA do not have.
  bool send(std::int32_t rank, std::int32_t peer, const void *payload, std::int64_t bytes,
            pipeline_rt_request &request) final;
  bool receive(std::int32_t rank, std::int32_t peer, void *payload, std::int64_t bytes,
               pipeline_rt_request &request) final;
  bool wait(std::int32_t rank, pipeline_rt_request &request) final;
  bool sum(std::int32_t rank, double *values, double *scratch, std::int64_t count) final;

private:
  bool refuse(std::int32_t rank, const char *function);
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_CUDATRANSPORT_H
