//===- Compilation.cpp - A model compiled, and its graph --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Compilation.h.
//
//===----------------------------------------------------------------------===//

#include "Compilation.h"

#include "MadeUpData.h"

#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Frontend/Gpt2.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace mlir;

namespace pipeline::test {

//===----------------------------------------------------------------------===//
// The graph as data
//===----------------------------------------------------------------------===//

namespace {
class GraphReader {
public:
  GraphReader(GraphOp graph, SymbolTable &symbols) : symbols(symbols) {
    result.stages = graph.getStages();
    for (Operation &op : graph.getBody().front())
      read(&op);
    for (auto [parameter, ofParameter] : accumulators) {
      llvm::sort(ofParameter);
      for (auto [layer, value] : ofParameter)
        result.parameters[parameter].accumulators.push_back(value);
    }
  }

  StageGraph result;

private:
  void read(Operation *op);
  void readParameter(ParameterOp op);
  void readState(StateOp op);
  void readCompute(ComputeOp op);

  StageGraph::ValueId add(Value value) {
    std::vector<int64_t> bytes;
    Type type = value.getType();
    for (RankedTensorType tensor : getElements(type))
      bytes.push_back(getTensorBytes(tensor));
    result.values.push_back({bytes});
    return ids[value] = result.values.size() - 1;
  }

  std::vector<StageGraph::ValueId> find(ValueRange values) {
    std::vector<StageGraph::ValueId> found;
    for (Value value : values)
      found.push_back(ids.at(value));
    return found;
  }

  SymbolTable &symbols;
  llvm::DenseMap<Value, StageGraph::ValueId> ids;
  /// By the place of a parameter in the model.
  llvm::DenseMap<Value, size_t> parameters;
  /// By parameter: of each layer that uses it.
  std::map<size_t, std::vector<std::pair<uint64_t, StageGraph::ValueId>>> accumulators;
};
} // namespace

void GraphReader::readParameter(ParameterOp op) {
  StageGraph::Parameter parameter;
  parameter.value = add(op);
  parameter.name = op.getName().str();
  parameter.elements = cast<RankedTensorType>(op.getType()).getNumElements();
  if (auto fill = dyn_cast_or_null<FillAttr>(op.getInitAttr())) {
    parameter.mean = static_cast<float>(fill.getValue().getValueAsDouble());
  } else if (auto normal = dyn_cast_or_null<NormalAttr>(op.getInitAttr())) {
    parameter.mean = static_cast<float>(normal.getMean().getValueAsDouble());
    parameter.deviation = static_cast<float>(normal.getDeviation().getValueAsDouble());
  }
  parameters[op] = result.parameters.size();
  result.parameters.push_back(parameter);
}

void GraphReader::readState(StateOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  StageGraph::State state{add(op), op.getName().str(), {}};
  state.initial.resize(getTensorBytes(RankedTensorType::get({}, type.getElementType())));
  if (auto fill = dyn_cast_or_null<FillAttr>(op.getInitAttr())) {
    uint64_t bits = getFillBits(fill, type.getElementType())->getZExtValue();
    for (auto [i, byte] : llvm::enumerate(state.initial))
      byte = static_cast<uint8_t>(bits >> (8 * i));
  }
  result.states.push_back(state);
}

void GraphReader::readCompute(ComputeOp op) {
  StageGraph::Node node;
  node.kind = stringifyActionKind(op.getKind()).front();
  node.stage = static_cast<int64_t>(op.getStage());
  node.name = op.getCallee().str();
  node.inputs = find(op.getInputs());
  node.accumulators = find(op.getAccumulators());
  node.states = find(op.getStates());
  for (Value output : op.getOutputs())
    node.outputs.push_back(add(output));
  auto callee = symbols.lookup<func::FuncOp>(op.getCallee());
  node.workspaceBytes =
      callee->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName()).getInt();
  for (unsigned i = 0; i < callee.getNumArguments(); ++i)
    if (auto packing = callee.getArgAttrOfType<PackingAttr>(i, PipeDialect::getPackingAttrName()))
      node.packings.push_back(
          {callee.getArgAttrOfType<IntegerAttr>(i, PipeDialect::getPackedAttrName()).getInt(),
           packing.getK(), packing.getN(), packing.getLeading(), packing.getOffset(),
           packing.getBytes(), packing.getTransposed()});
  result.nodes.push_back(node);
}

