//===- EventNumbers.h - Which events a program has --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a program with streams an event belongs to a buffer and a stream; for a runtime
// it is a number. Buffers and slots of pools that records and waits name are numbered
// one after the other, and each stream that is recorded has that many events, so the
// event of a slot is known as its offset is: a constant, and what the loop adds.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_EVENTNUMBERS_H
#define PIPELINE_CONVERSION_PIPETOLLVM_EVENTNUMBERS_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/DenseSet.h"

#include <array>
#include <optional>

namespace pipeline {

class EventNumbers {
public:
  explicit EventNumbers(ProgramOp program);

  /// How many there are.
  int32_t getCount() const { return count; }

  /// Whether a record or a wait names the buffer `value`, or what a loop makes of it.
  bool isNamed(mlir::Value value) const { return named.contains(value); }

  /// The number of a `pipe.buffer`, or of the first slot of a `pipe.pool`, that is named.
  int64_t getNumber(mlir::Value storage) const { return numbers.lookup(storage); }

  /// The event of number 0 on a stream; none if nothing is recorded on that stream.
  std::optional<int64_t> getFirst(Stream stream) const {
    return firstEvents[static_cast<unsigned>(stream)];
  }

private:
  void addName(mlir::Value value);

  /// Buffers, and the buffers and pools that they may be.
  llvm::DenseSet<mlir::Value> named;
  llvm::DenseMap<mlir::Value, int64_t> numbers;
  std::array<std::optional<int64_t>, getMaxEnumValForStream() + 1> firstEvents;
  int32_t count = 0;
};

/// How many events a rank needs for a program; 0 without streams.
int32_t countEvents(ProgramOp program);

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_EVENTNUMBERS_H
