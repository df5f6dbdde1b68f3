//===- ModelArguments.h - Inputs, parameters and buffers of a model -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_LIB_FRONTEND_MODEL_MODELARGUMENTS_H
#define PIPELINE_LIB_FRONTEND_MODEL_MODELARGUMENTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace pipeline {

/// What a user says of the arguments of a function; each entry is the index of one, its name, or
/// the name of a tree, which stands for its elements.
struct ArgumentOptions {
  llvm::ArrayRef<std::string> inputs;
  llvm::ArrayRef<std::string> buffers;
};

/// Marks every argument of `function` as `pipe.input`, `pipe.parameter` or `pipe.buffer`, with a
/// name that no other has.
///
/// What it is says, first, `options`; then its attributes; then, if no argument has any, its
/// location: the element of a tree (`params['w']`) is a parameter, named by its path, and what has
/// a plain name is an input. Where inputs are listed, all others are parameters. The error where
/// nothing tells lists the arguments and the options.
mlir::LogicalResult classifyArguments(mlir::func::FuncOp function, const ArgumentOptions &options);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_MODEL_MODELARGUMENTS_H
