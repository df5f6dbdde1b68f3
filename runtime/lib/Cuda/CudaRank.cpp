//===- CudaRank.cpp - The life of a rank on a CUDA device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaRank.h"

#include "pipeline-runtime/Random.h"

#include <algorithm>

namespace pipeline::runtime {
namespace {

/// What every allocation of CUDA is aligned to.
constexpr std::int64_t alignment = 256;
/// Inputs of so many steps are on their way at most, where a program runs several.
constexpr std::int64_t stepsAhead = 2;

} // namespace

CudaRank::CudaRank(pipeline_rt_rank &rank, const CudaOptions::Rank &options, const Kernels &kernels,
                   CudaTransport &transport, std::shared_ptr<StepGraphs> stepGraphs)
    : streams(rank, transport, meter), contractions(rank, streams, kernels), times(rank, streams),
      rank(rank), options(options), kernels(kernels), transport(transport),
      staging(streams, stepsAhead * rank.run.options.microbatches), reports(rank, streams),
      graphs(std::move(stepGraphs)), sharedBytes(static_cast<std::size_t>(kernels.count())) {}

CudaRank::~CudaRank() {
  if (graphs)
    graphs->detach(rank.index);
  if (memory)
    (void)cudaFree(memory);
  if (hostValues)
    (void)cudaFreeHost(hostValues);
}

std::int64_t CudaRank::placeTables(std::int64_t first) {
  const RunOptions &run = rank.run.options;
  std::int64_t ranks = transport.ranks();
  std::int64_t weights = run.lossWeight ? run.microbatches : 0;
  std::int64_t norms = rank.run.clips() ? run.parameters : 0;
  std::int64_t offset = first;
  auto place = [&](auto *&table, std::int64_t count) {
    offset = (offset + alignment - 1) / alignment * alignment;
    if (memory)
      table = reinterpret_cast<std::decay_t<decltype(table)>>(static_cast<char *>(memory) + offset);
    offset += count * static_cast<std::int64_t>(sizeof *table);
  };
  place(tables.step, 1);
  place(tables.weights, weights);
  place(tables.allWeights, weights * ranks);
  place(tables.norms, norms);
  place(tables.allNorms, norms * ranks);
  place(tables.partials, norms ? mostPartials : 0);
  place(tables.scratch, (ranks + 1) * CudaEndpoint::scratchBytes);
  return offset;
}

bool CudaRank::allocate(std::int64_t arenaBytes) {
  const RunOptions &run = rank.run.options;
  std::int64_t bytes = placeTables(arenaBytes);
  if (!streams.check(cudaSetDevice(options.device), "cudaSetDevice"))
    return false;
  if (Status status = kernels.prepare(); !status.ok())
    return streams.fail(status.message());
  if (!streams.check(cudaMalloc(&memory, static_cast<std::size_t>(bytes)), "cudaMalloc"))
    return false;
  memoryBytes = bytes;
  placeTables(arenaBytes);
  void *pinned = nullptr;
  if (!streams.check(cudaHostAlloc(&pinned, sizeof(HostValues), cudaHostAllocDefault),
                     "cudaHostAlloc"))
    return false;
  hostValues = new (pinned) HostValues;
  if (graphs)
    graphs->attach(rank.index, streams, options.device);
  return streams.create(options.events, options.device, tables.scratch) && contractions.create() &&
         reports.create(run.outputs * run.microbatches * run.stepsOfCall(),
                        rank.run.runsAllSteps()) &&
         zero(memory, bytes) && streams.drain() && streams.await() && transport.connect(rank.index);
}

/// StepGraphs.h says why the first call and the second are no launches.
CudaRank::Way CudaRank::nextWay() {
  std::int64_t call = program().calls++;
  if (!graphs || kind == ProgramKind::Initialize || call == 0)
    return Way::Called;
  return call == 1 ? Way::Captured : Way::Launched;
}

ProgramStart CudaRank::beginProgram(ProgramKind next) {
  kind = next;
  way = nextWay();
  firstAction = rank.actions;
  meter.begin(rank.actions);
  constants = rank.constants;
  hostValues->initial = {GradientScales(), constants};
  if (way == Way::Launched)
    return loadKept() ? ProgramStart::Kept : ProgramStart::Failed;
  reports.begin();
  streams.begin();
  if (way == Way::Captured)
    streams.keep();
  return times.begin(way == Way::Captured) && beginStep() ? ProgramStart::Called
                                                          : ProgramStart::Failed;
}

/// What the program would do on the host if it was called.
bool CudaRank::loadKept() {
  const Program &own = program();
  reports.begin(own.reports);
  rank.actions += own.actions;
  for (const KeptLoad &load : own.loads)
    if (!rank.loadInput(load.input, load.microbatch, load.slot->memory, load.slot->bytes))
      return false;
  return true;
}

/// What comes before a program on its compute stream.
bool CudaRank::beginStep() {
  const RunOptions &run = rank.run.options;
  return toDevice(tables.step, &hostValues->initial, sizeof(StepValues)) &&
         (!run.lossWeight ||
          zero(tables.weights, run.microbatches * static_cast<std::int64_t>(sizeof(float)))) &&
         (!rank.run.clips() ||
          zero(tables.norms, run.parameters * static_cast<std::int64_t>(sizeof(double))));
}

/// And behind it.
bool CudaRank::endStep() {
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  return streams.submitCall(PIPELINE_RT_CUDA_COMPUTE, "cudaMemcpyAsync",
                            [=, to = &hostValues->final, from = &tables.step->scales] {
                              return cudaMemcpyAsync(to, from, sizeof(GradientScales),
                                                     cudaMemcpyDeviceToHost, stream);
                            });
}

bool CudaRank::runStep() {
  if (way == Way::Launched)
    return graphs->launch(rank.index, kind);
  if (!streams.endProgram() || !times.endWork() || !endStep())
    return false;
  if (way == Way::Called)
    return streams.drain() && streams.await() && times.finish();
  program().reports = reports.all();
  program().actions = rank.actions - firstAction;
  return graphs->capture(rank.index, kind);
}

bool CudaRank::endProgram() {
  if (!runStep())
    return false;
  rank.gradientDivisor = hostValues->final.divisor;
  rank.gradientNorm = hostValues->final.norm;
  if (!reports.handOverAll())
    return false;
  // Where something is made that later calls find, it does not count.
  bool isFirst = way == Way::Captured || program().calls == 1;
  if (kind != ProgramKind::Initialize && (!isFirst || rank.run.runsAllSteps()))
    meter.end(rank.actions);
  return true;
}

/// From memory that stays as it is until the streams are awaited.
bool CudaRank::toDevice(void *to, const void *from, std::int64_t bytes) {
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  return streams.submitCall(PIPELINE_RT_CUDA_COMPUTE, "cudaMemcpyAsync", [=] {
    return cudaMemcpyAsync(to, from, static_cast<std::size_t>(bytes), cudaMemcpyHostToDevice,
                           stream);
  });
}

bool CudaRank::write(std::int64_t offset, const void *from, std::int64_t bytes) {
  return bytes == 0 || (toDevice(static_cast<char *>(memory) + offset, from, bytes) &&
                        streams.drain() && streams.await());
}

Status CudaRank::read(std::int64_t offset, void *to, std::int64_t bytes) const {
  // By the driving thread, whose device may be another one; copies find theirs by the stream.
  cudaStream_t stream = streams[PIPELINE_RT_CUDA_COMPUTE];
  std::string error =
      describeCall(cudaMemcpyAsync(to, static_cast<const char *>(memory) + offset,
                                   static_cast<std::size_t>(bytes), cudaMemcpyDeviceToHost, stream),
                   "cudaMemcpyAsync");
  if (error.empty())
    error = describeCall(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
  return error.empty() ? Status()
                       : Status::failure("rank " + std::to_string(rank.index) + ": " + error);
}

bool CudaRank::initNormal(float *p, std::int64_t n, const char *name, float mean, float deviation) {
  std::vector<float> values(static_cast<std::size_t>(n));
  fillNormal(values.data(), n, rank.run.options.seed, name, mean, deviation);
  return write(reinterpret_cast<char *>(p) - static_cast<char *>(memory), values.data(),
               n * static_cast<std::int64_t>(sizeof(float)));
}

} // namespace pipeline::runtime
