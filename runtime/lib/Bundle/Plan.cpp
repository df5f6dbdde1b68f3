//===- Plan.cpp - What the compiler decided for a run -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Plan.h"

#include "Names.h"
#include "pipeline-runtime/KernelFiles.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace pipeline::runtime {

template <typename Enum>
static std::string_view name(Enum value) {
  return namesOf<Enum>[static_cast<std::size_t>(value)];
}

std::string_view nameOf(Target target) { return name(target); }
std::string_view nameOf(BufferKind kind) { return name(kind); }
std::string_view nameOf(OutputRole role) { return name(role); }
std::string_view nameOf(Optimizer optimizer) { return name(optimizer); }
std::string_view nameOf(CodeKind kind) { return name(kind); }

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

static bool isOfText(const std::string &name) { return name == "tokens" || name == "targets"; }

static bool hasTypeOfText(const ModelInput &input) {
  return input.shape.size() == 2 && input.type == ElementType::I32 && input.elements() != 0;
}

Status ModelInterface::readsText() const {
  if (inputs.empty())
    return Status::failure("reads no input; one that learns from a text reads 'tokens', 'targets' "
                           "or both");
  const ModelInput &first = inputs.front();
  for (const ModelInput &input : inputs) {
    if (!isOfText(input.name))
      return Status::failure("reads the input '" + input.name +
                             "', but a text has only 'tokens', and the 'targets' one byte later; "
                             "give the inputs as tensors, with --inputs in place of --data");
    if (!hasTypeOfText(input))
      return Status::failure("reads the input '" + input.name + "' as " + input.text() +
                             ", but a text is read as I32 [batch, sequence]");
    if (input.shape != first.shape)
      return Status::failure("reads its inputs as " + first.text() + " and " + input.text() +
                             ", but 'tokens' and 'targets' have one shape");
  }
  return Status();
}

