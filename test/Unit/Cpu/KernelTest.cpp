//===- KernelTest.cpp - Compiled functions give the right bits ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every file of Kernels/ through every way to compile: the values of upstream's
// loops, and the same bits whatever is fused and however LLVM optimises.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <set>

using namespace pipeline::test;

namespace {

/// The files of Kernels/, in the order of their names.
std::vector<std::string> findKernels() {
  std::set<std::string> names;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(PIPELINE_CPU_KERNELS, error), end; it != end && !error;
       it.increment(error))
    if (llvm::sys::path::extension(it->path()) == ".mlir")
      names.insert(llvm::sys::path::stem(it->path()).str());
  return {names.begin(), names.end()};
}

std::string readKernel(const std::string &name) {
  auto buffer = llvm::MemoryBuffer::getFile(std::string(PIPELINE_CPU_KERNELS "/") + name + ".mlir");
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// What rounding may make of a kernel's values: 2e-5, or what the file says in a line
/// "// Tolerance: X" where errors grow along many ops.
double getTolerance(llvm::StringRef text) {
  double tolerance = 2e-5;
  llvm::StringRef value = text.split("// Tolerance: ").second.split('\n').first;
  return !value.empty() && !value.getAsDouble(tolerance) ? tolerance : 2e-5;
}

class KernelTest : public testing::TestWithParam<std::string> {
protected:
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
};

TEST_P(KernelTest, valuesOfLoopsAndSameBitsInEveryConfiguration) {
  std::string text = readKernel(GetParam());
  EXPECT_EQ(check(*context, text, allConfigurations(), getTolerance(text)), "");
}

TEST_P(KernelTest, objectFileAllocatesNothing) {
  auto object = compileText(*context, readKernel(GetParam()), {});
  ASSERT_FALSE(object.empty());
  auto file = llvm::object::ObjectFile::createObjectFile(
      llvm::MemoryBufferRef(llvm::StringRef(object.data(), object.size()), "kernel"));
  ASSERT_TRUE(static_cast<bool>(file));
  for (const llvm::object::SymbolRef &symbol : (*file)->symbols()) {
    auto flags = symbol.getFlags();
    auto name = symbol.getName();
    ASSERT_TRUE(flags && name);
    if (*flags & llvm::object::SymbolRef::SF_Undefined)
      EXPECT_THAT(name->str(), testing::Not(testing::AnyOf("malloc", "aligned_alloc", "free",
                                                           "calloc", "memrefCopy")));
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, KernelTest, testing::ValuesIn(findKernels()),
                         [](const auto &info) { return info.param; });

/// The order of a sum along a row, as pipe-cpu-tile-strips describes it.
float sumRow(const float *x, int64_t n, float initial) {
  int64_t lanes = 1;
  while (lanes < n && lanes < 64)
    lanes *= 2;
  std::vector<float> partial(lanes, 0.0f);
  for (int64_t i = 0; i < n; ++i)
    partial[i % lanes] += x[i];
  for (int64_t half = lanes / 2; half > 0; half /= 2)
    for (int64_t i = 0; i < half; ++i)
      partial[i] += partial[i + half];
  return initial + partial[0];
}

class RowSumTest : public testing::TestWithParam<int64_t> {};

TEST_P(RowSumTest, isTheDocumentedTree) {
  int64_t n = GetParam();
  std::string type = "tensor<" + std::to_string(n) + "xf32>";
  // The argument comes back, so that the test sees what was summed.
  std::string text = "func.func private @sum(%x: " + type +
                     ", %acc: tensor<f32> {pipe.accumulator}) -> (" + type +
                     ", tensor<f32>) attributes {pipe.function} {\n"
                     "  %e = tensor.empty() : " +
                     type +
                     "\n"
                     "  %c = linalg.copy ins(%x : " +
                     type + ") outs(%e : " + type + ") -> " + type +
                     "\n"
                     "  %s = linalg.reduce { arith.addf } ins(%x : " +
                     type +
                     ") outs(%acc : tensor<f32>) dimensions = [0]\n"
                     "  return %c, %s : " +
                     type + ", tensor<f32>\n}\n";
  auto context = makeContext();
  Outcome outcome = run(*context, text, "sum", {});
  ASSERT_EQ(outcome.error, "");
  std::vector<float> x(n);
  std::memcpy(x.data(), outcome.results[0].bytes.data(), n * sizeof(float));
  // The accumulator's initial value is argument 1's first number.
  Outcome zero = run(*context,
                     "func.func private @get(%y: tensor<1xf32>, %x: tensor<f32>) -> tensor<f32> "
                     "attributes {pipe.function} {\n"
                     "  %e = tensor.empty() : tensor<f32>\n"
                     "  %c = linalg.copy ins(%x : tensor<f32>) outs(%e : tensor<f32>) -> "
                     "tensor<f32>\n"
                     "  return %c : tensor<f32>\n}\n",
                     "get", {});
  ASSERT_EQ(zero.error, "");
  float initial, sum;
  std::memcpy(&initial, zero.results[0].bytes.data(), sizeof(float));
  std::memcpy(&sum, outcome.results[1].bytes.data(), sizeof(float));
  EXPECT_EQ(sum, sumRow(x.data(), n, initial));
}

INSTANTIATE_TEST_SUITE_P(Lengths, RowSumTest,
                         testing::Values(1, 2, 3, 5, 31, 32, 33, 63, 64, 65, 127, 128, 200, 1000));

TEST(MaximumTest, propagatesNaN) {
  // sqrt of a negative number is NaN; a maximum over a row that holds one is NaN.
  const char *text = R"(
    func.func private @max(%x: tensor<100xf32>) -> tensor<f32> attributes {pipe.function} {
      %low = arith.constant 0xFF800000 : f32
      %e = tensor.empty() : tensor<100xf32>
      %es = tensor.empty() : tensor<f32>
      %z = linalg.fill ins(%low : f32) outs(%es : tensor<f32>) -> tensor<f32>
      %r = linalg.sqrt ins(%x : tensor<100xf32>) outs(%e : tensor<100xf32>) -> tensor<100xf32>
      %m = linalg.reduce { arith.maximumf } ins(%r : tensor<100xf32>) outs(%z : tensor<f32>) dimensions = [0]
      return %m : tensor<f32>
    })";
  auto context = makeContext();
  Outcome outcome = run(*context, text, "max", {});
  ASSERT_EQ(outcome.error, "");
  EXPECT_TRUE(std::isnan(outcome.results[0].get(0)));
}

TEST(MaximumTest, propagatesOneNaNFromEveryPlace) {
  // Row i has its only NaN in column i; the last has none.
  const char *text = R"(
    #id = affine_map<(r, c) -> (r, c)>
    #row = affine_map<(r, c) -> (r)>
    func.func private @extrema(%x: tensor<201x200xf32>) -> (tensor<201xf32>, tensor<201xf32>) attributes {pipe.function} {
      %low = arith.constant 0xFF800000 : f32
      %high = arith.constant 0x7F800000 : f32
      %nan = arith.constant 0x7FC00000 : f32
      %e = tensor.empty() : tensor<201x200xf32>
      %er = tensor.empty() : tensor<201xf32>
      %l = linalg.fill ins(%low : f32) outs(%er : tensor<201xf32>) -> tensor<201xf32>
      %h = linalg.fill ins(%high : f32) outs(%er : tensor<201xf32>) -> tensor<201xf32>
      %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<201x200xf32>) outs(%e : tensor<201x200xf32>) {
      ^bb0(%a: f32, %o: f32):
        %r = linalg.index 0 : index
        %c = linalg.index 1 : index
        %is = arith.cmpi eq, %r, %c : index
        %v = arith.select %is, %nan, %a : f32
        linalg.yield %v : f32
      } -> tensor<201x200xf32>
      %max = linalg.reduce { arith.maximumf } ins(%y : tensor<201x200xf32>) outs(%l : tensor<201xf32>) dimensions = [1]
      %min = linalg.reduce { arith.minimumf } ins(%y : tensor<201x200xf32>) outs(%h : tensor<201xf32>) dimensions = [1]
      return %max, %min : tensor<201xf32>, tensor<201xf32>
    })";
  auto context = makeContext();
  EXPECT_EQ(check(*context, text, allConfigurations(), 0), "");
  Outcome outcome = run(*context, text, "extrema", {});
  ASSERT_EQ(outcome.error, "");
  for (const Tensor &extrema : outcome.results) {
    for (int64_t row = 0; row < 200; ++row)
      EXPECT_TRUE(std::isnan(extrema.get(row))) << "NaN in column " << row;
    EXPECT_FALSE(std::isnan(extrema.get(200)));
  }
}

} // namespace
