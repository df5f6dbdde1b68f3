//===- Registration.h - Where each family of rules attaches itself --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_RULES_REGISTRATION_H
#define PIPELINE_LIB_DIFFERENTIATION_RULES_REGISTRATION_H

#include "mlir/IR/DialectRegistry.h"

namespace pipeline {

void registerAttentionRules(mlir::DialectRegistry &registry);
void registerStructuredRules(mlir::DialectRegistry &registry);
void registerTensorRules(mlir::DialectRegistry &registry);
void registerArithRules(mlir::DialectRegistry &registry);
void registerMathRules(mlir::DialectRegistry &registry);
void registerLoopRules(mlir::DialectRegistry &registry);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_RULES_REGISTRATION_H
