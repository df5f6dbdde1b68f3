//===- Streams.cpp - Giving CUDA what a rank calls -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Streams.h"

#include "../RankContext.h"

#include <thread>

namespace pipeline::runtime {
namespace {

/// Looks at a stream that often before it sleeps between looks: what is left of a step is short, or
/// else long.
constexpr int looksBeforeSleep = 2000;
constexpr std::chrono::microseconds sleepBetweenLooks{50};

const char *nameOf(int stream) {
  static constexpr const char *names[] = {"compute", "send", "receive"};
  return names[stream];
}

} // namespace

bool Streams::check(cudaError_t error, const char *call) {
  ++callsOfThread;
  return error == cudaSuccess || rank.fail(describeCall(error, call));
}

bool Streams::fail(const std::string &message) { return rank.fail(message); }

bool Streams::createEvent(cudaEvent_t &event) {
  // Without timing, records and waits are cheaper.
  return check(cudaEventCreateWithFlags(&event, cudaEventDisableTiming),
               "cudaEventCreateWithFlags");
}

bool Streams::create(std::int32_t eventCount, int device, void *scratch) {
  endpoint.device = device;
  endpoint.scratch = scratch;
  for (cudaStream_t &stream : streams)
    if (!check(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking),
               "cudaStreamCreateWithFlags"))
      return false;
  events.resize(static_cast<std::size_t>(eventCount));
  for (Event &event : events)
    if (!createEvent(event.records.emplace_back().event))
      return false;
  if (!createEvent(endpoint.ready) || !createEvent(endpoint.done))
    return false;
  std::copy(std::begin(streams), std::end(streams), std::begin(endpoint.streams));
  transport.attach(rank.index, endpoint);
  return true;
}

void Streams::begin() {
  for (Event &event : events)
    event.last = nullptr;
}

Streams::~Streams() {
  auto destroy = [](cudaEvent_t event) {
    if (event)
      (void)cudaEventDestroy(event);
  };
  for (Event &event : events)
    for (Record &record : event.records)
      destroy(record.event);
  destroy(endpoint.ready);
  destroy(endpoint.done);
  for (cudaStream_t stream : streams)
    if (stream)
      (void)cudaStreamDestroy(stream);
}

bool Streams::has(std::int32_t stream) {
  return (stream >= 0 && stream < count) ||
         rank.fail("there is no stream number " + std::to_string(stream));
}

Streams::Event *Streams::find(std::int32_t event) {
  if (event >= 0 && static_cast<std::size_t>(event) < events.size())
    return &events[static_cast<std::size_t>(event)];
  rank.fail("there is no event number " + std::to_string(event) + " of " +
            std::to_string(events.size()));
  return nullptr;
}

bool Streams::record(std::int32_t number, std::int32_t stream) {
  Event *event = find(number);
  if (!event || !has(stream))
    return false;
  if (event->stream >= 0 && event->stream != stream)
    return rank.fail("event " + std::to_string(number) + " is recorded on the " + nameOf(stream) +
                     " stream, but belongs to the " + nameOf(event->stream) + " stream");
  Record *record = takeRecord(*event);
  if (!record)
    return false;
  event->stream = stream;
  event->last = record;
  return submit(stream, [this, record, stream] {
    record->issued = check(cudaEventRecord(record->event, streams[stream]), "cudaEventRecord");
    return record->issued ? Issue::Done : Issue::Failed;
  });
}

/// Nearly always the last one.
Streams::Record *Streams::takeRecord(Event &event) {
  auto take = [](Record &record) {
    record.issued = false;
    return &record;
  };
  if (event.last && event.last->issued && event.last->waits == 0)
    return take(*event.last);
  for (Record &record : event.records)
    if (record.issued && record.waits == 0)
      return take(record);
  Record &record = event.records.emplace_back();
  return createEvent(record.event) ? take(record) : nullptr;
}

