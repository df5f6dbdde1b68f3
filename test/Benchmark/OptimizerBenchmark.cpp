//===- OptimizerBenchmark.cpp - Speed of updates ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is done with gradients, by number of elements: in cache and, with the
// parameters of a GPT-2 of 8 layers and 256 features, out of most caches. AdamW is one
// pass that reads four arrays and writes three.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Optimizer.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <vector>

using namespace pipeline::runtime;

namespace {

constexpr std::int64_t inCache = 1 << 14, ofModel = 6'300'160;

void setBytes(benchmark::State &state, std::int64_t arrays) {
  state.SetBytesProcessed(state.iterations() * state.range(0) * arrays *
                          static_cast<std::int64_t>(sizeof(float)));
}

void adamW(benchmark::State &state) {
  std::int64_t n = state.range(0);
  std::vector<float> parameter(n, 1), gradient(n, 0.1F), m(n), v(n);
  const float *accumulators[] = {gradient.data()};
  StepConstants constants = StepConstants::at(OptimizerOptions(), 3);
  for (auto _ : state)
    updateAdamW(constants, {accumulators, 1}, parameter.data(), m.data(), v.data(), n);
  setBytes(state, 7);
}

void sgd(benchmark::State &state) {
  std::int64_t n = state.range(0);
  std::vector<float> parameter(n, 1), gradient(n, 0.1F);
  const float *accumulators[] = {gradient.data()};
  StepConstants constants = StepConstants::at(OptimizerOptions(), 3);
  for (auto _ : state)
    updateSgd(constants, {accumulators, 1}, parameter.data(), n);
  setBytes(state, 3);
}

void norm(benchmark::State &state) {
  std::int64_t n = state.range(0);
  std::vector<float> gradient(n, 0.1F);
  const float *accumulators[] = {gradient.data()};
  for (auto _ : state)
    benchmark::DoNotOptimize(sumOfSquares({accumulators, 1}, n));
  setBytes(state, 1);
}

void zero(benchmark::State &state) {
  std::int64_t n = state.range(0);
  std::vector<float> gradient(n, 0.1F);
  for (auto _ : state) {
    std::memset(gradient.data(), 0, static_cast<std::size_t>(n) * sizeof(float));
    benchmark::ClobberMemory();
  }
  setBytes(state, 1);
}

} // namespace

BENCHMARK(adamW)->Arg(inCache)->Arg(ofModel)->Unit(benchmark::kMicrosecond);
BENCHMARK(sgd)->Arg(inCache)->Arg(ofModel)->Unit(benchmark::kMicrosecond);
BENCHMARK(norm)->Arg(inCache)->Arg(ofModel)->Unit(benchmark::kMicrosecond);
BENCHMARK(zero)->Arg(inCache)->Arg(ofModel)->Unit(benchmark::kMicrosecond);
