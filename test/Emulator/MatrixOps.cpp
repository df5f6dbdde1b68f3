//===- MatrixOps.cpp - What a warp does with matrices -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See MatrixOps.h. Each of the two puts matrices together from what all threads have, by the
// tables of the PTX ISA ("Matrix Fragments for mma.m16n8k16 with floating point type",
// "ldmatrix"), and gives each thread its part.
//
//===----------------------------------------------------------------------===//

#include "MatrixOps.h"

#include "Fibers.h"

#include <bit>
#include <cstring>

namespace pipeline::test {
namespace {

constexpr int warpThreads = 32;

/// What a thread brings to ldmatrix, and what it gets.
struct MatrixLoad {
  const void *row;
  bool transposed;
  std::array<uint32_t, 4> result;
};

std::string load(void *const *lanes) {
  auto get = [&](int lane) -> MatrixLoad & { return *static_cast<MatrixLoad *>(lanes[lane]); };
  for (int matrix = 0; matrix < 4; ++matrix) {
    uint16_t elements[8][8];
    for (int row = 0; row < 8; ++row) {
      const MatrixLoad &from = get(8 * matrix + row);
      if (reinterpret_cast<uintptr_t>(from.row) % 16 != 0)
        return "a row of ldmatrix is not aligned to 16 bytes";
      if (from.transposed != get(0).transposed)
        return "threads of a warp meet at different ops";
      std::memcpy(elements[row], from.row, sizeof(elements[row]));
    }
    for (int lane = 0; lane < warpThreads; ++lane) {
      int row = lane / 4, column = lane % 4 * 2;
      bool transposed = get(lane).transposed;
      uint32_t low = transposed ? elements[column][row] : elements[row][column];
      uint32_t high = transposed ? elements[column + 1][row] : elements[row][column + 1];
      get(lane).result[matrix] = high << 16 | low;
    }
  }
  return "";
}

/// What a thread brings to mma.sync, and what it gets.
struct Product {
  std::array<uint32_t, 4> a;
  std::array<uint32_t, 2> b;
  std::array<float, 4> sums;
};

/// Element i of a list of words.
template <size_t count>
double getElement(const std::array<uint32_t, count> &words, int i) {
  uint32_t bits = i % 2 == 0 ? words[i / 2] << 16 : words[i / 2] & 0xffff0000;
  return std::bit_cast<float>(bits);
}

std::string multiply(void *const *lanes) {
  auto get = [&](int lane) -> Product & { return *static_cast<Product *>(lanes[lane]); };
  double a[16][16], b[16][8];
  for (int lane = 0; lane < warpThreads; ++lane) {
    int groupId = lane >> 2, threadInGroup = lane % 4;
    for (int i = 0; i < 8; ++i) {
      int row = i < 2 || (i >= 4 && i < 6) ? groupId : groupId + 8;
      int column = threadInGroup * 2 + (i & 1) + (i < 4 ? 0 : 8);
      a[row][column] = getElement(get(lane).a, i);
    }
    for (int i = 0; i < 4; ++i) {
      int row = threadInGroup * 2 + (i & 1) + (i < 2 ? 0 : 8);
      b[row][groupId] = getElement(get(lane).b, i);
    }
  }
  for (int lane = 0; lane < warpThreads; ++lane) {
    int groupId = lane >> 2, threadInGroup = lane % 4;
    for (int i = 0; i < 4; ++i) {
      int row = i < 2 ? groupId : groupId + 8, column = threadInGroup * 2 + (i & 1);
      double sum = get(lane).sums[i];
      for (int k = 0; k < 16; ++k)
        sum += a[row][k] * b[k][column];
      get(lane).sums[i] = static_cast<float>(sum);
    }
  }
  return "";
}

} // namespace

std::array<uint32_t, 4> loadMatrices(const void *row, bool transposed) {
  MatrixLoad own{row, transposed, {}};
  meetWarp(load, &own);
  return own.result;
}

std::array<float, 4> multiplyMatrices(const std::array<uint32_t, 4> &a,
                                      const std::array<uint32_t, 2> &b,
                                      const std::array<float, 4> &c) {
  Product own{a, b, c};
  meetWarp(multiply, &own);
  return own.sums;
}

} // namespace pipeline::test