MicrobatchShape ModelInterface::microbatch() const {
  auto readsText = [](const ModelInput &input) {
    return isOfText(input.name) && hasTypeOfText(input);
  };
  auto first = std::find_if(inputs.begin(), inputs.end(),
                            [](const ModelInput &input) { return !input.shape.empty(); });
  if (first == inputs.end())
    return {/*batch=*/1};
  if (std::all_of(inputs.begin(), inputs.end(), readsText))
    return {first->shape[0], first->shape[1]};
  return {first->shape[0]};
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

std::vector<std::int32_t> Plan::metrics() const {
  std::vector<std::int32_t> numbers;
  for (std::size_t number = 1; number < outputs.size(); ++number)
    if (outputs[number].role == OutputRole::Metric)
      numbers.push_back(static_cast<std::int32_t>(number));
  return numbers;
}

std::optional<std::int32_t> Plan::lossWeight() const {
  for (std::size_t number = 0; number < outputs.size(); ++number)
    if (outputs[number].role == OutputRole::Weight)
      return static_cast<std::int32_t>(number);
  return std::nullopt;
}

namespace {

/// Looks for the first thing of a rank that does not fit.
class RankChecker {
public:
  RankChecker(const Plan &plan, std::size_t number)
      : plan(plan), rank(plan.ranks[number]), number(number) {}

  Status check() const {
    if (rank.events < 0 || (rank.events > 0 && plan.code.target != Target::Cuda))
      return fail("has " + std::to_string(rank.events) + " events");
    for (const PlannedFile &file : rank.files)
      if (file.kind != CodeKind::Host)
        return fail("has the file '" + file.name + "' to itself, which is not the host's code");
    if (Status status = checkProgram(rank.program); !status.ok())
      return status;
    if (rank.shortProgram.has_value() != (plan.choices.remainder != 0))
      return fail("has " + std::string(rank.shortProgram ? "a" : "no") +
                  " program for a short step, but the last step of a pass has " +
                  std::to_string(plan.choices.remainder) +
                  " microbatches (0: it is as the others)");
    if (rank.shortProgram)
      if (Status status = checkProgram(*rank.shortProgram); !status.ok())
        return status;
    for (const auto *places : {&rank.parameters, &rank.states})
      for (const ParameterPlace &place : *places)
        if (Status status = checkPlace(place); !status.ok())
          return status;
    return Status();
  }

private:
  Status fail(const std::string &message) const {
    return Status::failure("rank " + std::to_string(number) + " " + message);
  }

  Status checkProgram(const ProgramPlan &program) const {
    if (program.step.empty())
      return fail("has a program without a step function");
    std::int64_t sum = std::accumulate(program.bytes.begin(), program.bytes.end(), std::int64_t{0});
    if (program.arenaBytes < 0 || sum != program.arenaBytes)
      return fail("has an arena of " + std::to_string(program.arenaBytes) +
                  " bytes, but its kinds have " + std::to_string(sum));
    for (const PlannedBuffer &buffer : program.buffers)
      if (!fits(buffer.offset, buffer.bytes, program.arenaBytes))
        return fail("has the buffer '" + buffer.name + "' outside of its arena");
    return Status();
  }

  Status checkPlace(const ParameterPlace &place) const {
    std::vector<std::int64_t> offsets = place.accumulators;
    offsets.insert(offsets.end(), {place.first, place.last});
    for (std::int64_t offset : offsets)
      if (!fits(offset, place.tensor.bytes(), rank.program.arenaBytes))
        return fail("keeps '" + place.tensor.name + "' or its gradient outside of its arena");
    return Status();
  }

  static bool fits(std::int64_t offset, std::int64_t bytes, std::int64_t arena) {
    return offset >= 0 && bytes >= 0 && offset <= arena && bytes <= arena - offset;
  }

  const Plan &plan;
  const RankPlan &rank;
  const std::size_t number;
};

/// What a plan says of kernels, which programs for the host have none of.
Status checkKernels(const Plan &plan) {
  bool isForGpus = plan.code.target == Target::Cuda;
  if (isForGpus != plan.code.gpu.has_value() || (!isForGpus && !plan.kernels.empty()))
    return Status::failure("code for GPUs, and no other, has kernels");
  // A process may have the code of kernels by other ways than files.
  if (plan.kernels.empty() && !plan.files.empty())
    return Status::failure("there are files of kernels, but no kernels");
  for (const PlannedFile &file : plan.files) {
    if (file.kind == CodeKind::Host || !GpuArchitecture::parse(file.architecture))
      return Status::failure("the file '" + file.name +
                             "' holds kernels of no architecture that is known");
    if (file.kind == CodeKind::Cubin && plan.code.gpu->assembler.empty())
      return Status::failure("the file '" + file.name +
                             "' holds machine code, and no version of "
                             "ptxas made it");
  }
  return Status();
}

} // namespace

Status Plan::validate() const {
  if (ranks.empty())
    return Status::failure("there are no ranks");
  if (outputs.empty())
    return Status::failure("there is no output, and the first is the loss");
  if (choices.microbatches < 1 || choices.chunks < 1 || choices.remainder < 0 ||
      choices.remainder >= choices.microbatches || choices.steps.value_or(1) < 1)
    return Status::failure("the numbers of microbatches, chunks or steps are none");
  if (choices.asynchronous != choices.steps.has_value())
    return Status::failure("asynchronous programs, and no others, run a number of steps");
  std::set<std::string> names;
  for (const ModelInput &input : interface.inputs)
    names.insert(input.name);
  for (const std::string &input : loadedInputs)
    if (!names.count(input))
      return Status::failure("programs load the input '" + input + "', which the model lacks");
  if (Status status = checkKernels(*this); !status.ok())
    return status;
  for (std::size_t rank = 0; rank < ranks.size(); ++rank)
    if (Status status = RankChecker(*this, rank).check(); !status.ok())
      return status;
  return Status();
}

} // namespace pipeline::runtime
