//===- Pipelines.h - The whole compiler -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a model to code, in one call: `--pipe-compile` and what `pipeline-run`
// does before it runs.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_PIPELINES_PIPELINES_H
#define PIPELINE_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassOptions.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"

namespace mlir {
class DialectRegistry;
class OpPassManager;
} // namespace mlir

namespace pipeline {

/// Options of the pipeline `pipe-compile`; each is one of the pass that it names.
struct CompileOptions : mlir::PassPipelineOptions<CompileOptions> {
  // pipe-partition
  Option<int32_t> ranks{*this, "ranks", llvm::cl::desc("Ranks of the pipeline"), llvm::cl::init(1)};
  Option<int32_t> chunks{*this, "chunks", llvm::cl::desc("Stages of every rank"),
                         llvm::cl::init(1)};
  Option<schedule::PlacementKind> placement{
      *this, "placement", llvm::cl::desc("Which rank owns which stage"),
      llvm::cl::init(schedule::PlacementKind::Loop),
      llvm::cl::values(
          clEnumValN(schedule::PlacementKind::Loop, "loop", "Stage s on rank s mod ranks"),
          clEnumValN(schedule::PlacementKind::V, "v", "Down the ranks and up again"),
          clEnumValN(schedule::PlacementKind::List, "list", "As owners says"))};
  ListOption<int32_t> owners{*this, "owners",
                             llvm::cl::desc("For placement=list: the rank of every stage")};
  Option<PartitionStrategy> strategy{
      *this, "strategy", llvm::cl::desc("Where layers are split"),
      llvm::cl::init(PartitionStrategy::Balanced),
      llvm::cl::values(clEnumValN(PartitionStrategy::Balanced, "balanced",
                                  "So that the most loaded rank has the least load"),
                       clEnumValN(PartitionStrategy::Uniform, "uniform", "Equal numbers of layers"),
                       clEnumValN(PartitionStrategy::Explicit, "explicit", "As split says"))};
  ListOption<int64_t> split{
      *this, "split", llvm::cl::desc("For strategy=explicit: the number of layers of every stage")};
  Option<std::string> costs{
      *this, "costs",
      llvm::cl::desc("For strategy=balanced: a JSON file with the cost of every layer")};

  // pipe-differentiate
  Option<Recompute> recompute{
      *this, "recompute", llvm::cl::desc("What a backward computes again"),
      llvm::cl::init(Recompute::None),
      llvm::cl::values(clEnumValN(Recompute::None, "none", "Only what is cheap"),
                       clEnumValN(Recompute::Full, "full", "The whole forward of each layer"))};
  Option<bool> splitBackward{*this, "split-backward", llvm::cl::desc("Make I and W instead of B"),
                             llvm::cl::init(false)};

  // pipe-schedule
  Option<std::string> schedule{*this, "schedule", llvm::cl::desc("The schedule's name"),
                               llvm::cl::init("1f1b")};
  Option<int64_t> microbatches{*this, "microbatches", llvm::cl::desc("Microbatches of a step"),
                               llvm::cl::init(1)};
  Option<int64_t> group{*this, "group",
                        llvm::cl::desc("Group size of an interleaved schedule; 0: its default"),
                        llvm::cl::init(0)};

  // pipe-lower-to-ranks
  Option<Optimizer> optimizer{
      *this, "optimizer", llvm::cl::desc("How parameters are updated"),
      llvm::cl::init(Optimizer::AdamW),
      llvm::cl::values(clEnumValN(Optimizer::AdamW, "adamw", "AdamW, two moments per parameter"),
                       clEnumValN(Optimizer::Sgd, "sgd", "Gradient descent, no state"))};
  Option<bool> clip{*this, "clip",
                    llvm::cl::desc("Compute the norm of the whole gradient, to clip it"),
                    llvm::cl::init(false)};
};

/// From phase model to phase planned: all that decides anything.
void buildPlanPipeline(mlir::OpPassManager &pm, const CompileOptions &options);

/// From phase planned to the LLVM dialect: what was decided becomes code.
void buildCodePipeline(mlir::OpPassManager &pm);

/// Registers every pass and pipeline of the project, `pipe-compile` included.
void registerAllPipelinePasses();

/// Every dialect, extension and interface that the pipelines need.
void registerAllPipelineDialects(mlir::DialectRegistry &registry);

} // namespace pipeline

#endif // PIPELINE_PIPELINES_PIPELINES_H
