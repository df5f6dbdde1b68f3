//===- TransportKind.h - The ways that ranks may reach one another *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_TRANSPORTKIND_H
#define PIPELINE_TOOLS_LAUNCH_TRANSPORTKIND_H

#include "pipeline-runtime/Plan.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pipeline::launch {

enum class TransportKind : std::uint8_t { Threads, Copy, Nccl };

/// What is known of a transport before a run has one.
struct TransportEntry {
  TransportKind kind;
  std::string_view name;
  /// What its ranks compute on.
  runtime::Target target;
};

/// The first of a target is its default.
inline constexpr std::array transports = {
    TransportEntry{TransportKind::Threads, "threads", runtime::Target::Cpu},
    TransportEntry{TransportKind::Copy, "copy", runtime::Target::Cuda},
    TransportEntry{TransportKind::Nccl, "nccl", runtime::Target::Cuda},
};

inline const TransportEntry &entryOf(TransportKind kind) {
  return transports[static_cast<std::size_t>(kind)];
}

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_TRANSPORTKIND_H
