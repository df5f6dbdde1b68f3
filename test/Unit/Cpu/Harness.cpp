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
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <cstring>
#include <mutex>

using namespace mlir;

namespace pipeline::test {
namespace {

/// Behind each buffer, to see that nothing is written there.
constexpr int64_t canaryBytes = 64;
constexpr uint8_t canary = 0xa5;

/// Memory at 64 bytes with a canary behind it.
struct Buffer {
  explicit Buffer(int64_t size, uint8_t fill)
      : size(size), storage(size + 2 * canaryBytes, canary) {
    std::memset(data(), fill, size);
  }
  uint8_t *data() {
    auto address = reinterpret_cast<uintptr_t>(storage.data());
    return reinterpret_cast<uint8_t *>((address + 63) / 64 * 64);
  }
  bool isIntact() {
    for (uint8_t *p = data() + size; p < storage.data() + storage.size(); ++p)
      if (*p != canary)
        return false;
    return true;
  }

  int64_t size;
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

std::string Configuration::str() const {
  if (reference)
    return "reference";
  return std::string(fuse ? "fused" : "unfused") + " -O" + std::to_string(optLevel) + " " +
         std::to_string(vectorBits) + " bits";
}

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
  auto object = compileToObject(*module, {configuration.optLevel, "", configuration.vectorBits});
  if (!object) {
    llvm::consumeError(object.takeError());
    return {};
  }
  return std::move(*object);
}

Outcome run(MLIRContext &context, StringRef text, StringRef name,
            const Configuration &configuration) {
  Outcome outcome;
  std::string messages;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    llvm::raw_string_ostream(messages) << diagnostic << "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  auto function = module ? module->lookupSymbol<func::FuncOp>(name) : nullptr;
  if (!function) {
    outcome.error = "no function " + name.str() + ": " + messages;
    return outcome;
  }
  isolate(*module, function);
  Signature signature(function);
  if (failed(lower(*module, configuration))) {
    outcome.error = "does not compile: " + messages;
    return outcome;
  }
  auto lowered = module->lookupSymbol<LLVM::LLVMFuncOp>(name);
  if (auto bytes = lowered->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName()))
    outcome.workspaceBytes = bytes.getInt();
  addPackedEntry(*module, name);
  SmallVector<CpuEngine::Symbol> symbols;
  if (configuration.reference)
    symbols.emplace_back("memrefCopy", reinterpret_cast<void *>(&memrefCopy));
  auto engine =
      CpuEngine::create(*module, {configuration.optLevel, "", configuration.vectorBits}, symbols);
  if (!engine) {
    outcome.error = llvm::toString(engine.takeError());
    return outcome;
  }
  auto entry = (*engine)->lookupAs<void(void *)>(name.str() + ".packed");
  if (!entry) {
    outcome.error = llvm::toString(entry.takeError());
    return outcome;
  }

  std::vector<Buffer> buffers;
  unsigned arguments = signature.arguments.size(), accumulators = signature.accumulators;
  for (unsigned i = 0; i < arguments; ++i) {
    buffers.emplace_back(getBytes(signature.arguments[i]), 0);
    fillArgument(buffers.back().data(), signature.arguments[i], signature.below[i], i);
    outcome.arguments.push_back(
        {signature.arguments[i],
         std::vector<uint8_t>(buffers.back().data(), buffers.back().data() + buffers.back().size)});
  }
  // The reference returns updated accumulators as results of their own.
  unsigned outputs = signature.results.size() - (configuration.reference ? 0 : accumulators);
  for (unsigned i = 0; i < outputs; ++i)
    buffers.emplace_back(getBytes(signature.results[i]), 0xff);
  // Memory that nobody has written is all NaN.
  if (!configuration.reference)
    buffers.emplace_back(outcome.workspaceBytes, 0xff);
  std::vector<void *> pointers;
  std::vector<std::vector<uint8_t>> before;
  for (Buffer &buffer : buffers) {
    pointers.push_back(buffer.data());
    before.emplace_back(buffer.data(), buffer.data() + buffer.size);
  }
  (*entry)(pointers.data());

