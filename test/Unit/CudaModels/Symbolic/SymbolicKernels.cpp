//===- SymbolicKernels.cpp - Kernels that only check and stamp --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SymbolicKernels.h.
//
//===----------------------------------------------------------------------===//

#include "SymbolicKernels.h"

#include "OwnKernels.h"
#include "UpdateKernels.h"

#include <algorithm>
#include <cmath>

using pipeline::runtime::AdamWArguments;
using pipeline::runtime::DeviceGradient;
using pipeline::runtime::SgdArguments;
using pipeline::runtime::SquaresArguments;

namespace pipeline::test {
namespace {

/// The first ones tell.
constexpr std::size_t mostErrors = 20;

template <typename Visit>
void forEachArgument(const SymbolicFunction &function, Visit visit) {
  std::size_t number = 0;
  for (std::int64_t bytes : function.inputs)
    visit(number++, bytes, /*writes=*/false);
  for (const auto *written : {&function.accumulators, &function.outputs})
    for (std::int64_t bytes : *written)
      visit(number++, bytes, /*writes=*/true);
  visit(number, function.workspace, /*writes=*/true);
}

std::vector<fake::Access> accessesOf(const DeviceGradient &gradient, std::int64_t n) {
  std::vector<fake::Access> accesses{{gradient.scales, sizeof *gradient.scales, false}};
  for (std::int32_t i = 0; i < gradient.count; ++i)
    accesses.push_back(
        {gradient.accumulators[i], n * static_cast<std::int64_t>(sizeof(float)), false});
  return accesses;
}

} // namespace

SymbolicKernels::SymbolicKernels(SymbolicModel &model, double clipNorm, fake::FakeDevice &device)
    : model(model), clipNorm(clipNorm) {
  for (const SymbolicFunction &function : model.functions())
    addFunction(function, device);
  addOwnKernels(device);
}

void SymbolicKernels::report(const std::string &error) {
  if (found.size() < mostErrors)
    found.push_back(error);
}

void SymbolicKernels::checkWords(const std::string &who, const void *memory, std::int64_t bytes,
                                 Stamp wanted) {
  if (!holdsStamp(memory, bytes, wanted))
    report(who + " holds " + describeWords(model.table, memory, bytes) + ", but wanted is " +
           model.table.describe(wanted));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void SymbolicKernels::addFunction(const SymbolicFunction &function, fake::FakeDevice &device) {
  fake::Kernel kernel;
  kernel.parameterBytes.assign(function.parameters(), sizeof(void *));
  kernel.accesses = [&function](const fake::Launch &launch) {
    std::vector<fake::Access> accesses;
    forEachArgument(function, [&](std::size_t i, std::int64_t bytes, bool writes) {
      accesses.push_back({launch.argument<void *>(i), bytes, writes});
    });
    return accesses;
  };
  kernel.run = [this, &function](const fake::Launch &launch) { run(function, launch); };
  device.add(function.name, std::move(kernel));
}

/// The call that most of what is read belongs to.
const SymbolicCall *SymbolicKernels::guessCall(const SymbolicFunction &function,
                                               const std::vector<Stamp> &inputs) const {
  const SymbolicCall *best = nullptr;
  std::size_t most = 0;
  for (Stamp input : inputs) {
    const SymbolicCall *call = model.findCall(function.name, input);
    if (!call || call == best)
      continue;
    std::size_t fitting = 0;
    for (std::size_t i = 0; i < inputs.size(); ++i)
      fitting += call->inputs[i] == inputs[i];
    if (fitting > most) {
      best = call;
      most = fitting;
    }
  }
  return best;
}

/// It holds nothing but what other microbatches of the interval have added.
void SymbolicKernels::checkAccumulator(const SymbolicFunction &function, const SymbolicCall &call,
                                       std::size_t number, const void *memory) {
  Stamp stamp = readStamp(memory);
  std::int64_t bytes = function.accumulators[number];
  std::vector<Stamp> additions;
  bool isSum = holdsStamp(memory, bytes, stamp) && model.table.addTo(additions, stamp);
  for (Stamp addition : additions) {
    const Made &made = *model.table.find(addition);
    std::int64_t microbatch = model.table.microbatchOf(addition);
    isSum &= made.by == function.name && made.number == static_cast<std::int64_t>(number) &&
             microbatch != call.microbatch &&
             model.intervalOf(microbatch) == model.intervalOf(call.microbatch);
  }
  if (!isSum)
    report("accumulator " + std::to_string(number) + " of " + function.name + " of microbatch " +
           std::to_string(call.microbatch) + " holds " + describeWords(model.table, memory, bytes) +
           ", but wanted is what it adds for other microbatches of the same update");
}

/// Code is made for buffers that do not overlap, unless it only reads both.
void SymbolicKernels::checkOverlaps(const SymbolicFunction &function, const fake::Launch &launch) {
  struct Argument {
    std::size_t number;
    const char *begin, *end;
    bool writes;
  };
  std::vector<Argument> arguments;
  forEachArgument(function, [&](std::size_t number, std::int64_t bytes, bool writes) {
    auto *begin = launch.argument<const char *>(number);
    for (const Argument &other : arguments)
      if ((writes || other.writes) && begin < other.end && other.begin < begin + bytes)
        report("arguments " + std::to_string(other.number) + " and " + std::to_string(number) +
               " of " + function.name + " overlap, and one is written");
    arguments.push_back({number, begin, begin + bytes, writes});
  });
}

void SymbolicKernels::run(const SymbolicFunction &function, const fake::Launch &launch) {
  checkOverlaps(function, launch);
  std::size_t numInputs = function.inputs.size();
  std::vector<Stamp> inputs;
  for (std::size_t i = 0; i < numInputs; ++i)
    inputs.push_back(readStamp(launch.argument<void *>(i)));

  const SymbolicCall *call = guessCall(function, inputs);
  for (std::size_t i = 0; call && i < numInputs; ++i)
    checkWords("input " + std::to_string(i) + " of " + function.name + " of microbatch " +
                   std::to_string(call->microbatch),
               launch.argument<void *>(i), function.inputs[i], call->inputs[i]);
  if (!call)
    report("input 0 of " + function.name + " holds " +
           describeWords(model.table, launch.argument<void *>(0), function.inputs[0]) +
           ", and no other input belongs to a microbatch");

  for (std::size_t i = 0; i < function.accumulators.size(); ++i) {
    void *memory = launch.argument<void *>(numInputs + i);
    if (call)
      checkAccumulator(function, *call, i, memory);
    Stamp addition = model.table.get(
        {Made::Kind::Addition, function.name, static_cast<std::int64_t>(i), inputs});
    writeStamp(memory, function.accumulators[i], model.table.add(readStamp(memory), addition));
  }
  std::size_t firstOutput = numInputs + function.accumulators.size();
  for (std::size_t i = 0; i < function.outputs.size(); ++i)
    writeStamp(
        launch.argument<void *>(firstOutput + i), function.outputs[i],
        model.table.get({Made::Kind::Result, function.name, static_cast<std::int64_t>(i), inputs}));
  writeStamp(launch.argument<void *>(firstOutput + function.outputs.size()), function.workspace,
             model.table.get({Made::Kind::Scratch, function.name, 0, inputs}));
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// What is in all accumulators, sorted. Says which of them holds something else.
std::string SymbolicKernels::readGradient(const DeviceGradient &gradient, std::int64_t n,
                                          std::vector<Stamp> &additions) const {
  std::string wrong;
  for (std::int32_t i = 0; i < gradient.count; ++i) {
    const float *accumulator = gradient.accumulators[i];
    auto bytes = n * static_cast<std::int64_t>(sizeof(float));
    if (Stamp stamp = readStamp(accumulator);
        !holdsStamp(accumulator, bytes, stamp) || !model.table.addTo(additions, stamp))
      wrong = "accumulator " + std::to_string(i) + " holds " +
              describeWords(model.table, accumulator, bytes);
  }
  std::sort(additions.begin(), additions.end());
  return wrong;
}

const SymbolicUpdate *SymbolicKernels::checkGradient(const std::string &who, Stamp before,
                                                     const DeviceGradient &gradient,
                                                     std::int64_t n) {
  const SymbolicUpdate *update = model.findUpdate(before);
  std::vector<Stamp> additions;
  std::string wrong = readGradient(gradient, n, additions);
  if (!update)
    wrong = "there is none that could be made of " + model.table.describe(before);
  else if (wrong.empty() && additions != update->additions)
    wrong = "its gradient is of " + model.table.describeMicrobatches(additions) +
            ", but wanted is that of " + model.table.describeMicrobatches(update->additions);
  if (!wrong.empty())
    report(who + ": " + wrong);
  return wrong.empty() ? update : nullptr;
}

const SymbolicUpdate *SymbolicKernels::update(const std::string &who, float *parameter,
                                              const DeviceGradient &gradient, std::int64_t n) {
  Stamp before = readStamp(parameter);
  checkWords(who, parameter, n * static_cast<std::int64_t>(sizeof(float)), before);
  const SymbolicUpdate *update = checkGradient(who, before, gradient, n);
  if (!update)
    return nullptr;
  writeStamp(parameter, n * static_cast<std::int64_t>(sizeof(float)), update->after);
  float divisor = model.divisorOf(update->number);
  float scale =
      clipNorm > 0 ? runtime::scaleOfNorm(clipNorm, std::sqrt(double(model.parameters()))) : 1.0f;
  if (gradient.scales->divisor != divisor || gradient.scales->scale != scale)
    report(who + " of '" + update->parameter + "': gradients are divided by " +
           std::to_string(gradient.scales->divisor) + " and multiplied by " +
           std::to_string(gradient.scales->scale) + ", but wanted are " + std::to_string(divisor) +
           " and " + std::to_string(scale));
  return update;
}

void SymbolicKernels::updateMoment(const SymbolicUpdate &update, Made::Kind kind, float *moment,
                                   std::int64_t n) {
  std::int64_t bytes = n * static_cast<std::int64_t>(sizeof(float));
  auto stampOf = [&](std::int64_t number) -> Stamp {
    return number == 0 ? 0 : model.table.get({kind, update.parameter, number, {}});
  };
  checkWords("a moment in update " + std::to_string(update.number) + " of '" + update.parameter +
                 "'",
             moment, bytes, stampOf(update.number));
  writeStamp(moment, bytes, stampOf(update.number + 1));
}

void SymbolicKernels::addOwnKernels(fake::FakeDevice &device) {
  // Those that move numbers of the runtime's own stay as they are.
  fake::addOwnKernels(device);
  auto bytesOf = [](std::int64_t n) { return n * static_cast<std::int64_t>(sizeof(float)); };
  device.add("pipeline_rt_adamw",
             {{sizeof(AdamWArguments)},
              [=](const fake::Launch &launch) {
                auto a = launch.argument<AdamWArguments>(0);
                std::vector<fake::Access> accesses = accessesOf(a.gradient, a.n);
                for (float *values : {a.parameter, a.m, a.v})
                  accesses.push_back({values, bytesOf(a.n), true});
                return accesses;
              },
              [this](const fake::Launch &launch) {
                auto a = launch.argument<AdamWArguments>(0);
                if (const auto *made = update("an update", a.parameter, a.gradient, a.n)) {
                  updateMoment(*made, Made::Kind::FirstMoment, a.m, a.n);
                  updateMoment(*made, Made::Kind::SecondMoment, a.v, a.n);
                }
              }});
  device.add("pipeline_rt_sgd", {{sizeof(SgdArguments)},
                                 [=](const fake::Launch &launch) {
                                   auto a = launch.argument<SgdArguments>(0);
                                   std::vector<fake::Access> accesses = accessesOf(a.gradient, a.n);
                                   accesses.push_back({a.parameter, bytesOf(a.n), true});
                                   return accesses;
                                 },
                                 [this](const fake::Launch &launch) {
                                   auto a = launch.argument<SgdArguments>(0);
                                   update("an update", a.parameter, a.gradient, a.n);
                                 }});
  // Each gradient's square is 1, in the first of the blocks.
  device.add("pipeline_rt_squares",
             {{sizeof(SquaresArguments)},
              [](const fake::Launch &launch) {
                auto a = launch.argument<SquaresArguments>(0);
                std::vector<fake::Access> accesses = accessesOf(a.gradient, a.n);
                accesses.push_back(
                    {a.partials, launch.grid.x * static_cast<std::int64_t>(sizeof(double)), true});
                return accesses;
              },
              [this](const fake::Launch &launch) {
                auto a = launch.argument<SquaresArguments>(0);
                std::vector<Stamp> additions;
                std::string wrong = readGradient(a.gradient, a.n, additions);
                if (wrong.empty() && !model.isGradient(additions))
                  wrong = "it is of " + model.table.describeMicrobatches(additions) +
                          ", which is no parameter's gradient of a step";
                if (!wrong.empty())
                  report("a gradient in a norm: " + wrong);
                std::fill_n(a.partials, launch.grid.x, 0.0);
                a.partials[0] = 1;
              }});
}

} // namespace pipeline::test
