//===- CommandLine.cpp - The options of compiling a model -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "pipeline-runtime/KernelFiles.h"
#include "pipeline/Conversion/Gpu/Ptxas.h"
#include "pipeline/Schedule/Generators.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

#include <limits>

namespace cl = llvm::cl;

namespace pipeline::driver {

using schedule::PlacementKind;
using schedule::WarmUp;

/// The names of all schedules, for the help text.
static std::string listSchedules() {
  auto name = [](const schedule::Generator &generator) { return std::string(generator.name); };
  return "The order of a rank's actions: " +
         llvm::join(llvm::map_range(schedule::generators(), name), ", ") + " (1f1b)";
}

CompileCommandLine::CompileCommandLine()
    : model(cl::Positional, cl::Required, cl::desc("MODEL.mlir"), cl::cat(outputCategory)),
      ranks("ranks", cl::init(1), cl::value_desc("p"),
            cl::desc("Ranks, each one thread with one program (1)"), cl::cat(pipelineCategory)),
      chunks("chunks", cl::init(1), cl::value_desc("v"),
             cl::desc("Stages of every rank (as the schedule needs: 1, or 2 where "
                      "it interleaves)"),
             cl::cat(pipelineCategory)),
      microbatches("microbatches", cl::init(1), cl::value_desc("m"),
                   cl::desc("Microbatches of a step (1)"), cl::cat(pipelineCategory)),
      scheduleHelp(listSchedules()), schedule("schedule", cl::init("1f1b"), cl::value_desc("name"),
                                              cl::desc(scheduleHelp), cl::cat(pipelineCategory)),
      group("group", cl::init(0), cl::value_desc("N"),
            cl::desc("Microbatches that an interleaved schedule runs through a chunk "
                     "before it turns to the next (p)"),
            cl::cat(pipelineCategory)),
      warmUp("warmup", cl::init(WarmUp::Full),
             cl::desc("Forwards of an interleaved schedule before its first backward (full)"),
             cl::values(clEnumValN(WarmUp::Full, "full", "enough to hide latency"),
                        clEnumValN(WarmUp::Lean, "lean", "fewer, in less memory")),
             cl::cat(pipelineCategory)),
      placement("placement", cl::init(PlacementKind::Loop),
                cl::desc("Which rank owns which stage (as the schedule needs)"),
                cl::values(clEnumValN(PlacementKind::Loop, "loop", "stage s on rank s mod p"),
                           clEnumValN(PlacementKind::V, "v", "down the ranks and up again"),
                           clEnumValN(PlacementKind::Bidirectional, "bidirectional",
                                      "two copies of every stage: down the ranks, and up"),
                           clEnumValN(PlacementKind::List, "list", "as --owners says")),
                cl::cat(pipelineCategory)),
      owners("owners", cl::CommaSeparated, cl::value_desc("rank,..."),
             cl::desc("For --placement=list: the rank of every stage"), cl::cat(pipelineCategory)),
      mirrors("mirrors", cl::CommaSeparated, cl::value_desc("rank,..."),
              cl::desc("For --placement=list: the rank of every stage's second copy, "
                       "on which odd microbatches run (no second copies)"),
              cl::cat(pipelineCategory)),
      memoryLimit(
          "memory-limit", cl::CommaSeparated, cl::value_desc("K,..."),
          cl::desc("Microbatches whose activations a rank may hold in all its stages together: one "
                   "number for all ranks, or one per rank (no limit)"),
          cl::cat(pipelineCategory)),
      searchBudget("search-budget", cl::init(0), cl::value_desc("n"),
                   cl::desc("Schedules that a search may evaluate (about a second's worth)"),
                   cl::cat(pipelineCategory)),
      periodic("periodic", cl::init(true),
               cl::desc("Whether a search looks for a repeated pattern, which keeps "
                        "programs small (true)"),
               cl::cat(pipelineCategory)),
      csv("csv", cl::value_desc("file"),
          cl::desc("For --schedule=csv: the actions of every rank, as "
                   "torch.distributed.pipelining writes them"),
          cl::cat(pipelineCategory)),
      recompute("recompute", cl::init(Recompute::Selective),
                cl::desc("What a backward computes again (selective)"),
                cl::values(clEnumValN(Recompute::None, "none", "only what costs nothing"),
                           clEnumValN(Recompute::Selective, "selective",
                                      "what a pass over memory gets back, where that saves bytes"),
                           clEnumValN(Recompute::Full, "full", "the whole forward of each layer")),
                cl::cat(pipelineCategory)),
      packWeights("pack-weights", cl::init(true),
                  cl::desc("Keep packed copies of the parameters that products read, "
                           "packed once per step; without them a step is slower and "
                           "takes less memory, with the same results (true)"),
                  cl::cat(pipelineCategory)),
      findAttention(
          "find-attention", cl::init(true),
          cl::desc("Whether attention is found and computed in tiles, not as it is written (true)"),
          cl::cat(pipelineCategory)),
      printSaved("print-saved",
                 cl::desc("Print what each distinct layer keeps for its backward, and "
                          "why"),
                 cl::cat(pipelineCategory)),
      evaluate("eval",
               cl::desc("Run the forwards alone and report the losses; nothing is "
                        "trained"),
               cl::cat(trainingCategory)),
      optimizer("optimizer", cl::init(Optimizer::AdamW),
                cl::desc("How parameters are updated (adamw)"),
                cl::values(clEnumValN(Optimizer::AdamW, "adamw", "AdamW"),
                           clEnumValN(Optimizer::Sgd, "sgd", "gradient descent")),
                cl::cat(trainingCategory)),
      optLevel("O", cl::Prefix, cl::init(3), cl::value_desc("0-3"),
               cl::desc("Optimisation of the code; changes no result (3)"),
               cl::cat(outputCategory)),
      cpu("cpu", cl::value_desc("name"),
          cl::desc("LLVM's name of the processor that code is made for, of those "
                   "whose instructions this one has; changes no result (this "
                   "one)"),
          cl::cat(outputCategory)),
      target("target", cl::init(Target::Cpu), cl::desc("What the programs run on (cpu)"),
             cl::values(clEnumValN(Target::Cpu, "cpu", "processors"),
                        clEnumValN(Target::Cuda, "cuda", "NVIDIA's GPUs")),
             cl::cat(outputCategory)),
      gpuArch("gpu-arch", cl::CommaSeparated, cl::value_desc("name,..."),
              cl::desc("For --target=cuda: the GPUs that code is made for, from sm_80 on (sm_90; "
                       "for pipeline-run those that it finds)"),
              cl::cat(outputCategory)),
      cubin("cubin", cl::init(true),
            cl::desc("For --target=cuda: make machine code beside PTX, by ptxas; from PTX alone "
                     "the driver makes it at every launch (true)"),
            cl::cat(outputCategory)),
      gpuPrecision("gpu-precision", cl::init(Precision::f32),
                   cl::desc("For --target=cuda: what operands of contractions are rounded to; sums "
                            "and results are f32 (f32)"),
                   cl::values(clEnumValN(Precision::f32, "f32", "nothing"),
                              clEnumValN(Precision::tf32, "tf32", "TF32, in cuBLASLt"),
                              clEnumValN(Precision::bf16, "bf16", "bf16, by kernels")),
                   cl::cat(pipelineCategory)),
      gpuEpilogues("gpu-epilogues", cl::init(true),
                   cl::desc("For --target=cuda: let cuBLASLt add biases, and compute gelu, its "
                            "gradient and gradients of biases (true)"),
                   cl::cat(pipelineCategory)) {}

void CompileCommandLine::parse(int argc, char **argv, llvm::StringRef overview) {
  // MLIR's own, for those who look into the compiler: shown by --help-hidden.
  mlir::registerAsmPrinterCLOptions();
  mlir::registerMLIRContextCLOptions();
  mlir::registerPassManagerCLOptions();
  cl::HideUnrelatedOptions({&pipelineCategory, &trainingCategory, &outputCategory});
  cl::ParseCommandLineOptions(argc, argv, overview);
}

void CompileCommandLine::copyTo(Settings &settings) const {
  settings.engine.optLevel = optLevel;
  settings.engine.cpu = cpu;

  CompileOptions &compile = settings.compile;
  // What was not chosen is left to the schedule.
  if (has(ranks))
    compile.ranks = ranks.getValue();
  if (has(chunks))
    compile.chunks = chunks.getValue();
  if (has(placement))
    compile.placement = placement.getValue();
  if (has(microbatches))
    compile.microbatches = microbatches.getValue();
  compile.owners = llvm::to_vector(owners);
  compile.mirrors = llvm::to_vector(mirrors);
  compile.findAttention = findAttention.getValue();
  compile.recompute = recompute.getValue();
  if (has(packWeights))
    compile.packWeights = packWeights.getValue();
  compile.printSaved = printSaved.getValue();
  compile.target = target.getValue();
  compile.gpuPrecision = gpuPrecision.getValue();
  compile.gpuEpilogues = gpuEpilogues.getValue();
  compile.cubin = cubin.getValue();
  if (has(gpuArch))
    compile.gpuArch = llvm::ArrayRef(llvm::to_vector(gpuArch));
  compile.schedule = schedule.getValue();
  compile.group = group.getValue();
  compile.warmUp = warmUp.getValue();
  compile.memoryLimit = llvm::to_vector(memoryLimit);
  compile.searchBudget = searchBudget.getValue();
  compile.periodic = periodic.getValue();
  compile.csv = csv.getValue();
  applyScheduleDefaults(compile);
  compile.optimizer = optimizer.getValue();
  compile.forwardOnly = evaluate.getValue();
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static schedule::Expected<schedule::Problem> getProblem(const CompileOptions &options) {
  bool isList = options.placement == PlacementKind::List;
  if (!options.owners.empty() && !isList)
    return schedule::Error{"--owners is for --placement=list; drop one or set the other"};
  if (!options.mirrors.empty() && !isList)
    return schedule::Error{"--mirrors is for --placement=list; drop one or set the other"};
  auto microbatches = static_cast<int32_t>(options.microbatches);
  if (!isList)
    return schedule::Problem::create(options.ranks, options.chunks, microbatches,
                                     options.placement);
  if (options.owners.empty())
    return schedule::Error{"--placement=list needs --owners, the rank of every stage"};
  if (!options.mirrors.empty() && options.mirrors.size() != options.owners.size())
    return schedule::Error{"--owners names the ranks of " + std::to_string(options.owners.size()) +
                           " stages, but --mirrors those of " +
                           std::to_string(options.mirrors.size())};
  schedule::Problem problem;
  problem.ranks = options.ranks;
  problem.chunks = options.chunks;
  problem.microbatches = microbatches;
  problem.placement = schedule::Placement::list({options.owners.begin(), options.owners.end()},
                                                {options.mirrors.begin(), options.mirrors.end()});
  return problem;
}

/// Whether the schedule updates weights while microbatches are in flight. Fails where there is no
/// such schedule for such a pipeline: the compiler asks again, with the stages of the model; what
/// can be known before it reads one is told here, in terms of the options.
static schedule::Expected<bool> updatesInFlight(const CompileOptions &compile) {
  schedule::Expected<schedule::Problem> problem = getProblem(compile);
  if (!problem)
    return schedule::Error{problem.error()};
  if (schedule::Status status =
          problem->limitShares({compile.memoryLimit.begin(), compile.memoryLimit.end()});
      !status)
    return schedule::Error{"--memory-limit: " + status.error()};
  schedule::GeneratorOptions options;
  options.groupSize = static_cast<int32_t>(compile.group);
  options.warmUp = compile.warmUp;
  // Whether there is one at all: a single try says it.
  const schedule::Generator *generator = schedule::findGenerator(compile.schedule.getValue());
  if (compile.searchBudget != 0 || (generator && generator->takes(schedule::Option::Search)))
    options.searchBudget = 1;
  std::unique_ptr<llvm::MemoryBuffer> file;
  if (!compile.csv.empty()) {
    auto opened = llvm::MemoryBuffer::getFile(compile.csv, /*IsText=*/false);
    if (!opened)
      return schedule::Error{"--csv: can't read '" + compile.csv.getValue() +
                             "': " + opened.getError().message()};
    file = std::move(*opened);
    options.csv = file->getBuffer();
  }
  auto order = schedule::generate(compile.schedule.getValue(), *problem, options);
  if (!order)
    return schedule::Error{order.error()};
  return order->updates != schedule::WeightUpdates::AtEnd;
}

/// What an evaluation has no use for.
static void checkEvaluation(const CompileCommandLine &line, Checker &checker) {
  const cl::Option *ofTraining[] = {&line.optimizer, &line.recompute, &line.printSaved};
  for (const cl::Option *option : ofTraining)
    if (has(*option))
      checker.fail("--", option->ArgStr, " is for training; drop it, or --eval");
}

/// What the target has no use for, and whether code for it can be made here.
static void checkTarget(const CompileCommandLine &line, const CompileOptions &compile,
                        Checker &checker) {
  if (compile.target == Target::Cpu) {
    const cl::Option *ofGpus[] = {std::addressof(line.gpuArch), &line.cubin, &line.gpuPrecision,
                                  &line.gpuEpilogues};
    for (const cl::Option *option : ofGpus)
      if (has(*option))
        checker.fail("--", option->ArgStr, " is for --target=cuda; drop it");
    return;
  }
  if (has(line.packWeights))
    checker.fail(
        "--pack-weights is for --target=cpu: GPUs multiply parameters as they are; drop it");
  llvm::StringSet<> names;
  for (const std::string &name : compile.gpuArch) {
    auto architecture = runtime::GpuArchitecture::parse(name);
    if (!architecture || architecture->major < 8)
      checker.fail("--gpu-arch: '", name,
                   "' is no architecture that code can be made for; those are sm_80 and newer");
    else if (!names.insert(name).second)
      checker.fail("--gpu-arch names '", name, "' twice");
  }
  if (compile.cubin)
    if (llvm::Expected<std::string> ptxas = findPtxas(); !ptxas)
      checker.fail("--target=cuda: ", llvm::toString(ptxas.takeError()), ", with --cubin=false");
}

void CompileCommandLine::check(Settings &settings, Checker &checker) const {
  const CompileOptions &compile = settings.compile;
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  if (compile.ranks < 1 || compile.chunks < 1 || compile.microbatches < 1 ||
      compile.microbatches > most || compile.group < 0 || compile.searchBudget < 0) {
    checker.atLeast("ranks", compile.ranks, 1);
    checker.atLeast("chunks", compile.chunks, 1);
    checker.atLeast("microbatches", compile.microbatches, 1);
    checker.atLeast("group", compile.group, 0);
    checker.atLeast("search-budget", compile.searchBudget, 0);
  } else if (schedule::Expected<bool> inFlight = updatesInFlight(compile); !inFlight) {
    checker.fail(inFlight.error());
  } else {
    settings.asynchronous = *inFlight && !compile.forwardOnly;
  }
  if (evaluate)
    checkEvaluation(*this, checker);
  checkTarget(*this, compile, checker);
  if (optLevel > 3)
    checker.fail("-O", optLevel, ": must be one of -O0, -O1, -O2 and -O3");
}

} // namespace pipeline::driver
