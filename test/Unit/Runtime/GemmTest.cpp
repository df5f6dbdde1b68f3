//===- GemmTest.cpp - Contractions against plain loops ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contractions against a plain triple loop, and against themselves under other circumstances.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Gemm.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <thread>
#include <vector>

namespace {

/// Memory at a chosen distance from a 64-byte boundary, with a guard behind it.
class Buffer {
public:
  Buffer(std::int64_t count, int salt, std::int64_t offset = 0)
      : storage(count + offset + 32), count(count) {
    auto address = reinterpret_cast<std::uintptr_t>(storage.data());
    data = storage.data() + (64 - address % 64) % 64 / sizeof(float) + offset;
    for (std::int64_t i = 0; i < count; ++i)
      data[i] = static_cast<float>((i * 7919 + salt * 104729) % 2003) / 1001.5f - 1.0f;
  }
  bool sameBits(const Buffer &other) const {
    return std::memcmp(data, other.data, count * sizeof(float)) == 0;
  }

  std::vector<float> storage;
  float *data;
  std::int64_t count;
};

struct Product {
  std::int64_t batch, m, n, k;
  bool transA = false, transB = false, accumulate = false;
  std::int64_t padA = 0, padB = 0, padC = 0;
  bool shareB = false;

  std::int64_t lda() const { return (transA ? m : k) + padA; }
  std::int64_t ldb() const { return (transB ? k : n) + padB; }
  std::int64_t ldc() const { return n + padC; }
  std::int64_t strideA() const { return (transA ? k : m) * lda() + 16 * padA; }
  std::int64_t strideB() const { return shareB ? 0 : (transB ? n : k) * ldb(); }
  std::int64_t strideC() const { return m * ldc() + 16 * padC; }
  std::int64_t sizeA() const { return std::max<std::int64_t>(1, batch * strideA()); }
  std::int64_t sizeB() const {
    return std::max<std::int64_t>(1, (shareB ? 1 : batch) * (transB ? n : k) * ldb());
  }
  std::int64_t sizeC() const { return std::max<std::int64_t>(1, batch * strideC()); }

  /// Scratch memory of exactly the size that was asked for.
  std::int64_t scratchBytes() const {
    return pipeline_rt_batch_gemm_scratch_bytes(batch, transA, transB, m, n, k, lda(), strideA(),
                                                ldb(), strideB(), ldc(), strideC(), accumulate);
  }

