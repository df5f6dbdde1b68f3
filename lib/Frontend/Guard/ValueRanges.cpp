//===- ValueRanges.cpp - What is known of a value from how it is computed -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueRanges.h"
#include "ValueSources.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

static unsigned getWidth(Value value) {
  return ConstantIntRanges::getStorageBitwidth(getElementTypeOrSelf(value.getType()));
}

bool isWithin(const ConstantIntRanges &range, int64_t last) {
  return range.smin().isNonNegative() && range.smax().sle(last);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static ConstantIntRanges getElementRange(DenseIntElementsAttr elements) {
  std::optional<ConstantIntRanges> range;
  for (const APInt &element : elements.getValues<APInt>()) {
    ConstantIntRanges one = ConstantIntRanges::constant(element);
    range = range ? range->rangeUnion(one) : one;
    if (elements.isSplat())
      break;
  }
  unsigned width = ConstantIntRanges::getStorageBitwidth(elements.getElementType());
  return range.value_or(ConstantIntRanges::maxRange(width));
}

/// [0, size - 1], of a loop that runs over `size` elements.
static ConstantIntRanges getLoopRange(unsigned width, int64_t size) {
  return ConstantIntRanges::fromSigned(APInt(width, 0),
                                       APInt(width, std::max<int64_t>(size, 1) - 1));
}

ConstantIntRanges ValueRanges::getIntegers(Value value) {
  if (auto known = integers.find(value); known != integers.end())
    return known->second;
  ConstantIntRanges range = computeIntegers(value);
  integers.try_emplace(value, range);
  return range;
}

void ValueRanges::assume(Value value, ConstantIntRanges range) {
  while (true) {
    if (auto [known, inserted] = integers.try_emplace(value, range); !inserted)
      known->second = range = known->second.intersection(range);
    Operation *cast = value.getDefiningOp();
    if (!isa_and_present<arith::IndexCastOp, arith::ExtSIOp>(cast))
      return;
    value = cast->getOperand(0);
    unsigned width = getWidth(value);
    // A sign extension into the range came from the same number.
    if (!range.smin().isSignedIntN(width) || !range.smax().isSignedIntN(width))
      return;
    range = ConstantIntRanges::fromSigned(range.smin().sextOrTrunc(width),
                                          range.smax().sextOrTrunc(width));
  }
}

ConstantIntRanges ValueRanges::computeIntegers(Value value) {
  ConstantIntRanges unknown = ConstantIntRanges::maxRange(getWidth(value));
  if (getWidth(value) == 0)
    return unknown;
  DenseIntElementsAttr elements;
  if (isa<ShapedType>(value.getType()) && matchPattern(value, m_Constant(&elements)))
    return getElementRange(elements);
  if (Operation *op = value.getDefiningOp()) {
    if (!isa<ShapedType>(value.getType()))
      if (std::optional<ConstantIntRanges> range = computeScalar(op, value))
        return *range;
  } else if (auto loop = dyn_cast<scf::ForOp>(value.getParentBlock()->getParentOp());
             loop && value == loop.getInductionVar() && !loop.getUnsignedCmp()) {
    ConstantIntRanges lower = getIntegers(loop.getLowerBound());
    ConstantIntRanges upper = getIntegers(loop.getUpperBound());
    if (upper.smax().isMinSignedValue() || upper.smax().sle(lower.smin()))
      return unknown;
    return ConstantIntRanges::fromSigned(lower.smin(), upper.smax() - 1);
  }
  return computeForwarded(value).value_or(unknown);
}

std::optional<ConstantIntRanges> ValueRanges::computeScalar(Operation *op, Value value) {
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    auto structured = dyn_cast<linalg::LinalgOp>(op->getParentOp());
    int64_t size =
        structured ? structured.getStaticLoopRanges()[index.getDim()] : ShapedType::kDynamic;
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    return getLoopRange(getWidth(value), size);
  }
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op))
    return convertToInteger(op->getOperand(0), isa<arith::FPToSIOp>(op), getWidth(value));
  auto inferable = dyn_cast<InferIntRangeInterface>(op);
  if (!inferable)
    return std::nullopt;
  SmallVector<ConstantIntRanges> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getIntegers(operand));
  std::optional<ConstantIntRanges> range;
  inferable.inferResultRanges(operands, [&](Value result, const ConstantIntRanges &inferred) {
    if (result == value)
      range = inferred;
  });
  return range;
}

std::optional<ConstantIntRanges> ValueRanges::computeForwarded(Value value) {
  std::optional<ConstantIntRanges> range;
  for (Value source : getForwardedValues(value)) {
    ConstantIntRanges one = getIntegers(source);
    range = range ? range->rangeUnion(one) : one;
  }
  return range;
}

