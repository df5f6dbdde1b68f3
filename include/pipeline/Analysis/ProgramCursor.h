//===- ProgramCursor.h - A rank's program, op by op -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a `pipe.program` in the mind: goes through its loops as the rank will,
// and says at each op which buffer and which microbatch its operands are. What
// the verifiers prove is proved of exactly what runs.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_PROGRAMCURSOR_H
#define PIPELINE_ANALYSIS_PROGRAMCURSOR_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/DenseMap.h"

namespace pipeline {

/// Where a buffer of a rank lies: a `pipe.buffer`, or a slot of a `pipe.pool`.
struct Storage {
  mlir::Operation *op = nullptr;
  int64_t slot = 0;

  explicit operator bool() const { return op; }
  friend bool operator==(const Storage &a, const Storage &b) {
    return a.op == b.op && a.slot == b.slot;
  }
  friend bool operator!=(const Storage &a, const Storage &b) { return !(a == b); }
};

class ProgramCursor {
public:
  explicit ProgramCursor(ProgramOp program);

  /// The next op of the dialect that runs, `pipe.slot` and `pipe.version` apart, or
  /// null at the end or after a failure. Constant time, amortised.
  mlir::Operation *next();

  /// True when an op could not be followed: a bound that is not a
  /// constant, or a loop that runs more often than there are microbatches, which
  /// no op of a step can. An error has been emitted.
  bool hasFailed() const { return failed; }

  /// Of the op that `next` returned last: the buffer that `value` is.
  Storage getStorage(mlir::Value value) const;
  /// Of the op that `next` returned last: its index, a microbatch.
  int64_t getIndex(IndexedOpInterface op) const;

private:
  struct Frame {
    mlir::scf::ForOp loop;
    int64_t iv, step, end;
    /// How often its body runs in all, over the loops around it.
    int64_t runs;
  };

  bool evaluateSlot(mlir::Operation *op);
  bool choose(mlir::Operation *op, mlir::Value pool, int64_t number);
  bool enter(mlir::scf::ForOp loop);
  void leaveOrRepeat();
  void fail(mlir::Operation *op, llvm::StringRef message);

  llvm::SmallVector<Frame> frames;
  llvm::DenseMap<mlir::Value, int64_t> ivs;
  llvm::DenseMap<mlir::Value, Storage> buffers;
  mlir::Operation *current;
  int64_t microbatches;
  bool failed = false;
};

} // namespace pipeline

template <>
struct llvm::DenseMapInfo<pipeline::Storage> {
  using Pointer = llvm::DenseMapInfo<mlir::Operation *>;
  static pipeline::Storage getEmptyKey() { return {Pointer::getEmptyKey(), 0}; }
  static pipeline::Storage getTombstoneKey() { return {Pointer::getTombstoneKey(), 0}; }
  static unsigned getHashValue(const pipeline::Storage &storage) {
    return llvm::hash_combine(storage.op, storage.slot);
  }
  static bool isEqual(const pipeline::Storage &a, const pipeline::Storage &b) { return a == b; }
};

#endif // PIPELINE_ANALYSIS_PROGRAMCURSOR_H
