//===- pipeline-schedule.cpp - Shows pipeline schedules ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-schedule --schedule=1f1b --ranks=4 --microbatches=8
//   pipeline-schedule --schedule=zbv --ranks=4 --microbatches=8 --format=svg -o zbv.svg
//   pipeline-schedule --compare=1f1b,zb-h1,zbv --ranks=8 --microbatches=24
//
// Generates a schedule, or reads one, verifies it, simulates it, and shows it in
// one of several forms. It knows no schedule by name: the table of the library
// says which there are and what they take.
//
// Nothing is computed that is not shown: a file of actions needs no simulation.
//
//===----------------------------------------------------------------------===//

#include "Costs.h"
#include "Options.h"
#include "Reports.h"
#include "Solution.h"

#include "pipeline/Schedule/Svg.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace pipeline;
using namespace pipeline::explorer;

/// Prints every line of `message` as an error.
static int fail(llvm::StringRef message, int code = EXIT_FAILURE) {
  for (llvm::StringRef line : llvm::split(message, '\n'))
    llvm::WithColor::error(llvm::errs(), "pipeline-schedule") << line << "\n";
  return code;
}

/// Of a file that is written there is no other place for remarks.
static void printRemarks(const Solution &solution) {
  for (const std::string &remark : solution.remarks)
    llvm::WithColor::remark(llvm::errs(), "pipeline-schedule") << remark << "\n";
}

namespace {
/// Runs what the command line asks for.
class Explorer {
public:
  explicit Explorer(Options options) : options(std::move(options)) {}

  /// Returns the exit code. Every error has been printed.
  int run() {
    if (int code = readFiles())
      return code;
    // Nothing is opened before there is something to write: a schedule that is refused leaves an
    // older file alone.
    std::string text;
    llvm::raw_string_ostream os(text);
    if (int code = options.isComparison ? compare(os) : show(os))
      return code;
    return write(text);
  }

private:
  int readFiles() {
    if (!options.csvPath.empty())
      if (int code = read("csv", options.csvPath, csv))
        return code;
    if (options.costsPath.empty()) {
      costs = Costs::fromOptions(options);
      return EXIT_SUCCESS;
    }
    std::string text;
    if (int code = read("costs", options.costsPath, text))
      return code;
    llvm::Expected<Costs> fromFile = Costs::fromFile(text, options);
    if (!fromFile)
      return fail(llvm::toString(fromFile.takeError()));
    costs = *std::move(fromFile);
    return EXIT_SUCCESS;
  }

  int read(llvm::StringRef option, const std::string &path, std::string &text) {
    auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
    if (!buffer)
      return fail(
          ("--" + option + "=" + path + ": can't be read: " + buffer.getError().message()).str(),
          usageError);
    text = (*buffer)->getBuffer().str();
    return EXIT_SUCCESS;
  }

  int write(const std::string &text) {
    std::error_code error;
    llvm::ToolOutputFile output(options.output, error, llvm::sys::fs::OF_None);
    if (!error) {
      output.os() << text;
      output.os().flush();
      error = output.os().error();
      // The stream would end the process for an error that nobody has looked at.
      output.os().clear_error();
    }
    if (error)
      return fail("-o " + options.output + ": can't be written: " + error.message(), usageError);
    output.keep();
    return EXIT_SUCCESS;
  }

  int show(llvm::raw_ostream &os) {
    schedule::Expected<Solution> solution = solve(*options.schedules.front(), options, costs, csv);
    if (!solution)
      return fail(solution.error());
    switch (options.format) {
    case Format::Text:
    case Format::Json:
      return showNumbers(os, *solution);
    case Format::Csv:
      return showOrder(os, *solution);
    case Format::Trace:
    case Format::Svg:
      return showTimes(os, *solution);
    }
    return EXIT_SUCCESS;
  }

