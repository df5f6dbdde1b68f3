//===- Options.cpp - The command line of pipeline-run -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "pipeline/Schedule/Generators.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"

#include <limits>

namespace cl = llvm::cl;

namespace pipeline::driver {

using runtime::LearningRateDecay;
using schedule::PlacementKind;
using schedule::WarmUp;

/// The names of all schedules, for the help text.
static std::string listSchedules() {
  auto name = [](const schedule::Generator &generator) { return std::string(generator.name); };
  return "The order of a rank's actions: " +
         llvm::join(llvm::map_range(schedule::generators(), name), ", ") + " (1f1b)";
}

namespace {
/// The options as they are written. Defaults stand in parentheses at the end of a description.
struct CommandLine {
  cl::OptionCategory pipelineCategory{"The pipeline"};
  cl::OptionCategory trainingCategory{"Training"};
  cl::OptionCategory outputCategory{"Files and code"};

  FileCommandLine files{outputCategory};

  cl::opt<int32_t> ranks{"ranks", cl::init(1), cl::value_desc("p"),
                         cl::desc("Ranks, each one thread with one program (1)"),
                         cl::cat(pipelineCategory)};
  cl::opt<int32_t> chunks{"chunks", cl::init(1), cl::value_desc("v"),
                          cl::desc("Stages of every rank (as the schedule needs: 1, or 2 where "
                                   "it interleaves)"),
                          cl::cat(pipelineCategory)};
  cl::opt<int32_t> microbatches{"microbatches", cl::init(1), cl::value_desc("m"),
                                cl::desc("Microbatches of a step (1)"), cl::cat(pipelineCategory)};
  std::string scheduleHelp = listSchedules();
  cl::opt<std::string> schedule{"schedule", cl::init("1f1b"), cl::value_desc("name"),
                                cl::desc(scheduleHelp), cl::cat(pipelineCategory)};
  cl::opt<int32_t> group{"group", cl::init(0), cl::value_desc("N"),
                         cl::desc("Microbatches that an interleaved schedule runs through a chunk "
                                  "before it turns to the next (p)"),
                         cl::cat(pipelineCategory)};
  cl::opt<WarmUp> warmUp{
      "warmup", cl::init(WarmUp::Full),
      cl::desc("Forwards of an interleaved schedule before its first backward (full)"),
      cl::values(clEnumValN(WarmUp::Full, "full", "enough to hide latency"),
                 clEnumValN(WarmUp::Lean, "lean", "fewer, in less memory")),
      cl::cat(pipelineCategory)};
  cl::opt<PlacementKind> placement{
      "placement", cl::init(PlacementKind::Loop),
      cl::desc("Which rank owns which stage (as the schedule needs)"),
      cl::values(clEnumValN(PlacementKind::Loop, "loop", "stage s on rank s mod p"),
                 clEnumValN(PlacementKind::V, "v", "down the ranks and up again"),
                 clEnumValN(PlacementKind::Bidirectional, "bidirectional",
                            "two copies of every stage: down the ranks, and up"),
                 clEnumValN(PlacementKind::List, "list", "as --owners says")),
      cl::cat(pipelineCategory)};
  cl::list<int32_t> owners{"owners", cl::CommaSeparated, cl::value_desc("rank,..."),
                           cl::desc("For --placement=list: the rank of every stage"),
                           cl::cat(pipelineCategory)};
  cl::list<int32_t> mirrors{"mirrors", cl::CommaSeparated, cl::value_desc("rank,..."),
                            cl::desc("For --placement=list: the rank of every stage's second copy, "
                                     "on which odd microbatches run (no second copies)"),
                            cl::cat(pipelineCategory)};
  cl::list<double> memoryLimit{
      "memory-limit", cl::CommaSeparated, cl::value_desc("K,..."),
      cl::desc("Microbatches whose activations a rank may hold in all its stages together: one "
               "number for all ranks, or one per rank (no limit)"),
      cl::cat(pipelineCategory)};
  cl::opt<int64_t> searchBudget{
      "search-budget", cl::init(0), cl::value_desc("n"),
      cl::desc("Schedules that a search may evaluate (about a second's worth)"),
      cl::cat(pipelineCategory)};
  cl::opt<bool> periodic{"periodic", cl::init(true),
                         cl::desc("Whether a search looks for a repeated pattern, which keeps "
                                  "programs small (true)"),
                         cl::cat(pipelineCategory)};
  cl::opt<std::string> csv{"csv", cl::value_desc("file"),
                           cl::desc("For --schedule=csv: the actions of every rank, as "
                                    "torch.distributed.pipelining writes them"),
                           cl::cat(pipelineCategory)};
  cl::opt<Recompute> recompute{
      "recompute", cl::init(Recompute::Selective),
      cl::desc("What a backward computes again (selective)"),
      cl::values(clEnumValN(Recompute::None, "none", "only what costs nothing"),
                 clEnumValN(Recompute::Selective, "selective",
                            "what a pass over memory gets back, where that saves bytes"),
                 clEnumValN(Recompute::Full, "full", "the whole forward of each layer")),
      cl::cat(pipelineCategory)};
  cl::opt<bool> packWeights{"pack-weights", cl::init(true),
                            cl::desc("Keep packed copies of the parameters that products read, "
                                     "packed once per step; without them a step is slower and "
                                     "takes less memory, with the same results (true)"),
                            cl::cat(pipelineCategory)};
  cl::opt<bool> findAttention{
      "find-attention", cl::init(true),
      cl::desc("Whether attention is found and computed in tiles, not as it is written (true)"),
      cl::cat(pipelineCategory)};
  cl::opt<bool> printSaved{"print-saved",
                           cl::desc("Print what each distinct layer keeps for its backward, and "
                                    "why"),
                           cl::cat(pipelineCategory)};

