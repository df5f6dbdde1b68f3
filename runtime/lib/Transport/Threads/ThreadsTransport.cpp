//===- ThreadsTransport.cpp - Ranks that are threads of one process -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A channel is a queue of posted requests that have no partner yet; the requests themselves, which
// lie in the ranks' arenas, are its links, so posting allocates nothing. Whoever posts the second
// half of a transfer takes the first from the queue, copies, and signals the other rank.
//
//===----------------------------------------------------------------------===//

#include "../../Event.h"
#include "Post.h"
#include "SpinningMutex.h"
#include "WaitBoard.h"
#include "pipeline-runtime/Transport.h"

#include <cstring>
#include <new>
#include <thread>
#include <vector>

namespace pipeline::runtime {
namespace {

/// About 50 microseconds on recent processors: longer than a hand-over between ranks that keep
/// pace, far shorter than a stage.
constexpr int spinsBeforeSleep = 1000;

/// All messages from one rank to another. At most one of the queues holds anything.
struct alignas(64) Channel {
  SpinningMutex mutex;
  PostQueue sends;
  PostQueue receives;
};

class ThreadsTransport final : public Transport {
public:
  explicit ThreadsTransport(std::int32_t ranks)
      : Transport(ranks), channels(static_cast<std::size_t>(ranks) * ranks), events(ranks),
        tables(ranks), board(ranks, generation) {
    // Where ranks share cores, a spinning rank keeps the one it waits for from running.
    spins =
        static_cast<unsigned>(ranks) <= std::thread::hardware_concurrency() ? spinsBeforeSleep : 0;
  }

  bool send(std::int32_t rank, std::int32_t peer, const void *payload, std::int64_t bytes,
            pipeline_rt_request &request) override {
    if (!checkPeer(rank, peer, bytes, "sends to"))
      return false;
    Channel &channel = channelOf(rank, peer);
    Post &post = *new (&request) Post(const_cast<void *>(payload), bytes, rank, peer, true);
    return meet(channel, post, channel.sends, channel.receives,
                [&](Post &receive) { return transfer(post, receive, rank); });
  }

  bool receive(std::int32_t rank, std::int32_t peer, void *payload, std::int64_t bytes,
               pipeline_rt_request &request) override {
    if (!checkPeer(rank, peer, bytes, "receives from"))
      return false;
    Channel &channel = channelOf(peer, rank);
    Post &post = *new (&request) Post(payload, bytes, rank, peer, false);
    return meet(channel, post, channel.receives, channel.sends,
                [&](Post &send) { return transfer(send, post, rank); });
  }

  bool wait(std::int32_t rank, pipeline_rt_request &request) override {
    auto &post = *std::launder(reinterpret_cast<Post *>(&request));
    return await(
        rank, [&] { return post.done.load(std::memory_order_acquire); },
        [&] { return board.waitFor(rank, post); });
  }

  bool sum(std::int32_t rank, double *values, double *scratch, std::int64_t count) override {
    tables[rank] = {values, count};
    if (!barrier(rank))
      return false;
    for (std::int32_t other = 0; other < ranks(); ++other) {
      if (tables[other].count == count)
        continue;
      fail("rank " + std::to_string(rank) + " sums " + std::to_string(count) +
           " values over the ranks, rank " + std::to_string(other) + " sums " +
           std::to_string(tables[other].count));
      return false;
    }
    for (std::int64_t i = 0; i < count; ++i) {
      double total = 0;
      for (const Table &table : tables)
        total += table.values[i];
      scratch[i] = total;
    }
    // Nobody writes while another still reads.
    if (!barrier(rank))
      return false;
    if (count)
      std::memcpy(values, scratch, static_cast<std::size_t>(count) * sizeof(double));
    return true;
  }

