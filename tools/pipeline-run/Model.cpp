//===- Model.cpp - The model that a run trains ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace pipeline::driver {

OwningOpRef<ModuleOp> readModel(MLIRContext &context, StringRef path) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(path, &message);
  if (!buffer) {
    emitError(UnknownLoc::get(&context)) << "the model " << message;
    return nullptr;
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module || failed(requirePhase(*module, Phase::Model, "pipeline-run")))
    return nullptr;
  return module;
}

//===----------------------------------------------------------------------===//
// The vocabulary
//===----------------------------------------------------------------------===//

namespace {
/// Follows the elements of an input to where they index a tensor. A token that is computed with
/// first is not followed: what it then indexes is up to the model.
class VocabularyFinder {
public:
  void follow(Value tensor) {
    if (!seen.insert(tensor).second)
      return;
    for (OpOperand &use : tensor.getUses())
      followUse(use);
  }

  /// The smallest dimension that an element indexes, or 0.
  int64_t getVocabulary() const { return vocabulary; }

private:
  void followUse(OpOperand &use) {
    llvm::TypeSwitch<Operation *>(use.getOwner())
        .Case([&](LayerOp layer) { follow(layer.getBody().getArgument(use.getOperandNumber())); })
        .Case([&](linalg::LinalgOp op) { followElement(op.getMatchingBlockArgument(&use)); })
        .Case([&](tensor::ExtractOp extract) {
          if (use.get() == extract.getTensor())
            followElement(extract.getResult());
        })
        .Case<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::ExtractSliceOp>(
            [&](auto view) { follow(view.getResult()); });
  }

  void followElement(Value element) {
    for (OpOperand &use : element.getUses())
      llvm::TypeSwitch<Operation *>(use.getOwner())
          .Case<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp, arith::ExtUIOp>(
              [&](auto cast) { followElement(cast.getResult()); })
          .Case([&](tensor::ExtractOp extract) {
            // Operand 0 is the table.
            restrict(extract.getTensor().getType().getDimSize(use.getOperandNumber() - 1));
          })
          .Case([&](linalg::YieldOp yield) {
            follow(yield->getParentOp()->getResult(use.getOperandNumber()));
          });
  }

  void restrict(int64_t size) {
    if (vocabulary == 0 || size < vocabulary)
      vocabulary = size;
  }

  int64_t vocabulary = 0;
  llvm::SmallPtrSet<Value, 16> seen;
};
} // namespace

//===----------------------------------------------------------------------===//
// The inputs
//===----------------------------------------------------------------------===//

/// Whether argument `index` of `model` is what a text offers.
static LogicalResult checkInput(func::FuncOp model, unsigned index, StringRef name) {
  if (name != "tokens" && name != "targets")
    return model.emitError() << "reads the input '" << name
                             << "', but a text has only 'tokens', and the 'targets' one byte later";
  auto type = cast<RankedTensorType>(model.getArgument(index).getType());
  if (type.getRank() != 2 || !type.getElementType().isInteger(32) || type.getNumElements() == 0)
    return model.emitError() << "reads the input '" << name << "' as " << type
                             << ", but a text is read as tensor<BATCHxSEQUENCExi32>";
  return success();
}

FailureOr<TextShape> getTextShape(ModuleOp module) {
  FailureOr<func::FuncOp> model = getModel(module);
  if (failed(model))
    return failure();
  RankedTensorType type;
  VocabularyFinder finder;
  for (BlockArgument argument : model->getArguments()) {
    unsigned index = argument.getArgNumber();
    auto name = model->getArgAttrOfType<StringAttr>(index, PipeDialect::getInputAttrName());
    if (!name)
      continue;
    if (failed(checkInput(*model, index, name)))
      return failure();
    auto inputType = cast<RankedTensorType>(argument.getType());
    if (type && inputType != type)
      return model->emitError() << "reads its inputs as " << type << " and " << inputType
                                << ", but 'tokens' and 'targets' have one type";
    type = inputType;
    finder.follow(argument);
  }
  if (!type)
    return model->emitError() << "reads no input; one that learns from a text reads 'tokens', "
                                 "'targets' or both";
  return TextShape{type.getDimSize(0), type.getDimSize(1), finder.getVocabulary()};
}

} // namespace pipeline::driver
