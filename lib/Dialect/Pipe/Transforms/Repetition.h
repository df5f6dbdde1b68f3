//===- Repetition.h - What repeats in straight-line code --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stretch of a rank's program repeats with period L when each op and the one
// L further on are alike but for two things: microbatch indexes are larger by
// one constant, and slots are renamed by one permutation. In the steady state
// of a periodic schedule both hold by construction, since slots are assigned
// by lifetime alone.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_REPETITION_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_REPETITION_H

#include "pipeline/Analysis/ProgramCursor.h"

namespace pipeline {

/// An op of straight-line code, taken apart so that repetition shows.
struct Item {
  mlir::Operation *op;
  /// The same for ops that differ in slots and microbatch at most.
  unsigned token;
  /// Its microbatch, where it has one.
  std::optional<int64_t> index;
  /// Its operands that are buffers or slots, and their numbers.
  llvm::SmallVector<Storage, 4> storages;
  llvm::SmallVector<unsigned, 4> operands;
};

/// Takes apart the ops of a program in order; buffers, slots, versions and
/// constants are left out. A loop that is there already is an item like no other.
std::vector<Item> takeApart(ProgramOp program);

/// How one iteration becomes the next.
class Renaming {
public:
  /// Adds that `next` is `item` one iteration later. False where that
  /// contradicts what was added before; what the contradiction has added by
  /// then stays.
  bool add(const Item &item, const Item &next);

  /// By how much microbatch indexes grow; 0 where no op has one.
  int64_t getDelta() const { return delta.value_or(0); }

  /// Makes the map a permutation: the end of a chain is followed by its start.
  void close();
  Storage getImage(Storage storage) const { return image.lookup(storage); }

private:
  std::optional<int64_t> delta;
  llvm::DenseMap<Storage, Storage> image, preimage;
};

/// Items [begin, begin + length * count) are `count` iterations of `length` items.
struct Repetition {
  size_t begin = 0, length = 0, count = 0;
  Renaming renaming;

  size_t end() const { return begin + length * count; }
  /// The items that a loop saves.
  size_t saved() const { return count > 1 ? length * (count - 1) : 0; }
};

/// The repetition within [begin, end) that saves the most, the shortest period
/// among equals; none where a loop would save next to nothing.
std::optional<Repetition> findRepetition(llvm::ArrayRef<Item> items, size_t begin, size_t end);

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_REPETITION_H
