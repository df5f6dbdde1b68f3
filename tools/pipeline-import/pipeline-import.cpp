//===- pipeline-import.cpp - Models from elsewhere --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-import gpt2 CONFIG.json --batch-size=4 --sequence-length=128 -o MODEL.mlir
//   pipeline-import linalg EXPORTED.mlir -o MODEL.mlir
//
// Writes a module in phase `model`. Problems of what is read are printed as FILE: error: ..., and
// nothing is written.
//
//===----------------------------------------------------------------------===//

#include "Command.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Support/FileUtilities.h"
#include "pipeline/Pipelines/Pipelines.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace pipeline::importer {

void fail(const Twine &message) {
  llvm::WithColor::error(llvm::errs(), "pipeline-import") << message << "\n";
}

Command::Command(StringRef name, StringRef description)
    : categoryName(("Options of pipeline-import " + name).str()), subCommand(name, description),
      category(categoryName), output("o", cl::init("-"), cl::value_desc("MODEL.mlir"),
                                     cl::desc("Where to write the module (standard output)"),
                                     cl::cat(category), cl::sub(subCommand)),
      emitBytecode("emit-bytecode", cl::desc("Write bytecode instead of text"), cl::cat(category),
                   cl::sub(subCommand)) {}

/// Writes what `command` made to where it says.
static LogicalResult write(ModuleOp module, const Command &command) {
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> output = openOutputFile(command.getOutput(), &message);
  if (!output) {
    fail(message);
    return failure();
  }
  if (command.emitsBytecode()) {
    if (failed(writeBytecodeToFile(module, output->os())))
      return failure();
  } else {
    module.print(output->os());
  }
  output->keep();
  return success();
}

} // namespace pipeline::importer

int main(int argc, char **argv) {
  using namespace pipeline::importer;
  llvm::InitLLVM initialize(argc, argv);
  registerAsmPrinterCLOptions();
  std::vector<std::unique_ptr<Command>> commands;
  commands.push_back(createGpt2Command());
  commands.push_back(createLinalgCommand());
  cl::OptionCategory general("Options of pipeline-import");
  cl::HideUnrelatedOptions(general);
  for (const auto &command : commands)
    command->hideOtherOptions();
  cl::ParseCommandLineOptions(argc, argv, "Writes a model as a graph of layers\n");
  auto chosen = llvm::find_if(commands, [](const auto &command) { return command->isChosen(); });
  if (chosen == commands.end()) {
    fail("say what to import: 'pipeline-import gpt2 CONFIG.json ...' or 'pipeline-import linalg "
         "MODEL.mlir ...'; --help lists both");
    return EXIT_FAILURE;
  }

  DialectRegistry registry;
  pipeline::registerAllPipelineDialects(registry);
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false);
  OwningOpRef<ModuleOp> module = (*chosen)->run(context);
  if (!module || failed(verify(*module)) || failed(write(*module, **chosen)))
    return EXIT_FAILURE;
  return EXIT_SUCCESS;
}
