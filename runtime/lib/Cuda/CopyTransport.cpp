//===- CopyTransport.cpp - Ranks of one process, by copies between their arenas -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranks that are threads of one process, on one device or several. A message is one copy on the
// receiver's stream:
//
//   sender's stream      record ready                             wait for done
//   receiver's stream                 wait for ready, copy, record done
//
// A stream can't wait for an event that is yet to be recorded (CUDA takes such an event as one that
// has happened). So whoever posts first leaves its post in the channel and its stream is held: the
// rank's thread goes on and keeps what it calls for that stream in a queue. Whoever posts second
// gives CUDA all five calls, on both streams, which is safe as nobody else uses a stream that is
// held; the first finds its group issued when it next looks, and lets the stream go on.
//
// Why nothing hangs. All calls to CUDA for messages are made under one mutex, and a wait for an
// event only after the event's record: the order in which CUDA is given its work is an order in
// which that work can run, even if the device ran it one by one (streams that share a hardware
// queue). So what has been issued ends, whatever the hosts do. And everything is issued: programs
// of the host wait for a peer only as long as not all do (`pause`), so all commands are known at
// last; S5 with streams as orders and groups as nodes says that they have an order in which each is
// behind the commands before it on its stream, the records that it waits for, and with its peer's;
// the first in that order that is not issued can be. A program that breaks S5 is found: from the
// moment on which all ranks have ended or wait, and none has been given anything new, the run fails
// with what is left in the channels.
//
//===----------------------------------------------------------------------===//

#include "CopyTransport.h"

#include "CudaTransport.h"

#include <algorithm>
#include <condition_variable>
#include <set>
#include <utility>

namespace pipeline::runtime {
namespace {

/// Posts without a partner, in their order.
struct PostQueue {
  CudaPost *head = nullptr, *tail = nullptr;
  std::int64_t posted = 0;

  void push(CudaPost &post) {
    post.next = nullptr;
    (head ? tail->next : head) = &post;
    tail = &post;
  }
  CudaPost *pop() {
    CudaPost *post = head;
    if (post)
      head = post->next;
    return post;
  }
};

/// All messages from one rank to another. At most one of the queues holds anything.
struct Channel {
  PostQueue sends, receives;
};

class CopyTransport final : public CudaTransport {
public:
  explicit CopyTransport(std::vector<int> devices)
      : CudaTransport(static_cast<std::int32_t>(devices.size())), devices(std::move(devices)),
        channels(static_cast<std::size_t>(ranks()) * ranks()), members(ranks()) {}

  void attach(std::int32_t rank, const CudaEndpoint &endpoint) override {
    std::lock_guard<std::mutex> lock(mutex);
    members[rank].endpoint = endpoint;
  }

  bool connect(std::int32_t rank) override {
    std::string error;
    auto own = devices.begin() + rank;
    // Once for each device, and each other one.
    if (std::find(devices.begin(), own, *own) == own)
      for (int peer : std::set<int>(devices.begin(), devices.end()))
        if (peer != *own && error.empty())
          error = enableAccess(*own, peer);
    return settle(error.empty() ? error : "rank " + std::to_string(rank) + ": " + error);
  }

  bool post(std::int32_t rank, MessageGroup &group) override {
    std::string error;
    {
      std::lock_guard<std::mutex> lock(mutex);
      // Before the first is issued, which may be all that the group's owner waits for.
      group.open.store(static_cast<std::int64_t>(group.posts.size()), std::memory_order_relaxed);
      for (CudaPost &post : group.posts)
        if (error = meet(post); !error.empty())
          break;
    }
    return settle(error);
  }

  bool gather(std::int32_t rank, CudaGather &gather) override {
    std::string error;
    {
      std::lock_guard<std::mutex> lock(mutex);
      members[rank].gather = &gather;
      if (++gathering == ranks()) {
        gathering = 0;
        error = gatherAll();
      }
    }
    return settle(error);
  }

  std::int64_t issuedFor(std::int32_t rank) override {
    std::lock_guard<std::mutex> lock(mutex);
    return members[rank].issued;
  }

  bool awaitIssue(std::int32_t rank, std::int64_t seen) override {
    bool goOn = false;
    return await(rank, State::Waiting, seen, goOn);
  }

  bool pause(std::int32_t rank, std::int64_t seen, bool &goOn) override {
    return await(rank, State::Paused, seen, goOn);
  }

  void beginPrograms() override {
    std::lock_guard<std::mutex> lock(mutex);
    for (Member &member : members)
      member.state = State::Running;
  }

