//===- ElementwiseTest.cpp --------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementwise structured ops: maps, captures, several results, ties.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Elementwise, BroadcastsAndPermutedMaps) {
  CheckedLayer layer(R"(
    #id = affine_map<(i, j, k) -> (i, j, k)>
    func.func @layer(%x: tensor<2x3x4xf64>, %row: tensor<3xf64>, %t: tensor<4x2x3xf64>,
                     %s: tensor<f64>) -> tensor<2x3x4xf64> {
      %empty = tensor.empty() : tensor<2x3x4xf64>
      %y = linalg.generic {indexing_maps = [#id, affine_map<(i, j, k) -> (j)>,
                                            affine_map<(i, j, k) -> (k, i, j)>,
                                            affine_map<(i, j, k) -> ()>, #id],
                           iterator_types = ["parallel", "parallel", "parallel"]}
          ins(%x, %row, %t, %s : tensor<2x3x4xf64>, tensor<3xf64>, tensor<4x2x3xf64>, tensor<f64>)
          outs(%empty : tensor<2x3x4xf64>) {
      ^bb0(%a: f64, %b: f64, %c: f64, %d: f64, %o: f64):
        %0 = arith.mulf %a, %b : f64
        %1 = math.sin %c : f64
        %2 = arith.addf %0, %1 : f64
        %3 = arith.mulf %2, %d : f64
        linalg.yield %3 : f64
      } -> tensor<2x3x4xf64>
      return %y : tensor<2x3x4xf64>
    })",
                     {.accumulated = {1}});
}

TEST(Elementwise, ConstantZeroOnUnitDimensions) {
  CheckedLayer layer(R"(
    #id = affine_map<(i, j) -> (i, j)>
    func.func @layer(%x: tensor<3x4xf64>, %m: tensor<3x1xf64>) -> tensor<3x4xf64> {
      %empty = tensor.empty() : tensor<3x4xf64>
      %y = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i, 0)>, #id],
                           iterator_types = ["parallel", "parallel"]}
          ins(%x, %m : tensor<3x4xf64>, tensor<3x1xf64>) outs(%empty : tensor<3x4xf64>) {
      ^bb0(%a: f64, %b: f64, %o: f64):
        %0 = arith.mulf %a, %b : f64
        linalg.yield %0 : f64
      } -> tensor<3x4xf64>
      return %y : tensor<3x4xf64>
    })");
}

TEST(Elementwise, CapturedScalars) {
  CheckedLayer layer(R"(
    #id = affine_map<(i) -> (i)>
    func.func @layer(%x: tensor<3xf64>, %s: tensor<f64>, %v: tensor<2xf64>) -> tensor<3xf64> {
      %one = arith.constant 1 : index
      %c = tensor.extract %s[] : tensor<f64>
      %d = tensor.extract %v[%one] : tensor<2xf64>
      %e = arith.mulf %c, %d : f64
      %fill_empty = tensor.empty() : tensor<3xf64>
      %filled = linalg.fill ins(%e : f64) outs(%fill_empty : tensor<3xf64>) -> tensor<3xf64>
      %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
          ins(%x, %filled : tensor<3xf64>, tensor<3xf64>) outs(%fill_empty : tensor<3xf64>) {
      ^bb0(%a: f64, %f: f64, %o: f64):
        %0 = arith.mulf %a, %e : f64
        %1 = arith.mulf %0, %f : f64
        %2 = arith.addf %1, %c : f64
        linalg.yield %2 : f64
      } -> tensor<3xf64>
      return %y : tensor<3xf64>
    })");
}

TEST(Elementwise, SeveralResultsAndAnOutputThatIsRead) {
  CheckedLayer layer(R"(
    #id = affine_map<(i) -> (i)>
    func.func @layer(%x: tensor<3xf64>, %w: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
      %empty = tensor.empty() : tensor<3xf64>
      %y:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
          ins(%x : tensor<3xf64>) outs(%w, %empty : tensor<3xf64>, tensor<3xf64>) {
      ^bb0(%a: f64, %o: f64, %p: f64):
        %0 = math.exp %a : f64
        %1 = arith.mulf %0, %o : f64
        linalg.yield %1, %0 : f64, f64
      } -> (tensor<3xf64>, tensor<3xf64>)
      return %y#0, %y#1 : tensor<3xf64>, tensor<3xf64>
    })");
}

TEST(Elementwise, ValuesUsedSeveralTimes) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %p: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
      %a = arith.mulf %x, %p : tensor<3xf64>
      %b = arith.mulf %a, %a : tensor<3xf64>
      %c = arith.addf %b, %a : tensor<3xf64>
      %d = arith.addf %c, %p : tensor<3xf64>
      return %d, %a : tensor<3xf64>, tensor<3xf64>
    })",
                     {.accumulated = {1}});
}

