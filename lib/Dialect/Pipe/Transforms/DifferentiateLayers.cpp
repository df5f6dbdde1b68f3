//===- DifferentiateLayers.cpp - Each distinct layer once -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DifferentiateLayers.h"

#include "pipeline/Analysis/EqualLayers.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace pipeline {

LayerLibrary::LayerLibrary(OpBuilder &builder, StringRef model, const LayerGradientOptions &common)
    : builder(builder), model(model), common(common) {
  Operation *module = builder.getBlock()->getParentOp();
  for (Operation &op : module->getRegion(0).front())
    if (auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      symbols.insert(name.getValue());
}

std::string LayerLibrary::makeSymbol(StringRef name) {
  std::string symbol;
  for (char c : name)
    symbol += llvm::isAlnum(c) || c == '_' || c == '.' ? c : '_';
  std::string unique = symbol;
  for (unsigned suffix = 1; !symbols.insert(unique).second; ++suffix)
    unique = symbol + "_" + std::to_string(suffix);
  return unique;
}

FailureOr<const LayerGradient *> LayerLibrary::get(LayerOp layer, LayerGradientOptions options) {
  for (const Entry &entry : entries)
    if (entry.options.activeInputs == options.activeInputs &&
        entry.options.accumulatedInputs == options.accumulatedInputs &&
        entry.options.activeResults == options.activeResults &&
        entry.options.stateUpdates == options.stateUpdates && haveEqualBodies(entry.layer, layer))
      return entry.gradient.get();

  options.name = makeSymbol((model + "." + layer.getName()).str());
  options.recompute = common.recompute;
  options.splitBackward = common.splitBackward;
  options.reportSaved = common.reportSaved;
  FailureOr<LayerGradient> gradient = differentiateLayer(layer.getBody(), builder, options);
  if (failed(gradient))
    return failure();
  entries.push_back({layer, options, std::make_unique<LayerGradient>(std::move(*gradient))});
  return entries.back().gradient.get();
}

func::FuncOp LayerLibrary::getSum(Location loc, RankedTensorType type) {
  func::FuncOp &sum = sums[type];
  if (!sum) {
    std::string name = model + ".add";
    for (int64_t extent : type.getShape())
      name += "." + std::to_string(extent);
    llvm::raw_string_ostream(name) << "." << type.getElementType();
    sum = createGradientSum(builder, loc, makeSymbol(name), type);
  }
  return sum;
}

} // namespace pipeline
