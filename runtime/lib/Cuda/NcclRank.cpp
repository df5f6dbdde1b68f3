//===- NcclRank.cpp - What one rank has of NCCL ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NcclRank.h"

#include <algorithm>
#include <thread>

namespace pipeline::runtime {
namespace {

/// Between looks at something that others must do first.
constexpr std::chrono::microseconds sleepBetweenLooks{100};
/// For giving back what is not needed any more, which takes the others; else it is aborted.
constexpr std::chrono::seconds closingTime{5};

const char *nameOf(ncclResult_t result) {
  switch (result) {
  case ncclSuccess:
    return "ncclSuccess";
  case ncclUnhandledCudaError:
    return "ncclUnhandledCudaError";
  case ncclSystemError:
    return "ncclSystemError";
  case ncclInternalError:
    return "ncclInternalError";
  case ncclInvalidArgument:
    return "ncclInvalidArgument";
  case ncclInvalidUsage:
    return "ncclInvalidUsage";
  case ncclRemoteError:
    return "ncclRemoteError";
  case ncclInProgress:
    return "ncclInProgress";
  default:
    return "an unknown result";
  }
}

std::string secondsOf(Clock::duration duration) {
  auto tenths = std::chrono::duration_cast<std::chrono::milliseconds>(duration).count() / 100;
  return std::to_string(tenths / 10) + (tenths % 10 ? "." + std::to_string(tenths % 10) : "") +
         " s";
}

} // namespace

NcclRank::NcclRank(const NcclSetting &setting, const CudaTransport &run, std::int32_t rank)
    : setting(setting), nccl(*setting.functions), run(run), rank(rank),
      communicators(1 + setting.channels.size()),
      toPeer(static_cast<std::size_t>(setting.ranks), -1), fromPeer(toPeer),
      sent(static_cast<std::size_t>(setting.ranks)), received(sent) {
  for (std::size_t channel = 0; channel < setting.channels.size(); ++channel) {
    auto [source, destination] = setting.channels[channel];
    auto number = static_cast<std::int32_t>(1 + channel);
    if (source == rank)
      toPeer[static_cast<std::size_t>(destination)] = number;
    if (destination == rank)
      fromPeer[static_cast<std::size_t>(source)] = number;
  }
}

//===--- Calls ------------------------------------------------------------===//

std::string NcclRank::describe(ncclResult_t result, const char *call,
                               ncclComm_t communicator) const {
  if (result == ncclSuccess || result == ncclInProgress)
    return std::string();
  std::string text = std::string(call) + " failed: " + nccl.ncclGetErrorString(result) + " (" +
                     nameOf(result) + ")";
  if (const char *last = nccl.ncclGetLastError(communicator); last && *last)
    text += std::string("; ") + last;
  return text;
}

/// Until NCCL has done, in the background, what it was asked for last.
std::string NcclRank::settle(const ncclComm_t &communicator, const std::string &what, Limit limit) {
  for (;;) {
    ncclResult_t state = ncclSuccess;
    std::string error = call("ncclCommGetAsyncError", communicator,
                             [&] { return nccl.ncclCommGetAsyncError(communicator, &state); });
    if (error.empty())
      error = describe(state, what.c_str(), communicator);
    if (!error.empty() || state != ncclInProgress)
      return error;
    if (run.failed())
      return over;
    if (Clock::now() > limit)
      return what + " has not come about in " + secondsOf(setting.connectTime) +
             ": a rank may be missing, or can't be reached";
    std::this_thread::sleep_for(sleepBetweenLooks);
  }
}

/// Until the device has done what it was given.
std::string NcclRank::await(const std::string &what, Limit limit) {
  for (cudaStream_t stream : endpoint.streams)
    for (;;) {
      cudaError_t error = cudaStreamQuery(stream);
      if (error == cudaSuccess)
        break;
      if (error != cudaErrorNotReady)
        return describeCall(error, "cudaStreamQuery");
      if (std::string failure = poll(); !failure.empty())
        return failure;
      if (run.failed())
        return over;
      if (Clock::now() > limit)
        return what + " has not come about in " + secondsOf(setting.connectTime) +
               ": the ranks' devices don't reach each other";
      std::this_thread::sleep_for(sleepBetweenLooks);
    }
  return std::string();
}

//===--- Operations -------------------------------------------------------===//

std::string NcclRank::transfer(const CudaPost &post) const {
  return (post.isSend ? "sends to rank " : "receives from rank ") + std::to_string(post.peer) +
         " " + std::to_string(post.bytes) + " bytes";
}

std::string NcclRank::check(const MessageGroup &group) const {
  std::int64_t toItself = 0, fromItself = 0;
  for (const CudaPost &post : group.posts) {
    if (post.peer < 0 || post.peer >= setting.ranks || post.bytes < 0)
      return transfer(post) + ", in a run of " + std::to_string(setting.ranks) + " ranks";
    if (communicatorOf(post) < 0)
      return transfer(post) + ", but the run was not told of messages between the two";
    if (post.peer == rank)
      ++(post.isSend ? toItself : fromItself);
  }
  // NCCL joins a group's streams where one communicator has messages on both, and waits for each
  // alone otherwise.
  if (toItself != fromItself)
    return "sends itself " + std::to_string(toItself) + " messages in one group and receives " +
           std::to_string(fromItself) +
           "; with NCCL both halves of such a message are in one group";
  return std::string();
}

/// Waits for the first operation on a stream, if it was given as many as it may have.
std::string NcclRank::makeRoom(MessageLog &log) {
  for (;;) {
    std::string error = log.retire();
    if (!error.empty() || !log.isFull())
      return error;
    if (error = poll(); !error.empty())
      return error;
    if (run.failed())
      return over;
    std::this_thread::sleep_for(sleepBetweenLooks);
  }
}

std::string NcclRank::give(const MessageGroup &group, bool &inProgress) {
  std::lock_guard<std::mutex> lock(mutex);
  if (isOver)
    return over;
  std::string error = describe(nccl.ncclGroupStart(), "ncclGroupStart", nullptr);
  if (!error.empty())
    return error;
  for (const CudaPost &post : group.posts) {
    ncclComm_t communicator = communicators[static_cast<std::size_t>(communicatorOf(post))];
    auto count = static_cast<std::size_t>(post.bytes);
    error = post.isSend ? describe(nccl.ncclSend(post.payload, count, ncclInt8, peerIn(post),
                                                 communicator, post.stream),
                                   "ncclSend", communicator)
                        : describe(nccl.ncclRecv(post.payload, count, ncclInt8, peerIn(post),
                                                 communicator, post.stream),
                                   "ncclRecv", communicator);
    if (!error.empty()) {
      error = transfer(post) + ": " + error;
      break;
    }
  }
  // Also where a call in it failed: groups are counted.
  ncclResult_t result = nccl.ncclGroupEnd();
  inProgress = result == ncclInProgress;
  return error.empty() ? describe(result, "ncclGroupEnd", nullptr) : error;
}

std::string NcclRank::settleAll() {
  std::string error;
  for (const ncclComm_t &communicator : communicators)
    if (communicator && error.empty())
      error =
          settle(communicator, "giving the device a message", Clock::now() + setting.connectTime);
  return error;
}

std::string NcclRank::note(const MessageGroup &group) {
  for (bool isSend : {true, false}) {
    MessageLog::Entry entry{
        isSend ? MessageLog::Entry::Kind::Send : MessageLog::Entry::Kind::Receive, 0, 0, 0, -1};
    for (const CudaPost &post : group.posts)
      if (post.isSend == isSend) {
        std::int64_t number = ++(isSend ? sent : received)[static_cast<std::size_t>(post.peer)];
        if (++entry.others > 0)
          continue;
        entry.number = number;
        entry.peer = post.peer;
        entry.bytes = post.bytes;
      }
    if (entry.others < 0)
      continue;
    int stream = streamOf(isSend);
    if (std::string error = logs[stream].add(entry, endpoint.streams[stream]); !error.empty())
      return error;
  }
  return std::string();
}

std::string NcclRank::post(const MessageGroup &group) {
  std::string error = check(group);
  for (int stream : {PIPELINE_RT_CUDA_SEND, PIPELINE_RT_CUDA_RECEIVE})
    if (error.empty() && group.takesPart[stream])
      error = makeRoom(logs[stream]);
  bool inProgress = false;
  if (error.empty())
    error = give(group, inProgress);
  if (error.empty() && inProgress)
    error = settleAll();
  return error.empty() ? note(group) : error;
}

std::string NcclRank::gather(const CudaGather &gather) {
  MessageLog &log = logs[PIPELINE_RT_CUDA_COMPUTE];
  std::string error = makeRoom(log);
  if (error.empty())
    error = call("ncclAllGather", communicators[0], [&] {
      return nccl.ncclAllGather(gather.table, gather.tables, static_cast<std::size_t>(gather.bytes),
                                ncclInt8, communicators[0], gather.stream);
    });
  if (error.empty())
    error = settleAll();
  if (!error.empty())
    return error;
  return log.add({MessageLog::Entry::Kind::Gather, ++gathered, 0, gather.bytes, 0}, gather.stream);
}

//===--- Waiting and ending -----------------------------------------------===//

std::string NcclRank::poll() {
  std::string error;
  for (ncclComm_t communicator : communicators) {
    ncclResult_t state = ncclSuccess;
    if (communicator && error.empty())
      error = call("ncclCommGetAsyncError", communicator,
                   [&] { return nccl.ncclCommGetAsyncError(communicator, &state); });
    if (error.empty())
      error = describe(state, "communication", communicator);
  }
  for (MessageLog &log : logs) {
    if (error.empty())
      error = log.retire();
    if (error.empty() && log.age() > setting.waitTime)
      error = log.describeOldest() + " has waited for its peer for " + secondsOf(setting.waitTime);
  }
  return error;
}

std::string NcclRank::describeOpen() {
  std::string text;
  for (MessageLog &log : logs) {
    // A device that is broken tells nothing more.
    (void)log.retire();
    if (std::string open = log.describeOldest(); !open.empty())
      text += (text.empty() ? "" : ", ") + open;
  }
  return text;
}

void NcclRank::endAll(ncclResult_t (*end)(ncclComm_t)) {
  std::lock_guard<std::mutex> lock(mutex);
  if (isOver)
    return;
  isOver = true;
  // That of all ranks last, from which the others were made.
  for (auto communicator = communicators.rbegin(); communicator != communicators.rend();
       ++communicator)
    if (*communicator)
      (void)end(*communicator);
}

void NcclRank::abort() { endAll(nccl.ncclCommAbort); }

void NcclRank::close() {
  Limit limit = Clock::now() + closingTime;
  auto finalize = [&](ncclComm_t communicator) {
    return call("ncclCommFinalize", communicator,
                [&] { return nccl.ncclCommFinalize(communicator); })
               .empty() &&
           settle(communicator, "the end of a communicator", limit).empty();
  };
  for (auto communicator = communicators.rbegin(); communicator != communicators.rend();
       ++communicator)
    if (*communicator && !finalize(*communicator)) {
      abort();
      return;
    }
  endAll(nccl.ncclCommDestroy);
}

} // namespace pipeline::runtime