  cl::opt<bool> evaluate{"eval",
                         cl::desc("Run the forwards alone and report the losses; nothing is "
                                  "trained"),
                         cl::cat(trainingCategory)};
  cl::opt<int64_t> steps{"steps", cl::init(100), cl::value_desc("n"),
                         cl::desc("Updates of the parameters (100; with --inputs or --eval, as "
                                  "many steps as go through the data once)"),
                         cl::cat(trainingCategory)};
  cl::opt<Optimizer> optimizer{"optimizer", cl::init(Optimizer::AdamW),
                               cl::desc("How parameters are updated (adamw)"),
                               cl::values(clEnumValN(Optimizer::AdamW, "adamw", "AdamW"),
                                          clEnumValN(Optimizer::Sgd, "sgd", "gradient descent")),
                               cl::cat(trainingCategory)};
  cl::opt<double> learningRate{"learning-rate", cl::init(1e-3), cl::value_desc("x"),
                               cl::desc("Learning rate (0.001)"), cl::cat(trainingCategory)};
  cl::opt<uint64_t> seed{"seed", cl::init(1), cl::value_desc("n"),
                         cl::desc("Of the parameters' initial values (1)"),
                         cl::cat(trainingCategory)};
  cl::opt<double> weightDecay{"weight-decay", cl::init(0), cl::value_desc("x"),
                              cl::desc("Weight decay (adamw 0.01, sgd 0)"),
                              cl::cat(trainingCategory)};
  cl::opt<double> beta1{"beta1", cl::init(0.9), cl::value_desc("x"),
                        cl::desc("AdamW: decay of the first moment (0.9)"),
                        cl::cat(trainingCategory)};
  cl::opt<double> beta2{"beta2", cl::init(0.999), cl::value_desc("x"),
                        cl::desc("AdamW: decay of the second moment (0.999)"),
                        cl::cat(trainingCategory)};
  cl::opt<double> epsilon{"epsilon", cl::init(1e-8), cl::value_desc("x"),
                          cl::desc("AdamW: added to the denominator (1e-8)"),
                          cl::cat(trainingCategory)};
  cl::opt<double> clipNorm{"clip-norm", cl::init(0), cl::value_desc("x"),
                           cl::desc("Scale the gradient down to this norm (no clipping)"),
                           cl::cat(trainingCategory)};
  cl::opt<int64_t> warmupSteps{"warmup-steps", cl::init(0), cl::value_desc("n"),
                               cl::desc("Steps in which the learning rate rises (0)"),
                               cl::cat(trainingCategory)};
  cl::opt<LearningRateDecay> decay{
      "decay", cl::init(LearningRateDecay::None),
      cl::desc("How the learning rate falls to 0 after the warm-up (none)"),
      cl::values(clEnumValN(LearningRateDecay::None, "none", "not at all"),
                 clEnumValN(LearningRateDecay::Linear, "linear", "in a straight line"),
                 clEnumValN(LearningRateDecay::Cosine, "cosine", "as half a cosine")),
      cl::cat(trainingCategory)};

