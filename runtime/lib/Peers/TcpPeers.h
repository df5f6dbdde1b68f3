//===- TcpPeers.h - The processes of a run, over TCP ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_PEERS_TCPPEERS_H
#define PIPELINE_RUNTIME_LIB_PEERS_TCPPEERS_H

#include "Socket.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace pipeline::runtime {

class TcpPeers final : public Peers {
public:
  /// To one other process: of rank 0 to each, of the others to rank 0.
  struct Connection {
    std::int32_t rank = 0;
    Socket socket;
    std::unique_ptr<std::mutex> sending = std::make_unique<std::mutex>();
    // Of the thread that receives.
    bool saidFarewell = false, isOver = false;
  };

  TcpPeers(std::int32_t rank, std::vector<Connection> connections, std::int32_t ranks);
  ~TcpPeers() override;

  Status exchange(const std::string &own, std::vector<std::string> &all) override;
  Status gather(const std::string &own, std::vector<std::string> &all) override;
  void tell(const std::string &text) override;
  bool fail(const std::string &message) override;
  void listen(Listener next) override;

private:
  Status collect(const std::string &own, std::vector<std::string> &all);
  bool hasFailed();
  void wakeReader();
  /// Whether it is the first failure; then the others are to be told.
  bool enter(const std::string &message);
  void tellFailure(const Frame &frame, std::int32_t except);
  void sendAll(const Frame &frame, std::int32_t except);
  void failElsewhere(const std::string &message, std::int32_t from);
  void receiveAll();
  void receive(Connection &connection);
  void take(Connection &connection, Frame frame);

  std::vector<Connection> connections;
  const int wake;

  /// Of what follows up to `listening`.
  std::mutex mutex;
  std::condition_variable changed;
  std::string failure;
  bool isTellingFailure = false, isEnding = false, isOver = false;
  /// Of the exchange that is under way: at rank 0, what has come; elsewhere what it has made.
  std::vector<std::optional<std::string>> parts;
  std::deque<std::string> wholes;
  /// Those that have said farewell.
  std::vector<std::int32_t> gone;

  /// Held while the listener runs.
  std::mutex listening;
  Listener listener;
  std::vector<std::pair<std::int32_t, std::string>> untold;
  std::optional<std::string> failedElsewhere;

  std::thread reader;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_PEERS_TCPPEERS_H
