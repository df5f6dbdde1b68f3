//===- Mismatches.h - Where a file's tensors are not the wanted ones -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_DATA_MISMATCHES_H
#define PIPELINE_RUNTIME_LIB_DATA_MISMATCHES_H

#include "pipeline-runtime/Tensor.h"

#include <string>
#include <utility>
#include <vector>

namespace pipeline::runtime {

/// All that is wrong between the tensors that a model asks for and those that files hold.
struct Mismatches {
  std::vector<const TensorDescription *> missing;
  std::vector<const TensorDescription *> extra;
  /// What was asked for, and what is there.
  std::vector<std::pair<const TensorDescription *, const TensorDescription *>> different;

  bool any() const { return !missing.empty() || !extra.empty() || !different.empty(); }

  /// The numbers in one line, then a line for each tensor. A missing tensor is followed by the
  /// extra one that it may be under another name.
  std::string text() const;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_DATA_MISMATCHES_H
