//===- Network.cpp - Where the ranks of the fake NCCL meet ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Network.h"

#include "Machine.h"

namespace pipeline::fake {
namespace {

/// A send of that many bytes may be over before its receiver comes; one on each channel.
constexpr std::int64_t mostEarlyBytes = 1 << 16;
/// Looks at a communicator that find it busy, at most, after everything is there.
constexpr std::uint64_t mostDelay = 3;

} // namespace

Network::~Network() = default;

//===--- Communicators ----------------------------------------------------===//

ncclComm *Network::find(ncclComm *handle) {
  for (auto &communicator : communicators)
    if (communicator.get() == handle && communicator->live)
      return handle;
  machine.fault(machine.call() + " is given a communicator that does not exist");
  return nullptr;
}

std::shared_ptr<Clique> Network::cliqueOf(const std::string &id, int ranks) {
  auto &clique = cliques[id];
  if (!clique)
    clique = std::make_shared<Clique>(ranks);
  return clique;
}

ncclComm *Network::join(std::shared_ptr<Clique> clique, int rank) {
  ncclComm *&member = clique->members[static_cast<std::size_t>(rank)];
  if (member) {
    machine.fault(machine.call() + " joins as rank " + std::to_string(rank) +
                  ", which another has done");
    return nullptr;
  }
  member = communicators.emplace_back(std::make_unique<ncclComm>()).get();
  member->rank = rank;
  member->delay = machine.random() % mostDelay;
  ++clique->arrived;
  member->clique = std::move(clique);
  return member;
}

void Network::split(ncclComm &parent, int color, int key, ncclComm **made) {
  Clique &clique = *parent.clique;
  parent.splitting = true;
  *made = nullptr;
  clique.splits[parent.rank] = {color, key, made};
  if (clique.splits.size() < clique.members.size())
    return;
  // Ranks of one colour, by their keys and then by their ranks in the parent.
  std::map<int, std::map<std::pair<int, int>, int>> colors;
  for (auto &[rank, own] : clique.splits)
    if (own.color != noColor)
      colors[own.color][{own.key, rank}] = rank;
  for (auto &[value, ranks] : colors) {
    auto child = std::make_shared<Clique>(static_cast<int>(ranks.size()));
    int number = 0;
    for (auto &[order, rank] : ranks)
      *clique.splits[rank].made = join(child, number++);
  }
  clique.splits.clear();
  for (ncclComm *member : clique.members)
    member->splitting = false;
}

bool Network::isBusy(ncclComm &communicator) {
  const Clique &clique = *communicator.clique;
  if (clique.arrived < clique.members.size() || communicator.splitting ||
      (communicator.finalizing && clique.finalized < clique.members.size()))
    return true;
  if (communicator.delay == 0)
    return false;
  --communicator.delay;
  return true;
}

void Network::abort(ncclComm &communicator) {
  auto isOwn = [&](const std::shared_ptr<Part> &part) { return part->owner == &communicator; };
  Clique &clique = *communicator.clique;
  for (auto &[ranks, channel] : clique.channels) {
    std::erase_if(channel.sends, isOwn);
    std::erase_if(channel.receives, isOwn);
  }
  clique.gathers.erase(communicator.rank);
  clique.splits.erase(communicator.rank);
  for (auto &unit : communicator.units)
    unit->aborted = true;
  communicator.units.clear();
  // Those that finalise do not wait for it.
  if (!communicator.finalizing)
    ++clique.finalized;
  communicator.live = false;
}

void Network::finalize(ncclComm &communicator) {
  if (communicator.finalizing)
    machine.fault(machine.call() + " finalizes a communicator for the second time");
  else
    ++communicator.clique->finalized;
  communicator.finalizing = true;
}

void Network::remove(ncclComm &communicator) {
  if (!communicator.units.empty())
    machine.fault(machine.call() + " destroys a communicator that " +
                  communicator.units.front()->call + " has yet to use");
  communicator.live = false;
}

std::size_t Network::liveCommunicators() const {
  std::size_t count = 0;
  for (auto &communicator : communicators)
    count += communicator->live;
  return count;
}

//===--- Units ------------------------------------------------------------===//

void Network::enqueue(std::shared_ptr<Unit> unit) {
  unit->open = unit->parts.size();
  unit->call = machine.call();
  int ranks = unit->communicator->clique->ranks();
  for (auto &part : unit->parts) {
    part->owner = unit->communicator;
    part->unit = unit.get();
  }
  for (Stream *stream : unit->streams) {
    Operation operation;
    operation.kind = Operation::Kind::Meet;
    operation.unit = unit;
    for (auto &part : unit->parts) {
      if (part->stream != stream)
        continue;
      if (part->from)
        operation.accesses.push_back({part->from, part->bytes, false});
      if (part->to)
        operation.accesses.push_back(
            {part->to, part->kind == Part::Kind::Gather ? part->bytes * ranks : part->bytes, true});
    }
    // None is captured: that is refused where the operation is called.
    (void)machine.enqueue(*stream, std::move(operation));
  }
  unit->communicator->delay = machine.random() % mostDelay;
  unit->communicator->units.push_back(std::move(unit));
}

bool Network::mayBegin(const Unit &unit) const {
  for (Stream *stream : unit.streams)
    if (stream->queue.empty() || stream->queue.front().unit.get() != &unit)
      return false;
  return true;
}

void Network::begin(Unit &unit) {
  unit.begun = true;
  for (Stream *stream : unit.streams) {
    stream->clock.join(stream->queue.front().known);
    unit.clock.join(stream->clock);
  }
  for (Stream *stream : unit.streams) {
    Moment moment = unit.clock.advance(stream->track);
    for (auto &part : unit.parts)
      if (part->stream == stream)
        part->accessor = {moment, unit.call + " on stream " + std::to_string(stream->number)};
  }
  Clique &clique = *unit.communicator->clique;
  int rank = unit.communicator->rank;
  for (auto &part : unit.parts) {
    if (part->kind == Part::Kind::Send)
      clique.channels[{rank, part->peer}].sends.push_back(part);
    else if (part->kind == Part::Kind::Receive)
      clique.channels[{part->peer, rank}].receives.push_back(part);
    else
      clique.gathers[rank].push_back(part);
  }
}

void Network::finish(Part &part) {
  Unit &unit = *part.unit;
  if (--unit.open > 0)
    return;
  unit.clock.join(unit.learned);
  ncclComm &communicator = *unit.communicator;
  // Which may be the last that holds the unit.
  std::shared_ptr<Unit> kept = communicator.units.front();
  for (Stream *stream : unit.streams) {
    stream->clock.join(unit.clock);
    stream->queue.pop_front();
  }
  communicator.units.pop_front();
}

bool Network::read(const Part &part) {
  return machine.access(part.accessor, part.unit->clock, {{part.from, part.bytes, false}});
}

void Network::sendEarly(Part &send) {
  send.sent.emplace();
  send.sentClock = send.unit->clock;
  if (read(send)) {
    auto *bytes = static_cast<const unsigned char *>(send.from);
    send.sent->assign(bytes, bytes + send.bytes);
  }
  finish(send);
}

void Network::transfer(Clique &clique, Clique::Channel &channel) {
  std::shared_ptr<Part> send = channel.sends.front(), receive = channel.receives.front();
  if (send->bytes != receive->bytes) {
    // NCCL would hang, or write what nobody expects.
    machine.fault(receive->accessor.call + " receives " + std::to_string(receive->bytes) +
                  " bytes, but its peer sends " + std::to_string(send->bytes));
    for (ncclComm *member : clique.members)
      member->broken = true;
    channel.sends.pop_front();
    channel.receives.pop_front();
    return;
  }
  bool good =
      send->sent ? static_cast<std::int64_t>(send->sent->size()) == send->bytes : read(*send);
  good &= machine.access(receive->accessor, receive->unit->clock,
                         {{receive->to, receive->bytes, true}});
  if (good)
    std::memcpy(receive->to, send->sent ? send->sent->data() : send->from,
                static_cast<std::size_t>(send->bytes));
  receive->unit->learned.join(send->sent ? send->sentClock : send->unit->clock);
  channel.sends.pop_front();
  channel.receives.pop_front();
  if (!send->sent)
    finish(*send);
  finish(*receive);
}

void Network::gather(Clique &clique) {
  std::vector<std::shared_ptr<Part>> parts;
  VectorClock everything;
  for (auto &[rank, queue] : clique.gathers) {
    parts.push_back(queue.front());
    queue.pop_front();
    everything.join(parts.back()->unit->clock);
  }
  for (auto &to : parts) {
    std::int64_t bytes = to->bytes;
    bool good = machine.access(to->accessor, to->unit->clock,
                               {{to->to, bytes * static_cast<std::int64_t>(parts.size()), true}});
    for (std::size_t rank = 0; rank < parts.size() && good; ++rank)
      if (parts[rank]->bytes != bytes)
        machine.fault(to->accessor.call + " gathers " + std::to_string(bytes) +
                      " bytes of each rank, but another " + std::to_string(parts[rank]->bytes));
      else if (to != parts[rank] || read(*to))
        std::memcpy(static_cast<char *>(to->to) + static_cast<std::int64_t>(rank) * bytes,
                    parts[rank]->from, static_cast<std::size_t>(bytes));
  }
  for (auto &part : parts) {
    part->unit->learned.join(everything);
    finish(*part);
  }
}

std::vector<std::function<void()>> Network::ready() {
  std::vector<std::function<void()>> steps;
  for (auto &communicator : communicators) {
    if (!communicator->live)
      continue;
    if (!communicator->units.empty()) {
      Unit &unit = *communicator->units.front();
      if (!unit.begun && mayBegin(unit))
        steps.emplace_back([this, &unit] { begin(unit); });
    }
    Clique &clique = *communicator->clique;
    // Once for each clique: by the first of its communicators that lives.
    for (ncclComm *member : clique.members)
      if (member && member->live) {
        if (member != communicator.get())
          break;
        for (auto &[ranks, channel] : clique.channels) {
          if (channel.sends.empty())
            continue;
          Part &send = *channel.sends.front();
          if (!channel.receives.empty())
            steps.emplace_back([this, &clique, &channel = channel] { transfer(clique, channel); });
          else if (!send.sent && send.bytes <= mostEarlyBytes)
            steps.emplace_back([this, &send] { sendEarly(send); });
        }
        if (clique.gathers.size() == clique.members.size() &&
            std::ranges::none_of(clique.gathers, [](auto &own) { return own.second.empty(); }))
          steps.emplace_back([this, &clique] { gather(clique); });
        break;
      }
  }
  return steps;
}

} // namespace pipeline::fake
