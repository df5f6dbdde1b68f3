//===- Exponential.h - exp of f32 as a polynomial ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_EXPONENTIAL_H
#define PIPELINE_LIB_CONVERSION_CPU_EXPONENTIAL_H

#include "mlir/IR/PatternMatch.h"

namespace pipeline {

/// Adds the pattern that writes `math.exp` of f32 scalars and vectors out: at most 1 ulp
/// off where the result is a normal number, NaN for NaN, 0 where the result is less than
/// about 0.7 of the least normal number.
///
/// The bits are those of upstream's polynomial (`populateMathPolynomialApproximationPatterns`),
/// in one instruction less: softmax is little else than this function.
void populateExponentialPattern(mlir::RewritePatternSet &patterns);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_EXPONENTIAL_H
