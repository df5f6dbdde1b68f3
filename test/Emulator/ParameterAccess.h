//===- ParameterAccess.h - What a kernel does with its buffers --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_EMULATOR_PARAMETERACCESS_H
#define PIPELINE_TEST_EMULATOR_PARAMETERACCESS_H

#include "mlir/IR/Value.h"

#include <cstdint>
#include <vector>

namespace pipeline::test {

/// Bytes behind the address that a launch passes.
struct ByteRange {
  int64_t begin, end;
};

/// What a kernel does with a parameter.
struct ParameterAccess {
  bool reads = false, writes = false;
  /// The elements of a buffer, as its layout has them; none of a number.
  std::vector<ByteRange> ranges;
};

/// Follows a parameter of a kernel through views to all that loads or stores there. What is not
/// known to do neither does both.
ParameterAccess findAccess(mlir::BlockArgument parameter);

/// Bytes of one element in memory; an i1 takes one.
int64_t countElementBytes(mlir::Type type);

} // namespace pipeline::test

#endif // PIPELINE_TEST_EMULATOR_PARAMETERACCESS_H
