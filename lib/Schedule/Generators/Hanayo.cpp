//===- Hanayo.cpp - Schedule `hanayo` ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Waves: microbatches run down the ranks and up again, w times, over v = 2w
// chunks. At the turns the next stage is on the same rank, and what chimera
// fills with a second pipeline is filled by the same microbatches on their way
// back: its bubble without second copies, and w times smaller, for w times the
// messages. (Liu et al., Hanayo, arXiv 2308.15762)
//
// The order on a rank is by slots of one F and then one B. With S = 2wp stages
// and microbatches in groups of p, the k-th of group j runs
//
//     F of stage s in slot             s + 2k + Sj
//     B of stage s in slot   S-1 + (S-1-s) + 2k + Sj
//
// On a rank, the forwards of even and of odd chunks differ in parity and each
// leave no slot out, and so do backwards: nothing collides, and once both flow
// a rank is never idle, whatever F and B take. A rest of m mod p microbatches
// joins the first group, which then takes longer for each wave; in a last group
// of its own it would be waited for. Compared with groups that turn as a whole
// (chimera's units, folded) this spreads the forwards of one group over the
// backwards of the one before. The whole takes, with F and B those of a stage,
//
//     v m (F + B) + 2(p-1) max(F, B)     for m >= p
//     v p (F + B) + 2(m-1) max(F, B)     for m < p
//
// At F = B and m >= p no schedule on this placement takes less. For m = p and
// B = 2F the idle share is (2p-2)/(3pw+2p-2), less than the paper's
// (2p-2)/(3pw+p-1). At most vp + 2(w-1)(m mod p) of its (stage, microbatch)
// pairs are in flight on a rank: 1f1b's p microbatches where p divides m.
//
// Preconditions: v even, stages in a zig-zag.
//
// p = 3, v = 2, m = 4, F = 1, B = 1:
//
//     rank 0 | 0F0 0F1 0F2 .   .   5F0 5B0 0F3 5F1 5B1 5F2 5B2 0B0 5F3 5B3 0B1 .   0B2 .   0B3
//     rank 1 | .   1F0 1F1 .   4F0 1F2 4F1 4B0 1F3 4F2 4B1 1B0 4F3 4B2 1B1 4B3 1B2 .   1B3 .
//     rank 2 | .   .   2F0 3F0 2F1 3F1 2F2 3F2 3B0 2F3 2B0 3F3 3B1 2B1 3B2 2B2 3B3 2B3 .   .
//
// p = 2, v = 2, m = 2, F = 1, B = 2:
//
//     rank 0 | 0F0 0F1 .   3F0 3B0 --- 3F1 3B1 --- .   0B0 --- .   .   0B1 ---
//     rank 1 | .   1F0 2F0 1F1 2F1 .   2B0 --- 1B0 --- 2B1 --- 1B1 --- .   .
//
// p = 2, v = 4, m = 2, F = 1, B = 1:
//
//     rank 0 | 0F0 0F1 .   3F0 4F0 3F1 4F1 7F0 7B0 7F1 7B1 4B0 3B0 4B1 3B1 0B0 .   0B1
//     rank 1 | .   1F0 2F0 1F1 2F1 5F0 6F0 5F1 6F1 6B0 5B0 6B1 5B1 2B0 1B0 2B1 1B1 .
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Generators.h"

#include <algorithm>
#include <string>

namespace pipeline::schedule {

namespace {

/// Writes the list of one rank, slot by slot: a forward and a backward in each.
class HanayoOrder {
public:
  HanayoOrder(const Problem &problem, int32_t place)
      : p(problem.ranks), v(problem.chunks), m(problem.microbatches), place(place),
        firstGroup(m < p ? p : p + m % p) {}

  std::vector<Action> write() {
    int64_t waves = v / 2;
    // The slot in which microbatch 0 is through and turns round.
    int64_t turn = 2 * (waves - 1) * firstGroup + 2 * p - 1;
    int64_t end = 2 * waves * std::max(m, p) + 2 * p - 1;
    actions.reserve(2 * static_cast<size_t>(v) * m);
    for (int64_t slot = 0; slot < turn + end; ++slot) {
      if (slot < end)
        emit(Kind::F, slot);
      if (slot >= turn)
        emit(Kind::B, slot - turn);
    }
    return std::move(actions);
  }

private:
  /// The action in a slot of the forwards, or of the backwards, which go
  /// through the stages in reverse and else likewise. Slots may be empty.
  void emit(Kind kind, int64_t slot) {
    int32_t isOdd = static_cast<int32_t>((slot - place) & 1);
    int64_t first = isOdd ? 2 * p - 1 - place : place;
    if (slot < first)
      return;
    auto [wave, microbatch] = visitOf((slot - first) / 2);
    if (microbatch >= m)
      return;
    int32_t chunk = 2 * wave + isOdd;
    if (kind == Kind::B)
      chunk = v - 1 - chunk;
    int32_t stage = chunk * p + (chunk % 2 == 0 ? place : p - 1 - place);
    actions.push_back({kind, stage, microbatch});
  }

  struct Visit {
    int32_t wave;
    int32_t microbatch;
  };

  /// The n-th visit of the even chunks, and of the odd ones: group by group,
  /// wave by wave.
  Visit visitOf(int64_t n) const {
    int64_t waves = v / 2;
    int64_t inFirst = waves * firstGroup;
    if (n < inFirst)
      return {static_cast<int32_t>(n / firstGroup), static_cast<int32_t>(n % firstGroup)};
    n -= inFirst;
    int64_t group = n / (waves * p);
    return {static_cast<int32_t>(n / p % waves),
            static_cast<int32_t>(std::min<int64_t>(firstGroup + group * p + n % p, m))};
  }

  int32_t p;
  int32_t v;
  int32_t m;
  int32_t place;
  int64_t firstGroup;
  std::vector<Action> actions;
};

Status checkWaves(const Problem &problem) {
  int32_t v = problem.chunks;
  if (v % 2 != 0)
    return Error{"hanayo runs 2 chunks per rank for each wave, but chunks is " + std::to_string(v) +
                 "; use chunks=" + (v > 1 ? std::to_string(v - 1) + " or " : std::string()) +
                 std::to_string(v + 1)};
  if (!problem.placement.isV(problem.ranks))
    return Error{"hanayo needs stages that go down the ranks and up again, but the placement is " +
                 problem.placement.toString() + "; use placement=v"};
  return Status::success();
}

} // namespace

Expected<Schedule> generateHanayo(const Problem &problem, const GeneratorOptions &) {
  if (Status status = checkWaves(problem); !status)
    return Error{status.error()};

  Schedule schedule{"hanayo", std::vector<std::vector<Action>>(problem.ranks)};
  for (int32_t place = 0; place < problem.ranks; ++place)
    schedule.ranks[problem.placement.ownerOf(place)] = HanayoOrder(problem, place).write();
  return schedule;
}

} // namespace pipeline::schedule
