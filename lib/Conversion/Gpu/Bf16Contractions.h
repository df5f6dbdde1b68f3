//===- Bf16Contractions.h - What contractions read and write ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_GPU_BF16CONTRACTIONS_H
#define PIPELINE_LIB_CONVERSION_GPU_BF16CONTRACTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// Takes roundings out of the way of epilogues: what is rounded to bf16 and widened again is read
/// as it is. The contractions that give such values are remembered as ones with rounded results.
void liftRoundings(mlir::func::FuncOp function);

/// Lets all contractions in `function` read bf16, and write it where their result is rounded: by
/// all that read it, or, as `liftRoundings` found, by what the layer says. Sums that are added to
/// something, and those of a gradient of a bias, stay f32.
void narrowContractions(mlir::func::FuncOp function);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_GPU_BF16CONTRACTIONS_H