void GraphReader::read(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](InputOp input) {
        auto type = cast<RankedTensorType>(input.getType());
        result.inputs.push_back(
            {add(input), input.getName().str(), type.getElementType().isInteger(32)});
      })
      .Case([&](ParameterOp parameter) { readParameter(parameter); })
      .Case([&](StateOp state) { readState(state); })
      .Case([&](AccumulatorOp accumulator) {
        accumulators[parameters.at(accumulator.getParameter())].emplace_back(accumulator.getLayer(),
                                                                             add(accumulator));
      })
      .Case([&](LossGradientOp gradient) { result.lossGradients.push_back(add(gradient)); })
      .Case([&](ComputeOp compute) { readCompute(compute); })
      .Case([&](OutputOp output) {
        if (output.getRole() == OutputRole::Weight)
          result.lossWeight = result.outputs.size();
        if (output.getRole() == OutputRole::Check)
          result.checks.emplace_back(result.outputs.size(), output.getMessage()->str());
        result.outputs.push_back(ids.at(output.getValue()));
      });
}

static std::vector<StatePlace> readStates(ProgramOp program) {
  std::vector<StatePlace> places;
  for (auto buffer : program.getBody().getOps<BufferOp>())
    if (buffer.getKind() == BufferKind::State)
      places.push_back({buffer.getName().str(), static_cast<int64_t>(*buffer.getOffset()),
                        getTensorBytes(buffer.getResult().getType().getElements().front())});
  return places;
}

/// The rings of a program; a parameter that does not change has one slot.
static std::vector<ParameterRing> readParameters(ProgramOp program) {
  std::vector<ParameterRing> rings;
  auto add = [&](auto storage, BufferType slot, int64_t slots) {
    if (storage.getKind() == BufferKind::Parameters)
      rings.push_back({storage.getName().str(), static_cast<int64_t>(*storage.getOffset()),
                       slot.getBytes(), slots, slot.getElements().front().getNumElements()});
  };
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      add(buffer, buffer.getResult().getType(), 1);
    else if (auto pool = dyn_cast<PoolOp>(op))
      add(pool, pool.getResult().getType().getSlot(), pool.getResult().getType().getSlots());
  }
  return rings;
}

//===----------------------------------------------------------------------===//
// The models
//===----------------------------------------------------------------------===//

/// A microbatch, or all of a step as one.
static OwningOpRef<ModuleOp> makeWeighted(MLIRContext &context, bool whole) {
  auto file = llvm::MemoryBuffer::getFile(PIPELINE_PIPELINES_INPUTS "/weighted.mlir");
  if (!file)
    return nullptr;
  std::string text = (*file)->getBuffer().str();
  const std::string part = "tensor<4x", all = "tensor<" + std::to_string(4 * wholeParts) + "x";
  for (std::size_t at = text.find(part); whole && at != std::string::npos;
       at = text.find(part, at + all.size()))
    text.replace(at, part.size(), all);
  return parseSourceString<ModuleOp>(text, &context);
}

