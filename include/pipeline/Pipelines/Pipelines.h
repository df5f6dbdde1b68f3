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
#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "llvm/Support/Error.h"

namespace mlir {
class DialectRegistry;
class OpPassManager;
} // namespace mlir

namespace pipeline {

/// What programs run on.
enum class Target {
  Cpu,  ///< threads and memory of the host
  Cuda, ///< a device, whose streams the host gives work to
};

/// Options of the pipeline `pipe-compile`; each is one of the pass that it names.
struct CompileOptions : mlir::PassPipelineOptions<CompileOptions> {
  Option<bool> findAttention{
      *this, "find-attention",
      llvm::cl::desc("Run pipe-find-attention: compute attention in tiles, not as it is written"),
      llvm::cl::init(true)};

  Option<Target> target{
      *this, "target", llvm::cl::desc("What programs run on"), llvm::cl::init(Target::Cpu),
      llvm::cl::values(clEnumValN(Target::Cpu, "cpu", "The CPU"),
                       clEnumValN(Target::Cuda, "cuda", "CUDA devices, on streams"))};

  // pipe-partition
  Option<int32_t> ranks{*this, "ranks", llvm::cl::desc("Ranks of the pipeline"), llvm::cl::init(1)};
  Option<int32_t> chunks{*this, "chunks",
                         llvm::cl::desc("Stages of every rank; default: as the schedule needs"),
                         llvm::cl::init(1)};
  Option<schedule::PlacementKind> placement{
      *this, "placement",
      llvm::cl::desc("Which rank owns which stage; default: as the schedule needs"),
      llvm::cl::init(schedule::PlacementKind::Loop),
      llvm::cl::values(
          clEnumValN(schedule::PlacementKind::Loop, "loop", "Stage s on rank s mod ranks"),
          clEnumValN(schedule::PlacementKind::V, "v", "Down the ranks and up again"),
          clEnumValN(schedule::PlacementKind::Bidirectional, "bidirectional",
                     "Two copies: down the ranks, and up"),
          clEnumValN(schedule::PlacementKind::List, "list", "As owners says"))};
  ListOption<int32_t> owners{*this, "owners",
                             llvm::cl::desc("For placement=list: the rank of every stage")};
  ListOption<int32_t> mirrors{
      *this, "mirrors",
      llvm::cl::desc("For placement=list: the rank of every stage's second copy")};
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
      llvm::cl::init(Recompute::Selective),
      llvm::cl::values(clEnumValN(Recompute::None, "none", "Only what costs nothing"),
                       clEnumValN(Recompute::Selective, "selective",
                                  "What a pass over memory gets back, where that saves bytes"),
                       clEnumValN(Recompute::Full, "full", "The whole forward of each layer"))};
  Option<bool> splitBackward{
      *this, "split-backward",
      llvm::cl::desc("Make I and W instead of B; default: as the schedule needs"),
      llvm::cl::init(false)};

  Option<bool> forwardOnly{*this, "forward-only",
                           llvm::cl::desc("Make forwards alone, to evaluate and not to train"),
                           llvm::cl::init(false)};

  Option<bool> printSaved{
      *this, "print-saved",
      llvm::cl::desc("Print what each distinct layer keeps for its backward, and why"),
      llvm::cl::init(false)};

  // pipe-schedule
  Option<std::string> schedule{*this, "schedule", llvm::cl::desc("The schedule's name"),
                               llvm::cl::init("1f1b")};
  Option<int64_t> microbatches{*this, "microbatches", llvm::cl::desc("Microbatches of a step"),
                               llvm::cl::init(1)};
  Option<int64_t> remainder{
      *this, "remainder",
      llvm::cl::desc("Microbatches of a shorter step that ends a pass over the data; 0: none"),
      llvm::cl::init(0)};
  Option<int64_t> steps{*this, "steps",
                        llvm::cl::desc("Steps of the run, for an asynchronous schedule"),
                        llvm::cl::init(1)};
  Option<int64_t> group{*this, "group",
                        llvm::cl::desc("Group size of an interleaved schedule; 0: its default"),
                        llvm::cl::init(0)};
  Option<schedule::WarmUp> warmUp{
      *this, "warmup",
      llvm::cl::desc("Forwards of an interleaved schedule before its first backward"),
      llvm::cl::init(schedule::WarmUp::Full),
      llvm::cl::values(clEnumValN(schedule::WarmUp::Full, "full", "Enough to hide latency"),
                       clEnumValN(schedule::WarmUp::Lean, "lean", "Fewer, in less memory"))};
  ListOption<double> memoryLimit{
      *this, "memory-limit",
      llvm::cl::desc(
          "Microbatches whose activations a rank may hold: one number, or one per rank")};
  Option<int64_t> searchBudget{
      *this, "search-budget",
      llvm::cl::desc("Schedules that a search may evaluate; 0: about a second's worth"),
      llvm::cl::init(0)};
  Option<bool> periodic{*this, "periodic",
                        llvm::cl::desc("Whether a search looks for a repeated pattern"),
                        llvm::cl::init(true)};
  Option<std::string> csv{*this, "csv", llvm::cl::desc("For schedule=csv: the file")};

