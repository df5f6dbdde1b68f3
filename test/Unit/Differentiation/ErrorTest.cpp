//===- ErrorTest.cpp --------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can't be differentiated is an error that names the op and the reason.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include <gmock/gmock.h>

using namespace pipeline::test;
using ::testing::AllOf;
using ::testing::HasSubstr;

TEST(Errors, OpWithoutRule) {
  EXPECT_THAT(
      differentiationError(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<3xf64> {
      %y = "unknown.op"(%x) : (tensor<3xf64>) -> tensor<3xf64>
      return %y : tensor<3xf64>
    })"),
      AllOf(HasSubstr("no rule is known for 'unknown.op'"), HasSubstr("pipe.stop_gradient")));
}

TEST(Errors, ScalarWithoutRule) {
  EXPECT_THAT(differentiationError(R"(
    #id = affine_map<(i) -> (i)>
    func.func @layer(%x: tensor<3xf64>) -> tensor<3xf64> {
      %y = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
          outs(%x : tensor<3xf64>) {
      ^bb0(%a: f64):
        %0 = arith.bitcast %a : f64 to i64
        %1 = arith.bitcast %0 : i64 to f64
        %2 = "unknown.scalar"(%a) : (f64) -> f64
        %3 = arith.addf %1, %2 : f64
        linalg.yield %3 : f64
      } -> tensor<3xf64>
      return %y : tensor<3xf64>
    })"),
              AllOf(HasSubstr("'unknown.scalar'"), HasSubstr("in the body of 'linalg.generic'")));
}

TEST(Errors, MapThatIsNoWindow) {
  // A difference, and one dimension in two sums.
  for (const char *map : {"(i, k) -> (i - k + 1, i)", "(i, k) -> (i + k, i)"})
    EXPECT_THAT(differentiationError(std::string(R"(
    func.func @layer(%x: tensor<4x3xf64>, %w: tensor<2xf64>, %o: tensor<3xf64>) -> tensor<3xf64> {
      %y = linalg.generic {indexing_maps = [affine_map<)") +
                                     map + R"(>, affine_map<(i, k) -> (k)>,
                                            affine_map<(i, k) -> (i)>],
                           iterator_types = ["parallel", "reduction"]}
          ins(%x, %w : tensor<4x3xf64>, tensor<2xf64>) outs(%o : tensor<3xf64>) {
      ^bb0(%a: f64, %b: f64, %c: f64):
        %0 = arith.mulf %a, %b : f64
        %1 = arith.addf %c, %0 : f64
        linalg.yield %1 : f64
      } -> tensor<3xf64>
      return %y : tensor<3xf64>
    })"),
                AllOf(HasSubstr("operand #0"), HasSubstr("neither a projected permutation")));
}

TEST(Errors, UnknownReduction) {
  EXPECT_THAT(differentiationError(R"(
    func.func @layer(%x: tensor<3x4xf64>, %o: tensor<3xf64>) -> tensor<3xf64> {
      %y = linalg.reduce {arith.mulf} ins(%x : tensor<3x4xf64>) outs(%o : tensor<3xf64>)
                         dimensions = [1]
      return %y : tensor<3xf64>
    })"),
              HasSubstr("neither a sum nor a maximum nor a minimum"));
}

TEST(Errors, SliceOfUnknownStride) {
  EXPECT_THAT(differentiationError(R"(
    func.func @layer(%x: tensor<4xf64>, %i: tensor<index>) -> tensor<2xf64> {
      %stride = tensor.extract %i[] : tensor<index>
      %y = tensor.extract_slice %x[0] [2] [%stride] : tensor<4xf64> to tensor<2xf64>
      return %y : tensor<2xf64>
    })"),
              HasSubstr("sizes and strides must be static"));
}

TEST(Errors, DynamicInput) {
  EXPECT_THAT(differentiationError(R"(
    func.func @layer(%x: tensor<?xf64>) -> tensor<?xf64> {
      return %x : tensor<?xf64>
    })"),
              AllOf(HasSubstr("input #0"), HasSubstr("static shape")));
}

TEST(Errors, ControlFlow) {
  EXPECT_THAT(differentiationError(R"(
    func.func @layer(%x: tensor<4xf64>, %n: tensor<i1>) -> tensor<4xf64> {
      %c = tensor.extract %n[] : tensor<i1>
      %y = scf.if %c -> tensor<4xf64> {
        %m = arith.mulf %x, %x : tensor<4xf64>
        scf.yield %m : tensor<4xf64>
      } else {
        scf.yield %x : tensor<4xf64>
      }
      return %y : tensor<4xf64>
    })"),
              HasSubstr("'scf.if'"));
}

TEST(Errors, NoneWhereNoGradientPasses) {
  // Unknown ops on integers, on constants, and beside the way are no one's business.
  EXPECT_EQ(differentiationError(R"(
    func.func @layer(%x: tensor<3xf64>, %i: tensor<3xi64>) -> tensor<3xf64> {
      %a = "unknown.integer"(%i) : (tensor<3xi64>) -> tensor<3xf64>
      %b = "unknown.dead"(%x) : (tensor<3xf64>) -> tensor<3xf64>
      %c = "unknown.stopped"(%x) {pipe.stop_gradient} : (tensor<3xf64>) -> tensor<3xf64>
      %d = arith.mulf %x, %a : tensor<3xf64>
      %e = arith.mulf %d, %c : tensor<3xf64>
      return %e : tensor<3xf64>
    })"),
            "");
}
