//===- Harness.cpp - Runs pipe.functions from text --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Harness.h.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include "pipeline/Conversion/Cpu/Engine.h"
#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>
#include <mutex>

using namespace mlir;

namespace pipeline::test {
namespace {

/// Behind each buffer, to see that nothing is written there.
constexpr int64_t canaryBytes = 64;
constexpr uint8_t canary = 0xa5;

/// Memory at 64 bytes with a canary behind it. Where it begins in its page depends on its number:
/// large blocks would all begin at the same place, and a processor takes a store for the source
/// of a later load at the same place of another page.
struct Buffer {
  Buffer(unsigned number, int64_t size, uint8_t fill)
      : lead(number * staggerBytes % pageBytes), size(size),
        storage(lead + size + 2 * canaryBytes, canary) {
    std::memset(data(), fill, size);
  }
  uint8_t *data() {
    auto address = reinterpret_cast<uintptr_t>(storage.data());
    return reinterpret_cast<uint8_t *>((address + 63) / 64 * 64 + lead);
  }
  bool isIntact() {
    for (uint8_t *p = data() + size; p < storage.data() + storage.size(); ++p)
      if (*p != canary)
        return false;
    return true;
  }

  static constexpr int64_t pageBytes = 4096, staggerBytes = 320;
  int64_t lead, size;
  std::vector<uint8_t> storage;
};

int64_t getBytes(RankedTensorType type) {
  return type.getNumElements() * getElementBytes(type.getElementType());
}

/// A generator with the same numbers everywhere.
struct Random {
  uint64_t state;
  uint32_t next() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<uint32_t>(state >> 32);
  }
  double uniform() { return next() / 4294967296.0 * 4 - 2; }
};

void fillArgument(uint8_t *data, RankedTensorType type, int64_t below, unsigned position) {
  Random random{position * 7919ull + 17};
  Type element = type.getElementType();
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    if (element.isF32())
      reinterpret_cast<float *>(data)[i] = static_cast<float>(random.uniform());
    else if (element.isF64())
      reinterpret_cast<double *>(data)[i] = random.uniform();
    else
      switch (getElementBytes(element)) {
      case 1:
        data[i] = static_cast<uint8_t>(random.next() % below);
        break;
      case 4:
        reinterpret_cast<int32_t *>(data)[i] = static_cast<int32_t>(random.next() % below);
        break;
      default:
        reinterpret_cast<int64_t *>(data)[i] = random.next() % below;
      }
  }
}

/// What a function on tensors takes and gives.
struct Signature {
  std::vector<RankedTensorType> arguments, results;
  std::vector<int64_t> below;
  unsigned accumulators = 0;

  explicit Signature(func::FuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      arguments.push_back(cast<RankedTensorType>(function.getArgument(i).getType()));
      auto attr = function.getArgAttrOfType<IntegerAttr>(i, "test.below");
      below.push_back(attr ? attr.getInt() : 2);
      if (function.getArgAttr(i, PipeDialect::getAccumulatorAttrName()))
        ++accumulators;
    }
    for (Type type : function.getResultTypes())
      results.push_back(cast<RankedTensorType>(type));
  }
};

constexpr llvm::StringLiteral referencePipeline =
    "func.func(convert-elementwise-to-linalg),convert-tensor-to-linalg,"
    "one-shot-bufferize{bufferize-function-boundaries=1 "
    "function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},"
    "buffer-results-to-out-params{modify-public-functions=1},"
    "func.func(convert-linalg-to-loops),fold-memref-alias-ops,canonicalize,"
    "expand-strided-metadata,lower-affine,func.func(arith-expand),convert-scf-to-cf,"
    "convert-math-to-funcs{min-width-of-fpowi-exponent=1},"
    "convert-math-to-llvm,convert-math-to-libm,"
    "convert-func-to-llvm{use-bare-ptr-memref-call-conv=1},convert-index-to-llvm,"
    "convert-arith-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,"
    "reconcile-unrealized-casts";

/// Leaves `function` and what it calls.
void isolate(ModuleOp module, func::FuncOp function) {
  llvm::SetVector<Operation *> kept;
  kept.insert(function);
  for (size_t i = 0; i < kept.size(); ++i)
    kept[i]->walk([&](func::CallOp call) {
      if (auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee()))
        kept.insert(callee);
    });
  for (auto other : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (!kept.contains(other))
      other.erase();
}

/// Upstream has no loops for ops like softmax; it takes them apart instead.
void decomposeAggregates(ModuleOp module) {
  SmallVector<linalg::AggregatedOpInterface> ops;
  module.walk([&](linalg::AggregatedOpInterface op) { ops.push_back(op); });
  IRRewriter rewriter(module.getContext());
  for (linalg::AggregatedOpInterface op : ops) {
    rewriter.setInsertionPoint(op);
    if (FailureOr<SmallVector<Value>> values = op.decomposeOperation(rewriter); succeeded(values))
      rewriter.replaceOp(op, *values);
  }
}

