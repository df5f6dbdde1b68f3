// Ranks that are threads of one process.
//
// A channel is a queue of posted requests that have no partner yet; the requests themselves, which
// lie in the ranks' arenas, are its links, so posting allocates nothing. Whoever posts the second
// half of a transfer takes the first from the queue, copies, and signals the other rank.

#include "Event.h"
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

/// A posted half of a transfer, in the bytes of a pipeline_rt_request.
struct Post {
  Post *next = nullptr;
  void *payload;
  std::int64_t bytes;
  std::int32_t rank;
  std::atomic<bool> done{false};

  Post(void *payload, std::int64_t bytes, std::int32_t rank)
      : payload(payload), bytes(bytes), rank(rank) {}
};
static_assert(sizeof(Post) <= sizeof(pipeline_rt_request));
static_assert(alignof(Post) <= alignof(pipeline_rt_request));

/// Posts in their order.
class PostQueue {
public:
  void push(Post &post) {
    *tail = &post;
    tail = &post.next;
  }
  Post *pop() {
    Post *post = head;
    if (!post)
      return nullptr;
    head = post->next;
    if (!head)
      tail = &head;
    return post;
  }

private:
  Post *head = nullptr;
  Post **tail = &head;
};

/// All messages from one rank to another. At most one of the queues holds anything.
struct alignas(64) Channel {
  std::mutex mutex;
  PostQueue sends;
  PostQueue receives;
  /// Transfers so far, for messages.
  std::int64_t matched = 0;
};

class ThreadsTransport final : public Transport {
public:
  explicit ThreadsTransport(std::int32_t ranks)
      : Transport(ranks), channels(static_cast<std::size_t>(ranks) * ranks), events(ranks),
        tables(ranks) {
    // Where ranks share cores, a spinning rank keeps the one it waits for from running.
    spins =
        static_cast<unsigned>(ranks) <= std::thread::hardware_concurrency() ? spinsBeforeSleep : 0;
  }

  bool send(std::int32_t rank, std::int32_t peer, const void *payload, std::int64_t bytes,
            pipeline_rt_request &request) override {
    if (!checkPeer(rank, peer, bytes, "sends to"))
      return false;
    Channel &channel = channelOf(rank, peer);
    Post &post = *new (&request) Post(const_cast<void *>(payload), bytes, rank);
    return meet(channel, post, channel.sends, channel.receives,
                [&](Post &receive) { return transfer(post, receive, channel); });
  }

  bool receive(std::int32_t rank, std::int32_t peer, void *payload, std::int64_t bytes,
               pipeline_rt_request &request) override {
    if (!checkPeer(rank, peer, bytes, "receives from"))
      return false;
    Channel &channel = channelOf(peer, rank);
    Post &post = *new (&request) Post(payload, bytes, rank);
    return meet(channel, post, channel.receives, channel.sends,
                [&](Post &send) { return transfer(send, post, channel); });
  }

  bool wait(std::int32_t rank, pipeline_rt_request &request) override {
    auto &post = *std::launder(reinterpret_cast<Post *>(&request));
    return await(rank, [&] { return post.done.load(std::memory_order_acquire); });
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
      std::lock_guard<std::mutex> lock(channel.mutex);
      partner = others.pop();
      if (partner)
        ++channel.matched;
      else
        own.push(post);
    }
    return !partner || transfer(*partner);
  }

  bool transfer(Post &send, Post &receive, Channel &channel) {
    if (send.bytes != receive.bytes) {
      failSizes(send, receive, channel);
      return false;
    }
    if (send.bytes)
      std::memcpy(receive.payload, send.payload, static_cast<std::size_t>(send.bytes));
    // Once done is set, the post may be gone.
    finish(send);
    finish(receive);
    return true;
  }

  void finish(Post &post) {
    Event &event = events[post.rank];
    post.done.store(true, std::memory_order_release);
    event.signal();
  }

  void failSizes(const Post &send, const Post &receive, Channel &channel) {
    std::int64_t number;
    {
      std::lock_guard<std::mutex> lock(channel.mutex);
      number = channel.matched;
    }
    fail("message " + std::to_string(number) + " from rank " + std::to_string(send.rank) +
         " to rank " + std::to_string(receive.rank) + " has " + std::to_string(send.bytes) +
         " bytes, but " + std::to_string(receive.bytes) +
         " are received: the ranks' programs do not belong together");
  }

  /// False if the run has failed.
  template <typename Condition>
  bool await(std::int32_t rank, Condition condition) {
    bool holds = false;
    events[rank].await([&] { return (holds = condition()) || failed(); }, spins);
    return holds && !failed();
  }

  bool barrier(std::int32_t rank) {
    std::uint32_t current = generation.load(std::memory_order_acquire);
    if (arrived.fetch_add(1, std::memory_order_acq_rel) + 1 < ranks())
      return await(rank, [&] { return generation.load(std::memory_order_acquire) != current; });
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
  int spins;
};

} // namespace

std::unique_ptr<Transport> createThreadsTransport(std::int32_t ranks) {
  return std::make_unique<ThreadsTransport>(ranks);
}

} // namespace pipeline::runtime
