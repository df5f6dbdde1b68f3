//===- Contractions.h - Contractions by cuBLASLt -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_CUDA_CONTRACTIONS_H
#define PIPELINE_RUNTIME_LIB_CUDA_CONTRACTIONS_H

#include "Kernels.h"
#include "Streams.h"

#include <cublasLt.h>

#include <unordered_map>

namespace pipeline::runtime {

/// The contractions of one rank, each with the algorithm that was chosen when its shape was first
/// met.
class Contractions {
public:
  Contractions(pipeline_rt_rank &rank, Streams &streams, const Kernels &kernels);
  ~Contractions();
  Contractions(const Contractions &) = delete;
  Contractions &operator=(const Contractions &) = delete;

  // False if the run has failed.

  [[nodiscard]] bool create();
  [[nodiscard]] bool run(const pipeline_rt_cuda_gemm_shape &shape, const void *a, const void *b,
                         void *c, void *bias, void *auxiliary, void *workspace);

private:
  struct Prepared;
  struct Operands {
    const void *a, *b;
    void *c, *bias, *auxiliary, *workspace;
  };
  struct Hash {
    std::size_t operator()(const pipeline_rt_cuda_gemm_shape &shape) const;
  };
  struct Equal {
    bool operator()(const pipeline_rt_cuda_gemm_shape &left,
                    const pipeline_rt_cuda_gemm_shape &right) const;
  };

  bool checkShape(const pipeline_rt_cuda_gemm_shape &shape);
  bool check(cublasStatus_t status, const char *call);
  Prepared *find(const pipeline_rt_cuda_gemm_shape &shape);
  bool prepare(const pipeline_rt_cuda_gemm_shape &shape, Prepared &prepared);
  bool describe(const pipeline_rt_cuda_gemm_shape &shape, Prepared &prepared);
  bool lay(cublasLtMatrixLayout_t &layout, cudaDataType_t type, std::int64_t rows,
           std::int64_t columns, std::int64_t rowLength, std::int64_t batch, std::int64_t stride);
  bool choose(const pipeline_rt_cuda_gemm_shape &shape, Prepared &prepared);
  bool ask(Prepared &prepared, bool &found);
  Issue issue(Prepared &prepared, const Operands &operands);
  bool finish(const pipeline_rt_cuda_gemm_shape &shape, const Operands &operands);
  template <typename Arguments>
  bool launch(OwnKernel kernel, std::int64_t blocks, const Arguments &arguments);

  pipeline_rt_rank &rank;
  Streams &streams;
  const Kernels &kernels;
  cublasLtHandle_t handle = nullptr;
  std::unordered_map<pipeline_rt_cuda_gemm_shape, std::unique_ptr<Prepared>, Hash, Equal> shapes;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_CUDA_CONTRACTIONS_H
