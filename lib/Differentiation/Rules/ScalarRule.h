//===- ScalarRule.h ---------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a table of scalar derivatives becomes interface models.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_RULES_SCALARRULE_H
#define PIPELINE_LIB_DIFFERENTIATION_RULES_SCALARRULE_H

#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/ScalarContext.h"

namespace pipeline {

/// The model of an op whose rule is a function `Value pullBack(OpTy, unsigned operand, Value
/// gradient, ScalarContext &)`, found by overload resolution in `Rules`.
template <typename Rules, typename OpTy>
struct ScalarRule : ScalarRuleInterface::ExternalModel<ScalarRule<Rules, OpTy>, OpTy> {
  mlir::Value pullBackOperand(mlir::Operation *op, unsigned operand, mlir::Value gradient,
                              ScalarContext &context) const {
    return Rules::pullBack(llvm::cast<OpTy>(op), operand, gradient, context);
  }
};

template <typename Rules, typename... OpTys>
void attachScalarRules(mlir::MLIRContext *context) {
  (OpTys::template attachInterface<ScalarRule<Rules, OpTys>>(*context), ...);
}

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_RULES_SCALARRULE_H
