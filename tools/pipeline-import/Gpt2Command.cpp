//===- Gpt2Command.cpp - pipeline-import gpt2 -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Command.h"

#include "mlir/Support/FileUtilities.h"
#include "pipeline/Frontend/Gpt2.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace pipeline::importer {

namespace {
class Gpt2Command : public Command {
public:
  OwningOpRef<ModuleOp> run(MLIRContext &context) override;

private:
  cl::opt<std::string> config{cl::Positional, cl::Required, cl::desc("CONFIG.json"),
                              cl::sub(subCommand)};
  cl::opt<int64_t> batchSize{"batch-size",        cl::Required,
                             cl::value_desc("B"), cl::desc("Sequences of a microbatch"),
                             cl::cat(category),   cl::sub(subCommand)};
  cl::opt<int64_t> sequenceLength{
      "sequence-length",   cl::Required,
      cl::value_desc("T"), cl::desc("Tokens of a sequence, at most the model's positions"),
      cl::cat(category),   cl::sub(subCommand)};

public:
  Gpt2Command()
      : Command("gpt2", "GPT-2, with its head and loss, from a Hugging Face configuration") {}
};
} // namespace

OwningOpRef<ModuleOp> Gpt2Command::run(MLIRContext &context) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = openInputFile(config, &message);
  if (!input) {
    fail(message);
    return nullptr;
  }
  auto remark = [&](const Twine &text) {
    llvm::WithColor::remark(llvm::errs(), config) << text << "\n";
  };
  // All problems of the configuration at once.
  auto report = [&](const llvm::ErrorInfoBase &info) {
    llvm::WithColor::error(llvm::errs(), config) << info.message() << "\n";
  };
  llvm::Expected<Gpt2Config> parsed = readGpt2Config(input->getBuffer(), remark);
  if (!parsed) {
    llvm::handleAllErrors(parsed.takeError(), report);
    return nullptr;
  }
  llvm::Expected<OwningOpRef<ModuleOp>> module =
      buildGpt2(context, *parsed, {batchSize, sequenceLength});
  if (!module) {
    llvm::handleAllErrors(module.takeError(), report);
    return nullptr;
  }
  return std::move(*module);
}

std::unique_ptr<Command> createGpt2Command() { return std::make_unique<Gpt2Command>(); }

} // namespace pipeline::importer
