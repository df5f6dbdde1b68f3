//===- ContractionTest.cpp --------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contractions: their gradients, and the form in which they are written.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Contraction, Linear) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>, %w: tensor<4x2xf64>, %b: tensor<2xf64>)
        -> tensor<3x2xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<3x2xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<3x2xf64>) -> tensor<3x2xf64>
      %y = linalg.matmul ins(%x, %w : tensor<3x4xf64>, tensor<4x2xf64>)
                         outs(%fill : tensor<3x2xf64>) -> tensor<3x2xf64>
      %z = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
          ins(%y, %b : tensor<3x2xf64>, tensor<2xf64>) outs(%empty : tensor<3x2xf64>) {
      ^bb0(%a: f64, %c: f64, %o: f64):
        %s = arith.addf %a, %c : f64
        linalg.yield %s : f64
      } -> tensor<3x2xf64>
      return %z : tensor<3x2xf64>
    })",
                     {.accumulated = {1, 2}});
  EXPECT_TRUE(layer.residuals().empty());
  std::string backward = layer.print(layer.layer.backward);
  // The weight's gradient goes straight into its accumulator, the bias's is summed first, and
  // nothing is transposed.
  EXPECT_THAT(backward, HasSubstr("outs(%arg3 : tensor<4x2xf64>)"));
  EXPECT_THAT(backward, HasSubstr("ins(%arg4, %2 : tensor<2xf64>, tensor<2xf64>)"));
  EXPECT_THAT(backward, Not(HasSubstr("linalg.transpose")));
  EXPECT_THAT(backward, Not(HasSubstr("arith.mulf")));
}

TEST(Contraction, BatchMatmulOntoAnInit) {
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<2x3x4xf64>, %b: tensor<2x4x5xf64>, %c: tensor<2x3x5xf64>)
        -> tensor<2x3x5xf64> {
      %y = linalg.batch_matmul ins(%a, %b : tensor<2x3x4xf64>, tensor<2x4x5xf64>)
                               outs(%c : tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
      return %y : tensor<2x3x5xf64>
    })");
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("linalg.generic")));
}

/// A generic that contracts two operands of the given maps over (m, n, k).
static std::string contraction(const char *lhs, const char *lhsType, const char *rhs,
                               const char *rhsType, const char *out, const char *outType) {
  std::string l = lhsType, r = rhsType, o = outType;
  return "func.func @layer(%a: " + l + ", %b: " + r + ") -> " + o + R"( {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : )" +
         o + R"(
      %fill = linalg.fill ins(%zero : f64) outs(%empty : )" +
         o + ") -> " + o + R"(
      %y = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> )" +
         lhs + ">, affine_map<(m, n, k) -> " + rhs + ">, affine_map<(m, n, k) -> " + out +
         R"(>], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%a, %b : )" +
         l + ", " + r + ") outs(%fill : " + o + R"() {
      ^bb0(%c: f64, %d: f64, %e: f64):
        %0 = arith.mulf %d, %c : f64
        %1 = arith.addf %0, %e : f64
        linalg.yield %1 : f64
      } -> )" +
         o + "\n return %y : " + o + "\n}";
}

TEST(Contraction, EveryTranspose) {
  for (bool isLeft : {false, true})
    for (bool isRight : {false, true})
      for (bool isOut : {false, true}) {
        CheckedLayer layer(
            contraction(
                isLeft ? "(k, m)" : "(m, k)", isLeft ? "tensor<4x2xf64>" : "tensor<2x4xf64>",
                isRight ? "(n, k)" : "(k, n)", isRight ? "tensor<3x4xf64>" : "tensor<4x3xf64>",
                isOut ? "(n, m)" : "(m, n)", isOut ? "tensor<3x2xf64>" : "tensor<2x3xf64>"),
            {.accumulated = {1}});
        std::string backward = layer.print(layer.layer.backward);
        EXPECT_THAT(backward, Not(HasSubstr("linalg.generic")));
        EXPECT_THAT(backward, Not(HasSubstr("linalg.transpose")));
      }
}

TEST(Contraction, AttentionScores) {
  // Two batch dimensions, strided heads: stays a generic, with maps for transposes.
  CheckedLayer layer(R"(
    func.func @layer(%q: tensor<2x3x2x2xf64>, %k: tensor<2x4x2x2xf64>) -> tensor<2x2x3x4xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<2x2x3x4xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<2x2x3x4xf64>)
          -> tensor<2x2x3x4xf64>
      %y = linalg.generic {indexing_maps = [affine_map<(b, h, t, s, d) -> (b, t, h, d)>,
                                            affine_map<(b, h, t, s, d) -> (b, s, h, d)>,
                                            affine_map<(b, h, t, s, d) -> (b, h, t, s)>],
                           iterator_types = ["parallel", "parallel", "parallel", "parallel",
                                             "reduction"]}
          ins(%q, %k : tensor<2x3x2x2xf64>, tensor<2x4x2x2xf64>)
          outs(%fill : tensor<2x2x3x4xf64>) {
      ^bb0(%c: f64, %d: f64, %e: f64):
        %0 = arith.mulf %c, %d : f64
        %1 = arith.addf %0, %e : f64
        linalg.yield %1 : f64
      } -> tensor<2x2x3x4xf64>
      return %y : tensor<2x2x3x4xf64>
    })");
}

