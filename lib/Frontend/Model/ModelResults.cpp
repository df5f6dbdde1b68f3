//===- ModelResults.cpp - Loss, weight, buffers and metrics of a model -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelResults.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {
namespace {

/// A number by itself, in a tensor or not.
bool isScalar(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getRank() == 0 : isa<IntegerType, FloatType, IndexType>(type);
}

bool isFloatScalar(Type type) {
  return isScalar(type) && isa<FloatType>(getElementTypeOrSelf(type));
}

/// One result of the model in the making.
struct NewResult {
  Value value;
  NamedAttribute attribute;
};

struct ResultFormer {
  func::FuncOp function;
  const ResultOptions &options;
  Operation *terminator = function.getBody().front().getTerminator();
  ImplicitLocOpBuilder builder{terminator->getLoc(), terminator};
  SmallVector<NewResult> formed = {};
  llvm::BitVector taken = llvm::BitVector(function.getNumResults());
  int64_t dropped = 0;

  FailureOr<int64_t> run() {
    if (failed(takeLoss()))
      return failure();
    // Named before metrics are taken, so that it is none of them.
    std::optional<NewResult> weight;
    if (failed(takeWeight(weight)) || failed(takeBuffers()))
      return failure();
    takeMetrics();
    if (weight)
      formed.push_back(*weight);
    write();
    return dropped;
  }

  Type getType(unsigned i) { return function.getResultTypes()[i]; }
  Value getValue(unsigned i) { return terminator->getOperand(i); }

  /// What an attribute calls result `i`; empty where none does.
  StringRef getName(unsigned i) {
    for (StringRef attribute : {PipeDialect::getOutputAttrName(), PipeDialect::getBufferAttrName(),
                                PipeDialect::getLossAttrName()})
      if (auto name = function.getResultAttrOfType<StringAttr>(i, attribute))
        return name;
    return {};
  }

  /// `result #1 'accuracy'`
  std::string describe(unsigned i) {
    std::string text = "result #" + std::to_string(i);
    return getName(i).empty() ? text : text + " '" + getName(i).str() + "'";
  }

  InFlightDiagnostic attachResults(InFlightDiagnostic &&diagnostic) {
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      diagnostic.attachNote(terminator->getLoc()) << describe(i) << ": " << getType(i);
    return std::move(diagnostic);
  }

  void add(Value value, StringRef attribute, Attribute content) {
    formed.push_back({value, builder.getNamedAttr(attribute, content)});
  }

  /// The result whose index or name `text` is.
  std::optional<unsigned> find(StringRef text) {
    unsigned index;
    if (!text.getAsInteger(10, index))
      return index < function.getNumResults() ? std::optional(index) : std::nullopt;
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (getName(i) == text)
        return i;
    return std::nullopt;
  }

  std::optional<unsigned> findWith(StringRef attribute) {
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (function.getResultAttr(i, attribute))
        return i;
    return std::nullopt;
  }

  //===--------------------------------------------------------------------===//
  // Loss
  //===--------------------------------------------------------------------===//

  FailureOr<unsigned> findLoss() {
    if (!options.loss.empty()) {
      if (std::optional<unsigned> named = find(options.loss))
        return *named;
      return attachResults(emitError(function.getLoc(), "has no result '")
                           << options.loss << "', which loss= names");
    }
    if (std::optional<unsigned> marked = findWith(PipeDialect::getLossAttrName()))
      return *marked;
    SmallVector<unsigned> scalars;
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (isFloatScalar(getType(i)) && !function.getResultAttr(i, PipeDialect::getBufferAttrName()))
        scalars.push_back(i);
    if (scalars.size() == 1)
      return scalars.front();
    if (scalars.empty())
      return attachResults(emitError(
          function.getLoc(),
          "returns no scalar float, so it has no loss; export a function that returns its loss"));
    return attachResults(emitError(function.getLoc(), "returns ")
                         << scalars.size()
                         << " scalar floats; say which is the loss with loss=NAME|INDEX");
  }

  LogicalResult takeLoss() {
    FailureOr<unsigned> loss = findLoss();
    if (failed(loss))
      return failure();
    Type type = getType(*loss);
    if (!isScalar(type) || !getElementTypeOrSelf(type).isF32()) {
      InFlightDiagnostic diagnostic = emitError(terminator->getLoc())
                                      << describe(*loss) << " is the loss and must be a scalar of "
                                      << "f32, but is " << type << "; ";
      if (isScalar(type))
        return diagnostic << "compute it in float32";
      return diagnostic << "return its sum or mean";
    }
    if (isa<BlockArgument>(getValue(*loss)))
      return emitError(terminator->getLoc())
             << describe(*loss) << " is the loss, but it is an argument as it came; a model "
             << "computes its loss";
    taken.set(*loss);
    add(toTensor(getValue(*loss)), PipeDialect::getLossAttrName(),
        builder.getStringAttr(getName(*loss).empty() ? "loss" : getName(*loss)));
    return success();
  }

  /// A scalar of f32 in a tensor.
  Value toTensor(Value value) {
    if (isa<RankedTensorType>(value.getType()))
      return value;
    Value empty = tensor::EmptyOp::create(builder, ArrayRef<int64_t>{}, value.getType());
    return linalg::FillOp::create(builder, value, empty).getResult(0);
  }

  //===--------------------------------------------------------------------===//
  // Weight
  //===--------------------------------------------------------------------===//

  Value findInput(StringRef name) {
    for (BlockArgument argument : function.getArguments())
      if (auto input = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(),
                                                             PipeDialect::getInputAttrName());
          input && input.getValue() == name)
        return argument;
    return nullptr;
  }

