// A matrix product without its pointers: what a oneDNN primitive is made for.

#ifndef PIPELINE_RUNTIME_LIB_GEMM_GEMMSHAPE_H
#define PIPELINE_RUNTIME_LIB_GEMM_GEMMSHAPE_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace pipeline::runtime {

/// Counts are of elements. As Gemm.h describes them; a single product has batch 1 and strides 0.
struct GemmShape {
  std::int64_t batch = 1, m = 0, n = 0, k = 0;
  std::int64_t lda = 0, ldb = 0, ldc = 0;
  std::int64_t strideA = 0, strideB = 0, strideC = 0;
  bool transA = false, transB = false, accumulate = false;

  bool operator==(const GemmShape &) const = default;

  /// The rows and columns of A and B as stored.
  std::int64_t rowsA() const { return transA ? k : m; }
  std::int64_t columnsA() const { return transA ? m : k; }
  std::int64_t rowsB() const { return transB ? n : k; }
  std::int64_t columnsB() const { return transB ? k : n; }

  /// True if there is nothing to multiply: no element in C, or no term in its sums.
  bool isEmpty() const { return batch == 0 || m == 0 || n == 0 || k == 0; }

  /// Null, or why this describes no product.
  const char *invalid() const;

  std::size_t hash() const;

  /// As in `128x64x32, A transposed, lda 128, ...`, for messages.
  std::string describe() const;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_GEMM_GEMMSHAPE_H
