//===- AttentionReference.cpp - Attention by its definition -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See AttentionReference.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionReference.h"

#include <cmath>

namespace pipeline::test {
namespace {

/// A case's function in words of the compiler.
class Program {
public:
  explicit Program(const AttentionCase &test) : test(test) {}

  std::string str() const {
    std::string q = type(query()), k = type(key()), v = type(value()), o = type(output());
    std::string stats = type("bhgr"), extra = hasExtra() ? type(extraDims(), extraElement()) : "";
    std::string extraArgument = hasExtra() ? ", %extra: " + extra : "";
    std::string extras = hasExtra() ? " extras(%extra : " + extra + ")" : "";
    std::string maps = " maps [" + map(query()) + ", " + map(key()) + ", " + map(value()) +
                       (hasExtra() ? ", " + map(extraDims()) : "") + ", " + map(output()) + "]";
    std::string operands = " query(%q : " + q + ") key(%k : " + k + ") value(%v : " + v + ")";
    std::string gradientTypes = q + ", " + k + ", " + v + (isTrained() ? ", " + extra : "");
    std::string gradientNames = "%g#0, %g#1, %g#2";
    gradientNames += isTrained() ? ", %g#3" : "";
    return "func.func private @f(%q: " + q + ", %k: " + k + ", %v: " + v + ", %do: " + o +
           extraArgument + ") -> (" + o + ", " + stats + ", " + stats + ", " + gradientTypes +
           ") attributes {pipe.function} {\n  %o, %shift, %total = pipe.attention" + operands +
           extras + maps + " -> " + o + ", " + stats + ", " + stats + " scores {\n" +
           block("%raw: " + test.element) + scores() + "    pipe.yield %score : " + test.element +
           "\n  }\n  %g:" + (isTrained() ? "4" : "3") + " = pipe.attention_backward" + operands +
           extras + " output(%o : " + o + ") shift(%shift : " + stats +
           ") total(%total : " + stats + ") gradient(%do : " + o + ")" + maps +
           (isTrained() ? " attributes {extra_gradients = array<i64: 0>}" : "") + " -> " +
           gradientTypes + " scores {\n" + block("%raw: " + test.element) + scores() +
           "    pipe.yield %score : " + test.element + "\n  } pullback {\n" +
           block("%d: " + test.element + ", %raw: " + test.element) + pullback() +
           "  }\n  return %o, %shift, %total, " + gradientNames + " : " + o + ", " + stats + ", " +
           stats + ", " + gradientTypes + "\n}\n";
  }

  bool isTrained() const { return test.mask == Mask::bias; }
  bool hasExtra() const { return isTrained() || test.mask == Mask::boolean; }
  std::string query() const { return test.rowsFirst ? "brhgf" : "bhgrf"; }
  std::string key() const { return test.rowsFirst ? "bkhf" : "bhkf"; }
  std::string value() const { return test.rowsFirst ? "bkhv" : "bhkv"; }
  std::string output() const { return test.rowsFirst ? "brhgv" : "bhgrv"; }
  std::string extraDims() const { return test.mask == Mask::boolean ? "bk" : test.biasDims; }

  int64_t size(char dim) const {
    switch (dim) {
    case 'b':
      return test.batch;
    case 'h':
      return test.heads;
    case 'g':
      return test.groups;
    case 'r':
      return test.rows;
    case 'k':
      return test.keys;
    case 'f':
      return test.features;
    default:
      return test.valueFeatures;
    }
  }

private:
  const AttentionCase &test;

  std::string extraElement() const { return test.mask == Mask::boolean ? "i1" : test.element; }

  std::string type(const std::string &dims) const { return type(dims, test.element); }
  std::string type(const std::string &dims, const std::string &element) const {
    std::string text = "tensor<";
    for (char dim : dims)
      text += std::to_string(size(dim)) + "x";
    return text + element + ">";
  }

  static std::string map(const std::string &dims) {
    std::string text = "affine_map<(b, h, g, r, k, f, v) -> (";
    for (char dim : dims)
      text += std::string(text.back() == '(' ? "" : ", ") + dim;
    return text + ")>";
  }

  std::string block(const std::string &leading) const {
    std::string text = "  ^bb0(" + leading;
    if (hasExtra())
      text += ", %x: " + extraElement();
    for (const char *index : {"%ib", "%ih", "%ig", "%ir", "%ik"})
      text += std::string(", ") + index + ": index";
    return text + "):\n";
  }

  std::string constants() const {
    const std::string &e = test.element;
    std::string infinity = e == "f32" ? "0xFF800000" : "0xFFF0000000000000";
    return "    %scale = arith.constant 0.5 : " + e + "\n    %hidden = arith.constant " +
           (std::isinf(test.hidden) ? infinity : "-1.0e+30") + " : " + e +
           "\n    %zero = arith.constant 0.0 : " + e + "\n    %horizon = arith.constant " +
           std::to_string(test.horizon) + " : index\n";
  }

  std::string visible() const {
    if (test.mask == Mask::boolean)
      return "";
    return "    %last = arith.addi %ir, %horizon : index\n"
           "    %x = arith.cmpi sle, %ik, %last : index\n";
  }

  std::string scores() const {
    const std::string &e = test.element;
    std::string text = constants() + "    %scaled = arith.mulf %raw, %scale : " + e + "\n";
    switch (test.mask) {
    case Mask::none:
      return text + "    %score = arith.mulf %scaled, %scale : " + e + "\n";
    case Mask::bias:
      return text + "    %score = arith.addf %scaled, %x : " + e + "\n";
    default:
      return text + visible() + "    %score = arith.select %x, %scaled, %hidden : " + e + "\n";
    }
  }

