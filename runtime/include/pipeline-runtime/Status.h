//===- Status.h - Success, or a message -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime neither throws nor prints: what can fail returns a Status.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_STATUS_H
#define PIPELINE_RUNTIME_STATUS_H

#include <string>
#include <utility>

namespace pipeline::runtime {

/// Success, or what went wrong and what to do about it, as one line without a full stop. Success
/// holds no memory.
class [[nodiscard]] Status {
public:
  Status() = default;
  static Status failure(std::string message) {
    Status status;
    status.failed = true;
    status.text = std::move(message);
    return status;
  }
  bool ok() const { return !failed; }
  const std::string &message() const { return text; }

private:
  bool failed = false;
  std::string text;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_STATUS_H
