//===- GeluForm.cpp - Elementwise ops that are gelu -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See GeluForm.h.
//
//===----------------------------------------------------------------------===//

#include "GeluForm.h"

#include "Bf16Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include <array>
#include <map>

using namespace mlir;

namespace pipeline {
namespace {

/// Exponents of the two leaves and of T.
using Monomial = std::array<unsigned, 3>;
constexpr unsigned numLeaves = 2, tanhVariable = 2;

/// More terms, or a higher power, and it is not gelu.
constexpr size_t mostTerms = 32;
constexpr unsigned greatestPower = 8;
/// Coefficients of f32 and of what they are multiplied to.
constexpr double relativeTolerance = 1e-5, absoluteTolerance = 1e-7;
/// Users that are looked at for a product, and reads of tensors for each of them.
constexpr size_t mostOps = 32;
constexpr unsigned mostVisits = 128;

/// A polynomial in the leaves and T; coefficients are doubles.
class Polynomial {
public:
  Polynomial() = default;
  explicit Polynomial(double constant) { terms[{}] = constant; }
  static Polynomial variable(unsigned index) {
    Polynomial result;
    Monomial monomial{};
    monomial[index] = 1;
    result.terms[monomial] = 1;
    return result;
  }

  Polynomial operator+(const Polynomial &other) const {
    Polynomial result = *this;
    for (const auto &[monomial, coefficient] : other.terms)
      result.terms[monomial] += coefficient;
    return result;
  }
  Polynomial operator*(const Polynomial &other) const {
    Polynomial result;
    for (const auto &[a, x] : terms)
      for (const auto &[b, y] : other.terms) {
        Monomial sum;
        for (unsigned i = 0; i < sum.size(); ++i)
          sum[i] = a[i] + b[i];
        result.terms[sum] += x * y;
      }
    return result;
  }
  Polynomial operator*(double factor) const { return *this * Polynomial(factor); }

  std::optional<double> getConstant() const {
    if (terms.size() != 1 || terms.begin()->first != Monomial{})
      return std::nullopt;
    return terms.begin()->second;
  }
  bool hasVariable(unsigned index) const {
    return llvm::any_of(terms, [&](const auto &term) { return term.first[index] != 0; });
  }
  bool isSmall() const {
    return terms.size() <= mostTerms && llvm::all_of(terms, [](const auto &term) {
             return llvm::all_of(term.first, [](unsigned power) { return power <= greatestPower; });
           });
  }
  bool isClose(const Polynomial &other) const {
    Polynomial difference = *this + other * -1.0;
    return llvm::all_of(difference.terms, [&](const auto &term) {
      auto it = other.terms.find(term.first);
      double size = it == other.terms.end() ? 0 : std::abs(it->second);
      return std::abs(term.second) <= absoluteTolerance + relativeTolerance * size;
    });
  }

private:
  std::map<Monomial, double> terms;
};

bool isElementwise(linalg::GenericOp op) {
  return op && op.hasPureTensorSemantics() && op.getNumResults() == 1 &&
         op.getNumParallelLoops() == op.getNumLoops() &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) { return map.isIdentity(); }) &&
         !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0));
}

/// What `tensor` has the elements of, in another shape; null where it is no reshape.
Value getReshaped(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  return isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op) ? op->getOperand(0)
                                                                             : Value();
}

/// Multiplies out what elementwise ops compute.
class Algebra {
public:
  ElementwiseForm form;

  std::optional<Polynomial> getTensor(Value tensor) {
    if (Value source = getReshaped(tensor); source && !llvm::is_contained(form.leaves, tensor)) {
      std::optional<Polynomial> value = getTensor(source);
      form.ops.insert(tensor.getDefiningOp());
      return value;
    }
    auto op = tensor.getDefiningOp<linalg::GenericOp>();
    // What was kept as bf16 is where a computation begins.
    if (llvm::is_contained(form.leaves, tensor) || !isElementwise(op) || getWidened(op))
      return getLeaf(tensor);
    if (++numVisits > mostVisits)
      return std::nullopt;
    std::optional<Polynomial> value = getScalar(op, op.getBody()->getTerminator()->getOperand(0));
    form.ops.insert(op);
    return value;
  }

  std::optional<Polynomial> getLeaf(Value tensor) {
    auto *it = llvm::find(form.leaves, tensor);
    if (it == form.leaves.end()) {
      if (form.leaves.size() == numLeaves)
        return std::nullopt;
      form.leaves.push_back(tensor);
      it = std::prev(form.leaves.end());
    }
    return Polynomial::variable(it - form.leaves.begin());
  }

  /// The argument of the one tanh, if there is one.
  std::optional<Polynomial> tanhArgument;

private:
  llvm::DenseMap<Value, Polynomial> known;
  unsigned numVisits = 0;

