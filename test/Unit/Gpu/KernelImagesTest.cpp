//===- KernelImagesTest.cpp - Kernels beside the host's code ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include "pipeline/Conversion/Cpu/Engine.h"
#include "pipeline/Conversion/Gpu/KernelImages.h"
#include "pipeline/Conversion/Gpu/Passes.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace pipeline;

namespace {

constexpr const char *text = R"(
func.func @f(%x: tensor<8x64xf32>) -> tensor<8x64xf32> attributes {pipe.function} {
  %y = arith.addf %x, %x : tensor<8x64xf32>
  return %y : tensor<8x64xf32>
}
)";

TEST(KernelImagesTest, whatStaysIsTheHostsCode) {
  auto context = test::makeContext();
  mlir::DialectRegistry registry;
  mlir::registerAllToLLVMIRTranslations(registry);
  context->appendDialectRegistry(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
  ASSERT_TRUE(module);
  mlir::PassManager pm(context.get());
  buildGpuCodegenPipeline(pm);
  GpuLoweringOptions options;
  options.arch = llvm::ArrayRef<std::string>{"sm_80", "sm_90"};
  buildGpuLoweringPipeline(pm, options);
  ASSERT_TRUE(mlir::succeeded(pm.run(*module)));

  KernelImages images = takeKernelImages(*module);
  EXPECT_THAT(images.kernels, testing::ElementsAre("f"));
  ASSERT_EQ(images.images.size(), 2u);
  EXPECT_EQ(images.images[0].arch, "sm_80");
  EXPECT_THAT(images.images[0].ptx, testing::HasSubstr(".entry f("));
  EXPECT_THAT(images.images[1].ptx, testing::HasSubstr(".target sm_90"));
  EXPECT_TRUE(images.images[1].cubin.empty());

  auto object = compileToObject(*module);
  ASSERT_TRUE(static_cast<bool>(object)) << llvm::toString(object.takeError());
  EXPECT_FALSE(object->empty());
}

} // namespace
