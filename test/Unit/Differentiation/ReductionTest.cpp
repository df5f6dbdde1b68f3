//===- ReductionTest.cpp - Sums, maxima and minima over dimensions --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::HasSubstr;

TEST(Reduction, SumsOfExpressionsOntoAnInit) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>, %w: tensor<4xf64>, %init: tensor<3xf64>)
        -> tensor<3xf64> {
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i)>],
                           iterator_types = ["parallel", "reduction"]}
          ins(%x, %w : tensor<3x4xf64>, tensor<4xf64>) outs(%init : tensor<3xf64>) {
      ^bb0(%a: f64, %b: f64, %o: f64):
        %0 = math.exp %a : f64
        %1 = arith.mulf %0, %b : f64
        %2 = arith.addf %o, %a : f64
        %3 = arith.subf %2, %1 : f64
        linalg.yield %3 : f64
      } -> tensor<3xf64>
      return %y : tensor<3xf64>
    })");
}

TEST(Reduction, KeptUnitDimension) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>) -> tensor<3x1xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<3x1xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<3x1xf64>) -> tensor<3x1xf64>
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> (i, 0)>],
                           iterator_types = ["parallel", "reduction"]}
          ins(%x : tensor<3x4xf64>) outs(%fill : tensor<3x1xf64>) {
      ^bb0(%a: f64, %o: f64):
        %0 = arith.mulf %a, %a : f64
        %1 = arith.addf %0, %o : f64
        linalg.yield %1 : f64
      } -> tensor<3x1xf64>
      return %y : tensor<3x1xf64>
    })");
}

TEST(Reduction, OfWhatOneOperandAloneSpans) {
  // The gradient of %a is a sum over j, which only %b spans, and %b is not needed for it.
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<3xf64>, %b: tensor<4xf64>) -> tensor<3xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<3xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<3xf64>) -> tensor<3xf64>
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i)>],
                           iterator_types = ["parallel", "reduction"]}
          ins(%a, %b : tensor<3xf64>, tensor<4xf64>) outs(%fill : tensor<3xf64>) {
      ^bb0(%c: f64, %d: f64, %o: f64):
        %0 = arith.addf %c, %d : f64
        %1 = arith.addf %o, %0 : f64
        linalg.yield %1 : f64
      } -> tensor<3xf64>
      return %y : tensor<3xf64>
    })");
}

TEST(Reduction, ToAScalar) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>) -> tensor<f64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<f64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<f64>) -> tensor<f64>
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> ()>],
                           iterator_types = ["reduction", "reduction"]}
          ins(%x : tensor<3x4xf64>) outs(%fill : tensor<f64>) {
      ^bb0(%a: f64, %o: f64):
        %0 = math.tanh %a : f64
        %1 = arith.addf %0, %o : f64
        linalg.yield %1 : f64
      } -> tensor<f64>
      return %y : tensor<f64>
    })",
                     {.accumulated = {0}});
}

TEST(Reduction, NamedReduce) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>, %init: tensor<3xf64>) -> tensor<3xf64> {
      %y = linalg.reduce {arith.addf} ins(%x : tensor<3x4xf64>) outs(%init : tensor<3xf64>)
                         dimensions = [1]
      return %y : tensor<3xf64>
    })");
}

static std::string extremum(const char *op, const char *init) {
  return std::string(R"(
    func.func @layer(%x: tensor<2x2x3xf64>, %w: tensor<3xf64>) -> tensor<2xf64> {
      %init = arith.constant )") +
         init + R"( : f64
      %empty = tensor.empty() : tensor<2xf64>
      %fill = linalg.fill ins(%init : f64) outs(%empty : tensor<2xf64>) -> tensor<2xf64>
      %y = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>,
                                            affine_map<(i, j, k) -> (k)>,
                                            affine_map<(i, j, k) -> (i)>],
                           iterator_types = ["parallel", "reduction", "reduction"]}
          ins(%x, %w : tensor<2x2x3xf64>, tensor<3xf64>) outs(%fill : tensor<2xf64>) {
      ^bb0(%a: f64, %b: f64, %o: f64):
        %0 = arith.mulf %a, %b : f64
        %1 = )" +
         op + R"( %0, %o : f64
        linalg.yield %1 : f64
      } -> tensor<2xf64>
      return %y : tensor<2xf64>
    })";
}

TEST(Reduction, MaximaAndMinima) {
  CheckedLayer maximum(extremum("arith.maximumf", "0xFFF0000000000000"));
  CheckedLayer minimum(extremum("arith.minimumf", "0x7FF0000000000000"));
  CheckedLayer maxnum(extremum("arith.maxnumf", "0xFFF0000000000000"));
}

