//===- CsvMutationTest.cpp - Files with one edit ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForce.h"
#include "CsvInputs.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/Verifier.h"

#include <random>

namespace pipeline::schedule {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

/// Whatever a file is, it is proved or refused at a place.
void checkOutcome(const std::string &text) {
  Expected<ImportedSchedule> imported = readCsv(text);
  if (!imported) {
    EXPECT_THAT(imported.error(), AllOf(StartsWith("row "), HasSubstr(", column "))) << text;
    return;
  }
  EXPECT_EQ(toString(valueOf(CsvFile::parse(text))), text);
  const Problem &problem = imported->problem;
  EXPECT_TRUE(problem.check());
  Diagnostics diagnostics = verify(problem, imported->schedule, chainOf(problem));
  EXPECT_FALSE(diagnostics.hasErrors()) << diagnostics.errorText() << "\n" << text;
  if (imported->plan) {
    EXPECT_TRUE(verifyPlan(problem, *imported->plan).empty()) << text;
  }
}

/// Replaces, inserts or drops one byte, mostly one that files have.
std::string withOneByteEdited(std::string text, std::mt19937 &random) {
  static constexpr std::string_view common = "0123456789FBIWSENDRCVUTAHOLP_,;()\r\n";
  char byte = random() % 8 == 0 ? static_cast<char>(random()) : common[random() % common.size()];
  size_t at = random() % text.size();
  switch (random() % 3) {
  case 0:
    text[at] = byte;
    break;
  case 1:
    text.insert(at, 1, byte);
    break;
  default:
    text.erase(at, 1);
  }
  return text;
}

TEST(CsvMutation, OneByte) {
  std::mt19937 random(4);
  int edits = 0;
  for (const auto &[name, text] : csvInputs()) {
    SCOPED_TRACE(name);
    // Large files take longer and have no other cells.
    for (int i = 0; i < (text.size() < 3000 ? 400 : 40); ++i, ++edits)
      checkOutcome(withOneByteEdited(text, random));
    if (HasFailure())
      return;
  }
  EXPECT_GT(edits, 4000);
}

TEST(CsvMutation, RubbishIsRefused) {
  static constexpr std::string_view common = "0123FBIW,;()\r\n_SENDRCVOLAP";
  std::mt19937 random(5);
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (uint32_t length = random() % 60; length > 0; --length)
      text += random() % 20 == 0 ? static_cast<char>(random()) : common[random() % common.size()];
    checkOutcome(text);
  }
}

/// Drops, doubles, moves, swaps or retargets one cell.
void editOneCell(CsvFile &file, std::mt19937 &random) {
  auto pickRow = [&]() -> std::vector<CsvCell> & { return file.rows[random() % file.rows.size()]; };
  std::vector<CsvCell> &row = pickRow();
  std::vector<CsvCell> &other = pickRow();
  size_t at = random() % row.size();
  CsvCell cell = row[at];
  switch (random() % 5) {
  case 0:
    row.erase(row.begin() + at);
    break;
  case 1:
    other.insert(other.begin() + random() % other.size(), cell);
    break;
  case 2:
    row.erase(row.begin() + at);
    other.insert(other.begin() + random() % other.size(), cell);
    break;
  case 3:
    std::swap(row[at], other[random() % other.size()]);
    break;
  default:
    if (random() % 2)
      row[at].action.microbatch = random() % 4;
    else
      row[at].action.stage = random() % 4;
  }
}

/// The actions of a file, whatever they are worth.
Schedule actionsOf(const CsvFile &file) {
  Schedule schedule{"", {}};
  for (const std::vector<CsvCell> &row : file.rows) {
    std::vector<Action> &actions = schedule.ranks.emplace_back();
    for (const CsvCell &cell : row) {
      if (cell.isCompute())
        actions.push_back(cell.action);
      if (cell.type == CsvCellType::Overlap)
        actions.push_back(cell.partner);
    }
  }
  return schedule;
}

TEST(CsvMutation, OneCellWithoutCommunicationIsJudgedAsByBruteForce) {
  std::mt19937 random(6);
  int accepted = 0;
  int refused = 0;
  for (std::string name : {"interleaved-1f1b-p2-v2-m4", "interleaved-zb-p2-v2-m4", "zbv-p2-v2-m4",
                           "dualpipev-p2-v2-m4", "looped-bfs-p2-v2-m4"}) {
    CsvFile original = valueOf(CsvFile::parse(csvInputs().at(name)));
    Problem problem = valueOf(readCsv(toString(original))).problem;
    for (int i = 0; i < 400; ++i) {
      CsvFile file = original;
      editOneCell(file, random);
      std::string text = toString(file);
      bool valid = isValidByBruteForce(problem, actionsOf(file), chainOf(problem));
      EXPECT_EQ(static_cast<bool>(readCsv(text)), valid) << text << csvErrorOf(text);
      ++(valid ? accepted : refused);
      checkOutcome(text);
    }
  }
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 800);
}

TEST(CsvMutation, OneCellWithCommunicationRunsOrIsRefused) {
  std::mt19937 random(7);
  int accepted = 0;
  int refused = 0;
  for (std::string name :
       {"interleaved-1f1b-p2-v2-m4-comm", "zbv-p2-v2-m4-comm", "dualpipev-p2-v2-m4-comm"}) {
    CsvFile original = valueOf(CsvFile::parse(csvInputs().at(name)));
    for (int i = 0; i < 400; ++i) {
      CsvFile file = original;
      editOneCell(file, random);
      checkOutcome(toString(file));
      Expected<ImportedSchedule> imported = readCsv(toString(file));
      ++(imported ? accepted : refused);
      if (imported) {
        EXPECT_TRUE(runsByBruteForce(imported->problem, *imported->plan, i)) << toString(file);
      }
    }
  }
  EXPECT_GT(accepted, 50);
  EXPECT_GT(refused, 400);
}

} // namespace
} // namespace pipeline::schedule
