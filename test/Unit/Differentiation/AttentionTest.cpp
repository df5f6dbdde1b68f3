//===- AttentionTest.cpp ----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention: its gradients, and what is kept for them.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

namespace {
struct Attention : testing::Test {
  Attention() { getContext().loadDialect<PipeDialect>(); }
};
} // namespace

/// A causal attention of grouped heads in two sequences: %q is (sequence, row, head, group,
/// feature).
static constexpr llvm::StringLiteral kCausal = R"(
#query = affine_map<(b, h, g, r, k, f, v) -> (b, r, h, g, f)>
#key = affine_map<(b, h, g, r, k, f, v) -> (b, k, h, f)>
#value = affine_map<(b, h, g, r, k, f, v) -> (h, b, k, v)>
#output = affine_map<(b, h, g, r, k, f, v) -> (b, r, h, g, v)>
func.func @layer(%q: tensor<2x3x2x3x4xf64>, %k: tensor<2x4x2x4xf64>, %v: tensor<2x2x4x5xf64>)
    -> tensor<2x3x2x3x5xf64> {
  %o, %shift, %total = pipe.attention query(%q : tensor<2x3x2x3x4xf64>)
      key(%k : tensor<2x4x2x4xf64>) value(%v : tensor<2x2x4x5xf64>)
      maps [#query, #key, #value, #output]
      -> tensor<2x3x2x3x5xf64>, tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64> scores {
  ^bb0(%raw: f64, %b: index, %h: index, %g: index, %r: index, %c: index):
    %scale = arith.constant 0.5 : f64
    %hidden = arith.constant 0xFFF0000000000000 : f64
    %scaled = arith.mulf %raw, %scale : f64
    %later = arith.cmpi ugt, %c, %r : index
    %score = arith.select %later, %hidden, %scaled : f64
    pipe.yield %score : f64
  }
  return %o : tensor<2x3x2x3x5xf64>
})";

TEST_F(Attention, GroupedHeadsAndACausalMask) {
  CheckedLayer layer(kCausal);
  // The output is a result already; beside it the statistics of every row.
  EXPECT_THAT(layer.residuals(),
              UnorderedElementsAre("tensor<2x2x3x3xf64>", "tensor<2x2x3x3xf64>"));
  std::string backward = layer.print(layer.layer.backward);
  EXPECT_THAT(backward, HasSubstr("pipe.attention_backward"));
  EXPECT_THAT(backward, Not(HasSubstr("pipe.attention query")));
}

/// Rows that are a trained temperature times the raw score, a bias for every key of a head, trained
/// too, and a mask; an extra without gradient.
static constexpr llvm::StringLiteral kBiased = R"(
#query = affine_map<(h, r, k, f, v) -> (r, h, f)>
#key = affine_map<(h, r, k, f, v) -> (k, f)>
#value = affine_map<(h, r, k, f, v) -> (k, v)>
#temperature = affine_map<(h, r, k, f, v) -> ()>
#bias = affine_map<(h, r, k, f, v) -> (k, h)>
#mask = affine_map<(h, r, k, f, v) -> (r, k)>
#output = affine_map<(h, r, k, f, v) -> (h, r, v)>
func.func @layer(%q: tensor<3x2x4xf64>, %k: tensor<5x4xf64>, %v: tensor<5x2xf64>,
                 %t: tensor<f64> {test.min = 1.0, test.max = 2.0}, %b: tensor<5x2xf64>,
                 %m: tensor<3x5xi1> {test.max = 1}) -> tensor<2x3x2xf64> {
  %o, %shift, %total = pipe.attention query(%q : tensor<3x2x4xf64>) key(%k : tensor<5x4xf64>)
      value(%v : tensor<5x2xf64>) extras(%t, %b, %m : tensor<f64>, tensor<5x2xf64>, tensor<3x5xi1>)
      maps [#query, #key, #value, #temperature, #bias, #mask, #output]
      -> tensor<2x3x2xf64>, tensor<2x3xf64>, tensor<2x3xf64> scores {
  ^bb0(%raw: f64, %scale: f64, %add: f64, %isHidden: i1, %h: index, %r: index, %c: index):
    %low = arith.constant -4.0 : f64
    %scaled = arith.divf %raw, %scale : f64
    %biased = arith.addf %scaled, %add : f64
    %score = arith.select %isHidden, %low, %biased : f64
    pipe.yield %score : f64
  }
  return %o : tensor<2x3x2xf64>
})";

TEST_F(Attention, TrainedExtras) {
  CheckedLayer layer(kBiased, {.accumulated = {4}});
  EXPECT_THAT(layer.print(layer.layer.backward), HasSubstr("extra_gradients = array<i64: 0, 1>"));
}

TEST_F(Attention, FrozenExtrasHaveNoGradient) {
  CheckedLayer layer(kBiased, {.frozen = {0, 3, 4}});
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("extra_gradients")));
}

TEST_F(Attention, OfOneTensor) {
  CheckedLayer layer(R"(
    #rows = affine_map<(r, k, f, v) -> (r, f)>
    #keys = affine_map<(r, k, f, v) -> (k, f)>
    #values = affine_map<(r, k, f, v) -> (k, v)>
    #output = affine_map<(r, k, f, v) -> (v, r)>
    func.func @layer(%x: tensor<4x3xf64>) -> tensor<3x4xf64> {
      %o, %shift, %total = pipe.attention query(%x : tensor<4x3xf64>) key(%x : tensor<4x3xf64>)
          value(%x : tensor<4x3xf64>) maps [#rows, #keys, #values, #output]
          -> tensor<3x4xf64>, tensor<4xf64>, tensor<4xf64> scores {
      ^bb0(%raw: f64, %r: index, %k: index):
        pipe.yield %raw : f64
      }
      return %o : tensor<3x4xf64>
    })");
}
