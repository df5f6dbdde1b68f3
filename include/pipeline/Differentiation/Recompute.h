//===- Recompute.h - What a backward computes again -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An option of differentiation that passes take too.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_RECOMPUTE_H
#define PIPELINE_DIFFERENTIATION_RECOMPUTE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"

namespace pipeline {

/// What the backward of a layer computes again instead of keeping it from the forward.
enum class Recompute {
  None,      ///< Cheap elementwise values and reshapes only.
  Selective, ///< What takes one pass over memory, where that saves bytes; contractions never.
  Full,      ///< Everything: nothing is kept but the layer's inputs.
};

/// As options write it.
inline llvm::StringRef stringifyRecompute(Recompute recompute) {
  switch (recompute) {
  case Recompute::None:
    return "none";
  case Recompute::Selective:
    return "selective";
  case Recompute::Full:
    return "full";
  }
  llvm_unreachable("every mode is above");
}

} // namespace pipeline

#endif // PIPELINE_DIFFERENTIATION_RECOMPUTE_H