TEST(Contraction, OfAMatrixWithItself) {
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<3x3xf64>) -> tensor<3x3xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<3x3xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<3x3xf64>) -> tensor<3x3xf64>
      %y = linalg.matmul ins(%a, %a : tensor<3x3xf64>, tensor<3x3xf64>)
                         outs(%fill : tensor<3x3xf64>) -> tensor<3x3xf64>
      return %y : tensor<3x3xf64>
    })",
                     {.accumulated = {0}});
}

TEST(Contraction, RowDotProduct) {
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<3x4xf64>, %b: tensor<3x4xf64>) -> tensor<3xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<3xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<3xf64>) -> tensor<3xf64>
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> (i)>],
                           iterator_types = ["parallel", "reduction"]}
          ins(%a, %b : tensor<3x4xf64>, tensor<3x4xf64>) outs(%fill : tensor<3xf64>) {
      ^bb0(%c: f64, %d: f64, %e: f64):
        %0 = arith.mulf %c, %d : f64
        %1 = arith.addf %0, %e : f64
        linalg.yield %1 : f64
      } -> tensor<3xf64>
      return %y : tensor<3xf64>
    })");
}

TEST(Contraction, ParameterUsedTwice) {
  // One after the other into one accumulator, the last use first.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x3xf64>, %w: tensor<3x3xf64>) -> tensor<2x3xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<2x3xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<2x3xf64>) -> tensor<2x3xf64>
      %y = linalg.matmul ins(%x, %w : tensor<2x3xf64>, tensor<3x3xf64>)
                         outs(%fill : tensor<2x3xf64>) -> tensor<2x3xf64>
      %t = math.tanh %y : tensor<2x3xf64>
      %z = linalg.matmul ins(%t, %w : tensor<2x3xf64>, tensor<3x3xf64>)
                         outs(%fill : tensor<2x3xf64>) -> tensor<2x3xf64>
      return %z : tensor<2x3xf64>
    })",
                     {.accumulated = {1}});
  EXPECT_THAT(layer.residuals(), ::testing::ElementsAre("tensor<2x3xf64>"));
}

TEST(Contraction, ReshapedParameter) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x3xf64>, %w: tensor<6xf64>) -> tensor<2x2xf64> {
      %zero = arith.constant 0.0 : f64
      %matrix = tensor.expand_shape %w [[0, 1]] output_shape [3, 2]
          : tensor<6xf64> into tensor<3x2xf64>
      %empty = tensor.empty() : tensor<2x2xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<2x2xf64>) -> tensor<2x2xf64>
      %y = linalg.matmul ins(%x, %matrix : tensor<2x3xf64>, tensor<3x2xf64>)
                         outs(%fill : tensor<2x2xf64>) -> tensor<2x2xf64>
      return %y : tensor<2x2xf64>
    })",
                     {.accumulated = {1}});
  // The matmul accumulates into the buffer seen as a matrix.
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("arith.addf")));
}

TEST(Contraction, SliceOfAReshapedParameter) {
  // The matmul accumulates into a view of the buffer under a slice and two reshapes.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x3xf64>, %w: tensor<2x4x2xf64>) -> tensor<2x2xf64> {
      %zero = arith.constant 0.0 : f64
      %rows = tensor.extract_slice %w[1, 0, 0] [1, 3, 2] [1, 1, 1]
          : tensor<2x4x2xf64> to tensor<1x3x2xf64>
      %flat = tensor.collapse_shape %rows [[0, 1, 2]] : tensor<1x3x2xf64> into tensor<6xf64>
      %matrix = tensor.expand_shape %flat [[0, 1]] output_shape [3, 2]
          : tensor<6xf64> into tensor<3x2xf64>
      %empty = tensor.empty() : tensor<2x2xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<2x2xf64>) -> tensor<2x2xf64>
      %y = linalg.matmul ins(%x, %matrix : tensor<2x3xf64>, tensor<3x2xf64>)
                         outs(%fill : tensor<2x2xf64>) -> tensor<2x2xf64>
      return %y : tensor<2x2xf64>
    })",
                     {.accumulated = {1}});
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("arith.addf")));
}

TEST(Contraction, ParameterUsedInManyWays) {
  // Whole, sliced, reshaped, elementwise and twice in one op: one buffer, a fixed order.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x3xf64>, %w: tensor<3x3xf64>) -> tensor<2x3xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<2x3xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<2x3xf64>) -> tensor<2x3xf64>
      %slice = tensor.extract_slice %w[1, 0] [2, 3] [1, 1] : tensor<3x3xf64> to tensor<2x3xf64>
      %a = arith.mulf %x, %slice : tensor<2x3xf64>
      %square = arith.mulf %w, %w : tensor<3x3xf64>
      %y = linalg.matmul ins(%a, %square : tensor<2x3xf64>, tensor<3x3xf64>)
                         outs(%fill : tensor<2x3xf64>) -> tensor<2x3xf64>
      %flat = tensor.collapse_shape %w [[0, 1]] : tensor<3x3xf64> into tensor<9xf64>
      %back = tensor.expand_shape %flat [[0, 1]] output_shape [3, 3]
          : tensor<9xf64> into tensor<3x3xf64>
      %z = linalg.matmul ins(%y, %back : tensor<2x3xf64>, tensor<3x3xf64>)
                         outs(%fill : tensor<2x3xf64>) -> tensor<2x3xf64>
      %v = linalg.matmul ins(%z, %w : tensor<2x3xf64>, tensor<3x3xf64>)
                         outs(%fill : tensor<2x3xf64>) -> tensor<2x3xf64>
      return %v : tensor<2x3xf64>
    })",
                     {.accumulated = {1}});
}
