//===- RankMemory.cpp - The memory of ranks, wherever they are --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RankMemory.h"

#include <algorithm>

namespace pipeline::launch {

using runtime::Status;

Status RankMemory::read(std::int32_t rank, std::int64_t offset, void *to,
                        std::int64_t bytes) const {
  if (run.isHere(rank))
    if (Status status = run.read(rank, offset, to, bytes); !status.ok())
      return status;
  if (!processes.areSeveral())
    return Status();
  // What the one that reports has itself needs not travel, but all take part all the same.
  std::string own;
  if (run.isHere(rank) && !processes.reports())
    own.assign(static_cast<const char *>(to), static_cast<std::size_t>(bytes));
  std::vector<std::string> all;
  Status status = processes.peers->gather(own, all);
  if (status.ok() && processes.reports() && !run.isHere(rank))
    std::ranges::copy(all[static_cast<std::size_t>(rank)], static_cast<char *>(to));
  return status;
}

} // namespace pipeline::launch