  cl::opt<unsigned> optLevel{"O",
                             cl::Prefix,
                             cl::init(3),
                             cl::value_desc("0-3"),
                             cl::desc("Optimisation of the code; changes no result (3)"),
                             cl::cat(outputCategory)};

  cl::opt<std::string> cpu{"cpu", cl::value_desc("name"),
                           cl::desc("LLVM's name of the processor that code is made for, of those "
                                    "whose instructions this one has; changes no result (this "
                                    "one)"),
                           cl::cat(outputCategory)};

  bool has(const cl::Option &option) const { return option.getNumOccurrences() > 0; }

  void copyTo(Options &options) const;
};

/// Collects errors instead of stopping at the first.
class Checker {
public:
  template <typename... Parts>
  void fail(const Parts &...parts) {
    std::string message;
    llvm::raw_string_ostream stream(message);
    (stream << ... << parts);
    errors = llvm::joinErrors(std::move(errors), llvm::createStringError(message));
  }

  void atLeast(const char *option, int64_t value, int64_t least) {
    if (value < least)
      fail("--", option, "=", value, ": must be at least ", least);
  }

  llvm::Error take() { return std::move(errors); }

private:
  llvm::Error errors = llvm::Error::success();
};
} // namespace

void CommandLine::copyTo(Options &options) const {
  files.copyTo(options.files);
  options.engine.optLevel = optLevel;
  options.engine.cpu = cpu;
  options.seed = seed;

  CompileOptions &compile = options.compile;
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
  compile.packWeights = packWeights.getValue();
  compile.printSaved = printSaved.getValue();
  compile.schedule = schedule.getValue();
  compile.group = group.getValue();
  compile.warmUp = warmUp.getValue();
  compile.memoryLimit = llvm::to_vector(memoryLimit);
  compile.searchBudget = searchBudget.getValue();
  compile.periodic = periodic.getValue();
  compile.csv = csv.getValue();
  applyScheduleDefaults(compile);
  compile.optimizer = optimizer.getValue();
  compile.clip = has(clipNorm);

  runtime::OptimizerOptions &update = options.optimizer;
  update.learningRate = learningRate;
  update.beta1 = beta1;
  update.beta2 = beta2;
  update.epsilon = epsilon;
  // PyTorch's defaults: that of AdamW is the runtime's.
  if (has(weightDecay))
    update.weightDecay = weightDecay;
  else if (optimizer == Optimizer::Sgd)
    update.weightDecay = 0;
  update.clipNorm = clipNorm;
  update.warmupSteps = warmupSteps;
  update.decay = decay;
  options.evaluates = evaluate;
  compile.forwardOnly = options.evaluates;
  options.hasSteps = has(steps);
  options.setSteps(steps);
}

void Options::setSteps(int64_t count) {
  steps = count;
  compile.steps = count;
  optimizer.totalSteps = count;
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

/// Whether there is such a schedule for such a pipeline. The compiler asks again, with the stages
/// of the model; what can be known before it reads one is told here, in terms of the options.
static void checkSchedule(const CompileOptions &compile, const FileOptions &files,
                          Checker &checker) {
  schedule::Expected<schedule::Problem> problem = getProblem(compile);
  if (!problem)
    return checker.fail(problem.error());
  if (schedule::Status status =
          problem->limitShares({compile.memoryLimit.begin(), compile.memoryLimit.end()});
      !status)
    return checker.fail("--memory-limit: ", status.error());
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
      return checker.fail("--csv: can't read '", compile.csv.getValue(),
                          "': ", opened.getError().message());
    file = std::move(*opened);
    options.csv = file->getBuffer();
  }
  auto order = schedule::generate(compile.schedule.getValue(), *problem, options);
  if (!order)
    return checker.fail(order.error());
  if (order->updates == schedule::WeightUpdates::AtEnd || compile.forwardOnly)
    return;
  if (!files.gradients.empty())
    checker.fail("--gradients: ", compile.schedule.getValue(),
                 " updates its stages at different times, so that a step has no gradient; drop the "
                 "option, or choose a synchronous schedule");
  if (compile.clip)
    checker.fail("--clip-norm: ", compile.schedule.getValue(),
                 " updates its stages at different times, so that the whole gradient has no norm; "
                 "drop the option, or choose a synchronous schedule");
}

/// What an evaluation has no use for.
static void checkEvaluation(const CommandLine &line, Checker &checker) {
  const cl::Option *ofTraining[] = {
      &line.optimizer,  &line.learningRate, &line.weightDecay, &line.beta1, &line.beta2,
      &line.epsilon,    &line.clipNorm,     &line.warmupSteps, &line.decay, &line.files.gradients,
      &line.files.save, &line.recompute,    &line.printSaved};
  for (const cl::Option *option : ofTraining)
    if (line.has(*option))
      checker.fail("--", option->ArgStr, " is for training; drop it, or --eval");
}

static void checkTraining(const CommandLine &line, const Options &options, Checker &checker) {
  checker.atLeast("steps", line.steps, 1);
  if (options.evaluates)
    return checkEvaluation(line, checker);
  if (line.has(line.clipNorm) && line.clipNorm == 0)
    checker.fail("--clip-norm=0: must be greater than 0; without the option nothing is clipped");
  if (line.optimizer == Optimizer::Sgd)
    for (const cl::opt<double> *option : {&line.beta1, &line.beta2, &line.epsilon})
      if (line.has(*option))
        checker.fail("--", option->ArgStr, " is for --optimizer=adamw; sgd has none");
  if (runtime::Status status = options.optimizer.validate(); !status.ok() && line.steps > 0)
    checker.fail(status.message());
}

static llvm::Error check(const CommandLine &line, const Options &options) {
  Checker checker;
  const CompileOptions &compile = options.compile;
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  if (compile.ranks < 1 || compile.chunks < 1 || compile.microbatches < 1 ||
      compile.microbatches > most || compile.group < 0 || compile.searchBudget < 0) {
    checker.atLeast("ranks", compile.ranks, 1);
    checker.atLeast("chunks", compile.chunks, 1);
    checker.atLeast("microbatches", compile.microbatches, 1);
    checker.atLeast("group", compile.group, 0);
    checker.atLeast("search-budget", compile.searchBudget, 0);
  } else {
    checkSchedule(compile, options.files, checker);
  }
  checkTraining(line, options, checker);
  line.files.check([&](const llvm::Twine &message) { checker.fail(message.str()); });
  if (line.optLevel > 3)
    checker.fail("-O", line.optLevel, ": must be one of -O0, -O1, -O2 and -O3");
  CpuEngineOptions processor;
  processor.cpu = line.cpu;
  if (llvm::Error error = checkProcessor(processor))
    checker.fail("--cpu: ", llvm::toString(std::move(error)));
  return checker.take();
}

llvm::Error parseOptions(int argc, char **argv, Options &options) {
  // MLIR's own, for those who look into the compiler: shown by --help-hidden.
  mlir::registerAsmPrinterCLOptions();
  mlir::registerMLIRContextCLOptions();
  mlir::registerPassManagerCLOptions();
  CommandLine line;
  cl::HideUnrelatedOptions({&line.pipelineCategory, &line.trainingCategory, &line.outputCategory});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Trains a model as a pipeline of ranks\n\n"
      "  Splits MODEL.mlir into stages, compiles one program per rank for this machine, and\n"
      "  runs them as threads. Every synchronous schedule gives the losses of one rank, to the\n"
      "  last bit, whatever the ranks, chunks and recomputation; where stages have two owners,\n"
      "  to six digits. Asynchronous schedules compute with older weights.\n\n"
      "  Where the model's inputs in --inputs do not fill the last step, that step has fewer\n"
      "  microbatches. With --eval the losses of the forwards are reported, and their mean.\n");
  line.copyTo(options);
  return check(line, options);
}

} // namespace pipeline::driver
