//===- Socket.h - Frames over TCP -----------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_PEERS_SOCKET_H
#define PIPELINE_RUNTIME_LIB_PEERS_SOCKET_H

#include "../Clock.h"
#include "pipeline-runtime/Peers.h"

#include <utility>

namespace pipeline::runtime {

/// What goes over a socket at once.
struct Frame {
  enum class Kind : std::uint32_t {
    /// Who comes, and with what; the answer: all have come, or why that can't be.
    Hello,
    Welcome,
    Refusal,
    /// A process's text of an exchange, and those of all.
    Part,
    Whole,
    Told,
    Failure,
    /// The process ends, and all is well.
    Bye,
  };
  Kind kind = Kind::Bye;
  /// Of the process that it is from at first.
  std::int32_t rank = 0;
  std::string text;
};

/// A connection, or a place where others connect. Where a function returns a string, that is what
/// went wrong, or nothing.
class Socket {
public:
  Socket() = default;
  ~Socket() { close(); }
  Socket(Socket &&other) noexcept : handle(std::exchange(other.handle, -1)) {}
  Socket &operator=(Socket &&other) noexcept {
    close();
    handle = std::exchange(other.handle, -1);
    return *this;
  }

  std::string listen(std::uint16_t port);
  /// Waits for another process until the time; leaves \p other closed if none has come.
  std::string accept(Socket &other, Clock::time_point limit);
  /// Tries until it succeeds or it is that late.
  std::string connect(const std::string &address, std::uint16_t port, Clock::time_point limit);

  std::string send(const Frame &frame);
  /// Waits until the time for a whole frame; \p frame is left as it is when there is none.
  std::string receive(Frame &frame, Clock::time_point limit);

  bool isOpen() const { return handle >= 0; }
  int descriptor() const { return handle; }
  void close();
  /// The other side finds the end behind what was sent; it can still be received from.
  void endSending();

private:
  explicit Socket(int handle) : handle(handle) {}
  std::string prepare();
  std::string read(void *to, std::size_t bytes, Clock::time_point limit);
  std::string awaitInput(Clock::time_point limit);

  int handle = -1;
};

/// Waits until a socket has something to receive, or has ended, which \p ready says of each, or
/// until
/// \p wake is readable, which is returned.
bool awaitAny(const std::vector<const Socket *> &sockets, int wake, std::vector<bool> &ready);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_PEERS_SOCKET_H
