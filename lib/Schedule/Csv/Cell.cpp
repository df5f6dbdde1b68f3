//===- Cell.cpp - The text of one cell --------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cell.h"

#include <charconv>

namespace pipeline::schedule {

namespace csv {

const char *const olderNotation =
    "torch's older notation, in which B is the backward of the inputs (today's I) and BW the full "
    "backward (today's B); write actions with I where it has B, and with B where it has BW";

namespace {

/// A type as it is written between stage and microbatch.
struct TypeName {
  std::string_view name;
  CsvCellType type;
  bool hasMicrobatch;
  Kind kind = Kind::F; ///< of an action
};

constexpr TypeName typeNames[] = {
    {"F", CsvCellType::Action, true, Kind::F},
    {"B", CsvCellType::Action, true, Kind::B},
    {"I", CsvCellType::Action, true, Kind::I},
    {"W", CsvCellType::Action, true, Kind::W},
    {"SEND_F", CsvCellType::SendForward, true},
    {"RECV_F", CsvCellType::ReceiveForward, true},
    {"SEND_B", CsvCellType::SendBackward, true},
    {"RECV_B", CsvCellType::ReceiveBackward, true},
    {"WAIT_SEND_F", CsvCellType::WaitSendForward, true},
    {"WAIT_SEND_B", CsvCellType::WaitSendBackward, true},
    {"UNSHARD", CsvCellType::Unshard, false},
    {"RESHARD", CsvCellType::Reshard, false},
    {"REDUCE_GRAD", CsvCellType::ReduceGradients, false},
    {"WAIT_REDUCE_GRAD", CsvCellType::WaitReduceGradients, false},
};

constexpr std::string_view overlapName = "OVERLAP_F_B";

const TypeName &nameOf(const CsvCell &cell) {
  for (const TypeName &row : typeNames)
    if (row.type == cell.type && row.kind == (cell.isCompute() ? cell.action.kind : Kind::F))
      return row;
  return typeNames[0]; // Every type but bubbles and overlaps has a row.
}

std::string knownTypes() {
  std::string text;
  for (const TypeName &row : typeNames)
    text += std::string(row.name) + ", ";
  return text + "and " + std::string(overlapName) + " for pairs";
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

Error malformed(std::string_view cell, const std::string &why) {
  return {quoted(cell) + " is no cell: " + why};
}

/// Takes a number from the front of `rest`; `what` is whose number it is.
Expected<int32_t> takeNumber(std::string_view cell, std::string_view &rest, const char *what) {
  size_t length = 0;
  while (length < rest.size() && isDigit(rest[length]))
    ++length;
  std::string_view digits = rest.substr(0, length);
  rest.remove_prefix(length);
  if (digits.size() > 1 && digits.front() == '0')
    return malformed(cell, std::string("the number of the ") + what +
                               " begins with a zero; write it without");
  int32_t number = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || number > maxStage)
    return malformed(cell, std::string("the number of the ") + what + " is beyond the largest, " +
                               std::to_string(maxStage));
  return number;
}

/// Reads a cell that is no pair.
Expected<CsvCell> parseSimple(std::string_view cell) {
  std::string_view rest = cell;
  if (rest.empty() || !isDigit(rest.front())) {
    if (!rest.empty() && (rest.front() == ' ' || rest.front() == '\t'))
      return malformed(cell, "it begins with a blank; remove it");
    if (!rest.empty() && rest.front() == '"')
      return malformed(cell, "cells are not quoted; remove the quotation marks");
    return malformed(cell, "it does not begin with the number of a stage; write STAGE, TYPE and "
                           "MICROBATCH, such as 0F3");
  }
  Expected<int32_t> stage = takeNumber(cell, rest, "stage");
  if (!stage)
    return Error{stage.error()};

  size_t length = 0;
  while (length < rest.size() && !isDigit(rest[length]))
    ++length;
  std::string_view name = rest.substr(0, length);
  rest.remove_prefix(length);
  if (name.empty())
    return malformed(cell, "the type is missing; write STAGE, TYPE and MICROBATCH, such as 0F3");
  if (name == "BW")
    return malformed(cell, std::string("BW belongs to ") + olderNotation);
  const TypeName *row = nullptr;
  for (const TypeName &candidate : typeNames)
    if (candidate.name == name)
      row = &candidate;
  if (!row)
    return malformed(cell, quoted(name) + " is no type; the types are " + knownTypes());

  if (!row->hasMicrobatch) {
    if (!rest.empty())
      return malformed(cell, std::string(name) + " has no microbatch; remove " + quoted(rest));
    return CsvCell{row->type, {row->kind, *stage, 0}, {}};
  }
  if (rest.empty())
    return malformed(cell, "the microbatch is missing; write STAGE, TYPE and MICROBATCH, such as "
                           "0F3");
  Expected<int32_t> microbatch = takeNumber(cell, rest, "microbatch");
  if (!microbatch)
    return Error{microbatch.error()};
  if (!rest.empty())
    return malformed(cell, quoted(rest) + " follows the microbatch; remove it, or separate cells "
                                          "by a comma");
  return CsvCell{row->type, {row->kind, *stage, *microbatch}, {}};
}

/// Reads `(ACTION;ACTION)OVERLAP_F_B`.
Expected<CsvCell> parseOverlap(std::string_view cell) {
  static constexpr const char *remedy = "; write a pair as (0F7;7B3)OVERLAP_F_B";
  size_t close = cell.find(')');
  if (close == std::string_view::npos)
    return malformed(cell, std::string("a parenthesis is open") + remedy);
  std::string_view inner = cell.substr(1, close - 1);
  std::string_view name = cell.substr(close + 1);
  if (name != overlapName)
    return malformed(cell, quoted(name) + " follows the parenthesis, where " +
                               std::string(overlapName) + " belongs" + remedy);
  size_t semicolon = inner.find(';');
  if (semicolon == std::string_view::npos ||
      inner.find(';', semicolon + 1) != std::string_view::npos)
    return malformed(cell,
                     std::string("a pair has two actions, separated by one semicolon") + remedy);
  CsvCell pair{CsvCellType::Overlap, {}, {}};
  Action *actions[] = {&pair.action, &pair.partner};
  std::string_view parts[] = {inner.substr(0, semicolon), inner.substr(semicolon + 1)};
  for (int i = 0; i < 2; ++i) {
    Expected<CsvCell> part = parseSimple(parts[i]);
    if (!part)
      return malformed(cell, part.error());
    if (part->type != CsvCellType::Action)
      return malformed(cell, quoted(parts[i]) + " is no action" + remedy);
    *actions[i] = part->action;
  }
  bool balanced = (isForward(pair.action) && isBackward(pair.partner)) ||
                  (isBackward(pair.action) && isForward(pair.partner));
  if (!balanced)
    return malformed(cell, std::string("a pair is one forward and one backward") + remedy);
  return pair;
}

void appendNumber(std::string &text, int32_t number) {
  char digits[12];
  auto [end, error] = std::to_chars(digits, digits + sizeof(digits), number);
  text.append(digits, end);
}

void appendAction(std::string &text, const Action &action) {
  appendNumber(text, action.stage);
  text += letterOf(action.kind);
  appendNumber(text, action.microbatch);
}

} // namespace

Expected<CsvCell> parseCell(std::string_view text) {
  if (text.empty())
    return CsvCell{};
  return text.front() == '(' ? parseOverlap(text) : parseSimple(text);
}

void appendCell(std::string &text, const CsvCell &cell) {
  switch (cell.type) {
  case CsvCellType::Bubble:
    return;
  case CsvCellType::Action:
    return appendAction(text, cell.action);
  case CsvCellType::Overlap:
    text += '(';
    appendAction(text, cell.action);
    text += ';';
    appendAction(text, cell.partner);
    text += ')';
    text += overlapName;
    return;
  default: {
    const TypeName &row = nameOf(cell);
    appendNumber(text, cell.action.stage);
    text += row.name;
    if (row.hasMicrobatch)
      appendNumber(text, cell.action.microbatch);
  }
  }
}

std::string quoted(std::string_view text) {
  static constexpr size_t most = 40;
  static constexpr char digits[] = "0123456789ABCDEF";
  std::string shown = "'";
  for (unsigned char c : text.substr(0, most)) {
    if (c >= 0x20 && c < 0x7F)
      shown += static_cast<char>(c);
    else
      shown += {'\\', 'x', digits[c >> 4], digits[c & 15]};
  }
  return shown + (text.size() > most ? "...'" : "'");
}

} // namespace csv

std::string toString(const CsvCell &cell) {
  std::string text;
  csv::appendCell(text, cell);
  return text;
}

} // namespace pipeline::schedule
