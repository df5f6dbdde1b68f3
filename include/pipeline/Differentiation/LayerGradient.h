//===- LayerGradient.h - Forward and backward functions of a layer --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The entry point of differentiation: a layer's body becomes the functions that compute it and its
// gradients, with the values that pass between them written down.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_LAYERGRADIENT_H
#define PIPELINE_DIFFERENTIATION_LAYERGRADIENT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "pipeline/Differentiation/LayerValue.h"
#include "pipeline/Differentiation/Recompute.h"
#include "pipeline/Differentiation/SavedReport.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

namespace pipeline {

/// One function of a layer: what its arguments are, in order (accumulators or states last), and its
/// results (updated accumulators or states last).
struct LayerFunction {
  mlir::func::FuncOp function; ///< null when there is nothing to compute
  llvm::SmallVector<LayerValue> arguments;
  llvm::SmallVector<LayerValue> results;
};

/// A result of a layer that is the next value of one of its inputs, a state.
struct StateUpdate {
  unsigned input;
  unsigned result;
  /// Others read the next value too, so that forward returns it beside the updated state.
  bool isRead = false;

  bool operator==(const StateUpdate &other) const = default;
};

struct LayerGradientOptions {
  /// Symbols are NAME.forward, NAME.backward, NAME.backward_input and NAME.backward_weight.
  std::string name;
  /// Inputs whose gradient is a result of backward and backward_input.
  llvm::BitVector activeInputs;
  /// Inputs, trainable parameters, whose gradient goes into an accumulator in backward and
  /// backward_weight. No input is in both sets.
  llvm::BitVector accumulatedInputs;
  /// Results whose gradient is given.
  llvm::BitVector activeResults;
  /// Inputs, each in none of the sets above and here once, that are states. Forward updates them;
  /// backward functions never read them, for by then they have changed.
  llvm::SmallVector<StateUpdate> stateUpdates;
  Recompute recompute = Recompute::None;
  /// Make backward_input and backward_weight too.
  bool splitBackward = false;
  /// Write down what is kept, and why.
  bool reportSaved = false;
};

/// The functions of a layer. `forward` makes results and residuals; `backward` makes input
/// gradients and updates accumulators; `backwardInput` makes input gradients and carried values;
/// `backwardWeight` updates accumulators. A gradient that no function makes and that has no alias
/// is zero: the input does not reach an active result. A state whose next value is its last one is
/// an input like others, which no function updates.
struct LayerGradient {
  LayerFunction forward, backward, backwardInput, backwardWeight;
  /// Values that no function makes because they equal another: a result that is an input, an input
  /// gradient that is the gradient of a result, a value that is returned twice.
  llvm::SmallVector<std::pair<LayerValue, LayerValue>> aliases;
  llvm::SmallVector<mlir::RankedTensorType> residualTypes, carriedTypes;
  /// Where that was asked for.
  std::optional<SavedReport> saved;

  /// What `value` is an alias of, or `value` itself.
  LayerValue resolve(LayerValue value) const;
};

/// Differentiates a layer: `body` has one block of ops on static tensors that reads nothing from
/// outside, whose arguments are the layer's inputs and whose terminator's operands its results. The
/// functions are made where `builder` stands, private and marked `pipe.function`; accumulators and
/// states are marked `pipe.accumulator`. Fails, with an error at the op, where one can't be
/// differentiated.
///
/// Bits: the ops that form a gradient are chosen once, by the layer's ops alone. What is kept, what
/// is computed again, and the split of the backward change where they run, never what they compute.
llvm::FailureOr<LayerGradient> differentiateLayer(mlir::Region &body, mlir::OpBuilder &builder,
                                                  const LayerGradientOptions &options);

/// Which results of `body` depend on the inputs in `varied`, through values that carry a gradient.
llvm::BitVector findVariedResults(mlir::Region &body, const llvm::BitVector &varied);

/// Makes the function `name` that adds two gradients of a value: (type, type) -> type.
mlir::func::FuncOp createGradientSum(mlir::OpBuilder &builder, mlir::Location loc,
                                     llvm::StringRef name, mlir::RankedTensorType type);

/// Attaches the rules for the upstream dialects linalg, tensor, arith, math and scf, and adds the
/// dialects that differentiation makes ops of.
void registerDifferentiationModels(mlir::DialectRegistry &registry);

/// On a function: generated code for a layer or a stage.
inline constexpr llvm::StringLiteral kFunctionAttr = "pipe.function";
/// On an argument: a gradient buffer or a state that is updated in place.
inline constexpr llvm::StringLiteral kAccumulatorAttr = "pipe.accumulator";

} // namespace pipeline

#endif // PIPELINE_DIFFERENTIATION_LAYERGRADIENT_H
