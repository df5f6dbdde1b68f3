//===- Interruption.h - What an interrupted tool leaves behind --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_INTERRUPTION_H
#define PIPELINE_TOOLS_LAUNCH_INTERRUPTION_H

#include <string>

namespace pipeline::launch {

/// While it lives, a signal that ends this process (SIGINT, SIGTERM, SIGHUP) removes a file first.
class RemovedOnSignal {
public:
  explicit RemovedOnSignal(const std::string &path);
  ~RemovedOnSignal();
  RemovedOnSignal(const RemovedOnSignal &) = delete;
  RemovedOnSignal &operator=(const RemovedOnSignal &) = delete;

private:
  /// Of this file in the table that the handler reads; -1 where that was full.
  int place = -1;
};

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_INTERRUPTION_H
