//===- Job.cpp - What a run needs before its first step ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Job.h"

#include "mlir/IR/Diagnostics.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Frontend/GatherGuard.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace pipeline::driver {

/// A failure of the runtime as an error of no place in the model.
static LogicalResult report(MLIRContext &context, const runtime::Status &status) {
  if (status.ok())
    return success();
  return emitError(UnknownLoc::get(&context)) << status.message();
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

static LogicalResult openText(func::FuncOp model, Options &options, Job &job) {
  if (failed(checkReadsText(model.getLoc(), job.interface)))
    return failure();
  runtime::TextOptions text;
  text.path = options.files.data;
  text.batch = job.microbatch.batch;
  text.sequence = job.microbatch.sequence;
  text.microbatches = options.compile.microbatches;
  if (uint64_t bytes = 0; options.evaluates && !options.hasSteps &&
                          !llvm::sys::fs::file_size(options.files.data, bytes)) {
    // Once through the text: as many windows as lie in it side by side, each with its targets.
    int64_t windows = (static_cast<int64_t>(bytes) - 1) / text.sequence;
    options.setSteps(std::max<int64_t>(1, windows / (text.batch * text.microbatches)));
  }
  for (const runtime::ModelInput &input : job.interface.inputs)
    if (input.rows != 0 && (text.vocabulary == 0 || input.rows < text.vocabulary))
      text.vocabulary = input.rows;
  return report(*model.getContext(), runtime::openText(text, job.source));
}

static LogicalResult openInputs(func::FuncOp model, Options &options, Job &job) {
  if (job.interface.inputs.empty())
    return model.emitError() << "reads no input, so --inputs has nothing to give it";
  MLIRContext &context = *model.getContext();
  std::vector<std::string> unused;
  int64_t ofStep = options.compile.microbatches;
  if (failed(report(context,
                    runtime::openTensorInputs({options.files.inputs, job.interface.inputs, ofStep},
                                              job.source, unused))))
    return failure();
  for (const std::string &name : unused)
    emitRemark(UnknownLoc::get(&context)) << "the inputs in '" << options.files.inputs << "' hold '"
                                          << name << "', which the model does not read";
  int64_t all = job.source->microbatches();
  if (all < ofStep)
    return emitError(UnknownLoc::get(&context))
           << "the inputs in '" << options.files.inputs << "' have " << all
           << " microbatches, which do not fill a step of --microbatches=" << ofStep
           << "; a step can have at most " << all;
  if (!options.hasSteps)
    options.setSteps(llvm::divideCeil(all, ofStep));
  // What is left for the last step of a pass, if the run comes to it.
  if (options.steps > all / ofStep)
    options.compile.remainder = all % ofStep;
  return success();
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

/// Without weights every parameter must start from what the model says.
static LogicalResult checkInitialValues(func::FuncOp model, const ModelInterface &interface) {
  std::string names;
  for (const StateTensor &tensor : interface.state)
    if (!tensor.hasInitialValue)
      names += (names.empty() ? "'" : ", '") + tensor.name + "'";
  if (names.empty())
    return success();
  return model.emitError()
         << "does not say what these parameters and buffers start from: " << names
         << "; give their values with --weights=FILE, or 'pipe.init' in the model";
}

static LogicalResult openWeights(func::FuncOp model, const Options &options, Job &job) {
  if (options.files.weights.empty())
    return checkInitialValues(model, job.interface);
  MLIRContext &context = *model.getContext();
  if (failed(report(context, runtime::Checkpoint::open(options.files.weights, job.weights))))
    return failure();
  std::vector<runtime::TensorDescription> wanted(job.interface.state.begin(),
                                                 job.interface.state.end());
  if (failed(report(context, job.weights->match(wanted, job.found))))
    return failure();
  for (const std::string &alias : job.found.aliases)
    emitRemark(UnknownLoc::get(&context)) << "the weights hold a tensor twice: " << alias;
  return success();
}

/// By rank, where the weights go.
static std::vector<std::vector<runtime::InitialValue>> getInitialValues(const Job &job) {
  std::vector<std::vector<runtime::InitialValue>> values;
  if (!job.weights)
    return values;
  llvm::StringMap<const runtime::StoredTensor *> stored;
  for (auto [tensor, found] : llvm::zip_equal(job.interface.state, job.found.tensors))
    stored[tensor.name] = found;
  for (const RankPlan &plan : job.model.plans) {
    auto &ofRank = values.emplace_back();
    for (const ParameterPlace &place :
         llvm::concat<const ParameterPlace>(plan.parameters, plan.states))
      ofRank.push_back({stored.lookup(place.tensor.name), place.tensor.type, place.first});
  }
  return values;
}

/// A parameter that no layer uses is on no rank. A file of weights has its value all the same; what
/// the model says that it starts from is never made.
static void warnOfUnsaved(MLIRContext &context, const Options &options, const Job &job) {
  if (options.files.save.empty() || job.weights)
    return;
  llvm::StringSet<> held;
  for (const RankPlan &plan : job.model.plans)
    for (const ParameterPlace &place : plan.parameters)
      held.insert(place.tensor.name);
  for (const StateTensor &tensor : job.interface.state)
    if (tensor.isParameter && !held.contains(tensor.name))
      emitWarning(UnknownLoc::get(&context))
          << "--save leaves out the parameter '" << tensor.name << "', which no layer uses";
}

//===----------------------------------------------------------------------===//
// The job
//===----------------------------------------------------------------------===//

FailureOr<Job> prepare(MLIRContext &context, Options &options) {
  OwningOpRef<ModuleOp> module = readModel(context, options.files.model);
  if (!module)
    return failure();
  FailureOr<func::FuncOp> model = getModel(*module);
  FailureOr<ModelInterface> interface = readInterface(*module);
  if (failed(model) || failed(interface))
    return failure();
  Job job;
  job.interface = std::move(*interface);
  job.microbatch = getMicrobatchShape(job.interface);
  LogicalResult data = options.files.inputs.empty() ? openText(*model, options, job)
                                                    : openInputs(*model, options, job);
  if (failed(data) || failed(openWeights(*model, options, job)))
    return failure();
  // A file may hold anything, and a model that was written by hand may index with it.
  if (!options.files.inputs.empty() && failed(guardGathers(*model)))
    return failure();
  FailureOr<CompiledModel> compiled = compile(*module, options);
  if (failed(compiled))
    return failure();
  job.model = std::move(*compiled);
  warnOfUnsaved(context, options, job);
  return job;
}

runtime::RunOptions getRunOptions(const Options &options, const Job &job) {
  runtime::RunOptions run;
  run.programs = job.model.programs;
  run.microbatches = options.compile.microbatches;
  if (job.model.runsAllSteps)
    run.stepsOfProgram = options.steps;
  if (!job.model.shortPrograms.empty())
    run.shortStep = runtime::ShortStep{job.model.shortPrograms, options.compile.remainder,
                                       job.source->microbatches() / options.compile.microbatches};
  run.seed = options.seed;
  run.initialValues = getInitialValues(job);
  run.optimizer = options.optimizer;
  run.inputs = job.model.inputs;
  run.source = job.source.get();
  run.outputs = static_cast<int32_t>(job.model.outputs.size());
  for (auto [number, output] : llvm::enumerate(job.model.outputs))
    if (output.role == OutputRole::Check)
      run.checks.push_back({static_cast<int32_t>(number), output.message});
  run.lossWeight = job.model.getLossWeight();
  run.parameters = static_cast<int32_t>(job.model.parameterTensors);
  run.timeContractions = true;
  if (!options.files.trace.empty()) {
    // F, I and W of every stage and microbatch, or F, B and an update; and where updates wait for
    // all of that, zeros, norms and updates in spare time and at the end. A trace of more than this
    // is beyond its viewers.
    constexpr int64_t mostEvents = 1 << 22;
    int64_t chunks = options.compile.chunks;
    int64_t ofStep = 3 * chunks * options.compile.microbatches + 2 * chunks + 4;
    run.traceCapacity = ofStep > mostEvents / options.steps ? mostEvents : ofStep * options.steps;
  }
  return run;
}

} // namespace pipeline::driver
