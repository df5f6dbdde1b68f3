//===- Model.h - The model that a run trains --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_RUN_MODEL_H
#define PIPELINE_TOOLS_PIPELINE_RUN_MODEL_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "pipeline-runtime/DataSource.h"
#include "pipeline-runtime/Tensor.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <vector>

namespace pipeline::driver {

/// A tensor that a model keeps from step to step: a parameter or a buffer.
struct StateTensor : runtime::TensorDescription {
  bool isParameter = false;
  /// Whether the model says what it starts from.
  bool hasInitialValue = false;
};

/// What a model takes, in the order of its arguments.
struct ModelInterface {
  std::vector<runtime::ModelInput> inputs;
  std::vector<StateTensor> state;
};

/// What a microbatch is, for reports: samples, or the tokens of a text.
struct MicrobatchShape {
  int64_t batch = 0;
  /// Tokens in a sample; 0 where samples are no texts.
  int64_t sequence = 0;

  bool isText() const { return sequence > 0; }
  /// What a run's speed counts.
  int64_t getUnits() const { return isText() ? batch * sequence : batch; }
  llvm::StringRef getUnit() const { return isText() ? "tokens" : "samples"; }
};

/// Reads a module in phase `model`, text or bytecode; `path` may be `-`. Null after an error, which
/// was emitted.
mlir::OwningOpRef<mlir::ModuleOp> readModel(mlir::MLIRContext &context, llvm::StringRef path);

/// The element type and the shape of a tensor as files know them. Emits an error at `loc` for an
/// element type that no file has.
mlir::FailureOr<runtime::TensorDescription> describeTensor(mlir::Location loc, llvm::StringRef name,
                                                           mlir::RankedTensorType type);

/// Reads the arguments of the model of `module`. Emits errors.
mlir::FailureOr<ModelInterface> readInterface(mlir::ModuleOp module);

/// How a model reads a text: its inputs are `tokens`, `targets` or both, of one type
/// tensor<batch x sequence x i32>. Emits an error at `loc` that names any other input.
mlir::LogicalResult checkReadsText(mlir::Location loc, const ModelInterface &model);

/// A model that reads a text has texts; of another the batch is the leading dimension of the first
/// input that has one, or else 1.
MicrobatchShape getMicrobatchShape(const ModelInterface &model);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_RUN_MODEL_H
