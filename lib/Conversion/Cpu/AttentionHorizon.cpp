//===- AttentionHorizon.cpp - Which keys a row can't see --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A question about a body of scores: from which distance of key and row on is it known
// what it yields? Comparisons of the two indices answer it for truth values, selections
// and sums carry it on to scores.
//
//===----------------------------------------------------------------------===//

#include "AttentionPlan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

#include <limits>

using namespace mlir;

namespace pipeline {
namespace {

/// Distances are signed; every one is behind this.
constexpr int64_t everywhere = std::numeric_limits<int64_t>::min();

/// Finite scores from here on are meant as minus infinity.
constexpr double asLowAsInfinity = -1e30;

/// A truth value that holds where key - row > `behind`.
struct Truth {
  bool value;
  int64_t behind;
};

class HorizonFinder {
public:
  explicit HorizonFinder(Block &scores)
      : key(scores.getArguments().back()), row(scores.getArguments().drop_back().back()),
        // The raw score and two indices at least; batch indices have the same type.
        hasExtras(llvm::count_if(scores.getArgumentTypes(),
                                 [](Type type) { return !type.isIndex(); }) > 1) {}

  /// The distance behind which `score` hides its key.
  std::optional<int64_t> findHidden(Value score) const {
    APFloat constant(0.0);
    if (matchPattern(score, m_ConstantFloat(&constant))) {
      bool isHidden = (constant.isInfinity() && constant.isNegative()) ||
                      (!hasExtras && constant.convertToDouble() <= asLowAsInfinity);
      return isHidden ? std::optional(everywhere) : std::nullopt;
    }
    if (auto select = score.getDefiningOp<arith::SelectOp>()) {
      std::optional<Truth> condition = findTruth(select.getCondition());
      if (!condition)
        return std::nullopt;
      std::optional<int64_t> branch =
          findHidden(condition->value ? select.getTrueValue() : select.getFalseValue());
      return branch ? std::optional(std::max(*branch, condition->behind)) : std::nullopt;
    }
    if (auto sum = score.getDefiningOp<arith::AddFOp>()) {
      std::optional<int64_t> lhs = findHidden(sum.getLhs()), rhs = findHidden(sum.getRhs());
      return lhs && rhs ? std::min(*lhs, *rhs) : lhs ? lhs : rhs;
    }
    return std::nullopt;
  }

private:
  Value key, row;
  bool hasExtras;

  /// a * key + b * row + offset.
  struct Linear {
    int64_t key = 0, row = 0, offset = 0;
  };

  /// Whether every index of a tensor fits.
  static bool isWide(Type type) { return type.isIndex() || type.getIntOrFloatBitWidth() >= 32; }

  std::optional<Linear> findLinear(Value value) const {
    if (value == key)
      return Linear{1, 0, 0};
    if (value == row)
      return Linear{0, 1, 0};
    APInt constant;
    if (matchPattern(value, m_ConstantInt(&constant)))
      return Linear{0, 0, constant.getSExtValue()};
    Operation *op = value.getDefiningOp();
    if (isa_and_present<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp>(op))
      return isWide(value.getType()) ? findLinear(op->getOperand(0)) : std::nullopt;
    if (!isa_and_present<arith::AddIOp, arith::SubIOp>(op))
      return std::nullopt;
    std::optional<Linear> lhs = findLinear(op->getOperand(0)), rhs = findLinear(op->getOperand(1));
    if (!lhs || !rhs)
      return std::nullopt;
    int64_t sign = isa<arith::AddIOp>(op) ? 1 : -1;
    return Linear{lhs->key + sign * rhs->key, lhs->row + sign * rhs->row,
                  lhs->offset + sign * rhs->offset};
  }

  std::optional<Truth> findTruth(Value condition) const {
    APInt constant;
    if (matchPattern(condition, m_ConstantInt(&constant)))
      return Truth{!constant.isZero(), everywhere};
    if (auto compare = condition.getDefiningOp<arith::CmpIOp>())
      return findTruth(compare);
    Operation *op = condition.getDefiningOp();
    if (!isa_and_present<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op))
      return std::nullopt;
    std::optional<Truth> lhs = findTruth(op->getOperand(0)), rhs = findTruth(op->getOperand(1));
    if (lhs && rhs) {
      bool value = isa<arith::AndIOp>(op)  ? lhs->value && rhs->value
                   : isa<arith::OrIOp>(op) ? lhs->value || rhs->value
                                           : lhs->value != rhs->value;
      return Truth{value, std::max(lhs->behind, rhs->behind)};
    }
    // One side may decide alone.
    std::optional<Truth> known = lhs ? lhs : rhs;
    bool decides = known && (isa<arith::AndIOp>(op)  ? !known->value
                             : isa<arith::OrIOp>(op) ? known->value
                                                     : false);
    return decides ? known : std::nullopt;
  }

  std::optional<Truth> findTruth(arith::CmpIOp compare) const {
    std::optional<Linear> lhs = findLinear(compare.getLhs()), rhs = findLinear(compare.getRhs());
    if (!lhs || !rhs)
      return std::nullopt;
    // lhs - rhs, as key - row + offset or its negative.
    Linear difference{lhs->key - rhs->key, lhs->row - rhs->row, lhs->offset - rhs->offset};
    bool isPositive = difference.key == 1 && difference.row == -1;
    if (!isPositive && (difference.key != -1 || difference.row != 1))
      return std::nullopt;
    arith::CmpIPredicate predicate = compare.getPredicate();
    using enum arith::CmpIPredicate;
    bool isUnsigned = llvm::is_contained({ult, ule, ugt, uge}, predicate);
    // Unsigned numbers are ordered like signed ones where none is negative.
    auto isNatural = [](const Linear &side) {
      return side.key >= 0 && side.row >= 0 && side.offset >= 0;
    };
    if (isUnsigned && (!isNatural(*lhs) || !isNatural(*rhs)))
      return std::nullopt;

    // Behind where the difference, or its negative, is greater than zero.
    int64_t greater = isPositive ? -difference.offset : difference.offset;
    switch (predicate) {
    case eq:
      return Truth{false, greater};
    case ne:
      return Truth{true, greater};
    case sgt:
    case ugt:
      return isPositive ? Truth{true, greater} : Truth{false, greater - 1};
    case sge:
    case uge:
      return isPositive ? Truth{true, greater - 1} : Truth{false, greater};
    case slt:
    case ult:
      return isPositive ? Truth{false, greater - 1} : Truth{true, greater};
    case sle:
    case ule:
      return isPositive ? Truth{false, greater} : Truth{true, greater - 1};
    }
    return std::nullopt;
  }
};

} // namespace

std::optional<int64_t> findHorizon(Block &scores) {
  std::optional<int64_t> horizon =
      HorizonFinder(scores).findHidden(scores.getTerminator()->getOperand(0));
  // Scores that hide every key are no mask.
  return horizon && *horizon != everywhere ? horizon : std::nullopt;
}

} // namespace pipeline