  void run(const Buffer &a, const Buffer &b, Buffer &c) const {
    std::int64_t bytes = scratchBytes();
    ASSERT_GE(bytes, 0);
    ASSERT_EQ(bytes % 64, 0);
    Buffer scratch(bytes / 4, 9);
    pipeline_rt_batch_gemm_f32(batch, transA, transB, m, n, k, a.data, lda(), strideA(), b.data,
                               ldb(), strideB(), c.data, ldc(), strideC(), accumulate, scratch.data,
                               bytes);
  }
};

void expectCorrect(const Product &product) {
  SCOPED_TRACE(::testing::Message()
               << product.batch << " x " << product.m << "x" << product.n << "x" << product.k
               << " trans " << product.transA << product.transB << " accumulate "
               << product.accumulate << " pads " << product.padA << product.padB << product.padC);
  Buffer a(product.sizeA(), 1), b(product.sizeB(), 2), c(product.sizeC(), 3);
  std::vector<float> old(c.data, c.data + c.count);
  product.run(a, b, c);
  for (std::int64_t i = 0; i < product.batch; ++i)
    for (std::int64_t row = 0; row < product.m; ++row)
      for (std::int64_t column = 0; column < product.ldc(); ++column) {
        std::int64_t at = i * product.strideC() + row * product.ldc() + column;
        if (column >= product.n) { // padding is not written
          ASSERT_EQ(c.data[at], old[at]);
          continue;
        }
        double sum = product.accumulate ? old[at] : 0;
        for (std::int64_t l = 0; l < product.k; ++l) {
          std::int64_t atA = product.transA ? l * product.lda() + row : row * product.lda() + l;
          std::int64_t atB =
              product.transB ? column * product.ldb() + l : l * product.ldb() + column;
          sum += static_cast<double>(a.data[i * product.strideA() + atA]) *
                 static_cast<double>(b.data[i * product.strideB() + atB]);
        }
        ASSERT_NEAR(c.data[at], sum, 1e-6 * (product.k + 4)) << row << ", " << column;
      }
}

/// The shapes of a GPT-2 layer, forward and backward, and its attention.
std::vector<Product> layerShapes() {
  return {{1, 512, 768, 256},
          {1, 512, 256, 1024},
          {1, 512, 256, 1024, false, true},
          {1, 256, 1024, 512, true, false, true},
          {32, 128, 128, 32, false, true},
          {32, 128, 32, 128, true, false}};
}

TEST(Gemm, EveryTransposition) {
  for (int variant = 0; variant < 8; ++variant) {
    bool transA = variant & 1, transB = variant & 2, accumulate = variant & 4;
    expectCorrect({1, 48, 80, 33, transA, transB, accumulate});
    expectCorrect({1, 17, 3, 70, transA, transB, accumulate, 5, 3, 2});
    expectCorrect({3, 16, 24, 8, transA, transB, accumulate});
    expectCorrect({2, 9, 11, 13, transA, transB, accumulate, 1, 2, 3});
  }
}

TEST(Gemm, VectorsAndScalars) {
  for (int variant = 0; variant < 8; ++variant) {
    bool transA = variant & 1, transB = variant & 2, accumulate = variant & 4;
    expectCorrect({1, 1, 1, 1, transA, transB, accumulate});
    expectCorrect({1, 1, 64, 40, transA, transB, accumulate, 3, 0, 0});
    expectCorrect({1, 64, 1, 40, transA, transB, accumulate, 0, 3, 1});
    expectCorrect({1, 64, 40, 1, transA, transB, accumulate});
    expectCorrect({4, 1, 1, 32, transA, transB, accumulate});
  }
}

TEST(Gemm, AMatrixSharedByABatch) {
  Product product{3, 10, 12, 14};
  product.shareB = true;
  expectCorrect(product);
  product.transB = product.accumulate = true;
  expectCorrect(product);
}

TEST(Gemm, HeadsSideBySide) {
  // Attention on rows that hold all heads: the matrices of the batch are interleaved.
  constexpr std::int64_t heads = 4, rows = 24, width = 8, all = heads * width;
  Buffer q(rows * all, 1), k(rows * all, 2), scores(heads * rows * rows, 3), out(rows * all, 4);
  auto multiply = [](bool transB, std::int64_t n, std::int64_t depth, const Buffer &a,
                     std::int64_t lda, std::int64_t strideA, const Buffer &b, Buffer &c,
                     std::int64_t ldc, std::int64_t strideC) {
    std::int64_t bytes = pipeline_rt_batch_gemm_scratch_bytes(heads, 0, transB, rows, n, depth, lda,
                                                              strideA, all, width, ldc, strideC, 0);
    ASSERT_GE(bytes, 0);
    Buffer scratch(bytes / 4, 9);
    pipeline_rt_batch_gemm_f32(heads, 0, transB, rows, n, depth, a.data, lda, strideA, b.data, all,
                               width, c.data, ldc, strideC, 0, scratch.data, bytes);
  };
  multiply(true, rows, width, q, all, width, k, scores, rows, rows * rows);
  multiply(false, width, rows, scores, rows, rows * rows, k, out, all, width);
  for (std::int64_t h = 0; h < heads; ++h)
    for (std::int64_t i = 0; i < rows; ++i) {
      double sums[width] = {};
      for (std::int64_t j = 0; j < rows; ++j) {
        double score = 0;
        for (std::int64_t d = 0; d < width; ++d)
          score +=
              double(q.data[i * all + h * width + d]) * double(k.data[j * all + h * width + d]);
        ASSERT_NEAR(scores.data[(h * rows + i) * rows + j], score, 1e-5);
        for (std::int64_t d = 0; d < width; ++d)
          sums[d] += score * double(k.data[j * all + h * width + d]);
      }
      for (std::int64_t d = 0; d < width; ++d)
        ASSERT_NEAR(out.data[i * all + h * width + d], sums[d], 1e-4);
    }
}

TEST(Gemm, AStridedMatrixHasTheBitsOfADenseOne) {
  for (Product product : layerShapes()) {
    product.batch = 1;
    Product strided = product;
    strided.padA = 16, strided.padB = 32, strided.padC = 48;
    auto copy = [](const Buffer &from, std::int64_t ldFrom, Buffer &to, std::int64_t ldTo,
                   std::int64_t rows, std::int64_t columns) {
      for (std::int64_t row = 0; row < rows; ++row)
        std::copy_n(from.data + row * ldFrom, columns, to.data + row * ldTo);
    };
    const Product &p = product;
    Buffer a(p.sizeA(), 1), b(p.sizeB(), 2), c(p.sizeC(), 3);
    Buffer a2(strided.sizeA(), 0), b2(strided.sizeB(), 0), c2(strided.sizeC(), 0), c3(p.sizeC(), 0);
    copy(a, p.lda(), a2, strided.lda(), p.transA ? p.k : p.m, p.lda());
    copy(b, p.ldb(), b2, strided.ldb(), p.transB ? p.n : p.k, p.ldb());
    copy(c, p.ldc(), c2, strided.ldc(), p.m, p.n);
    product.run(a, b, c);
    strided.run(a2, b2, c2);
    copy(c2, strided.ldc(), c3, p.ldc(), p.m, p.n);
    EXPECT_TRUE(c.sameBits(c3)) << p.m << "x" << p.n << "x" << p.k;
  }
}

TEST(Gemm, NothingToMultiply) {
  expectCorrect({1, 5, 6, 0});
  expectCorrect({1, 5, 6, 0, false, false, true});
  expectCorrect({2, 5, 6, 0, false, false, false, 1, 1, 1});
  expectCorrect({1, 0, 6, 4});
  expectCorrect({1, 5, 0, 4});
  expectCorrect({0, 5, 6, 4});
  EXPECT_EQ((Product{1, 5, 6, 0}.scratchBytes()), 0);
}

TEST(Gemm, SameBitsAtAnyTimeAddressAndThread) {
  for (const Product &product : layerShapes()) {
    Buffer a(product.sizeA(), 1), b(product.sizeB(), 2), c(product.sizeC(), 3);
    product.run(a, b, c);
    // Other addresses, aligned and not, on two threads at once, again and again.
    auto repeat = [&](std::int64_t offset) {
      Buffer a2(product.sizeA(), 1, offset), b2(product.sizeB(), 2, 2 * offset);
      for (int round = 0; round < 3; ++round) {
        Buffer c2(product.sizeC(), 3, 3 * offset);
        product.run(a2, b2, c2);
        EXPECT_TRUE(c.sameBits(c2)) << product.m << "x" << product.n << "x" << product.k;
      }
    };
    std::thread aligned([&] { repeat(0); }), unaligned([&] { repeat(1); });
    aligned.join();
    unaligned.join();
  }
}

TEST(Gemm, ABatchHasTheBitsOfItsProducts) {
  for (Product product : layerShapes()) {
    product.batch = 4;
    Buffer a(product.sizeA(), 1), b(product.sizeB(), 2), c(product.sizeC(), 3), single = c;
    single.data = single.storage.data() + (c.data - c.storage.data());
    product.run(a, b, c);
    std::int64_t bytes = pipeline_rt_gemm_scratch_bytes(
        product.transA, product.transB, product.m, product.n, product.k, product.lda(),
        product.ldb(), product.ldc(), product.accumulate);
    Buffer scratch(bytes / 4, 5);
    for (std::int64_t i = 0; i < product.batch; ++i)
      pipeline_rt_gemm_f32(product.transA, product.transB, product.m, product.n, product.k,
                           a.data + i * product.strideA(), product.lda(),
                           b.data + i * product.strideB(), product.ldb(),
                           single.data + i * product.strideC(), product.ldc(), product.accumulate,
                           scratch.data, bytes);
    EXPECT_TRUE(c.sameBits(single)) << product.m << "x" << product.n << "x" << product.k;
  }
}

TEST(Gemm, ManyThreadsMakeTheSameKernels) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([] {
      for (std::int64_t m = 1; m < 12; ++m)
        expectCorrect({1, m, 21, 19});
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST(Gemm, InvalidDescriptions) {
  auto scratch = [](std::int64_t m, std::int64_t lda, std::int64_t ldb, std::int64_t ldc) {
    return pipeline_rt_gemm_scratch_bytes(0, 0, m, 8, 4, lda, ldb, ldc, 0);
  };
  EXPECT_GE(scratch(4, 4, 8, 8), 0);
  EXPECT_EQ(scratch(-1, 4, 8, 8), -1);
  EXPECT_EQ(scratch(4, 3, 8, 8), -1);
  EXPECT_EQ(scratch(4, 4, 7, 8), -1);
  EXPECT_EQ(scratch(4, 4, 8, 7), -1);
  EXPECT_EQ(pipeline_rt_batch_gemm_scratch_bytes(2, 0, 0, 4, 8, 4, 4, 16, 8, 32, 8, 31, 0), -1)
      << "the products overlap";
}

TEST(GemmDeathTest, OutsideOfARunAMistakeEndsTheProcess) {
  float x[64] = {};
  EXPECT_DEATH(pipeline_rt_gemm_f32(0, 0, 4, 4, 4, x, 3, x, 4, x, 4, 0, nullptr, 0),
               "matrix product 4x4x4 .*lda is smaller than a row of A");
}

} // namespace
