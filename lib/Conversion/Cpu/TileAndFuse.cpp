//===- TileAndFuse.cpp - Tiles an op together with its producers *- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileAndFuse.h"

using namespace mlir;

namespace pipeline {

Operation *tileAndFuseProducers(linalg::GenericOp root, const scf::SCFTileAndFuseOptions &options,
                                RewriterBase &rewriter) {
  rewriter.setInsertionPoint(root);
  FailureOr<scf::SCFTileAndFuseResult> result = scf::tileConsumerAndFuseProducersUsingSCF(
      rewriter, cast<TilingInterface>(root.getOperation()), options);
  if (failed(result) || result->loops.empty())
    return nullptr;
  Operation *nest = result->loops.front();
  for (auto [from, to] : result->replacements)
    rewriter.replaceUsesWithIf(from, to,
                               [&](OpOperand &use) { return !nest->isAncestor(use.getOwner()); });
  return nest;
}

} // namespace pipeline
