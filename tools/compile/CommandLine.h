//===- CommandLine.h - The options of compiling a model ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_COMPILE_COMMANDLINE_H
#define PIPELINE_TOOLS_COMPILE_COMMANDLINE_H

#include "Compile.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>
#include <string>

namespace pipeline::driver {

/// Collects errors instead of stopping at the first.
class Checker {
public:
  template <typename... Parts>
  void fail(const Parts &...parts) {
    std::string message;
    llvm::raw_string_ostream stream(message);
    (stream << ... << parts);
    errors = llvm::joinErrors(std::move(errors), llvm::createStringError(message));
  }

  void atLeast(const char *option, int64_t value, int64_t least) {
    if (value < least)
      fail("--", option, "=", value, ": must be at least ", least);
  }

  llvm::Error take() { return std::move(errors); }

private:
  llvm::Error errors = llvm::Error::success();
};

/// The options as they are written, of every tool that compiles. Defaults stand in parentheses at
/// the end of a description.
struct CompileCommandLine {
  CompileCommandLine();

  llvm::cl::OptionCategory pipelineCategory{"The pipeline"};
  llvm::cl::OptionCategory trainingCategory{"Training"};
  llvm::cl::OptionCategory outputCategory{"Files and code"};

  llvm::cl::opt<std::string> model;

  llvm::cl::opt<int32_t> ranks, chunks, microbatches;
  /// The names of all schedules, which the help of `schedule` refers to.
  std::string scheduleHelp;
  llvm::cl::opt<std::string> schedule;
  llvm::cl::opt<int32_t> group;
  llvm::cl::opt<schedule::WarmUp> warmUp;
  llvm::cl::opt<schedule::PlacementKind> placement;
  llvm::cl::list<int32_t> owners, mirrors;
  llvm::cl::list<double> memoryLimit;
  llvm::cl::opt<int64_t> searchBudget;
  llvm::cl::opt<bool> periodic;
  llvm::cl::opt<std::string> csv;
  llvm::cl::opt<Recompute> recompute;
  llvm::cl::opt<bool> packWeights, findAttention, printSaved;

  llvm::cl::opt<bool> evaluate;
  llvm::cl::opt<Optimizer> optimizer;

  llvm::cl::opt<unsigned> optLevel;
  llvm::cl::opt<std::string> cpu;
  llvm::cl::opt<Target> target;
  llvm::cl::list<std::string> gpuArch;
  llvm::cl::opt<bool> cubin;
  llvm::cl::opt<Precision> gpuPrecision;
  llvm::cl::opt<bool> gpuEpilogues;

  /// Shows the options of these categories in the help, and none of LLVM's but in --help-hidden.
  void parse(int argc, char **argv, llvm::StringRef overview);

  /// The settings that they say, with every default filled in.
  void copyTo(Settings &settings) const;

  /// Checks whatever can be checked without the model: ranges, and that the schedule exists for so
  /// many ranks, chunks and microbatches; says in \p settings whether it is asynchronous. Every
  /// error names its option.
  void check(Settings &settings, Checker &checker) const;
};

/// Whether the command line has an option.
inline bool has(const llvm::cl::Option &option) { return option.getNumOccurrences() > 0; }

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_COMPILE_COMMANDLINE_H
