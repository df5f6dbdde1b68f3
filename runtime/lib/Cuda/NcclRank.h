//===- NcclRank.h - What one rank has of NCCL -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_NCCLRANK_H
#define PIPELINE_RUNTIME_LIB_CUDA_NCCLRANK_H

#include "MessageLog.h"
#include "NcclLibrary.h"
#include "pipeline-runtime/Cuda.h"
#include "pipeline-runtime/CudaPlatform.h"

namespace pipeline::runtime {

/// What all ranks of a run are told alike.
struct NcclSetting {
  const NcclFunctions *functions = nullptr;
  std::int32_t ranks = 0;
  ncclUniqueId id = {};
  /// Each once, in the one order in which all ranks connect them.
  std::vector<CudaOptions::Channel> channels;
  Clock::duration connectTime, waitTime;
};

/// The communicators of one rank (NcclTransport.cpp says which, and why). Used by the rank's
/// thread, but for `abort`. Where it returns a string, that is what went wrong, or nothing.
class NcclRank {
public:
  NcclRank(const NcclSetting &setting, const CudaTransport &run, std::int32_t rank);

  void attach(const CudaEndpoint &endpoint) { this->endpoint = endpoint; }
  std::string connect();
  std::string post(const MessageGroup &group);
  std::string gather(const CudaGather &gather);
  std::string poll();
  /// The operations that are the first on their streams not known to be done.
  std::string describeOpen();

  /// Ends whatever waits for peers, now and for good. By any thread.
  void abort();
  /// Gives the communicators back, once nothing is under way.
  void close();

private:
  using Limit = Clock::time_point;
  /// What is said where the run has failed already, which has the reason.
  static constexpr const char *over = "the run is over";
  static int streamOf(bool isSend) {
    return isSend ? PIPELINE_RT_CUDA_SEND : PIPELINE_RT_CUDA_RECEIVE;
  }

  /// Ends the communicators by a function of NCCL, once.
  void endAll(ncclResult_t (*end)(ncclComm_t));
  std::string describe(ncclResult_t result, const char *call, ncclComm_t communicator) const;
  /// Makes a call unless the rank's communicators are gone.
  template <typename Call>
  std::string call(const char *name, ncclComm_t communicator, const Call &function) {
    std::lock_guard<std::mutex> lock(mutex);
    return isOver ? over : describe(function(), name, communicator);
  }
  std::string settle(const ncclComm_t &communicator, const std::string &what, Limit limit);
  std::string await(const std::string &what, Limit limit);

  std::string connectWorld(Limit limit);
  std::string connectChannel(std::size_t channel, Limit limit);
  std::string tryChannel(std::size_t channel, Limit limit);
  std::string tryGather(Limit limit);

  std::string check(const MessageGroup &group) const;
  std::string makeRoom(MessageLog &log);
  std::string give(const MessageGroup &group, bool &inProgress);
  std::string settleAll();
  std::string note(const MessageGroup &group);
  std::string transfer(const CudaPost &post) const;

  /// Of `communicators`; -1 if there is none.
  std::int32_t communicatorOf(const CudaPost &post) const {
    return (post.isSend ? toPeer : fromPeer)[static_cast<std::size_t>(post.peer)];
  }
  /// The number of a channel's end in its communicator.
  std::int32_t peerIn(const CudaPost &post) const {
    return post.peer != rank && post.isSend ? 1 : 0;
  }

  const NcclSetting &setting;
  const NcclFunctions &nccl;
  const CudaTransport &run;
  const std::int32_t rank;
  CudaEndpoint endpoint;
  /// That of all ranks, and behind it one for each channel, null where the rank has no part in it.
  /// NCCL fills them in later than it returns, so they stay where they are.
  std::vector<ncclComm_t> communicators;
  std::vector<std::int32_t> toPeer, fromPeer;
  /// Of what is on each stream.
  MessageLog logs[3];
  /// What has been posted in each direction with each peer, and the exchanges.
  std::vector<std::int64_t> sent, received;
  std::int64_t gathered = 0;
  /// Held while NCCL is called.
  std::mutex mutex;
  bool isOver = false;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_NCCLRANK_H
