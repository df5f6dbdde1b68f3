//===- CompiledModel.cpp - A model run by upstream lowerings ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompiledModel.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;

namespace pipeline {

static constexpr llvm::StringLiteral lowering =
    "canonicalize,cse,"
    "one-shot-bufferize{bufferize-function-boundaries=true "
    "function-boundary-type-conversion=identity-layout-map},"
    "buffer-results-to-out-params{modify-public-functions=true},"
    "buffer-deallocation-pipeline,convert-bufferization-to-memref,"
    "func.func(convert-linalg-to-loops),expand-strided-metadata,lower-affine,"
    "convert-scf-to-cf,func.func(llvm-request-c-wrappers),"
    "convert-math-to-llvm,convert-math-to-libm,"
    "convert-to-llvm,reconcile-unrealized-casts";

static void inlineLayers(func::FuncOp model) {
  IRRewriter rewriter(model.getContext());
  SmallVector<LayerOp> layers(model.getOps<LayerOp>());
  for (LayerOp layer : layers) {
    Block &body = layer.getBody().front();
    auto yield = cast<YieldOp>(body.getTerminator());
    rewriter.inlineBlockBefore(&body, layer, layer.getInputs());
    rewriter.replaceOp(layer, yield.getValues());
    rewriter.eraseOp(yield);
  }
}

static llvm::Error fail(const llvm::Twine &message) { return llvm::createStringError(message); }

llvm::Expected<CompiledModel> CompiledModel::compile(ModuleOp module) {
  auto model = *module.getOps<func::FuncOp>().begin();
  std::string name = "_mlir_ciface_" + model.getSymName().str();
  inlineLayers(model);
  model->removeAttr(PipeDialect::getModelAttrName());
  for (unsigned i = 0; i < model.getNumArguments(); ++i)
    model.setArgAttrs(i, ArrayRef<NamedAttribute>());
  model.setResultAttrs(0, ArrayRef<NamedAttribute>());

  PassManager passes(module.getContext());
  if (failed(parsePassPipeline(lowering, passes)) || failed(passes.run(module)))
    return fail("the model was not lowered");

  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  auto llvmContext = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> llvmModule = translateModuleToLLVMIR(module, *llvmContext);
  if (!llvmModule)
    return fail("the model was not translated");

  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto jit = llvm::orc::LLJITBuilder().create();
  if (!jit)
    return jit.takeError();
  if (llvm::Error error = (*jit)->addIRModule(
          llvm::orc::ThreadSafeModule(std::move(llvmModule), std::move(llvmContext))))
    return error;
  auto entry = (*jit)->lookup(name);
  if (!entry)
    return entry.takeError();
  return CompiledModel(std::move(*jit), entry->toPtr<void *>());
}

/// A memref in MLIR's C interface: the allocated and the aligned pointer, the offset,
/// sizes and strides.
static SmallVector<int64_t> describe(const ModelArgument &argument) {
  auto address = static_cast<int64_t>(reinterpret_cast<intptr_t>(argument.data));
  SmallVector<int64_t> words = {address, address, 0};
  llvm::append_range(words, argument.shape);
  int64_t stride = 1;
  SmallVector<int64_t> strides(argument.shape.size());
  for (size_t i = strides.size(); i-- > 0; stride *= argument.shape[i])
    strides[i] = stride;
  llvm::append_range(words, strides);
  return words;
}

/// Calls `entry`, a function of so many pointers.
template <size_t... I>
static void call(void *entry, ArrayRef<void *> pointers, std::index_sequence<I...>) {
  reinterpret_cast<void (*)(decltype((void)I, (void *)nullptr)...)>(entry)(pointers[I]...);
}

float CompiledModel::run(ArrayRef<ModelArgument> arguments) const {
  float loss = 0;
  SmallVector<SmallVector<int64_t>> descriptors;
  for (const ModelArgument &argument : arguments)
    descriptors.push_back(describe(argument));
  descriptors.push_back(describe({&loss, {}}));
  // A function ignores pointers behind its own arguments.
  constexpr size_t most = 64;
  SmallVector<void *> pointers(most, nullptr);
  assert(descriptors.size() <= most && "more arguments than a call here can pass");
  for (auto [pointer, descriptor] : llvm::zip(pointers, descriptors))
    pointer = descriptor.data();
  call(entry, pointers, std::make_index_sequence<most>());
  return loss;
}

} // namespace pipeline
