//===- StageChecker.cpp - What stands in a file, stage by stage -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StageChecker.h"

#include "Cell.h"

#include <algorithm>
#include <span>

namespace pipeline::schedule::csv {

namespace {

std::string number(int64_t value) { return std::to_string(value); }

/// What can stand in a file once per stage and microbatch: the actions, by
/// their kind, then the messages, forward before backward.
enum Slot : uint8_t {
  SlotF,
  SlotB,
  SlotI,
  SlotW,
  SendForward,
  SendBackward,
  ReceiveForward,
  ReceiveBackward,
  WaitForward,
  WaitBackward,
};
constexpr int numSlots = 10;
static_assert(SlotF == Slot(Kind::F) && SlotB == Slot(Kind::B) && SlotI == Slot(Kind::I) &&
              SlotW == Slot(Kind::W));

constexpr const char *slotNames[numSlots] = {
    "F", "B", "I", "W", "SEND_F", "SEND_B", "RECV_F", "RECV_B", "WAIT_SEND_F", "WAIT_SEND_B"};

/// Of a cell that is about a message.
Slot slotOf(CsvCellType type) {
  switch (type) {
  case CsvCellType::SendForward:
    return SendForward;
  case CsvCellType::SendBackward:
    return SendBackward;
  case CsvCellType::ReceiveForward:
    return ReceiveForward;
  case CsvCellType::ReceiveBackward:
    return ReceiveBackward;
  case CsvCellType::WaitSendForward:
    return WaitForward;
  default:
    return WaitBackward;
  }
}

struct Entry {
  Place place;
  int32_t microbatch;
  Slot slot;
};

class StageChecker {
public:
  StageChecker(const CsvFile &file, const Shape &shape, bool withCommunication, FaultList &faults)
      : file(file), shape(shape), withCommunication(withCommunication), faults(faults),
        table(static_cast<size_t>(shape.microbatches) * numSlots, nullptr) {}

  void check() {
    groupByStage();
    for (stage = 0; stage < shape.stages; ++stage)
      checkStage();
  }

private:
  /// Fills `entries` with all cells, those of one stage together: its actions,
  /// then its messages, both in the order of the file.
  void groupByStage() {
    offsets.assign(static_cast<size_t>(shape.stages) + 1, 0);
    forEachEntry([&](int32_t stage, const Entry &entry) {
      ++offsets[stage + 1];
      hasInputBackward |= entry.slot == SlotI;
    });
    for (int32_t stage = 0; stage < shape.stages; ++stage)
      offsets[stage + 1] += offsets[stage];
    entries.resize(offsets.back());
    std::vector<size_t> next(offsets.begin(), offsets.end() - 1);
    forEachEntry([&](int32_t stage, const Entry &entry) { entries[next[stage]++] = entry; });
    checkOtherCells();
  }

  /// Calls visit(stage, entry) for every cell with a microbatch.
  template <typename Visitor>
  void forEachEntry(Visitor &&visit) {
    forEachAction(file, [&](const Place &place, const Action &action) {
      visit(action.stage, Entry{place, action.microbatch, static_cast<Slot>(action.kind)});
    });
    forEachOther([&](const Place &place, const CsvCell &cell) {
      if (cell.type < CsvCellType::Unshard && isKnown(cell))
        visit(cell.action.stage, Entry{place, cell.action.microbatch, slotOf(cell.type)});
    });
  }

  /// Calls visit(place, cell) for every cell that runs nothing.
  template <typename Visitor>
  void forEachOther(Visitor &&visit) {
    if (!withCommunication)
      return;
    for (int32_t row = 0; row < shape.ranks; ++row)
      for (int32_t column = 0; column < static_cast<int32_t>(file.rows[row].size()); ++column)
        if (const CsvCell &cell = file.rows[row][column]; cell.isCommunication())
          visit(Place{row, column, 0}, cell);
  }

  bool isKnown(const CsvCell &cell) const {
    return cell.action.stage < shape.stages && cell.action.microbatch < shape.microbatches;
  }

  /// What is wrong with cells that belong to no stage of the table, or to none
  /// of its microbatches.
  void checkOtherCells() {
    forEachOther([&](const Place &place, const CsvCell &cell) {
      if (!isKnown(cell)) {
        faults.add(place, [&] {
          return toString(cell) + " names what no action does: the stages are 0 to " +
                 number(shape.stages - 1) + ", the microbatches 0 to " +
                 number(shape.microbatches - 1) + "; remove it or mend its numbers";
        });
      } else if (cell.type >= CsvCellType::Unshard) {
        int32_t stage = cell.action.stage;
        if (place.row != shape.ownerOf(stage, 0) && place.row != shape.ownerOf(stage, 1))
          faults.add(place, [&] {
            return toString(cell) + " stands on a second rank: " + ownerText(stage, 0) +
                   "; move it there";
          });
      }
    });
  }

