//===- pipeline-launch.cpp - Runs a bundle ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-launch BUNDLE --data=TEXT --steps=100
//
// Runs what pipeline-compile wrote: the runtime and nothing of LLVM. What is wrong
// with the command line, the bundle, the data, the weights or a file to be written
// is found before anything is trained.
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "launch/Launch.h"
#include "pipeline-runtime/Bundle.h"

#include <cstdlib>
#include <iostream>

using namespace pipeline;
using namespace pipeline::launch;

/// Opens everything, and runs.
static runtime::Status run(runtime::Bundle &bundle, LaunchOptions &options,
                           const Console &console) {
  const runtime::Plan &plan = bundle.plan();
  if (runtime::Status status = checkInterface(plan.interface, options); !status.ok())
    return runtime::Status::failure("the model '" + plan.model + "' " + status.message());
  Outputs outputs;
  if (runtime::Status status = outputs.open(options); !status.ok())
    return status;
  Data data;
  if (runtime::Status status = openData(plan.interface, plan.choices, options, data); !status.ok())
    return status;
  for (const std::string &remark : data.remarks)
    console.remark(remark);
  if (runtime::Status status = checkRemainder(plan.choices, options, data); !status.ok())
    return status;
  runtime::ProgramCode code;
  if (runtime::Status status = bundle.load(code); !status.ok())
    return status;
  return launch::launch({bundle.folder(), plan, code, options, data}, outputs, console);
}

int main(int argc, char **argv) {
  Console console("pipeline-launch");
  auto fail = [&](const std::vector<std::string> &messages) {
    for (const std::string &message : messages)
      console.error(message);
    return EXIT_FAILURE;
  };
  LaunchOptions options;
  std::vector<Flag> flags = launchFlags(options);
  CommandLine line = parseCommandLine({argv + 1, argv + argc}, flags);
  if (line.asksForHelp) {
    printHelp(std::cout, flags);
    return EXIT_SUCCESS;
  }
  if (!line.errors.empty())
    return fail(line.errors);
  std::unique_ptr<runtime::Bundle> bundle;
  if (runtime::Status status = runtime::Bundle::open(line.bundle, bundle); !status.ok())
    return fail({status.message()});
  const runtime::PipelineChoices &choices = bundle->plan().choices;
  applyDefaults(choices, options);
  if (std::vector<std::string> errors = checkOptions(choices, options); !errors.empty())
    return fail(errors);
  if (runtime::Status status = run(*bundle, options, console); !status.ok())
    return fail({status.message()});
  return EXIT_SUCCESS;
}
