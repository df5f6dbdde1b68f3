//===- IndexedTables.h - What an input's elements index ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_COMPILE_INDEXEDTABLES_H
#define PIPELINE_TOOLS_COMPILE_INDEXEDTABLES_H

#include "mlir/IR/Value.h"

#include <cstdint>

namespace pipeline::driver {

/// The size of the smallest dimension that elements of a model's input index as they are, or 0 if
/// they index nothing. An element that is computed with first is not followed: what it then indexes
/// is up to the model.
int64_t countIndexedRows(mlir::Value input);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_COMPILE_INDEXEDTABLES_H
