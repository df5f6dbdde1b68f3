//===- Epilogues.cpp - What a product does on the way -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks at what is computed from a product, before anything is fused into kernels: an
// epilogue costs no memory traffic of its own, a kernel does. In the order of the
// program, so that what a forward keeps is there when its backward is looked at.
//
// A gradient of a bias is a sum of the columns of a matrix that the product for the
// weight's gradient reads anyway. There it is a sum over k, within a tile, and so it is
// preferred to the sum over rows of the matrix where that is computed.
//
//===----------------------------------------------------------------------===//

#include "Epilogues.h"

#include "../Cpu/GemmForm.h"
#include "../Cpu/StructuredOps.h"
#include "ContractionForm.h"
#include "EpilogueOps.h"
#include "GeluForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace pipeline {
namespace {

/// cuBLASLt's condition on the row length of what gelu keeps.
constexpr int64_t auxiliaryRowDivisor = 8;

/// The contractions of one function, and what is made part of them.
class EpilogueFormer {
public:
  explicit EpilogueFormer(func::FuncOp function) : function(function), rewriter(function) {}

  unsigned run() {
    for (ContractionOp op : collect())
      if (isOneProduct(op)) {
        op = formBias(op);
        op = formGelu(op);
        formGeluGradient(op);
      }
    for (ContractionOp op : collect())
      if (isOneProduct(op))
        formBiasGradient(op);
    for (ContractionOp op : collect())
      formSumOfResult(op);
    eraseDeadOps(function, rewriter);
    return count;
  }

private:
  func::FuncOp function;
  IRRewriter rewriter;
  unsigned count = 0;

  SmallVector<ContractionOp> collect() {
    SmallVector<ContractionOp> ops;
    function.walk([&](ContractionOp op) { ops.push_back(op); });
    return ops;
  }

  /// Whether one call computes it, and it has nothing but the product yet.
  static bool isOneProduct(ContractionOp op) {
    if (op.getEpilogue() != Epilogue::none || op.getMaps()[0].getNumDims() != 3 ||
        cast<ShapedType>(op.getOutputs()[0].getType()).getRank() != 2)
      return false;
    std::optional<GemmForm> form = matchContraction(op);
    return form && form->loops.empty() && form->sums.empty() && form->batch.size == 1;
  }

  static bool fitsAuxiliary(ContractionOp op) {
    return cast<ShapedType>(op.getOutputs()[0].getType()).getDimSize(1) % auxiliaryRowDivisor == 0;
  }

  /// The same contraction where the rewriter stands, with an epilogue, what that reads, and an
  /// output of `outputType` more, if not null.
  ContractionOp create(ContractionOp op, Epilogue epilogue, Value input = {},
                       RankedTensorType outputType = {}) {
    ++count;
    SmallVector<Value> inputs(op.getInputs().take_front(2)), outputs(op.getOutputs().take_front(1));
    // A row that was added stays where gelu follows.
    if (!input)
      input = op.getEpilogueInput();
    if (input)
      inputs.push_back(input);
    if (outputType)
      outputs.push_back(tensor::EmptyOp::create(rewriter, op.getLoc(), outputType.getShape(),
                                                outputType.getElementType()));
    auto formed = ContractionOp::create(rewriter, op.getLoc(), TypeRange(ValueRange(outputs)),
                                        inputs, outputs, op.getIndexingMapsAttr(), epilogue,
                                        op.getAccumulates(), op.getTf32());
    formed->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    return formed;
  }

  /// The elements of `value` in the shape of `like`.
  Value reshape(Value value, Value like) {
    auto from = cast<RankedTensorType>(value.getType()),
         to = cast<RankedTensorType>(like.getType());
    if (from == to)
      return value;
    auto groups = getReassociationIndicesForReshape(from, to);
    if (from.getRank() < to.getRank())
      return tensor::ExpandShapeOp::create(rewriter, value.getLoc(), to, value, *groups);
    return tensor::CollapseShapeOp::create(rewriter, value.getLoc(), to, value, *groups);
  }

  static bool mayReshape(Value value, Value like) {
    auto from = cast<RankedTensorType>(value.getType()),
         to = cast<RankedTensorType>(like.getType());
    return from == to || (from.getRank() != to.getRank() &&
                          getReassociationIndicesForReshape(from, to).has_value());
  }

  static bool isZero(Value tensor) {
    Value fill = getFillValue(tensor);
    return fill && matchPattern(fill, m_AnyZeroFloat());
  }

  //===--------------------------------------------------------------------===//
  // Forward
  //===--------------------------------------------------------------------===//

