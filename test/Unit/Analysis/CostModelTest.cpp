//===- CostModelTest.cpp - Estimates of layers ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/CostModel.h"

#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace pipeline;

namespace {

struct CostModelTest : testing::Test {
  CostModelTest() {
    DialectRegistry registry;
    registerAllDialects(registry);
    registry.insert<PipeDialect>();
    context.appendDialectRegistry(registry);
  }

  /// Parses one layer without inputs.
  LayerOp parse(StringRef resultType, StringRef body) {
    std::string text =
        "%r = pipe.layer \"layer\" () : () -> " + resultType.str() + " {\n" + body.str() + "}\n";
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return *module->getOps<LayerOp>().begin();
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(CostModelTest, ProductsCountMultiplicationsAndAdditions) {
  LayerOp layer = parse("tensor<8x32xf32>", R"(
    %a = tensor.empty() : tensor<8x16xf32>
    %b = tensor.empty() : tensor<16x32xf32>
    %c = tensor.empty() : tensor<8x32xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    pipe.yield %0 : tensor<8x32xf32>)");
  Work work = getWork(layer);
  EXPECT_EQ(work.contractionFlops, 2.0 * 8 * 16 * 32);
  EXPECT_EQ(work.otherTime, 0);
}

TEST_F(CostModelTest, ADotProductOfRowsIsNoMatrixProduct) {
  LayerOp layer = parse("tensor<8xf32>", R"(
    %a = tensor.empty() : tensor<8x16xf32>
    %c = tensor.empty() : tensor<8xf32>
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                         iterator_types = ["parallel", "reduction"]}
        ins(%a, %a : tensor<8x16xf32>, tensor<8x16xf32>) outs(%c : tensor<8xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %1 = arith.mulf %x, %y : f32
      %2 = arith.addf %o, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<8xf32>
    pipe.yield %0 : tensor<8xf32>)");
  Work work = getWork(layer);
  EXPECT_EQ(work.contractionFlops, 0);
  EXPECT_GT(work.otherTime, 0);
}

TEST_F(CostModelTest, AnAttentionIsTwoProductsAndItsBackwardFive) {
  std::string operands =
      R"(query(%a : tensor<3x8x16xf32>) key(%b : tensor<3x10x16xf32>) value(%c : tensor<3x10x4xf32>))";
  std::string maps =
      R"(maps [affine_map<(h, r, k, f, v) -> (h, r, f)>, affine_map<(h, r, k, f, v) -> (h, k, f)>,
                              affine_map<(h, r, k, f, v) -> (h, k, v)>, affine_map<(h, r, k, f, v) -> (h, r, v)>])";
  std::string inputs = R"(
    %a = tensor.empty() : tensor<3x8x16xf32>
    %b = tensor.empty() : tensor<3x10x16xf32>
    %c = tensor.empty() : tensor<3x10x4xf32>
    %o = tensor.empty() : tensor<3x8x4xf32>
    %s = tensor.empty() : tensor<3x8xf32>
  )";
  std::string body = R"({
    ^bb0(%raw: f32, %h: index, %r: index, %k: index):
      pipe.yield %raw : f32
    })";
  Work forward = getWork(parse(
      "tensor<3x8x4xf32>", inputs + "%0:3 = pipe.attention " + operands + maps +
                               " -> tensor<3x8x4xf32>, tensor<3x8xf32>, tensor<3x8xf32> scores " +
                               body + "pipe.yield %0#0 : tensor<3x8x4xf32>"));
  double scores = 3 * 8 * 10;
  EXPECT_EQ(forward.contractionFlops, 2 * scores * (16 + 4));
  EXPECT_GT(forward.otherTime, 0);

  Work backward = getWork(
      parse("tensor<3x8x16xf32>",
            inputs + "%0:3 = pipe.attention_backward " + operands +
                R"( output(%o : tensor<3x8x4xf32>) shift(%s : tensor<3x8xf32>)
                                    total(%s : tensor<3x8xf32>) gradient(%o : tensor<3x8x4xf32>) )" +
                maps + " -> tensor<3x8x16xf32>, tensor<3x10x16xf32>, tensor<3x10x4xf32> scores " +
                body + R"( pullback {
    ^bb0(%d: f32, %raw: f32, %h: index, %r: index, %k: index):
      pipe.yield %d : f32
    } pipe.yield %0#0 : tensor<3x8x16xf32>)"));
  EXPECT_EQ(backward.contractionFlops, 2 * scores * (3 * 16 + 2 * 4));
  EXPECT_GT(backward.otherTime, 0);
}

TEST_F(CostModelTest, MathFunctionsCostMoreThanAdditions) {
  auto body = [](StringRef scalar) {
    return R"(
    %a = tensor.empty() : tensor<64xf32>
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<64xf32>) outs(%a : tensor<64xf32>) {
    ^bb0(%x: f32, %o: f32):
      %1 = )" +
           scalar.str() + R"( : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    pipe.yield %0 : tensor<64xf32>)";
  };
  double exp = getWork(parse("tensor<64xf32>", body("math.exp %x"))).otherTime;
  double add = getWork(parse("tensor<64xf32>", body("arith.addf %x, %x"))).otherTime;
  EXPECT_GT(exp, add);
}

TEST_F(CostModelTest, LoopsMultiplyAndViewsAreFree) {
  auto body = [](StringRef bound) {
    return R"(
    %a = tensor.empty() : tensor<4x4xf32>
    %v = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %w = tensor.expand_shape %v [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    %lower = arith.constant 0 : index
    %upper = arith.constant )" +
           bound.str() + R"( : index
    %step = arith.constant 2 : index
    %r = scf.for %i = %lower to %upper step %step iter_args(%c = %w) -> tensor<4x4xf32> {
      %0 = linalg.matmul ins(%c, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %0 : tensor<4x4xf32>
    }
    pipe.yield %r : tensor<4x4xf32>)";
  };
  Work work = getWork(parse("tensor<4x4xf32>", body("7")));
  EXPECT_EQ(work.contractionFlops, 4 * 2.0 * 4 * 4 * 4);
  EXPECT_EQ(work.otherTime, 0);
}

TEST_F(CostModelTest, NoLayerIsFree) {
  EXPECT_GT(estimateCost(parse("tensor<4xf32>", R"(
    %a = tensor.empty() : tensor<4xf32>
    pipe.yield %a : tensor<4xf32>)")),
            0);
}

} // namespace