  std::optional<Polynomial> getScalar(linalg::GenericOp op, Value value) {
    if (auto it = known.find(value); it != known.end())
      return it->second;
    std::optional<Polynomial> result = compute(op, value);
    if (!result || !result->isSmall())
      return std::nullopt;
    return known[value] = *result;
  }

  std::optional<Polynomial> compute(linalg::GenericOp op, Value value) {
    FloatAttr constant;
    if (matchPattern(value, m_Constant(&constant)))
      return Polynomial(constant.getValueAsDouble());
    if (auto argument = dyn_cast<BlockArgument>(value))
      return argument.getOwner() == op.getBody()
                 ? getTensor(op->getOperand(argument.getArgNumber()))
                 : std::nullopt;
    Operation *scalar = value.getDefiningOp();
    if (scalar->getBlock() != op.getBody())
      return std::nullopt;
    SmallVector<Polynomial, 2> operands;
    for (Value operand : scalar->getOperands()) {
      std::optional<Polynomial> polynomial = getScalar(op, operand);
      if (!polynomial)
        return std::nullopt;
      operands.push_back(*polynomial);
    }
    if (isa<arith::AddFOp>(scalar))
      return operands[0] + operands[1];
    if (isa<arith::SubFOp>(scalar))
      return operands[0] + operands[1] * -1.0;
    if (isa<arith::MulFOp>(scalar))
      return operands[0] * operands[1];
    if (isa<arith::NegFOp>(scalar))
      return operands[0] * -1.0;
    if (isa<math::TanhOp>(scalar))
      return getTanh(operands[0]);
    if (isa<arith::DivFOp>(scalar))
      if (std::optional<double> divisor = operands[1].getConstant(); divisor && *divisor != 0)
        return operands[0] * (1 / *divisor);
    return std::nullopt;
  }

  std::optional<Polynomial> getTanh(const Polynomial &argument) {
    if (argument.hasVariable(tanhVariable) || (tanhArgument && !tanhArgument->isClose(argument)))
      return std::nullopt;
    tanhArgument = argument;
    return Polynomial::variable(tanhVariable);
  }
};

constexpr double rootOf2OverPi = 0.79788456080286541, cubic = 0.044715;

/// u(x), of which gelu takes tanh.
Polynomial getInner(const Polynomial &x) { return (x + x * x * x * cubic) * rootOf2OverPi; }

/// x (1 + T) / 2.
Polynomial getGelu(const Polynomial &x) {
  return x * (Polynomial(1) + Polynomial::variable(tanhVariable)) * 0.5;
}

/// (1 + T) / 2 + x (1 - T^2) u'(x) / 2.
Polynomial getDerivative(const Polynomial &x) {
  Polynomial t = Polynomial::variable(tanhVariable);
  Polynomial slope = (Polynomial(1) + x * x * (3 * cubic)) * rootOf2OverPi;
  return (Polynomial(1) + t + x * (Polynomial(1) + t * t * -1.0) * slope) * 0.5;
}

/// The first op computed from `start`, by elementwise ops, that `accepts` says to be the one.
std::optional<ElementwiseForm>
findForm(Value start, llvm::function_ref<bool(const Algebra &, const Polynomial &)> accepts) {
  llvm::SetVector<Operation *> users(start.user_begin(), start.user_end());
  for (size_t i = 0; i < users.size() && users.size() <= mostOps; ++i) {
    if (users[i]->getNumResults() == 1 && getReshaped(users[i]->getResult(0)))
      users.insert(users[i]->user_begin(), users[i]->user_end());
    auto op = dyn_cast<linalg::GenericOp>(users[i]);
    if (!isElementwise(op))
      continue;
    Algebra algebra;
    // It is a leaf even where it is computed by an elementwise op.
    (void)algebra.getLeaf(start);
    std::optional<Polynomial> value = algebra.getTensor(op.getResult(0));
    if (value && algebra.tanhArgument && accepts(algebra, *value)) {
      algebra.form.root = op;
      return algebra.form;
    }
    users.insert(op->user_begin(), op->user_end());
  }
  return std::nullopt;
}

} // namespace

std::optional<ElementwiseForm> findGelu(Value x) {
  return findForm(x, [](const Algebra &algebra, const Polynomial &value) {
    Polynomial variable = Polynomial::variable(0);
    return algebra.form.leaves.size() == 1 && algebra.tanhArgument->isClose(getInner(variable)) &&
           value.isClose(getGelu(variable));
  });
}

std::optional<ElementwiseForm> findGeluGradient(Value gradient) {
  return findForm(gradient, [](const Algebra &algebra, const Polynomial &value) {
    Polynomial incoming = Polynomial::variable(0), x = Polynomial::variable(1);
    return algebra.form.leaves.size() == 2 && algebra.tanhArgument->isClose(getInner(x)) &&
           value.isClose(incoming * getDerivative(x));
  });
}

} // namespace pipeline
