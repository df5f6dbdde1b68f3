//===- PeersTesting.h - Processes that are threads of one ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_RUNTIME_PEERSTESTING_H
#define PIPELINE_TEST_UNIT_RUNTIME_PEERSTESTING_H

#include "pipeline-runtime/Peers.h"

#include "gtest/gtest.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace pipeline::runtime::testing {

/// A port that is free now.
inline std::uint16_t findPort() {
  int handle = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  EXPECT_EQ(::bind(handle, reinterpret_cast<sockaddr *>(&address), length), 0);
  EXPECT_EQ(::getsockname(handle, reinterpret_cast<sockaddr *>(&address), &length), 0);
  ::close(handle);
  return ntohs(address.sin_port);
}

inline PeerOptions peerOptions(std::int32_t rank, std::int32_t ranks, std::uint16_t port) {
  PeerOptions options;
  options.rank = rank;
  options.ranks = ranks;
  options.address = "127.0.0.1";
  options.port = port;
  options.identity = "the plan 1234";
  return options;
}

} // namespace pipeline::runtime::testing

#endif // PIPELINE_TEST_UNIT_RUNTIME_PEERSTESTING_H
