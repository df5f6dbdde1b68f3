//===- Gemm.h - Contractions of generated code ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row-major f32 matrix products, done by oneDNN on the calling thread.
//
// A product allocates nothing that grows with its size: its scratch memory is the caller's, planned
// at compile time by asking *_scratch_bytes. A product with the same description (everything but
// the pointers) has the same bits at every call, on every thread and with any pointers, on one
// instruction set; a batch has the bits of its products one by one.
//
// Why oneDNN's matmul and not its sgemm (measured with 2.6.3, AVX-512, one thread, GPT-2's shapes):
// both run at 140 to 175 GFLOP/s, but sgemm allocates 72 KiB to 1.5 MB in every call, while matmul
// takes its scratch memory from the caller. What matmul still allocates is six or seven objects of
// at most 104 bytes a call for its argument table, through operator new; CallHeap.h serves those.
// One API everywhere, because the two differ in bits for some shapes. Matrices that are not dense
// (a row shorter than its leading dimension) are copied to scratch memory first: for those oneDNN
// falls back to sgemm. So it does without AVX-512, where a call therefore still allocates.
//
// A product whose right matrix is read again and again reads a packed form of it. Measured on the
// same machine with operands that are not in cache, such products are 4 to 12 % faster: less is
// copied in a call, and blocks of rows keep the result in cache, where one call of oneDNN for all
// rows of a wide result waits for memory.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_GEMM_H
#define PIPELINE_RUNTIME_GEMM_H

#include "pipeline-runtime/Export.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// C = op(A) op(B), or C += op(A) op(B) where \p accumulate is not 0.
///
/// op(A) is m x k and op(B) is k x n; op(X) is X, or its transpose where transX is not 0. Matrices
/// are row-major as stored: A is m x k with lda >= k (k x m with lda >= m where transposed), B is
/// k x n with ldb >= n (n x k with ldb >= k where transposed), C is m x n with ldc >= n. Leading
/// dimensions count elements. k = 0 gives 0, or leaves C as it is when accumulating.
///
/// \p scratch is 64-byte aligned, may be null if \p scratchBytes is 0, and is written; scratchBytes
/// is at least pipeline_rt_gemm_scratch_bytes of the same description. Matrices need only f32's
/// alignment (64 is fastest). C overlaps neither A, B nor scratch.
///
/// A description that is invalid, or too little scratch memory, stops the run of the calling rank
/// with a message; outside of a run it ends the process with that message.
PIPELINE_RT_API void pipeline_rt_gemm_f32(int32_t transA, int32_t transB, int64_t m, int64_t n,
                                          int64_t k, const float *a, int64_t lda, const float *b,
                                          int64_t ldb, float *c, int64_t ldc, int32_t accumulate,
                                          void *scratch, int64_t scratchBytes);

/// The scratch memory of pipeline_rt_gemm_f32 in bytes, a multiple of 64, possibly 0. May be called
/// at compile time, on any thread; -1 for a description that is invalid or that oneDNN refuses.
PIPELINE_RT_API int64_t pipeline_rt_gemm_scratch_bytes(int32_t transA, int32_t transB, int64_t m,
                                                       int64_t n, int64_t k, int64_t lda,
                                                       int64_t ldb, int64_t ldc,
                                                       int32_t accumulate);

/// \p batch products at once: the i-th is pipeline_rt_gemm_f32 of a + i * strideA, b + i * strideB
/// and c + i * strideC. Strides count elements. strideA or strideB may be 0: every product then
/// reads the same matrix. The Cs do not overlap, but may be interleaved (the heads of an attention
/// side by side in each row).
PIPELINE_RT_API void pipeline_rt_batch_gemm_f32(int64_t batch, int32_t transA, int32_t transB,
                                                int64_t m, int64_t n, int64_t k, const float *a,
                                                int64_t lda, int64_t strideA, const float *b,
                                                int64_t ldb, int64_t strideB, float *c, int64_t ldc,
                                                int64_t strideC, int32_t accumulate, void *scratch,
                                                int64_t scratchBytes);

/// The scratch memory of pipeline_rt_batch_gemm_f32, as pipeline_rt_gemm_scratch_bytes says it.
PIPELINE_RT_API int64_t pipeline_rt_batch_gemm_scratch_bytes(int64_t batch, int32_t transA,
                                                             int32_t transB, int64_t m, int64_t n,
                                                             int64_t k, int64_t lda,
                                                             int64_t strideA, int64_t ldb,
                                                             int64_t strideB, int64_t ldc,
                                                             int64_t strideC, int32_t accumulate);

/// The bytes of the packed form of op(B), a multiple of 64, or -1 as above: the form in which
/// oneDNN reads it fastest. It depends on the machine's instruction set, on k and n, and on nothing
/// else.
PIPELINE_RT_API int64_t pipeline_rt_packed_bytes(int32_t transB, int64_t k, int64_t n, int64_t ldb);

/// Packs op(B), k x n, into \p packed, which is 64-byte aligned and has pipeline_rt_packed_bytes.
PIPELINE_RT_API void pipeline_rt_pack_f32(int32_t transB, int64_t k, int64_t n, const float *b,
                                          int64_t ldb, void *packed, int64_t packedBytes);

/// pipeline_rt_gemm_f32 of a right matrix that was packed before. Its bits are a function of the
/// matrices alone: not of when and from where B was packed, nor of how A and C lie in memory.
///
/// A \p bias that is not null has n elements, which are added to each row of the product: the bits
/// are those of an addition afterwards, which would be another pass over C. A product with a bias
/// does not accumulate.
PIPELINE_RT_API void pipeline_rt_packed_gemm_f32(int32_t transA, int64_t m, int64_t n, int64_t k,
                                                 const float *a, int64_t lda, const void *packed,
                                                 const float *bias, float *c, int64_t ldc,
                                                 int32_t accumulate, void *scratch,
                                                 int64_t scratchBytes);

/// The scratch memory of pipeline_rt_packed_gemm_f32, as pipeline_rt_gemm_scratch_bytes says it;
/// \p bias is not 0 where there will be one.
PIPELINE_RT_API int64_t pipeline_rt_packed_gemm_scratch_bytes(int32_t transA, int64_t m, int64_t n,
                                                              int64_t k, int64_t lda, int32_t bias,
                                                              int64_t ldc, int32_t accumulate);

#ifdef __cplusplus
}
#endif

#endif // PIPELINE_RUNTIME_GEMM_H
