//===- pipeline-import.cpp - Models from their configurations ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-import gpt2 CONFIG.json --batch-size=4 --sequence-length=128 -o MODEL.mlir
//
// Writes a module in phase `model`. Problems of the configuration are printed as
// FILE: error: ..., all of them at once, and nothing is written.
//
//===----------------------------------------------------------------------===//

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Support/FileUtilities.h"
#include "pipeline/Frontend/Gpt2.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {
struct Options {
  cl::OptionCategory category{"Options of pipeline-import"};
  cl::opt<std::string> model{cl::Positional, cl::Required, cl::desc("MODEL"), cl::cat(category)};
  cl::opt<std::string> config{cl::Positional, cl::Required, cl::desc("CONFIG.json"),
                              cl::cat(category)};
  cl::opt<int64_t> batchSize{"batch-size", cl::Required, cl::value_desc("B"),
                             cl::desc("Sequences of a microbatch"), cl::cat(category)};
  cl::opt<int64_t> sequenceLength{"sequence-length", cl::Required, cl::value_desc("T"),
                                  cl::desc("Tokens of a sequence, at most the model's positions"),
                                  cl::cat(category)};
  cl::opt<std::string> output{"o", cl::init("-"), cl::value_desc("MODEL.mlir"),
                              cl::desc("Where to write the module (standard output)"),
                              cl::cat(category)};
  cl::opt<bool> emitBytecode{"emit-bytecode", cl::desc("Write bytecode instead of text"),
                             cl::cat(category)};
};
} // namespace

/// Prints every error of `error` as one of `file`.
static int reportErrors(llvm::Error error, StringRef file) {
  llvm::handleAllErrors(std::move(error), [&](const llvm::ErrorInfoBase &info) {
    llvm::WithColor::error(llvm::errs(), file) << info.message() << "\n";
  });
  return EXIT_FAILURE;
}

static llvm::Expected<OwningOpRef<ModuleOp>> import(MLIRContext &context, const Options &options,
                                                    StringRef text) {
  auto remark = [&](const Twine &message) {
    llvm::WithColor::remark(llvm::errs(), options.config) << message << "\n";
  };
  pipeline::TokenBatch batch{options.batchSize, options.sequenceLength};
  if (options.model == "gpt2") {
    llvm::Expected<pipeline::Gpt2Config> config = pipeline::readGpt2Config(text, remark);
    if (!config)
      return config.takeError();
    return pipeline::buildGpt2(context, *config, batch);
  }
  return llvm::createStringError("there is no model '" + options.model + "'; the one that can be " +
                                 "imported is gpt2");
}

static LogicalResult write(ModuleOp module, const Options &options, raw_ostream &stream) {
  if (options.emitBytecode)
    return writeBytecodeToFile(module, stream);
  module.print(stream);
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM initialize(argc, argv);
  registerAsmPrinterCLOptions();
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Writes a model as a graph of layers\n\n  MODEL is gpt2: GPT-2 with its head and loss\n");

  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = openInputFile(options.config, &message);
  if (!input) {
    llvm::WithColor::error(llvm::errs(), "pipeline-import") << message << "\n";
    return EXIT_FAILURE;
  }
  MLIRContext context;
  llvm::Expected<OwningOpRef<ModuleOp>> module = import(context, options, input->getBuffer());
  if (!module)
    return reportErrors(module.takeError(), options.config);
  if (failed(verify(module->get())))
    return EXIT_FAILURE;

  std::unique_ptr<llvm::ToolOutputFile> output = openOutputFile(options.output, &message);
  if (!output) {
    llvm::WithColor::error(llvm::errs(), "pipeline-import") << message << "\n";
    return EXIT_FAILURE;
  }
  if (failed(write(module->get(), options, output->os())))
    return EXIT_FAILURE;
  output->keep();
  return EXIT_SUCCESS;
}
