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
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {

/// Each phase is verified as soon as it is reached: what is wrong is reported
/// where it went wrong, not three phases later.
static void verify(OpPassManager &pm, Phase phase) {
  pm.addPass(createVerifyPass({stringifyPhase(phase).str()}));
}

void buildPlanPipeline(OpPassManager &pm, const CompileOptions &options) {
  verify(pm, Phase::Model);

  // First of all where to cut: every later decision is per stage.
  PartitionPassOptions partition;
  partition.ranks = options.ranks;
  partition.chunks = options.chunks;
  partition.placement = options.placement;
  partition.owners.assign(options.owners.begin(), options.owners.end());
  partition.strategy = options.strategy;
  partition.split.assign(options.split.begin(), options.split.end());
  partition.costs = options.costs;
  pm.addPass(createPartitionPass(partition));
  verify(pm, Phase::Partitioned);

  // On whole layers, before anything is scheduled: what a backward reads decides
  // what must be kept and what crosses ranks.
  DifferentiatePassOptions differentiate;
  differentiate.recompute = options.recompute;
  differentiate.splitBackward = options.splitBackward;
  pm.addPass(createDifferentiatePass(differentiate));
  verify(pm, Phase::Differentiated);

  // Policy: which order. The only pass that knows a schedule by name.
  SchedulePassOptions schedule;
  schedule.schedule = options.schedule;
  schedule.microbatches = options.microbatches;
  schedule.group = options.group;
  pm.addPass(createSchedulePass(schedule));
  verify(pm, Phase::Scheduled);

  // Mechanism: messages, waits and slots follow from graph and order.
  LowerToRanksPassOptions lower;
  lower.optimizer = options.optimizer;
  lower.clip = options.clip;
  pm.addPass(createLowerToRanksPass(lower));

  // While programs are still straight lines, whose repetition shows.
  pm.addPass(createRollLoopsPass());
  verify(pm, Phase::Ranked);

  // Compiles the functions, whose scratch memory is part of the plan. Last, when
  // every buffer is known.
  pm.addPass(createPlanMemoryPass());
  verify(pm, Phase::Planned);
}

void buildCodePipeline(OpPassManager &pm) {
  // Programs become functions among those that they call, so that one lowering
  // does for both.
  pm.addPass(createConvertPipeToLLVMPass());
  buildCpuLoweringPipeline(pm);
}

} // namespace pipeline
