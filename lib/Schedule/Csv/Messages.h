//===- Messages.h - Between the cells of a file and a plan ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_CSV_MESSAGES_H
#define PIPELINE_LIB_SCHEDULE_CSV_MESSAGES_H

#include "pipeline/Schedule/Csv.h"

#include <span>
#include <vector>

namespace pipeline::schedule::csv {

/// Finds the messages of a chain by the stage at either end.
class ChainMessages {
public:
  /// Each of `messages` goes from a stage to the next one, forward, or to the
  /// one before, backward, and no two are alike.
  ChainMessages(const Placement &placement, std::span<const Message> messages);

  /// The message of a cell: a send and its wait name the stage that has it, a
  /// receive the one that takes it. -1 where there is none.
  int32_t of(const CsvCell &cell) const;

  /// The message that an action takes, or -1.
  int32_t takenBy(const Action &action) const;

private:
  size_t entryOf(bool forward, int32_t stage, int32_t microbatch) const;

  const Placement &placement;
  std::vector<int32_t> sent;
  std::vector<int32_t> received;
};

/// Turns the rows of a file whose messages are complete into steps: what cells
/// say, the wait of a receive before its action, and at the end of a row the
/// waits of sends that the file does not wait for.
class StepWalk {
public:
  StepWalk(const CsvFile &file, const Problem &problem, std::span<const Message> messages);

  /// Calls visit(step, column) for every step of a row. What is at its end has
  /// the column behind the last.
  template <typename Visitor>
  void walk(int32_t row, Visitor &&visit);

private:
  static bool isSend(CsvCellType type) {
    return type == CsvCellType::SendForward || type == CsvCellType::SendBackward;
  }
  static bool isReceive(CsvCellType type) {
    return type == CsvCellType::ReceiveForward || type == CsvCellType::ReceiveBackward;
  }
  static bool isWait(CsvCellType type) {
    return type == CsvCellType::WaitSendForward || type == CsvCellType::WaitSendBackward;
  }

  const CsvFile &file;
  ChainMessages chain;
  int32_t microbatches;
  /// Of every message and microbatch, whether its sender has waited for it.
  std::vector<bool> waited;
};

template <typename Visitor>
void StepWalk::walk(int32_t row, Visitor &&visit) {
  const std::vector<CsvCell> &cells = file.rows[row];
  int32_t end = static_cast<int32_t>(cells.size());
  auto stepOf = [&](StepType type, const CsvCell &cell) {
    return Step(type, chain.of(cell), cell.action.microbatch);
  };
  auto waitedFor = [&](const CsvCell &cell) {
    return waited[static_cast<size_t>(chain.of(cell)) * microbatches + cell.action.microbatch];
  };
  auto run = [&](const Action &action, int32_t column) {
    if (int32_t message = chain.takenBy(action); message >= 0)
      visit(Step(StepType::WaitReceive, message, action.microbatch), column);
    visit(Step::run(action), column);
  };

  for (const CsvCell &cell : cells)
    if (isSend(cell.type))
      waitedFor(cell) = false;
  for (int32_t column = 0; column < end; ++column) {
    const CsvCell &cell = cells[column];
    if (cell.isCompute())
      run(cell.action, column);
    if (cell.type == CsvCellType::Overlap)
      run(cell.partner, column);
    if (isSend(cell.type))
      visit(stepOf(StepType::PostSend, cell), column);
    if (isReceive(cell.type))
      visit(stepOf(StepType::PostReceive, cell), column);
    if (isWait(cell.type)) {
      visit(stepOf(StepType::WaitSend, cell), column);
      waitedFor(cell) = true;
    }
  }
  for (const CsvCell &cell : cells)
    if (isSend(cell.type) && !waitedFor(cell))
      visit(stepOf(StepType::WaitSend, cell), end);
}

/// The plan of a file whose messages are complete, if no wait of it is for
/// ever (S5) and on every channel the k-th send is the k-th receive (S6). Else
/// the error names the rows and columns of the cycle, or of the two that meet.
Expected<CommunicationPlan> planOf(const CsvFile &file, const Problem &problem);

} // namespace pipeline::schedule::csv

#endif // PIPELINE_LIB_SCHEDULE_CSV_MESSAGES_H
