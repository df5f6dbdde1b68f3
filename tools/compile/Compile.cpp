//===- Compile.cpp - From a model to a plan and its code --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compile.h"

#include "Model.h"
#include "ProgramReader.h"
#include "mlir/Pass/PassManager.h"
#include "pipeline-runtime/Hash.h"
#include "pipeline-runtime/Machine.h"
#include "pipeline/Conversion/Gpu/KernelImages.h"
#include "pipeline/Conversion/Gpu/Ptxas.h"
#include "pipeline/Conversion/PipeToLLVM/EventNumbers.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Frontend/GatherGuard.h"

#include <chrono>

using namespace mlir;

namespace pipeline::driver {

using runtime::ParameterPlace;
using runtime::Plan;

static LogicalResult runPasses(ModuleOp module, llvm::function_ref<void(OpPassManager &)> build) {
  PassManager passes(module.getContext());
  if (failed(applyPassManagerCLOptions(passes)))
    return failure();
  build(passes);
  return passes.run(module);
}

//===----------------------------------------------------------------------===//
// What was chosen
//===----------------------------------------------------------------------===//

// The compiler's enumerations are the runtime's.
static_assert(static_cast<int>(Optimizer::Sgd) == static_cast<int>(runtime::Optimizer::Sgd) &&
              static_cast<int>(Optimizer::AdamW) == static_cast<int>(runtime::Optimizer::AdamW) &&
              static_cast<int>(OutputRole::Check) == static_cast<int>(runtime::OutputRole::Check) &&
              static_cast<int>(OutputRole::Weight) ==
                  static_cast<int>(runtime::OutputRole::Weight) &&
              static_cast<int>(Target::Cpu) == static_cast<int>(runtime::Target::Cpu) &&
              static_cast<int>(Target::Cuda) == static_cast<int>(runtime::Target::Cuda));

runtime::Target Settings::getTarget() const {
  return static_cast<runtime::Target>(compile.target.getValue());
}

runtime::PipelineChoices Settings::getChoices() const {
  runtime::PipelineChoices choices;
  choices.schedule = compile.schedule;
  choices.placement = schedule::nameOf(compile.placement);
  choices.recompute = stringifyRecompute(compile.recompute);
  choices.chunks = compile.chunks;
  choices.microbatches = compile.microbatches;
  choices.remainder = compile.remainder;
  // A device's library multiplies what is not packed.
  choices.packsWeights = compile.packWeights && getTarget() == runtime::Target::Cpu;
  choices.evaluates = compile.forwardOnly;
  choices.optimizer = static_cast<runtime::Optimizer>(compile.optimizer.getValue());
  choices.clips = compile.clip;
  choices.guardsGathers = guardsGathers;
  choices.asynchronous = asynchronous;
  return choices;
}

/// What makes kernels, and for what.
static llvm::Expected<runtime::GpuCode> describeGpuCode(const CompileOptions &compile) {
  runtime::GpuCode code;
  code.architectures.assign(compile.gpuArch.begin(), compile.gpuArch.end());
  if (compile.cubin) {
    llvm::Expected<std::string> version = getPtxasVersion();
    if (!version)
      return version.takeError();
    code.assembler = std::move(*version);
  }
  code.precision = getPrecisionName(compile.gpuPrecision).str();
  code.gemmWorkspace = compile.gemmWorkspace;
  return code;
}

/// LLVM knows which of the features that the runtime can look for the code may use.
static FailureOr<runtime::CodeTarget> describeCode(ModuleOp module, const Settings &settings) {
  llvm::Expected<Processor> processor =
      describeProcessor(settings.engine, runtime::knownFeatures());
  if (!processor) {
    module.emitError() << llvm::toString(processor.takeError());
    return failure();
  }
  runtime::CodeTarget code;
  code.target = settings.getTarget();
  code.architecture = processor->architecture;
  code.processor = processor->name;
  code.features = std::move(processor->features);
  code.optimization = settings.engine.optLevel;
  if (code.target == runtime::Target::Cpu) {
    code.contractions = runtime::contractionLibrary();
    code.isa = runtime::contractionIsa();
    return code;
  }
  code.contractions = "cuBLASLt";
  llvm::Expected<runtime::GpuCode> gpu = describeGpuCode(settings.compile);
  if (!gpu) {
    module.emitError() << llvm::toString(gpu.takeError());
    return failure();
  }
  code.gpu = std::move(*gpu);
  return code;
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

static void readGraph(GraphOp graph, Plan &plan) {
  plan.model = graph.getSymName();
  for (auto input : graph.getBody().getOps<InputOp>())
    plan.loadedInputs.push_back(input.getName().str());
  for (auto output : graph.getBody().getOps<OutputOp>())
    plan.outputs.push_back({output.getName().str(),
                            static_cast<runtime::OutputRole>(output.getRole()),
                            output.getMessage().value_or("").str()});
  for (auto parameter : graph.getBody().getOps<ParameterOp>()) {
    int64_t size = cast<RankedTensorType>(parameter.getType()).getNumElements();
    ++plan.parameterTensors;
    plan.parameters += size;
    plan.trainedParameters += parameter.getFrozen() ? 0 : size;
  }
}

//===----------------------------------------------------------------------===//
// Parameters and states
//===----------------------------------------------------------------------===//

/// The slot of a parameter's last version.
static int64_t getLastSlot(ProgramOp program, PoolOp pool) {
  UpdatesAttr updates = program.getUpdatesAttr();
  int64_t versions =
      updates ? static_cast<int64_t>(program.getMicrobatches()) / updates.getInterval() : 0;
  return versions % pool.getResult().getType().getSlots();
}

/// The accumulators of a parameter, in the order in which its update sums them.
static std::vector<int64_t> readAccumulators(BufferOp parameter) {
  std::vector<int64_t> offsets;
  for (Operation *user : parameter.getResult().getUsers())
    if (auto update = dyn_cast<UpdateOp>(user))
      for (Value gradient : update.getGradients())
        offsets.push_back(static_cast<int64_t>(*gradient.getDefiningOp<BufferOp>().getOffset()));
  return offsets;
}

/// The places of what lasts, of `kind`.
static LogicalResult readPlaces(ProgramOp program, BufferKind kind,
                                std::vector<ParameterPlace> &places) {
  auto add = [&](auto storage, BufferType buffer, int64_t version,
                 const std::vector<int64_t> &accumulators) -> LogicalResult {
    FailureOr<runtime::TensorDescription> tensor =
        describeTensor(storage.getLoc(), storage.getName(), buffer.getElements().front());
    if (failed(tensor))
      return failure();
    auto first = static_cast<int64_t>(*storage.getOffset());
    places.push_back({*tensor, first, first + version * buffer.getBytes(), accumulators});
    return success();
  };
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op); buffer && buffer.getKind() == kind)
      if (failed(add(buffer, buffer.getResult().getType(), 0, readAccumulators(buffer))))
        return failure();
    if (auto pool = dyn_cast<PoolOp>(op); pool && pool.getKind() == kind)
      if (failed(add(pool, pool.getResult().getType().getSlot(), getLastSlot(program, pool), {})))
        return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

/// Reads what a planned module decides.
static LogicalResult readPlanned(ModuleOp module, const Settings &settings, Plan &plan) {
  FailureOr<GraphOp> graph = getGraph(module);
  if (failed(graph))
    return failure();
  readGraph(*graph, plan);
  plan.ranks.resize(graph->getRanks());
  for (auto program : module.getOps<ProgramOp>()) {
    FailureOr<runtime::ProgramPlan> read = readProgram(program);
    if (failed(read))
      return failure();
    runtime::RankPlan &rank = plan.ranks[program.getRank()];
    // Both programs of a rank use the same ones.
    rank.events = std::max(rank.events, countEvents(program));
    // A short step has a program of its own; what lasts is at the same place in both.
    if (plan.choices.remainder != 0 &&
        static_cast<int64_t>(program.getMicrobatches()) == plan.choices.remainder) {
      rank.shortProgram = std::move(*read);
      continue;
    }
    rank.program = std::move(*read);
    if (failed(readPlaces(program, BufferKind::Parameters, rank.parameters)) ||
        failed(readPlaces(program, BufferKind::State, rank.states)))
      return failure();
    if (UpdatesAttr updates = program.getUpdatesAttr()) {
      plan.choices.steps = settings.compile.steps;
      plan.choices.updateInterval = updates.getInterval();
    }
  }
  return success();
}

/// Moves the kernels from the module, where there are any, to files of the plan.
static void takeKernels(ModuleOp module, CompiledPlan &compiled) {
  KernelImages images = takeKernelImages(module);
  compiled.plan.kernels = std::move(images.kernels);
  auto add = [&](runtime::CodeKind kind, const std::string &arch, std::string contents) {
    if (contents.empty())
      return;
    runtime::PlannedFile file;
    file.kind = kind;
    file.architecture = arch;
    file.name = "kernels." + arch + "." + std::string(nameOf(kind));
    file.bytes = static_cast<int64_t>(contents.size());
    file.hash = runtime::hashBytes(contents.data(), contents.size());
    compiled.plan.files.push_back(std::move(file));
    compiled.kernels.push_back(std::move(contents));
  };
  for (KernelImage &image : images.images) {
    add(runtime::CodeKind::Cubin, image.arch, {image.cubin.begin(), image.cubin.end()});
    add(runtime::CodeKind::Ptx, image.arch, std::move(image.ptx));
  }
}

FailureOr<CompiledPlan> makePlan(ModuleOp module, runtime::ModelInterface interface,
                                 const Settings &settings) {
  auto start = std::chrono::steady_clock::now();
  if (settings.guardsGathers) {
    FailureOr<func::FuncOp> model = getModel(module);
    if (failed(model) || failed(guardGathers(*model)))
      return failure();
  }
  CompiledPlan compiled;
  Plan &plan = compiled.plan;
  plan.interface = std::move(interface);
  plan.choices = settings.getChoices();
  FailureOr<runtime::CodeTarget> code = describeCode(module, settings);
  if (failed(code))
    return failure();
  plan.code = std::move(*code);
  auto buildPlan = [&](OpPassManager &passes) { buildPlanPipeline(passes, settings.compile); };
  if (failed(runPasses(module, buildPlan)) || failed(readPlanned(module, settings, plan)))
    return failure();
  auto buildCode = [&](OpPassManager &passes) { buildCodePipeline(passes, settings.compile); };
  if (failed(runPasses(module, buildCode)))
    return failure();
  takeKernels(module, compiled);
  if (runtime::Status status = plan.validate(); !status.ok())
    return module.emitError() << "has a plan that is not valid: " << status.message();
  plan.code.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return compiled;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

FailureOr<CompiledModel> compileForThisProcess(ModuleOp module, runtime::ModelInterface interface,
                                               const Settings &settings) {
  FailureOr<CompiledPlan> compiled = makePlan(module, std::move(interface), settings);
  if (failed(compiled))
    return failure();
  auto start = std::chrono::steady_clock::now();
  CompiledModel model;
  model.plan = std::move(compiled->plan);
  auto engine = CpuEngine::create(module, settings.engine);
  if (!engine)
    return module.emitError() << llvm::toString(engine.takeError());
  model.engine = std::move(*engine);
  runtime::Status status = runtime::findPrograms(
      model.plan,
      [&](int32_t, const std::string &name, void *&address) {
        llvm::Expected<void *> function = model.engine->lookup(name);
        if (!function)
          return runtime::Status::failure(llvm::toString(function.takeError()));
        address = *function;
        return runtime::Status();
      },
      model.code);
  if (!status.ok())
    return module.emitError() << status.message();
  model.code.kernels = std::move(compiled->kernels);
  model.plan.code.seconds +=
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return model;
}

} // namespace pipeline::driver
