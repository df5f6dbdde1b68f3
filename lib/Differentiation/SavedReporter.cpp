//===- SavedReporter.cpp - Why a value is kept ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reason for a value is found by asking the same question again without it: what would have to
// be kept, or run again, in its place.
//
//===----------------------------------------------------------------------===//

#include "SavedReporter.h"

#include "RunCost.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "pipeline/Support/TextTable.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace pipeline;
using Kind = LayerValue::Kind;

/// What kind of work makes a value, as a reason to keep it or not.
static std::string describeWork(Operation *op) {
  switch (classifyWork(op)) {
  case OpWork::Cheap:
    return isa_and_nonnull<tensor::TensorDialect>(op->getDialect()) ? "copy" : "elementwise";
  case OpWork::Elementwise:
    return "elementwise";
  case OpWork::Reduction:
    return "reduction";
  case OpWork::Contraction:
    return "contraction";
  case OpWork::Other:
    return isa<LoopLikeOpInterface>(op) ? "loop" : op->getName().getStringRef().str();
  }
  llvm_unreachable("every kind is above");
}

namespace {
class Reporter {
public:
  Reporter(JointComputation &joint, const ResidualChoice &choice, Recompute mode,
           const DenseMap<Value, LayerValue> &names)
      : joint(joint), choice(choice), mode(mode), names(names), saved(choice.choose(mode)),
        backward(choice.findBackward(saved)) {}

  SavedReport run() {
    for (const NamedValue &input : joint.inputs)
      if (backward.leaves.contains(input.value))
        addRow(input.value, SavedFate::Held, "input of the layer");
    for (Value value : saved)
      if (joint.isState(value))
        addRow(value, SavedFate::Kept, "a state, which forward updates: a copy");
    for (Operation &op : joint.getBlock())
      for (Value result : op.getResults())
        visit(&op, result);
    for (Recompute other : {Recompute::None, Recompute::Selective, Recompute::Full})
      report.totals[other] = getTotal(other);
    return std::move(report);
  }

private:
  void visit(Operation *op, Value result) {
    if (saved.contains(result)) {
      bool isHeld = names.contains(result);
      addRow(result, isHeld ? SavedFate::Held : SavedFate::Kept,
             (isHeld ? "result of the layer: " : "") + explainKept(op, result));
    } else if (backward.ops.contains(op) && joint.layerOps.contains(op) && takesMemory(op)) {
      addRow(result, SavedFate::Again, describeWork(op));
    }
  }

  /// Whether an op makes values that a backward might rather keep.
  static bool takesMemory(Operation *op) {
    return isa<RankedTensorType>(op->getResult(0).getType()) &&
           !isa<arith::ConstantOp, tensor::EmptyOp, tensor::SplatOp, linalg::FillOp,
                tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                tensor::ExtractSliceOp>(op);
  }

  std::string explainKept(Operation *op, Value value) const {
    std::string work = describeWork(op);
    OpWork kind = classifyWork(op);
    if (kind == OpWork::Contraction || kind == OpWork::Other)
      return work + ", runs once";
    if (mode == Recompute::None && kind != OpWork::Cheap)
      return work + ", more than recompute=none runs again";
    std::optional<ResidualChoice::Replacement> instead =
        choice.replace(value, saved, backward, mode);
    if (!instead)
      return work + ", of what can't be kept";
    int64_t kept = 0, traffic = 0;
    SmallVector<std::string> names;
    for (Value other : instead->kept) {
      kept += getTensorBytes(other);
      if (std::string name = describeOp(other); !llvm::is_contained(names, name))
        names.push_back(std::move(name));
    }
    for (Operation *run : instead->runs)
      if (classifyWork(run) != OpWork::Cheap)
        traffic += getTraffic(run);
    SmallVector<std::string> price;
    if (kept)
      price.push_back("keep " + formatCount(kept) + " bytes (" + llvm::join(names, ", ") + ")");
    if (traffic)
      price.push_back("move " + formatCount(traffic) + " bytes again");
    return work + (price.empty() ? std::string("; else as many bytes")
                                 : "; else " + llvm::join(price, " and "));
  }

  static int64_t getTensorBytes(Value value) {
    // Without what breaks ties.
    return *costOfKeeping(value, /*isHeld=*/false) / kCostOfByte;
  }

  void addRow(Value value, SavedFate fate, std::string reason) {
    SavedRow row{describeOp(value),
                 describePlace(value.getLoc()),
                 cast<RankedTensorType>(value.getType()),
                 getTensorBytes(value),
                 fate,
                 std::move(reason),
                 std::nullopt};
    if (fate == SavedFate::Held)
      row.held = names.lookup(value);
    report.rows.push_back(std::move(row));
  }

  SavedTotal getTotal(Recompute other) const {
    SavedTotal total;
    llvm::SetVector<Value> kept = choice.choose(other);
    Slice slice = choice.findBackward(kept);
    for (const NamedValue &input : joint.inputs)
      if (slice.leaves.contains(input.value))
        total.held.push_back(input.name);
    for (Value value : kept) {
      auto name = names.find(value);
      if (name == names.end())
        total.residualBytes += getTensorBytes(value);
      else if (name->second.kind == Kind::Result)
        total.held.push_back(name->second);
    }
    return total;
  }

  JointComputation &joint;
  const ResidualChoice &choice;
  Recompute mode;
  const DenseMap<Value, LayerValue> &names;
  llvm::SetVector<Value> saved;
  Slice backward;
  SavedReport report;
};
} // namespace

SavedReport pipeline::reportSaved(JointComputation &joint, const ResidualChoice &choice,
                                  Recompute mode, const DenseMap<Value, LayerValue> &names) {
  return Reporter(joint, choice, mode, names).run();
}
