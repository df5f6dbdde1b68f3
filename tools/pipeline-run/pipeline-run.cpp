//===- pipeline-run.cpp - Trains a model as a pipeline ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-run MODEL.mlir --ranks=2 --microbatches=8 --schedule=1f1b --data=TEXT --steps=100
//
// Compiles a model to one program per rank, runs the programs as threads of this
// process, on its processors or on GPUs, and reports. What is wrong with the command
// line, the devices, the model, the data, the weights or a file to be written is found
// before anything is compiled or trained.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "compile/Diagnostics.h"
#include "compile/Model.h"
#include "launch/Launch.h"
#include "mlir/IR/MLIRContext.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "llvm/Support/InitLLVM.h"

#include <set>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::driver;

static constexpr const char *tool = "pipeline-run";

namespace {
/// What runs, and what it runs on. No IR: a run holds its code and its arenas, nothing else.
struct Prepared {
  CompiledModel model;
  launch::Data data;
};
} // namespace

/// A failure as an error of no place in the model.
static LogicalResult report(MLIRContext &context, const runtime::Status &status) {
  if (status.ok())
    return success();
  return emitError(UnknownLoc::get(&context)) << status.message();
}

/// Reads the model, opens the files that it takes, and compiles it. What is wrong with a file is
/// found before anything is compiled. Sets the options' steps where the data decides how many there
/// are. Errors are printed.
static FailureOr<Prepared> prepare(Options &options) {
  DialectRegistry registry;
  registerAllPipelineDialects(registry);
  MLIRContext context(registry);
  DiagnosticPrinter printer(context, tool);
  OwningOpRef<ModuleOp> module = readModel(context, options.model, tool);
  if (!module)
    return failure();
  FailureOr<func::FuncOp> function = getModel(*module);
  FailureOr<runtime::ModelInterface> interface = readInterface(*module);
  if (failed(function) || failed(interface))
    return failure();
  if (runtime::Status status = launch::checkInterface(*interface, options.launch); !status.ok())
    return function->emitError() << status.message();

  Prepared prepared;
  Settings &settings = options.settings;
  if (failed(report(context, launch::openData(*interface, settings.getChoices(), options.launch,
                                              prepared.data))))
    return failure();
  for (const std::string &remark : prepared.data.remarks)
    emitRemark(UnknownLoc::get(&context)) << remark;
  settings.compile.steps = options.launch.steps;
  settings.compile.remainder = prepared.data.remainder;
  FailureOr<CompiledModel> model = compileForThisProcess(*module, std::move(*interface), settings);
  if (failed(model))
    return failure();
  prepared.model = std::move(*model);
  return prepared;
}

/// Finds the devices of the run, and makes code for what they are unless something else was asked
/// for.
static runtime::Status findDevices(Options &options, launch::Devices &devices) {
  CompileOptions &compile = options.settings.compile;
  if (runtime::Status status =
          launch::findDevices(options.settings.getTarget(), compile.ranks, options.launch,
                              launch::Processes(), runtime::loadCudaLibrary, devices);
      !status.ok())
    return status;
  if (devices.library && !compile.gpuArch.hasValue()) {
    std::set<std::string> architectures;
    for (const runtime::CudaDevice &device : devices.ofRanks)
      architectures.insert(device.architecture());
    compile.gpuArch = llvm::ArrayRef(llvm::to_vector(architectures));
  }
  return runtime::Status();
}

int main(int argc, char **argv) {
  llvm::InitLLVM initialize(argc, argv);
  registerAllPipelinePasses();
  launch::Console console(tool);
  auto fail = [&](const std::string &message) {
    console.error(message);
    return EXIT_FAILURE;
  };
  Options options;
  if (llvm::Error error = parseOptions(argc, argv, options)) {
    llvm::handleAllErrors(std::move(error),
                          [&](const llvm::ErrorInfoBase &info) { fail(info.message()); });
    return EXIT_FAILURE;
  }
  launch::ProcessPlace place;
  if (runtime::Status status = launch::readProcessPlace(place); !status.ok())
    return fail(status.message());
  if (place.isOneOfSeveral && options.settings.getTarget() == runtime::Target::Cuda)
    return fail("this is one of " + std::to_string(place.peers.ranks) +
                " processes (WORLD_SIZE), but pipeline-run has all ranks in one; write a bundle "
                "with pipeline-compile, which pipeline-launch runs in several");
  launch::Devices devices;
  if (runtime::Status status = findDevices(options, devices); !status.ok())
    return fail("--target=cuda: " + status.message());
  launch::Outputs outputs;
  if (runtime::Status status = outputs.open(options.launch); !status.ok())
    return fail(status.message());
  FailureOr<Prepared> prepared = prepare(options);
  if (failed(prepared))
    return EXIT_FAILURE;
  if (runtime::Status status = launch::checkKernels(prepared->model.plan, devices); !status.ok())
    return fail("the compiled model " + status.message());
  // It compiles, so all ranks are here; several processes launch a bundle.
  launch::Processes processes;
  launch::Job job{options.model,  prepared->model.plan, prepared->model.code,
                  options.launch, prepared->data,       devices,
                  processes};
  if (runtime::Status status = launch::launch(job, outputs, console); !status.ok())
    return fail(status.message());
  return EXIT_SUCCESS;
}