  void endProgram(std::int32_t rank) override {
    std::string deadlock;
    {
      std::lock_guard<std::mutex> lock(mutex);
      members[rank].state = State::Ended;
      deadlock = settleIfStuck();
    }
    if (!deadlock.empty())
      fail(deadlock);
  }

protected:
  void wakeAll() override {
    std::lock_guard<std::mutex> lock(mutex);
    issuedMore.notify_all();
  }

private:
  /// A paused rank could go on, and does where all would wait for ever otherwise.
  enum class State { Running, Waiting, Paused, Ended };
  struct Member {
    CudaEndpoint endpoint;
    CudaGather *gather = nullptr;
    State state = State::Running;
    /// Counts what others have issued for the rank; what it was when the rank last looked.
    std::int64_t issued = 0, seen = 0;
  };

  /// Never with the mutex held: failing wakes all.
  bool settle(const std::string &error) {
    if (!error.empty())
      fail(error);
    return !failed();
  }

  bool await(std::int32_t rank, State state, std::int64_t seen, bool &goOn) {
    std::string deadlock;
    {
      std::unique_lock<std::mutex> lock(mutex);
      Member &member = members[rank];
      member.state = state;
      member.seen = seen;
      deadlock = settleIfStuck();
      if (deadlock.empty())
        issuedMore.wait(lock, [&] {
          return failed() || member.issued != seen || member.state == State::Running;
        });
      goOn = member.state == State::Running;
      member.state = State::Running;
    }
    return settle(deadlock);
  }

  /// On a thread of \p device. Where it is not possible, CUDA copies through the host.
  static std::string enableAccess(int device, int peer) {
    int can = 0;
    std::string error =
        describeCall(cudaDeviceCanAccessPeer(&can, device, peer), "cudaDeviceCanAccessPeer");
    if (!error.empty() || !can)
      return error;
    switch (cudaError_t result = cudaDeviceEnablePeerAccess(peer, 0)) {
    case cudaErrorPeerAccessAlreadyEnabled: // by another run, or a library
    case cudaErrorPeerAccessUnsupported:
    case cudaErrorTooManyPeers:
      // Whoever asks CUDA for the last error is not to find it.
      (void)cudaGetLastError();
      return std::string();
    default:
      return describeCall(result, "cudaDeviceEnablePeerAccess");
    }
  }

  // The rest with the mutex held. Each returns what went wrong, or nothing.

  std::string meet(CudaPost &post) {
    std::string where = "rank " + std::to_string(post.rank);
    if (post.peer < 0 || post.peer >= ranks() || post.bytes < 0)
      return where + (post.isSend ? " sends to rank " : " receives from rank ") +
             std::to_string(post.peer) + " " + std::to_string(post.bytes) + " bytes, in a run of " +
             std::to_string(ranks()) + " ranks";
    std::int32_t source = post.isSend ? post.rank : post.peer;
    std::int32_t destination = post.isSend ? post.peer : post.rank;
    Channel &channel = channels[static_cast<std::size_t>(source) * ranks() + destination];
    PostQueue &own = post.isSend ? channel.sends : channel.receives;
    PostQueue &others = post.isSend ? channel.receives : channel.sends;
    post.number = ++own.posted;
    CudaPost *partner = others.pop();
    if (!partner) {
      own.push(post);
      return std::string();
    }
    std::string error = post.isSend ? transfer(post, *partner) : transfer(*partner, post);
    if (!error.empty())
      return error;
    finish(post, post.rank);
    finish(*partner, post.rank);
    return std::string();
  }

  std::string transfer(const CudaPost &send, const CudaPost &receive) {
    std::string what = "message " + std::to_string(send.number) + " from rank " +
                       std::to_string(send.rank) + " to rank " + std::to_string(receive.rank);
    if (send.bytes != receive.bytes)
      return what + " has " + std::to_string(send.bytes) + " bytes, but " +
             std::to_string(receive.bytes) +
             " are received: the ranks' programs do not belong together";
    std::string error = copy(send, receive);
    return error.empty() ? error : what + ": " + error;
  }

  std::string copy(const CudaPost &send, const CudaPost &receive) {
    const CudaEndpoint &from = members[send.rank].endpoint, &to = members[receive.rank].endpoint;
    std::string error = order(send.stream, from.ready, receive.stream);
    if (error.empty() && send.bytes > 0)
      error =
          move(receive.payload, to.device, send.payload, from.device, send.bytes, receive.stream);
    if (error.empty())
      error = order(receive.stream, to.done, send.stream);
    return error;
  }

  /// What is on \p later from now on runs after what is on \p earlier now.
  std::string order(cudaStream_t earlier, cudaEvent_t event, cudaStream_t later) {
    if (earlier == later)
      return std::string();
    std::string error = describeCall(cudaEventRecord(event, earlier), "cudaEventRecord");
    if (error.empty())
      error = describeCall(cudaStreamWaitEvent(later, event, 0), "cudaStreamWaitEvent");
    return error;
  }

