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
// At most vp + 2(w-1)(m mod p) of its (stage, microbatch) pairs are in flight
// on a rank: 1f1b's p microbatches where p divides m.
//
// Where F = B, no schedule on this placement takes less for m >= p. For any F
// and B none does with vp pairs in flight: no backward reaches the last rank
// before vpF + (p-1)B, until when it can do vp forwards; and when its last
// backward is done the gradient has (p-1)B to go. (For B < F the same holds
// with time reversed.) For m = p and B = 2F the idle share is
// (2p-2)/(3pw+2p-2), less than the paper's (2p-2)/(3pw+p-1).
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

/// What a rank does of one kind for the even chunks, or for the odd ones, in
/// the order of its slots. Backwards go through the stages in reverse and else
/// likewise: for them chunk c stands for chunk v-1-c of the same rank.
class Stream {
public:
  Stream(const Problem &problem, int32_t place, Kind kind, int32_t parity)
      : p(problem.ranks), v(problem.chunks), m(problem.microbatches), place(place), kind(kind),
        parity(parity), groupSize(m < p ? m : p + m % p),
        nextSlot(parity == 0 ? place : 2 * int64_t{p} - 1 - place) {
    // Backwards start in the slot in which microbatch 0 is through.
    if (kind == Kind::B)
      nextSlot += int64_t{v - 2} * width() + 2 * int64_t{p} - 1;
  }

  bool isDone() const { return groupStart == m; }

  /// Of the next action.
  int64_t slot() const { return nextSlot; }

  Action take() {
    int32_t chunk = 2 * wave + parity;
    if (kind == Kind::B)
      chunk = v - 1 - chunk;
    int32_t stage = chunk * p + (chunk % 2 == 0 ? place : p - 1 - place);
    Action action{kind, stage, groupStart + inGroup};
    advance();
    return action;
  }

private:
  /// The slots, every other one, that the group has for each wave. A group of
  /// fewer than p, the only one then, leaves some of them empty.
  int32_t width() const { return std::max(groupSize, p); }

  /// On to the next microbatch, wave or group.
  void advance() {
    nextSlot += 2;
    if (++inGroup < groupSize)
      return;
    nextSlot += 2 * int64_t{width() - groupSize};
    inGroup = 0;
    if (++wave < v / 2)
      return;
    wave = 0;
    groupStart += groupSize;
    groupSize = p;
  }

  int32_t p;
  int32_t v;
  int32_t m;
  int32_t place;
  Kind kind;
  int32_t parity;
  int32_t groupSize;
  int64_t nextSlot;
  int32_t wave = 0;
  int32_t groupStart = 0; ///< its first microbatch
  int32_t inGroup = 0;
};

/// The list of the rank that runs the `place`-th stage: its four streams, by
/// slot, in each of which a forward goes before a backward.
std::vector<Action> writeOrder(const Problem &problem, int32_t place) {
  std::vector<Action> actions;
  actions.reserve(2 * static_cast<size_t>(problem.chunks) * problem.microbatches);
  Stream streams[] = {{problem, place, Kind::F, 0},
                      {problem, place, Kind::F, 1},
                      {problem, place, Kind::B, 0},
                      {problem, place, Kind::B, 1}};
  while (true) {
    Stream *first = nullptr;
    for (Stream &stream : streams)
      if (!stream.isDone() && (!first || stream.slot() < first->slot()))
        first = &stream;
    if (!first)
      return actions;
    actions.push_back(first->take());
  }
}

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
    schedule.ranks[problem.placement.ownerOf(place)] = writeOrder(problem, place);
  return schedule;
}

} // namespace pipeline::schedule