  int showNumbers(llvm::raw_ostream &os, const Solution &solution) {
    schedule::Expected<Measurement> measurement = measure(solution, options);
    if (!measurement)
      return fail(measurement.error());
    if (options.format == Format::Text) {
      writeText(os, solution, *measurement, options);
      return EXIT_SUCCESS;
    }
    llvm::json::OStream json(os, /*IndentSize=*/2);
    writeJson(json, solution, *measurement);
    os << "\n";
    return EXIT_SUCCESS;
  }

  int showOrder(llvm::raw_ostream &os, const Solution &solution) {
    bool isOfFile = options.schedules.front()->takes(schedule::Option::Csv) && !options.forwardOnly;
    schedule::Expected<std::string> text =
        makeCsv(solution, options.withCommunication, isOfFile ? csv : "");
    if (!text)
      return fail(text.error());
    printRemarks(solution);
    os << *text;
    return EXIT_SUCCESS;
  }

  int showTimes(llvm::raw_ostream &os, const Solution &solution) {
    schedule::Expected<schedule::Simulation> simulation = simulate(solution, options.send);
    if (!simulation)
      return fail(simulation.error());
    if (options.format == Format::Svg)
      os << schedule::drawSvg(solution.problem, solution.schedule, *simulation);
    else if (schedule::Status status = writeTrace(os, solution, *simulation); !status)
      return fail(status.error());
    printRemarks(solution);
    return EXIT_SUCCESS;
  }

  int compare(llvm::raw_ostream &os) {
    if (!options.csvPath.empty())
      if (schedule::Status status = adoptSizes(options, csv); !status)
        return fail(status.error());
    std::vector<Candidate> candidates;
    candidates.reserve(options.schedules.size());
    for (const schedule::Generator *generator : options.schedules)
      candidates.push_back({generator, evaluate(*generator)});
    if (options.format == Format::Text) {
      writeComparison(os, candidates, options);
    } else {
      llvm::json::OStream json(os, /*IndentSize=*/2);
      writeComparisonJson(json, candidates);
      os << "\n";
    }
    bool areAllRefused = llvm::none_of(
        candidates, [](const Candidate &candidate) { return bool(candidate.result); });
    return areAllRefused ? fail("every schedule of --compare is refused") : EXIT_SUCCESS;
  }

  schedule::Expected<std::pair<Solution, Measurement>>
  evaluate(const schedule::Generator &generator) {
    schedule::Expected<Solution> solution = solve(generator, options, costs, csv);
    if (!solution)
      return schedule::Error{solution.error()};
    schedule::Expected<Measurement> measurement = measure(*solution, options);
    if (!measurement)
      return schedule::Error{measurement.error()};
    return std::pair(*std::move(solution), *std::move(measurement));
  }

  Options options;
  Costs costs;
  std::string csv;
};
} // namespace

/// What to try after the example.
static void printHints(llvm::raw_ostream &os) {
  os << "\nThis was pipeline-schedule --schedule=1f1b --ranks=4 --microbatches=8. Some to try:\n\n"
        "  pipeline-schedule --list\n"
        "  pipeline-schedule --compare=gpipe,1f1b,zb-h1,zbv --ranks=4 --microbatches=8\n"
        "  pipeline-schedule --schedule=zbv --ranks=4 --microbatches=8\n"
        "  pipeline-schedule --schedule=1f1b --ranks=4 --microbatches=8 --latency=0.5\n"
        "  pipeline-schedule --schedule=interleaved-1f1b --ranks=16 --microbatches=64 \\\n"
        "      --format=svg -o interleaved.svg\n"
        "  pipeline-schedule --help\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM initialize(argc, argv);
  Options options;
  if (std::optional<int> code = parseOptions(argc, argv, options))
    return *code;
  if (options.list) {
    writeList(llvm::outs(), options);
    return EXIT_SUCCESS;
  }
  int code = Explorer(options).run();
  if (options.isExample && code == EXIT_SUCCESS)
    printHints(llvm::outs());
  return code;
}
