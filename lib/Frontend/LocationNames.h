//===- LocationNames.h - What locations call things -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef PIPELINE_LIB_FRONTEND_LOCATIONNAMES_H
#define PIPELINE_LIB_FRONTEND_LOCATIONNAMES_H

#include "mlir/IR/Location.h"

namespace pipeline {

/// The name that `loc` gives, through calls and fusions; empty where it gives none.
llvm::StringRef getLocationName(mlir::Location loc);

/// What JAX calls an argument: an element of a tree, or a whole one.
struct TreePath {
  /// `params.layers.0.q` for `params['layers'][0]['q']`.
  std::string name;
  /// Whether it is inside a tree, and not one by itself, like `x`.
  bool isElement = false;
};

/// Reads `text`: an identifier, and any number of keys in brackets, of attributes after a dot and
/// of indices; nothing where it is no such path.
std::optional<TreePath> parseTreePath(llvm::StringRef text);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LOCATIONNAMES_H
