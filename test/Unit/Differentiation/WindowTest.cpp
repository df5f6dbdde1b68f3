//===- WindowTest.cpp - Convolutions and poolings ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include "llvm/Support/FormatVariadic.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// One named op of two inputs and a result: `attributes` are its strides and dilations.
static std::string windowed(const char *op, const char *attributes, const char *x, const char *w,
                            const char *y) {
  return llvm::formatv(R"(
    func.func @layer(%x: tensor<{2}>, %w: tensor<{3}>, %init: tensor<{4}>) -> tensor<{4}> {{
      %y = linalg.{0} {{{1}} ins(%x, %w : tensor<{2}>, tensor<{3}>)
                             outs(%init : tensor<{4}>) -> tensor<{4}>
      return %y : tensor<{4}>
    })",
                       op, attributes, x, w, y)
      .str();
}

static const char *kDense2 =
    "dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>";

TEST(Convolution, ChannelsFirst) {
  CheckedLayer layer(
      windowed("conv_2d_nchw_fchw", kDense2, "2x3x5x4xf64", "2x3x3x2xf64", "2x2x3x3xf64"),
      {.accumulated = {1}});
  // Both gradients are contractions: of the unfolded input, and into the unfolded gradient.
  std::string backward = layer.print(layer.layer.backward);
  EXPECT_THAT(backward, HasSubstr("tensor<2x3x3x2x3x3xf64>"));
  EXPECT_TRUE(layer.residuals().empty());
}

TEST(Convolution, StridesAndDilations) {
  CheckedLayer strided(
      windowed("conv_2d_nchw_fchw",
               "dilations = dense<[2, 1]> : vector<2xi64>, strides = dense<[1, 3]> : vector<2xi64>",
               "2x2x6x8xf64", "3x2x2x3xf64", "2x3x4x2xf64"));
  // Some elements are in no window.
  CheckedLayer sparse(
      windowed("conv_2d_nchw_fchw",
               "dilations = dense<1> : vector<2xi64>, strides = dense<[2, 4]> : vector<2xi64>",
               "1x2x4x8xf64", "2x2x1x2xf64", "1x2x2x2xf64"));
}

TEST(Convolution, OfOneElementIsAContraction) {
  CheckedLayer layer(
      windowed("conv_2d_nchw_fchw", kDense2, "2x3x4x4xf64", "5x3x1x1xf64", "2x5x4x4xf64"));
  // Nothing is unfolded and nothing folded.
  EXPECT_THAT(layer.print(layer.layer.backward), Not(HasSubstr("slice")));
  CheckedLayer strided(
      windowed("conv_2d_nchw_fchw",
               "dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>",
               "2x3x4x4xf64", "5x3x1x1xf64", "2x5x2x2xf64"));
}

TEST(Convolution, ChannelsLast) {
  CheckedLayer layer(
      windowed("conv_2d_nhwc_hwcf", kDense2, "2x4x5x3xf64", "2x3x3x2xf64", "2x3x3x2xf64"));
  CheckedLayer other(
      windowed("conv_2d_nhwc_fhwc", kDense2, "2x4x5x3xf64", "2x2x3x3xf64", "2x3x3x2xf64"));
}

TEST(Convolution, OneAndThreeDimensions) {
  CheckedLayer plain(R"(
    func.func @layer(%x: tensor<6xf64>, %w: tensor<3xf64>, %init: tensor<4xf64>) -> tensor<4xf64> {
      %y = linalg.conv_1d ins(%x, %w : tensor<6xf64>, tensor<3xf64>) outs(%init : tensor<4xf64>)
          -> tensor<4xf64>
      return %y : tensor<4xf64>
    })");
  CheckedLayer one(windowed(
      "conv_1d_ncw_fcw", "dilations = dense<2> : vector<1xi64>, strides = dense<2> : vector<1xi64>",
      "2x3x9xf64", "2x3x2xf64", "2x2x4xf64"));
  CheckedLayer three(
      windowed("conv_3d_ncdhw_fcdhw",
               "dilations = dense<1> : vector<3xi64>, strides = dense<[1, 2, 1]> : vector<3xi64>",
               "1x2x3x4x3xf64", "2x2x2x2x2xf64", "1x2x2x2x2xf64"));
}

TEST(Convolution, DepthwiseAndGrouped) {
  CheckedLayer depthwise(
      windowed("depthwise_conv_2d_nchw_chw", kDense2, "2x3x4x4xf64", "3x2x3xf64", "2x3x3x2xf64"));
  CheckedLayer multiplied(windowed("depthwise_conv_2d_nhwc_hwcm", kDense2, "1x4x4x2xf64",
                                   "2x3x2x3xf64", "1x3x2x2x3xf64"));
  CheckedLayer grouped(windowed("conv_2d_ngchw_fgchw",
                                "dilations = dense<1> : vector<2xi64>, strides = dense<2> : "
                                "vector<2xi64>",
                                "2x2x3x5x5xf64", "2x2x3x3x3xf64", "2x2x2x2x2xf64"));
}

TEST(Convolution, Padded) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<1x2x3x3xf64>, %w: tensor<2x2x3x3xf64>) -> tensor<1x2x2x2xf64> {
      %zero = arith.constant 0.0 : f64
      %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
      ^bb0(%a: index, %b: index, %c: index, %d: index):
        tensor.yield %zero : f64
      } : tensor<1x2x3x3xf64> to tensor<1x2x5x5xf64>
      %empty = tensor.empty() : tensor<1x2x2x2xf64>
      %init = linalg.fill ins(%zero : f64) outs(%empty : tensor<1x2x2x2xf64>) -> tensor<1x2x2x2xf64>
      %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>,
                                     strides = dense<2> : vector<2xi64>}
          ins(%p, %w : tensor<1x2x5x5xf64>, tensor<2x2x3x3xf64>)
          outs(%init : tensor<1x2x2x2xf64>) -> tensor<1x2x2x2xf64>
      return %y : tensor<1x2x2x2xf64>
    })",
                     {.accumulated = {1}});
}

