//===- OptionChecks.cpp - What a run is asked for can be done ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptionChecks.h"

#include <string>

namespace pipeline::runtime {
namespace {

Status checkEach(const std::vector<RankProgram> &programs) {
  for (std::size_t rank = 0; rank < programs.size(); ++rank) {
    if (!programs[rank].step)
      return Status::failure("rank " + std::to_string(rank) + " has no step function");
    if (programs[rank].arenaBytes < 0)
      return Status::failure("rank " + std::to_string(rank) + " has an arena of " +
                             std::to_string(programs[rank].arenaBytes) + " bytes");
  }
  return Status();
}

Status checkPrograms(const RunOptions &options, const Transport &transport) {
  auto ranks = static_cast<std::int32_t>(options.programs.size());
  if (ranks < 1 || ranks != transport.ranks())
    return Status::failure("the run has " + std::to_string(ranks) +
                           " rank programs, its transport " + std::to_string(transport.ranks()) +
                           " ranks");
  if (options.peers && options.peers->ranks() != ranks)
    return Status::failure("the run has " + std::to_string(ranks) + " ranks, and there are " +
                           std::to_string(options.peers->ranks()) +
                           " processes; each takes one rank");
  return checkEach(options.programs);
}

/// The programs of the last step of a pass.
Status checkShortStep(const RunOptions &options) {
  if (!options.shortStep)
    return Status();
  const ShortStep &shortStep = *options.shortStep;
  if (options.stepsOfProgram)
    return Status::failure("a short step needs programs of its own, but the rank programs run all "
                           "steps in one call");
  if (shortStep.programs.size() != options.programs.size())
    return Status::failure("the run has " + std::to_string(options.programs.size()) +
                           " rank programs, but " + std::to_string(shortStep.programs.size()) +
                           " for its short step");
  if (shortStep.microbatches < 1 || shortStep.microbatches >= options.microbatches)
    return Status::failure("a short step has from 1 to " +
                           std::to_string(options.microbatches - 1) + " microbatches, not " +
                           std::to_string(shortStep.microbatches));
  if (shortStep.wholeSteps < 1)
    return Status::failure("at least 1 whole step comes before a short one, not " +
                           std::to_string(shortStep.wholeSteps));
  return checkEach(shortStep.programs);
}

/// What is said about outputs.
Status checkOutputs(const RunOptions &options) {
  auto check = [&](std::int32_t output) {
    if (output >= 1 && output < options.outputs)
      return Status();
    return Status::failure("output " + std::to_string(output) +
                           " can't be a check or the loss weight: the loss is number 0, and there "
                           "are " +
                           std::to_string(options.outputs));
  };
  if (options.lossWeight)
    if (Status status = check(*options.lossWeight); !status.ok())
      return status;
  for (const CheckedOutput &checked : options.checks)
    if (Status status = check(checked.output); !status.ok())
      return status;
  if (options.lossWeight && options.stepsOfProgram)
    return Status::failure("the loss can't have a weight: the rank programs run all steps without "
                           "meeting, so no rank ever knows the sum of a step's weights; take a "
                           "synchronous schedule");
  return Status();
}

/// Initial values lie in their rank's arena and can be read as they must be.
Status checkInitialValues(const RunOptions &options) {
  if (!options.initialValues.empty() && options.initialValues.size() != options.programs.size())
    return Status::failure("initial values are given for " +
                           std::to_string(options.initialValues.size()) + " ranks, but there are " +
                           std::to_string(options.programs.size()));
  for (std::size_t rank = 0; rank < options.initialValues.size(); ++rank)
    for (const InitialValue &value : options.initialValues[rank]) {
      std::string what = "the initial value '" + value.tensor->name + "', " + value.tensor->text();
      if (!canRead(value.tensor->type, value.type))
        return Status::failure(what + ", can't be read as " + std::string(nameOf(value.type)));
      std::int64_t bytes = value.tensor->elements() * bytesOf(value.type);
      std::int64_t arena = options.programs[rank].arenaBytes;
      if (value.offset < 0 || value.offset > arena || bytes > arena - value.offset)
        return Status::failure(what + ", does not lie in the arena of rank " +
                               std::to_string(rank) + ", which has " + std::to_string(arena) +
                               " bytes");
    }
  return Status();
}

/// Of outputs, for the steps of a call: a GiB of them.
constexpr std::int64_t mostScalars = std::int64_t{1} << 27;

Status checkSizes(const RunOptions &options) {
  if (options.microbatches < 1)
    return Status::failure("a run needs at least 1 microbatch, not " +
                           std::to_string(options.microbatches));
  if (options.outputs < 1)
    return Status::failure("a run needs at least 1 output, the loss");
  if (options.stepsOfCall() < 1)
    return Status::failure("a rank program runs at least 1 step, not " +
                           std::to_string(options.stepsOfCall()));
  if (options.stepsOfCall() > mostScalars / options.outputs / options.microbatches)
    return Status::failure("the rank programs run " + std::to_string(options.stepsOfCall()) +
                           " steps of " + std::to_string(options.microbatches) +
                           " microbatches with " + std::to_string(options.outputs) +
                           " outputs each, but a run keeps at most " + std::to_string(mostScalars) +
                           " values of outputs; run fewer steps");
  if (options.stepsOfProgram && options.optimizer.clipNorm > 0)
    return Status::failure(
        "the gradients can't be clipped: the rank programs run " +
        std::to_string(options.stepsOfCall()) +
        " steps without meeting, so no rank ever knows the norm of a whole gradient; take a "
        "synchronous schedule, or a clipping norm of 0");
  if (options.parameters < 0 || options.traceCapacity < 0)
    return Status::failure("the number of parameters and the trace's capacity are at least 0");
  return options.optimizer.validate();
}

} // namespace

Status checkOptions(const RunOptions &options, const Transport &transport) {
  if (Status status = checkPrograms(options, transport); !status.ok())
    return status;
  if (Status status = checkSizes(options); !status.ok())
    return status;
  if (Status status = checkInitialValues(options); !status.ok())
    return status;
  if (Status status = checkShortStep(options); !status.ok())
    return status;
  return checkOutputs(options);
}

} // namespace pipeline::runtime
