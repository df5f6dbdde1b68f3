//===- pipeline-compile.cpp - Compiles a model to a bundle ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-compile MODEL.mlir --ranks=2 --microbatches=8 --schedule=1f1b -o BUNDLE
//   pipeline-launch BUNDLE --data=TEXT --steps=100
//
// Compiles a model to one program per rank, for processors or GPUs, and writes them,
// and what was decided, to a folder that runs without a compiler.
//
//===----------------------------------------------------------------------===//

#include "BundleWriter.h"
#include "Options.h"

#include "compile/Diagnostics.h"
#include "compile/Model.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace pipeline;
using namespace pipeline::driver;

static constexpr const char *tool = "pipeline-compile";

static LogicalResult fail(llvm::Error error) {
  llvm::handleAllErrors(std::move(error), [](const llvm::ErrorInfoBase &info) {
    llvm::WithColor::error(llvm::errs(), tool) << info.message() << "\n";
  });
  return failure();
}

/// Reads and compiles the model. Errors are printed.
static LogicalResult compile(Options &options, BundleWriter &writer) {
  DialectRegistry registry;
  registerAllPipelineDialects(registry);
  MLIRContext context(registry);
  DiagnosticPrinter printer(context, tool);
  OwningOpRef<ModuleOp> module = readModel(context, options.model, tool);
  if (!module)
    return failure();
  FailureOr<runtime::ModelInterface> interface = readInterface(*module);
  if (failed(interface))
    return failure();
  // Who reads no text reads files of inputs, which may hold anything.
  Settings &settings = options.settings;
  settings.guardsGathers |= !interface->readsText().ok();
  FailureOr<CompiledPlan> compiled = makePlan(*module, std::move(*interface), settings);
  if (failed(compiled))
    return failure();
  if (llvm::Error error = writer.write(*module, settings, std::move(*compiled)))
    return fail(std::move(error));
  return success();
}

static LogicalResult run(int argc, char **argv) {
  Options options;
  if (llvm::Error error = parseOptions(argc, argv, options))
    return fail(std::move(error));
  llvm::Expected<std::unique_ptr<BundleWriter>> writer = BundleWriter::create(options.bundle);
  if (!writer)
    return fail(writer.takeError());
  return compile(options, **writer);
}

int main(int argc, char **argv) {
  llvm::InitLLVM initialize(argc, argv);
  registerAllPipelinePasses();
  return failed(run(argc, argv)) ? EXIT_FAILURE : EXIT_SUCCESS;
}
