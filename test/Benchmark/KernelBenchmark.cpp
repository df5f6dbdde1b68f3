//===- KernelBenchmark.cpp - Speed of what is no contraction ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of Inputs/kernels.mlir, compiled as stage functions are: at the sizes
// of a GPT-2 of 256 features on 512 tokens, and with odd rows. Columns: the time of a
// call, and the bytes of arguments and results that it moves in a second.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace pipeline::test;

namespace {

constexpr int64_t tokens = 512;
/// Of attention's scores: batch times heads, and queries.
constexpr int64_t scoreBatch = 32, queries = 128;

/// The types that the kernels are written in, for rows of `columns`.
std::string defineTypes(int64_t columns) {
  std::string types;
  llvm::raw_string_ostream os(types);
  os << "!matrix = tensor<" << tokens << "x" << columns << "xf32>\n"
     << "!rows = tensor<" << tokens << "xf32>\n"
     << "!columns = tensor<" << columns << "xf32>\n"
     << "!targets = tensor<" << tokens << "xi64>\n"
     << "!scores = tensor<" << scoreBatch << "x" << queries << "x" << columns << "xf32>\n"
     << "!scoreRows = tensor<" << scoreBatch << "x" << queries << "xf32>\n";
  return types;
}

void runKernel(benchmark::State &state, const std::string &name, int64_t columns) {
  auto kernels = llvm::MemoryBuffer::getFile(PIPELINE_BENCHMARK_INPUTS "/kernels.mlir");
  if (!kernels)
    return state.SkipWithError("kernels.mlir cannot be read");
  auto context = makeContext();
  std::string error;
  auto execution = Execution::create(*context, defineTypes(columns) + (*kernels)->getBuffer().str(),
                                     name, {}, error);
  if (!execution)
    return state.SkipWithError(error.c_str());
  for (auto _ : state)
    execution->call();
  state.SetBytesProcessed(state.iterations() * execution->countBytes());
}

struct Kernel {
  const char *name;
  /// The length of a row in the model; odd ones are measured beside it.
  int64_t columns;
};

constexpr Kernel kernels[] = {
    {"gelu_forward", 1024},       {"gelu_backward", 1024},      {"bias_gelu", 1024},
    {"bias_gradient", 1024},      {"gelu_bias_backward", 1024}, {"mask_softmax", 128},
    {"softmax_backward", 128},    {"layer_norm", 256},          {"residual_layer_norm", 256},
    {"layer_norm_backward", 256}, {"cross_entropy", 256}};

} // namespace

int main(int argc, char **argv) {
  for (const Kernel &kernel : kernels)
    for (int64_t columns : {kernel.columns, int64_t{1000}, int64_t{200}, int64_t{7}}) {
      std::string name = std::string(kernel.name) + "/" + std::to_string(columns);
      auto measure = [=](benchmark::State &state) { runKernel(state, kernel.name, columns); };
      benchmark::RegisterBenchmark(name.c_str(), measure)->Unit(benchmark::kMicrosecond);
    }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
