//===- Runtime.h - What generated rank programs call ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole interface between a compiled rank program and the runtime, besides the contractions of
// Gemm.h. A rank program is two functions
//
//   void initialize(pipeline_rt_rank *rank, void *arena);   once, before the first step
//   void step(pipeline_rt_rank *rank, void *arena);         once per step, or once for all steps
//
// that one thread runs. A program says how many steps one call of `step` runs: one where the ranks
// meet between steps, the whole run's where the schedule is asynchronous and does not drain. Its
// microbatches are numbered 0, 1, ... in the order of the data over the steps of the call: with m
// in a step, number g is microbatch g mod m of the call's step g / m.
//
// The arena is 64-byte aligned, as large as the compiler planned, and zero before `initialize`;
// every pointer below points into it unless said otherwise.
//
// Failure. Any function here may find that the run has failed, on this rank or another. It then
// does not return: control leaves the rank program by a non-local jump, so a program holds nothing
// that needs to be undone. The first message wins, and the run reports it.
//
// Nothing here allocates heap memory once a function has been called in an earlier step.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_RUNTIME_H
#define PIPELINE_RUNTIME_RUNTIME_H

#include "pipeline-runtime/Export.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of this interface and of Gemm.h's: raised whenever programs compiled for the one
/// before would not run, or not do the same.
enum { PIPELINE_RT_ABI = 2 };

/// One rank of a run: its number, clocks, tables and way to its peers.
typedef struct pipeline_rt_rank pipeline_rt_rank;

/// The state of one message on one side, 64 bytes and 8-byte aligned, anywhere in the arena (the
/// compiler plans it right behind the payload). It belongs to the runtime from the post to the
/// return of the wait; before and after that its bytes mean nothing.
typedef struct pipeline_rt_request {
  uint64_t words[8];
} pipeline_rt_request;

/// The kinds of actions, as schedules write them.
enum pipeline_rt_action_kind {
  PIPELINE_RT_FORWARD = 0,         ///< F
  PIPELINE_RT_BACKWARD = 1,        ///< B
  PIPELINE_RT_BACKWARD_INPUT = 2,  ///< I
  PIPELINE_RT_BACKWARD_WEIGHT = 3, ///< W
};

//===--- Actions: the clock and the trace ---------------------------------===//

/// The rank begins an action; the time until pipeline_rt_end_action is busy time, and one event of
/// the trace, named as `1F3` with the microbatch's place in its step. Actions of a rank do not
/// nest. Messages of failure name the step of the rank's latest action or update.
PIPELINE_RT_API void pipeline_rt_begin_action(pipeline_rt_rank *rank, int32_t kind, int32_t stage,
                                              int64_t microbatch);
PIPELINE_RT_API void pipeline_rt_end_action(pipeline_rt_rank *rank);

//===--- Messages ---------------------------------------------------------===//

/// Posts a message to, or the receipt of one from, rank \p peer. Never blocks. A transfer runs once
/// both sides have posted it, nothing is buffered, and on each channel (source, destination) the
/// k-th send meets the k-th receive; sizes that differ fail the run. From the post to the wait the
/// payload must not be written (send), or not be touched (receive).
PIPELINE_RT_API void pipeline_rt_send(pipeline_rt_rank *rank, int32_t peer, const void *payload,
                                      int64_t bytes, pipeline_rt_request *request);
PIPELINE_RT_API void pipeline_rt_recv(pipeline_rt_rank *rank, int32_t peer, void *payload,
                                      int64_t bytes, pipeline_rt_request *request);

/// Waits until the transfer of a posted \p request is done: once for each post, from the posting
/// rank. Steps do not matter: a send of one step may be waited for in the next.
PIPELINE_RT_API void pipeline_rt_wait(pipeline_rt_rank *rank, pipeline_rt_request *request);

//===--- Inputs and outputs -----------------------------------------------===//

/// Copies input number \p input (in the order the run was given their names) of a microbatch to
/// \p destination. \p bytes must be what the data source says.
PIPELINE_RT_API void pipeline_rt_load_input(pipeline_rt_rank *rank, int32_t input,
                                            int64_t microbatch, void *destination, int64_t bytes);

/// Reports a scalar output of one microbatch: output 0 is the loss; the run's options say which
/// others are checks or the loss weight, the rest are metrics. Each (output, microbatch) is
/// reported once, by any rank and in any order. A step's value is the sum over its microbatches in
/// their order, divided by their number; of the loss, where it has a weight, the weighted mean. The
/// run fails at a loss that is not finite, a check that is not 0, and a weight that is negative or
/// not finite.
PIPELINE_RT_API void pipeline_rt_report_scalar(pipeline_rt_rank *rank, int32_t output,
                                               int64_t microbatch, const float *value);

