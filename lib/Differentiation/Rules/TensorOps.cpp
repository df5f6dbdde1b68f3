//===- TensorOps.cpp --------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gradients of the tensor dialect's reshapes, slices and element accesses.
//
//===----------------------------------------------------------------------===//

#include "../GradientSum.h"
#include "Registration.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/ReverseSweep.h"

using namespace mlir;
using namespace pipeline;

/// Whether the extent of an op's slice is static; where it lies may be known at run time only.
template <typename OpTy>
static LogicalResult checkSlice(OpTy op) {
  if (op.getSizes().empty() && op.getStrides().empty())
    return success();
  return op.emitError("has no derivative: sizes and strides must be static");
}

static Value extractSlice(OpBuilder &builder, Location loc, Type type, Value source,
                          const TensorSlice &slice) {
  return tensor::ExtractSliceOp::create(builder, loc, cast<RankedTensorType>(type), source,
                                        ValueRange(), ValueRange(), ValueRange(), slice.offsets,
                                        slice.sizes, slice.strides);
}

/// The type of `value`, or what is known of it before a cast took the sizes away.
static RankedTensorType staticTypeOf(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  auto castOp = value.getDefiningOp<tensor::CastOp>();
  if (type.hasStaticShape() || !castOp)
    return type;
  auto source = dyn_cast<RankedTensorType>(castOp.getSource().getType());
  return source ? source : type;
}

namespace {
template <typename Rule, typename OpTy>
using TensorRule = ReverseModeOpInterface::ExternalModel<Rule, OpTy>;

struct CollapseShapeRule : TensorRule<CollapseShapeRule, tensor::CollapseShapeOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto collapse = cast<tensor::CollapseShapeOp>(op);
    sweep.add(collapse.getSrc(),
              tensor::ExpandShapeOp::create(sweep.builder, op->getLoc(), collapse.getSrcType(),
                                            sweep.gradient(collapse.getResult()),
                                            collapse.getReassociationIndices()));
    return success();
  }
};

struct ExpandShapeRule : TensorRule<ExpandShapeRule, tensor::ExpandShapeOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto expand = cast<tensor::ExpandShapeOp>(op);
    sweep.add(expand.getSrc(),
              tensor::CollapseShapeOp::create(sweep.builder, op->getLoc(), expand.getSrcType(),
                                              sweep.gradient(expand.getResult()),
                                              expand.getReassociationIndices()));
    return success();
  }
};

struct CastRule : TensorRule<CastRule, tensor::CastOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto castOp = cast<tensor::CastOp>(op);
    sweep.add(castOp.getSource(),
              tensor::CastOp::create(sweep.builder, op->getLoc(), castOp.getSource().getType(),
                                     sweep.gradient(castOp.getResult())));
    return success();
  }
};

struct ExtractSliceRule : TensorRule<ExtractSliceRule, tensor::ExtractSliceOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto extract = cast<tensor::ExtractSliceOp>(op);
    if (failed(checkSlice(extract)))
      return failure();
    Value gradient = sweep.gradient(extract.getResult());
    if (extract.getOffsets().empty()) {
      sweep.addSlice(extract.getSource(), gradient,
                     {llvm::to_vector(extract.getStaticOffsets()),
                      llvm::to_vector(extract.getStaticSizes()),
                      llvm::to_vector(extract.getStaticStrides())});
      return success();
    }
    auto addInto = [extract, gradient](OpBuilder &builder, Value sum) mutable -> Value {
      Location loc = extract.getLoc();
      SmallVector<OpFoldResult> offsets = extract.getMixedOffsets();
      SmallVector<OpFoldResult> sizes = extract.getMixedSizes();
      SmallVector<OpFoldResult> strides = extract.getMixedStrides();
      Value part = tensor::ExtractSliceOp::create(builder, loc, extract.getType(), sum, offsets,
                                                  sizes, strides);
      part = createSum(builder, loc, part, gradient);
      return tensor::InsertSliceOp::create(builder, loc, part, sum, offsets, sizes, strides);
    };
    sweep.addSparse(extract.getSource(), addInto);
    return success();
  }
};

struct InsertSliceRule : TensorRule<InsertSliceRule, tensor::InsertSliceOp> {
  void getGradientPaths(Operation *op, SmallVectorImpl<Value> &paths) const {
    auto insert = cast<tensor::InsertSliceOp>(op);
    paths.append({insert.getSource(), insert.getDest()});
  }
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto insert = cast<tensor::InsertSliceOp>(op);
    if (failed(checkSlice(insert)))
      return failure();
    OpBuilder &builder = sweep.builder;
    Location loc = op->getLoc();
    Value gradient = sweep.gradient(insert.getResult());
    SmallVector<OpFoldResult> offsets = insert.getMixedOffsets();
    SmallVector<OpFoldResult> sizes = insert.getMixedSizes();
    SmallVector<OpFoldResult> strides = insert.getMixedStrides();
    if (sweep.isActive(insert.getSource()))
      sweep.add(insert.getSource(),
                tensor::ExtractSliceOp::create(builder, loc, insert.getSourceType(), gradient,
                                               offsets, sizes, strides));
    if (sweep.isActive(insert.getDest())) {
      Value zero =
          arith::ConstantOp::create(builder, loc, builder.getZeroAttr(insert.getSourceType()));
      sweep.add(insert.getDest(), tensor::InsertSliceOp::create(builder, loc, zero, gradient,
                                                                offsets, sizes, strides));
    }
    return success();
  }
};

