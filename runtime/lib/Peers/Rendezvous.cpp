//===- Rendezvous.cpp - How the processes of a run come together -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TcpPeers.h"

#include <cmath>

namespace pipeline::runtime {
namespace {

using Connection = TcpPeers::Connection;

/// For whoever connects to say who it is.
constexpr std::chrono::seconds helloTime{10};
/// Of those that have connected, until rank 0 says that all have: it knows when to give up.
constexpr std::chrono::seconds welcomeTime{30};

std::string nameOf(const PeerOptions &options) {
  return options.address + ":" + std::to_string(options.port);
}

std::string secondsOf(const PeerOptions &options) {
  return std::to_string(std::llround(options.connectTime.count())) + " s";
}

std::string helloOf(const PeerOptions &options) {
  return std::to_string(options.ranks) + " " + options.identity;
}

/// What is wrong with a process that has come, or nothing.
std::string judge(const PeerOptions &options, const Frame &hello,
                  const std::vector<Connection> &connections) {
  std::string who = "the process of rank " + std::to_string(hello.rank);
  std::string ranks = hello.text.substr(0, hello.text.find(' '));
  std::string identity = hello.text.substr(std::min(ranks.size() + 1, hello.text.size()));
  if (ranks != std::to_string(options.ranks))
    return who + " is of a run of " + ranks + " processes, rank 0 of one of " +
           std::to_string(options.ranks);
  if (identity != options.identity)
    return who + " has " + identity + ", rank 0 has " + options.identity +
           ": all processes must run the same";
  if (hello.rank < 0 || hello.rank >= options.ranks)
    return who + " is not of a run of " + ranks;
  if (hello.rank == 0 || std::ranges::any_of(connections, [&](const Connection &connection) {
        return connection.rank == hello.rank;
      }))
    return "two processes have rank " + std::to_string(hello.rank) +
           ": each needs a RANK of its own";
  return std::string();
}

std::string listMissing(const PeerOptions &options, const std::vector<Connection> &connections) {
  std::string missing;
  for (std::int32_t rank = 1; rank < options.ranks; ++rank)
    if (std::ranges::none_of(connections,
                             [&](const Connection &other) { return other.rank == rank; }))
      missing += (missing.empty() ? "" : ", ") + std::to_string(rank);
  return missing;
}

Status refuse(std::vector<Connection> &connections, const std::string &message) {
  for (Connection &connection : connections)
    (void)connection.socket.send({Frame::Kind::Refusal, 0, message});
  return Status::failure(message);
}

/// Rank 0.
Status awaitAll(const PeerOptions &options, Clock::time_point limit,
                std::vector<Connection> &connections) {
  Socket door;
  if (std::string error = door.listen(options.port); !error.empty())
    return Status::failure("rank 0 can't listen at port " + std::to_string(options.port) + ": " +
                           error + "; MASTER_PORT must be free on its machine");
  while (static_cast<std::int32_t>(connections.size()) + 1 < options.ranks) {
    Connection next;
    if (std::string error = door.accept(next.socket, limit); !error.empty()) {
      if (Clock::now() < limit)
        return refuse(connections, "rank 0 can't be connected to: " + error);
      return refuse(connections, "in " + secondsOf(options) + " no process has come for rank " +
                                     listMissing(options, connections) + " of " +
                                     std::to_string(options.ranks) + ", at " + nameOf(options));
    }
    Frame hello;
    // Whatever else looks at the port is no process of the run.
    if (!next.socket.receive(hello, std::min(limit, Clock::now() + helloTime)).empty() ||
        hello.kind != Frame::Kind::Hello)
      continue;
    next.rank = hello.rank;
    std::string wrong = judge(options, hello, connections);
    connections.push_back(std::move(next));
    if (!wrong.empty())
      return refuse(connections, wrong);
  }
  for (Connection &connection : connections)
    if (std::string error = connection.socket.send({Frame::Kind::Welcome, 0, {}}); !error.empty())
      return refuse(connections, "the process of rank " + std::to_string(connection.rank) +
                                     " has gone again: " + error);
  return Status();
}

/// All others.
Status join(const PeerOptions &options, Clock::time_point limit,
            std::vector<Connection> &connections) {
  Connection root;
  std::string who = "rank " + std::to_string(options.rank);
  std::string error = root.socket.connect(options.address, options.port, limit);
  if (error.empty())
    error = root.socket.send({Frame::Kind::Hello, options.rank, helloOf(options)});
  if (!error.empty())
    return Status::failure(who + " has not reached rank 0 at " + nameOf(options) + " in " +
                           secondsOf(options) + ": " + error);
  Frame answer;
  if (error = root.socket.receive(answer, limit + welcomeTime); !error.empty())
    return Status::failure(who + " was not answered by rank 0 at " + nameOf(options) + ": " +
                           error);
  if (answer.kind != Frame::Kind::Welcome)
    return Status::failure(answer.kind == Frame::Kind::Refusal
                               ? answer.text
                               : who + " was answered by something else at " + nameOf(options));
  connections.push_back(std::move(root));
  return Status();
}

} // namespace

Status connectPeers(const PeerOptions &options, std::shared_ptr<Peers> &peers) {
  if (options.ranks < 1 || options.rank < 0 || options.rank >= options.ranks)
    return Status::failure("there is no rank " + std::to_string(options.rank) + " of " +
                           std::to_string(options.ranks));
  Clock::time_point limit =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(options.connectTime);
  std::vector<Connection> connections;
  auto *meet = options.rank == 0 ? awaitAll : join;
  if (Status status = meet(options, limit, connections); !status.ok())
    return status;
  peers = std::make_shared<TcpPeers>(options.rank, std::move(connections), options.ranks);
  return Status();
}

} // namespace pipeline::runtime
