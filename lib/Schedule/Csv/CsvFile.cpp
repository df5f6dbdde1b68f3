//===- CsvFile.cpp - A file as its cells ------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cell.h"
#include "Faults.h"

#include <algorithm>
#include <limits>

namespace pipeline::schedule {

namespace {

/// Reads the rows of a file one after the other.
class FileParser {
public:
  explicit FileParser(std::string_view text) : rest(text) {}

  Expected<CsvFile> parse() {
    // Columns are counted in 32 bits.
    if (rest.size() > std::numeric_limits<int32_t>::max())
      return csv::located("row 1, column 1: the file is larger than 2 GiB; use fewer microbatches");
    if (rest.starts_with("\xEF\xBB\xBF"))
      return csv::located(
          "row 1, column 1: the file begins with a byte-order mark; save it without one");
    while (!rest.empty())
      parseRow(takeLine());
    if (!faults.empty())
      return faults.error();
    return std::move(file);
  }

private:
  int32_t row() const { return static_cast<int32_t>(file.rows.size()); }

  /// Takes the next line and notes its end. All ends are to be alike.
  std::string_view takeLine() {
    size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    file.finalLineEnd = end != std::string_view::npos;
    if (!file.finalLineEnd)
      return line;
    bool carriageReturn = line.ends_with('\r');
    if (carriageReturn)
      line.remove_suffix(1);
    if (row() == 0)
      file.carriageReturns = carriageReturn;
    else if (carriageReturn != file.carriageReturns)
      faults.add({row(), static_cast<int32_t>(std::count(line.begin(), line.end(), ','))}, [&] {
        return std::string("the row ends in ") + (carriageReturn ? "CR LF" : "LF") +
               ", but row 1 in " + (carriageReturn ? "LF" : "CR LF") +
               "; end all rows alike, torch does with CR LF";
      });
    return line;
  }

  void parseRow(std::string_view line) {
    std::vector<CsvCell> cells;
    cells.reserve(static_cast<size_t>(std::count(line.begin(), line.end(), ',')) + 1);
    csv::FaultList rowFaults;
    int64_t malformed = 0;
    int64_t filled = 0;
    for (bool more = true; more;) {
      size_t comma = line.find(',');
      more = comma != std::string_view::npos;
      std::string_view text = line.substr(0, comma);
      line.remove_prefix(more ? comma + 1 : line.size());
      csv::Place place{row(), static_cast<int32_t>(cells.size())};
      Expected<CsvCell> cell = csv::parseCell(text);
      filled += !text.empty();
      if (!cell) {
        ++malformed;
        rowFaults.add(place, [&] { return cell.error(); });
      }
      cells.push_back(cell ? *cell : CsvCell{});
    }
    if (row() == 0 && malformed > 1 && malformed == filled)
      faults.add({0, 0}, [] {
        return std::string("no cell of this row is an action; if it is a header, remove it: the "
                           "file has none, and its first row is rank 0");
      });
    else
      faults.addAll(rowFaults);
    file.rows.push_back(std::move(cells));
  }

  std::string_view rest;
  CsvFile file;
  csv::FaultList faults;
};

} // namespace

bool CsvFile::hasCommunication() const {
  return std::any_of(rows.begin(), rows.end(), [](const std::vector<CsvCell> &row) {
    return std::any_of(row.begin(), row.end(),
                       [](const CsvCell &cell) { return cell.isCommunication(); });
  });
}

Expected<CsvFile> CsvFile::parse(std::string_view text) { return FileParser(text).parse(); }

std::string toString(const CsvFile &file) {
  std::string text;
  std::string_view lineEnd = file.carriageReturns ? "\r\n" : "\n";
  for (size_t row = 0; row < file.rows.size(); ++row) {
    for (size_t column = 0; column < file.rows[row].size(); ++column) {
      if (column > 0)
        text += ',';
      csv::appendCell(text, file.rows[row][column]);
    }
    if (row + 1 < file.rows.size() || file.finalLineEnd)
      text += lineEnd;
  }
  return text;
}

} // namespace pipeline::schedule