  for (unsigned i = 0; i < buffers.size(); ++i) {
    if (!buffers[i].isIntact())
      outcome.error += "writes behind buffer " + std::to_string(i) + "; ";
    if (!configuration.reference && i < arguments - accumulators &&
        std::memcmp(buffers[i].data(), before[i].data(), buffers[i].size) != 0)
      outcome.error += "writes input " + std::to_string(i) + "; ";
  }
  for (unsigned i = 0; i < signature.results.size(); ++i) {
    unsigned plainResults = signature.results.size() - accumulators;
    bool inPlace = !configuration.reference && i >= plainResults;
    Buffer &buffer =
        inPlace ? buffers[arguments - accumulators + (i - plainResults)] : buffers[arguments + i];
    outcome.results.push_back(
        {signature.results[i], std::vector<uint8_t>(buffer.data(), buffer.data() + buffer.size)});
  }
  return outcome;
}

/// The size that errors of a tensor's elements are measured by: a sum of large terms
/// may be small, but its error is not. 1, or the root mean square of the elements.
static double getScale(const Tensor &tensor) {
  double sum = 0;
  int64_t count = tensor.type.getNumElements();
  for (int64_t i = 0; i < count; ++i)
    if (double x = tensor.get(i); std::isfinite(x))
      sum += x * x;
  return std::max(1.0, std::sqrt(sum / std::max<int64_t>(count, 1)));
}

static std::string compareValues(const Outcome &expected, const Outcome &actual, double tolerance) {
  std::string differences;
  llvm::raw_string_ostream os(differences);
  for (size_t r = 0; r < expected.results.size(); ++r) {
    const Tensor &want = expected.results[r], &got = actual.results[r];
    double scale = getScale(want);
    for (int64_t i = 0; i < want.type.getNumElements(); ++i) {
      double a = want.get(i), b = got.get(i);
      bool same = (std::isnan(a) && std::isnan(b)) || a == b ||
                  std::abs(a - b) <= tolerance * std::max(scale, std::abs(a));
      if (!same) {
        os << "result " << r << ", element " << i << ": " << llvm::format("%.9g", b)
           << " instead of " << llvm::format("%.9g", a) << "; ";
        break;
      }
    }
  }
  return differences;
}

static std::string compareBits(const Outcome &expected, const Outcome &actual) {
  std::string differences;
  llvm::raw_string_ostream os(differences);
  for (size_t r = 0; r < expected.results.size(); ++r)
    if (expected.results[r].bytes != actual.results[r].bytes)
      os << "result " << r << " has other bits; ";
  return differences;
}

std::string check(MLIRContext &context, StringRef text, ArrayRef<Configuration> configurations,
                  double tolerance) {
  std::string report;
  std::vector<std::string> names = getFunctionNames(context, text);
  if (names.empty())
    return "the text has no pipe.function";
  for (const std::string &name : names) {
    auto add = [&](const Configuration &configuration, const std::string &problem) {
      if (!problem.empty())
        report += "@" + name + ", " + configuration.str() + ": " + problem + "\n";
    };
    Configuration plain{/*reference=*/true};
    Outcome reference = run(context, text, name, plain);
    add(plain, reference.error);
    std::vector<Outcome> outcomes;
    for (const Configuration &configuration : configurations) {
      outcomes.push_back(run(context, text, name, configuration));
      const Outcome &outcome = outcomes.back();
      add(configuration, outcome.error);
      if (outcome.error.empty() && reference.error.empty())
        add(configuration, compareValues(reference, outcome, tolerance));
      if (outcome.error.empty() && outcomes.front().error.empty())
        add(configuration, compareBits(outcomes.front(), outcome));
    }
  }
  return report;
}

std::vector<Configuration> allConfigurations() {
  std::vector<Configuration> all;
  for (bool fuse : {true, false})
    for (unsigned optLevel : {3, 1})
      all.push_back({false, fuse, optLevel, 512});
  all.push_back({false, true, 3, 256});
  all.push_back({false, true, 0, 512});
  all.push_back({false, true, 2, 512});
  return all;
}

} // namespace pipeline::test