TEST(Convolution, AsAGenericWithAConstantInItsMap) {
  // One row of the input, and a body that is no product.
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x8xf64>, %w: tensor<3xf64>, %init: tensor<3xf64>)
        -> tensor<3xf64> {
      %y = linalg.generic {indexing_maps = [affine_map<(i, k) -> (2, i * 2 + k + 1)>,
                                            affine_map<(i, k) -> (k)>,
                                            affine_map<(i, k) -> (i)>],
                           iterator_types = ["parallel", "reduction"]}
          ins(%x, %w : tensor<3x8xf64>, tensor<3xf64>) outs(%init : tensor<3xf64>) {
      ^bb0(%a: f64, %b: f64, %o: f64):
        %0 = arith.mulf %a, %b : f64
        %1 = math.sin %0 : f64
        %2 = arith.addf %o, %1 : f64
        linalg.yield %2 : f64
      } -> tensor<3xf64>
      return %y : tensor<3xf64>
    })");
  Elements gradient = layer.gradient(0);
  for (int i = 0; i < 16; ++i)
    EXPECT_EQ(gradient[i], 0) << i;
}

TEST(Pooling, SumsAndExtrema) {
  const char *strided =
      "dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>";
  for (const char *op : {"pooling_nchw_sum", "pooling_nchw_max"})
    CheckedLayer layer(windowed(op, strided, "2x2x5x4xf64", "3x2xf64", "2x2x2x3xf64"),
                       {.frozen = {1}});
  for (const char *op : {"pooling_nhwc_sum", "pooling_nhwc_max", "pooling_nhwc_min"})
    CheckedLayer layer(windowed(op, strided, "2x5x4x2xf64", "3x2xf64", "2x2x3x2xf64"),
                       {.frozen = {1}});
}

/// The maximum of a 3x3 image, padded by minus infinity, in windows of 2x2 at stride 2.
static const char *kPaddedMaximum = R"(
  func.func @layer(%x: tensor<1x1x3x3xf64>) -> tensor<1x1x2x2xf64> {
    %inf = arith.constant 0xFFF0000000000000 : f64
    %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 0, 0] {
    ^bb0(%a: index, %b: index, %c: index, %d: index):
      tensor.yield %inf : f64
    } : tensor<1x1x3x3xf64> to tensor<1x1x4x4xf64>
    %empty = tensor.empty() : tensor<1x1x2x2xf64>
    %init = linalg.fill ins(%inf : f64) outs(%empty : tensor<1x1x2x2xf64>) -> tensor<1x1x2x2xf64>
    %window = tensor.empty() : tensor<2x2xf64>
    %y = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>,
                                  strides = dense<2> : vector<2xi64>}
        ins(%p, %window : tensor<1x1x4x4xf64>, tensor<2x2xf64>)
        outs(%init : tensor<1x1x2x2xf64>) -> tensor<1x1x2x2xf64>
    return %y : tensor<1x1x2x2xf64>
  })";

TEST(Pooling, KeepsWhichElementWasTheMaximum) {
  CheckedLayer layer(kPaddedMaximum);
  EXPECT_THAT(layer.residuals(), ElementsAre("tensor<1x1x2x2xi32>"));
}

TEST(Pooling, TheFirstOfEqualMaximaHasTheGradient) {
  CheckedLayer layer(kPaddedMaximum,
                     {.inputs = {{0, {1, 2, 2, 3, 5, 5, 3, 5, 5}}}, .differences = false});
  Elements gradient = layer.gradient(0);
  // Windows: (1), (2, 2), (3, 3), (5, 5, 5, 5).
  for (int i = 0; i < 9; ++i)
    EXPECT_EQ(gradient[i] != 0, i == 0 || i == 1 || i == 3 || i == 4) << i;
}
