//===- TensorEmitter.cpp - Structured ops from short equations --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {

namespace {
/// An equation on given inputs: the loops, and how operands are indexed by them.
struct Equation {
  Equation(StringRef text, ValueRange inputs);

  SmallVector<AffineMap> getMaps(MLIRContext *context) const;
  SmallVector<utils::IteratorType> getIterators() const;
  SmallVector<int64_t> getResultShape() const;

  SmallVector<StringRef> operands;
  StringRef result;
  /// The letter and the size of every loop.
  std::string loops;
  SmallVector<int64_t> sizes;
};
} // namespace

Equation::Equation(StringRef text, ValueRange inputs) {
  StringRef left;
  std::tie(left, result) = text.split("->");
  left.split(operands, ',');
  assert(operands.size() == inputs.size() && "one list of letters for each input");
  loops = result.str();
  for (StringRef operand : operands)
    for (char letter : operand)
      if (!StringRef(loops).contains(letter))
        loops += letter;
  sizes.assign(loops.size(), ShapedType::kDynamic);
  for (auto [operand, input] : llvm::zip_equal(operands, inputs)) {
    ArrayRef<int64_t> shape = cast<RankedTensorType>(input.getType()).getShape();
    for (auto [letter, size] : llvm::zip_equal(operand, shape)) {
      int64_t &known = sizes[loops.find(letter)];
      assert((known == size || ShapedType::isDynamic(known)) && "a letter has one size");
      known = size;
    }
  }
  assert(llvm::none_of(sizes, ShapedType::isDynamic) && "an input has every letter");
}

SmallVector<AffineMap> Equation::getMaps(MLIRContext *context) const {
  SmallVector<AffineMap> maps;
  SmallVector<StringRef> all(operands);
  all.push_back(result);
  for (StringRef letters : all) {
    SmallVector<AffineExpr> dims;
    for (char letter : letters)
      dims.push_back(getAffineDimExpr(loops.find(letter), context));
    maps.push_back(AffineMap::get(loops.size(), 0, dims, context));
  }
  return maps;
}

SmallVector<utils::IteratorType> Equation::getIterators() const {
  SmallVector<utils::IteratorType> iterators(result.size(), utils::IteratorType::parallel);
  iterators.resize(loops.size(), utils::IteratorType::reduction);
  return iterators;
}

SmallVector<int64_t> Equation::getResultShape() const {
  return SmallVector<int64_t>(ArrayRef(sizes).take_front(result.size()));
}

Value createConstant(ImplicitLocOpBuilder &builder, double value) {
  return arith::ConstantOp::create(builder, builder.getF32FloatAttr(static_cast<float>(value)));
}

/// One generic whose scalar is `body` of the inputs and, last, the result so far.
static linalg::GenericOp createGeneric(ImplicitLocOpBuilder &builder, const Equation &equation,
                                       ValueRange inputs, Value init, TensorEmitter::Body body) {
  return linalg::GenericOp::create(builder, TypeRange(init.getType()), inputs, ValueRange(init),
                                   equation.getMaps(builder.getContext()), equation.getIterators(),
                                   [&](OpBuilder &nested, Location loc, ValueRange arguments) {
                                     ImplicitLocOpBuilder scalars(loc, nested);
                                     linalg::YieldOp::create(scalars, body(scalars, arguments));
                                   });
}

TensorEmitter &TensorEmitter::at(StringRef name) {
  std::string path = name.empty() ? scope : scope + "." + name.str();
  builder.setLoc(NameLoc::get(builder.getStringAttr(path)));
  return *this;
}

RankedTensorType TensorEmitter::getType(ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, builder.getF32Type());
}

Value TensorEmitter::fill(ArrayRef<int64_t> shape, double value) {
  Value empty = tensor::EmptyOp::create(builder, shape, builder.getF32Type());
  return linalg::FillOp::create(builder, createConstant(builder, value), empty).getResult(0);
}

Value TensorEmitter::map(StringRef text, ValueRange inputs, Body body) {
  Equation equation(text, inputs);
  Value empty = tensor::EmptyOp::create(builder, equation.getResultShape(), builder.getF32Type());
  return createGeneric(builder, equation, inputs, empty,
                       [&](ImplicitLocOpBuilder &scalars, ValueRange arguments) {
                         return body(scalars, arguments.drop_back());
                       })
      .getResult(0);
}

