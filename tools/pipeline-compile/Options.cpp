//===- Options.cpp - The command line of pipeline-compile -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "compile/CommandLine.h"

namespace cl = llvm::cl;

namespace pipeline::driver {

namespace {
/// What only a bundle needs: pipeline-run knows the run that it compiles for.
struct BundleCommandLine {
  explicit BundleCommandLine(CompileCommandLine &compile)
      : bundle("o", cl::Required, cl::value_desc("folder"),
               cl::desc("The bundle: a folder that is made, or a bundle that is replaced"),
               cl::cat(compile.outputCategory)),
        remainder("remainder", cl::init(0), cl::value_desc("n"),
                  cl::desc("Microbatches of the last step of a pass over --inputs, where they do "
                           "not fill one (0: all steps are whole)"),
                  cl::cat(compile.pipelineCategory)),
        guardGathers("guard-gathers",
                     cl::desc("Check every index that is not known to be in range, so that the "
                              "bundle may be launched with --inputs (where the model reads no "
                              "text)"),
                     cl::cat(compile.pipelineCategory)),
        clip("clip",
             cl::desc("Compute the norm of the whole gradient, so that the bundle may be launched "
                      "with --clip-norm (no norm)"),
             cl::cat(compile.trainingCategory)),
        steps("steps", cl::init(1), cl::value_desc("n"),
              cl::desc("For an asynchronous schedule, whose programs run all steps in one call: "
                       "how many (no default)"),
              cl::cat(compile.trainingCategory)) {}

  void copyTo(Options &options) const {
    options.bundle = bundle;
    Settings &settings = options.settings;
    settings.compile.remainder = remainder.getValue();
    settings.compile.clip = clip.getValue();
    settings.guardsGathers = guardGathers;
    settings.compile.steps = steps.getValue();
  }

  void check(const Settings &settings, Checker &checker) const;

  cl::opt<std::string> bundle;
  cl::opt<int64_t> remainder;
  cl::opt<bool> guardGathers, clip;
  cl::opt<int64_t> steps;
};
} // namespace

void BundleCommandLine::check(const Settings &settings, Checker &checker) const {
  const CompileOptions &compile = settings.compile;
  if (compile.remainder < 0 || compile.remainder >= compile.microbatches)
    checker.fail("--remainder=", compile.remainder, ": must be from 0 to ",
                 compile.microbatches - 1, ", fewer microbatches than a step has");
  checker.atLeast("steps", compile.steps, 1);
  if (settings.asynchronous && !has(steps))
    checker.fail("--steps: programs of ", compile.schedule.getValue(),
                 " run all steps in one call; say how many");
  if (!settings.asynchronous && has(steps))
    checker.fail("--steps is for asynchronous schedules; how many steps others run is decided at "
                 "launch");
  if (clip && settings.asynchronous)
    checker.fail("--clip: ", compile.schedule.getValue(),
                 " updates its stages at different times, so that the whole gradient has no norm; "
                 "drop the option, or choose a synchronous schedule");
  if (clip && compile.forwardOnly)
    checker.fail("--clip is for training; drop it, or --eval");
  // Code for another machine may be made here, and is refused where it can't run.
  llvm::Expected<Processor> processor = describeProcessor(settings.engine, {});
  if (!processor)
    checker.fail("--cpu: ", llvm::toString(processor.takeError()));
}

llvm::Error parseOptions(int argc, char **argv, Options &options) {
  CompileCommandLine line;
  BundleCommandLine bundleLine(line);
  line.parse(
      argc, argv,
      "Compiles a model to a bundle, which pipeline-launch runs\n\n"
      "  Splits MODEL.mlir into stages, compiles one program per rank, and writes a folder\n"
      "  with plan.json and the code of each rank. Data, weights, learning rate and steps are\n"
      "  decided at launch. A bundle needs no compiler, and gives the losses of pipeline-run,\n"
      "  to the last bit.\n");
  options.model = line.model;
  line.copyTo(options.settings);
  bundleLine.copyTo(options);
  Checker checker;
  line.check(options.settings, checker);
  bundleLine.check(options.settings, checker);
  return checker.take();
}

} // namespace pipeline::driver
