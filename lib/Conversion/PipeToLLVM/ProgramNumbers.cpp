//===- ProgramNumbers.cpp - Numbers that change while it runs ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramNumbers.h"

using namespace mlir;

namespace pipeline {

Value ProgramNumbers::getConstant(OpBuilder &builder, Location loc, int64_t value) {
  Value &constant = constants[value];
  if (!constant)
    constant = arith::ConstantIntOp::create(builder, loc, value, 64);
  return constant;
}

} // namespace pipeline
