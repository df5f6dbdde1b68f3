//===- TcpPeers.cpp - The processes of a run, over TCP --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A star: rank 0 has a connection to every other process, and hands on what one tells all. Few
// bytes go this way while steps run, and everything in it is in one order for all.
//
// One thread in each process receives. A connection that ends without a farewell is a process that
// has died, which ends the run; the system notices at once where the process did, and by its
// keeping connections alive where the machine did.
//
//===----------------------------------------------------------------------===//

#include "TcpPeers.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cstring>
#include <optional>

namespace pipeline::runtime {
namespace {

/// For the rest of a frame that has begun.
constexpr std::chrono::seconds frameTime{30};
/// For the others to end too, so that nothing that was sent to them is lost.
constexpr std::chrono::seconds farewellTime{2};

/// Texts of any bytes as one.
std::string join(const std::vector<std::string> &texts) {
  std::string joined;
  for (const std::string &text : texts) {
    auto bytes = static_cast<std::uint64_t>(text.size());
    joined.append(reinterpret_cast<const char *>(&bytes), sizeof bytes);
    joined += text;
  }
  return joined;
}

std::vector<std::string> part(std::string_view joined) {
  std::vector<std::string> texts;
  while (joined.size() >= sizeof(std::uint64_t)) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, joined.data(), sizeof bytes);
    joined.remove_prefix(sizeof bytes);
    texts.emplace_back(joined.substr(0, bytes));
    joined.remove_prefix(texts.back().size());
  }
  return texts;
}

} // namespace

Peers::~Peers() = default;

TcpPeers::TcpPeers(std::int32_t rank, std::vector<Connection> connections, std::int32_t ranks)
    : Peers(rank, ranks), connections(std::move(connections)), wake(::eventfd(0, EFD_CLOEXEC)),
      parts(static_cast<std::size_t>(ranks)), reader([this] { receiveAll(); }) {}

TcpPeers::~TcpPeers() {
  listen({});
  {
    // Whoever waited for the failure may be here before the others have been told of it.
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return !isTellingFailure; });
    isEnding = true;
  }
  if (!hasFailed())
    sendAll({Frame::Kind::Bye, rank(), {}}, rank());
  // Whoever closes a connection with something unread takes back what the other has not read.
  Clock::time_point limit = Clock::now() + farewellTime;
  for (Connection &connection : connections)
    connection.socket.endSending();
  wakeReader();
  {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait_until(lock, limit, [&] { return isOver; });
    isOver = true;
  }
  wakeReader();
  reader.join();
  ::close(wake);
}

void TcpPeers::wakeReader() {
  std::uint64_t one = 1;
  (void)!::write(wake, &one, sizeof one);
}

//===--- What others ask for ----------------------------------------------===//

Status TcpPeers::exchange(const std::string &own, std::vector<std::string> &all) {
  Status status = collect(own, all);
  if (status.ok() && rank() == 0)
    sendAll({Frame::Kind::Whole, 0, join(all)}, 0);
  return status;
}

Status TcpPeers::gather(const std::string &own, std::vector<std::string> &all) {
  Status status = collect(own, all);
  if (status.ok() && rank() == 0)
    sendAll({Frame::Kind::Whole, 0, join(std::vector<std::string>(parts.size()))}, 0);
  return status;
}

/// All texts at rank 0; elsewhere what that sends in return.
Status TcpPeers::collect(const std::string &own, std::vector<std::string> &all) {
  if (rank() != 0)
    sendAll({Frame::Kind::Part, rank(), own}, rank());
  std::unique_lock<std::mutex> lock(mutex);
  if (rank() == 0)
    parts[0] = own;
  auto isWhole = [&] {
    return rank() == 0
               ? std::ranges::all_of(parts, [](const auto &text) { return text.has_value(); })
               : !wholes.empty();
  };
  auto missing = [&] {
    return std::ranges::find_if(gone, [&](std::int32_t other) {
      return rank() != 0 || !parts[static_cast<std::size_t>(other)];
    });
  };
  changed.wait(lock, [&] { return !failure.empty() || isWhole() || missing() != gone.end(); });
  if (!failure.empty())
    return Status::failure(failure);
  if (!isWhole())
    return Status::failure("the process of rank " + std::to_string(*missing()) +
                           " has ended before the others");
  if (rank() != 0) {
    all = part(wholes.front());
    wholes.pop_front();
    return Status();
  }
  all.clear();
  for (auto &text : parts)
    all.push_back(std::move(*std::exchange(text, std::nullopt)));
  return Status();
}

void TcpPeers::tell(const std::string &text) { sendAll({Frame::Kind::Told, rank(), text}, rank()); }