  void beginPrograms() override { board.begin(); }
  void endProgram(std::int32_t rank) override { failIfStuck(board.end(rank)); }

protected:
  void wakeAll() override {
    for (Event &event : events)
      event.signal();
  }

private:
  struct alignas(64) Table {
    double *values = nullptr;
    std::int64_t count = 0;
  };

  Channel &channelOf(std::int32_t source, std::int32_t destination) {
    return channels[static_cast<std::size_t>(source) * ranks() + destination];
  }

  bool checkPeer(std::int32_t rank, std::int32_t peer, std::int64_t bytes, const char *does) {
    if (failed())
      return false;
    if (peer >= 0 && peer < ranks() && bytes >= 0)
      return true;
    fail("rank " + std::to_string(rank) + " " + does + " rank " + std::to_string(peer) + " " +
         std::to_string(bytes) + " bytes, in a run of " + std::to_string(ranks()) + " ranks");
    return false;
  }

  /// Queues a post in \p own, or runs the transfer if its partner waits in \p others.
  template <typename Transfer>
  bool meet(Channel &channel, Post &post, PostQueue &own, PostQueue &others, Transfer transfer) {
    Post *partner;
    {
      std::lock_guard<SpinningMutex> lock(channel.mutex);
      own.number(post);
      partner = others.pop();
      if (!partner)
        own.push(post);
    }
    return !partner || transfer(*partner);
  }

  /// On the thread of \p rank, which posted one of the two.
  bool transfer(Post &send, Post &receive, std::int32_t rank) {
    if (send.bytes != receive.bytes) {
      failSizes(send, receive);
      return false;
    }
    if (send.bytes)
      std::memcpy(receive.payload, send.payload, static_cast<std::size_t>(send.bytes));
    finish(send, rank);
    finish(receive, rank);
    return true;
  }

  /// \p rank is the calling thread's, which does not wait for itself.
  void finish(Post &post, std::int32_t rank) {
    std::int32_t owner = post.rank;
    // Once done is set, the post may be gone.
    post.done.store(true, std::memory_order_release);
    if (owner != rank)
      events[owner].signal();
  }

  void failSizes(const Post &send, const Post &receive) {
    fail("message " + std::to_string(send.number) + " from rank " + std::to_string(send.rank) +
         " to rank " + std::to_string(receive.rank) + " has " + std::to_string(send.bytes) +
         " bytes, but " + std::to_string(receive.bytes) +
         " are received: the ranks' programs do not belong together");
  }

  void failIfStuck(const std::string &deadlock) {
    if (!deadlock.empty())
      fail(deadlock);
  }

  /// False if the run has failed. \p enter puts the wait on the board.
  template <typename Condition, typename Enter>
  bool await(std::int32_t rank, Condition condition, Enter enter) {
    bool holds = false, slept = false;
    events[rank].await([&] { return (holds = condition()) || failed(); }, spins,
                       [&] {
                         slept = true;
                         failIfStuck(enter());
                       });
    if (slept)
      board.resume(rank);
    return holds && !failed();
  }

  bool barrier(std::int32_t rank) {
    std::uint32_t current = generation.load(std::memory_order_acquire);
    if (arrived.fetch_add(1, std::memory_order_acq_rel) + 1 < ranks())
      return await(
          rank, [&] { return generation.load(std::memory_order_acquire) != current; },
          [&] { return board.waitForAll(rank, current); });
    arrived.store(0, std::memory_order_relaxed);
    generation.fetch_add(1, std::memory_order_acq_rel);
    wakeAll();
    return !failed();
  }

  std::vector<Channel> channels;
  std::vector<Event> events;
  std::vector<Table> tables;
  std::atomic<std::int32_t> arrived{0};
  std::atomic<std::uint32_t> generation{0};
  WaitBoard board;
  int spins;
};

} // namespace

std::unique_ptr<Transport> createThreadsTransport(std::int32_t ranks) {
  return std::make_unique<ThreadsTransport>(ranks);
}

} // namespace pipeline::runtime
