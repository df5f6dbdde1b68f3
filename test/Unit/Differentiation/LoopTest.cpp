//===- LoopTest.cpp - Counted loops -----------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// Layers scanned over their stacked weights, as JAX writes it.
static const char *kScan = R"(
  func.func @layer(%x: tensor<2x3xf64>, %w: tensor<4x3x3xf64>, %b: tensor<4x3xf64>)
      -> tensor<2x3xf64> {
    %zero = arith.constant 0.0 : f64
    %first = arith.constant 0 : index
    %last = arith.constant 3 : index
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<2x3xf64>) : i32 {
      %n = arith.index_cast %i : i32 to index
      %low = arith.maxsi %n, %first : index
      %k = arith.minsi %low, %last : index
      %wk = tensor.extract_slice %w[%k, 0, 0] [1, 3, 3] [1, 1, 1]
          : tensor<4x3x3xf64> to tensor<1x3x3xf64>
      %wc = tensor.collapse_shape %wk [[0, 1], [2]] : tensor<1x3x3xf64> into tensor<3x3xf64>
      %bk = tensor.extract_slice %b[%k, 0] [1, 3] [1, 1] : tensor<4x3xf64> to tensor<3xf64>
      %e = tensor.empty() : tensor<2x3xf64>
      %f = linalg.fill ins(%zero : f64) outs(%e : tensor<2x3xf64>) -> tensor<2x3xf64>
      %m = linalg.matmul ins(%h, %wc : tensor<2x3xf64>, tensor<3x3xf64>)
                         outs(%f : tensor<2x3xf64>) -> tensor<2x3xf64>
      %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                            affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
          ins(%m, %bk : tensor<2x3xf64>, tensor<3xf64>) outs(%e : tensor<2x3xf64>) {
      ^bb0(%p: f64, %q: f64, %o: f64):
        %0 = arith.addf %p, %q : f64
        %1 = math.tanh %0 : f64
        linalg.yield %1 : f64
      } -> tensor<2x3xf64>
      scf.yield %t : tensor<2x3xf64>
    }
    return %y : tensor<2x3xf64>
  })";

TEST(Loop, ScannedLayers) {
  CheckedLayer layer(kScan, {.accumulated = {1, 2}});
  CheckedLayer active(kScan);
  // What the iterations began with is kept; rows of the weights' gradients are updated.
  EXPECT_THAT(layer.residuals(), ElementsAre("tensor<4x2x3xf64>"));
  std::string backward = layer.print(layer.layer.backward);
  EXPECT_THAT(backward, HasSubstr("tensor.insert_slice"));
}

TEST(Loop, SeveralCarriedValues) {
  // A scalar, an integer, a tensor that no gradient reaches, one that only passes, and results that
  // each iteration writes.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>, %s: tensor<f64>, %w: tensor<2x3xf64>)
        -> (tensor<3xf64>, tensor<f64>, tensor<2x3xf64>, tensor<3xf64>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c5 = arith.constant 5 : index
      %two = arith.constant 2 : i64
      %steps = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %half = arith.constant 0.5 : f64
      %scale = tensor.extract %s[] : tensor<f64>
      %none = arith.constant dense<0.0> : tensor<2x3xf64>
      %r:5 = scf.for %i = %c1 to %c5 step %c3
          iter_args(%h = %x, %a = %scale, %n = %steps, %ys = %none, %same = %x)
          -> (tensor<3xf64>, f64, i64, tensor<2x3xf64>, tensor<3xf64>) {
        %shift = arith.subi %i, %c1 : index
        %k = arith.divui %shift, %c3 : index
        %wk = tensor.extract_slice %w[%k, 0] [1, 3] [1, 1] : tensor<2x3xf64> to tensor<3xf64>
        %f = arith.sitofp %n : i64 to f64
        %g = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                                              affine_map<(i) -> (i)>],
                             iterator_types = ["parallel"]}
            ins(%h, %wk : tensor<3xf64>, tensor<3xf64>) outs(%h : tensor<3xf64>) {
        ^bb0(%p: f64, %q: f64, %o: f64):
          %0 = arith.mulf %p, %q : f64
          %1 = arith.mulf %0, %a : f64
          %2 = arith.addf %1, %f : f64
          %3 = math.sin %2 : f64
          linalg.yield %3 : f64
        } -> tensor<3xf64>
        %b = arith.mulf %a, %a : f64
        %c = arith.addf %b, %half : f64
        %m = arith.addi %n, %one : i64
        %zs = tensor.insert_slice %g into %ys[%k, 0] [1, 3] [1, 1]
            : tensor<3xf64> into tensor<2x3xf64>
        scf.yield %g, %c, %m, %zs, %same
            : tensor<3xf64>, f64, i64, tensor<2x3xf64>, tensor<3xf64>
      }
      %last = tensor.from_elements %r#1 : tensor<f64>
      return %r#0, %last, %r#3, %r#4 : tensor<3xf64>, tensor<f64>, tensor<2x3xf64>, tensor<3xf64>
    })");
  // What is written is never read, so that no iteration's is kept.
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("tensor<2x2x3xf64>")));
}

TEST(Loop, InALoop) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2xf64>, %w: tensor<3x2xf64>) -> tensor<2xf64> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<2xf64> {
        %z = scf.for %j = %c0 to %c3 step %c1 iter_args(%g = %h) -> tensor<2xf64> {
          %r = tensor.extract_slice %w[%j, 0] [1, 2] [1, 1] : tensor<3x2xf64> to tensor<2xf64>
          %p = arith.mulf %r, %g : tensor<2xf64>
          %q = math.cos %p : tensor<2xf64>
          scf.yield %q : tensor<2xf64>
        }
        %s = arith.mulf %z, %h : tensor<2xf64>
        scf.yield %s : tensor<2xf64>
      }
      return %y : tensor<2xf64>
    })",
                     {.accumulated = {1}});
}

TEST(Loop, ThatIsLinearKeepsNothing) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2xf64>, %w: tensor<2xf64>) -> tensor<2xf64> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> tensor<2xf64> {
        %s = arith.addf %h, %w : tensor<2xf64>
        scf.yield %s : tensor<2xf64>
      }
      return %y : tensor<2xf64>
    })");
  EXPECT_TRUE(layer.residuals().empty());
  EXPECT_THAT(layer.print(layer.layer.forward), Not(HasSubstr("tensor<3x2xf64>")));
}

TEST(Loop, ThatNeverRuns) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2xf64>, %w: tensor<2xf64>) -> tensor<2xf64> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %y = scf.for %i = %c1 to %c0 step %c1 iter_args(%h = %x) -> tensor<2xf64> {
        %s = arith.mulf %h, %w : tensor<2xf64>
        scf.yield %s : tensor<2xf64>
      }
      %z = math.exp %y : tensor<2xf64>
      return %z : tensor<2xf64>
    })");
}

TEST(Loop, MustBeCounted) {
  EXPECT_THAT(differentiationError(R"(
    func.func @layer(%x: tensor<4xf64>, %n: tensor<index>) -> tensor<4xf64> {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %end = tensor.extract %n[] : tensor<index>
      %y = scf.for %i = %zero to %end step %one iter_args(%v = %x) -> tensor<4xf64> {
        %m = arith.mulf %v, %v : tensor<4xf64>
        scf.yield %m : tensor<4xf64>
      }
      return %y : tensor<4xf64>
    })"),
              HasSubstr("how often 'scf.for' runs must be a constant"));
}
