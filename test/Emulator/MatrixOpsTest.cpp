//===- MatrixOpsTest.cpp - Matrices of a warp -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Against products of whole matrices, with each thread's elements written down from the
// figures of the PTX ISA, once more than in MatrixOps.cpp: by rows and columns there, by
// threads here.
//
//===----------------------------------------------------------------------===//

#include "MatrixOps.h"
#include "Fibers.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <bit>

using namespace pipeline::test;

namespace {

std::string runWarp(uint64_t seed, std::function<void(uint32_t)> run) {
  return runBlock(
      {.size = {32, 1, 1}, .seed = seed, .run = [run = std::move(run)] { run(getThread().x); }});
}

/// Small integers are exact in bf16.
uint32_t pack(int low, int high) {
  auto bits = [](int value) { return std::bit_cast<uint32_t>(static_cast<float>(value)) >> 16; };
  return bits(high) << 16 | bits(low);
}

int a(int row, int k) { return (row * 7 + k * 3) % 11 - 5; }
int b(int k, int column) { return (k * 5 + column * 2) % 13 - 6; }
int c(int row, int column) { return row * 8 + column; }

TEST(MatrixOps, MultiplyAsPtxSays) {
  for (uint64_t seed : {0, 1, 2}) {
    float result[16][8];
    EXPECT_EQ(runWarp(seed,
                      [&](uint32_t lane) {
                        int g = static_cast<int>(lane) / 4, t = static_cast<int>(lane) % 4 * 2;
                        auto sums = multiplyMatrices(
                            {pack(a(g, t), a(g, t + 1)), pack(a(g + 8, t), a(g + 8, t + 1)),
                             pack(a(g, t + 8), a(g, t + 9)),
                             pack(a(g + 8, t + 8), a(g + 8, t + 9))},
                            {pack(b(t, g), b(t + 1, g)), pack(b(t + 8, g), b(t + 9, g))},
                            {static_cast<float>(c(g, t)), static_cast<float>(c(g, t + 1)),
                             static_cast<float>(c(g + 8, t)), static_cast<float>(c(g + 8, t + 1))});
                        result[g][t] = sums[0];
                        result[g][t + 1] = sums[1];
                        result[g + 8][t] = sums[2];
                        result[g + 8][t + 1] = sums[3];
                      }),
              "");
    for (int row = 0; row < 16; ++row)
      for (int column = 0; column < 8; ++column) {
        int sum = c(row, column);
        for (int k = 0; k < 16; ++k)
          sum += a(row, k) * b(k, column);
        EXPECT_EQ(result[row][column], static_cast<float>(sum)) << row << ", " << column;
      }
  }
}

TEST(MatrixOps, LoadAsPtxSays) {
  // Four matrices one below the other: element (r, c) of matrix m is 64 m + 8 r + c.
  alignas(16) uint16_t memory[4][8][8];
  for (int i = 0; i < 256; ++i)
    memory[i / 64][i / 8 % 8][i % 8] = static_cast<uint16_t>(i);
  for (bool transposed : {false, true})
    EXPECT_EQ(runWarp(3,
                      [&](uint32_t lane) {
                        auto words = loadMatrices(memory[lane / 8][lane % 8], transposed);
                        for (uint32_t m = 0; m < 4; ++m) {
                          uint32_t first = transposed ? lane % 4 * 16 + lane / 4 : lane * 2;
                          uint32_t second = first + (transposed ? 8 : 1);
                          EXPECT_EQ(words[m], (64 * m + second) << 16 | (64 * m + first));
                        }
                      }),
              "");
}

TEST(MatrixOps, SayWhatThreadsDoWrong) {
  alignas(16) uint16_t memory[16] = {};
  EXPECT_EQ(runWarp(0, [&](uint32_t lane) { loadMatrices(memory + (lane == 5), false); }),
            "a row of ldmatrix is not aligned to 16 bytes");
  EXPECT_EQ(runWarp(0, [&](uint32_t lane) { loadMatrices(memory, lane == 5); }),
            "threads of a warp meet at different ops");
  EXPECT_EQ(runWarp(0,
                    [&](uint32_t lane) {
                      if (lane == 5)
                        multiplyMatrices({}, {}, {});
                      else
                        loadMatrices(memory, false);
                    }),
            "threads of a warp meet at different ops");
  EXPECT_EQ(runWarp(0,
                    [&](uint32_t lane) {
                      if (lane != 5)
                        loadMatrices(memory, false);
                    }),
            "threads wait for others that do not come");
}

} // namespace