bool Streams::wait(std::int32_t number, std::int32_t stream) {
  Event *event = find(number);
  if (!event || !has(stream))
    return false;
  // What is on a stream runs behind what was there before anyway.
  if (!event->last || event->stream == stream)
    return true;
  Record *record = event->last;
  ++record->waits;
  return submit(stream, [this, record, stream] {
    if (!record->issued)
      return Issue::Held;
    if (!check(cudaStreamWaitEvent(streams[stream], record->event, 0), "cudaStreamWaitEvent"))
      return Issue::Failed;
    --record->waits;
    return Issue::Done;
  });
}

//===--- Messages ---------------------------------------------------------===//

MessageGroup &Streams::takeGroup() {
  MessageGroup *group;
  if (freeGroups.empty()) {
    group = &groups.emplace_back();
    freeGroups.reserve(groups.size());
  } else {
    group = freeGroups.back();
    freeGroups.pop_back();
  }
  group->posts.clear();
  group->posted = false;
  for (int stream = 0; stream < count; ++stream)
    group->takesPart[stream] = group->arrived[stream] = false;
  return *group;
}

bool Streams::message(bool isSend, std::int32_t peer, void *payload, std::int64_t bytes) {
  int stream = isSend ? PIPELINE_RT_CUDA_SEND : PIPELINE_RT_CUDA_RECEIVE;
  MessageGroup &group = openGroup ? *openGroup : takeGroup();
  CudaPost post;
  post.payload = payload;
  post.bytes = bytes;
  post.rank = rank.index;
  post.peer = peer;
  post.isSend = isSend;
  post.stream = streams[stream];
  group.posts.push_back(post);
  group.takesPart[stream] = true;
  return &group == openGroup || submitGroup(group);
}

bool Streams::beginGroup() {
  if (openGroup)
    return rank.fail("a group of messages begins in another");
  openGroup = &takeGroup();
  return true;
}

bool Streams::endGroup() {
  if (!openGroup)
    return rank.fail("a group of messages ends that has not begun");
  MessageGroup &group = *std::exchange(openGroup, nullptr);
  if (group.posts.empty()) {
    freeGroups.push_back(&group);
    return true;
  }
  return submitGroup(group);
}

bool Streams::submitGroup(MessageGroup &group) {
  for (CudaPost &post : group.posts)
    post.group = &group;
  for (int stream = 0; stream < count; ++stream)
    if (group.takesPart[stream] &&
        !submit(stream, [this, &group, stream] { return issueGroup(group, stream); }))
      return false;
  return true;
}

/// The stream has come to the group, and goes on once all of it is issued; the last stream to do so
/// frees it.
Issue Streams::issueGroup(MessageGroup &group, int stream) {
  group.arrived[stream] = true;
  for (int other = 0; other < count; ++other)
    if (group.takesPart[other] && !group.arrived[other])
      return Issue::Held;
  if (!group.posted) {
    group.posted = true;
    if (!transport.post(rank.index, group))
      return Issue::Failed;
  }
  if (group.open.load(std::memory_order_acquire) != 0)
    return Issue::Held;
  group.takesPart[stream] = false;
  for (bool others : group.takesPart)
    if (others)
      return Issue::Done;
  freeGroups.push_back(&group);
  return Issue::Done;
}

bool Streams::gather(const void *table, void *tables, std::int64_t bytes) {
  if (freeGathers.empty()) {
    freeGathers.push_back(&gathers.emplace_back());
    freeGathers.reserve(gathers.size());
  }
  CudaGather &gather = *freeGathers.back();
  freeGathers.pop_back();
  gather.table = table;
  gather.tables = tables;
  gather.bytes = bytes;
  gather.stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  gather.posted = false;
  gather.issued.store(false, std::memory_order_relaxed);
  return submit(PIPELINE_RT_CUDA_COMPUTE, [this, &gather] { return issueGather(gather); });
}

Issue Streams::issueGather(CudaGather &gather) {
  if (!gather.posted) {
    gather.posted = true;
    if (!transport.gather(rank.index, gather))
      return Issue::Failed;
  }
  if (!gather.issued.load(std::memory_order_acquire))
    return Issue::Held;
  freeGathers.push_back(&gather);
  return Issue::Done;
}

