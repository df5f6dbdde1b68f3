//===- OwnKernels.cpp - The runtime's own kernels on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OwnKernels.h"

#include "EpilogueKernels.h"
#include "Kernels.h"
#include "UpdateKernels.h"

using namespace pipeline::runtime;

namespace pipeline::fake {
namespace {

using Accesses = std::vector<Access>;

template <typename T>
Access reading(const T *first, std::int64_t count) {
  return {first, count * static_cast<std::int64_t>(sizeof(T)), false};
}

template <typename T>
Access writing(T *first, std::int64_t count) {
  return {first, count * static_cast<std::int64_t>(sizeof(T)), true};
}

Accesses gradientOf(const DeviceGradient &gradient, std::int64_t n) {
  Accesses accesses{reading(gradient.scales, 1)};
  for (std::int32_t a = 0; a < gradient.count; ++a)
    accesses.push_back(reading(gradient.accumulators[a], n));
  return accesses;
}

Accesses accessesOf(const AdamWArguments &a) {
  Accesses accesses = gradientOf(a.gradient, a.n);
  accesses.push_back(reading(a.constants, 1));
  for (float *values : {a.parameter, a.m, a.v})
    accesses.push_back(writing(values, a.n));
  return accesses;
}

Accesses accessesOf(const SgdArguments &a) {
  Accesses accesses = gradientOf(a.gradient, a.n);
  accesses.push_back(reading(a.constants, 1));
  accesses.push_back(writing(a.parameter, a.n));
  return accesses;
}

Accesses accessesOf(const ConstantsArguments &a) { return {writing(a.place, 1)}; }

Accesses accessesOf(const FillArguments &a) { return {writing(a.p, a.n * a.elementBytes)}; }

Accesses accessesOf(const SquaresArguments &a) {
  Accesses accesses = gradientOf(a.gradient, a.n);
  accesses.push_back(writing(a.partials, (a.n + a.chunk - 1) / a.chunk));
  return accesses;
}

Accesses accessesOf(const TotalArguments &a) {
  return {reading(a.partials, a.count), writing(a.total, 1)};
}

Accesses accessesOf(const NormsArguments &a) {
  return {writing(a.tables, static_cast<std::int64_t>(a.ranks) * a.entries), writing(a.scales, 1)};
}

Accesses accessesOf(const WeightsArguments &a) {
  return {reading(a.tables, static_cast<std::int64_t>(a.ranks) * a.entries), writing(a.scales, 1)};
}

/// Elements of rows or columns: \p count runs of \p length at a distance, or all as one.
Accesses runsOf(const Elements &elements, std::int64_t count, std::int64_t distance,
                std::int64_t length, bool writes) {
  if (!elements.data)
    return {};
  std::int64_t bytes = elements.isBf16 ? 2 : 4;
  if (distance == length)
    return {{elements.data, count * length * bytes, writes}};
  Accesses accesses;
  for (std::int64_t i = 0; i < count; ++i)
    accesses.push_back({static_cast<const unsigned char *>(elements.data) + i * distance * bytes,
                        length * bytes, writes});
  return accesses;
}

Accesses accessesOf(const EpilogueArguments &a) {
  Accesses accesses = runsOf(a.c, a.n / a.columns, a.row, a.columns, true);
  auto add = [&](const Accesses &more) {
    accesses.insert(accesses.end(), more.begin(), more.end());
  };
  if (a.addsBias)
    add(runsOf(a.bias, 1, a.columns, a.columns, false));
  if (a.keeps || a.isDerivative)
    add(runsOf(a.auxiliary, a.n / a.columns, a.row, a.columns, a.keeps));
  return accesses;
}

Accesses accessesOf(const SumsArguments &a) {
  Accesses accesses = a.toNext == 1 ? runsOf(a.terms, a.length, a.toTerm, a.count, false)
                                    : runsOf(a.terms, a.count, a.toNext, a.length, false);
  accesses.push_back({a.sums.data, a.count * (a.sums.isBf16 ? 2 : 4), true});
  return accesses;
}

/// What the threads of a block do.
template <typename Part>
double sumOfBlock(Part part) {
  double sums[threadsOfBlock];
  for (unsigned thread = 0; thread < threadsOfBlock; ++thread)
    sums[thread] = part(thread);
  for (unsigned half = threadsOfBlock / 2; half > 0; half /= 2)
    for (unsigned thread = 0; thread < threadsOfBlock; ++thread)
      addHalf(sums, thread, half);
  return sums[0];
}

template <typename Arguments>
void updateAll(const Launch &, const Arguments &arguments) {
  for (std::int64_t i = 0; i < arguments.n; ++i)
    updateElement(arguments, i);
}

void run(const Launch &launch, const AdamWArguments &arguments) { updateAll(launch, arguments); }
void run(const Launch &launch, const SgdArguments &arguments) { updateAll(launch, arguments); }

void run(const Launch &, const ConstantsArguments &arguments) {
  *arguments.place = arguments.constants;
}

void run(const Launch &launch, const FillArguments &arguments) { updateAll(launch, arguments); }

void run(const Launch &launch, const SquaresArguments &arguments) {
  for (unsigned block = 0; block < launch.grid.x; ++block)
    arguments.partials[block] =
        sumOfBlock([&](unsigned thread) { return squaresOfThread(arguments, block, thread); });
}

void run(const Launch &launch, const EpilogueArguments &arguments) { updateAll(launch, arguments); }

void run(const Launch &launch, const SumsArguments &arguments) {
  float parts[threadsOfBlock];
  for (std::int64_t block = 0; block < launch.grid.x; ++block) {
    for (unsigned thread = 0; thread < threadsOfBlock; ++thread)
      parts[thread] =
          partOfSum(arguments, block * sumsOfBlock + thread % sumsOfBlock, thread / sumsOfBlock);
    for (unsigned sum = 0; sum < sumsOfBlock; ++sum)
      finishSum(arguments, block * sumsOfBlock + sum, parts);
  }
}

void run(const Launch &, const TotalArguments &arguments) {
  *arguments.total =
      sumOfBlock([&](unsigned thread) { return partialsOfThread(arguments, thread); });
}

void run(const Launch &, const NormsArguments &arguments) {
  for (std::int32_t entry = 0; entry < arguments.entries; ++entry)
    sumEntry(arguments, entry);
  finishNorms(arguments);
}

void run(const Launch &, const WeightsArguments &arguments) { finishWeights(arguments); }

template <typename Arguments>
void add(FakeDevice &device, const char *name) {
  device.add(name, {{sizeof(Arguments)},
                    [](const Launch &launch) { return accessesOf(launch.argument<Arguments>(0)); },
                    [](const Launch &launch) { run(launch, launch.argument<Arguments>(0)); }});
}

} // namespace

void addOwnKernels(FakeDevice &device) {
  add<AdamWArguments>(device, "pipeline_rt_adamw");
  add<SgdArguments>(device, "pipeline_rt_sgd");
  add<ConstantsArguments>(device, "pipeline_rt_constants");
  add<FillArguments>(device, "pipeline_rt_fill");
  add<EpilogueArguments>(device, "pipeline_rt_epilogue");
  add<SumsArguments>(device, "pipeline_rt_sums");
  add<SquaresArguments>(device, "pipeline_rt_squares");
  add<TotalArguments>(device, "pipeline_rt_total");
  add<NormsArguments>(device, "pipeline_rt_norms");
  add<WeightsArguments>(device, "pipeline_rt_weights");
}

} // namespace pipeline::fake

/// In place of a fat binary.
const void *pipeline::runtime::ownKernelImage() {
  static const char image = 0;
  return &image;
}
