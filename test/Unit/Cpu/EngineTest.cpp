//===- EngineTest.cpp - Compiling and loading modules of the LLVM dialect ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the engine promises apart from bits: symbols from outside, and errors.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include "pipeline/Conversion/Cpu/Engine.h"

#include "mlir/Parser/Parser.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace pipeline;

namespace {

class EngineTest : public testing::Test {
protected:
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text) {
    return mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
  }
  static std::string getMessage(llvm::Error error) { return llvm::toString(std::move(error)); }

  std::unique_ptr<mlir::MLIRContext> context = test::makeContext();
};

constexpr const char *callsOut = R"(
  llvm.func @outside(i64) -> i64
  llvm.func @twice(%x: i64) -> i64 {
    %a = llvm.call @outside(%x) : (i64) -> i64
    %b = llvm.call @outside(%a) : (i64) -> i64
    llvm.return %b : i64
  })";

int64_t addThree(int64_t x) { return x + 3; }

TEST_F(EngineTest, runsAtEveryLevelWithGivenSymbols) {
  for (unsigned level = 0; level <= 3; ++level) {
    auto module = parse(callsOut);
    ASSERT_TRUE(module);
    CpuEngineOptions options;
    options.optLevel = level;
    auto engine =
        CpuEngine::create(*module, options, {{"outside", reinterpret_cast<void *>(&addThree)}});
    ASSERT_TRUE(static_cast<bool>(engine)) << getMessage(engine.takeError());
    auto twice = (*engine)->lookupAs<int64_t(int64_t)>("twice");
    ASSERT_TRUE(static_cast<bool>(twice)) << getMessage(twice.takeError());
    EXPECT_EQ((*twice)(10), 16);
  }
}

TEST_F(EngineTest, missingSymbolIsAnErrorThatNamesIt) {
  auto module = parse(callsOut);
  auto engine = CpuEngine::create(*module);
  ASSERT_TRUE(static_cast<bool>(engine));
  auto twice = (*engine)->lookup("twice");
  ASSERT_FALSE(static_cast<bool>(twice));
  EXPECT_THAT(getMessage(twice.takeError()), testing::HasSubstr("twice"));
}

TEST_F(EngineTest, unknownFunctionIsAnErrorThatNamesIt) {
  auto module = parse("llvm.func @f() { llvm.return }");
  auto engine = CpuEngine::create(*module);
  ASSERT_TRUE(static_cast<bool>(engine));
  auto address = (*engine)->lookup("g");
  ASSERT_FALSE(static_cast<bool>(address));
  EXPECT_THAT(getMessage(address.takeError()), testing::HasSubstr("g"));
}

TEST_F(EngineTest, otherDialectsAreAnError) {
  mlir::ScopedDiagnosticHandler quiet(context.get(),
                                      [](mlir::Diagnostic &) { return mlir::success(); });
  auto module = parse("func.func @f() { return }");
  auto engine = CpuEngine::create(*module);
  ASSERT_FALSE(static_cast<bool>(engine));
  EXPECT_THAT(getMessage(engine.takeError()), testing::HasSubstr("LLVM dialect"));
}

TEST_F(EngineTest, unknownProcessorIsAnErrorThatNamesIt) {
  auto module = parse("llvm.func @f() { llvm.return }");
  CpuEngineOptions options;
  options.cpu = "no-such-cpu";
  auto engine = CpuEngine::create(*module, options);
  ASSERT_FALSE(static_cast<bool>(engine));
  EXPECT_THAT(getMessage(engine.takeError()), testing::HasSubstr("no-such-cpu"));
}

TEST_F(EngineTest, processorWithOtherInstructionsRunsNothing) {
  auto module = parse("llvm.func @f() { llvm.return }");
  CpuEngineOptions options;
  // The last of its kind, whose instructions nobody took up.
  options.cpu = "bdver4";
  auto engine = CpuEngine::create(*module, options);
  ASSERT_FALSE(static_cast<bool>(engine));
  EXPECT_THAT(getMessage(engine.takeError()), testing::HasSubstr("'bdver4'"));
}

} // namespace
