//===- LinalgCommand.cpp - pipeline-import linalg ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Command.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "pipeline/Frontend/ModelReport.h"
#include "pipeline/Frontend/Passes.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace pipeline::importer {

namespace {
class LinalgCommand : public Command {
public:
  LinalgCommand()
      : Command("linalg", "A function of upstream dialects with a scalar loss, as torch-mlir and "
                          "IREE export it") {}
  OwningOpRef<ModuleOp> run(MLIRContext &context) override;

private:
  OwningOpRef<ModuleOp> read(MLIRContext &context, llvm::SourceMgr &sources);
  LogicalResult findModel(ModuleOp module) const;

  cl::opt<std::string> path{cl::Positional, cl::Required, cl::desc("MODEL.mlir"),
                            cl::sub(subCommand)};
  cl::opt<std::string> function{
      "function", cl::value_desc("name"),
      cl::desc("The function that computes the loss (the only public one)"), cl::cat(category),
      cl::sub(subCommand)};
  cl::list<std::string> inputs{
      "input",
      cl::CommaSeparated,
      cl::value_desc("name|index,..."),
      cl::desc("Arguments that are data; all others are parameters (as attributes or locations of "
               "the arguments say)"),
      cl::cat(category),
      cl::sub(subCommand)};
  cl::list<std::string> buffers{
      "buffer",
      cl::CommaSeparated,
      cl::value_desc("name|index,..."),
      cl::desc("Arguments that are kept but not trained (as attributes of the arguments say)"),
      cl::cat(category),
      cl::sub(subCommand)};
  // As the passes, and so their messages, call them.
  cl::alias inputsAlias{"inputs", cl::aliasopt(inputs), cl::Hidden};
  cl::alias buffersAlias{"buffers", cl::aliasopt(buffers), cl::Hidden};
  cl::opt<std::string> loss{"loss", cl::value_desc("name|index"),
                            cl::desc("The result that is the loss (the only scalar float)"),
                            cl::cat(category), cl::sub(subCommand)};
  cl::opt<std::string> lossWeight{
      "loss-weight", cl::value_desc("name|index"),
      cl::desc("An input or a result that counts what a microbatch's loss is the mean of, such as "
               "valid tokens: a step's loss is then the mean over all of them (each microbatch "
               "counts the same)"),
      cl::cat(category), cl::sub(subCommand)};
  cl::opt<std::string> layers{
      "layers", cl::value_desc("pattern"),
      cl::desc("Prefixes of locations that are layers, such as transformer.h.* (repeated prefixes, "
               "else repeated structure)"),
      cl::cat(category), cl::sub(subCommand)};
  cl::opt<LayerSource> layersBy{
      "layers-by",
      cl::init(LayerSource::Auto),
      cl::desc("What layers are found by (auto)"),
      cl::values(clEnumValN(LayerSource::Auto, "auto", "locations if they repeat, else structure"),
                 clEnumValN(LayerSource::Location, "location", "names of modules"),
                 clEnumValN(LayerSource::Structure, "structure", "equal blocks, else narrow cuts")),
      cl::cat(category),
      cl::sub(subCommand)};
};
} // namespace

OwningOpRef<ModuleOp> LinalgCommand::read(MLIRContext &context, llvm::SourceMgr &sources) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = openInputFile(path, &message);
  if (!input) {
    fail(message);
    return nullptr;
  }
  sources.AddNewSourceBuffer(std::move(input), SMLoc());
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    fail("'" + path +
         "' is no module of the dialects that are imported: func, linalg, tensor, arith, math and "
         "scf; lower what it holds to these first, as docs/Export.md shows");
  return module;
}

LogicalResult LinalgCommand::findModel(ModuleOp module) const {
  FormModelPassOptions form;
  form.function = function;
  form.inputs = llvm::to_vector(inputs);
  form.buffers = llvm::to_vector(buffers);
  form.loss = loss;
  form.lossWeight = lossWeight;
  FindLayersPassOptions find;
  find.by = layersBy;
  find.pattern = layers;
  PassManager passes(module.getContext());
  passes.addPass(createFormModelPass(form));
  passes.addPass(createFindLayersPass(find));
  return passes.run(module);
}

OwningOpRef<ModuleOp> LinalgCommand::run(MLIRContext &context) {
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context);
  OwningOpRef<ModuleOp> module = read(context, sources);
  if (!module || failed(findModel(*module)))
    return nullptr;
  FailureOr<func::FuncOp> model = getModel(*module);
  if (failed(model))
    return nullptr;
  ModelReport::get(*model).print(llvm::errs());
  return module;
}

std::unique_ptr<Command> createLinalgCommand() { return std::make_unique<LinalgCommand>(); }

} // namespace pipeline::importer