  /// A row that is added afterwards, or that the result begins with.
  ContractionOp formBias(ContractionOp op) {
    if (op.getAccumulates())
      return formInitialRow(op);
    // Reshapes before the addition must leave rows as they are.
    Value matrix = op.getResult(0);
    while (matrix.hasOneUse() &&
           isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(*matrix.user_begin()))
      matrix = matrix.user_begin()->getResult(0);
    if (!matrix.hasOneUse())
      return op;
    auto addition = dyn_cast<linalg::GenericOp>(*matrix.user_begin());
    Value row = findAddedRow(addition, matrix);
    auto rowLength = [](Value value) {
      return cast<ShapedType>(value.getType()).getShape().back();
    };
    if (!row || addition->getBlock() != op->getBlock() ||
        rowLength(row) != rowLength(op.getResult(0)) || !mayReshape(op.getResult(0), matrix))
      return op;
    rewriter.setInsertionPoint(addition);
    ContractionOp formed = create(op, Epilogue::bias, row);
    rewriter.replaceOp(addition, reshape(formed.getResult(0), matrix));
    while (matrix != op.getResult(0)) {
      Operation *step = matrix.getDefiningOp();
      matrix = step->getOperand(0);
      rewriter.eraseOp(step);
    }
    rewriter.eraseOp(op);
    return formed;
  }

  ContractionOp formInitialRow(ContractionOp op) {
    auto rows = op.getOutputs()[0].getDefiningOp<linalg::BroadcastOp>();
    if (!rows || rows.getDimensions() != ArrayRef<int64_t>{0})
      return op;
    rewriter.setInsertionPoint(op);
    op.setAccumulates(false);
    op.getOutputsMutable()[0].set(rows.getInit());
    ContractionOp formed = create(op, Epilogue::bias, rows.getInput());
    rewriter.replaceOp(op, formed.getResults());
    return formed;
  }

  ContractionOp formGelu(ContractionOp op) {
    if (op.getAccumulates())
      return op;
    Value before = op.getResult(0);
    std::optional<ElementwiseForm> gelu = findGelu(before);
    if (!gelu)
      return op;
    // What else reads the argument of gelu, or a step on the way to its value, needs it kept.
    auto isReadElsewhere = [&](Value value) {
      return llvm::any_of(value.getUsers(),
                          [&](Operation *user) { return !gelu->ops.contains(user); });
    };
    bool keeps = isReadElsewhere(before) || llvm::any_of(gelu->ops, [&](Operation *step) {
                   return step != gelu->root && isReadElsewhere(step->getResult(0));
                 });
    if ((keeps && !fitsAuxiliary(op)) || !mayReshape(before, gelu->root.getResult(0)))
      return op;
    bool hasBias = op.getEpilogue() == Epilogue::bias;
    Epilogue epilogue = hasBias ? Epilogue::bias_gelu : Epilogue::gelu;
    if (keeps)
      epilogue = hasBias ? Epilogue::bias_gelu_keep : Epilogue::gelu_keep;
    rewriter.setInsertionPoint(op);
    auto type = cast<RankedTensorType>(before.getType());
    ContractionOp formed = create(op, epilogue, {}, keeps ? type : RankedTensorType());
    rewriter.replaceAllUsesWith(gelu->root.getResult(0),
                                reshape(formed.getResult(0), gelu->root.getResult(0)));
    // The steps that nobody else needs die.
    for (Operation *step : llvm::reverse(gelu->ops))
      if (step->use_empty())
        rewriter.eraseOp(step);
    if (keeps)
      rewriter.replaceAllUsesWith(before, formed.getResult(1));
    rewriter.eraseOp(op);
    return formed;
  }

  //===--------------------------------------------------------------------===//
  // Backward
  //===--------------------------------------------------------------------===//

  void formGeluGradient(ContractionOp op) {
    if (op.getEpilogue() != Epilogue::none || op.getAccumulates() || !fitsAuxiliary(op))
      return;
    Value product = op.getResult(0);
    std::optional<ElementwiseForm> gradient = findGeluGradient(product);
    if (!gradient || gradient->root->getBlock() != op->getBlock() ||
        !mayReshape(gradient->leaves[1], product) ||
        !mayReshape(product, gradient->root.getResult(0)))
      return;
    // Steps that need the product must serve nothing else: it is not there any more.
    llvm::SmallPtrSet<Operation *, 16> needProduct = {op};
    for (Operation *step : gradient->ops)
      if (llvm::any_of(step->getOperands(), [&](Value operand) {
            return operand.getDefiningOp() && needProduct.contains(operand.getDefiningOp());
          }))
        needProduct.insert(step);
    for (Operation *step : needProduct)
      if (step != gradient->root && llvm::any_of(step->getUsers(), [&](Operation *user) {
            return !gradient->ops.contains(user);
          }))
        return;
    rewriter.setInsertionPoint(gradient->root);
    ContractionOp formed = create(op, Epilogue::dgelu, reshape(gradient->leaves[1], product));
    rewriter.replaceAllUsesWith(gradient->root.getResult(0),
                                reshape(formed.getResult(0), gradient->root.getResult(0)));
    for (Operation *step : llvm::reverse(gradient->ops))
      if (step->use_empty())
        rewriter.eraseOp(step);
    rewriter.eraseOp(op);
  }

