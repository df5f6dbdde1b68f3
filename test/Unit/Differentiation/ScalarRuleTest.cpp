//===- ScalarRuleTest.cpp ---------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every scalar rule, against central differences, in the body of an elementwise op and on tensors.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include <gtest/gtest.h>

using namespace pipeline::test;

namespace {
/// A scalar op of %a and %b and the range they are drawn from.
struct ScalarCase {
  const char *name;
  const char *op; ///< defines %r, of type TYPE, where TYPE stands for the type
  double low, high;
};

void PrintTo(const ScalarCase &scalarCase, std::ostream *stream) { *stream << scalarCase.name; }

std::string replaceAll(std::string text, const std::string &what, const std::string &with) {
  for (size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
  return text;
}

class ScalarRule : public ::testing::TestWithParam<ScalarCase> {};

const ScalarCase kCases[] = {
    {"add", "%r = arith.addf %a, %b : TYPE", -1, 1},
    {"sub", "%r = arith.subf %a, %b : TYPE", -1, 1},
    {"mul", "%r = arith.mulf %a, %b : TYPE", -1, 1},
    {"div", "%r = arith.divf %a, %b : TYPE", 0.5, 2},
    {"rem", "%r = arith.remf %a, %b : TYPE", 0.5, 2},
    {"neg", "%r = arith.negf %a : TYPE", -1, 1},
    {"maximum", "%r = arith.maximumf %a, %b : TYPE", -1, 1},
    {"minimum", "%r = arith.minimumf %a, %b : TYPE", -1, 1},
    {"maxnum", "%r = arith.maxnumf %a, %b : TYPE", -1, 1},
    {"minnum", "%r = arith.minnumf %a, %b : TYPE", -1, 1},
    {"exp", "%r = math.exp %a : TYPE", -1, 1},
    {"exp2", "%r = math.exp2 %a : TYPE", -1, 1},
    {"expm1", "%r = math.expm1 %a : TYPE", -1, 1},
    {"log", "%r = math.log %a : TYPE", 0.5, 2},
    {"log2", "%r = math.log2 %a : TYPE", 0.5, 2},
    {"log10", "%r = math.log10 %a : TYPE", 0.5, 2},
    {"log1p", "%r = math.log1p %a : TYPE", -0.5, 2},
    {"sqrt", "%r = math.sqrt %a : TYPE", 0.5, 2},
    {"rsqrt", "%r = math.rsqrt %a : TYPE", 0.5, 2},
    {"cbrt", "%r = math.cbrt %a : TYPE", 0.5, 2},
    {"pow", "%r = math.powf %a, %b : TYPE", 0.5, 2},
    {"sin", "%r = math.sin %a : TYPE", -1, 1},
    {"cos", "%r = math.cos %a : TYPE", -1, 1},
    {"tan", "%r = math.tan %a : TYPE", -1, 1},
    {"asin", "%r = math.asin %a : TYPE", -0.8, 0.8},
    {"acos", "%r = math.acos %a : TYPE", -0.8, 0.8},
    {"atan", "%r = math.atan %a : TYPE", -1, 1},
    {"atan2", "%r = math.atan2 %a, %b : TYPE", 0.5, 2},
    {"sinh", "%r = math.sinh %a : TYPE", -1, 1},
    {"cosh", "%r = math.cosh %a : TYPE", -1, 1},
    {"tanh", "%r = math.tanh %a : TYPE", -1, 1},
    {"asinh", "%r = math.asinh %a : TYPE", -1, 1},
    {"acosh", "%r = math.acosh %a : TYPE", 1.5, 3},
    {"atanh", "%r = math.atanh %a : TYPE", -0.8, 0.8},
    {"erf", "%r = math.erf %a : TYPE", -1, 1},
    {"erfc", "%r = math.erfc %a : TYPE", -1, 1},
    {"abs", "%r = math.absf %a : TYPE", -1, 1},
    {"copysign", "%r = math.copysign %a, %b : TYPE", -1, 1},
    {"fma", "%r = math.fma %a, %b, %a : TYPE", -1, 1},
    {"floor", "%f = math.floor %a : TYPE\n %r = arith.mulf %f, %b : TYPE", -3, 3},
    {"ceil", "%f = math.ceil %a : TYPE\n %r = arith.mulf %f, %b : TYPE", -3, 3},
    {"round", "%f = math.round %a : TYPE\n %r = arith.mulf %f, %b : TYPE", -3, 3},
    {"roundeven", "%f = math.roundeven %a : TYPE\n %r = arith.mulf %f, %b : TYPE", -3, 3},
    {"trunc", "%f = math.trunc %a : TYPE\n %r = arith.mulf %f, %b : TYPE", -3, 3},
    // Several ops: chains, values used more than once, conditions.
    {"gelu_by_erf",
     "%h = arith.mulf %a, %a : TYPE\n %e = math.erf %a : TYPE\n %s = arith.addf %e, %h : TYPE\n"
     "%r = arith.mulf %s, %a : TYPE",
     -1, 1},
    {"select",
     "%c = arith.cmpf olt, %a, %b : TYPE\n %e = math.exp %a : TYPE\n %m = arith.mulf %a, %b : "
     "TYPE\n"
     "%r = arith.select %c, %e, %m : CONDITION TYPE",
     -1, 1},
    {"sigmoid",
     "%n = arith.negf %a : TYPE\n %e = math.exp %n : TYPE\n %s = arith.addf %e, %e : TYPE\n"
     "%r = arith.divf %b, %s : TYPE",
     -1, 1},
};
} // namespace

TEST_P(ScalarRule, InTheBodyOfAGeneric) {
  const ScalarCase &scalarCase = GetParam();
  std::string op = replaceAll(replaceAll(scalarCase.op, "CONDITION TYPE", "f64"), "TYPE", "f64");
  std::string range = "{test.min = " + std::to_string(scalarCase.low) +
                      ", test.max = " + std::to_string(scalarCase.high) + "}";
  CheckedLayer layer(R"(
    #id = affine_map<(i) -> (i)>
    func.func @layer(%x: tensor<5xf64> )" +
                     range + ", %y: tensor<5xf64> " + range + R"()
        -> tensor<5xf64> {
      %empty = tensor.empty() : tensor<5xf64>
      %z = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
          ins(%x, %y : tensor<5xf64>, tensor<5xf64>) outs(%empty : tensor<5xf64>) {
      ^bb0(%a: f64, %b: f64, %o: f64):
        )" + op + R"(
        linalg.yield %r : f64
      } -> tensor<5xf64>
      return %z : tensor<5xf64>
    })");
}

TEST_P(ScalarRule, OnTensors) {
  const ScalarCase &scalarCase = GetParam();
  std::string op =
      replaceAll(replaceAll(scalarCase.op, "CONDITION TYPE", "tensor<5xi1>, tensor<5xf64>"), "TYPE",
                 "tensor<5xf64>");
  std::string range = "{test.min = " + std::to_string(scalarCase.low) +
                      ", test.max = " + std::to_string(scalarCase.high) + "}";
  CheckedLayer layer("func.func @layer(%a: tensor<5xf64> " + range + ", %b: tensor<5xf64> " +
                     range + ") -> tensor<5xf64> {\n" + op + "\n return %r : tensor<5xf64>\n}");
}

INSTANTIATE_TEST_SUITE_P(All, ScalarRule, ::testing::ValuesIn(kCases),
                         [](const auto &info) { return std::string(info.param.name); });

TEST(ScalarRules, IntegerPower) {
  for (const char *exponent : {"-2", "0", "1", "3"})
    CheckedLayer layer(std::string(R"(
      func.func @layer(%a: tensor<4xf64> {test.min = 0.5, test.max = 2.0}) -> tensor<4xf64> {
        %n = arith.constant dense<)") +
                       exponent + R"(> : tensor<4xi32>
        %r = math.fpowi %a, %n : tensor<4xf64>, tensor<4xi32>
        return %r : tensor<4xf64>
      })");
}

TEST(ScalarRules, Precisions) {
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<4xf64>, %b: tensor<4xf32>) -> tensor<4xf64> {
      %t = arith.truncf %a : tensor<4xf64> to tensor<4xf32>
      %m = arith.mulf %t, %b : tensor<4xf32>
      %e = arith.extf %m : tensor<4xf32> to tensor<4xf64>
      return %e : tensor<4xf64>
    })",
                     {.inputs = {{0, {0.5, 1, 1.5, 2}}, {1, {2, 3, 4, 5}}}, .differences = false});
  Elements a = layer.gradient(0), b = layer.gradient(1);
  for (int i = 0; i < 4; ++i)
    EXPECT_NEAR(a[i] / (2 + i), b[i] / (0.5 + 0.5 * i), 1e-6);
}

TEST(ScalarRules, IntegersAndConditionsAreConstants) {
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<4xf64>, %i: tensor<4xi64>) -> tensor<4xf64> {
      %f = arith.sitofp %i : tensor<4xi64> to tensor<4xf64>
      %t = arith.fptosi %a : tensor<4xf64> to tensor<4xi64>
      %u = arith.sitofp %t : tensor<4xi64> to tensor<4xf64>
      %m = arith.mulf %a, %f : tensor<4xf64>
      %r = arith.addf %m, %u : tensor<4xf64>
      return %r : tensor<4xf64>
    })");
}
