//===- pipeline-opt.cpp - Every pass of the compiler, one at a time -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  pipeline::registerPipeTransformsPasses();

  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
  registry.insert<pipeline::PipeDialect>();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Pipeline parallelism as a compiler\n", registry));
}