struct ConcatRule : TensorRule<ConcatRule, tensor::ConcatOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto concat = cast<tensor::ConcatOp>(op);
    OpBuilder &builder = sweep.builder;
    Value gradient = sweep.gradient(concat.getResult());
    int64_t offset = 0;
    for (Value input : concat.getInputs()) {
      RankedTensorType type = staticTypeOf(input);
      if (!type.hasStaticShape())
        return op->emitError("has no derivative: every input must have a static shape");
      TensorSlice slice{SmallVector<int64_t>(type.getRank(), 0), llvm::to_vector(type.getShape()),
                        SmallVector<int64_t>(type.getRank(), 1)};
      slice.offsets[concat.getDim()] = offset;
      offset += type.getDimSize(concat.getDim());
      if (!sweep.isActive(input))
        continue;
      Value part = extractSlice(builder, op->getLoc(), type, gradient, slice);
      if (type != input.getType())
        part = tensor::CastOp::create(builder, op->getLoc(), input.getType(), part);
      sweep.add(input, part);
    }
    return success();
  }
};

struct PadRule : TensorRule<PadRule, tensor::PadOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto pad = cast<tensor::PadOp>(op);
    Value value = pad.getConstantPaddingValue();
    if (!value || sweep.isActive(value))
      return op->emitError("has no derivative: the padding value must be a constant");
    if (!pad.getLow().empty() || !pad.getHigh().empty())
      return op->emitError("has no derivative: the padding must be static");
    RankedTensorType type = pad.getSourceType();
    TensorSlice slice{llvm::to_vector(pad.getStaticLow()), llvm::to_vector(type.getShape()),
                      SmallVector<int64_t>(type.getRank(), 1)};
    sweep.add(pad.getSource(), extractSlice(sweep.builder, op->getLoc(), type,
                                            sweep.gradient(pad.getResult()), slice));
    return success();
  }
};

/// One element of a tensor, read outside of any body.
struct ExtractRule : TensorRule<ExtractRule, tensor::ExtractOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto extract = cast<tensor::ExtractOp>(op);
    Value gradient = sweep.gradient(extract.getResult());
    auto addInto = [extract, gradient](OpBuilder &builder, Value sum) mutable -> Value {
      Location loc = extract.getLoc();
      Value element = tensor::ExtractOp::create(builder, loc, sum, extract.getIndices());
      element = arith::AddFOp::create(builder, loc, element, gradient);
      return tensor::InsertOp::create(builder, loc, element, sum, extract.getIndices());
    };
    sweep.addSparse(extract.getTensor(), addInto);
    return success();
  }
};

struct FromElementsRule : TensorRule<FromElementsRule, tensor::FromElementsOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    auto fromElements = cast<tensor::FromElementsOp>(op);
    OpBuilder &builder = sweep.builder;
    Value gradient = sweep.gradient(fromElements.getResult());
    ArrayRef<int64_t> shape = fromElements.getResult().getType().getShape();
    SmallVector<int64_t> position(shape.size(), 0);
    for (Value element : fromElements.getElements()) {
      if (sweep.isActive(element)) {
        SmallVector<Value> indices;
        for (int64_t index : position)
          indices.push_back(arith::ConstantIndexOp::create(builder, op->getLoc(), index));
        sweep.add(element, tensor::ExtractOp::create(builder, op->getLoc(), gradient, indices));
      }
      // Elements stand in row-major order.
      for (int64_t dimension = shape.size() - 1; dimension >= 0; --dimension) {
        if (++position[dimension] < shape[dimension])
          break;
        position[dimension] = 0;
      }
    }
    return success();
  }
};
} // namespace

void pipeline::registerTensorRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::CollapseShapeOp::attachInterface<CollapseShapeRule>(*context);
    tensor::ExpandShapeOp::attachInterface<ExpandShapeRule>(*context);
    tensor::CastOp::attachInterface<CastRule>(*context);
    tensor::ExtractSliceOp::attachInterface<ExtractSliceRule>(*context);
    tensor::InsertSliceOp::attachInterface<InsertSliceRule>(*context);
    tensor::ConcatOp::attachInterface<ConcatRule>(*context);
    tensor::PadOp::attachInterface<PadRule>(*context);
    tensor::ExtractOp::attachInterface<ExtractRule>(*context);
    tensor::FromElementsOp::attachInterface<FromElementsRule>(*context);
    // Rules of this dialect add elements by ops of arith.
    context->getOrLoadDialect<arith::ArithDialect>();
  });
}
