//===- Pipelines.cpp - The whole compiler, told in order --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Pipelines/Pipelines.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Schedule/Csv.h"
#include "pipeline/Schedule/Generators.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace pipeline {

/// Each phase is verified as soon as it is reached: what is wrong is reported
/// where it went wrong, not three phases later.
static void verify(OpPassManager &pm, Phase phase) {
  pm.addPass(createVerifyPass({stringifyPhase(phase).str()}));
}

/// Sets `option` unless it was chosen.
template <typename Option, typename T>
static void setDefault(Option &option, const T &value) {
  if (!option.hasValue())
    option = value;
}

/// What a file of schedules says about its pipeline.
static void applyCsvDefaults(CompileOptions &options) {
  auto file = llvm::MemoryBuffer::getFile(options.csv, /*IsText=*/false);
  if (!file)
    return;
  auto imported = schedule::readCsv((*file)->getBuffer());
  if (!imported)
    return;
  const schedule::Problem &problem = imported->problem;
  setDefault(options.ranks, problem.ranks);
  setDefault(options.chunks, problem.chunks);
  setDefault(options.microbatches, int64_t{problem.microbatches});
  setDefault(options.splitBackward, imported->schedule.hasSplitBackwards());
  if (options.placement.hasValue() || !options.owners.empty())
    return;
  const schedule::Placement &placement = problem.placement;
  options.placement = placement.kind();
  if (placement.kind() != schedule::PlacementKind::List)
    return;
  for (int32_t stage = 0; stage < placement.stages(); ++stage) {
    options.owners.push_back(placement.ownerOf(stage));
    if (placement.copies() == 2)
      options.mirrors.push_back(placement.ownerOf(stage, 1));
  }
}

void applyScheduleDefaults(CompileOptions &options) {
  const schedule::Generator *generator = schedule::findGenerator(options.schedule.getValue());
  if (!generator)
    return;
  if (generator->takes(schedule::Option::Csv))
    applyCsvDefaults(options);
  setDefault(options.chunks, generator->defaultChunks);
  setDefault(options.placement,
             options.owners.empty() ? generator->defaultPlacement : schedule::PlacementKind::List);
  setDefault(options.splitBackward, generator->backwards == schedule::Backwards::Split);
}

llvm::Error checkCompileOptions(const CompileOptions &options) {
  if (options.target == Target::Cuda && options.packWeights.hasValue() && options.packWeights)
    return llvm::createStringError(
        "products on CUDA devices read parameters as they are; leave out pack-weights with "
        "target=cuda");
  return llvm::Error::success();
}

llvm::StringRef getPrecisionName(Precision precision) {
  switch (precision) {
  case Precision::f32:
    return "f32";
  case Precision::tf32:
    return "tf32";
  case Precision::bf16:
    return "bf16";
  }
  llvm_unreachable("all precisions are handled");
}

/// The pipeline that compiles layers.
static std::string getCodegen(const CompileOptions &options) {
  if (options.target == Target::Cuda)
    return llvm::formatv("pipe-gpu-codegen{{gemm-workspace={0} precision={1} epilogues={2}}",
                         options.gemmWorkspace.getValue(), getPrecisionName(options.gpuPrecision),
                         options.gpuEpilogues.getValue());
  return options.packWeights ? "pipe-cpu-codegen" : "pipe-cpu-codegen{pack=false}";
}

void buildPlanPipeline(OpPassManager &pm, const CompileOptions &given) {
  CompileOptions options;
  options.copyOptionValuesFrom(given);
  applyScheduleDefaults(options);
  verify(pm, Phase::Model);

  // While layers are as they were written: what a layer costs, where models are cut and
  // what a backward reads follow from what it is made of.
  if (options.findAttention)
    pm.addPass(createFindAttentionPass());

  // Then where to cut: every later decision is per stage.
  PartitionPassOptions partition;
  partition.ranks = options.ranks;
  partition.chunks = options.chunks;
  partition.placement = options.placement;
  partition.owners.assign(options.owners.begin(), options.owners.end());
  partition.mirrors.assign(options.mirrors.begin(), options.mirrors.end());
  partition.strategy = options.strategy;
  partition.split.assign(options.split.begin(), options.split.end());
  partition.costs = options.costs;
  pm.addPass(createPartitionPass(partition));
  verify(pm, Phase::Partitioned);

  // Before it is decided what is kept, so that it is bf16.
  if (options.target == Target::Cuda && options.gpuPrecision == Precision::bf16)
    pm.addPass(createRoundContractionsPass());

  // On whole layers, before anything is scheduled: what a backward reads decides
  // what must be kept and what crosses ranks.
  DifferentiatePassOptions differentiate;
  differentiate.recompute = options.recompute;
  differentiate.splitBackward = options.splitBackward;
  differentiate.forwardOnly = options.forwardOnly;
  differentiate.printSaved = options.printSaved;
  pm.addPass(createDifferentiatePass(differentiate));
  verify(pm, Phase::Differentiated);

  // Policy: which order. The only pass that knows a schedule by name.
  SchedulePassOptions schedule;
  schedule.schedule = options.schedule;
  schedule.microbatches = options.microbatches;
  schedule.remainder = options.remainder;
  schedule.steps = options.steps;
  schedule.group = options.group;
  schedule.warmUp = options.warmUp;
  schedule.memoryLimit.assign(options.memoryLimit.begin(), options.memoryLimit.end());
  schedule.searchBudget = options.searchBudget;
  schedule.periodic = options.periodic;
  schedule.csv = options.csv;
  pm.addPass(createSchedulePass(schedule));
  verify(pm, Phase::Scheduled);

  // Mechanism: messages, waits and slots follow from graph and order.
  LowerToRanksPassOptions lower;
  lower.optimizer = options.optimizer;
  lower.clip = options.clip;
  if (options.target == Target::Cuda)
    lower.transfers = schedule::TransferOrder::Stream;
  pm.addPass(createLowerToRanksPass(lower));

  // While programs are still straight lines, whose repetition shows.
  pm.addPass(createRollLoopsPass());
  verify(pm, Phase::Ranked);

  // What no node runs need not be compiled: B, where the graph has I and W.
  pm.addPass(createSymbolDCEPass());

  // Compiles the functions, whose scratch memory is part of the plan. Last, when
  // every buffer is known.
  pm.addPass(createPlanMemoryPass({getCodegen(options)}));

  // Once it is known which bytes ops touch: what streams must order is about bytes.
  if (options.target == Target::Cuda)
    pm.addPass(createAssignStreamsPass());
  verify(pm, Phase::Planned);
}

void buildCodePipeline(OpPassManager &pm, const CompileOptions &options) {
  // Programs become functions among those that they call, so that one lowering
  // does for both.
  pm.addPass(createConvertPipeToLLVMPass());
  if (options.target == Target::Cpu)
    return buildCpuLoweringPipeline(pm);
  GpuLoweringOptions gpu;
  gpu.arch = ArrayRef<std::string>(options.gpuArch);
  gpu.cubin = options.cubin;
  buildGpuLoweringPipeline(pm, gpu);
}

} // namespace pipeline
