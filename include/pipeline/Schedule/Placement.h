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
  Loop, ///< stage s on rank s mod p
  V,    ///< down the ranks, then up again, and so on: a zig-zag
  List, ///< any
};

/// `loop`, `v` or `list`.
std::string_view nameOf(PlacementKind kind);

/// The owner of every stage.
class Placement {
public:
  Placement() = default;

  /// `ranks * chunks` stages; stage s on rank s mod `ranks`.
  static Placement loop(int32_t ranks, int32_t chunks);

  /// `ranks * chunks` stages; even chunks from rank 0 down to the last rank,
  /// odd chunks from the last rank up to rank 0.
  static Placement v(int32_t ranks, int32_t chunks);

  /// One owner per stage. Problem::check says whether it fits the ranks.
  static Placement list(std::vector<int32_t> owners);

  PlacementKind kind() const { return shape; }
  int32_t stages() const { return static_cast<int32_t>(owners.size()); }
  int32_t rankOf(int32_t stage) const { return owners[stage]; }

  /// The stages of every rank, each list ascending: entry c of rank r is its
  /// chunk c.
  std::vector<std::vector<int32_t>> stagesByRank(int32_t ranks) const;

  /// Whether stages that are `ranks` apart share their owner: a loop, perhaps
  /// with the ranks named in another order.
  bool isLoop(int32_t ranks) const;

  /// `loop`, `v`, or the owners as `0,1,1,0`: what parsePlacement reads.
  std::string toString() const;

private:
  PlacementKind shape = PlacementKind::Loop;
  std::vector<int32_t> owners;
};

/// Reads `loop`, `v`, or a list of owners such as `0,1,1,0`, for a pipeline of
/// `ranks` ranks with `chunks` stages each.
Expected<Placement> parsePlacement(std::string_view text, int32_t ranks, int32_t chunks);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_PLACEMENT_H
