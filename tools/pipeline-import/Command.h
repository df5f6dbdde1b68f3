//===- Command.h - One way of importing a model -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_IMPORT_COMMAND_H
#define PIPELINE_TOOLS_PIPELINE_IMPORT_COMMAND_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/CommandLine.h"

namespace pipeline::importer {

/// Prints an error of the tool.
void fail(const llvm::Twine &message);

/// A subcommand of pipeline-import: its options, and how it makes a module in phase `model`.
class Command {
public:
  Command(llvm::StringRef name, llvm::StringRef description);
  virtual ~Command() = default;

  /// Whether this is the command that was given.
  bool isChosen() const { return static_cast<bool>(subCommand); }
  /// Makes the model; null after errors, which it prints.
  virtual mlir::OwningOpRef<mlir::ModuleOp> run(mlir::MLIRContext &context) = 0;

  /// Keeps options of libraries out of the command's help.
  void hideOtherOptions() { llvm::cl::HideUnrelatedOptions(category, subCommand); }

  const std::string &getOutput() const { return output; }
  bool emitsBytecode() const { return emitBytecode; }

private:
  std::string categoryName;

protected:
  llvm::cl::SubCommand subCommand;
  llvm::cl::OptionCategory category;

private:
  llvm::cl::opt<std::string> output;
  llvm::cl::opt<bool> emitBytecode;
};

/// GPT-2 from a Hugging Face configuration.
std::unique_ptr<Command> createGpt2Command();
/// A function of upstream dialects, as frameworks export them.
std::unique_ptr<Command> createLinalgCommand();

} // namespace pipeline::importer

#endif // PIPELINE_TOOLS_PIPELINE_IMPORT_COMMAND_H
