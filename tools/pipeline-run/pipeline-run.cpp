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
// process, and reports. What is wrong with the command line, the model, the data,
// the weights or a file to be written is found before anything is compiled or trained.
//
//===----------------------------------------------------------------------===//

#include "Host.h"
#include "Job.h"
#include "Options.h"
#include "Output.h"
#include "Progress.h"
#include "Report.h"
#include "TensorOutput.h"

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

/// Reads, checks and compiles the model. The IR is gone when this returns. Errors are printed.
static FailureOr<Job> prepare(Options &options) {
  DialectRegistry registry;
  registerAllPipelineDialects(registry);
  MLIRContext context(registry);
  // A schedule or a stage can be thousands of characters long.
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler printer(&context, printDiagnostic);
  return driver::prepare(context, options);
}

static std::vector<uint64_t> hash(llvm::ArrayRef<ParameterPlace> places, const uint8_t *arena) {
  std::vector<uint64_t> hashes;
  hashes.reserve(places.size());
  for (const ParameterPlace &place : places)
    hashes.push_back(llvm::xxh3_64bits(llvm::ArrayRef(arena + place.last, place.tensor.bytes())));
  return hashes;
}

namespace {
/// What a run writes besides its report, all of it opened before it starts.
struct Outputs {
  Output json, trace;
  TensorOutput gradients, save;

  static llvm::Expected<Outputs> open(const FileOptions &files) {
    auto json = Output::open("json", files.json);
    auto trace = Output::open("trace", files.trace);
    auto gradients = TensorOutput::open("gradients", files.gradients);
    auto save = TensorOutput::open("save", files.save);
    if (json && trace && gradients && save)
      return Outputs{std::move(*json), std::move(*trace), std::move(*gradients), std::move(*save)};
    return llvm::joinErrors(llvm::joinErrors(json.takeError(), trace.takeError()),
                            llvm::joinErrors(gradients.takeError(), save.takeError()));
  }
};
} // namespace

static llvm::Error toError(const runtime::Status &status) {
  return status.ok() ? llvm::Error::success() : llvm::createStringError(status.message());
}

/// Trains, fills the record, and writes the files of tensors.
static llvm::Error train(const Job &job, Outputs &outputs, Record &record,
                         std::unique_ptr<runtime::Run> &run) {
  runtime::RunOptions options = getRunOptions(record.options, job);
  auto ranks = static_cast<int32_t>(options.programs.size());
  int64_t steps = record.options.steps;
  runtime::Status status =
      runtime::Run::create(options, runtime::createThreadsTransport(ranks), run);
  if (status.ok())
    status = run->initialize();
  auto shows = record.options.evaluates         ? Progress::Shows::Losses
               : options.optimizer.clipNorm > 0 ? Progress::Shows::Norms
                                                : Progress::Shows::Rates;
  Progress progress(llvm::errs(), steps, record.microbatch.getUnits(), record.microbatch.getUnit(),
                    shows);
  runtime::StepResult result;
  for (int64_t step = 0; step < steps && status.ok(); ++step) {
    status = run->step(result);
    if (!status.ok())
      break;
    record.steps.push_back(result);
    progress.report(result);
    if (step == 0 && outputs.gradients)
      if (llvm::Error error = outputs.gradients.writeGradients(job, *run, result))
        return error;
  }
  if (!status.ok())
    return toError(status);
  for (int32_t rank = 0; rank < ranks; ++rank) {
    record.ranks.push_back(run->statistics(rank));
    const RankPlan &plan = record.model.plans[rank];
    const auto *arena = static_cast<const uint8_t *>(run->arena(rank));
    record.parameterHashes.push_back(hash(plan.parameters, arena));
    record.bufferHashes.push_back(hash(plan.states, arena));
  }
  return outputs.save ? outputs.save.writeState(job, *run) : llvm::Error::success();
}

/// Writes the record and the trace, where they are asked for.
static llvm::Error writeReports(const Record &record, const runtime::Run &run, Outputs &outputs) {
  if (outputs.json) {
    writeJson(outputs.json.os(), record);
    if (llvm::Error error = outputs.json.keep())
      return error;
  }
  if (!outputs.trace)
    return llvm::Error::success();
  if (llvm::Error error =
          toError(runtime::writeTraceFile(outputs.trace.getPath(), record.model.name, run.trace())))
    return error;
  return outputs.trace.keep();
}

int main(int argc, char **argv) {
  llvm::InitLLVM initialize(argc, argv);
  registerAllPipelinePasses();
  Options options;
  if (llvm::Error error = parseOptions(argc, argv, options))
    return fail(std::move(error));
  llvm::Expected<Outputs> outputs = Outputs::open(options.files);
  if (!outputs)
    return fail(outputs.takeError());
  FailureOr<Job> job = prepare(options);
  if (failed(job))
    return EXIT_FAILURE;
  Record record{options, job->microbatch, job->model, getHost(options.engine), {}, {}, {}, {}};
  printPlan(llvm::outs(), record);
  std::unique_ptr<runtime::Run> run;
  if (llvm::Error error = train(*job, *outputs, record, run))
    return fail(std::move(error));
  printResults(llvm::outs(), record);
  if (llvm::Error error = writeReports(record, *run, *outputs))
    return fail(std::move(error));
  return EXIT_SUCCESS;
}
