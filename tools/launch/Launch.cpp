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

#include <algorithm>
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

/// Of the bits of each tensor after the last step, wherever they are.
static Status hash(const runtime::Run &run, std::int32_t rank,
                   const std::vector<runtime::ParameterPlace> &places,
                   std::vector<std::uint64_t> &hashes) {
  std::vector<unsigned char> piece(std::size_t{1} << 20);
  for (const runtime::ParameterPlace &place : places) {
    runtime::Hasher hasher;
    std::int64_t end = place.last + place.tensor.bytes();
    for (std::int64_t offset = place.last; offset < end;) {
      std::int64_t bytes = std::min(end - offset, static_cast<std::int64_t>(piece.size()));
      if (Status status = run.read(rank, offset, piece.data(), bytes); !status.ok())
        return status;
      hasher.add(piece.data(), static_cast<std::size_t>(bytes));
      offset += bytes;
    }
    hashes.push_back(hasher.finish());
  }
  return Status();
}

/// What the ranks have used, and made of the parameters.
static Status recordRanks(const runtime::Run &run, Record &record) {
  for (std::int32_t rank = 0; rank < run.ranks(); ++rank) {
    record.ranks.push_back(run.statistics(rank));
    const runtime::RankPlan &plan = record.plan.ranks[rank];
    for (auto [places, hashes] : {std::pair(&plan.parameters, &record.parameterHashes),
                                  std::pair(&plan.states, &record.bufferHashes)})
      if (Status status = hash(run, rank, *places, hashes->emplace_back()); !status.ok())
        return status;
  }
  return Status();
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
  Network network;
  if (Status status = connect(job.plan, job.code, job.options, job.devices, network); !status.ok())
    return status;
  options.platform = network.platform;
  if (Status status = runtime::Run::create(options, std::move(network.transport), run);
      !status.ok())
    return status;
  if (Status status = run->initialize(); !status.ok())
    return status;
  if (Status status = runSteps(job, outputs, *run, record); !status.ok())
    return status;
  if (Status status = recordRanks(*run, record); !status.ok())
    return status;
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