//===--- Initial values ---------------------------------------------------===//

/// Fills p[0, n) with normal deviates. Element i depends on the run's seed, the name and i alone:
/// not on the rank, n, or what else is initialised (Random.h says how).
PIPELINE_RT_API void pipeline_rt_init_normal(pipeline_rt_rank *rank, float *p, int64_t n,
                                             const char *name, float mean, float deviation);

/// Fills n elements, of 1 to 8 bytes each, with one value: the low bytes of \p bits. Also of a
/// step: what a gradient begins with.
PIPELINE_RT_API void pipeline_rt_fill(pipeline_rt_rank *rank, void *p, int64_t n,
                                      int32_t element_bytes, uint64_t bits);

/// Sets bytes to zero (gradient accumulators, before a step adds to them). Busy time, and an event
/// `zero` of the trace.
PIPELINE_RT_API void pipeline_rt_zero(pipeline_rt_rank *rank, void *p, int64_t bytes);

/// Copies bytes between places that do not overlap (a parameter to where its next version will be
/// made, while microbatches still use this one).
PIPELINE_RT_API void pipeline_rt_copy(pipeline_rt_rank *rank, void *to, const void *from,
                                      int64_t bytes);

//===--- Gradient norm and updates ----------------------------------------===//
//
// A parameter's gradient is the sum of its accumulators, in the given order (a tied parameter has
// one for each layer that uses it). `accumulators` is an array of `count` >= 1 pointers; the array
// itself may be on the stack. The hyper-parameters are the run's OptimizerOptions. Which learning
// rate of its schedule, and how many updates AdamW's bias correction counts: those of the step
// where a call runs one; where it runs several, pipeline_rt_begin_update says.
//
// Where the loss has a weight, every rank calls exchange_weights first, once it has reported all
// weights that it reports: a gradient is then also divided by their sum.
//
// The time in a norm or an update is busy time too. What follows at once on its like is one event
// `norm` or `update` of the trace.
//
// A step that may clip calls gradient_norm for each parameter, on the one rank that owns its entry;
// then exchange_norms on every rank; then the updates. Where the run does not clip, the first two
// return at once.

/// The updates that follow on this rank are number \p update, from 0, of their parameters and are
/// made after \p microbatch: AdamW corrects its bias for update + 1 updates, and the learning rate
/// is that of the microbatch's step. A program that runs several steps calls it before its first
/// update and whenever one of the two changes.
PIPELINE_RT_API void pipeline_rt_begin_update(pipeline_rt_rank *rank, int64_t update,
                                              int64_t microbatch);

/// A collective of all ranks: sums the tables of the weights that each has reported in this step (a
/// microbatch's is one rank's and zero elsewhere, so the sum is exact), adds them in microbatch
/// order, and sets what gradients are divided by. A sum of 0 fails the run.
PIPELINE_RT_API void pipeline_rt_exchange_weights(pipeline_rt_rank *rank);

/// Puts the sum of squares of a parameter's gradient into entry \p index of the rank's table. The
/// index numbers the parameters of the whole model, so that the sum over them has one order however
/// many ranks there are.
PIPELINE_RT_API void pipeline_rt_gradient_norm(pipeline_rt_rank *rank, int32_t index, int32_t count,
                                               const float *const *accumulators, int64_t n);

/// A collective of all ranks: sums the tables (each entry is one rank's and zero elsewhere, so the
/// sum is exact), adds the entries in index order, and sets the scale that the updates apply:
/// clip / (norm + 1e-6) where that is below 1 (torch.nn.utils.clip_grad_norm_).
PIPELINE_RT_API void pipeline_rt_exchange_norms(pipeline_rt_rank *rank);

/// One AdamW step of a parameter of n elements with its first and second moments m and v, which are
/// zero before the first: torch.optim.AdamW's formula and order of operations.
PIPELINE_RT_API void pipeline_rt_update_adamw(pipeline_rt_rank *rank, float *parameter,
                                              int32_t count, const float *const *accumulators,
                                              float *m, float *v, int64_t n);

/// One step of torch.optim.SGD without momentum.
PIPELINE_RT_API void pipeline_rt_update_sgd(pipeline_rt_rank *rank, float *parameter, int32_t count,
                                            const float *const *accumulators, int64_t n);

//===--- Failure ----------------------------------------------------------===//

/// Fails the run with a message (copied). Does not return.
PIPELINE_RT_API void pipeline_rt_fail(pipeline_rt_rank *rank, const char *message);

#ifdef __cplusplus
}
#endif

#endif // PIPELINE_RUNTIME_RUNTIME_H
