//===- CsvInputs.h - Files of other tools, for tests ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The folder Inputs holds orders that torch.distributed.pipelining 2.15 made
// (`-comm`: with communication), and orders by the rule of Megatron-Core 0.19
// (`megatron-interleaved-*-gN`: group size N).
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_SCHEDULE_CSVINPUTS_H
#define PIPELINE_TEST_UNIT_SCHEDULE_CSVINPUTS_H

#include "Support.h"
#include "pipeline/Schedule/Csv.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

namespace pipeline::schedule {

/// The text of every file, by its name without `.csv`.
inline const std::map<std::string, std::string> &csvInputs() {
  static const std::map<std::string, std::string> inputs = [] {
    std::map<std::string, std::string> read;
    for (const auto &entry : std::filesystem::directory_iterator(PIPELINE_SCHEDULE_INPUTS))
      if (entry.path().extension() == ".csv") {
        std::ifstream file(entry.path(), std::ios::binary);
        read[entry.path().stem().string()] = {std::istreambuf_iterator<char>(file), {}};
      }
    return read;
  }();
  return inputs;
}

inline bool hasCommunication(const std::string &name) { return name.ends_with("-comm"); }

/// The error of a file that must have one.
inline std::string csvErrorOf(std::string_view text) {
  Expected<ImportedSchedule> imported = readCsv(text);
  return imported ? "accepted" : imported.error();
}

/// `error` without what all errors of files end in.
inline std::string withoutNote(std::string error) {
  static constexpr std::string_view note = " (rows and columns count from 1)";
  EXPECT_TRUE(error.ends_with(note)) << error;
  if (error.ends_with(note))
    error.resize(error.size() - note.size());
  return error;
}

} // namespace pipeline::schedule

#endif // PIPELINE_TEST_UNIT_SCHEDULE_CSVINPUTS_H
