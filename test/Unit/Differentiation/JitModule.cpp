//===- JitModule.cpp --------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles functions on tensors with upstream passes only and calls them.
//
//===----------------------------------------------------------------------===//

#include "JitModule.h"

#include "AttentionExpansion.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "pipeline/Differentiation/LayerGradient.h"
#include "llvm/Support/TargetSelect.h"

#include <gtest/gtest.h>

using namespace mlir;

namespace pipeline::test {

MLIRContext &getContext() {
  static MLIRContext *context = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    registerAllPasses();
    DialectRegistry registry;
    registerAllDialects(registry);
    registerAllExtensions(registry);
    registerBuiltinDialectTranslation(registry);
    registerLLVMDialectTranslation(registry);
    registerDifferentiationModels(registry);
    auto *made = new MLIRContext(registry);
    made->allowUnregisteredDialects();
    made->loadAllAvailableDialects();
    return made;
  }();
  return *context;
}

static constexpr StringLiteral kBufferization = R"(
  convert-elementwise-to-linalg,
  one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops
                     function-boundary-type-conversion=identity-layout-map},
  buffer-results-to-out-params)";

static constexpr StringLiteral kLowering = R"(
  func.func(convert-linalg-to-loops, expand-realloc),
  expand-strided-metadata, lower-affine, convert-scf-to-cf,
  convert-math-to-llvm, convert-math-to-libm, convert-arith-to-llvm, convert-index-to-llvm,
  finalize-memref-to-llvm, convert-func-to-llvm{use-bare-ptr-memref-call-conv}, convert-cf-to-llvm,
  reconcile-unrealized-casts)";

static LogicalResult runPasses(StringRef pipeline, ModuleOp module) {
  PassManager passes(module.getContext());
  return success(succeeded(parsePassPipeline(pipeline, passes, llvm::errs())) &&
                 succeeded(passes.run(module)));
}

/// Strided copies would become calls of a library.
static void expandCopies(ModuleOp module) {
  module.walk([](memref::CopyOp copy) {
    OpBuilder builder(copy);
    linalg::CopyOp::create(builder, copy.getLoc(), copy.getSource(), copy.getTarget());
    copy.erase();
  });
}

JitModule::JitModule(ModuleOp module) : signatures(module.clone()) {
  OwningOpRef<ModuleOp> lowered = module.clone();
  expandAttention(*lowered);
  // Results become arguments of functions that nobody outside knows.
  for (auto function : lowered->getOps<func::FuncOp>())
    function.setPrivate();
  bool isBufferized = succeeded(runPasses(kBufferization, *lowered));
  expandCopies(*lowered);
  if (!isBufferized || failed(runPasses(kLowering, *lowered))) {
    ADD_FAILURE() << "the module does not compile";
    return;
  }
  ExecutionEngineOptions options;
  options.jitCodeGenOptLevel = llvm::CodeGenOptLevel::None;
  auto made = ExecutionEngine::create(*lowered, options);
  if (!made) {
    ADD_FAILURE() << llvm::toString(made.takeError());
    return;
  }
  engine = std::move(*made);
}

template <typename T>
static void pack(const Elements &elements, std::vector<char> &bytes) {
  bytes.resize(std::max<size_t>(elements.size(), 1) * sizeof(T));
  for (auto [i, element] : llvm::enumerate(elements))
    reinterpret_cast<T *>(bytes.data())[i] = static_cast<T>(element);
}

template <typename T>
static void unpack(const std::vector<char> &bytes, Elements &elements) {
  for (auto [i, element] : llvm::enumerate(elements))
    element = static_cast<double>(reinterpret_cast<const T *>(bytes.data())[i]);
}

/// Calls `visit` with a value of the type that memory holds for an element type.
static void dispatch(Type type, llvm::function_ref<void(double)> f64,
                     llvm::function_ref<void(float)> f32, llvm::function_ref<void(int64_t)> i64,
                     llvm::function_ref<void(int32_t)> i32, llvm::function_ref<void(bool)> i1) {
  if (type.isF64())
    f64(0);
  else if (type.isF32())
    f32(0);
  else if (type.isInteger(64))
    i64(0);
  else if (type.isInteger(32))
    i32(0);
  else if (type.isInteger(1))
    i1(false);
  else
    ADD_FAILURE() << "a type the executor does not know";
}

static void packAs(Type type, const Elements &elements, std::vector<char> &bytes) {
  auto as = [&](auto value) { pack<decltype(value)>(elements, bytes); };
  dispatch(type, as, as, as, as, as);
}

static void unpackAs(Type type, const std::vector<char> &bytes, Elements &elements) {
  auto as = [&](auto value) { unpack<decltype(value)>(bytes, elements); };
  dispatch(type, as, as, as, as, as);
}

std::vector<Elements> JitModule::call(StringRef name, const std::vector<Elements> &arguments) {
  auto function = signatures->lookupSymbol<func::FuncOp>(name);
  if (!engine || !function || function.getNumArguments() != arguments.size()) {
    ADD_FAILURE() << "no function " << name.str() << " with " << arguments.size() << " arguments";
    return {};
  }
  std::vector<std::vector<char>> buffers;
  for (auto [argument, type] : llvm::zip_equal(arguments, function.getArgumentTypes()))
    packAs(getElementTypeOrSelf(type), argument, buffers.emplace_back());
  std::vector<Elements> results;
  for (Type type : function.getResultTypes()) {
    results.emplace_back(cast<RankedTensorType>(type).getNumElements());
    packAs(getElementTypeOrSelf(type), results.back(), buffers.emplace_back());
  }
  std::vector<void *> pointers;
  for (std::vector<char> &buffer : buffers)
    pointers.push_back(buffer.data());
  std::vector<void *> packed;
  for (void *&pointer : pointers)
    packed.push_back(&pointer);
  if (llvm::Error error = engine->invokePacked(name, packed)) {
    ADD_FAILURE() << llvm::toString(std::move(error));
    return {};
  }
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    unpackAs(getElementTypeOrSelf(type), buffers[arguments.size() + i], results[i]);
  return results;
}

} // namespace pipeline::test
