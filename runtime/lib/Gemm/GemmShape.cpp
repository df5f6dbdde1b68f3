// Validity, hash and text of a matrix product's description.

#include "GemmShape.h"

#include <algorithm>

namespace pipeline::runtime {

const char *GemmShape::invalid() const {
  if (batch < 0 || m < 0 || n < 0 || k < 0)
    return "a size is negative";
  if (lda < std::max<std::int64_t>(columnsA(), 1))
    return "lda is smaller than a row of A";
  if (ldb < std::max<std::int64_t>(columnsB(), 1))
    return "ldb is smaller than a row of B";
  if (ldc < std::max<std::int64_t>(n, 1))
    return "ldc is smaller than a row of C";
  if (strideA < 0 || strideB < 0 || strideC < 0)
    return "a stride is negative";
  if (batch > 1 && !isEmpty() && strideC < (m - 1) * ldc + n)
    return "the products of the batch overlap in C";
  return nullptr;
}

std::size_t GemmShape::hash() const {
  std::uint64_t state = 0xcbf29ce484222325u;
  auto mix = [&](std::uint64_t word) {
    state = (state ^ word) * 0x9e3779b97f4a7c15u;
    state ^= state >> 29;
  };
  for (std::int64_t word : {batch, m, n, k, lda, ldb, ldc, strideA, strideB, strideC})
    mix(static_cast<std::uint64_t>(word));
  mix(transA | transB << 1 | accumulate << 2);
  return state;
}

std::string GemmShape::describe() const {
  std::string text;
  if (batch != 1)
    text += std::to_string(batch) + " times ";
  text += std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k) + " (m, n, k)";
  text += transA ? ", A transposed" : "";
  text += transB ? ", B transposed" : "";
  text += accumulate ? ", accumulating" : "";
  text += ", lda " + std::to_string(lda) + ", ldb " + std::to_string(ldb) + ", ldc " +
          std::to_string(ldc);
  if (batch != 1)
    text += ", strides " + std::to_string(strideA) + ", " + std::to_string(strideB) + ", " +
            std::to_string(strideC);
  return text;
}

} // namespace pipeline::runtime