  // pipe-lower-to-ranks
  Option<Optimizer> optimizer{
      *this, "optimizer", llvm::cl::desc("How parameters are updated"),
      llvm::cl::init(Optimizer::AdamW),
      llvm::cl::values(clEnumValN(Optimizer::AdamW, "adamw", "AdamW, two moments per parameter"),
                       clEnumValN(Optimizer::Sgd, "sgd", "Gradient descent, no state"))};
  Option<bool> clip{*this, "clip",
                    llvm::cl::desc("Compute the norm of the whole gradient, to clip it"),
                    llvm::cl::init(false)};

  // pipe-plan-memory
  Option<bool> packWeights{
      *this, "pack-weights",
      llvm::cl::desc("Pack the parameters of products once per step, in memory of their own; for "
                     "the CPU alone"),
      llvm::cl::init(true)};

  // pipe-gpu-codegen, for target=cuda
  Option<Precision> gpuPrecision{
      *this, "gpu-precision", llvm::cl::desc("What operands of contractions are rounded to"),
      llvm::cl::init(Precision::f32),
      llvm::cl::values(clEnumValN(Precision::f32, "f32", "Nothing: products of f32"),
                       clEnumValN(Precision::tf32, "tf32", "TF32, in the library"),
                       clEnumValN(Precision::bf16, "bf16", "bf16, in memory"))};
  Option<bool> gpuEpilogues{*this, "gpu-epilogues",
                            llvm::cl::desc("Let products add rows, and compute gelu, its gradient "
                                           "and gradients of biases"),
                            llvm::cl::init(true)};
  Option<int64_t> gemmWorkspace{*this, "gemm-workspace",
                                llvm::cl::desc("Bytes of scratch memory of a product"),
                                llvm::cl::init(4194304)};

  // pipe-gpu-to-llvm, for target=cuda
  ListOption<std::string> gpuArch{*this, "gpu-arch",
                                  llvm::cl::desc("Architectures to make code for, such as sm_90"),
                                  llvm::cl::list_init<std::string>({"sm_90"})};
  Option<bool> cubin{*this, "cubin", llvm::cl::desc("Make machine code beside PTX, by ptxas"),
                     llvm::cl::init(false)};
};

/// The name of a precision, as options and plans have it.
llvm::StringRef getPrecisionName(Precision precision);

/// Fails with the reason where options contradict each other.
llvm::Error checkCompileOptions(const CompileOptions &options);

/// Sets the chunks, the placement and the split of backwards that were not chosen
/// to what the schedule needs; for a schedule from a file the ranks and
/// microbatches too. Does nothing for a schedule that is not known or can't be
/// read, which --pipe-schedule then says.
void applyScheduleDefaults(CompileOptions &options);

/// From phase model to phase planned: all that decides anything.
void buildPlanPipeline(mlir::OpPassManager &pm, const CompileOptions &options);

/// From phase planned to the LLVM dialect: what was decided becomes code. For CUDA kernels become
/// a gpu.binary beside it.
void buildCodePipeline(mlir::OpPassManager &pm, const CompileOptions &options);

/// Registers every pass and pipeline of the project, `pipe-compile` included.
void registerAllPipelinePasses();

/// Every dialect, extension and interface that the pipelines need.
void registerAllPipelineDialects(mlir::DialectRegistry &registry);

} // namespace pipeline

#endif // PIPELINE_PIPELINES_PIPELINES_H