LogicalResult lower(ModuleOp module, const Configuration &configuration) {
  if (configuration.backend)
    return configuration.backend->lower(module, configuration);
  PassManager pm(module.getContext());
  if (!configuration.reference) {
    CpuCodegenOptions options;
    options.fuse = configuration.fuse;
    buildCpuCodegenPipeline(pm, options);
    buildCpuLoweringPipeline(pm);
  } else {
    module.walk([](func::FuncOp function) {
      function->removeAttr(PipeDialect::getFunctionAttrName());
      function.setPublic();
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        function.setArgAttrs(i, ArrayRef<NamedAttribute>());
    });
    decomposeAggregates(module);
    if (failed(parsePassPipeline(referencePipeline, pm)))
      return failure();
  }
  return pm.run(module);
}

CpuEngineOptions getEngineOptions(const Configuration &configuration) {
  return {configuration.optLevel, configuration.cpu, configuration.vectorBits};
}

/// What upstream's lowering of a strided memref.copy calls. Only the reference does.
struct UnrankedBuffer {
  int64_t rank;
  /// Allocated pointer, aligned pointer, offset, sizes, strides.
  int64_t *descriptor;

  uint8_t *base(int64_t elementSize) const {
    return reinterpret_cast<uint8_t *>(descriptor[1]) + descriptor[2] * elementSize;
  }
  int64_t size(int64_t dim) const { return descriptor[3 + dim]; }
  int64_t stride(int64_t dim) const { return descriptor[3 + rank + dim]; }
};

void copyElements(int64_t elementSize, const UnrankedBuffer &source, const UnrankedBuffer &target,
                  uint8_t *from, uint8_t *to, int64_t dim) {
  if (dim == source.rank) {
    std::memcpy(to, from, elementSize);
    return;
  }
  for (int64_t i = 0; i < source.size(dim); ++i)
    copyElements(elementSize, source, target, from + i * source.stride(dim) * elementSize,
                 to + i * target.stride(dim) * elementSize, dim + 1);
}

void memrefCopy(int64_t elementSize, UnrankedBuffer *source, UnrankedBuffer *target) {
  copyElements(elementSize, *source, *target, source->base(elementSize), target->base(elementSize),
               0);
}

/// Adds @NAME.packed, which takes an array of @NAME's arguments.
void addPackedEntry(ModuleOp module, StringRef name) {
  auto callee = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(module.getContext());
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(module.getContext()), pointer);
  auto entry = LLVM::LLVMFuncOp::create(builder, loc, (name + ".packed").str(), type);
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

} // namespace

int64_t getElementBytes(Type type) {
  return type.isIndex() ? 8 : (type.getIntOrFloatBitWidth() + 7) / 8;
}

double Tensor::get(int64_t index) const {
  Type element = type.getElementType();
  const uint8_t *data = bytes.data() + index * getElementBytes(element);
  auto read = [&]<typename T>(T value) {
    std::memcpy(&value, data, sizeof(T));
    return static_cast<double>(value);
  };
  if (element.isF32())
    return read(float());
  if (element.isF64())
    return read(double());
  switch (getElementBytes(element)) {
  case 1:
    return read(int8_t());
  case 4:
    return read(int32_t());
  default:
    return read(int64_t());
  }
}

std::unique_ptr<MLIRContext> makeContext() {
  static std::once_flag once;
  std::call_once(once, [] { registerAllPasses(); });
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<PipeDialect>();
  return std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
}

std::vector<std::string> getFunctionNames(MLIRContext &context, StringRef text) {
  std::vector<std::string> names;
  if (OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context))
    for (auto function : module->getOps<func::FuncOp>())
      if (!function.isExternal() && function->hasAttr(PipeDialect::getFunctionAttrName()))
        names.push_back(function.getName().str());
  return names;
}

llvm::SmallVector<char, 0> compileText(MLIRContext &context, StringRef text,
                                       const Configuration &configuration) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (!module || failed(lower(*module, configuration)))
    return {};
  auto object = compileToObject(*module, getEngineOptions(configuration));
  if (!object) {
    llvm::consumeError(object.takeError());
    return {};
  }
  return std::move(*object);
}

/// A compiled function and the memory that it runs on: arguments, results, workspace.
struct Execution::State {
  Configuration configuration;
  std::optional<Signature> signature;
  int64_t workspaceBytes = 0;
  std::unique_ptr<CpuEngine> engine;
  void (*entry)(void *) = nullptr;
  std::vector<Buffer> buffers;
  std::vector<void *> pointers;

  /// Empty, or what went wrong.
  std::string compile(MLIRContext &context, StringRef text, StringRef name);
  void fillBuffers();
  Outcome collect();
};