Value TensorEmitter::emitReduction(StringRef text, ValueRange inputs, double identity,
                                   Body combine) {
  Equation equation(text, inputs);
  Value init = fill(equation.getResultShape(), identity);
  return createGeneric(builder, equation, inputs, init, combine).getResult(0);
}

Value TensorEmitter::sum(StringRef equation, ValueRange inputs, Body term) {
  return emitReduction(equation, inputs, 0.0,
                       [&](ImplicitLocOpBuilder &scalars, ValueRange arguments) -> Value {
                         Value value = term(scalars, arguments.drop_back());
                         return arith::AddFOp::create(scalars, arguments.back(), value);
                       });
}

Value TensorEmitter::sum(StringRef equation, Value input) {
  return sum(equation, ValueRange(input),
             [](ImplicitLocOpBuilder &, ValueRange arguments) { return arguments[0]; });
}

Value TensorEmitter::shift(StringRef equation, Value input) {
  Value greatest =
      emitReduction(equation, input, -std::numeric_limits<double>::infinity(),
                    [](ImplicitLocOpBuilder &scalars, ValueRange arguments) -> Value {
                      return arith::MaximumFOp::create(scalars, arguments[1], arguments[0]);
                    });
  greatest.getDefiningOp()->setAttr(PipeDialect::getStopGradientAttrName(), builder.getUnitAttr());
  return greatest;
}

Value TensorEmitter::contract(StringRef equation, Value lhs, Value rhs) {
  return sum(equation, {lhs, rhs},
             [](ImplicitLocOpBuilder &scalars, ValueRange arguments) -> Value {
               return arith::MulFOp::create(scalars, arguments[0], arguments[1]);
             });
}

Value TensorEmitter::matmul(Value lhs, Value rhs) {
  int64_t rows = cast<RankedTensorType>(lhs.getType()).getDimSize(0);
  int64_t columns = cast<RankedTensorType>(rhs.getType()).getDimSize(1);
  Value init = fill({rows, columns}, 0.0);
  return linalg::MatmulOp::create(builder, TypeRange(init.getType()), ValueRange{lhs, rhs},
                                  ValueRange(init))
      .getResult(0);
}

/// A block of a matrix, with unit strides.
static Value createSlice(ImplicitLocOpBuilder &builder, Value matrix, ArrayRef<int64_t> offsets,
                         ArrayRef<int64_t> sizes) {
  return tensor::ExtractSliceOp::create(
      builder, matrix, getAsIndexOpFoldResult(builder.getContext(), offsets),
      getAsIndexOpFoldResult(builder.getContext(), sizes),
      SmallVector<OpFoldResult>(sizes.size(), builder.getIndexAttr(1)));
}

Value TensorEmitter::columns(Value matrix, int64_t offset, int64_t count) {
  int64_t rows = cast<RankedTensorType>(matrix.getType()).getDimSize(0);
  return createSlice(builder, matrix, {0, offset}, {rows, count});
}

Value TensorEmitter::firstRows(Value matrix, int64_t count) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(matrix.getType()).getShape();
  if (shape[0] == count)
    return matrix;
  return createSlice(builder, matrix, {0, 0}, {count, shape[1]});
}

/// Groups of so many successive dimensions.
template <typename Range>
static SmallVector<ReassociationIndices> getReassociation(Range &&groupSizes) {
  SmallVector<ReassociationIndices> groups;
  int64_t dim = 0;
  for (int64_t size : groupSizes) {
    ReassociationIndices &group = groups.emplace_back();
    for (int64_t i = 0; i < size; ++i)
      group.push_back(dim++);
  }
  return groups;
}

Value TensorEmitter::split(Value tensor, ArrayRef<SmallVector<int64_t>> groups) {
  SmallVector<int64_t> shape;
  for (const SmallVector<int64_t> &group : groups)
    llvm::append_range(shape, group);
  auto groupSizes = llvm::map_range(groups, [](const auto &group) { return group.size(); });
  auto type = cast<RankedTensorType>(tensor.getType());
  return tensor::ExpandShapeOp::create(builder, type.clone(shape), tensor,
                                       getReassociation(groupSizes));
}

Value TensorEmitter::merge(Value tensor, ArrayRef<int64_t> groups) {
  return tensor::CollapseShapeOp::create(builder, tensor, getReassociation(groups));
}

} // namespace pipeline
