//===- AttentionPattern.cpp - Attention by its structure --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/AttentionPattern.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;

namespace pipeline {

std::optional<SmallVector<unsigned>> AttentionPattern::getDims(ArrayRef<Digit> index) const {
  SmallVector<unsigned> found;
  Digits rest = trace->digits.refine(index);
  for (ArrayRef<Digit> left = rest; !left.empty();) {
    const auto *dim = llvm::find_if(
        dims, [&](const Digits &digits) { return llvm::is_contained(digits, left.front()); });
    if (dim == dims.end() || left.take_front(dim->size()) != ArrayRef<Digit>(*dim) ||
        llvm::is_contained(found, dim - dims.begin()))
      return std::nullopt;
    found.push_back(dim - dims.begin());
    left = left.drop_front(dim->size());
  }
  return found;
}

namespace {
/// Matches from the second contraction back.
class Matcher {
public:
  Matcher(linalg::LinalgOp op, std::string &reason) : second(op), reason(reason) {}

  /// With the probabilities as the left, or else the right, input.
  std::optional<AttentionPattern> run(bool areProbabilitiesLeft);

private:
  bool fail(const Twine &why) {
    reason = why.str();
    return false;
  }
  bool matchSoftmax();
  bool holdsSoftmax(const Scalar &scalar);
  bool splitQuotient(const Scalar &quotient, Scalar &numerator, Scalar &total);
  Scalar dropGuards(Scalar greatest);
  bool matchGreatest(const Scalar &greatest, const Scalar &score);
  bool matchDivisionAfter(Scalar &total);
  bool matchScores();
  bool checkUses();
  void absorbCopiesOfOutput();
  void traceOperand(Scalar &operand, ArrayRef<Digits> needed);
  bool nameDims();