//===--- Capture ----------------------------------------------------------===//

bool Streams::joinCapture(cudaEvent_t begun, cudaStream_t origin) {
  keeping = false;
  for (cudaStream_t stream : streams)
    if (stream != origin && !check(cudaStreamWaitEvent(stream, begun, 0), "cudaStreamWaitEvent"))
      return false;
  return true;
}

bool Streams::leaveCapture(cudaStream_t origin) {
  for (cudaStream_t stream : streams)
    if (stream != origin &&
        (!check(cudaEventRecord(endpoint.done, stream), "cudaEventRecord") ||
         !check(cudaStreamWaitEvent(origin, endpoint.done, 0), "cudaStreamWaitEvent")))
      return false;
  // A program that is kept as a whole has an event of CUDA for each of its records.
  for (CommandQueue &queue : queues)
    queue.clear();
  for (Event &event : events) {
    event.last = nullptr;
    for (; event.records.size() > 1; event.records.pop_back())
      (void)cudaEventDestroy(event.records.back().event);
  }
  return true;
}

//===--- Progress ---------------------------------------------------------===//

bool Streams::advance() {
  if (transport.failed())
    return false;
  for (bool progress = !keeping; progress;) {
    progress = false;
    for (CommandQueue &queue : queues)
      while (!queue.empty()) {
        Issue issue = queue.issueFirst();
        if (issue == Issue::Failed)
          return false;
        if (issue == Issue::Held)
          break;
        progress = true;
      }
  }
  return true;
}

std::size_t Streams::heldBytes() const {
  std::size_t bytes = 0;
  for (const CommandQueue &queue : queues)
    bytes += queue.bytes();
  return bytes;
}

/// A program of all steps would be held as a whole while its peers are at the first. But what the
/// peers need may be in what is still to come, and then there is no limit.
bool Streams::pause() {
  while (!keeping && heldBytes() > mostHeldBytes) {
    std::int64_t seen = transport.issuedFor(rank.index);
    if (!advance())
      return false;
    if (heldBytes() <= mostHeldBytes)
      return true;
    bool goOn = false;
    HostMeter::Wait wait(meter);
    if (!transport.pause(rank.index, seen, goOn))
      return false;
    if (goOn)
      mostHeldBytes *= 2;
  }
  return true;
}

bool Streams::endProgram() {
  return !openGroup || rank.fail("the program ends within a group of messages");
}

bool Streams::drain() {
  if (keeping)
    return rank.fail("the host can't wait for the device in a step that becomes a CUDA graph");
  for (;;) {
    std::int64_t seen = transport.issuedFor(rank.index);
    if (!advance())
      return false;
    bool empty = true;
    for (const CommandQueue &queue : queues)
      empty &= queue.empty();
    if (empty)
      return true;
    HostMeter::Wait wait(meter);
    if (!transport.awaitIssue(rank.index, seen))
      return false;
  }
}

bool Streams::goesOn() {
  // A peer that failed may have left this rank's work waiting for its own.
  if (transport.failed())
    return false;
  std::string error = transport.poll(rank.index);
  return error.empty() || rank.fail(error);
}

bool Streams::await() {
  for (cudaStream_t stream : streams)
    if (!await(stream))
      return false;
  return true;
}

bool Streams::await(cudaStream_t stream) {
  HostMeter::Wait wait(meter);
  for (int looks = 0;; ++looks) {
    cudaError_t error = cudaStreamQuery(stream);
    if (error == cudaSuccess)
      return !transport.failed();
    if (error != cudaErrorNotReady)
      return rank.fail(describeCall(error, "cudaStreamQuery"));
    if (!goesOn())
      return false;
    if (looks < looksBeforeSleep)
      std::this_thread::yield();
    else
      std::this_thread::sleep_for(sleepBetweenLooks);
  }
}

void Streams::quiesce() {
  transport.detach(rank.index);
  for (cudaStream_t stream : streams)
    if (stream)
      (void)cudaStreamSynchronize(stream);
}

} // namespace pipeline::runtime
