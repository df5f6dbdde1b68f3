//===- EpilogueKernels.h - What is done to a product that is in memory -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which epilogues cuBLASLt has is known only where a device is: it depends on types, precision, row
// lengths, the device and the library's version. Where it has none, the product is computed alone,
// and these kernels do the rest behind it: the same up to rounding, as the product is rounded to
// C's type in between.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_EPILOGUEKERNELS_H
#define PIPELINE_RUNTIME_LIB_CUDA_EPILOGUEKERNELS_H

#include "../Optimizer/Elements.h"

#include <cstring>

namespace pipeline::runtime {

/// Elements in f32, or in bf16.
struct Elements {
  void *data;
  bool isBf16;

  PIPELINE_RT_EVERYWHERE float operator[](std::int64_t i) const {
    if (!isBf16)
      return static_cast<const float *>(data)[i];
    std::uint32_t bits = std::uint32_t{static_cast<const std::uint16_t *>(data)[i]} << 16;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
  }

  /// Rounds to the nearest, ties to even.
  PIPELINE_RT_EVERYWHERE void set(std::int64_t i, float value) const {
    if (!isBf16) {
      static_cast<float *>(data)[i] = value;
      return;
    }
    std::uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    bits = value == value ? (bits + 0x7fff + ((bits >> 16) & 1)) >> 16 : 0x7fff;
    static_cast<std::uint16_t *>(data)[i] = static_cast<std::uint16_t>(bits);
  }
};

/// Every element of C, one after the other: the bias is added to it, it is kept, and becomes its
/// gelu, or is multiplied by gelu's derivative where the auxiliary matrix says.
struct EpilogueArguments {
  Elements c, auxiliary, bias;
  /// Elements of C, of one of its rows, and from one row to the next there and in the auxiliary
  /// matrix.
  std::int64_t n, columns, row;
  bool addsBias, keeps, isGelu, isDerivative;
};

/// Sums of terms at regular distances: of a matrix's rows or columns.
struct SumsArguments {
  Elements terms, sums;
  std::int64_t count, length;
  /// From the first term of one sum to that of the next, and from term to term.
  std::int64_t toNext, toTerm;
};

/// Of a block: sums next to one another, and parts of each.
constexpr unsigned sumsOfBlock = 32, partsOfSum = 8;

PIPELINE_RT_EVERYWHERE inline float geluArgument(float x) {
  return 0.7978845608028654f * (x + 0.044715f * x * x * x);
}

PIPELINE_RT_EVERYWHERE inline float gelu(float x) {
  return 0.5f * x * (1 + std::tanh(geluArgument(x)));
}

PIPELINE_RT_EVERYWHERE inline float geluDerivative(float x) {
  float t = std::tanh(geluArgument(x));
  return 0.5f * (1 + t) +
         0.5f * x * (1 - t * t) * 0.7978845608028654f * (1 + 3 * 0.044715f * x * x);
}

PIPELINE_RT_EVERYWHERE inline void updateElement(const EpilogueArguments &a, std::int64_t i) {
  std::int64_t column = i % a.columns, place = i / a.columns * a.row + column;
  float value = a.c[place];
  if (a.addsBias)
    value += a.bias[column];
  if (a.keeps)
    a.auxiliary.set(place, value);
  if (a.isGelu)
    value = gelu(value);
  if (a.isDerivative)
    value *= geluDerivative(a.auxiliary[place]);
  a.c.set(place, value);
}

/// A part of a sum: every so many-th term.
PIPELINE_RT_EVERYWHERE inline float partOfSum(const SumsArguments &a, std::int64_t sum,
                                              unsigned part) {
  float result = 0;
  for (std::int64_t i = part; sum < a.count && i < a.length; i += partsOfSum)
    result += a.terms[sum * a.toNext + i * a.toTerm];
  return result;
}

/// \p parts has those of all sums of the block, the first parts first.
PIPELINE_RT_EVERYWHERE inline void finishSum(const SumsArguments &a, std::int64_t sum,
                                             const float *parts) {
  float result = parts[sum % sumsOfBlock];
  for (unsigned part = 1; part < partsOfSum; ++part)
    result += parts[part * sumsOfBlock + sum % sumsOfBlock];
  if (sum < a.count)
    a.sums.set(sum, result);
}

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_EPILOGUEKERNELS_H
