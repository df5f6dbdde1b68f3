//===- ModelReportTest.cpp - What a model consists of -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Frontend/ModelReport.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace pipeline;

// Two equal layers and a loss that reads what both make.
static constexpr StringRef model = R"mlir(
  func.func @m(%x: tensor<4x8xf32> {pipe.input = "x"}, %i: tensor<4xi64> {pipe.input = "i"},
               %w: tensor<8x8xf32> {pipe.parameter = "w"}, %v: tensor<8x8xf32> {pipe.parameter = "v"},
               %b: tensor<2xf32> {pipe.buffer = "b"}) -> (tensor<f32> {pipe.loss})
      attributes {pipe.model} {
    %0 = pipe.layer "first" (%x, %w, %x) : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> {
    ^bb0(%a: tensor<4x8xf32>, %p: tensor<8x8xf32>, %o: tensor<4x8xf32>):
      %r = linalg.matmul ins(%a, %p : tensor<4x8xf32>, tensor<8x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
      pipe.yield %r : tensor<4x8xf32>
    }
    %1 = pipe.layer "second" (%0, %v, %x) : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> {
    ^bb0(%a: tensor<4x8xf32>, %p: tensor<8x8xf32>, %o: tensor<4x8xf32>):
      %r = linalg.matmul ins(%a, %p : tensor<4x8xf32>, tensor<8x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
      pipe.yield %r : tensor<4x8xf32>
    }
    %2 = pipe.layer "loss" (%0, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<f32> {
    ^bb0(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>):
      %e = tensor.empty() : tensor<f32>
      pipe.yield %e : tensor<f32>
    }
    return %2 : tensor<f32>
  })mlir";

namespace {
class ModelReportTest : public testing::Test {
protected:
  ModelReportTest() {
    context.loadDialect<PipeDialect, func::FuncDialect, linalg::LinalgDialect,
                        tensor::TensorDialect, arith::ArithDialect>();
    module = parseSourceString<ModuleOp>(model, &context);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};
} // namespace

TEST_F(ModelReportTest, CountsWhatThereIs) {
  ASSERT_TRUE(module);
  ModelReport report = ModelReport::get(*module->getOps<func::FuncOp>().begin());
  EXPECT_EQ(report.parameters.tensors, 2);
  EXPECT_EQ(report.parameters.elements, 128);
  EXPECT_EQ(report.parameters.bytes, 512);
  EXPECT_EQ(report.buffers.bytes, 8);
  EXPECT_EQ(report.inputs.tensors, 2);
  EXPECT_EQ(report.inputs.bytes, 128 + 32);

  ASSERT_EQ(report.layers.size(), 3u);
  EXPECT_EQ(report.countDistinctLayers(), 2u);
  EXPECT_EQ(report.layers[1].code, 0u);
  EXPECT_EQ(report.layers[2].code, 2u);
  EXPECT_EQ(report.layers[0].parameters.elements, 64);
  EXPECT_EQ(report.layers[0].flops, 2 * 4 * 8 * 8);
  EXPECT_EQ(report.layers[0].share, report.layers[1].share);
  // The first layer's result goes past the second.
  EXPECT_EQ(report.layers[0].crossing.tensors, 1);
  EXPECT_EQ(report.layers[1].crossing.tensors, 2);
  EXPECT_EQ(report.layers[1].crossing.bytes, 256);
  EXPECT_EQ(report.layers[2].crossing.bytes, 0);
}

TEST_F(ModelReportTest, PrintsTables) {
  ASSERT_TRUE(module);
  std::string text;
  llvm::raw_string_ostream os(text);
  ModelReport::get(*module->getOps<func::FuncOp>().begin()).print(os);
  EXPECT_NE(text.find("            tensors  elements  bytes\n"
                      "parameters        2       128    512\n"
                      "buffers           1         2      8\n"
                      "inputs            2        36    160\n"
                      "\n"
                      "3 layers, 2 of them distinct\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("\nsecond  first"), std::string::npos) << text;
}
