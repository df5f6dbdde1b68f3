//===- HostCalls.h - What a rank's host calls, without code -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks a planned program with streams and lists the calls of the runtime for CUDA that
// each op means. So a program that was edited is run without being compiled, and what
// the compiler makes of it has something to be compared with.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_HOSTCALLS_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_HOSTCALLS_H

#include "SymbolicModel.h"

#include "pipeline-runtime/Runtime.h"

#include "mlir/IR/BuiltinOps.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pipeline::test {

/// One half of a message.
struct HostMessage {
  bool isSend;
  std::int32_t peer;
  /// In the arena.
  std::int64_t place, bytes;
};

struct HostCall {
  /// Of the module.
  mlir::Operation *op;
  /// Called by the rank's thread, which may leave it without a return; nothing in it has to be
  /// destroyed then.
  std::function<void(pipeline_rt_rank *rank, char *arena)> make;
  /// If it posts one.
  std::optional<HostMessage> message = std::nullopt;
};

/// A call that posts a message.
HostCall makePost(mlir::Operation *op, const HostMessage &message);

struct RankCalls {
  std::int64_t arenaBytes = 0;
  std::int32_t events = 0;
  std::vector<HostCall> step;
};

/// By rank. \p functions says by its order which kernel a function is. Fails where a program can't
/// be followed.
mlir::FailureOr<std::vector<RankCalls>> listHostCalls(mlir::ModuleOp module,
                                                      llvm::ArrayRef<SymbolicFunction> functions);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_HOSTCALLS_H
