//===- Registration.cpp -----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All rules, for upstream dialects and our own: a further family is one more line.
//
//===----------------------------------------------------------------------===//

#include "Registration.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "pipeline/Differentiation/LayerGradient.h"

void pipeline::registerDifferentiationModels(mlir::DialectRegistry &registry) {
  // Functions update states with it.
  registry.insert<mlir::bufferization::BufferizationDialect>();
  registerAttentionRules(registry);
  registerStructuredRules(registry);
  registerTensorRules(registry);
  registerArithRules(registry);
  registerMathRules(registry);
  registerLoopRules(registry);
}
