//===- PackedGemmTest.cpp - Packed contractions against plain loops ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products with a packed matrix against a plain triple loop, and against themselves under other
// circumstances: their bits depend on the numbers alone.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Gemm.h"

#include "gtest/gtest.h"

#include <cstring>
#include <vector>

namespace {

/// Memory at a 64-byte boundary.
class Bytes {
public:
  explicit Bytes(std::int64_t count) : storage(count + 64) {
    auto address = reinterpret_cast<std::uintptr_t>(storage.data());
    data = storage.data() + (64 - address % 64) % 64;
  }
  std::vector<char> storage;
  char *data;
};

/// A matrix in memory: rows of `leading` elements, or its transpose so.
struct Matrix {
  Matrix(std::int64_t rows, std::int64_t columns, int salt, bool transposed = false,
         std::int64_t padding = 0)
      : transposed(transposed), leading((transposed ? rows : columns) + padding),
        elements((transposed ? columns : rows) * leading, -7.0f) {
    for (std::int64_t i = 0; i < rows; ++i)
      for (std::int64_t j = 0; j < columns; ++j)
        at(i, j) =
            static_cast<float>(((i * columns + j) * 7919 + salt * 104729) % 2003) / 1001.5f - 1.0f;
  }
  float &at(std::int64_t i, std::int64_t j) {
    return elements[transposed ? j * leading + i : i * leading + j];
  }

