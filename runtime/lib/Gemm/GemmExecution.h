//===- GemmExecution.h - What every kind of matrix product shares ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_GEMM_GEMMEXECUTION_H
#define PIPELINE_RUNTIME_LIB_GEMM_GEMMEXECUTION_H

#include "GemmCache.h"

namespace pipeline::runtime {

/// Executes a kernel on the calling thread; false if oneDNN fails. Only a kernel with a bias reads
/// one.
bool execute(const GemmKernel &kernel, const float *a, const void *b, float *c, void *scratch,
             const float *bias = nullptr);
bool execute(const PackKernel &kernel, const float *plain, void *packed);

/// C of a product without terms: zero, its bias, or what it was.
void clear(const GemmShape &shape, float *c, const float *bias = nullptr);

/// Copies a matrix from rows that are \p from elements apart to rows that are \p to apart.
void copyRows(const MatrixLayout &matrix, const float *source, std::int64_t from,
              float *destination, std::int64_t to);

/// Stops the run of the calling rank; false.
bool fail(const GemmShape &shape, const std::string &why);

/// True if there is scratch memory enough; else stops the run of the calling rank.
bool checkScratch(const GemmShape &shape, std::int64_t needed, const void *scratch,
                  std::int64_t given);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_GEMM_GEMMEXECUTION_H