TEST(Elementwise, OneTermForTwoParameters) {
  // Both parameters get the same sum: each must add it to its own buffer once.
  CheckedLayer layer(R"(
    #id = affine_map<(i, j) -> (i, j)>
    func.func @layer(%x: tensor<2x3xf64>, %p: tensor<3xf64>, %q: tensor<3xf64>)
        -> tensor<2x3xf64> {
      %s = arith.addf %p, %q : tensor<3xf64>
      %empty = tensor.empty() : tensor<2x3xf64>
      %y = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (j)>, #id],
                           iterator_types = ["parallel", "parallel"]}
          ins(%x, %s : tensor<2x3xf64>, tensor<3xf64>) outs(%empty : tensor<2x3xf64>) {
      ^bb0(%a: f64, %b: f64, %o: f64):
        %0 = arith.addf %a, %b : f64
        linalg.yield %0 : f64
      } -> tensor<2x3xf64>
      return %y : tensor<2x3xf64>
    })",
                     {.accumulated = {1, 2}});
}

TEST(Elementwise, GradientsThatAreGivenAreNotCopied) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %r: tensor<3xf64>) -> tensor<3xf64> {
      %y = arith.addf %x, %r : tensor<3xf64>
      return %y : tensor<3xf64>
    })");
  EXPECT_FALSE(layer.layer.backward.function);
  LayerValue given{LayerValue::Kind::ResultGradient, 0};
  EXPECT_EQ(layer.layer.resolve({LayerValue::Kind::InputGradient, 0}), given);
  EXPECT_EQ(layer.layer.resolve({LayerValue::Kind::InputGradient, 1}), given);
}

TEST(Elementwise, ResultsThatAreInputsOrEqual) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %r: tensor<3xf64>)
        -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) {
      %y = arith.mulf %x, %r : tensor<3xf64>
      return %y, %x, %y : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
    })");
  using Kind = LayerValue::Kind;
  EXPECT_EQ(layer.layer.resolve({Kind::Result, 1}), (LayerValue{Kind::Input, 0}));
  EXPECT_EQ(layer.layer.resolve({Kind::Result, 2}), (LayerValue{Kind::Result, 0}));
}

TEST(Elementwise, FrozenInputsHaveNoGradient) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %frozen: tensor<3xf64>) -> tensor<3xf64> {
      %e = math.exp %frozen : tensor<3xf64>
      %y = arith.mulf %x, %e : tensor<3xf64>
      return %y : tensor<3xf64>
    })",
                     {.frozen = {1}});
  for (const LayerValue &result : layer.layer.backward.results)
    EXPECT_NE(result.index, 1u);
}

TEST(Elementwise, StopGradient) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<3xf64> {
      %e = math.exp %x {pipe.stop_gradient} : tensor<3xf64>
      %y = arith.mulf %x, %e : tensor<3xf64>
      return %y : tensor<3xf64>
    })",
                     {.inputs = {{0, {0, 0, 0}}}, .differences = false});
  // With exp(0) = 1 as a constant the gradient is the seed; else it would be too (x = 0), but then
  // the residual exp(x) would be multiplied by x as well.
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("arith.addf")));
}

TEST(Elementwise, TiesOfTwo) {
  auto gradients = [](const char *op) {
    CheckedLayer layer(std::string("func.func @layer(%a: tensor<3xf64>, %b: tensor<3xf64>) -> "
                                   "tensor<3xf64> {\n %r = ") +
                           op + " %a, %b : tensor<3xf64>\n return %r : tensor<3xf64>\n}",
                       {.inputs = {{0, {1, 2, 3}}, {1, {2, 2, 2}}}, .differences = false});
    std::vector<bool> isFirst;
    Elements a = layer.gradient(0), b = layer.gradient(1);
    for (int i = 0; i < 3; ++i) {
      EXPECT_NE(a[i] == 0, b[i] == 0) << "one of two gets the gradient";
      isFirst.push_back(a[i] != 0);
    }
    return isFirst;
  };
  EXPECT_THAT(gradients("arith.maximumf"), ElementsAre(false, true, true));
  EXPECT_THAT(gradients("arith.maxnumf"), ElementsAre(false, true, true));
  EXPECT_THAT(gradients("arith.minimumf"), ElementsAre(true, true, false));
  EXPECT_THAT(gradients("arith.minnumf"), ElementsAre(true, true, false));
}