static OwningOpRef<ModuleOp> makeModel(MLIRContext &context, Model model, std::string &error) {
  if (model == Model::Forms)
    return parseSourceFile<ModuleOp>(PIPELINE_PIPELINES_INPUTS "/forms.mlir", &context);
  if (model == Model::Weighted || model == Model::WeightedWhole)
    return makeWeighted(context, model == Model::WeightedWhole);
  if (model == Model::Stateful)
    return parseSourceFile<ModuleOp>(PIPELINE_PIPELINES_INPUTS "/stateful.mlir", &context);
  Gpt2Config config;
  config.layers = 4;
  config.heads = 2;
  config.width = 16;
  config.innerWidth = 32;
  config.vocabulary = MadeUpData::vocabulary;
  config.positions = 8;
  config.tiedHead = false;
  auto built = buildGpt2(context, config, {/*size=*/1, /*sequenceLength=*/8});
  if (built)
    return std::move(*built);
  error += llvm::toString(built.takeError());
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

std::unique_ptr<CompileOptions> parseCompileOptions(const std::string &text) {
  return CompileOptions::createFromString(text);
}

namespace {
/// Adds the errors of a context to a text.
struct ErrorCollector : ScopedDiagnosticHandler {
  ErrorCollector(MLIRContext *context, std::string &text) : ScopedDiagnosticHandler(context) {
    setHandler([&text](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        llvm::raw_string_ostream(text) << diagnostic << "\n";
      return success();
    });
  }
};
} // namespace

static LogicalResult runPasses(ModuleOp module, llvm::function_ref<void(OpPassManager &)> build) {
  PassManager passes(module.getContext());
  build(passes);
  return passes.run(module);
}

static std::string getPackedName(const std::string &function) { return function + ".packed"; }

/// Adds a function that takes an array of `function`'s arguments.
static void addPackedEntry(ModuleOp module, const std::string &function) {
  auto callee = module.lookupSymbol<LLVM::LLVMFuncOp>(function);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(module.getContext());
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(module.getContext()), pointer);
  auto entry = LLVM::LLVMFuncOp::create(builder, loc, getPackedName(function), type);
  builder.setInsertionPointToStart(entry.addEntryBlock(builder));
  SmallVector<Value> arguments;
  for (unsigned i = 0; i < callee.getNumArguments(); ++i) {
    Value slot = LLVM::GEPOp::create(builder, loc, pointer, pointer, entry.getArgument(0),
                                     ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    arguments.push_back(LLVM::LoadOp::create(builder, loc, pointer, slot));
  }
  LLVM::CallOp::create(builder, loc, callee, arguments);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
}

namespace {
/// The names of a rank's functions, which outlive its program.
struct EntryPoints {
  std::string initialize, step;
};
} // namespace

/// Reads what a module in phase planned holds besides code.
static LogicalResult readPlanned(ModuleOp module, CompiledPipeline &result,
                                 std::vector<EntryPoints> &entryPoints,
                                 std::vector<EntryPoints> &shortEntryPoints) {
  FailureOr<GraphOp> graph = getGraph(module);
  if (failed(graph))
    return failure();
  SymbolTable symbols(module);
  result.graph = GraphReader(*graph, symbols).result;
  // Called from outside too, so that they stay: programs make the calls of a stage themselves.
  for (const StageGraph::Node &node : result.graph.nodes)
    symbols.lookup<func::FuncOp>(node.name).setPublic();
  entryPoints.resize(graph->getRanks());
  result.programs.resize(graph->getRanks());
  result.parameters.resize(graph->getRanks());
  result.states.resize(graph->getRanks());
  auto programs = llvm::to_vector(module.getOps<ProgramOp>());
  llvm::sort(programs,
             [](ProgramOp a, ProgramOp b) { return a.getMicrobatches() > b.getMicrobatches(); });
  for (ProgramOp program : programs) {
    uint64_t rank = program.getRank();
    if (program.getMicrobatches() != programs.front().getMicrobatches()) {
      shortEntryPoints.resize(graph->getRanks());
      result.shortPrograms.resize(graph->getRanks());
      shortEntryPoints[rank] = {getInitializeName(program), getStepName(program)};
      result.shortPrograms[rank].arenaBytes = static_cast<int64_t>(*program.getArena());
      continue;
    }
    entryPoints[rank] = {getInitializeName(program), getStepName(program)};
    result.programs[rank].arenaBytes = static_cast<int64_t>(*program.getArena());
    result.parameters[rank] = readParameters(program);
    result.states[rank] = readStates(program);
    result.runsAllSteps = program.getUpdatesAttr() != nullptr;
  }
  return success();
}

/// Makes machine code of a module in the LLVM dialect and finds the functions in it.
static llvm::Error load(ModuleOp module, const std::vector<EntryPoints> &entryPoints,
                        const std::vector<EntryPoints> &shortEntryPoints, unsigned optLevel,
                        CompiledPipeline &result) {
  for (const StageGraph::Node &node : result.graph.nodes)
    if (!module.lookupSymbol(getPackedName(node.name)))
      addPackedEntry(module, node.name);
  CpuEngineOptions options;
  options.optLevel = optLevel;
  auto engine = CpuEngine::create(module, options);
  if (!engine)
    return engine.takeError();
  result.engine = std::move(*engine);
  auto find = [&](const std::string &name, auto *&function) -> llvm::Error {
    auto address = result.engine->lookupAs<std::remove_reference_t<decltype(*function)>>(name);
    if (!address)
      return address.takeError();
    function = *address;
    return llvm::Error::success();
  };
  for (StageGraph::Node &node : result.graph.nodes)
    if (llvm::Error error = find(getPackedName(node.name), node.function))
      return error;
  auto findAll = [&](const std::vector<EntryPoints> &ofRanks,
                     std::vector<runtime::RankProgram> &programs) -> llvm::Error {
    for (auto [names, program] : llvm::zip_equal(ofRanks, programs)) {
      if (llvm::Error error = find(names.initialize, program.initialize))
        return error;
      if (llvm::Error error = find(names.step, program.step))
        return error;
    }
    return llvm::Error::success();
  };
  if (llvm::Error error = findAll(entryPoints, result.programs))
    return error;
  return findAll(shortEntryPoints, result.shortPrograms);
}

std::unique_ptr<MLIRContext> makeCompilerContext() {
  // Code generation is found by its name.
  static const bool registered = (registerAllPipelinePasses(), true);
  (void)registered;
  DialectRegistry registry;
  registerAllPipelineDialects(registry);
  return std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
}

/// Makes a pipeline of a module with `buildPlan`, which ends in phase planned.
static CompiledPipeline compile(ModuleOp module,
                                llvm::function_ref<void(OpPassManager &)> buildPlan,
                                unsigned optLevel = 0) {
  auto buildCode = [](OpPassManager &passes) { buildCodePipeline(passes, CompileOptions()); };
  CompiledPipeline result;
  ErrorCollector collector(module.getContext(), result.error);
  std::vector<EntryPoints> entryPoints, shortEntryPoints;
  if (failed(runPasses(module, buildPlan)) ||
      failed(readPlanned(module, result, entryPoints, shortEntryPoints)) ||
      failed(runPasses(module, buildCode))) {
    result.error += "does not compile\n";
    return result;
  }
  if (llvm::Error error = load(module, entryPoints, shortEntryPoints, optLevel, result))
    result.error += llvm::toString(std::move(error));
  return result;
}

CompiledPipeline compile(Model model, const CompileOptions &options) {
  std::unique_ptr<MLIRContext> context = makeCompilerContext();
  std::string error;
  OwningOpRef<ModuleOp> module;
  {
    ErrorCollector collector(context.get(), error);
    module = makeModel(*context, model, error);
  }
  if (!module) {
    CompiledPipeline result;
    result.error = error + "no model\n";
    return result;
  }
  return compile(*module, options);
}

CompiledPipeline compile(ModuleOp model, const CompileOptions &options, unsigned optLevel) {
  auto buildPlan = [&](OpPassManager &passes) { buildPlanPipeline(passes, options); };
  return compile(model, buildPlan, optLevel);
}

//===----------------------------------------------------------------------===//
// Halfway
//===----------------------------------------------------------------------===//

namespace {
/// Copies the module that a pass is about to work on.
struct Snapshot : PassInstrumentation {
  Snapshot(StringRef pass, OwningOpRef<ModuleOp> &copy) : pass(pass), copy(copy) {}

  void runBeforePass(Pass *next, Operation *op) override {
    if (next->getArgument() == pass)
      copy = cast<ModuleOp>(op->clone());
  }

  StringRef pass;
  OwningOpRef<ModuleOp> &copy;
};
} // namespace

RankedModel::RankedModel(Model model, const CompileOptions &options)
    : context(makeCompilerContext()) {
  ErrorCollector collector(context.get(), failure);
  OwningOpRef<ModuleOp> module = makeModel(*context, model, failure);
  if (!module)
    return;
  PassManager passes(context.get());
  buildPlanPipeline(passes, options);
  passes.addInstrumentation(std::make_unique<Snapshot>("pipe-roll-loops", straight));
  passes.addInstrumentation(std::make_unique<Snapshot>("pipe-plan-memory", rolled));
  if (failed(passes.run(*module)) || !straight || !rolled)
    failure += "does not compile\n";
}

CompiledPipeline compileRanked(ModuleOp ranked) {
  OwningOpRef<ModuleOp> module = ranked.clone();
  return compile(*module, [](OpPassManager &passes) {
    passes.addPass(createPlanMemoryPass());
    passes.addPass(createVerifyPass({stringifyPhase(Phase::Planned).str()}));
  });
}

} // namespace pipeline::test
