//===- pipeline-run.cpp - Trains a model as a pipeline ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-run MODEL.mlir --ranks=2 --microbatches=8 --schedule=1f1b --data=TEXT --steps=100
//
// Compiles a model to one program per rank, runs the programs as threads of this
// process, and reports. What is wrong with the command line, the model, the text
// or a file to be written is found before anything is compiled or trained.
//
//===----------------------------------------------------------------------===//

#include "Compile.h"
#include "Host.h"
#include "Model.h"
#include "Options.h"
#include "Output.h"
#include "Progress.h"
#include "Report.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace pipeline;
using namespace pipeline::driver;

static int fail(const Twine &message) {
  llvm::WithColor::error(llvm::errs(), "pipeline-run") << message << "\n";
  return EXIT_FAILURE;
}

static int fail(llvm::Error error) {
  llvm::handleAllErrors(std::move(error),
                        [](const llvm::ErrorInfoBase &info) { fail(info.message()); });
  return EXIT_FAILURE;
}

/// Prints a diagnostic as `FILE:LINE:COLUMN: error: ...`, its notes below. Not the line of the
/// source that it is about: the head of a large model is thousands of characters long.
static LogicalResult printDiagnostic(Diagnostic &diagnostic) {
  auto print = [](Diagnostic &part) {
    std::string place = "pipeline-run";
    if (auto loc = part.getLocation()->findInstanceOf<FileLineColLoc>())
      place = llvm::formatv("{0}:{1}:{2}", loc.getFilename().getValue(), loc.getLine(),
                            loc.getColumn());
    raw_ostream &os = llvm::errs();
    switch (part.getSeverity()) {
    case DiagnosticSeverity::Error:
      llvm::WithColor::error(os, place);
      break;
    case DiagnosticSeverity::Warning:
      llvm::WithColor::warning(os, place);
      break;
    case DiagnosticSeverity::Note:
      llvm::WithColor::note(os, place);
      break;
    case DiagnosticSeverity::Remark:
      llvm::WithColor::remark(os, place);
      break;
    }
    os << part << "\n";
  };
  print(diagnostic);
  for (Diagnostic &note : diagnostic.getNotes())
    print(note);
  return success();
}

namespace {
/// A compiled model and the text that it trains on.
struct Job {
  TextShape shape;
  std::unique_ptr<runtime::DataSource> text;
  CompiledModel model;
};
} // namespace

/// Reads, checks and compiles the model. The IR is gone when this returns: a run holds its code and
/// its arenas, nothing else. Errors are printed.
static FailureOr<Job> prepare(const Options &options) {
  DialectRegistry registry;
  registerAllPipelineDialects(registry);
  MLIRContext context(registry);
  // A schedule or a stage can be thousands of characters long.
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler printer(&context, printDiagnostic);
  OwningOpRef<ModuleOp> module = readModel(context, options.model);
  if (!module)
    return failure();
  FailureOr<TextShape> shape = getTextShape(*module);
  if (failed(shape))
    return failure();

  Job job;
  job.shape = *shape;
  runtime::TextOptions text;
  text.path = options.data;
  text.batch = shape->batch;
  text.sequence = shape->sequence;
  text.microbatches = options.compile.microbatches;
  text.vocabulary = shape->vocabulary;
  if (runtime::Status status = runtime::openText(text, job.text); !status.ok()) {
    fail(status.message());
    return failure();
  }
  FailureOr<CompiledModel> model = compile(*module, options);
  if (failed(model))
    return failure();
  job.model = std::move(*model);
  return job;
}

static runtime::RunOptions getRunOptions(const Options &options, const Job &job) {
  runtime::RunOptions run;
  run.programs = job.model.programs;
  run.microbatches = options.compile.microbatches;
  if (job.model.runsAllSteps)
    run.stepsOfProgram = options.steps;
  run.seed = options.seed;
  run.optimizer = options.optimizer;
  run.inputs = job.model.inputs;
  run.source = job.text.get();
  run.outputs = static_cast<int32_t>(job.model.outputs.size());
  run.parameters = static_cast<int32_t>(job.model.parameterTensors);
  run.timeContractions = true;
  if (!options.trace.empty()) {
    // F, I and W of every stage and microbatch; a trace of more than this is beyond its viewers.
    constexpr int64_t mostEvents = 1 << 22;
    int64_t ofStep = 3 * int64_t{options.compile.chunks} * options.compile.microbatches;
    run.traceCapacity = ofStep > mostEvents / options.steps ? mostEvents : ofStep * options.steps;
  }
  return run;
}

static std::vector<uint64_t> hashParameters(const RankPlan &plan, const uint8_t *arena) {
  std::vector<uint64_t> hashes;
  hashes.reserve(plan.parameters.size());
  for (const ParameterPlace &parameter : plan.parameters)
    hashes.push_back(llvm::xxh3_64bits(llvm::ArrayRef(arena + parameter.offset, parameter.bytes)));
  return hashes;
}

/// Trains, and fills the record.
static runtime::Status train(const runtime::RunOptions &options, int64_t steps, Record &record,
                             std::unique_ptr<runtime::Run> &run) {
  auto ranks = static_cast<int32_t>(options.programs.size());
  runtime::Status status =
      runtime::Run::create(options, runtime::createThreadsTransport(ranks), run);
  if (status.ok())
    status = run->initialize();
  Progress progress(llvm::errs(), steps, record.getTokensOfStep(), options.optimizer.clipNorm > 0);
  runtime::StepResult result;
  for (int64_t step = 0; step < steps && status.ok(); ++step) {
    status = run->step(result);
    if (!status.ok())
      break;
    record.steps.push_back(result);
    progress.report(result);
  }
  for (int32_t rank = 0; rank < ranks && status.ok(); ++rank) {
    record.ranks.push_back(run->statistics(rank));
    record.parameterHashes.push_back(
        hashParameters(record.model.plans[rank], static_cast<const uint8_t *>(run->arena(rank))));
  }
  return status;
}

int main(int argc, char **argv) {
  llvm::InitLLVM initialize(argc, argv);
  registerAllPipelinePasses();
  Options options;
  if (llvm::Error error = parseOptions(argc, argv, options))
    return fail(std::move(error));
  llvm::Expected<Output> json = Output::open("json", options.json);
  if (!json)
    return fail(json.takeError());
  llvm::Expected<Output> trace = Output::open("trace", options.trace);
  if (!trace)
    return fail(trace.takeError());

  FailureOr<Job> job = prepare(options);
  if (failed(job))
    return EXIT_FAILURE;
  Record record{options, job->shape, job->model, getHost(), {}, {}, {}};
  printPlan(llvm::outs(), record);
  std::unique_ptr<runtime::Run> run;
  if (runtime::Status status = train(getRunOptions(options, *job), options.steps, record, run);
      !status.ok())
    return fail(status.message());
  printResults(llvm::outs(), record);

  if (*json) {
    writeJson(json->os(), record);
    if (llvm::Error error = json->keep())
      return fail(std::move(error));
  }
  if (*trace) {
    runtime::Status status =
        runtime::writeTraceFile(trace->getPath(), job->model.name, run->trace());
    if (!status.ok())
      return fail(status.message());
    if (llvm::Error error = trace->keep())
      return fail(std::move(error));
  }
  return EXIT_SUCCESS;
}
