//===- Options.cpp - The command line of pipeline-run -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "compile/CommandLine.h"

#include <deque>

namespace cl = llvm::cl;

namespace pipeline::driver {

using launch::Flag;
using launch::LaunchOptions;

namespace {
/// Lets an option of the run take what LLVM found as its value.
class FlagParser : public cl::parser<std::string> {
public:
  using cl::parser<std::string>::parser;

  bool parse(cl::Option &option, llvm::StringRef, llvm::StringRef text, std::string &value) {
    value = text.str();
    runtime::Status status = flag->set(value);
    return !status.ok() && option.error(status.message());
  }

  const Flag *flag = nullptr;
};

/// The options of a run as LLVM's: pipeline-launch has the same.
class LaunchCommandLine {
public:
  LaunchCommandLine(CompileCommandLine &compile, LaunchOptions &options)
      : flags(launch::launchFlags(options)) {
    for (const Flag &flag : flags) {
      llvm::StringRef value = flag.value;
      if (flag.isSwitch())
        value = "true|false";
      auto &option =
          parsers.emplace_back(llvm::StringRef(flag.name), cl::value_desc(value),
                               cl::desc(flag.help), cl::cat(categoryOf(flag.group, compile)));
      option.getParser().flag = &flag;
      if (flag.isSwitch())
        option.setValueExpectedFlag(cl::ValueOptional);
    }
  }

private:
  static cl::OptionCategory &categoryOf(Flag::Group group, CompileCommandLine &compile) {
    switch (group) {
    case Flag::Group::Files:
      return compile.outputCategory;
    case Flag::Group::Ranks:
      return compile.pipelineCategory;
    case Flag::Group::Training:
      return compile.trainingCategory;
    }
    llvm_unreachable("a group without a category");
  }

  const std::vector<Flag> flags;
  std::deque<cl::opt<std::string, false, FlagParser>> parsers;
};
} // namespace

static llvm::Error check(const CompileCommandLine &line, Options &options) {
  Checker checker;
  line.check(options.settings, checker);
  for (const std::string &message : launch::checkOptions(
           options.settings.getChoices(), options.settings.getTarget(), options.launch))
    checker.fail(message);
  CpuEngineOptions processor;
  processor.cpu = options.settings.engine.cpu;
  if (llvm::Error error = checkProcessor(processor))
    checker.fail("--cpu: ", llvm::toString(std::move(error)));
  return checker.take();
}

llvm::Error parseOptions(int argc, char **argv, Options &options) {
  CompileCommandLine line;
  LaunchCommandLine launchLine(line, options.launch);
  line.parse(
      argc, argv,
      "Trains a model as a pipeline of ranks\n\n"
      "  Splits MODEL.mlir into stages, compiles one program per rank for this machine, and\n"
      "  runs them as threads: pipeline-compile and pipeline-launch in one process. Every\n"
      "  synchronous schedule gives the losses of one rank, to the last bit, whatever the\n"
      "  ranks, chunks and recomputation; where stages have two owners, to six digits.\n"
      "  Asynchronous schedules compute with older weights.\n\n"
      "  Where the model's inputs in --inputs do not fill the last step, that step has fewer\n"
      "  microbatches. With --eval the losses of the forwards are reported, and their mean.\n");
  options.model = line.model;
  line.copyTo(options.settings);
  // Of what is run only here, programs have just what it needs.
  options.settings.compile.clip = options.launch.has("clip-norm");
  // A file may hold anything, and a model that was written by hand may index with it.
  options.settings.guardsGathers = !options.launch.inputs.empty();
  launch::applyDefaults(options.settings.getChoices(), options.settings.getTarget(),
                        options.launch);
  return check(line, options);
}

} // namespace pipeline::driver
