//===- Cuda.cpp - The C ABI that rank programs for CUDA call -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As Runtime.cpp: each function asks a member that says whether the run goes on, and leaves the
// rank program by a non-local jump if it does not. Nothing is alive here that needs a destructor.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Cuda.h"

#include "../RankContext.h"
#include "CudaRank.h"

using namespace pipeline::runtime;

namespace {

void go(pipeline_rt_rank *rank, bool goesOn) {
  if (!goesOn)
    rank->leave();
}

CudaRank &of(pipeline_rt_rank *rank) { return CudaRank::of(rank); }

} // namespace

void pipeline_rt_cuda_record(pipeline_rt_rank *rank, int32_t event, int32_t stream) {
  go(rank, of(rank).streams.record(event, stream));
}

void pipeline_rt_cuda_wait(pipeline_rt_rank *rank, int32_t event, int32_t stream) {
  // A wait is no work.
  go(rank, (stream != PIPELINE_RT_CUDA_COMPUTE || of(rank).times.endWork()) &&
               of(rank).streams.wait(event, stream));
}

void pipeline_rt_cuda_launch(pipeline_rt_rank *rank, int32_t kernel, uint32_t grid_x,
                             uint32_t grid_y, uint32_t grid_z, uint32_t block_x, uint32_t block_y,
                             uint32_t block_z, uint32_t shared_bytes, const uint64_t *arguments,
                             int32_t count) {
  go(rank, of(rank).launch(kernel, dim3(grid_x, grid_y, grid_z), dim3(block_x, block_y, block_z),
                           shared_bytes, arguments, count));
}

void pipeline_rt_cuda_gemm(pipeline_rt_rank *rank, const pipeline_rt_cuda_gemm_shape *shape,
                           const void *a, const void *b, void *c, void *bias, void *auxiliary,
                           void *workspace) {
  go(rank, of(rank).contractions.run(*shape, a, b, c, bias, auxiliary, workspace));
}

void pipeline_rt_cuda_send(pipeline_rt_rank *rank, int32_t peer, const void *payload,
                           int64_t bytes) {
  go(rank, of(rank).streams.message(/*isSend=*/true, peer, const_cast<void *>(payload), bytes));
}

void pipeline_rt_cuda_recv(pipeline_rt_rank *rank, int32_t peer, void *payload, int64_t bytes) {
  go(rank, of(rank).streams.message(/*isSend=*/false, peer, payload, bytes));
}

void pipeline_rt_cuda_group_begin(pipeline_rt_rank *rank) {
  go(rank, of(rank).streams.beginGroup());
}

void pipeline_rt_cuda_group_end(pipeline_rt_rank *rank) { go(rank, of(rank).streams.endGroup()); }

void pipeline_rt_cuda_load_input(pipeline_rt_rank *rank, int32_t input, int64_t microbatch,
                                 void *destination, int64_t bytes, int32_t stream) {
  go(rank, of(rank).loadInput(input, microbatch, destination, bytes, stream));
}

void pipeline_rt_cuda_report_scalar(pipeline_rt_rank *rank, int32_t output, int64_t microbatch,
                                    const float *value) {
  go(rank, of(rank).reportScalar(output, microbatch, value));
}

void pipeline_rt_cuda_init_normal(pipeline_rt_rank *rank, float *p, int64_t n, const char *name,
                                  float mean, float deviation) {
  go(rank, of(rank).initNormal(p, n, name, mean, deviation));
}

void pipeline_rt_cuda_fill(pipeline_rt_rank *rank, void *p, int64_t n, int32_t element_bytes,
                           uint64_t bits) {
  go(rank, of(rank).fill(p, n, element_bytes, bits));
}

void pipeline_rt_cuda_zero(pipeline_rt_rank *rank, void *p, int64_t bytes) {
  go(rank, of(rank).times.work(ZeroGradients) && of(rank).zero(p, bytes));
}

void pipeline_rt_cuda_copy(pipeline_rt_rank *rank, void *to, const void *from, int64_t bytes) {
  go(rank, of(rank).copy(to, from, bytes));
}

void pipeline_rt_cuda_exchange_weights(pipeline_rt_rank *rank) {
  go(rank, of(rank).times.endWork() && of(rank).exchangeWeights());
}

void pipeline_rt_cuda_gradient_norm(pipeline_rt_rank *rank, int32_t index, int32_t count,
                                    const float *const *accumulators, int64_t n) {
  go(rank,
     of(rank).times.work(AddToNorm) && of(rank).gradientNorm(index, {accumulators, count}, n));
}

void pipeline_rt_cuda_exchange_norms(pipeline_rt_rank *rank) {
  go(rank, of(rank).times.endWork() && of(rank).exchangeNorms());
}

void pipeline_rt_cuda_update_adamw(pipeline_rt_rank *rank, float *parameter, int32_t count,
                                   const float *const *accumulators, float *m, float *v,
                                   int64_t n) {
  go(rank, of(rank).times.work(UpdateParameters) &&
               of(rank).updateAdamW({accumulators, count}, parameter, m, v, n));
}

void pipeline_rt_cuda_update_sgd(pipeline_rt_rank *rank, float *parameter, int32_t count,
                                 const float *const *accumulators, int64_t n) {
  go(rank, of(rank).times.work(UpdateParameters) &&
               of(rank).updateSgd({accumulators, count}, parameter, n));
}