  linalg::LinalgOp second;
  std::string &reason;
  AttentionPattern pattern;
  ElementTrace *trace = nullptr;
  TracedContraction mixing;
  /// What computes the greatest score of every row.
  Operation *greatestOp = nullptr;
  Scalar probability, exponential, score;
  Digits row, key, valueFeature;
};
} // namespace

/// The digits of `a` that are, or are not, in `b`.
static Digits filter(const IndexDigits &digits, ArrayRef<Digit> a, ArrayRef<Digit> b, bool isIn) {
  Digits filtered, refined = digits.refine(b);
  for (Digit digit : digits.refine(a))
    if (llvm::is_contained(refined, digit) == isIn)
      filtered.push_back(digit);
  return filtered;
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// As far down as a float goes.
static bool isLowest(TypedAttr constant) {
  auto number = dyn_cast_if_present<FloatAttr>(constant);
  return number && number.getValue().isNegative() &&
         (number.getValue().isInfinity() || number.getValue().isLargest());
}

/// `numerator / total`, or times a reciprocal.
bool Matcher::splitQuotient(const Scalar &quotient, Scalar &numerator, Scalar &total) {
  if (trace->getOp<arith::DivFOp>(quotient)) {
    numerator = trace->getOperand(quotient, 0);
    total = trace->getOperand(quotient, 1);
    return true;
  }
  if (!trace->getOp<arith::MulFOp>(quotient))
    return false;
  for (unsigned i = 0; i < 2; ++i) {
    Scalar factor = trace->getOperand(quotient, i);
    if (!trace->getOp<arith::DivFOp>(factor) ||
        !matchPattern(trace->getConstant(trace->getOperand(factor, 0)), m_OneFloat()))
      continue;
    numerator = trace->getOperand(quotient, 1 - i);
    total = trace->getOperand(factor, 1);
    return true;
  }
  return false;
}

/// Whether a factor of `scalar`, or what a condition selects for it, is a softmax: a dropout.
bool Matcher::holdsSoftmax(const Scalar &scalar) {
  if (!trace->getOp<arith::MulFOp>(scalar) && !trace->getOp<arith::SelectOp>(scalar))
    return false;
  for (unsigned i = 0; i < scalar.value.getDefiningOp()->getNumOperands(); ++i) {
    Scalar part = trace->getOperand(scalar, i), numerator, total;
    if (holdsSoftmax(part) ||
        (splitQuotient(part, numerator, total) && trace->getOp<math::ExpOp>(numerator)))
      return true;
  }
  return false;
}

/// The maximum itself: of guards against rows where all is hidden, which are not a number in
/// either case, and against none at all.
Scalar Matcher::dropGuards(Scalar greatest) {
  for (;;) {
    if (trace->getOp<arith::MaximumFOp>(greatest) || trace->getOp<arith::MaxNumFOp>(greatest)) {
      unsigned constant = isLowest(trace->getConstant(trace->getOperand(greatest, 0))) ? 0 : 1;
      if (!isLowest(trace->getConstant(trace->getOperand(greatest, constant))))
        return greatest;
      greatest = trace->getOperand(greatest, 1 - constant);
      continue;
    }
    if (!trace->getOp<arith::SelectOp>(greatest))
      return greatest;
    Scalar condition = trace->getOperand(greatest, 0);
    auto compare = trace->getOp<arith::CmpFOp>(condition);
    if (!compare)
      return greatest;
    Scalar compared = trace->getOperand(condition, 0);
    TypedAttr bound = trace->getConstant(trace->getOperand(condition, 1));
    using Predicate = arith::CmpFPredicate;
    bool isEqual =
        compare.getPredicate() == Predicate::OEQ || compare.getPredicate() == Predicate::UEQ;
    bool isOther =
        compare.getPredicate() == Predicate::ONE || compare.getPredicate() == Predicate::UNE;
    Scalar kept = trace->getOperand(greatest, isEqual ? 2 : 1);
    if ((!isEqual && !isOther) || !isLowest(bound) ||
        !cast<FloatAttr>(bound).getValue().isInfinity() ||
        !trace->getConstant(trace->getOperand(greatest, isEqual ? 1 : 2)) ||
        !trace->areEqual(kept, compared))
      return greatest;
    greatest = kept;
  }
}

bool Matcher::matchGreatest(const Scalar &greatest, const Scalar &score) {
  Scalar init;
  std::optional<Scalar> term =
      trace->getTerm<arith::MaximumFOp, arith::MaxNumFOp>(greatest, mixing.sum, init);
  greatestOp = greatest.value.getDefiningOp();
  return term && isLowest(trace->getConstant(init)) && trace->areEqual(*term, score);
}

/// Softmax before the second contraction, or divided after it.
bool Matcher::matchSoftmax() {
  Scalar total;
  bool isDivided = splitQuotient(probability, exponential, total);
  if (!isDivided)
    exponential = probability;
  if (!trace->getOp<math::ExpOp>(exponential))
    return holdsSoftmax(probability) && fail("its probabilities are changed before they are used");
  Scalar shifted = trace->getOperand(exponential, 0);
  if (!trace->getOp<arith::SubFOp>(shifted))
    return fail("the exponent is not a score less the greatest one");
  score = trace->getOperand(shifted, 0);
  if (!matchGreatest(dropGuards(trace->getOperand(shifted, 1)), score))
    return fail("what is taken from the scores is not the greatest of their row");
  if (!isDivided && !matchDivisionAfter(total))
    return fail("no division by the sum of the row follows the second contraction");

  Scalar init;
  std::optional<Scalar> term = trace->getTerm<arith::AddFOp>(total, mixing.sum, init);
  if (!term || !matchPattern(trace->getConstant(init), m_AnyZeroFloat()) ||
      !trace->areEqual(*term, exponential))
    return fail("what divides is not the sum of the row's exponentials");
  return true;
}

bool Matcher::matchDivisionAfter(Scalar &total) {
  Scalar product = pattern.output;
  while (pattern.output.value.hasOneUse()) {
    Operation *user = *pattern.output.value.user_begin();
    std::optional<Scalar> next = trace->stepForward(pattern.output, user);
    if (!next)
      return false;
    pattern.output = *next;
    if (isCopy(user))
      continue;
    Scalar numerator;
    return splitQuotient(trace->resolve(*next), numerator, total) &&
           trace->areEqual(numerator, product);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Scores and operands
//===----------------------------------------------------------------------===//

bool Matcher::matchScores() {
  pattern.scores = std::make_unique<ScoreExpression>(*trace, row, key);
  if (!pattern.scores->build(score, reason))
    return false;
  pattern.query = pattern.scores->getProduct().lhs;
  pattern.key = pattern.scores->getProduct().rhs;
  return true;
}

/// Whether a gradient is stopped at `op` or in its body.
static bool isStopped(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return inner->hasAttr(PipeDialect::getStopGradientAttrName()) ? WalkResult::interrupt()
                                                                      : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Everything that the scores lead to, up to the output, is part of the pattern; and a gradient
/// goes through all of it, but for the greatest score, through which none does in effect.
bool Matcher::checkUses() {
  SmallVector<Operation *> worklist = {pattern.scores->getProduct().op};
  llvm::SetVector<Operation *> inside, differentiated;
  Operation *last = pattern.output.value.getDefiningOp();
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!inside.insert(op))
      continue;
    if (!trace->seen.contains(op))
      return fail("its scores or probabilities are used by '" + op->getName().getStringRef() +
                  "' too");
    if (op == last)
      continue;
    for (Operation *user : op->getUsers()) {
      // A body that reads the tensor at an index.
      while (user->getBlock() != op->getBlock())
        user = user->getParentOp();
      if (op != greatestOp)
        differentiated.insert(user);
      worklist.push_back(user);
    }
  }
  differentiated.remove(greatestOp);
  if (llvm::any_of(differentiated, isStopped) || isStopped(pattern.scores->getProduct().op))
    return fail("no gradient goes through its scores");
  return true;
}

/// A transpose of the output becomes part of its map.
void Matcher::absorbCopiesOfOutput() {
  while (pattern.output.value.hasOneUse()) {
    Operation *user = *pattern.output.value.user_begin();
    if (!isCopy(user))
      return;
    std::optional<Scalar> next = trace->stepForward(pattern.output, user);
    if (!next)
      return;
    Digits before = trace->digits.refine(pattern.output.getDigits());
    // Not a copy for each index of another dimension.
    if (trace->digits.refine(next->getDigits()).size() != before.size() ||
        cast<RankedTensorType>(next->value.getType()).getNumElements() !=
            trace->digits.getSize(before))
      return;
    pattern.output = *next;
  }
}

/// Follows an operand back through what only arranges it, as long as it has the digits it needs.
void Matcher::traceOperand(Scalar &operand, ArrayRef<Digits> needed) {
  for (;;) {
    Operation *op = operand.value.getDefiningOp();
    if (!op || !isCopy(op))
      return;
    std::optional<Scalar> source = trace->stepBack(operand);
    if (source && !source->isElement())
      source = trace->stepBack(*source);
    if (!source || !source->isElement())
      return;
    Digits has = trace->digits.refine(source->getDigits());
    for (const Digits &index : needed)
      for (Digit digit : trace->digits.refine(index))
        if (!llvm::is_contained(has, digit))
          return;
    operand = std::move(*source);
  }
}

/// Orders the dimensions of the space. Rows in several dimensions are one where every tensor has
/// them side by side; else the largest is the row.
bool Matcher::nameDims() {
  const IndexDigits &digits = trace->digits;
  Digits rows = digits.refine(row), keys = digits.refine(key);
  Digits features = digits.refine(pattern.scores->getProduct().sum);
  Digits valueFeatures = digits.refine(valueFeature);
  Digits output = digits.refine(pattern.output.getDigits());

  SmallVector<Digits> indices = {pattern.query.getDigits(), pattern.key.getDigits(),
                                 pattern.value.getDigits(), pattern.output.getDigits()};
  for (unsigned i : pattern.scores->getUsed()) {
    const ScoreNode &node = pattern.scores->getNodes()[i];
    if (node.kind == ScoreNode::Kind::Extra || node.kind == ScoreNode::Kind::Index)
      indices.push_back(node.scalar.getDigits());
  }
  auto fits = [&](const Digits &chosenRow) {
    pattern.dims.clear();
    for (Digit digit : output)
      if (!llvm::is_contained(chosenRow, digit) && !llvm::is_contained(valueFeatures, digit))
        pattern.dims.push_back({digit});
    pattern.dims.append({chosenRow, keys, features, valueFeatures});
    return llvm::all_of(indices,
                        [&](const Digits &index) { return pattern.getDims(index).has_value(); });
  };
  if (fits(rows))
    return true;
  if (rows.size() > 1) {
    Digit largest = *std::max_element(rows.begin(), rows.end(), [&](Digit a, Digit b) {
      return digits.getSize(Digits{a}) <= digits.getSize(Digits{b}) &&
             digits.getSize(Digits{a}) != digits.getSize(Digits{b});
    });
    if (fits({largest}))
      return true;
  }
  return fail("its rows, keys or features are not each one dimension of every tensor");
}

std::optional<AttentionPattern> Matcher::run(bool areProbabilitiesLeft) {
  pattern.trace = std::make_unique<ElementTrace>();
  trace = pattern.trace.get();
  auto type = dyn_cast<RankedTensorType>(second->getResult(0).getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  pattern.output.value = second->getResult(0);
  for (int64_t size : type.getShape())
    pattern.output.indices.push_back(trace->digits.add(size));
  std::optional<TracedContraction> contraction = trace->getContraction(pattern.output);
  if (!contraction)
    return std::nullopt;
  mixing = *contraction;
  probability = areProbabilitiesLeft ? mixing.lhs : mixing.rhs;
  pattern.value = areProbabilitiesLeft ? mixing.rhs : mixing.lhs;

  key = mixing.sum;
  Digits inProbability = probability.getDigits(), inValue = pattern.value.getDigits();
  row = filter(trace->digits, filter(trace->digits, inProbability, inValue, false), key, false);
  valueFeature = filter(trace->digits, inValue, inProbability, false);

  probability = trace->resolve(probability);
  if (!matchSoftmax() || !matchScores())
    return std::nullopt;
  Digits feature = pattern.scores->getProduct().sum;
  for (const Digits &index : {row, key, valueFeature, feature})
    trace->digits.lock(index);
  absorbCopiesOfOutput();
  if (!checkUses())
    return std::nullopt;
  traceOperand(pattern.query, {row, feature});
  traceOperand(pattern.key, {key, feature});
  traceOperand(pattern.value, {key, valueFeature});
  if (!nameDims())
    return std::nullopt;
  return std::move(pattern);
}

std::optional<AttentionPattern> matchAttention(linalg::LinalgOp op, std::string &reason) {
  reason.clear();
  if (op->getNumResults() != 1 || op.getNumDpsInputs() != 2 || op.getNumReductionLoops() == 0 ||
      op.hasDynamicShape() || llvm::is_contained(op.getStaticLoopRanges(), 0))
    return std::nullopt;
  for (bool areProbabilitiesLeft : {true, false}) {
    std::optional<AttentionPattern> pattern = Matcher(op, reason).run(areProbabilitiesLeft);
    if (pattern || !reason.empty())
      return pattern;
  }
  return std::nullopt;
}

} // namespace pipeline
