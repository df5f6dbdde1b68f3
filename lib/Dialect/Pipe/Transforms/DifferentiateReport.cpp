//===- DifferentiateReport.cpp - What layers keep, as a table ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DifferentiateReport.h"

#include "pipeline/Support/TextTable.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace pipeline {

static constexpr Recompute kModes[] = {Recompute::None, Recompute::Selective, Recompute::Full};

namespace {
class SavedPrinter {
public:
  SavedPrinter(llvm::raw_ostream &os, const FlatModel &model, const MicrobatchProgram &program)
      : os(os), model(model) {
    for (auto [layer, gradient] : llvm::zip_equal(model.layers, program.layers))
      instances[gradient].push_back(&layer);
  }

  void print(Recompute mode) {
    os << "What backwards have of their forwards, with recompute=" << stringifyRecompute(mode)
       << "\n";
    for (const auto &[gradient, layers] : instances)
      printLayer(*gradient->saved, layers);
    printMicrobatch();
  }

private:
  /// The value of the model that an input or a result of a layer is; null for what no microbatch
  /// holds, a parameter or a buffer.
  Value findHeld(const ModelLayer &layer, LayerValue held) const {
    LayerOp op = layer.op;
    if (held.kind == LayerValue::Kind::Result)
      return op->getResult(held.index);
    Value value = layer.inputs[held.index];
    return isa<BlockArgument>(value) && !model.getInputName(value) ? Value() : value;
  }

  static std::string formatTensor(RankedTensorType type) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    for (int64_t extent : type.getShape())
      stream << extent << "x";
    stream << type.getElementType();
    return text;
  }

  static std::string formatFate(SavedFate fate) {
    switch (fate) {
    case SavedFate::Held:
      return "held";
    case SavedFate::Kept:
      return "kept";
    case SavedFate::Again:
      return "again";
    }
    llvm_unreachable("every fate is above");
  }

  void printLayer(const SavedReport &report, ArrayRef<const ModelLayer *> layers) {
    LayerOp first = layers.front()->op;
    os << "\nlayer \"" << first.getName() << "\"";
    if (layers.size() > 1)
      os << ", and " << layers.size() - 1 << " more with the same code";
    os << "\n\n";
    SmallVector<TextRow> table{{"value", "tensor", "bytes", "backward", "why", "place"}};
    for (const SavedRow &row : report.rows)
      if (!row.held || findHeld(*layers.front(), *row.held))
        table.push_back({row.value, formatTensor(row.type), formatCount(row.bytes),
                         formatFate(row.fate), row.reason, row.place});
    if (table.size() > 1)
      printTable(os, table, {true, true, false, true, true, true});
    else
      os << "nothing\n";
  }

  /// Every value is held once, however many layers read it.
  void printMicrobatch() {
    os << "\nA microbatch, from its forward to its backward, in bytes\n\n";
    SmallVector<TextRow> table{{"recompute", "kept by layers", "inputs and results", "together"}};
    for (Recompute mode : kModes) {
      int64_t kept = 0, bytes = 0;
      DenseSet<Value> held;
      for (const auto &[gradient, layers] : instances) {
        const SavedTotal &total = gradient->saved->totals.at(mode);
        kept += total.residualBytes * static_cast<int64_t>(layers.size());
        for (const ModelLayer *layer : layers)
          for (LayerValue name : total.held)
            if (Value value = findHeld(*layer, name); value && held.insert(value).second)
              bytes += getTensorBytes(cast<RankedTensorType>(value.getType()));
      }
      table.push_back({stringifyRecompute(mode).str(), formatCount(kept), formatCount(bytes),
                       formatCount(kept + bytes)});
    }
    printTable(os, table, {true, false, false, false});
  }

  llvm::raw_ostream &os;
  const FlatModel &model;
  /// The layers of each code, in the order of the model.
  llvm::MapVector<const LayerGradient *, SmallVector<const ModelLayer *>> instances;
};
} // namespace

void printSaved(llvm::raw_ostream &os, const FlatModel &model, const MicrobatchProgram &program,
                Recompute mode) {
  SavedPrinter(os, model, program).print(mode);
}

} // namespace pipeline
