//===- Runtime.cpp - The C ABI that generated rank programs call -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function asks a member that says whether the run goes on, and leaves the rank program if it
// does not. Leaving is a non-local jump, so it happens here, where nothing is alive that needs a
// destructor.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Runtime.h"

#include "RankContext.h"
#include "pipeline-runtime/Random.h"

#include <cstring>

using namespace pipeline::runtime;

void pipeline_rt_begin_action(pipeline_rt_rank *rank, int32_t kind, int32_t stage,
                              int64_t microbatch) {
  if (!rank->beginAction(kind, stage, microbatch))
    rank->leave();
}

void pipeline_rt_end_action(pipeline_rt_rank *rank) {
  if (!rank->endAction())
    rank->leave();
}

void pipeline_rt_send(pipeline_rt_rank *rank, int32_t peer, const void *payload, int64_t bytes,
                      pipeline_rt_request *request) {
  if (!rank->run.transport->send(rank->index, peer, payload, bytes, *request))
    rank->leave();
}

void pipeline_rt_recv(pipeline_rt_rank *rank, int32_t peer, void *payload, int64_t bytes,
                      pipeline_rt_request *request) {
  if (!rank->run.transport->receive(rank->index, peer, payload, bytes, *request))
    rank->leave();
}

void pipeline_rt_wait(pipeline_rt_rank *rank, pipeline_rt_request *request) {
  if (!rank->run.transport->wait(rank->index, *request))
    rank->leave();
}

void pipeline_rt_load_input(pipeline_rt_rank *rank, int32_t input, int64_t microbatch,
                            void *destination, int64_t bytes) {
  if (!rank->loadInput(input, microbatch, destination, bytes))
    rank->leave();
}

void pipeline_rt_report_scalar(pipeline_rt_rank *rank, int32_t output, int64_t microbatch,
                               const float *value) {
  if (!rank->reportScalar(output, microbatch, *value))
    rank->leave();
}

void pipeline_rt_init_normal(pipeline_rt_rank *rank, float *p, int64_t n, const char *name,
                             float mean, float deviation) {
  fillNormal(p, n, rank->run.options.seed, name, mean, deviation);
}

void pipeline_rt_fill(pipeline_rt_rank *, void *p, int64_t n, int32_t element_bytes,
                      uint64_t bits) {
  fillElements(p, n, element_bytes, bits);
}

void pipeline_rt_zero(pipeline_rt_rank *rank, void *p, int64_t bytes) {
  rank->beginWork(ZeroGradients);
  if (bytes > 0)
    std::memset(p, 0, static_cast<std::size_t>(bytes));
  rank->endWork();
}

void pipeline_rt_copy(pipeline_rt_rank *, void *to, const void *from, int64_t bytes) {
  if (bytes > 0)
    std::memcpy(to, from, static_cast<std::size_t>(bytes));
}

void pipeline_rt_begin_update(pipeline_rt_rank *rank, int64_t update, int64_t microbatch) {
  if (!rank->beginUpdate(update, microbatch))
    rank->leave();
}

void pipeline_rt_exchange_weights(pipeline_rt_rank *rank) {
  if (!rank->exchangeWeights())
    rank->leave();
}

void pipeline_rt_gradient_norm(pipeline_rt_rank *rank, int32_t index, int32_t count,
                               const float *const *accumulators, int64_t n) {
  rank->beginWork(AddToNorm);
  if (!rank->recordNorm(index, {accumulators, count, rank->gradientDivisor}, n))
    rank->leave();
  rank->endWork();
}

void pipeline_rt_exchange_norms(pipeline_rt_rank *rank) {
  if (!rank->exchangeNorms())
    rank->leave();
}

void pipeline_rt_update_adamw(pipeline_rt_rank *rank, float *parameter, int32_t count,
                              const float *const *accumulators, float *m, float *v, int64_t n) {
  if (!rank->checkUpdate())
    rank->leave();
  rank->beginWork(UpdateParameters);
  updateAdamW(rank->constants, {accumulators, count, rank->gradientDivisor, rank->gradientScale},
              parameter, m, v, n);
  rank->endWork();
}

void pipeline_rt_update_sgd(pipeline_rt_rank *rank, float *parameter, int32_t count,
                            const float *const *accumulators, int64_t n) {
  if (!rank->checkUpdate())
    rank->leave();
  rank->beginWork(UpdateParameters);
  updateSgd(rank->constants, {accumulators, count, rank->gradientDivisor, rank->gradientScale},
            parameter, n);
  rank->endWork();
}

void pipeline_rt_fail(pipeline_rt_rank *rank, const char *message) {
  rank->fail(message);
  rank->leave();
}
