//===- Trigonometry.h - sin and cos as arithmetic --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_TRIGONOMETRY_H
#define PIPELINE_LIB_CONVERSION_GPU_TRIGONOMETRY_H

#include "mlir/IR/PatternMatch.h"

namespace pipeline {

/// Expands `math.sin` and `math.cos` of f32 and vectors of it. What they leave of the math dialect
/// are functions that devices have, with rounding as IEEE 754 says.
void populateTrigonometricPatterns(mlir::RewritePatternSet &patterns);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_TRIGONOMETRY_H