  void checkStage() {
    std::span<const Entry> own(entries.data() + offsets[stage],
                               entries.data() + offsets[stage + 1]);
    // What stands on its own rank goes first, so that of two the other one is
    // to blame.
    for (bool home : {true, false})
      for (const Entry &entry : own)
        if (isHome(entry) == home)
          enter(entry, home);
    checkMicrobatches(own);
    for (const Entry &entry : own)
      if (slot(entry) == &entry)
        checkEntry(entry);
    for (const Entry &entry : own)
      slot(entry) = nullptr;
  }

  bool isHome(const Entry &entry) const {
    return entry.place.row == shape.ownerOf(stage, entry.microbatch);
  }

  const Entry *&slot(const Entry &entry) { return slot(entry.slot, entry.microbatch); }
  const Entry *&slot(int which, int32_t microbatch) {
    return table[static_cast<size_t>(microbatch) * numSlots + which];
  }

  void enter(const Entry &entry, bool home) {
    const Entry *&first = slot(entry);
    if (first)
      faults.add(entry.place, [&] {
        return nameOf(entry) + " stands here a second time, after " + toString(first->place) +
               "; remove one of them";
      });
    else if (!home)
      faults.add(entry.place, [&] {
        return nameOf(entry) + " stands on a second rank: " + ownerText(stage, entry.microbatch) +
               "; move it there";
      });
    if (!first)
      first = &entry;
  }

  /// Reports the first microbatch of which the stage has no action at all.
  void checkMicrobatches(std::span<const Entry> own) {
    for (int32_t i = 0; i < shape.microbatches; ++i) {
      if (slot(SlotF, i) || slot(SlotB, i) || slot(SlotI, i) || slot(SlotW, i))
        continue;
      faults.add(own.front().place, [&] {
        return "stage " + number(stage) + " has its first action here, but none of microbatch " +
               number(i) + "; add " + name(SlotF, i) + " and its backward to " +
               rowText(shape.ownerOf(stage, i));
      });
      return;
    }
  }

  /// Checks that there is what belongs to `entry`, and that it stands before
  /// or after it as it should.
  void checkEntry(const Entry &entry) {
    switch (entry.slot) {
    case SlotF:
      checkForward(entry);
      return;
    case SlotB:
    case SlotI:
      checkBackward(entry);
      return;
    case SlotW:
      checkWeightBackward(entry);
      return;
    default:
      checkMessage(entry);
    }
  }

  void checkForward(const Entry &entry) {
    int32_t i = entry.microbatch;
    if (!slot(SlotB, i) && !slot(SlotI, i) && !slot(SlotW, i))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " has no backward; add " + name(SlotB, i) + ", or " +
               name(SlotI, i) + " and " + name(SlotW, i) + ", behind it";
      });
    checkHasMessages(entry, /*forward=*/true);
  }

