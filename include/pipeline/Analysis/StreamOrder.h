//===- StreamOrder.h - What the streams of a device order -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Happens-before on one device. Ops are given to streams one after the other, as
// a host does; a stream does its ops in order, and one stream waits for another by
// events. Each stream has a vector clock: how many ops of each stream are surely
// done when its next op starts. For every byte of memory the last write is kept and
// the last read of every stream since, which is all that a new access can conflict
// with unless an older pair is unordered already.
//
// Knows no IR: accesses have names of the caller's, memory is intervals of bytes.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_STREAMORDER_H
#define PIPELINE_ANALYSIS_STREAMORDER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <array>
#include <cstdint>
#include <map>

namespace pipeline {

class StreamOrder {
public:
  static constexpr unsigned numStreams = 3;

  /// By stream, how many of its ops are done.
  class Clock {
  public:
    int64_t &operator[](unsigned stream) { return done[stream]; }
    int64_t operator[](unsigned stream) const { return done[stream]; }
    /// Whether all that `other` knows to be done is known here.
    bool covers(const Clock &other) const;
    /// Adds what `other` knows.
    void join(const Clock &other);

  private:
    std::array<int64_t, numStreams> done{};
  };

  /// Bytes [begin, end), read or written.
  struct Access {
    int64_t begin, end;
    bool writes;
    /// The caller's own: comes back in a predecessor.
    int64_t name = 0;
  };

  /// An earlier access of another stream to bytes of an op, of which one of the two writes.
  struct Predecessor {
    unsigned stream;
    /// Among the ops of its stream, from 1.
    int64_t number;
    int64_t name;
    bool writes;
    /// What is done once that op is.
    Clock clock;
    /// Bytes that both touch.
    int64_t begin, end;
  };

  /// Calls `visit` with every predecessor that an op of a stream would have, ordered before it
  /// or not.
  void visitPredecessors(unsigned stream, llvm::ArrayRef<Access> accesses,
                         llvm::function_ref<void(const Predecessor &)> visit) const;
  /// Whether what is given to a stream next comes after `predecessor`.
  bool isOrdered(unsigned stream, const Predecessor &predecessor) const {
    return known[stream][predecessor.stream] >= predecessor.number;
  }
  /// Gives an op to a stream.
  void run(unsigned stream, llvm::ArrayRef<Access> accesses);

  /// What is surely done when the next op of a stream starts.
  const Clock &getKnown(unsigned stream) const { return known[stream]; }
  /// What an event says that is recorded on a stream now.
  Clock getRecorded(unsigned stream) const;
  /// Lets a stream wait for what an event says.
  void wait(unsigned stream, const Clock &event) { known[stream].join(event); }
  /// How many ops a stream has been given.
  int64_t getNumOps(unsigned stream) const { return numOps[stream]; }

private:
  /// The last op of a stream that touched a cell.
  struct Toucher {
    int64_t number = 0; ///< 0: none
    int64_t name = 0;
    Clock clock;
  };
  /// Neighbouring bytes that were touched alike.
  struct Cell {
    int64_t end;
    unsigned writer = 0;
    Toucher write;
    std::array<Toucher, numStreams> reads;
  };
  using Cells = std::map<int64_t, Cell>;

  void split(int64_t at);
  Cells::iterator getCell(int64_t begin, int64_t end);

  std::array<Clock, numStreams> known;
  std::array<int64_t, numStreams> numOps{};
  /// By first byte; what has never been touched has none.
  Cells cells;
};

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_STREAMORDER_H
