//===- CudaRank.h - One rank on a CUDA device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_CUDARANK_H
#define PIPELINE_RUNTIME_LIB_CUDA_CUDARANK_H

#include "../RankContext.h"
#include "Contractions.h"
#include "DeviceTimes.h"
#include "Kernels.h"
#include "Reports.h"
#include "Staging.h"
#include "StepGraphs.h"
#include "Streams.h"
#include "UpdateKernels.h"

namespace pipeline::runtime {

/// One rank on a CUDA device: its memory, streams and tables, and the functions of the C ABI.
class CudaRank final : public RankDevice {
public:
  /// With \p graphs, which may be null, steps become graphs of CUDA.
  CudaRank(pipeline_rt_rank &rank, const CudaOptions::Rank &options, const Kernels &kernels,
           CudaTransport &transport, std::shared_ptr<StepGraphs> graphs);
  ~CudaRank() override;

  /// The device of a rank of a program for CUDA.
  static CudaRank &of(pipeline_rt_rank *rank) { return static_cast<CudaRank &>(*rank->device); }

  bool allocate(std::int64_t arenaBytes) override;
  void *arena() const override { return memory; }
  std::int64_t allocatedBytes() const override { return memoryBytes; }
  ProgramStart beginProgram(ProgramKind program) override;
  bool endProgram() override;
  bool beginAction(const TraceEvent &action) override { return times.beginAction(action); }
  bool endAction() override { return times.endAction(); }
  bool write(std::int64_t offset, const void *from, std::int64_t bytes) override;
  Status read(std::int64_t offset, void *to, std::int64_t bytes) const override;
  HostWork hostWork() const override { return meter.total(); }
  void quiesce() override { streams.quiesce(); }

  // The C ABI. False if the run has failed.

  bool launch(std::int32_t kernel, dim3 grid, dim3 block, std::uint32_t sharedBytes,
              const std::uint64_t *arguments, std::int32_t count);
  bool loadInput(std::int32_t input, std::int64_t microbatch, void *destination, std::int64_t bytes,
                 std::int32_t stream);
  bool reportScalar(std::int32_t output, std::int64_t microbatch, const float *value);
  bool initNormal(float *p, std::int64_t n, const char *name, float mean, float deviation);
  bool fill(void *p, std::int64_t n, std::int32_t elementBytes, std::uint64_t bits);
  bool zero(void *p, std::int64_t bytes);
  bool copy(void *to, const void *from, std::int64_t bytes);
  bool exchangeWeights();
  bool gradientNorm(std::int32_t index, const Gradient &gradient, std::int64_t n);
  bool exchangeNorms();
  bool updateAdamW(const Gradient &gradient, float *parameter, float *m, float *v, std::int64_t n);
  bool updateSgd(const Gradient &gradient, float *parameter, std::int64_t n);

  HostMeter meter;
  Streams streams;
  Contractions contractions;
  DeviceTimes times;

private:
  /// What the runtime keeps behind the arena, in the same allocation.
  struct Tables {
    StepValues *step = nullptr;
    /// Each rank's, and those of all ranks.
    float *weights = nullptr, *allWeights = nullptr;
    double *norms = nullptr, *allNorms = nullptr;
    double *partials = nullptr;
    char *scratch = nullptr;
  };
  /// In pinned memory: what a step begins with, and what became of it.
  struct HostValues {
    StepValues initial;
    GradientScales final;
  };

  std::int64_t placeTables(std::int64_t first);
  bool reserveShared(std::int32_t kernel, std::uint32_t bytes);
  bool toDevice(void *to, const void *from, std::int64_t bytes);
  bool describe(const Gradient &gradient, DeviceGradient &onDevice);
  template <typename Arguments>
  bool launchOwn(OwnKernel kernel, std::int64_t blocks, const Arguments &arguments);
  template <typename Arguments>
  bool launchElements(OwnKernel kernel, const Arguments &arguments);
  bool setConstants();
  bool beginStep();
  bool endStep();
  bool runStep();
  bool loadKept();

  pipeline_rt_rank &rank;
  const CudaOptions::Rank options;
  const Kernels &kernels;
  CudaTransport &transport;
  Staging staging;
  Reports reports;
  const std::shared_ptr<StepGraphs> graphs;

  /// How a program runs this time.
  enum class Way { Called, Captured, Launched };
  /// One input of a microbatch, where a graph copies it from.
  struct KeptLoad {
    std::int32_t input;
    std::int64_t microbatch;
    Staging::Slot *slot;
  };
  /// What a program that is launched takes from the host and gives to it.
  struct Program {
    std::int64_t calls = 0;
    std::vector<KeptLoad> loads;
    std::vector<Reports::Report> reports;
    std::int64_t actions = 0;
  };
  /// By ProgramKind; and the one that runs.
  Program programs[3];
  ProgramKind kind = ProgramKind::Initialize;
  Way way = Way::Called;
  /// The actions of the rank when it began.
  std::int64_t firstAction = 0;
  Program &program() { return programs[static_cast<std::size_t>(kind)]; }
  Way nextWay();

  void *memory = nullptr;
  std::int64_t memoryBytes = 0;
  Tables tables;
  HostValues *hostValues = nullptr;
  /// What the device will have where the compute stream is now.
  StepConstants constants;
  /// By kernel: the shared memory that the device grants it, beyond what it grants all.
  std::vector<std::uint32_t> sharedBytes;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_CUDARANK_H
