//===- LayerValue.h - What a layer calls its values -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of what goes in and out of a layer's functions.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_LAYERVALUE_H
#define PIPELINE_DIFFERENTIATION_LAYERVALUE_H

namespace pipeline {

/// A value that a layer's functions read or make, in the layer's own terms.
struct LayerValue {
  enum class Kind {
    Input,               ///< operand `index` of the layer
    Result,              ///< result `index` of the layer
    Residual,            ///< made by forward for the backward functions
    ResultGradient,      ///< the gradient of result `index`, given
    InputGradient,       ///< the gradient of input `index`
    Carried,             ///< made by backward_input for backward_weight
    AccumulatedGradient, ///< the gradient buffer of input `index`
    State,               ///< input `index` as a state, which forward updates in place
  };
  Kind kind;
  unsigned index;

  bool operator==(const LayerValue &other) const = default;
};

} // namespace pipeline

#endif // PIPELINE_DIFFERENTIATION_LAYERVALUE_H