TEST(Elementwise, ReluIsFlatAtZero) {
  for (const char *op : {"arith.maximumf %a, %zero", "arith.maximumf %zero, %a"}) {
    CheckedLayer layer(std::string(R"(
      func.func @layer(%a: tensor<3xf64>) -> tensor<3xf64> {
        %zero = arith.constant dense<0.0> : tensor<3xf64>
        %r = )") + op + R"( : tensor<3xf64>
        return %r : tensor<3xf64>
      })",
                       {.inputs = {{0, {-1, 0, 1}}}, .differences = false});
    Elements gradient = layer.gradient(0);
    EXPECT_EQ(gradient[0], 0);
    EXPECT_EQ(gradient[1], 0);
    EXPECT_NE(gradient[2], 0);
  }
}

TEST(Elementwise, ReluOfAZeroTensor) {
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<3xf64>) -> tensor<3xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<3xf64>
      %zeros = linalg.fill ins(%zero : f64) outs(%empty : tensor<3xf64>) -> tensor<3xf64>
      %r = linalg.max ins(%a, %zeros : tensor<3xf64>, tensor<3xf64>)
                      outs(%empty : tensor<3xf64>) -> tensor<3xf64>
      return %r : tensor<3xf64>
    })",
                     {.inputs = {{0, {-1, 0, 1}}}, .differences = false});
  Elements gradient = layer.gradient(0);
  EXPECT_EQ(gradient[0], 0);
  EXPECT_EQ(gradient[1], 0);
  EXPECT_NE(gradient[2], 0);
  // The result tells where the gradient passes: the argument is not kept.
  EXPECT_TRUE(layer.residuals().empty());
}

TEST(Elementwise, NamedOps) {
  CheckedLayer layer(R"(
    func.func @layer(%a: tensor<2x3xf64>, %b: tensor<2x3xf64>, %c: tensor<3xf64>)
        -> tensor<4x3x2xf64> {
      %empty = tensor.empty() : tensor<2x3xf64>
      %m = linalg.mul ins(%a, %b : tensor<2x3xf64>, tensor<2x3xf64>)
                      outs(%empty : tensor<2x3xf64>) -> tensor<2x3xf64>
      %e = linalg.exp ins(%m : tensor<2x3xf64>) outs(%empty : tensor<2x3xf64>) -> tensor<2x3xf64>
      %v = linalg.broadcast ins(%c : tensor<3xf64>) outs(%empty : tensor<2x3xf64>) dimensions = [0]
      %s = linalg.sub ins(%e, %v : tensor<2x3xf64>, tensor<2x3xf64>)
                      outs(%empty : tensor<2x3xf64>) -> tensor<2x3xf64>
      %turned = tensor.empty() : tensor<3x2xf64>
      %t = linalg.transpose ins(%s : tensor<2x3xf64>) outs(%turned : tensor<3x2xf64>)
                            permutation = [1, 0]
      %wide = tensor.empty() : tensor<4x3x2xf64>
      %w = linalg.broadcast ins(%t : tensor<3x2xf64>) outs(%wide : tensor<4x3x2xf64>)
                            dimensions = [0]
      return %w : tensor<4x3x2xf64>
    })");
}

TEST(Elementwise, Maps) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x3xf64>, %y: tensor<2x3xf64>) -> tensor<2x3xf64> {
      %empty = tensor.empty() : tensor<2x3xf64>
      %e = linalg.map {math.exp} ins(%x : tensor<2x3xf64>) outs(%empty : tensor<2x3xf64>)
      %m = linalg.map ins(%e, %y : tensor<2x3xf64>, tensor<2x3xf64>) outs(%empty : tensor<2x3xf64>)
        (%a: f64, %b: f64, %o: f64) {
          %0 = arith.mulf %a, %b : f64
          %1 = math.sin %0 : f64
          linalg.yield %1 : f64
        }
      return %m : tensor<2x3xf64>
    })");
}

TEST(Elementwise, ThroughAWiderType) {
  // A mean of squares that a frontend computes in f64: its gradient is 2 x times one number.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf32>) -> tensor<f32> {
      %zero = arith.constant 0.0 : f64
      %wide = arith.extf %x : tensor<3xf32> to tensor<3xf64>
      %empty = tensor.empty() : tensor<f64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<f64>) -> tensor<f64>
      %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                             iterator_types = ["reduction"]}
          ins(%wide : tensor<3xf64>) outs(%fill : tensor<f64>) {
      ^bb0(%a: f64, %o: f64):
        %0 = arith.mulf %a, %a : f64
        %1 = arith.addf %o, %0 : f64
        linalg.yield %1 : f64
      } -> tensor<f64>
      %narrow = arith.truncf %sum : tensor<f64> to tensor<f32>
      return %narrow : tensor<f32>
    })",
                     {.inputs = {{0, {1, 2, -4}}}, .differences = false});
  Elements gradient = layer.gradient(0);
  EXPECT_NE(gradient[0], 0);
  EXPECT_EQ(gradient[1], 2 * gradient[0]);
  EXPECT_EQ(gradient[2], -4 * gradient[0]);
}