TEST(Reduction, ExtremaAsChoices) {
  auto choice = [](const char *predicate, const char *operands, const char *init) {
    std::string text = extremum("arith.maximumf", init);
    std::string op = "%1 = arith.maximumf %0, %o : f64";
    return text.replace(text.find(op), op.size(),
                        std::string("%c = arith.cmpf ") + predicate +
                            ", %0, %o : f64\n        %1 = arith.select %c, " + operands + " : f64");
  };
  CheckedLayer larger(choice("ogt", "%0, %o", "0xFFF0000000000000"));
  CheckedLayer notSmaller(choice("ult", "%o, %0", "0xFFF0000000000000"));
  CheckedLayer smaller(choice("ole", "%0, %o", "0x7FF0000000000000"));
  EXPECT_THAT(differentiationError(choice("ogt", "%0, %0", "0.0")), HasSubstr("neither a sum"));
}

TEST(Reduction, KeepsWhereTheMaximumIs) {
  // Not what it was taken of.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>) -> tensor<3xf64> {
      %init = arith.constant 0xFFF0000000000000 : f64
      %empty = tensor.empty() : tensor<3xf64>
      %fill = linalg.fill ins(%init : f64) outs(%empty : tensor<3xf64>) -> tensor<3xf64>
      %s = math.sin %x : tensor<3x4xf64>
      %y = linalg.reduce {arith.maximumf} ins(%s : tensor<3x4xf64>) outs(%fill : tensor<3xf64>)
                         dimensions = [1]
      return %y : tensor<3xf64>
    })");
  EXPECT_THAT(layer.residuals(), ::testing::ElementsAre("tensor<3xi32>"));
}

TEST(Reduction, TiesGoToTheFirst) {
  CheckedLayer layer(extremum("arith.maximumf", "0xFFF0000000000000"),
                     {.inputs = {{0, {1, 5, 5, 2, 5, 0, 7, 7, 7, 7, 7, 7}}, {1, {1, 1, 1}}},
                      .differences = false});
  Elements gradient = layer.gradient(0);
  for (int i = 0; i < 12; ++i)
    EXPECT_EQ(gradient[i] != 0, i == 1 || i == 6) << i;
}

TEST(Reduction, ExtremumWithAnActiveInit) {
  const char *ir = R"(
    func.func @layer(%x: tensor<2x3xf64>, %init: tensor<2xf64>) -> tensor<2xf64> {
      %y = linalg.reduce {arith.maximumf} ins(%x : tensor<2x3xf64>) outs(%init : tensor<2xf64>)
                         dimensions = [1]
      return %y : tensor<2xf64>
    })";
  CheckedLayer layer(ir, {.inputs = {{0, {1, 4, 2, 1, 2, 3}}, {1, {3, 5}}}});
  CheckedLayer tied(ir, {.inputs = {{0, {1, 4, 2, 1, 2, 3}}, {1, {4, 3}}}, .differences = false});
  EXPECT_NE(tied.gradient(1)[0], 0);
  EXPECT_EQ(tied.gradient(0)[1], 0);
}

TEST(Reduction, MaximumWithItsIndex) {
  // The form that softmax takes from torch: the index is an integer and carries no gradient.
  CheckedLayer layer(R"(
    #row = affine_map<(i, j) -> (i)>
    func.func @layer(%x: tensor<3x4xf64>) -> tensor<3xf64> {
      %inf = arith.constant 0xFFF0000000000000 : f64
      %zero = arith.constant 0 : i64
      %e0 = tensor.empty() : tensor<3xf64>
      %e1 = tensor.empty() : tensor<3xi64>
      %f0 = linalg.fill ins(%inf : f64) outs(%e0 : tensor<3xf64>) -> tensor<3xf64>
      %f1 = linalg.fill ins(%zero : i64) outs(%e1 : tensor<3xi64>) -> tensor<3xi64>
      %y:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, #row, #row],
                             iterator_types = ["parallel", "reduction"]}
          ins(%x : tensor<3x4xf64>) outs(%f0, %f1 : tensor<3xf64>, tensor<3xi64>) {
      ^bb0(%a: f64, %o: f64, %p: i64):
        %i = linalg.index 1 : index
        %c = arith.index_cast %i : index to i64
        %0 = arith.maximumf %a, %o : f64
        %1 = arith.cmpf ogt, %a, %o : f64
        %2 = arith.select %1, %c, %p : i64
        linalg.yield %0, %2 : f64, i64
      } -> (tensor<3xf64>, tensor<3xi64>)
      return %y#0 : tensor<3xf64>
    })");
}
