//===- Compile.cpp - From a model to programs that can run ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compile.h"

#include "Model.h"
#include "mlir/Pass/PassManager.h"
#include "pipeline/Analysis/MemoryPlan.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

#include <chrono>

using namespace mlir;

namespace pipeline::driver {

namespace {
/// The names of a rank's functions, which outlive its program.
struct EntryPoints {
  std::string initialize, step;
};
} // namespace

static LogicalResult runPasses(ModuleOp module, llvm::function_ref<void(OpPassManager &)> build) {
  PassManager passes(module.getContext());
  if (failed(applyPassManagerCLOptions(passes)))
    return failure();
  build(passes);
  return passes.run(module);
}

std::vector<int32_t> CompiledModel::getMetrics() const {
  std::vector<int32_t> metrics;
  for (auto [number, output] : llvm::drop_begin(llvm::enumerate(outputs)))
    if (output.role == OutputRole::Metric)
      metrics.push_back(static_cast<int32_t>(number));
  return metrics;
}

std::optional<int32_t> CompiledModel::getLossWeight() const {
  for (auto [number, output] : llvm::enumerate(outputs))
    if (output.role == OutputRole::Weight)
      return static_cast<int32_t>(number);
  return std::nullopt;
}

static void readGraph(GraphOp graph, CompiledModel &model) {
  model.name = graph.getSymName();
  for (auto input : graph.getBody().getOps<InputOp>())
    model.inputs.push_back(input.getName().str());
  for (auto output : graph.getBody().getOps<OutputOp>())
    model.outputs.push_back(
        {output.getName().str(), output.getRole(), output.getMessage().value_or("").str()});
  for (auto parameter : graph.getBody().getOps<ParameterOp>()) {
    int64_t size = cast<RankedTensorType>(parameter.getType()).getNumElements();
    ++model.parameterTensors;
    model.parameters += size;
    model.trainedParameters += parameter.getFrozen() ? 0 : size;
  }
}

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

static FailureOr<RankPlan> readPlan(ProgramOp program) {
  MemoryPlan plan(program);
  RankPlan result;
  for (unsigned kind = 0; kind < result.bytes.size(); ++kind)
    result.bytes[kind] = plan.getBytes(static_cast<BufferKind>(kind));
  result.total = static_cast<int64_t>(*program.getArena());
  if (failed(readPlaces(program, BufferKind::Parameters, result.parameters)) ||
      failed(readPlaces(program, BufferKind::State, result.states)))
    return failure();
  return result;
}

/// The bytes are those of the larger program; parameters are at the same place in both.
static void addShortPlan(RankPlan &plan, RankPlan ofShort) {
  if (ofShort.total <= plan.total)
    return;
  plan.total = ofShort.total;
  plan.bytes = ofShort.bytes;
}

/// Reads what the planned module decides, and what its programs will be called: those of a step,
/// and of one with fewer microbatches.
static LogicalResult readPlanned(ModuleOp module, CompiledModel &model,
                                 SmallVectorImpl<EntryPoints> &entryPoints,
                                 SmallVectorImpl<EntryPoints> &shortEntryPoints) {
  FailureOr<GraphOp> graph = getGraph(module);
  if (failed(graph))
    return failure();
  readGraph(*graph, model);
  int64_t ranks = graph->getRanks();
  model.plans.resize(ranks);
  entryPoints.resize(ranks);
  // By their numbers: the order in the module is not a promise.
  auto programs = llvm::to_vector(module.getOps<ProgramOp>());
  llvm::sort(programs,
             [](ProgramOp a, ProgramOp b) { return a.getMicrobatches() > b.getMicrobatches(); });
  for (ProgramOp program : programs) {
    FailureOr<RankPlan> plan = readPlan(program);
    if (failed(plan))
      return failure();
    EntryPoints names = {getInitializeName(program), getStepName(program)};
    if (program.getMicrobatches() == programs.front().getMicrobatches()) {
      model.plans[program.getRank()] = std::move(*plan);
      entryPoints[program.getRank()] = names;
    } else {
      addShortPlan(model.plans[program.getRank()], std::move(*plan));
      shortEntryPoints.resize(ranks);
      shortEntryPoints[program.getRank()] = names;
    }
    model.runsAllSteps = program.getUpdatesAttr() != nullptr;
  }
  return success();
}

/// Makes machine code of a module in the LLVM dialect and finds the programs in it.
static llvm::Error load(ModuleOp module, const CpuEngineOptions &options,
                        ArrayRef<EntryPoints> entryPoints, ArrayRef<EntryPoints> shortEntryPoints,
                        CompiledModel &model) {
  // The runtime's functions are those of the shared library that this program is linked to.
  auto engine = CpuEngine::create(module, options);
  if (!engine)
    return engine.takeError();
  model.engine = std::move(*engine);
  using Function = std::remove_pointer_t<runtime::RankProgram::EntryPoint>;
  auto find = [&](ArrayRef<EntryPoints> ofRanks,
                  std::vector<runtime::RankProgram> &programs) -> llvm::Error {
    for (auto [rank, names] : llvm::enumerate(ofRanks)) {
      auto initialize = model.engine->lookupAs<Function>(names.initialize);
      if (!initialize)
        return initialize.takeError();
      auto step = model.engine->lookupAs<Function>(names.step);
      if (!step)
        return step.takeError();
      programs.push_back({model.plans[rank].total, *initialize, *step});
    }
    return llvm::Error::success();
  };
  if (llvm::Error error = find(entryPoints, model.programs))
    return error;
  return find(shortEntryPoints, model.shortPrograms);
}

FailureOr<CompiledModel> compile(ModuleOp module, const Options &options) {
  auto start = std::chrono::steady_clock::now();
  CompiledModel model;
  SmallVector<EntryPoints> entryPoints, shortEntryPoints;
  auto buildPlan = [&](OpPassManager &passes) { buildPlanPipeline(passes, options.compile); };
  if (failed(runPasses(module, buildPlan)) ||
      failed(readPlanned(module, model, entryPoints, shortEntryPoints)) ||
      failed(runPasses(module, buildCodePipeline)))
    return failure();
  if (llvm::Error error = load(module, options.engine, entryPoints, shortEntryPoints, model))
    return module.emitError() << llvm::toString(std::move(error));
  model.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return model;
}

} // namespace pipeline::driver
