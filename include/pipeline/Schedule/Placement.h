//===- Placement.h - Which rank owns which stage ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_PLACEMENT_H
#define PIPELINE_SCHEDULE_PLACEMENT_H

#include "pipeline/Schedule/Expected.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::schedule {

/// How stages are dealt to ranks.
enum class PlacementKind {
  Loop,          ///< stage s on rank s mod p
  V,             ///< down the ranks, then up again, and so on: a zig-zag
  Bidirectional, ///< two copies of every stage: one as in a loop, one from the last rank up
  List,          ///< any
};

/// `loop`, `v`, `bidirectional` or `list`.
std::string_view nameOf(PlacementKind kind);

/// Which of so many copies of its stages a microbatch runs on.
constexpr int64_t copyOfMicrobatch(int64_t microbatch, int64_t copies) {
  return microbatch % copies;
}

/// How many of `microbatches` microbatches run on one of so many copies.
constexpr int64_t microbatchesOfCopy(int64_t copy, int64_t copies, int64_t microbatches) {
  return (microbatches + copies - 1 - copy) / copies;
}

/// A stage that a rank owns, or one of its two copies.
struct OwnedStage {
  int32_t stage;
  int32_t copy;

  friend bool operator==(const OwnedStage &, const OwnedStage &) = default;
};

/// The owner of every stage. Where pipelines run in both directions every
/// stage has two owners, each with a copy of its parameters: even microbatches
/// run on copy 0, odd ones on copy 1.
class Placement {
public:
  Placement() = default;

  /// `ranks * chunks` stages; stage s on rank s mod `ranks`.
  static Placement loop(int32_t ranks, int32_t chunks);

  /// `ranks * chunks` stages; even chunks from rank 0 down to the last rank,
  /// odd chunks from the last rank up to rank 0.
  static Placement v(int32_t ranks, int32_t chunks);

  /// `ranks * chunks` stages with two copies: copy 0 as in a loop, copy 1 of
  /// stage s on the rank that faces it, p - 1 - (s mod p).
  static Placement bidirectional(int32_t ranks, int32_t chunks);

  /// One owner per stage, and perhaps one more per stage for the second
  /// copies. Problem::check says whether they fit the ranks.
  static Placement list(std::vector<int32_t> owners, std::vector<int32_t> mirrors = {});

  /// The same, under the name of its shape where the owners have one: loop, v or
  /// bidirectional over `ranks` ranks, whose number divides that of the stages.
  static Placement named(std::vector<int32_t> owners, std::vector<int32_t> mirrors, int32_t ranks);

  PlacementKind kind() const { return shape; }
  int32_t stages() const { return static_cast<int32_t>(owners.size()); }

  /// How many copies every stage has: 1 or 2.
  int32_t copies() const { return mirrors.empty() ? 1 : 2; }
  /// The copy that runs a microbatch.
  int32_t copyOf(int32_t microbatch) const {
    return mirrors.empty() ? 0 : static_cast<int32_t>(copyOfMicrobatch(microbatch, 2));
  }
  /// How many of `microbatches` microbatches run on `copy`.
  int32_t microbatchesOf(int32_t copy, int32_t microbatches) const {
    return static_cast<int32_t>(microbatchesOfCopy(copy, copies(), microbatches));
  }
  int32_t ownerOf(int32_t stage, int32_t copy = 0) const {
    return (copy == 0 ? owners : mirrors)[stage];
  }
  /// The rank that runs a stage on a microbatch.
  int32_t rankOf(int32_t stage, int32_t microbatch) const {
    return ownerOf(stage, copyOf(microbatch));
  }

  /// What every rank owns: copies 0, then copies 1, each ascending by stage.
  /// Entry c of rank r is its chunk c.
  std::vector<std::vector<OwnedStage>> stagesByRank(int32_t ranks) const;

  /// Whether every stage has one owner and stages that are `ranks` apart share
  /// theirs: a loop, perhaps with the ranks named in another order.
  bool isLoop(int32_t ranks) const;

  /// Whether every stage has one owner and the ranks are passed down, then up,
  /// and so on, perhaps with the ranks named in another order.
  bool isV(int32_t ranks) const;

  /// Whether every copy of every stage has the owner that it has in `other`,
  /// whatever the two are called.
  bool hasSameOwners(const Placement &other) const {
    return owners == other.owners && mirrors == other.mirrors;
  }

  /// `loop`, `v`, `bidirectional`, or the owners as `0,1,1,0`, with those of
  /// second copies after a slash: what parsePlacement reads.
  std::string toString() const;

private:
  PlacementKind shape = PlacementKind::Loop;
  std::vector<int32_t> owners;
  /// The owners of copy 1, or none.
  std::vector<int32_t> mirrors;
};

/// Reads `loop`, `v`, `bidirectional`, or a list of owners such as `0,1,1,0`,
/// perhaps with those of second copies such as `0,1/1,0`, for a pipeline of
/// `ranks` ranks with `chunks` stages each.
Expected<Placement> parsePlacement(std::string_view text, int32_t ranks, int32_t chunks);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_PLACEMENT_H
