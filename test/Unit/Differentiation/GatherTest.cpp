//===- GatherTest.cpp - Tensors read by computed indices --------*- C++ -*-===//
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
using ::testing::Not;

static const char *kEmbedding = R"(
  func.func @layer(%ids: tensor<2x3xi64> {test.max = 4}, %table: tensor<5x4xf64>,
                   %positions: tensor<3x4xf64>) -> tensor<2x3x4xf64> {
    %empty = tensor.empty() : tensor<2x3x4xf64>
    %y = linalg.generic {indexing_maps = [affine_map<(b, t, c) -> (b, t)>,
                                          affine_map<(b, t, c) -> (t, c)>,
                                          affine_map<(b, t, c) -> (b, t, c)>],
                         iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%ids, %positions : tensor<2x3xi64>, tensor<3x4xf64>)
        outs(%empty : tensor<2x3x4xf64>) {
    ^bb0(%id: i64, %p: f64, %o: f64):
      %row = arith.index_cast %id : i64 to index
      %column = linalg.index 2 : index
      %e = tensor.extract %table[%row, %column] : tensor<5x4xf64>
      %s = arith.addf %e, %p : f64
      linalg.yield %s : f64
    } -> tensor<2x3x4xf64>
    return %y : tensor<2x3x4xf64>
  })";

TEST(Gather, EmbeddingAddsRows) {
  CheckedLayer layer(kEmbedding, {.accumulated = {1, 2}});
  std::string backward = layer.print(layer.layer.backward);
  // Two loops over positions add whole rows into the accumulator.
  EXPECT_THAT(backward, HasSubstr("scf.for"));
  EXPECT_THAT(backward, HasSubstr("tensor.insert_slice"));
  EXPECT_THAT(backward, Not(HasSubstr("tensor.insert ")));
  EXPECT_TRUE(layer.residuals().empty());
}

TEST(Gather, EmbeddingGradientAsAResult) { CheckedLayer layer(kEmbedding); }

TEST(Gather, RepeatedRows) {
  CheckedLayer layer(kEmbedding, {.accumulated = {1}, .inputs = {{0, {2, 2, 2, 2, 0, 2}}}});
}

TEST(Gather, CrossEntropyPick) {
  CheckedLayer layer(R"(
    #row = affine_map<(r) -> (r)>
    func.func @layer(%x: tensor<3x4xf64>, %targets: tensor<3xi64> {test.max = 3},
                     %w: tensor<3xf64>) -> tensor<f64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<f64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<f64>) -> tensor<f64>
      %y = linalg.generic {indexing_maps = [#row, #row, affine_map<(r) -> ()>],
                           iterator_types = ["reduction"]}
          ins(%targets, %w : tensor<3xi64>, tensor<3xf64>) outs(%fill : tensor<f64>) {
      ^bb0(%t: i64, %weight: f64, %o: f64):
        %r = linalg.index 0 : index
        %c = arith.index_cast %t : i64 to index
        %p = tensor.extract %x[%r, %c] : tensor<3x4xf64>
        %m = arith.mulf %p, %weight : f64
        %s = arith.subf %o, %m : f64
        linalg.yield %s : f64
      } -> tensor<f64>
      return %y : tensor<f64>
    })");
  // At most one read per element: no loop, and no addition by index.
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("scf.for")));
}

TEST(Gather, ElementByElement) {
  // Neither rows nor one read per element.
  CheckedLayer layer(R"(
    #id = affine_map<(i, j) -> (i, j)>
    func.func @layer(%ids: tensor<3x4xi64> {test.max = 2}, %table: tensor<3x3xf64>)
        -> tensor<3x4xf64> {
      %empty = tensor.empty() : tensor<3x4xf64>
      %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
          ins(%ids : tensor<3x4xi64>) outs(%empty : tensor<3x4xf64>) {
      ^bb0(%id: i64, %o: f64):
        %i = linalg.index 0 : index
        %k = arith.index_cast %id : i64 to index
        %e = tensor.extract %table[%k, %i] : tensor<3x3xf64>
        %f = tensor.extract %table[%i, %k] : tensor<3x3xf64>
        %s = arith.mulf %e, %f : f64
        linalg.yield %s : f64
      } -> tensor<3x4xf64>
      return %y : tensor<3x4xf64>
    })",
                     {.accumulated = {1}});
  EXPECT_THAT(layer.print(layer.layer.backward), HasSubstr("tensor.insert "));
}

TEST(Gather, NegativeIndicesAreWrappedInTheBody) {
  // The form of torch's default export.
  CheckedLayer layer(R"(
    func.func @layer(%ids: tensor<3xi64>, %table: tensor<4x2xf64>) -> tensor<3x2xf64> {
      %zero = arith.constant 0 : i64
      %rows = arith.constant 4 : i64
      %empty = tensor.empty() : tensor<3x2xf64>
      %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
          ins(%ids : tensor<3xi64>) outs(%empty : tensor<3x2xf64>) {
      ^bb0(%id: i64, %o: f64):
        %c = arith.cmpi slt, %id, %zero : i64
        %w = arith.addi %id, %rows : i64
        %k = arith.select %c, %w, %id : i64
        %i = arith.index_cast %k : i64 to index
        %j = linalg.index 1 : index
        %e = tensor.extract %table[%i, %j] : tensor<4x2xf64>
        linalg.yield %e : f64
      } -> tensor<3x2xf64>
      return %y : tensor<3x2xf64>
    })",
                     {.accumulated = {1}, .inputs = {{0, {-1, 3, 1}}}});
}
