//===- TensorOpsTest.cpp - Reshapes, slices, pieces put together --*- C++ -*-===//
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

TEST(TensorOps, Reshapes) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x6xf64>) -> tensor<4x3xf64> {
      %flat = tensor.collapse_shape %x [[0, 1]] : tensor<2x6xf64> into tensor<12xf64>
      %e = math.exp %flat : tensor<12xf64>
      %y = tensor.expand_shape %e [[0, 1]] output_shape [4, 3]
          : tensor<12xf64> into tensor<4x3xf64>
      return %y : tensor<4x3xf64>
    })");
}

TEST(TensorOps, DisjointSlicesAreAssembled) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x6xf64>) -> tensor<2x2xf64> {
      %q = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x6xf64> to tensor<2x2xf64>
      %k = tensor.extract_slice %x[0, 2] [2, 2] [1, 1] : tensor<2x6xf64> to tensor<2x2xf64>
      %v = tensor.extract_slice %x[0, 4] [2, 2] [1, 1] : tensor<2x6xf64> to tensor<2x2xf64>
      %a = arith.mulf %q, %k : tensor<2x2xf64>
      %b = arith.mulf %a, %v : tensor<2x2xf64>
      return %b : tensor<2x2xf64>
    })");
  std::string backward = layer.print(layer.layer.backward);
  // The three cover the tensor: nothing is zeroed and nothing added.
  EXPECT_THAT(backward, Not(HasSubstr("linalg.fill")));
  EXPECT_THAT(backward, Not(HasSubstr("arith.addf")));
}

TEST(TensorOps, OverlappingAndStridedSlices) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<8xf64>, %w: tensor<8xf64>) -> tensor<3xf64> {
      %a = tensor.extract_slice %x[1] [3] [2] : tensor<8xf64> to tensor<3xf64>
      %b = tensor.extract_slice %x[2] [3] [1] : tensor<8xf64> to tensor<3xf64>
      %c = tensor.extract_slice %w[5] [3] [1] : tensor<8xf64> to tensor<3xf64>
      %d = arith.mulf %a, %b : tensor<3xf64>
      %e = arith.mulf %d, %c : tensor<3xf64>
      return %e : tensor<3xf64>
    })",
                     {.accumulated = {1}});
}

TEST(TensorOps, RankReducingSlice) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>) -> tensor<4xf64> {
      %a = tensor.extract_slice %x[1, 0] [1, 4] [1, 1] : tensor<3x4xf64> to tensor<4xf64>
      %b = math.exp %a : tensor<4xf64>
      return %b : tensor<4xf64>
    })");
}

TEST(TensorOps, SliceAndWholeOfOneValue) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<4xf64>) -> (tensor<2xf64>, tensor<4xf64>) {
      %a = tensor.extract_slice %x[1] [2] [1] : tensor<4xf64> to tensor<2xf64>
      %b = math.exp %x : tensor<4xf64>
      %c = math.sin %a : tensor<2xf64>
      return %c, %b : tensor<2xf64>, tensor<4xf64>
    })");
}

TEST(TensorOps, InsertSlice) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2xf64>, %y: tensor<5xf64>) -> tensor<5xf64> {
      %a = math.exp %x : tensor<2xf64>
      %b = math.sin %y : tensor<5xf64>
      %c = tensor.insert_slice %a into %b[2] [2] [1] : tensor<2xf64> into tensor<5xf64>
      return %c : tensor<5xf64>
    })");
}

TEST(TensorOps, PadAndCast) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<6xf64> {
      %zero = arith.constant 0.0 : f64
      %p = tensor.pad %x low[1] high[2] {
      ^bb0(%i: index):
        tensor.yield %zero : f64
      } : tensor<3xf64> to tensor<6xf64>
      %dynamic = tensor.cast %p : tensor<6xf64> to tensor<?xf64>
      %static = tensor.cast %dynamic : tensor<?xf64> to tensor<6xf64>
      return %static : tensor<6xf64>
    })");
}

TEST(TensorOps, ElementsInAndOut) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3xf64>) -> tensor<2x2xf64> {
      %zero = arith.constant 0 : index
      %two = arith.constant 2 : index
      %a = tensor.extract %x[%zero] : tensor<3xf64>
      %b = tensor.extract %x[%two] : tensor<3xf64>
      %c = arith.mulf %a, %b : f64
      %d = math.exp %c : f64
      %y = tensor.from_elements %a, %d, %c, %a : tensor<2x2xf64>
      return %y : tensor<2x2xf64>
    })");
}

TEST(TensorOps, ConcatOfCasts) {
  // As a frontend writes what it rolls.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<2x5xf64>) -> tensor<2x5xf64> {
      %a = tensor.extract_slice %x[0, 4] [2, 1] [1, 1] : tensor<2x5xf64> to tensor<2x1xf64>
      %b = tensor.extract_slice %x[0, 0] [2, 4] [1, 1] : tensor<2x5xf64> to tensor<2x4xf64>
      %c = tensor.cast %a : tensor<2x1xf64> to tensor<2x?xf64>
      %d = tensor.cast %b : tensor<2x4xf64> to tensor<2x?xf64>
      %e = tensor.concat dim(1) %c, %d
          : (tensor<2x?xf64>, tensor<2x?xf64>) -> tensor<2x5xf64>
      %y = math.exp %e : tensor<2x5xf64>
      return %y : tensor<2x5xf64>
    })");
}