  void checkBackward(const Entry &entry) {
    int32_t i = entry.microbatch;
    if (!slot(SlotF, i))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " has no forward; add " + name(SlotF, i) + " before it";
      });
    requireBefore(entry, SlotF);
    if (entry.slot == SlotB && slot(SlotI, i))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " is the full backward, but " + describe(slot(SlotI, i)) +
               " is there too; keep " + nameOf(entry) + ", or " + name(SlotI, i) + " and " +
               name(SlotW, i);
      });
    else if (entry.slot == SlotB && slot(SlotW, i))
      faults.add(entry.place, [&] {
        std::string both = nameOf(entry) + " does what " + name(SlotI, i) + " and " +
                           name(SlotW, i) + " do, but " + describe(slot(SlotW, i)) +
                           " is there too";
        if (hasInputBackward)
          return both + "; write " + name(SlotI, i) + " for it, or remove " + name(SlotW, i);
        return both + ": the file uses " + olderNotation;
      });
    else if (entry.slot == SlotI && !slot(SlotW, i) && !slot(SlotB, i))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " has no " + name(SlotW, i) + "; add that behind it, or write " +
               name(SlotB, i) + " for both";
      });
    checkHasMessages(entry, /*forward=*/false);
  }

  void checkWeightBackward(const Entry &entry) {
    int32_t i = entry.microbatch;
    if (!slot(SlotI, i) && !slot(SlotB, i))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " has no " + name(SlotI, i) + "; add that before it, or write " +
               name(SlotB, i) + " for both";
      });
    requireBefore(entry, SlotI);
  }

  /// The stage that gives to this one or takes from it, forward or backward,
  /// or -1 where there is none or it is on the same rank.
  int32_t neighbour(int32_t distance, int32_t microbatch) const {
    int32_t other = stage + distance;
    if (other < 0 || other >= shape.stages ||
        shape.ownerOf(other, microbatch) == shape.ownerOf(stage, microbatch))
      return -1;
    return other;
  }

  void checkHasMessages(const Entry &entry, bool forward) {
    if (!withCommunication)
      return;
    int32_t i = entry.microbatch;
    Slot send = forward ? SendForward : SendBackward;
    Slot receive = forward ? ReceiveForward : ReceiveBackward;
    int32_t target = neighbour(forward ? 1 : -1, i);
    int32_t source = neighbour(forward ? -1 : 1, i);
    if (target >= 0 && !slot(send, i))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " has no " + name(send, i) + ", but stage " + number(target) +
               " on " + rowText(shape.ownerOf(target, i)) +
               " needs what it makes; add that behind it";
      });
    if (source >= 0 && !slot(receive, i))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " has no " + name(receive, i) + ", but it needs what stage " +
               number(source) + " on " + rowText(shape.ownerOf(source, i)) +
               " makes; add that before it";
      });
  }

  void checkMessage(const Entry &entry) {
    int32_t i = entry.microbatch;
    bool forward =
        entry.slot == SendForward || entry.slot == ReceiveForward || entry.slot == WaitForward;
    if (entry.slot == WaitForward || entry.slot == WaitBackward) {
      Slot send = forward ? SendForward : SendBackward;
      if (!slot(send, i))
        faults.add(entry.place, [&] {
          return nameOf(entry) + " waits for a send that is not there; add " + name(send, i) +
                 " before it, or remove it";
        });
      return requireBefore(entry, send);
    }

    bool sends = entry.slot == SendForward || entry.slot == SendBackward;
    int32_t distance = forward == sends ? 1 : -1;
    if (neighbour(distance, i) < 0)
      faults.add(entry.place, [&] {
        int32_t other = stage + distance;
        std::string why = other < 0 ? "stage 0 is the first"
                          : other >= shape.stages
                              ? "stage " + number(stage) + " is the last"
                              : "stage " + number(other) + " is on the same rank";
        return nameOf(entry) + " is a message to nobody: " + why + "; remove it";
      });
    Slot action = forward ? SlotF : slot(SlotI, i) ? SlotI : SlotB;
    if (sends)
      return requireBefore(entry, action);
    if (const Entry *taker = slot(action, i); taker && precedes(*taker, entry))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " stands behind " + describe(taker) +
               ", which needs it; move it before that";
      });
  }

  /// Where the stage has it, `needed` must stand before `entry`.
  void requireBefore(const Entry &entry, Slot needed) {
    if (const Entry *other = slot(needed, entry.microbatch); other && precedes(entry, *other))
      faults.add(entry.place, [&] {
        return nameOf(entry) + " stands before " + describe(other) +
               ", which it needs; move it behind that";
      });
  }

  /// On one row; one on another rank is reported as such.
  static bool precedes(const Entry &a, const Entry &b) {
    return a.place.row == b.place.row && a.place < b.place;
  }

  std::string name(int which, int32_t microbatch) const {
    return number(stage) + slotNames[which] + number(microbatch);
  }
  std::string nameOf(const Entry &entry) const { return name(entry.slot, entry.microbatch); }
  std::string describe(const Entry *entry) const {
    return nameOf(*entry) + " (" + toString(entry->place) + ")";
  }
  static std::string rowText(int32_t row) { return "row " + number(row + 1); }

  std::string ownerText(int32_t stage, int32_t microbatch) const {
    std::string which = shape.mirrors.empty() ? ""
                        : microbatch % 2 == 0 ? " on even microbatches"
                                              : " on odd microbatches";
    return "the other actions of stage " + number(stage) + which + " are in " +
           rowText(shape.ownerOf(stage, microbatch));
  }

  const CsvFile &file;
  const Shape &shape;
  bool withCommunication;
  FaultList &faults;
  /// Whether an I occurs, which the older notation does not have.
  bool hasInputBackward = false;
  std::vector<size_t> offsets;
  std::vector<Entry> entries;
  /// Of the stage that is checked: what stands where, by microbatch and slot.
  int32_t stage = 0;
  std::vector<const Entry *> table;
};

} // namespace

void checkStages(const CsvFile &file, const Shape &shape, bool withCommunication,
                 FaultList &faults) {
  StageChecker(file, shape, withCommunication, faults).check();
}

} // namespace pipeline::schedule::csv