ConstantIntRanges ValueRanges::convertToInteger(Value value, bool isSigned, unsigned width) {
  std::optional<FloatRange> range = getFloats(value);
  if (!range)
    return ConstantIntRanges::maxRange(width);
  APSInt low(width, /*isUnsigned=*/!isSigned), high(width, /*isUnsigned=*/!isSigned);
  for (auto [from, to] : {std::pair(&range->low, &low), std::pair(&range->high, &high)}) {
    bool exact;
    if (from->convertToInteger(*to, APFloat::rmTowardZero, &exact) & APFloat::opInvalidOp)
      return ConstantIntRanges::maxRange(width);
  }
  return ConstantIntRanges::range(low, high, isSigned);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

using MaybeFloats = std::optional<FloatRange>;

/// The smallest range that holds `values`; nothing where one of them is infinite or a NaN.
static MaybeFloats makeRange(ArrayRef<APFloat> values) {
  if (values.empty() || !llvm::all_of(values, [](const APFloat &v) { return v.isFinite(); }))
    return std::nullopt;
  FloatRange range{values.front(), values.front()};
  for (const APFloat &value : values) {
    range.low = llvm::minimum(range.low, value);
    range.high = llvm::maximum(range.high, value);
  }
  return range;
}

static MaybeFloats getConstantFloats(Value value) {
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  if (auto number = dyn_cast<FloatAttr>(constant))
    return makeRange(number.getValue());
  auto elements = dyn_cast<DenseFPElementsAttr>(constant);
  if (!elements)
    return std::nullopt;
  if (elements.isSplat())
    return makeRange(elements.getSplatValue<APFloat>());
  return makeRange(llvm::to_vector(elements.getValues<APFloat>()));
}

/// A function of two numbers that is monotone in each: its bounds are at the corners.
static MaybeFloats combine(const MaybeFloats &a, const MaybeFloats &b,
                           function_ref<APFloat(APFloat, const APFloat &)> function) {
  if (!a || !b)
    return std::nullopt;
  return makeRange({function(a->low, b->low), function(a->low, b->high), function(a->high, b->low),
                    function(a->high, b->high)});
}

static MaybeFloats map(const MaybeFloats &a, function_ref<APFloat(APFloat)> function) {
  if (!a)
    return std::nullopt;
  return makeRange({function(a->low), function(a->high)});
}

static MaybeFloats round(const MaybeFloats &a, APFloat::roundingMode mode) {
  return map(a, [&](APFloat x) {
    x.roundToIntegral(mode);
    return x;
  });
}

static APFloat convert(APFloat number, Type type) {
  bool losesInfo;
  number.convert(cast<FloatType>(type).getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number;
}

static MaybeFloats convertFromInteger(const ConstantIntRanges &range, Type type, bool isSigned) {
  auto toFloat = [&](const APInt &number) {
    APFloat converted(cast<FloatType>(type).getFloatSemantics());
    converted.convertFromAPInt(number, isSigned, APFloat::rmNearestTiesToEven);
    return converted;
  };
  return isSigned ? makeRange({toFloat(range.smin()), toFloat(range.smax())})
                  : makeRange({toFloat(range.umin()), toFloat(range.umax())});
}

MaybeFloats ValueRanges::computeFloats(Operation *op, Type type) {
  auto operand = [&](unsigned i) { return getFloats(op->getOperand(i)); };
  return TypeSwitch<Operation *, MaybeFloats>(op)
      .Case([&](arith::SIToFPOp cast) {
        return convertFromInteger(getIntegers(cast.getIn()), type, /*isSigned=*/true);
      })
      .Case([&](arith::UIToFPOp cast) {
        return convertFromInteger(getIntegers(cast.getIn()), type, /*isSigned=*/false);
      })
      .Case<arith::ExtFOp, arith::TruncFOp>([&](Operation *) {
        return map(operand(0), [&](APFloat x) { return convert(std::move(x), type); });
      })
      .Case([&](arith::NegFOp) { return map(operand(0), [](APFloat x) { return neg(x); }); })
      .Case([&](math::FloorOp) { return round(operand(0), APFloat::rmTowardNegative); })
      .Case([&](math::CeilOp) { return round(operand(0), APFloat::rmTowardPositive); })
      .Case([&](math::TruncOp) { return round(operand(0), APFloat::rmTowardZero); })
      .Case([&](math::RoundOp) { return round(operand(0), APFloat::rmNearestTiesToAway); })
      .Case([&](math::RoundEvenOp) { return round(operand(0), APFloat::rmNearestTiesToEven); })
      .Case([&](arith::AddFOp) {
        return combine(operand(0), operand(1), [](APFloat a, const APFloat &b) { return a + b; });
      })
      .Case([&](arith::SubFOp) {
        return combine(operand(0), operand(1), [](APFloat a, const APFloat &b) { return a - b; });
      })
      .Case([&](arith::MulFOp) {
        return combine(operand(0), operand(1), [](APFloat a, const APFloat &b) { return a * b; });
      })
      .Case([&](arith::DivFOp) -> MaybeFloats {
        MaybeFloats divisor = operand(1);
        // Across zero a quotient has no bounds.
        if (!divisor || divisor->low.isZero() || divisor->high.isZero() ||
            divisor->low.isNegative() != divisor->high.isNegative())
          return std::nullopt;
        return combine(operand(0), divisor, [](APFloat a, const APFloat &b) { return a / b; });
      })
      .Case([&](arith::MaximumFOp) {
        return combine(operand(0), operand(1),
                       [](APFloat a, const APFloat &b) { return llvm::maximum(a, b); });
      })
      .Case([&](arith::MinimumFOp) {
        return combine(operand(0), operand(1),
                       [](APFloat a, const APFloat &b) { return llvm::minimum(a, b); });
      })
      .Default([](Operation *) { return std::nullopt; });
}

MaybeFloats ValueRanges::getFloats(Value value) {
  if (MaybeFloats constant = getConstantFloats(value))
    return constant;
  if (Operation *op = value.getDefiningOp(); op && isa<FloatType>(value.getType()))
    if (MaybeFloats range = computeFloats(op, value.getType()))
      return range;
  SmallVector<APFloat> bounds;
  for (Value source : getForwardedValues(value)) {
    MaybeFloats one = getFloats(source);
    if (!one)
      return std::nullopt;
    bounds.append({one->low, one->high});
  }
  return makeRange(bounds);
}

} // namespace pipeline
