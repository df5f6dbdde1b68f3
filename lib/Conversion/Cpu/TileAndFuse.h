//===- TileAndFuse.h - Tiles an op together with its producers *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_CONVERSION_CPU_TILEANDFUSE_H
#define PIPELINE_LIB_CONVERSION_CPU_TILEANDFUSE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/IR/PatternMatch.h"

namespace pipeline {

/// Puts a nest of loops in the place of `root`, as `options` say, and uses what it
/// yields everywhere outside of it. The ops that this leaves without users stay.
/// The nest; null where upstream's tiling refuses.
mlir::Operation *tileAndFuseProducers(mlir::linalg::GenericOp root,
                                      const mlir::scf::SCFTileAndFuseOptions &options,
                                      mlir::RewriterBase &rewriter);

} // namespace pipeline

#endif // PIPELINE_LIB_CONVERSION_CPU_TILEANDFUSE_H
