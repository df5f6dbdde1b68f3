//===- LayerCosts.cpp - Where the costs of layers come from -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/LayerCosts.h"

#include "pipeline/Analysis/CostModel.h"
#include "pipeline/Support/Json.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>

using namespace mlir;

namespace pipeline {

FailureOr<SmallVector<double>> getLayerCosts(ArrayRef<LayerOp> layers) {
  StringRef name = PipeDialect::getCostAttrName();
  auto hasCost = [&](LayerOp layer) { return layer->hasAttr(name); };
  SmallVector<double> costs;
  if (llvm::none_of(layers, hasCost)) {
    for (LayerOp layer : layers)
      costs.push_back(estimateCost(layer));
    return costs;
  }
  for (LayerOp layer : layers) {
    auto cost = layer->getAttrOfType<FloatAttr>(name);
    if (!cost) {
      InFlightDiagnostic diagnostic =
          layer.emitError() << "layer \"" << layer.getName()
                            << "\" has no 'pipe.cost', but others have one, in a unit that only "
                               "they know; give it to all layers or to none";
      diagnostic.attachNote(LayerOp(*llvm::find_if(layers, hasCost)).getLoc()) << "one that has it";
      return diagnostic;
    }
    costs.push_back(cost.getValueAsDouble());
  }
  return costs;
}

/// The cost that `file` gives a layer.
static FailureOr<double> getCost(LayerOp layer, const llvm::json::Object &object, StringRef file) {
  const llvm::json::Value *value = object.get(layer.getName());
  if (!value)
    return layer.emitError() << "layer \"" << layer.getName() << "\" has no cost in '" << file
                             << "'; add it there";
  std::optional<double> cost = value->getAsNumber();
  if (!cost || !std::isfinite(*cost) || *cost <= 0)
    return layer.emitError() << "the cost of layer \"" << layer.getName() << "\" in '" << file
                             << "' must be a number greater than 0, but is "
                             << toShortString(*value);
  return *cost;
}

FailureOr<SmallVector<double>> readLayerCosts(Location loc, ArrayRef<LayerOp> layers,
                                              StringRef file) {
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
  if (!buffer)
    return emitError(loc) << "can't read costs from '" << file
                          << "': " << buffer.getError().message();
  auto object = parseJsonObject((*buffer)->getBuffer(), ("'" + file + "'").str());
  if (!object)
    return emitError(loc) << llvm::toString(object.takeError());

  SmallVector<double> costs;
  llvm::StringSet<> names;
  for (LayerOp layer : layers) {
    FailureOr<double> cost = getCost(layer, *object, file);
    if (failed(cost))
      return failure();
    costs.push_back(*cost);
    names.insert(layer.getName());
  }
  for (const auto &entry : *object)
    if (!names.contains(StringRef(entry.first)))
      return emitError(loc) << "'" << file << "' has a cost for \"" << StringRef(entry.first)
                            << "\", but there is no such layer";
  return costs;
}

} // namespace pipeline
