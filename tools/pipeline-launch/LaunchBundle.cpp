//===- LaunchBundle.cpp - What pipeline-launch does -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchBundle.h"

#include "CommandLine.h"

#include "launch/Launch.h"
#include "pipeline-runtime/Bundle.h"

#include <cstdlib>
#include <iostream>

namespace pipeline::launch {

using runtime::Status;

/// Opens everything, and runs.
static Status run(runtime::Bundle &bundle, LaunchOptions &options, const Processes &processes,
                  const CudaLoader &loadCuda, const Console &console) {
  const runtime::Plan &plan = bundle.plan();
  Devices devices;
  if (Status status =
          findDevices(plan.code.target, plan.ranks.size(), options, processes, loadCuda, devices);
      !status.ok())
    return Status::failure("the bundle '" + bundle.folder() + "' is for CUDA: " + status.message());
  if (Status status = checkKernels(plan, devices); !status.ok())
    return Status::failure("the bundle '" + bundle.folder() + "' " + status.message());
  if (Status status = checkInterface(plan.interface, options); !status.ok())
    return Status::failure("the model '" + plan.model + "' " + status.message());
  Outputs outputs;
  if (Status status = outputs.open(options, processes.reports()); !status.ok())
    return status;
  Data data;
  if (Status status = openData(plan.interface, plan.choices, options, data); !status.ok())
    return status;
  for (const std::string &remark : data.remarks)
    console.remark(remark);
  if (Status status = checkRemainder(plan.choices, options, data); !status.ok())
    return status;
  runtime::ProgramCode code;
  if (Status status = bundle.load(code); !status.ok())
    return status;
  return launch({bundle.folder(), plan, code, options, data, devices, processes}, outputs, console);
}

int launchBundle(const std::vector<std::string> &arguments, const CudaLoader &loadCuda,
                 const ProcessPlace &place) {
  Console console("pipeline-launch");
  auto fail = [&](const std::vector<std::string> &messages) {
    for (const std::string &message : messages)
      console.error(message);
    return EXIT_FAILURE;
  };
  LaunchOptions options;
  std::vector<Flag> flags = launchFlags(options);
  CommandLine line = parseCommandLine(arguments, flags);
  if (line.asksForHelp) {
    printHelp(std::cout, flags);
    return EXIT_SUCCESS;
  }
  if (!line.errors.empty())
    return fail(line.errors);
  std::unique_ptr<runtime::Bundle> bundle;
  if (Status status = runtime::Bundle::open(line.bundle, bundle); !status.ok())
    return fail({status.message()});
  const runtime::Plan &plan = bundle->plan();
  applyDefaults(plan.choices, plan.code.target, options);
  if (std::vector<std::string> errors = checkOptions(plan.choices, plan.code.target, options);
      !errors.empty())
    return fail(errors);
  Processes processes;
  if (Status status = joinRun(place, plan, options, processes); !status.ok())
    return fail({status.message()});
  Status status = run(*bundle, options, processes, loadCuda, console);
  if (status.ok())
    return EXIT_SUCCESS;
  // Whatever it was, the others need not wait for this one.
  if (processes.areSeveral())
    processes.peers->fail(status.message());
  return fail({status.message()});
}

} // namespace pipeline::launch
