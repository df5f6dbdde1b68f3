//===- MatrixOps.h - What a warp does with matrices -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ldmatrix and mma.sync of the PTX ISA, for the calling thread of a warp whose threads all
// come. A word holds two elements of 16 bits, the first in its low half.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_EMULATOR_MATRIXOPS_H
#define PIPELINE_TEST_EMULATOR_MATRIXOPS_H

#include <array>
#include <cstdint>

namespace pipeline::test {

/// ldmatrix.m8n8.x4, .trans if `transposed`: `row` is the address of a row of eight elements.
std::array<uint32_t, 4> loadMatrices(const void *row, bool transposed);

/// mma.m16n8k16.row.col of bf16 with sums of f32: each sum is rounded once.
std::array<float, 4> multiplyMatrices(const std::array<uint32_t, 4> &a,
                                      const std::array<uint32_t, 2> &b,
                                      const std::array<float, 4> &c);

} // namespace pipeline::test

#endif // PIPELINE_TEST_EMULATOR_MATRIXOPS_H
