//===- Socket.cpp - Frames over TCP ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Socket.h"

#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

namespace pipeline::runtime {
namespace {

/// Of a frame, before its text. All processes of a run have one byte order: their code is the same.
struct Header {
  std::uint32_t mark;
  std::uint32_t kind;
  std::int32_t rank;
  std::uint32_t bytes;
};
/// What is no frame is found at its first word.
constexpr std::uint32_t mark = 0x50504C31;
constexpr std::uint32_t mostBytes = std::uint32_t{1} << 28;
constexpr std::chrono::milliseconds betweenTries{100};
/// A process that takes nothing for that long has stopped.
constexpr timeval mostSendTime{30, 0};

std::string describe(const char *call) { return std::string(call) + ": " + std::strerror(errno); }

/// Rounded up: who asks whether the limit is over once they have passed must find it so.
int millisecondsUntil(Clock::time_point limit) {
  auto left = std::chrono::ceil<std::chrono::milliseconds>(limit - Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1 << 30));
}

struct Addresses {
  ~Addresses() {
    if (first)
      ::freeaddrinfo(first);
  }
  addrinfo *first = nullptr;
};

} // namespace

void Socket::close() {
  if (handle >= 0)
    ::close(std::exchange(handle, -1));
}

void Socket::endSending() {
  if (handle >= 0)
    (void)::shutdown(handle, SHUT_WR);
}

std::string Socket::prepare() {
  int yes = 1;
  if (::setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes) != 0 ||
      ::setsockopt(handle, SOL_SOCKET, SO_KEEPALIVE, &yes, sizeof yes) != 0 ||
      ::setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &mostSendTime, sizeof mostSendTime) != 0)
    return describe("setsockopt");
  return std::string();
}

std::string Socket::listen(std::uint16_t port) {
  // IPv6's any address takes IPv4 too; a machine may have none of the two.
  for (int family : {AF_INET6, AF_INET}) {
    *this = Socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (handle < 0)
      continue;
    int yes = 1, no = 0;
    (void)::setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    (void)::setsockopt(handle, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof no);
    sockaddr_in6 six{};
    six.sin6_family = AF_INET6;
    six.sin6_port = htons(port);
    sockaddr_in four{};
    four.sin_family = AF_INET;
    four.sin_port = htons(port);
    const sockaddr *any = family == AF_INET6 ? reinterpret_cast<const sockaddr *>(&six)
                                             : reinterpret_cast<const sockaddr *>(&four);
    socklen_t length = family == AF_INET6 ? sizeof six : sizeof four;
    if (::bind(handle, any, length) == 0 && ::listen(handle, SOMAXCONN) == 0)
      return std::string();
    if (errno == EADDRINUSE)
      break;
  }
  return describe("listening");
}

std::string Socket::awaitInput(Clock::time_point limit) {
  for (;;) {
    pollfd entry{handle, POLLIN, 0};
    int result = ::poll(&entry, 1, millisecondsUntil(limit));
    if (result > 0)
      return std::string();
    if (result == 0) {
      errno = ETIMEDOUT;
      return describe("waiting");
    }
    if (errno != EINTR)
      return describe("poll");
  }
}

std::string Socket::accept(Socket &other, Clock::time_point limit) {
  other.close();
  if (std::string error = awaitInput(limit); !error.empty())
    return error;
  other = Socket(::accept4(handle, nullptr, nullptr, SOCK_CLOEXEC));
  return other.isOpen() ? other.prepare() : describe("accept");
}

std::string Socket::connect(const std::string &address, std::uint16_t port,
                            Clock::time_point limit) {
  std::string error;
  for (;;) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    Addresses found;
    int result = ::getaddrinfo(address.c_str(), std::to_string(port).c_str(), &hints, &found.first);
    if (result != 0)
      error = std::string("the address: ") + ::gai_strerror(result);
    for (addrinfo *entry = result == 0 ? found.first : nullptr; entry; entry = entry->ai_next) {
      *this = Socket(::socket(entry->ai_family, entry->ai_socktype | SOCK_CLOEXEC, 0));
      if (handle >= 0 && ::connect(handle, entry->ai_addr, entry->ai_addrlen) == 0)
        return prepare();
      error = describe("connecting");
      close();
    }
    if (Clock::now() > limit)
      return error;
    std::this_thread::sleep_for(betweenTries);
  }
}

std::string Socket::send(const Frame &frame) {
  if (handle < 0)
    return "the connection is closed";
  if (frame.text.size() > mostBytes)
    return "a text of " + std::to_string(frame.text.size()) + " bytes is too long";
  Header header{mark, static_cast<std::uint32_t>(frame.kind), frame.rank,
                static_cast<std::uint32_t>(frame.text.size())};
  std::string bytes(reinterpret_cast<const char *>(&header), sizeof header);
  bytes += frame.text;
  for (std::size_t sent = 0; sent < bytes.size();) {
    // A process that has ended is an error here and not a signal.
    ssize_t count = ::send(handle, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return describe("sending");
    sent += static_cast<std::size_t>(count);
  }
  return std::string();
}

std::string Socket::read(void *to, std::size_t bytes, Clock::time_point limit) {
  auto *next = static_cast<char *>(to);
  while (bytes > 0) {
    if (std::string error = awaitInput(limit); !error.empty())
      return error;
    ssize_t count = ::recv(handle, next, bytes, 0);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return describe("receiving");
    if (count == 0)
      return "the connection has ended";
    next += count;
    bytes -= static_cast<std::size_t>(count);
  }
  return std::string();
}

std::string Socket::receive(Frame &frame, Clock::time_point limit) {
  Header header;
  if (std::string error = read(&header, sizeof header, limit); !error.empty())
    return error;
  if (header.mark != mark || header.bytes > mostBytes)
    return "something else than a process of a run is connected";
  std::string text(header.bytes, '\0');
  if (std::string error = read(text.data(), text.size(), limit); !error.empty())
    return error;
  frame = {static_cast<Frame::Kind>(header.kind), header.rank, std::move(text)};
  return std::string();
}

bool awaitAny(const std::vector<const Socket *> &sockets, int wake, std::vector<bool> &ready) {
  std::vector<pollfd> entries;
  for (const Socket *socket : sockets)
    entries.push_back({socket->descriptor(), POLLIN, 0});
  entries.push_back({wake, POLLIN, 0});
  ready.assign(sockets.size(), false);
  if (::poll(entries.data(), entries.size(), -1) <= 0)
    return false;
  for (std::size_t i = 0; i < sockets.size(); ++i)
    ready[i] = entries[i].revents != 0;
  return entries.back().revents != 0;
}

} // namespace pipeline::runtime
