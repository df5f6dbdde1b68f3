//===- Launch.cpp - Runs a plan and reports ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"

#include "Progress.h"
#include "RankResults.h"
#include "Report.h"
#include "Traces.h"

#include <iostream>
#include <optional>

namespace pipeline::launch {

using runtime::Status;

Status Outputs::open(const LaunchOptions &options, bool reports) {
  if (reports) {
    if (Status status = Output::open("json", options.json, json); !status.ok())
      return status;
    if (Status status = Output::open("trace", options.trace, trace); !status.ok())
      return status;
  }
  if (Status status = TensorOutput::open("gradients", options.gradients, reports, gradients);
      !status.ok())
    return status;
  return TensorOutput::open("save", options.save, reports, save);
}

/// All steps, and the gradients of the first.
static Status runSteps(const Job &job, Outputs &outputs, runtime::Run &run, Record &record) {
  auto shows = job.plan.choices.evaluates           ? Progress::Shows::Losses
               : job.options.optimizer.clipNorm > 0 ? Progress::Shows::Norms
                                                    : Progress::Shows::Rates;
  std::optional<Progress> progress;
  if (job.processes.reports())
    progress.emplace(job.options.steps, record.microbatch, shows);
  runtime::StepResult result;
  for (std::int64_t step = 0; step < job.options.steps; ++step) {
    if (Status status = run.step(result); !status.ok())
      return status;
    record.steps.push_back(result);
    if (progress)
      progress->report(result);
    if (step != 0 || !outputs.gradients)
      continue;
    if (Status status = outputs.gradients.writeGradients(job, run, result); !status.ok())
      return status;
  }
  return Status();
}

/// Trains, and fills the record and the trace, if that is asked for.
static Status train(const Job &job, Outputs &outputs, Record &record,
                    std::vector<runtime::TraceTrack> &tracks) {
  runtime::RunOptions options = job.getRunOptions();
  Network network;
  if (Status status = connect(job.plan, job.code, job.options, job.processes, job.devices, network);
      !status.ok())
    return status;
  options.platform = network.platform;
  std::unique_ptr<runtime::Run> run;
  if (Status status = runtime::Run::create(options, std::move(network.transport), run);
      !status.ok())
    return status;
  if (Status status = run->initialize(); !status.ok())
    return status;
  Traces traces(*run, job.processes, options.traceCapacity > 0);
  if (Status status = traces.begin(); !status.ok())
    return status;
  if (Status status = runSteps(job, outputs, *run, record); !status.ok())
    return status;
  if (Status status = traces.gather(tracks); !status.ok())
    return status;
  if (Status status = recordRanks(*run, job.processes, record); !status.ok())
    return status;
  return outputs.save ? outputs.save.writeState(job, *run) : Status();
}

Status launch(const Job &job, Outputs &outputs, const Console &console) {
  Record record(job);
  if (job.processes.reports()) {
    for (const std::string &warning : listUnsaved(job))
      console.warning(warning);
    printPlan(std::cout, record);
  }
  std::vector<runtime::TraceTrack> tracks;
  if (Status status = train(job, outputs, record, tracks); !status.ok())
    return status;
  if (!job.processes.reports())
    return Status();
  printResults(std::cout, record);
  if (outputs.json)
    if (Status status = outputs.json.write([&](std::ostream &os) { writeJson(os, record); });
        !status.ok())
      return status;
  if (!outputs.trace)
    return Status();
  return outputs.trace.write(
      [&](std::ostream &os) { runtime::writeTrace(os, job.plan.model, tracks); });
}

} // namespace pipeline::launch
