//===- EmulatedModel.cpp - A model compiled to run without a GPU *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See EmulatedModel.h.
//
//===----------------------------------------------------------------------===//

#include "EmulatedModel.h"

#include "compile/Model.h"
#include "pipeline/Frontend/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace pipeline::test {
namespace {

std::unique_ptr<MLIRContext> makeContext() {
  // Code generation is found by its name; and the driver asks for the options of passes.
  static const bool registered =
      (registerAllPipelinePasses(), registerPassManagerCLOptions(), true);
  (void)registered;
  DialectRegistry registry;
  registerAllPipelineDialects(registry);
  return std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
}

/// Stands beside the compiler's passes: the kernels of a module are taken where they are about to
/// become PTX.
class KernelTaker {
public:
  explicit KernelTaker(MLIRContext &context) : context(context) {
    context.registerActionHandler([this](llvm::function_ref<void()> run, const tracing::Action &a) {
      auto *pass = dyn_cast<PassExecutionAction>(&a);
      StringRef name = pass ? pass->getPass().getArgument() : StringRef();
      if (name == "pipe-gpu-host-to-runtime")
        take(cast<ModuleOp>(pass->getOp()), run);
      else
        run();
    });
  }
  ~KernelTaker() { context.registerActionHandler(nullptr); }

  std::shared_ptr<EmulatedKernels> kernels;
  std::string error;

private:
  MLIRContext &context;

  void take(ModuleOp module, llvm::function_ref<void()> run) {
    auto compiled = EmulatedKernels::create(module);
    if (compiled)
      kernels = std::move(*compiled);
    else
      error = llvm::toString(compiled.takeError());
    // Launches name their kernels until then.
    run();
    for (auto taken : llvm::to_vector(module.getOps<gpu::GPUModuleOp>()))
      taken.erase();
  }
};

LogicalResult import(ModuleOp module, const ModelSource &source) {
  FormModelPassOptions form;
  form.lossWeight = source.lossWeight;
  FindLayersPassOptions find;
  find.pattern = source.layers;
  PassManager passes(module.getContext());
  passes.addPass(createFormModelPass(form));
  passes.addPass(createFindLayersPass(find));
  return passes.run(module);
}

FailureOr<EmulatedModel> compile(MLIRContext &context, const ModelSource &source,
                                 const driver::Settings &settings) {
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(source.path, &context);
  if (!module || failed(import(*module, source)))
    return failure();
  FailureOr<runtime::ModelInterface> interface = driver::readInterface(*module);
  if (failed(interface))
    return failure();
  KernelTaker taker(context);
  auto compiled = driver::compileForThisProcess(*module, std::move(*interface), settings);
  if (!taker.error.empty())
    return emitError(module->getLoc()) << taker.error;
  if (failed(compiled))
    return failure();
  return EmulatedModel{std::move(*compiled), std::move(taker.kernels)};
}

} // namespace

llvm::Expected<EmulatedModel> compileModel(const ModelSource &source, const std::string &options,
                                           bool isAsynchronous) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::string messages;
  ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      llvm::raw_string_ostream(messages) << diagnostic << "\n";
    return success();
  });
  driver::Settings settings;
  if (failed(settings.compile.parseFromString(options, llvm::errs())))
    return llvm::createStringError("the options are none: " + options);
  applyScheduleDefaults(settings.compile);
  settings.asynchronous = isAsynchronous;
  FailureOr<EmulatedModel> model = compile(*context, source, settings);
  if (failed(model))
    return llvm::createStringError("does not compile: " + messages);
  return std::move(*model);
}

} // namespace pipeline::test
