//===- Environment.cpp - What torchrun tells its processes ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Peers.h"

#include <charconv>
#include <cstdlib>
#include <cstring>

namespace pipeline::runtime {
namespace {

Status readNumber(const char *name, std::int64_t least, std::int64_t most, std::int64_t &value) {
  const char *text = std::getenv(name);
  const char *end = text + std::strlen(text);
  auto [rest, error] = std::from_chars(text, end, value);
  if (error == std::errc() && rest == end && value >= least && value <= most)
    return Status();
  return Status::failure("the environment variable " + std::string(name) + " is '" + text +
                         "', but must be a number from " + std::to_string(least) + " to " +
                         std::to_string(most));
}

} // namespace

Status readPeerEnvironment(PeerOptions &options, bool &several) {
  several = false;
  constexpr const char *names[] = {"RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"};
  std::string set, missing;
  for (const char *name : names) {
    std::string &list = std::getenv(name) ? set : missing;
    list += (list.empty() ? "" : ", ") + std::string(name);
  }
  if (set.empty())
    return Status();
  if (!missing.empty())
    return Status::failure("of the environment variables that say what a process is among those of "
                           "its run, " +
                           set + " is set and " + missing + " is not; torchrun sets all of them");
  constexpr std::int64_t mostRanks = 1 << 16;
  std::int64_t rank = 0, ranks = 0, port = 0;
  if (Status status = readNumber("WORLD_SIZE", 1, mostRanks, ranks); !status.ok())
    return status;
  if (Status status = readNumber("RANK", 0, ranks - 1, rank); !status.ok())
    return status;
  if (Status status = readNumber("MASTER_PORT", 1, 65534, port); !status.ok())
    return status;
  const char *store = std::getenv("TORCHELASTIC_USE_AGENT_STORE");
  if (store && std::string(store) == "True")
    ++port;
  options.rank = static_cast<std::int32_t>(rank);
  options.ranks = static_cast<std::int32_t>(ranks);
  options.address = std::getenv("MASTER_ADDR");
  options.port = static_cast<std::uint16_t>(port);
  several = ranks > 1;
  return Status();
}

Status readLocalRank(std::int32_t &rank) {
  rank = 0;
  if (!std::getenv("LOCAL_RANK"))
    return Status();
  std::int64_t value = 0;
  Status status = readNumber("LOCAL_RANK", 0, 1 << 16, value);
  rank = static_cast<std::int32_t>(value);
  return status;
}

} // namespace pipeline::runtime