  bool transposed;
  std::int64_t leading;
  std::vector<float> elements;
};

struct Product {
  std::int64_t m, n, k;
  bool accumulate = false;
  /// How A, B and C lie in memory.
  bool transA = false, transB = false;
  std::int64_t padA = 0, padB = 0, padC = 0;
  bool bias = false;
};

/// What is added to column \p j of a product with a bias.
float getBias(std::int64_t j) { return static_cast<float>(j * 31 % 17) / 16.0f - 0.5f; }

/// C, row by row without gaps.
std::vector<float> multiply(const Product &p) {
  Matrix a(p.m, p.k, 1, p.transA, p.padA), b(p.k, p.n, 2, p.transB, p.padB),
      c(p.m, p.n, 3, false, p.padC);
  std::int64_t packedBytes = pipeline_rt_packed_bytes(p.transB, p.k, p.n, b.leading);
  std::int64_t scratchBytes = pipeline_rt_packed_gemm_scratch_bytes(
      p.transA, p.m, p.n, p.k, a.leading, p.bias, c.leading, p.accumulate);
  EXPECT_GE(packedBytes, 0);
  EXPECT_EQ(packedBytes % 64, 0);
  EXPECT_GE(scratchBytes, 0);
  EXPECT_EQ(scratchBytes % 64, 0);
  Bytes packed(packedBytes), scratch(scratchBytes);
  pipeline_rt_pack_f32(p.transB, p.k, p.n, b.elements.data(), b.leading, packed.data, packedBytes);
  std::vector<float> bias(p.n + 1);
  for (std::int64_t j = 0; j < p.n; ++j)
    bias[j] = getBias(j);
  pipeline_rt_packed_gemm_f32(p.transA, p.m, p.n, p.k, a.elements.data(), a.leading, packed.data,
                              p.bias ? bias.data() : nullptr, c.elements.data(), c.leading,
                              p.accumulate, scratch.data, scratchBytes);
  std::vector<float> result;
  for (std::int64_t i = 0; i < p.m; ++i) {
    for (std::int64_t j = 0; j < p.n; ++j)
      result.push_back(c.at(i, j));
    for (std::int64_t j = p.n; j < c.leading; ++j)
      EXPECT_EQ(c.elements[i * c.leading + j], -7.0f) << "padding is not written";
  }
  return result;
}

void expectCorrect(const Product &p) {
  SCOPED_TRACE(::testing::Message()
               << p.m << "x" << p.n << "x" << p.k << " trans " << p.transA << p.transB
               << " accumulate " << p.accumulate << " pads " << p.padA << p.padB << p.padC);
  std::vector<float> result = multiply(p);
  Matrix a(p.m, p.k, 1), b(p.k, p.n, 2), c(p.m, p.n, 3);
  for (std::int64_t i = 0; i < p.m; ++i)
    for (std::int64_t j = 0; j < p.n; ++j) {
      double sum = p.accumulate ? c.at(i, j) : p.bias ? getBias(j) : 0;
      for (std::int64_t l = 0; l < p.k; ++l)
        sum += static_cast<double>(a.at(i, l)) * static_cast<double>(b.at(l, j));
      ASSERT_NEAR(result[i * p.n + j], sum, 1e-6 * (p.k + 4)) << i << ", " << j;
    }
}

bool sameBits(const std::vector<float> &a, const std::vector<float> &b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

/// GPT-2's, some with a remainder of rows, some odd, one with a sum of two parts.
std::vector<Product> shapes() {
  return {{200, 768, 256}, {130, 256, 768}, {64, 192, 64}, {8, 8, 8},
          {33, 100, 70},   {70, 13, 7},     {1, 64, 64},   {65, 96, 1100}};
}

TEST(PackedGemm, EveryLayout) {
  for (int variant = 0; variant < 8; ++variant) {
    bool transA = variant & 1, transB = variant & 2, accumulate = variant & 4;
    expectCorrect({48, 80, 33, accumulate, transA, transB});
    expectCorrect({150, 80, 33, accumulate, transA, transB});
    expectCorrect({17, 3, 70, accumulate, transA, transB, 5, 3, 2});
  }
}

TEST(PackedGemm, EveryShape) {
  for (Product p : shapes())
    expectCorrect(p);
}

TEST(PackedGemm, BitsDoNotDependOnMemory) {
  for (Product p : shapes())
    for (bool accumulate : {false, true}) {
      p.accumulate = accumulate;
      std::vector<float> dense = multiply(p);
      Product moved = p;
      moved.padA = 3, moved.padB = 5, moved.padC = 2;
      for (int variant = 0; variant < 4; ++variant) {
        moved.transA = variant & 1, moved.transB = variant & 2;
        EXPECT_TRUE(sameBits(multiply(moved), dense)) << p.m << "x" << p.n << "x" << p.k;
      }
    }
}

TEST(PackedGemm, ABiasIsAnAdditionAfterwards) {
  std::vector<Product> products = shapes();
  products.push_back({100, 64, 4096});
  for (Product p : products)
    for (std::int64_t pad : {0, 3}) {
      p.padA = p.padC = pad;
      p.transA = pad != 0;
      p.bias = false;
      std::vector<float> sums = multiply(p);
      for (std::int64_t i = 0; i < p.m; ++i)
        for (std::int64_t j = 0; j < p.n; ++j)
          sums[i * p.n + j] += getBias(j);
      p.bias = true;
      EXPECT_TRUE(sameBits(multiply(p), sums)) << p.m << "x" << p.n << "x" << p.k;
    }
}

TEST(PackedGemm, NothingToMultiply) {
  Product bias{4, 5, 0};
  bias.bias = true;
  expectCorrect(bias);
  expectCorrect({0, 5, 3});
  expectCorrect({4, 0, 3});
  expectCorrect({4, 5, 0});
  expectCorrect({4, 5, 0, /*accumulate=*/true});
}

TEST(PackedGemm, InvalidDescriptions) {
  EXPECT_EQ(pipeline_rt_packed_bytes(0, -1, 4, 4), -1);
  EXPECT_EQ(pipeline_rt_packed_bytes(0, 4, 8, 7), -1);
  EXPECT_EQ(pipeline_rt_packed_bytes(1, 8, 4, 7), -1);
  EXPECT_EQ(pipeline_rt_packed_gemm_scratch_bytes(0, 4, 8, 8, 7, 0, 8, 0), -1);
  EXPECT_EQ(pipeline_rt_packed_gemm_scratch_bytes(0, 4, 8, 8, 8, 0, 7, 0), -1);
  // A bias is what C begins with; it does not accumulate.
  EXPECT_EQ(pipeline_rt_packed_gemm_scratch_bytes(0, 4, 8, 8, 8, 1, 8, 1), -1);
}

TEST(PackedGemmDeathTest, APackedFormThatIsTooSmall) {
  Matrix b(64, 64, 2);
  Bytes packed(64 * 64 * 4);
  EXPECT_DEATH(pipeline_rt_pack_f32(0, 64, 64, b.elements.data(), 64, packed.data, 64),
               "packing of a matrix of 64x64 \\(k, n\\), 64 elements from row to row: takes "
               "[0-9]+ bytes, but was planned with 64");
}

} // namespace
