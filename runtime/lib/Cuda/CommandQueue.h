//===- CommandQueue.h - What a stream is still to be given -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a rank has called for a stream that can't be given to CUDA yet, in order.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_COMMANDQUEUE_H
#define PIPELINE_RUNTIME_LIB_CUDA_COMMANDQUEUE_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace pipeline::runtime {

/// What came of giving a command to CUDA.
enum class Issue {
  Done,
  /// It can't be given yet: it waits for what another rank, or another stream, is yet to give.
  Held,
  /// The run has failed.
  Failed,
};

/// A queue of functions that return an Issue. They are kept as their bytes in one block, which
/// keeps its size: a step that is like the one before allocates nothing.
class CommandQueue {
public:
  bool empty() const { return first == words.size(); }
  std::size_t bytes() const { return (words.size() - first) * sizeof(std::uint64_t); }

  /// Gives back its memory.
  void clear() {
    words = {};
    first = 0;
  }

  template <typename Command>
  void push(const Command &command) {
    static_assert(std::is_trivially_copyable_v<Command> &&
                  std::is_trivially_destructible_v<Command>);
    static_assert(alignof(Command) <= alignof(std::uint64_t));
    constexpr std::size_t payload =
        (sizeof(Command) + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);
    Header header{[](void *bytes) { return (*static_cast<Command *>(bytes))(); }, payload};
    std::size_t at = words.size();
    words.resize(at + headerWords + payload);
    std::memcpy(&words[at], &header, sizeof header);
    std::memcpy(&words[at + headerWords], &command, sizeof command);
  }

  /// Tries the first command, and takes it out unless it is held.
  Issue issueFirst() {
    Header header;
    std::memcpy(&header, &words[first], sizeof header);
    Issue issue = header.issue(&words[first + headerWords]);
    if (issue == Issue::Held)
      return issue;
    first += headerWords + header.words;
    // What is through makes room once it is half of all, so each command is moved once at most.
    if (empty() || first > std::max(leastRoom, words.size() / 2)) {
      words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first));
      first = 0;
    }
    return issue;
  }

private:
  struct Header {
    Issue (*issue)(void *bytes);
    /// Of the command behind it.
    std::size_t words;
  };
  static constexpr std::size_t leastRoom = 4096;
  static constexpr std::size_t headerWords = sizeof(Header) / sizeof(std::uint64_t);

  std::vector<std::uint64_t> words;
  std::size_t first = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_COMMANDQUEUE_H
