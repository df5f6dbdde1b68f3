//===- CrossingForms.h - In which shape values cross layers -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exporters reshape the same activation back and forth: a block makes it as rows, the
// next reads it by sequence, an embedding makes it by sequence and the first block
// reads it so. Layers reshape what they read for themselves, and a value crosses in one
// shape. Values of as many elements, of which layers want one in another shape than it
// is made in, all cross in that shape in which most of them are made: then it makes no
// difference to a block whether another block is before it or an embedding.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_CROSSINGFORMS_H
#define PIPELINE_LIB_FRONTEND_LAYERS_CROSSINGFORMS_H

#include "ClonedOps.h"
#include "ModelGraph.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/MapVector.h"

namespace pipeline {

class CrossingForms {
public:
  /// Notes that a layer reads `source`, made in another one, with this type.
  void addRead(mlir::Value source, mlir::Type wanted);
  /// Notes that `source` must cross as it is.
  void keep(mlir::Value source) { kept.insert(source); }
  /// After all of these: decides.
  void choose();

  /// The type in which `source` crosses.
  mlir::Type getType(mlir::Value source) const;

private:
  /// How many elements of which type: values of a class can have the same shape.
  using Class = std::pair<int64_t, mlir::Type>;
  static std::optional<Class> getClass(mlir::Type type);

  llvm::SmallSetVector<mlir::Value, 32> sources;
  llvm::SmallDenseSet<mlir::Value> kept;
  /// Of classes with a value that is wanted in another shape, the shape.
  llvm::MapVector<Class, mlir::Type> types;
};

/// `value` with the shape of `type`, which has as many elements.
mlir::Value createReshape(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                          mlir::Type type);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_CROSSINGFORMS_H
