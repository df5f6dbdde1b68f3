//===- SelectiveTest.cpp ----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the backward keeps with `recompute=selective`, and how its halves divide the work.
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

static std::vector<std::string> selectiveResiduals(const CheckedLayer &layer) {
  return CheckedLayer::residualsOf(layer.selective);
}

/// Two products with a costly elementwise op between them.
constexpr llvm::StringLiteral kTwoProducts = R"(
    func.func @layer(%x: tensor<8x8xf64>, %w: tensor<8x16xf64>, %v: tensor<16x8xf64>)
        -> tensor<8x8xf64> {
      %zero = arith.constant 0.0 : f64
      %wide = tensor.empty() : tensor<8x16xf64>
      %wide0 = linalg.fill ins(%zero : f64) outs(%wide : tensor<8x16xf64>) -> tensor<8x16xf64>
      %h = linalg.matmul ins(%x, %w : tensor<8x8xf64>, tensor<8x16xf64>)
                         outs(%wide0 : tensor<8x16xf64>) -> tensor<8x16xf64>
      %s = math.sin %h : tensor<8x16xf64>
      %empty = tensor.empty() : tensor<8x8xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<8x8xf64>) -> tensor<8x8xf64>
      %y = linalg.matmul ins(%s, %v : tensor<8x16xf64>, tensor<16x8xf64>)
                         outs(%fill : tensor<8x8xf64>) -> tensor<8x8xf64>
      return %y : tensor<8x8xf64>
    })";

static size_t count(llvm::StringRef text, llvm::StringRef what) { return text.count(what); }

TEST(Selective, KeepsProductsAndComputesTheRestAgain) {
  CheckedLayer layer(kTwoProducts.str(), {.accumulated = {1, 2}, .differences = false});
  EXPECT_THAT(layer.residuals(), ElementsAre("tensor<8x16xf64>", "tensor<8x16xf64>"));
  EXPECT_THAT(selectiveResiduals(layer), ElementsAre("tensor<8x16xf64>"));
  std::string backward = CheckedLayer::print(layer.selective.backward);
  EXPECT_EQ(count(backward, "linalg.matmul"), 4u); // gradients only
  EXPECT_EQ(count(backward, "math.sin"), 1u);
}

TEST(Selective, WhatIComputesAnywayIsCarriedToW) {
  // I reads h for the gradient of the sine: the sine goes with it, W computes none.
  CheckedLayer layer(kTwoProducts.str(), {.accumulated = {1, 2}, .differences = false});
  std::string input = CheckedLayer::print(layer.selective.backwardInput);
  std::string weight = CheckedLayer::print(layer.selective.backwardWeight);
  EXPECT_EQ(count(input, "math.sin"), 1u);
  EXPECT_EQ(count(weight, "math."), 0u);
  EXPECT_EQ(count(input, "linalg.matmul"), 2u);
  EXPECT_EQ(count(weight, "linalg.matmul"), 2u);
}

TEST(Selective, AColumnSumIsCarriedAsItsFewNumbers) {
  // The gradient of a bias in front of an exp: its terms stay in I.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<64x8xf64>, %b: tensor<8xf64>) -> tensor<64x8xf64> {
      %empty = tensor.empty() : tensor<64x8xf64>
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
          ins(%x, %b : tensor<64x8xf64>, tensor<8xf64>) outs(%empty : tensor<64x8xf64>) {
      ^bb0(%a: f64, %c: f64, %o: f64):
        %s = arith.addf %a, %c : f64
        %e = math.exp %s : f64
        linalg.yield %e : f64
      } -> tensor<64x8xf64>
      return %y : tensor<64x8xf64>
    })",
                     {.accumulated = {1}, .differences = false});
  ASSERT_EQ(layer.selective.carriedTypes.size(), 1u);
  EXPECT_EQ(layer.selective.carriedTypes[0].getNumElements(), 8);
  EXPECT_THAT(CheckedLayer::print(layer.selective.backwardWeight), Not(HasSubstr("64x8")));
}

TEST(Selective, ReductionsRunAgainWhereThatSavesEnough) {
  // Sums of rows of 64: reading a row again to save a number is not worth it. Sums of rows of 4
  // are.
  auto residuals = [](unsigned width) {
    std::string rows = "tensor<32x" + std::to_string(width) + "xf64>";
    std::string ir = "!rows = " + rows + R"(
    #id = affine_map<(i, j) -> (i, j)>
    #row = affine_map<(i, j) -> (i)>
    func.func @layer(%x: !rows) -> !rows {
      %zero = arith.constant 0.0 : f64
      %column = tensor.empty() : tensor<32xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%column : tensor<32xf64>) -> tensor<32xf64>
      %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
          ins(%x : !rows) outs(%fill : tensor<32xf64>) {
      ^bb0(%a: f64, %s: f64):
        %n = arith.addf %s, %a : f64
        linalg.yield %n : f64
      } -> tensor<32xf64>
      %empty = tensor.empty() : !rows
      %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
          ins(%x, %sum : !rows, tensor<32xf64>) outs(%empty : !rows) {
      ^bb0(%a: f64, %s: f64, %o: f64):
        %p = arith.mulf %a, %s : f64
        linalg.yield %p : f64
      } -> !rows
      return %y : !rows
    })";
    CheckedLayer layer(ir, {.differences = false});
    EXPECT_THAT(layer.residuals(), ElementsAre("tensor<32xf64>"));
    return selectiveResiduals(layer);
  };
  EXPECT_THAT(residuals(64), ElementsAre("tensor<32xf64>"));
  EXPECT_THAT(residuals(4), IsEmpty());
}

TEST(Selective, LoopsRunOnce) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<3xf64> {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %three = arith.constant 3 : index
      %p = scf.for %i = %zero to %three step %one iter_args(%a = %x) -> tensor<3xf64> {
        %n = math.sin %a : tensor<3xf64>
        scf.yield %n : tensor<3xf64>
      }
      %y = arith.mulf %p, %p : tensor<3xf64>
      return %y : tensor<3xf64>
    })",
                     {.differences = false});
  std::string backward = CheckedLayer::print(layer.selective.backward);
  EXPECT_EQ(count(backward, "scf.for"), 1u);
  EXPECT_EQ(selectiveResiduals(layer).size(), layer.residuals().size());
}
