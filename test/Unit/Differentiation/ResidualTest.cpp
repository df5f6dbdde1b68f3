//===- ResidualTest.cpp -----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the backward keeps from the forward, and what it computes again.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Residuals, NeverAnInputOrAParameter) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
      %y = arith.mulf %x, %w : tensor<3xf64>
      return %y : tensor<3xf64>
    })",
                     {.accumulated = {1}});
  EXPECT_THAT(layer.residuals(), IsEmpty());
}

TEST(Residuals, AResultServesAsOne) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<3xf64> {
      %y = math.exp %x : tensor<3xf64>
      return %y : tensor<3xf64>
    })");
  EXPECT_THAT(layer.residuals(), IsEmpty());
  EXPECT_EQ(layer.layer.backward.arguments[0], (LayerValue{LayerValue::Kind::Result, 0}));
}

TEST(Residuals, CheapValuesAreComputedAgain) {
  // exp is kept, once; what is cheap to get from it is not.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<3xf64> {
      %one = arith.constant dense<1.0> : tensor<3xf64>
      %e = math.exp %x : tensor<3xf64>
      %a = arith.addf %e, %one : tensor<3xf64>
      %b = arith.mulf %a, %e : tensor<3xf64>
      %c = arith.mulf %b, %a : tensor<3xf64>
      %s = math.sin %c : tensor<3xf64>
      return %s : tensor<3xf64>
    })");
  EXPECT_THAT(layer.residuals(), ElementsAre("tensor<3xf64>"));
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("math.exp")));
}

TEST(Residuals, OneValueOnceUnderTwoShapes) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<6xf64>) {
      %e = math.exp %x : tensor<2x3xf64>
      %f = tensor.collapse_shape %e [[0, 1]] : tensor<2x3xf64> into tensor<6xf64>
      %a = arith.mulf %e, %e : tensor<2x3xf64>
      %b = arith.mulf %f, %f : tensor<6xf64>
      return %a, %b : tensor<2x3xf64>, tensor<6xf64>
    })");
  EXPECT_EQ(layer.residuals().size(), 1u);
}

TEST(Residuals, EqualValuesOnce) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<3xf64> {
      %e = math.exp %x : tensor<3xf64>
      %f = math.exp %x : tensor<3xf64>
      %a = arith.mulf %e, %e : tensor<3xf64>
      %b = arith.mulf %f, %a : tensor<3xf64>
      return %b : tensor<3xf64>
    })");
  EXPECT_EQ(layer.residuals().size(), 1u);
}

TEST(Residuals, TheSmallerSideOfABroadcast) {
  // The backward needs exp(s) at every element: a row of it is kept.
  CheckedLayer layer(R"(
    #id = affine_map<(i, j) -> (i, j)>
    func.func @layer(%x: tensor<8x3xf64>, %s: tensor<3xf64>) -> tensor<8x3xf64> {
      %e = math.exp %s : tensor<3xf64>
      %empty = tensor.empty() : tensor<8x3xf64>
      %wide = linalg.broadcast ins(%e : tensor<3xf64>) outs(%empty : tensor<8x3xf64>)
                               dimensions = [0]
      %y = arith.mulf %x, %wide : tensor<8x3xf64>
      return %y : tensor<8x3xf64>
    })");
  EXPECT_THAT(layer.residuals(), ElementsAre("tensor<3xf64>"));
}

TEST(Residuals, NoneThatNoOneReads) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
      %e = math.exp %x : tensor<3xf64>
      %y = arith.addf %e, %w : tensor<3xf64>
      return %y : tensor<3xf64>
    })",
                     {.accumulated = {1}, .frozen = {0}});
  EXPECT_THAT(layer.residuals(), IsEmpty());
}

TEST(Residuals, SplitCarriesWhatBothParts) {
  // Both parts of the backward need the gradient in front of the tanh: it is computed once.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x3xf64>, %w: tensor<3x4xf64>, %v: tensor<4x4xf64>)
        -> tensor<2x4xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<2x4xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<2x4xf64>) -> tensor<2x4xf64>
      %h = linalg.matmul ins(%x, %w : tensor<2x3xf64>, tensor<3x4xf64>)
                         outs(%fill : tensor<2x4xf64>) -> tensor<2x4xf64>
      %t = math.tanh %h : tensor<2x4xf64>
      %y = linalg.matmul ins(%t, %v : tensor<2x4xf64>, tensor<4x4xf64>)
                         outs(%fill : tensor<2x4xf64>) -> tensor<2x4xf64>
      return %y : tensor<2x4xf64>
    })",
                     {.accumulated = {1, 2}});
  ASSERT_EQ(layer.layer.carriedTypes.size(), 1u);
  // backward_weight holds the two weights' contractions and nothing else that contracts.
  std::string weight = layer.print(layer.layer.backwardWeight);
  size_t contractions = 0;
  for (size_t at = 0; (at = weight.find("linalg.matmul", at)) != std::string::npos; ++at)
    ++contractions;
  EXPECT_EQ(contractions, 2u);
  EXPECT_EQ(layer.layer.backwardInput.results.size(), 2u);
}

TEST(Residuals, BackwardWeightAloneWhereNoInputIsActive) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
      %y = arith.mulf %x, %w : tensor<3xf64>
      return %y : tensor<3xf64>
    })",
                     {.accumulated = {1}, .frozen = {0}});
  EXPECT_FALSE(layer.layer.backwardInput.function);
  EXPECT_TRUE(layer.layer.backwardWeight.function);
}

TEST(Residuals, TheWholeRatherThanItsViews) {
  // Three slices that make up a tensor are kept as that tensor: no one copies them.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x6xf64>) -> tensor<2x2xf64> {
      %e = math.exp %x : tensor<2x6xf64>
      %a = tensor.extract_slice %e[0, 0] [2, 2] [1, 1] : tensor<2x6xf64> to tensor<2x2xf64>
      %b = tensor.extract_slice %e[0, 2] [2, 2] [1, 1] : tensor<2x6xf64> to tensor<2x2xf64>
      %c = tensor.extract_slice %e[0, 4] [2, 2] [1, 1] : tensor<2x6xf64> to tensor<2x2xf64>
      %ab = arith.mulf %a, %b : tensor<2x2xf64>
      %abc = arith.mulf %ab, %c : tensor<2x2xf64>
      return %abc : tensor<2x2xf64>
    })");
  EXPECT_THAT(layer.residuals(), ElementsAre("tensor<2x6xf64>"));
}
