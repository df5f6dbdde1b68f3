//===- ModelReport.cpp - What a model consists of ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Frontend/ModelReport.h"

#include "pipeline/Analysis/CostModel.h"
#include "pipeline/Analysis/EqualLayers.h"
#include "pipeline/Support/TextTable.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace pipeline {

void TensorTotals::add(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  ++tensors;
  elements += tensor.getNumElements();
  bytes += getTensorBytes(tensor);
}

//===----------------------------------------------------------------------===//
// Reading a model
//===----------------------------------------------------------------------===//

static void readArguments(func::FuncOp model, ModelReport &report) {
  for (BlockArgument argument : model.getArguments()) {
    unsigned number = argument.getArgNumber();
    if (model.getArgAttr(number, PipeDialect::getParameterAttrName()))
      report.parameters.add(argument.getType());
    else if (model.getArgAttr(number, PipeDialect::getBufferAttrName()))
      report.buffers.add(argument.getType());
    else
      report.inputs.add(argument.getType());
  }
}

static void readLayer(func::FuncOp model, LayerOp layer, LayerReport &report) {
  report.name = layer.getName().str();
  llvm::SmallSetVector<Value, 16> inputs(layer.getInputs().begin(), layer.getInputs().end());
  for (Value input : inputs) {
    auto argument = dyn_cast<BlockArgument>(input);
    if (argument && model.getArgAttr(argument.getArgNumber(), PipeDialect::getParameterAttrName()))
      report.parameters.add(argument.getType());
  }
  report.flops = getWork(layer).contractionFlops;
  report.share = estimateCost(layer);
}

/// Counts each result for the boundaries from its layer to the last that reads it.
static void readCrossings(ArrayRef<LayerOp> layers, ModelReport &report) {
  llvm::DenseMap<Operation *, size_t> indices;
  for (auto [i, layer] : llvm::enumerate(layers))
    indices[layer] = i;
  for (auto [i, layer] : llvm::enumerate(layers))
    for (Value result : LayerOp(layer).getOutputs()) {
      size_t last = i;
      for (Operation *user : result.getUsers())
        if (auto it = indices.find(user); it != indices.end())
          last = std::max(last, it->second);
      for (size_t boundary = i; boundary < last; ++boundary)
        report.layers[boundary].crossing.add(result.getType());
    }
}

ModelReport ModelReport::get(func::FuncOp model) {
  ModelReport report;
  readArguments(model, report);
  auto ops = model.getOps<LayerOp>();
  SmallVector<LayerOp> layers(ops.begin(), ops.end());
  double total = 0;
  for (auto [i, layer] : llvm::enumerate(layers)) {
    LayerReport entry;
    readLayer(model, layer, entry);
    total += entry.share;
    // Equal to the first of its equals, which is equal to none before it.
    for (entry.code = 0; entry.code < i; ++entry.code)
      if (report.layers[entry.code].code == entry.code &&
          haveEqualBodies(layers[entry.code], layer))
        break;
    report.layers.push_back(std::move(entry));
  }
  for (LayerReport &entry : report.layers)
    entry.share /= total;
  readCrossings(layers, report);
  return report;
}

size_t ModelReport::countDistinctLayers() const {
  size_t count = 0;
  for (auto [i, layer] : llvm::enumerate(layers))
    count += layer.code == i ? 1 : 0;
  return count;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void ModelReport::print(llvm::raw_ostream &os) const {
  SmallVector<TextRow> arguments = {{"", "tensors", "elements", "bytes"}};
  for (auto [name, totals] : {std::pair("parameters", &parameters), std::pair("buffers", &buffers),
                              std::pair("inputs", &inputs)})
    arguments.push_back({name, formatCount(totals->tensors), formatCount(totals->elements),
                         formatCount(totals->bytes)});
  printTable(os, arguments, {true, false, false, false});

  os << "\n" << layers.size() << " layers, " << countDistinctLayers() << " of them distinct\n\n";
  SmallVector<TextRow> table = {
      {"layer", "same code as", "parameters", "MFLOP", "time", "tensors sent on", "bytes sent on"}};
  for (auto [i, layer] : llvm::enumerate(layers))
    table.push_back({layer.name, layer.code == i ? "" : layers[layer.code].name,
                     formatCount(layer.parameters.elements),
                     llvm::formatv("{0:F2}", layer.flops / 1e6),
                     llvm::formatv("{0:F1}%", 100 * layer.share),
                     formatCount(layer.crossing.tensors), formatCount(layer.crossing.bytes)});
  printTable(os, table, {true, true, false, false, false, false, false});
}

} // namespace pipeline
