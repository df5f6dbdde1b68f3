//===- ModelReport.h - What a model consists of -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a person who brings a model wants to see before it is split: are these my
// parameters, are these my layers, what would be sent.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_FRONTEND_MODELREPORT_H
#define PIPELINE_FRONTEND_MODELREPORT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

namespace pipeline {

/// A set of tensors.
struct TensorTotals {
  int64_t tensors = 0, elements = 0, bytes = 0;

  void add(mlir::Type type);
};

struct LayerReport {
  std::string name;
  /// The first layer with the same code; itself if none was before.
  size_t code;
  /// The parameters that it reads.
  TensorTotals parameters;
  /// Multiplications and additions of its contractions and convolutions, forward.
  double flops = 0;
  /// Estimated time, forward and backward, as a part of that of all layers.
  double share = 0;
  /// What it and earlier layers make that later layers read.
  TensorTotals crossing;
};

struct ModelReport {
  TensorTotals parameters, buffers, inputs;
  std::vector<LayerReport> layers;

  /// The report of a model in phase `model`.
  static ModelReport get(mlir::func::FuncOp model);

  size_t countDistinctLayers() const;
  /// Prints two tables: the model's arguments, and its layers.
  void print(llvm::raw_ostream &os) const;
};

} // namespace pipeline

#endif // PIPELINE_FRONTEND_MODELREPORT_H