std::string Execution::State::compile(MLIRContext &context, StringRef text, StringRef name) {
  std::string messages;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    llvm::raw_string_ostream(messages) << diagnostic << "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  auto function = module ? module->lookupSymbol<func::FuncOp>(name) : nullptr;
  if (!function)
    return "no function " + name.str() + ": " + messages;
  isolate(*module, function);
  signature.emplace(function);
  if (failed(lower(*module, configuration)))
    return "does not compile: " + messages;
  auto lowered = module->lookupSymbol<LLVM::LLVMFuncOp>(name);
  if (auto bytes = lowered->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName()))
    workspaceBytes = bytes.getInt();
  addPackedEntry(*module, name);
  SmallVector<CpuEngine::Symbol> symbols;
  if (configuration.reference)
    symbols.emplace_back("memrefCopy", reinterpret_cast<void *>(&memrefCopy));
  if (Backend *backend = configuration.backend)
    llvm::append_range(symbols, backend->getSymbols());
  auto created = CpuEngine::create(*module, getEngineOptions(configuration), symbols);
  if (!created)
    return llvm::toString(created.takeError());
  engine = std::move(*created);
  auto address = engine->lookupAs<void(void *)>(name.str() + ".packed");
  if (!address)
    return llvm::toString(address.takeError());
  entry = *address;
  return configuration.backend ? configuration.backend->load(*engine) : "";
}

void Execution::State::fillBuffers() {
  auto addBuffer = [&](int64_t bytes, uint8_t fill) {
    buffers.emplace_back(buffers.size(), bytes, fill);
  };
  for (unsigned i = 0; i < signature->arguments.size(); ++i) {
    addBuffer(getBytes(signature->arguments[i]), 0);
    fillArgument(buffers.back().data(), signature->arguments[i], signature->below[i], i);
  }
  // The reference returns updated accumulators as results of their own.
  unsigned outputs =
      signature->results.size() - (configuration.reference ? 0 : signature->accumulators);
  for (unsigned i = 0; i < outputs; ++i)
    addBuffer(getBytes(signature->results[i]), 0xff);
  // Memory that nobody has written is all NaN.
  if (!configuration.reference)
    addBuffer(workspaceBytes, 0xff);
  if (configuration.backend)
    pointers.push_back(configuration.backend->getRank());
  for (Buffer &buffer : buffers)
    pointers.push_back(buffer.data());
}

Outcome Execution::State::collect() {
  Outcome outcome;
  outcome.workspaceBytes = workspaceBytes;
  if (configuration.backend)
    outcome.error = configuration.backend->takeError();
  unsigned arguments = signature->arguments.size(), accumulators = signature->accumulators;
  for (unsigned i = 0; i < buffers.size(); ++i)
    if (!buffers[i].isIntact())
      outcome.error += "writes behind buffer " + std::to_string(i) + "; ";
  for (unsigned i = 0; i < signature->results.size(); ++i) {
    unsigned plainResults = signature->results.size() - accumulators;
    bool inPlace = !configuration.reference && i >= plainResults;
    Buffer &buffer =
        inPlace ? buffers[arguments - accumulators + (i - plainResults)] : buffers[arguments + i];
    outcome.results.push_back(
        {signature->results[i], std::vector<uint8_t>(buffer.data(), buffer.data() + buffer.size)});
  }
  return outcome;
}

Execution::Execution() = default;
Execution::~Execution() = default;

std::unique_ptr<Execution> Execution::create(MLIRContext &context, StringRef text, StringRef name,
                                             const Configuration &configuration,
                                             std::string &error) {
  std::unique_ptr<Execution> execution(new Execution());
  execution->state = std::make_unique<State>();
  execution->state->configuration = configuration;
  error = execution->state->compile(context, text, name);
  if (!error.empty())
    return nullptr;
  execution->state->fillBuffers();
  return execution;
}

void Execution::call() { state->entry(state->pointers.data()); }

int64_t Execution::countBytes() const {
  int64_t bytes = -state->workspaceBytes;
  for (const Buffer &buffer : state->buffers)
    bytes += buffer.size;
  return bytes;
}

Outcome run(MLIRContext &context, StringRef text, StringRef name,
            const Configuration &configuration) {
  Outcome outcome;
  auto execution = Execution::create(context, text, name, configuration, outcome.error);
  if (!execution)
    return outcome;
  Execution::State &state = *execution->state;
  std::vector<std::vector<uint8_t>> before;
  for (Buffer &buffer : state.buffers)
    before.emplace_back(buffer.data(), buffer.data() + buffer.size);
  execution->call();

  outcome = state.collect();
  for (auto [type, bytes] : llvm::zip(state.signature->arguments, before))
    outcome.arguments.push_back({type, bytes});
  unsigned inputs = state.signature->arguments.size() - state.signature->accumulators;
  for (unsigned i = 0; !configuration.reference && i < inputs; ++i)
    if (std::memcmp(state.buffers[i].data(), before[i].data(), before[i].size()) != 0)
      outcome.error += "writes input " + std::to_string(i) + "; ";
  return outcome;
}

} // namespace pipeline::test
