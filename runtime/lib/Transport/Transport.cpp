//===- Transport.cpp - What all transports share: the first failure -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Transport.h"

namespace pipeline::runtime {

Transport::~Transport() = default;

void Transport::fail(const std::string &message) {
  {
    std::lock_guard<std::mutex> lock(failureMutex);
    if (failed())
      return;
    failureMessage = message;
    hasFailed.store(true, std::memory_order_release);
  }
  wakeAll();
  if (failureListener)
    failureListener(message);
}

std::string Transport::failure() const {
  std::lock_guard<std::mutex> lock(failureMutex);
  return failureMessage;
}

} // namespace pipeline::runtime
