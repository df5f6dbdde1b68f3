//===- RunCost.h - What running an op again costs ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops may run again to save memory, and at what price.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_DIFFERENTIATION_RUNCOST_H
#define PIPELINE_LIB_DIFFERENTIATION_RUNCOST_H

#include "mlir/IR/Operation.h"

namespace pipeline {

/// What kind of work an op does.
enum class OpWork {
  Cheap,       ///< a reshape, slice or fill, or elementwise in few cheap instructions
  Elementwise, ///< one pass over what it reads: exp, tanh, a mask, a cast
  Reduction,   ///< one pass over what it reads, to fewer elements: a sum or maximum of rows
  Contraction, ///< reads elements many times: a product of matrices, a convolution
  Other,       ///< not known to be any of these: a loop, an op of another dialect, side effects
};

OpWork classifyWork(mlir::Operation *op);

/// Costs are counted in bytes of memory that a microbatch holds, with room below a byte to break
/// ties.
inline constexpr int64_t kCostOfByte = 1024;

/// What keeping a value costs: its bytes. Of equal sizes, a value that is held anyway (`isHeld`) is
/// the best to keep, and a view of another, which would have to be copied, the worst. Nullopt where
/// functions can't pass a value on.
std::optional<int64_t> costOfKeeping(mlir::Value value, bool isHeld);

/// So many bytes that an op reads and writes to run again are worth one that is kept for it.
inline constexpr int64_t kTrafficPerByte = 16;

/// The bytes of the tensors that an op reads and makes.
int64_t getTraffic(mlir::Operation *op);

/// What running an op again costs: nothing where it is cheap, for it runs along with its reader;
/// where it takes a pass of its own, its traffic. Nullopt for what runs once: contractions, and
/// what is not known.
std::optional<int64_t> costOfRunning(mlir::Operation *op);

} // namespace pipeline

#endif // PIPELINE_LIB_DIFFERENTIATION_RUNCOST_H