  /// The sums, over k, of an operand.
  void formBiasGradient(ContractionOp op) {
    std::optional<GemmForm> form = matchContraction(op);
    for (bool left : {false, true}) {
      unsigned operand = left ? form->lhs : form->rhs;
      Value matrix = op.getInputs()[operand];
      auto type = cast<RankedTensorType>(matrix.getType());
      AffineMap map = op.getMaps()[operand];
      if (type.getRank() != 2)
        continue;
      unsigned summed = *map.getResultPosition(getAffineDimExpr(form->k.loop, op.getContext()));
      linalg::GenericOp sum = findSum(matrix, summed, op->getBlock());
      if (!sum || !moveBehind(sum, op))
        continue;
      rewriter.setInsertionPoint(op);
      ContractionOp formed =
          create(op, left ? Epilogue::left_bias_gradient : Epilogue::bias_gradient, {},
                 cast<RankedTensorType>(sum.getResult(0).getType()));
      replaceSum(sum, formed.getResult(1));
      rewriter.replaceOp(op, formed.getResult(0));
      return;
    }
  }

  /// The sums of the columns of what is multiplied with a gradient of gelu, where no product for a
  /// weight's gradient reads it.
  void formSumOfResult(ContractionOp op) {
    if (op.getEpilogue() != Epilogue::dgelu)
      return;
    linalg::GenericOp sum = findSum(op.getResult(0), /*summed=*/0, op->getBlock());
    if (!sum)
      return;
    rewriter.setInsertionPoint(op);
    ContractionOp formed = create(op, Epilogue::dgelu_bias_gradient, {},
                                  cast<RankedTensorType>(sum.getResult(0).getType()));
    --count;
    rewriter.replaceAllUsesWith(op.getResult(0), formed.getResult(0));
    rewriter.eraseOp(op);
    replaceSum(sum, formed.getResult(1));
  }

  /// Moves `sum`, and what is computed from it, behind `product`. False if that is not possible.
  static bool moveBehind(linalg::GenericOp sum, ContractionOp product) {
    if (product->isBeforeInBlock(sum))
      return true;
    SmallVector<Operation *> moved = {sum};
    llvm::SmallPtrSet<Operation *, 16> depends = {sum};
    for (Operation *op = sum->getNextNode(); op; op = op->getNextNode()) {
      WalkResult reads = op->walk([&](Operation *inner) {
        return llvm::any_of(inner->getOperands(),
                            [&](Value operand) {
                              return operand.getDefiningOp() &&
                                     depends.contains(operand.getDefiningOp());
                            })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      });
      if (op == product) {
        if (reads.wasInterrupted())
          return false;
        break;
      }
      if (!reads.wasInterrupted())
        continue;
      if (!isMemoryEffectFree(op))
        return false;
      depends.insert(op);
      moved.push_back(op);
    }
    Operation *last = product;
    for (Operation *op : moved) {
      op->moveAfter(last);
      last = op;
    }
    return true;
  }

  /// The library overwrites; what the sum began with is added.
  void replaceSum(linalg::GenericOp sum, Value value) {
    Value init = sum.getDpsInits()[0];
    if (isZero(init)) {
      rewriter.replaceOp(sum, value);
      return;
    }
    rewriter.setInsertionPoint(sum);
    AffineMap identity = rewriter.getMultiDimIdentityMap(1);
    auto total = linalg::GenericOp::create(
        rewriter, sum.getLoc(), init.getType(), value, init,
        ArrayRef<AffineMap>{identity, identity},
        ArrayRef<utils::IteratorType>{utils::IteratorType::parallel},
        [](OpBuilder &builder, Location loc, ValueRange elements) {
          Value result = arith::AddFOp::create(builder, loc, elements[1], elements[0]);
          linalg::YieldOp::create(builder, loc, result);
        });
    rewriter.replaceOp(sum, total.getResults());
  }
};

} // namespace

unsigned formEpilogues(func::FuncOp function) { return EpilogueFormer(function).run(); }

} // namespace pipeline
