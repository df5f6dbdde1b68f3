//===- Launch.cpp - Runs a plan and reports ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"

#include "Progress.h"
#include "Report.h"
#include "pipeline-runtime/Hash.h"

#include <iostream>

namespace pipeline::launch {

using runtime::Status;

Status Outputs::open(const LaunchOptions &options) {
  if (Status status = Output::open("json", options.json, json); !status.ok())
    return status;
  if (Status status = Output::open("trace", options.trace, trace); !status.ok())
    return status;
  if (Status status = TensorOutput::open("gradients", options.gradients, gradients); !status.ok())
    return status;
  return TensorOutput::open("save", options.save, save);
}

static std::vector<std::uint64_t> hash(const std::vector<runtime::ParameterPlace> &places,
                                       const unsigned char *arena) {
  std::vector<std::uint64_t> hashes;
  hashes.reserve(places.size());
  for (const runtime::ParameterPlace &place : places)
    hashes.push_back(
        runtime::hashBytes(arena + place.last, static_cast<std::size_t>(place.tensor.bytes())));
  return hashes;
}

/// What the ranks have used, and made of the parameters.
static void recordRanks(const runtime::Run &run, Record &record) {
  for (std::int32_t rank = 0; rank < run.ranks(); ++rank) {
    record.ranks.push_back(run.statistics(rank));
    const auto *arena = static_cast<const unsigned char *>(run.arena(rank));
    record.parameterHashes.push_back(hash(record.plan.ranks[rank].parameters, arena));
    record.bufferHashes.push_back(hash(record.plan.ranks[rank].states, arena));
  }
}

/// All steps, and the gradients of the first.
static Status runSteps(const Job &job, Outputs &outputs, runtime::Run &run, Record &record) {
  auto shows = job.plan.choices.evaluates           ? Progress::Shows::Losses
               : job.options.optimizer.clipNorm > 0 ? Progress::Shows::Norms
                                                    : Progress::Shows::Rates;
  Progress progress(job.options.steps, record.microbatch, shows);
  runtime::StepResult result;
  for (std::int64_t step = 0; step < job.options.steps; ++step) {
    if (Status status = run.step(result); !status.ok())
      return status;
    record.steps.push_back(result);
    progress.report(result);
    if (step != 0 || !outputs.gradients)
      continue;
    if (Status status = outputs.gradients.writeGradients(job, run, result); !status.ok())
      return status;
  }
  return Status();
}

/// Trains, and fills the record.
static Status train(const Job &job, Outputs &outputs, Record &record,
                    std::unique_ptr<runtime::Run> &run) {
  runtime::RunOptions options = job.getRunOptions();
  auto ranks = static_cast<std::int32_t>(options.programs.size());
  if (Status status = runtime::Run::create(options, runtime::createThreadsTransport(ranks), run);
      !status.ok())
    return status;
  if (Status status = run->initialize(); !status.ok())
    return status;
  if (Status status = runSteps(job, outputs, *run, record); !status.ok())
    return status;
  recordRanks(*run, record);
  return outputs.save ? outputs.save.writeState(job, *run) : Status();
}

Status launch(const Job &job, Outputs &outputs, const Console &console) {
  for (const std::string &warning : listUnsaved(job))
    console.warning(warning);
  Record record(job);
  printPlan(std::cout, record);
  std::unique_ptr<runtime::Run> run;
  if (Status status = train(job, outputs, record, run); !status.ok())
    return status;
  printResults(std::cout, record);
  if (outputs.json)
    if (Status status = outputs.json.write([&](std::ostream &os) { writeJson(os, record); });
        !status.ok())
      return status;
  if (!outputs.trace)
    return Status();
  return outputs.trace.write(
      [&](std::ostream &os) { runtime::writeTrace(os, job.plan.model, run->trace()); });
}

} // namespace pipeline::launch