  std::string move(void *to, int toDevice, const void *from, int fromDevice, std::int64_t bytes,
                   cudaStream_t stream) {
    auto size = static_cast<std::size_t>(bytes);
    if (toDevice == fromDevice)
      return describeCall(cudaMemcpyAsync(to, from, size, cudaMemcpyDeviceToDevice, stream),
                          "cudaMemcpyAsync");
    return describeCall(cudaMemcpyPeerAsync(to, toDevice, from, fromDevice, size, stream),
                        "cudaMemcpyPeerAsync");
  }

  /// On the thread of \p rank.
  void finish(CudaPost &post, std::int32_t rank) {
    std::int32_t owner = post.rank;
    // Once it is 0, the group may be gone.
    post.group->open.fetch_sub(1, std::memory_order_acq_rel);
    if (owner != rank)
      tell(owner);
  }

  void tell(std::int32_t rank) {
    ++members[rank].issued;
    issuedMore.notify_all();
  }

  /// All ranks have come: everyone's stream waits for everyone's table, copies all of them, and
  /// waits for everyone's copies, behind which the tables may change.
  std::string gatherAll() {
    const CudaGather &first = *members[0].gather;
    for (std::int32_t rank = 0; rank < ranks(); ++rank)
      if (members[rank].gather->bytes != first.bytes)
        return "rank 0 gathers tables of " + std::to_string(first.bytes) + " bytes, rank " +
               std::to_string(rank) + " of " + std::to_string(members[rank].gather->bytes);
    std::string error = orderAll(&CudaEndpoint::ready);
    for (Member &to : members)
      for (std::int32_t rank = 0; rank < ranks() && error.empty(); ++rank)
        error = move(static_cast<char *>(to.gather->tables) + rank * first.bytes,
                     to.endpoint.device, members[rank].gather->table, members[rank].endpoint.device,
                     first.bytes, to.gather->stream);
    if (error.empty())
      error = orderAll(&CudaEndpoint::done);
    if (!error.empty())
      return "the sum over all ranks: " + error;
    for (std::int32_t rank = 0; rank < ranks(); ++rank) {
      std::exchange(members[rank].gather, nullptr)->issued.store(true, std::memory_order_release);
      tell(rank);
    }
    return std::string();
  }

  std::string orderAll(cudaEvent_t CudaEndpoint::*event) {
    std::string error;
    for (Member &earlier : members)
      for (Member &later : members)
        if (error.empty())
          error = order(earlier.gather->stream, earlier.endpoint.*event, later.gather->stream);
    return error;
  }

  /// A rank that waits has issued all that it can, and a post that it left is issued by others
  /// alone; so if all wait or have ended, and none has been given anything since it looked, nothing
  /// will ever be issued unless those that are paused go on.
  std::string settleIfStuck() {
    bool waiting = false, paused = false;
    for (const Member &member : members) {
      bool isIdle = member.state == State::Waiting || member.state == State::Paused;
      if (member.state == State::Running || (isIdle && member.issued != member.seen))
        return std::string();
      waiting |= member.state == State::Waiting;
      paused |= member.state == State::Paused;
    }
    if (!paused)
      return waiting ? describeDeadlock() : std::string();
    for (Member &member : members)
      if (member.state == State::Paused)
        member.state = State::Running;
    issuedMore.notify_all();
    return std::string();
  }

  std::string describeDeadlock() const {
    std::string text = "deadlock, no rank can go on:";
    for (std::int32_t rank = 0; rank < ranks(); ++rank)
      if (members[rank].state == State::Ended)
        text += " rank " + std::to_string(rank) + " has ended its program;";
    auto list = [&](const PostQueue &queue, const char *does) {
      for (const CudaPost *post = queue.head; post; post = post->next)
        text += " rank " + std::to_string(post->rank) + does + std::to_string(post->number) +
                (post->isSend ? " to rank " : " from rank ") + std::to_string(post->peer) + ";";
    };
    for (const Channel &channel : channels) {
      list(channel.sends, " waits for send ");
      list(channel.receives, " waits for receive ");
    }
    for (std::int32_t rank = 0; rank < ranks(); ++rank)
      if (members[rank].gather)
        text += " rank " + std::to_string(rank) + " waits for all ranks to sum;";
    text.pop_back();
    return text;
  }

  const std::vector<int> devices;
  std::mutex mutex;
  std::condition_variable issuedMore;
  std::vector<Channel> channels;
  std::vector<Member> members;
  /// Ranks that have come to the gather.
  std::int32_t gathering = 0;
};

} // namespace

std::unique_ptr<CudaTransport> createCopyTransport(std::vector<int> devices) {
  return std::make_unique<CopyTransport>(std::move(devices));
}

} // namespace pipeline::runtime