bool TcpPeers::enter(const std::string &message) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!failure.empty())
    return false;
  failure = message.empty() ? "the run has failed" : message;
  isTellingFailure = true;
  changed.notify_all();
  return true;
}

void TcpPeers::tellFailure(const Frame &frame, std::int32_t except) {
  sendAll(frame, except);
  std::lock_guard<std::mutex> lock(mutex);
  isTellingFailure = false;
  changed.notify_all();
}

bool TcpPeers::fail(const std::string &message) {
  if (!enter(message))
    return false;
  tellFailure({Frame::Kind::Failure, rank(), message}, rank());
  return true;
}

bool TcpPeers::hasFailed() {
  std::lock_guard<std::mutex> lock(mutex);
  return !failure.empty();
}

void TcpPeers::listen(Listener next) {
  std::lock_guard<std::mutex> lock(listening);
  listener = std::move(next);
  if (listener.told)
    for (auto &[from, text] : std::exchange(untold, {}))
      listener.told(from, text);
  if (failedElsewhere && listener.failed)
    listener.failed(*failedElsewhere);
}

/// To those that this process is connected to, but for one.
void TcpPeers::sendAll(const Frame &frame, std::int32_t except) {
  for (Connection &connection : connections) {
    if (connection.rank == except)
      continue;
    std::lock_guard<std::mutex> lock(*connection.sending);
    // One that can't be reached is noticed by the reader, which knows whether it has said farewell.
    (void)connection.socket.send(frame);
  }
}

//===--- What others tell -------------------------------------------------===//

void TcpPeers::failElsewhere(const std::string &message, std::int32_t from) {
  if (!enter(message))
    return;
  // Others are connected to rank 0 alone, from which it comes.
  tellFailure({Frame::Kind::Failure, from, message}, rank() == 0 ? from : 0);
  std::lock_guard<std::mutex> lock(listening);
  failedElsewhere = message;
  if (listener.failed)
    listener.failed(message);
}

void TcpPeers::take(Connection &connection, Frame frame) {
  switch (frame.kind) {
  case Frame::Kind::Part: {
    std::lock_guard<std::mutex> lock(mutex);
    parts[static_cast<std::size_t>(connection.rank)] = std::move(frame.text);
    changed.notify_all();
    return;
  }
  case Frame::Kind::Whole: {
    std::lock_guard<std::mutex> lock(mutex);
    wholes.push_back(std::move(frame.text));
    changed.notify_all();
    return;
  }
  case Frame::Kind::Told: {
    if (rank() == 0)
      sendAll(frame, frame.rank);
    std::lock_guard<std::mutex> lock(listening);
    if (listener.told)
      listener.told(frame.rank, frame.text);
    else
      untold.emplace_back(frame.rank, std::move(frame.text));
    return;
  }
  case Frame::Kind::Failure:
    failElsewhere(frame.text, connection.rank);
    return;
  case Frame::Kind::Bye: {
    connection.saidFarewell = true;
    {
      std::lock_guard<std::mutex> lock(mutex);
      gone.push_back(connection.rank);
      changed.notify_all();
    }
    std::lock_guard<std::mutex> lock(listening);
    if (listener.left)
      listener.left(connection.rank);
    return;
  }
  case Frame::Kind::Hello:
  case Frame::Kind::Welcome:
  case Frame::Kind::Refusal:
    failElsewhere("the process of rank " + std::to_string(connection.rank) +
                      " begins in the middle of a run",
                  connection.rank);
  }
}

void TcpPeers::receiveAll() {
  for (;;) {
    std::vector<const Socket *> sockets;
    std::vector<Connection *> open;
    for (Connection &connection : connections)
      if (!connection.isOver) {
        sockets.push_back(&connection.socket);
        open.push_back(&connection);
      }
    {
      std::lock_guard<std::mutex> lock(mutex);
      isOver |= isEnding && open.empty();
      changed.notify_all();
      if (isOver)
        return;
    }
    std::vector<bool> ready;
    if (awaitAny(sockets, wake, ready)) {
      std::uint64_t wakes = 0;
      (void)!::read(wake, &wakes, sizeof wakes);
    }
    for (std::size_t i = 0; i < open.size(); ++i)
      if (ready[i])
        receive(*open[i]);
  }
}

void TcpPeers::receive(Connection &connection) {
  Frame frame;
  std::string error = connection.socket.receive(frame, Clock::now() + frameTime);
  if (error.empty())
    return take(connection, std::move(frame));
  connection.isOver = true;
  std::unique_lock<std::mutex> lock(mutex);
  bool expected = connection.saidFarewell || isEnding;
  lock.unlock();
  if (!expected)
    failElsewhere("the process of rank " + std::to_string(connection.rank) +
                      " has ended, or can't be reached any more (" + error + ")",
                  connection.rank);
}

} // namespace pipeline::runtime