  std::string pullback() const {
    const std::string &e = test.element;
    std::string text = constants();
    switch (test.mask) {
    case Mask::none:
      text += "    %kept = arith.mulf %d, %scale : " + e + "\n";
      break;
    case Mask::bias:
      return text + "    %draw = arith.mulf %d, %scale : " + e +
             "\n    pipe.yield %draw, %d : " + e + ", " + e + "\n";
    default:
      text += visible() + "    %kept = arith.select %x, %d, %zero : " + e + "\n";
    }
    return text + "    %draw = arith.mulf %kept, %scale : " + e + "\n    pipe.yield %draw : " + e +
           "\n";
  }
};

/// The definition, in double precision.
class Reference {
public:
  Reference(const AttentionCase &test, const Outcome &outcome)
      : test(test), program(test), arguments(outcome.arguments) {
    for (const std::string &dims :
         {program.output(), std::string("bhgr"), std::string("bhgr"), program.query(),
          program.key(), program.value(), program.extraDims()})
      results.push_back({dims, std::vector<double>(count(dims), 0.0)});
    for (index['b'] = 0; index['b'] < test.batch; ++index['b'])
      for (index['h'] = 0; index['h'] < test.heads; ++index['h'])
        for (index['g'] = 0; index['g'] < test.groups; ++index['g'])
          for (index['r'] = 0; index['r'] < test.rows; ++index['r'])
            computeRow();
  }

  /// The first difference to what was computed, if any.
  std::string compare(const Outcome &outcome, double tolerance) const {
    for (size_t r = 0; r < outcome.results.size(); ++r) {
      const std::vector<double> &wanted = results[r].second;
      double scale = 1;
      for (double x : wanted)
        scale = std::isfinite(x) ? std::max(scale, std::abs(x)) : scale;
      // A hidden score as a shift says nothing of the others.
      scale = r == 1 ? 1 : scale;
      for (size_t i = 0; i < wanted.size(); ++i) {
        double want = wanted[i], got = outcome.results[r].get(static_cast<int64_t>(i));
        bool same = want == got || (std::isnan(want) && std::isnan(got)) ||
                    std::abs(want - got) <= tolerance * std::max(scale, std::abs(want));
        if (!same)
          return "result " + std::to_string(r) + ", element " + std::to_string(i) + ": " +
                 std::to_string(got) + " instead of " + std::to_string(want);
      }
    }
    return "";
  }

private:
  const AttentionCase &test;
  Program program;
  const std::vector<Tensor> &arguments;
  /// Dimensions and elements of output, shift, total and gradients.
  std::vector<std::pair<std::string, std::vector<double>>> results;
  int64_t index[128] = {};

  int64_t count(const std::string &dims) const {
    int64_t product = 1;
    for (char dim : dims)
      product *= program.size(dim);
    return product;
  }

  int64_t offset(const std::string &dims) const {
    int64_t position = 0;
    for (char dim : dims)
      position = position * program.size(dim) + index[static_cast<int>(dim)];
    return position;
  }

  double argument(unsigned i, const std::string &dims) const {
    return arguments[i].get(offset(dims));
  }
  double query() const { return argument(0, program.query()); }
  double key() const { return argument(1, program.key()); }
  double value() const { return argument(2, program.value()); }
  double gradient() const { return argument(3, program.output()); }
  double &result(unsigned i) { return results[i].second[offset(results[i].first)]; }

  bool isVisible() const {
    if (test.mask == Mask::boolean)
      return argument(4, program.extraDims()) != 0;
    return test.mask != Mask::causal || index['k'] <= index['r'] + test.horizon;
  }

  template <typename BodyT>
  void each(char dim, BodyT body) {
    int64_t &i = index[static_cast<int>(dim)];
    for (i = 0; i < program.size(dim); ++i)
      body();
  }

  double score() {
    double raw = 0;
    each('f', [&] { raw += query() * key(); });
    switch (test.mask) {
    case Mask::none:
      return raw * 0.25;
    case Mask::bias:
      return raw * 0.5 + argument(4, program.extraDims());
    default:
      return isVisible() ? raw * 0.5 : test.hidden;
    }
  }

  void computeRow() {
    std::vector<double> scores;
    each('k', [&] { scores.push_back(score()); });
    double shift = -std::numeric_limits<double>::infinity(), total = 0;
    for (double s : scores)
      shift = std::max(shift, s);
    for (double s : scores)
      total += std::exp(s - shift);
    result(1) = shift;
    result(2) = total;
    auto probability = [&] { return std::exp(scores[index['k']] - shift) / total; };
    double product = 0;
    each('v', [&] {
      double sum = 0;
      each('k', [&] { sum += probability() * value(); });
      result(0) = sum;
      product += sum * gradient();
    });
    each('k', [&] {
      double p = probability(), dProbability = 0;
      each('v', [&] {
        dProbability += gradient() * value();
        result(5) += p * gradient();
      });
      double dScore = p * (dProbability - product);
      if (test.mask == Mask::bias)
        result(6) += dScore;
      double dRaw = isVisible() ? dScore * (test.mask == Mask::none ? 0.25 : 0.5) : 0.0;
      each('f', [&] {
        result(3) += dRaw * key();
        result(4) += dRaw * query();
      });
    });
  }
};

} // namespace

std::string writeAttention(const AttentionCase &test) { return Program(test).str(); }

std::string compareAttention(const AttentionCase &test, const Outcome &outcome, double tolerance) {
  return Reference(test, outcome).compare(outcome, tolerance);
}

} // namespace pipeline::test
