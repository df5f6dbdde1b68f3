//===- Csv.h - Schedules as torch writes them -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files of torch.distributed.pipelining: one row per rank, a cell per
// action. In the form without communication an empty cell is idle time; the
// other form has sends, receives and their waits, and no empty cells.
//
// Three layers: a file is cells, which are written back as they were read; a
// schedule is read from it and proved; and a schedule, or a communication plan,
// is written as a file. Errors name row and column, both counted from 1, so
// that rank r is row r + 1; they are one line for each of the first few faults.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_CSV_H
#define PIPELINE_SCHEDULE_CSV_H

#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/Problem.h"
#include "pipeline/Schedule/Schedule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::schedule {

/// What a cell of a file is.
enum class CsvCellType : uint8_t {
  Bubble,           ///< empty: idle time
  Action,           ///< `0F3`
  Overlap,          ///< `(0F7;7B3)OVERLAP_F_B`: two actions at once
  SendForward,      ///< `0SEND_F3`, with the stage that sends
  ReceiveForward,   ///< `1RECV_F3`, with the stage that receives
  SendBackward,     ///< `1SEND_B3`, with the stage that sends
  ReceiveBackward,  ///< `0RECV_B3`, with the stage that receives
  WaitSendForward,  ///< `0WAIT_SEND_F3`
  WaitSendBackward, ///< `1WAIT_SEND_B3`
  /// `0UNSHARD` and so on: what torch does to the parameters of a stage where
  /// they are sharded. They are kept and say nothing about the schedule.
  Unshard,
  Reshard,
  ReduceGradients,
  WaitReduceGradients,
};

/// One cell of a file.
struct CsvCell {
  CsvCellType type = CsvCellType::Bubble;
  /// What is run, the first of two of an overlap. Of any other cell its stage
  /// and microbatch (0 where it has none).
  Action action;
  /// The second action of an overlap.
  Action partner;

  /// Whether it runs one action or two.
  bool isCompute() const { return type == CsvCellType::Action || type == CsvCellType::Overlap; }
  /// Whether it occurs only in the form with communication.
  bool isCommunication() const { return type > CsvCellType::Overlap; }

  friend bool operator==(const CsvCell &, const CsvCell &) = default;
};

/// `0F3`, `0SEND_F3`, `(0F7;7B3)OVERLAP_F_B`, ...; nothing for a bubble.
std::string toString(const CsvCell &cell);

/// A file as its cells: toString(*CsvFile::parse(text)) is `text`, byte by
/// byte, for every text that can be parsed.
struct CsvFile {
  std::vector<std::vector<CsvCell>> rows;
  /// Whether rows end in CR LF, as torch writes them, or in LF.
  bool carriageReturns = true;
  /// Whether the last row has such an end too.
  bool finalLineEnd = true;

  /// Whether a cell occurs that only the form with communication has.
  bool hasCommunication() const;

  /// Reads the cells of a file. Fails where one is none, at row and column;
  /// what the cells mean together is for readCsv.
  static Expected<CsvFile> parse(std::string_view text);

  friend bool operator==(const CsvFile &, const CsvFile &) = default;
};

std::string toString(const CsvFile &file);

/// A schedule and the problem that it solves, with unit costs.
struct ImportedSchedule {
  Problem problem;
  Schedule schedule;
  /// Of a file with communication what its ranks do: sends and receives are
  /// posted where they stand, a receive is waited for right before its action,
  /// a send where the file says or else at the end of the row. The messages
  /// are those of the chain. It is proved for transfers that progress
  /// independently; whether it holds on streams is for verifyPlan to say.
  std::optional<CommunicationPlan> plan = std::nullopt;
};

/// Reads and proves a file of either form. Ranks are its rows; stages,
/// microbatches and the placement follow from where actions stand, with two
/// owners per stage where even and odd microbatches run on different ranks.
///
/// What comes back satisfies S1 to S4; with communication also S5, S6 and S8
/// for transfers that progress independently. Else the error names row and column:
/// of an action that is missing, double, on a second rank or before what it
/// needs; of a message that is missing, double, out of its place or not
/// needed; and of the ranks of a deadlock. Takes time linear in the text.
Expected<ImportedSchedule> readCsv(std::string_view text);

/// The form without communication. Idle time is that of the time line in which
/// every action takes one unit; where torch's interleaved 1F1B has the order,
/// it is as torch lays that out: in lock step, forwards and backwards in turn.
/// The file holds the order only, not when weights are updated. Fails where
/// the schedule breaks S1 to S4.
Expected<std::string> writeCsv(const Problem &problem, const Schedule &schedule,
                               const Dataflow &dataflow);

/// The form with communication: a cell per action, post, and wait of a send.
/// The wait of a receive is not written, since it goes without saying before
/// the action; nor is which posts are started together, which it can't say.
/// Fails where a message is not one of the chain, or one of two between the
/// same actions: this form has no name for it.
Expected<std::string> writeCsv(const Problem &problem, const CommunicationPlan &plan);

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_CSV_H