  LogicalResult takeWeight(std::optional<NewResult> &weight) {
    std::optional<unsigned> result = options.lossWeight.empty()
                                         ? findWith(PipeDialect::getLossWeightAttrName())
                                         : find(options.lossWeight);
    Value counted = result ? getValue(*result) : findInput(options.lossWeight);
    if (!counted && options.lossWeight.empty())
      return success();
    if (!counted)
      return attachResults(emitError(function.getLoc(), "has no result and no input '")
                           << options.lossWeight << "', which loss-weight= names");
    if (result && taken.test(*result))
      return emitError(function.getLoc(), "cannot weigh the loss by ")
             << describe(*result) << ", the loss itself; name what counts its terms";
    if (result)
      taken.set(*result);
    weight = {sumElements(counted),
              builder.getNamedAttr(PipeDialect::getLossWeightAttrName(), builder.getUnitAttr())};
    return success();
  }

  static Value toF32(OpBuilder &builder, Location loc, Value value) {
    Type f32 = builder.getF32Type(), type = value.getType();
    if (type.isF32())
      return value;
    if (auto number = dyn_cast<FloatType>(type))
      return number.getWidth() > 32 ? arith::TruncFOp::create(builder, loc, f32, value).getResult()
                                    : arith::ExtFOp::create(builder, loc, f32, value).getResult();
    if (type.isIndex())
      value = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), value);
    // A truth counts as one.
    if (type.isInteger(1))
      return arith::UIToFPOp::create(builder, loc, f32, value);
    return arith::SIToFPOp::create(builder, loc, f32, value);
  }

  /// The sum of the elements of `value`, as tensor<f32>.
  Value sumElements(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type)
      return toTensor(toF32(builder, builder.getLoc(), value));
    bool isDone = type.getRank() == 0 && type.getElementType().isF32();
    if (isDone && !isa<BlockArgument>(value))
      return value;
    Value zero = arith::ConstantOp::create(builder, builder.getF32FloatAttr(0));
    Value start = toTensor(zero);
    AffineMap all = builder.getMultiDimIdentityMap(type.getRank());
    AffineMap none = AffineMap::get(type.getRank(), 0, builder.getContext());
    SmallVector<utils::IteratorType> loops(type.getRank(), utils::IteratorType::reduction);
    return linalg::GenericOp::create(
               builder, start.getType(), value, start, ArrayRef<AffineMap>{all, none}, loops,
               [](OpBuilder &body, Location loc, ValueRange arguments) {
                 Value element = toF32(body, loc, arguments[0]);
                 Value sum = arith::AddFOp::create(body, loc, arguments[1], element);
                 linalg::YieldOp::create(body, loc, sum);
               })
        .getResult(0);
  }

  //===--------------------------------------------------------------------===//
  // Buffers and metrics
  //===--------------------------------------------------------------------===//

  BlockArgument findBuffer(StringAttr name) {
    for (BlockArgument argument : function.getArguments())
      if (function.getArgAttr(argument.getArgNumber(), PipeDialect::getBufferAttrName()) == name)
        return argument;
    return nullptr;
  }

  LogicalResult takeBuffers() {
    llvm::SmallDenseMap<Attribute, unsigned> updates;
    for (unsigned i = 0; i < function.getNumResults(); ++i) {
      auto name = function.getResultAttrOfType<StringAttr>(i, PipeDialect::getBufferAttrName());
      if (!name || taken.test(i))
        continue;
      taken.set(i);
      InFlightDiagnostic fault = emitError(terminator->getLoc()) << describe(i);
      BlockArgument buffer = findBuffer(name);
      if (!buffer)
        return fault << " updates a buffer that is no argument; mark the argument that holds its "
                     << "old value with pipe.buffer = " << name;
      if (buffer.getType() != getType(i))
        return fault << " updates a buffer of type " << buffer.getType() << ", but is "
                     << getType(i);
      if (auto [first, inserted] = updates.try_emplace(name, i); !inserted)
        return fault << " updates the buffer that result #" << first->second << " updates";
      fault.abandon();
      if (getValue(i) == buffer)
        ++dropped;
      else
        add(getValue(i), PipeDialect::getBufferAttrName(), name);
    }
    return success();
  }

  void takeMetrics() {
    for (unsigned i = 0; i < function.getNumResults(); ++i) {
      if (taken.test(i))
        continue;
      bool isMetric = isScalar(getType(i)) && getElementTypeOrSelf(getType(i)).isF32();
      if (isMetric && !isa<BlockArgument>(getValue(i))) {
        std::string name = getName(i).empty() ? "result" + std::to_string(i) : getName(i).str();
        add(toTensor(getValue(i)), PipeDialect::getOutputAttrName(), builder.getStringAttr(name));
        continue;
      }
      ++dropped;
      emitRemark(terminator->getLoc())
          << describe(i) << ", " << getType(i)
          << (isMetric ? ", is dropped: it is an argument as it came"
                       : ", is dropped: besides its loss a model returns scalars of f32 and the "
                         "new values of its buffers");
    }
  }

  void write() {
    SmallVector<Value> values;
    SmallVector<DictionaryAttr> attributes;
    for (const NewResult &result : formed) {
      values.push_back(result.value);
      attributes.push_back(builder.getDictionaryAttr(result.attribute));
    }
    terminator->setOperands(values);
    // Attributes belong to results, so the old ones go before the results do.
    function.removeResAttrsAttr();
    function.setType(
        builder.getFunctionType(function.getArgumentTypes(), ValueRange(values).getTypes()));
    function.setAllResultAttrs(attributes);
    function->setAttr(PipeDialect::getModelAttrName(), builder.getUnitAttr());
  }
};

} // namespace

FailureOr<int64_t> formResults(func::FuncOp function, const ResultOptions &options) {
  return ResultFormer{function, options}.run();
}

} // namespace pipeline
