//===- Cuda.h - What generated rank programs for CUDA call ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface between a rank program whose memory is a device's and the runtime for CUDA, which
// is a library of its own (PipelineRuntimeCuda). The program is host code, with the two entry
// points of Runtime.h; its arena is one allocation on the rank's device, 256-byte aligned and zero
// before `initialize`. Pointers below point into it unless said otherwise; the host never reads
// or writes through them.
//
// Streams. A rank has three streams. Functions enqueue and return; what they enqueue on one stream
// runs in the order of the calls, and nothing orders two streams but pipeline_rt_cuda_record and
// pipeline_rt_cuda_wait. Each function says which stream it uses: sends and receives have one each,
// and what names none runs on the compute stream. No function waits for the device within a step.
// When `step` returns, the run waits until the rank's streams are empty, and reads what was
// reported.
//
// From Runtime.h such a program calls pipeline_rt_begin_action, _end_action, _begin_update and
// _fail; everything else has its counterpart here. An action's time is the host's: that of
// enqueueing it.
//
// Failure is as Runtime.h says: a function that finds the run failed, or whose CUDA call fails,
// does not return. A fault on the device is found by a later call, or when the step ends.
//
// Nothing here allocates, on the host or the device, once a function has been called in an earlier
// step.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_CUDA_H
#define PIPELINE_RUNTIME_CUDA_H

#include "pipeline-runtime/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The streams of a rank.
enum pipeline_rt_cuda_stream {
  PIPELINE_RT_CUDA_COMPUTE = 0,
  PIPELINE_RT_CUDA_SEND = 1,
  PIPELINE_RT_CUDA_RECEIVE = 2,
};

//===--- Events -----------------------------------------------------------===//

/// Records event number \p event at the end of a stream as it is now. Which numbers there are is
/// part of the plan; an event is always recorded on the same stream.
PIPELINE_RT_API void pipeline_rt_cuda_record(pipeline_rt_rank *rank, int32_t event, int32_t stream);

/// What is enqueued on \p stream from now on runs after the last record of \p event that this rank
/// has called; if there is none, it does nothing (the first round of a loop whose slots are all
/// free).
PIPELINE_RT_API void pipeline_rt_cuda_wait(pipeline_rt_rank *rank, int32_t event, int32_t stream);

//===--- Kernels ----------------------------------------------------------===//

/// Launches kernel number \p kernel of the plan's list of kernels on the compute stream.
/// \p arguments has one word of 8 bytes for each of the kernel's \p count parameters, whose value
/// is in its low bytes; the words are read before the function returns. A launch is at most
/// 64 parameters; an empty grid launches nothing.
PIPELINE_RT_API void pipeline_rt_cuda_launch(pipeline_rt_rank *rank, int32_t kernel,
                                             uint32_t grid_x, uint32_t grid_y, uint32_t grid_z,
                                             uint32_t block_x, uint32_t block_y, uint32_t block_z,
                                             uint32_t shared_bytes, const uint64_t *arguments,
                                             int32_t count);

//===--- Contractions -----------------------------------------------------===//

/// The type of a matrix's elements.
enum pipeline_rt_cuda_type {
  PIPELINE_RT_CUDA_F32 = 0,
  PIPELINE_RT_CUDA_BF16 = 1,
};

/// What f32 operands are multiplied as. Sums are in f32 always.
enum pipeline_rt_cuda_precision {
  PIPELINE_RT_CUDA_FULL = 0, ///< f32, or bf16 where the operands are
  PIPELINE_RT_CUDA_TF32 = 1, ///< f32 rounded to TF32; only for f32 operands
};

/// What is done with the product P = alpha A B (+ C) on the way to C. The bias is a vector of n
/// elements, a row of C (or, where it says so, of m); the auxiliary matrix has C's shape, type and
/// row length. Gelu is the tanh approximation.
enum pipeline_rt_cuda_epilogue {
  PIPELINE_RT_CUDA_NO_EPILOGUE = 0,
  PIPELINE_RT_CUDA_BIAS = 1,                ///< C = P + bias
  PIPELINE_RT_CUDA_GELU = 2,                ///< C = gelu(P)
  PIPELINE_RT_CUDA_GELU_KEEP = 3,           ///< auxiliary = P; C = gelu(P)
  PIPELINE_RT_CUDA_BIAS_GELU = 4,           ///< C = gelu(P + bias)
  PIPELINE_RT_CUDA_BIAS_GELU_KEEP = 5,      ///< auxiliary = P + bias; C = gelu(P + bias)
  PIPELINE_RT_CUDA_DGELU = 6,               ///< C = P gelu'(auxiliary), elementwise
  PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT = 7, ///< as DGELU; bias = the sums of C's columns
  PIPELINE_RT_CUDA_BIAS_GRADIENT = 8,       ///< C = P; bias = the sums of op(B)'s columns, over k
  PIPELINE_RT_CUDA_LEFT_BIAS_GRADIENT = 9,  ///< C = P; bias, of m, = the sums of op(A)'s rows
};

/// A batch of products C = epilogue(alpha op(A) op(B) + beta C), each matrix row-major. op(A) is
/// m x k, op(B) is k x n, C is m x n; where a matrix is transposed, it is stored as the transpose
/// of that. Row lengths and strides from one matrix of the batch to the next are in elements; a
/// stride of 0 uses one matrix for the whole batch (not C). A descriptor is constant and lives as
/// long as the program; its padding is named, so that it is compared and hashed as bytes.
typedef struct pipeline_rt_cuda_gemm_shape {
  int64_t m, n, k;
  int64_t row_a, row_b, row_c;
  int64_t batch;
  int64_t stride_a, stride_b, stride_c;
  int32_t transpose_a, transpose_b; ///< 0 or 1
  int32_t type_ab, type_c;          ///< pipeline_rt_cuda_type
  int32_t precision;                ///< pipeline_rt_cuda_precision
  int32_t epilogue;                 ///< pipeline_rt_cuda_epilogue; with one, the batch is 1
  float alpha, beta;                ///< beta is 0 or 1
  int32_t alignment;                ///< of all its pointers, in bytes: a power of two
  int32_t reserved;                 ///< 0
  int64_t workspace_bytes;          ///< what `workspace` points to
} pipeline_rt_cuda_gemm_shape;

/// Enqueues the contraction on the compute stream. \p bias and \p auxiliary are null where the
/// epilogue has none, else of C's type and 64-byte aligned. \p workspace is scratch memory,
/// 256-byte aligned. The algorithm is chosen at the first call with such a descriptor, by the
/// descriptor alone, and stays: bits repeat from call to call and from run to run on one kind of
/// device and version of cuBLASLt.
PIPELINE_RT_API void pipeline_rt_cuda_gemm(pipeline_rt_rank *rank,
                                           const pipeline_rt_cuda_gemm_shape *shape, const void *a,
                                           const void *b, void *c, void *bias, void *auxiliary,
                                           void *workspace);

//===--- Messages ---------------------------------------------------------===//

/// Enqueues a message to rank \p peer on the send stream, or the receipt of one from it on the
/// receive stream. Never blocks the host. A transfer runs once both streams have come to it;
/// nothing is buffered, and what is enqueued behind on either stream runs after it. On each channel
/// (source, destination) the k-th send meets the k-th receive; sizes that differ fail the run.
PIPELINE_RT_API void pipeline_rt_cuda_send(pipeline_rt_rank *rank, int32_t peer,
                                           const void *payload, int64_t bytes);
PIPELINE_RT_API void pipeline_rt_cuda_recv(pipeline_rt_rank *rank, int32_t peer, void *payload,
                                           int64_t bytes);

/// Messages between the two are posted together, once all streams of the group have come to it, and
/// none waits for another, except that those of one channel keep their order. What is enqueued
/// behind on a stream runs after the messages of the group on that stream; a transport may make it
/// wait for all of the group. Groups do not nest, and hold messages alone.
PIPELINE_RT_API void pipeline_rt_cuda_group_begin(pipeline_rt_rank *rank);
PIPELINE_RT_API void pipeline_rt_cuda_group_end(pipeline_rt_rank *rank);

//===--- Inputs and outputs -----------------------------------------------===//

/// As pipeline_rt_load_input: the host reads the input into pinned memory of the runtime, and a
/// copy to the device is enqueued on \p stream.
PIPELINE_RT_API void pipeline_rt_cuda_load_input(pipeline_rt_rank *rank, int32_t input,
                                                 int64_t microbatch, void *destination,
                                                 int64_t bytes, int32_t stream);

/// As pipeline_rt_report_scalar, on the compute stream: the value is copied to the host, and the
/// run reads it behind the step. A check that is not 0 or a loss that is not finite fails the run
/// then, after the step's updates.
PIPELINE_RT_API void pipeline_rt_cuda_report_scalar(pipeline_rt_rank *rank, int32_t output,
                                                    int64_t microbatch, const float *value);

//===--- Values and bytes -------------------------------------------------===//

/// As pipeline_rt_init_normal, with the same bits: values are made on the host and copied. The host
/// waits; only in `initialize`.
PIPELINE_RT_API void pipeline_rt_cuda_init_normal(pipeline_rt_rank *rank, float *p, int64_t n,
                                                  const char *name, float mean, float deviation);

/// Fills n elements, of 1 to 8 bytes each, with one value: the low bytes of \p bits. Sets bytes to
/// zero. Copies bytes between places that do not overlap.
PIPELINE_RT_API void pipeline_rt_cuda_fill(pipeline_rt_rank *rank, void *p, int64_t n,
                                           int32_t element_bytes, uint64_t bits);
PIPELINE_RT_API void pipeline_rt_cuda_zero(pipeline_rt_rank *rank, void *p, int64_t bytes);
PIPELINE_RT_API void pipeline_rt_cuda_copy(pipeline_rt_rank *rank, void *to, const void *from,
                                           int64_t bytes);

//===--- Gradient norm and updates ----------------------------------------===//
//
// As in Runtime.h, in the same order of calls, and updates with the same bits. `accumulators` is
// an array in the host's memory, of at most 64 pointers. The divisor and the scale of gradients
// stay on the device. The exchanges are collectives: every rank calls them in the same order.

PIPELINE_RT_API void pipeline_rt_cuda_exchange_weights(pipeline_rt_rank *rank);

/// The sum of squares is in f64, in an order of its own that depends on n alone.
PIPELINE_RT_API void pipeline_rt_cuda_gradient_norm(pipeline_rt_rank *rank, int32_t index,
                                                    int32_t count, const float *const *accumulators,
                                                    int64_t n);
PIPELINE_RT_API void pipeline_rt_cuda_exchange_norms(pipeline_rt_rank *rank);
PIPELINE_RT_API void pipeline_rt_cuda_update_adamw(pipeline_rt_rank *rank, float *parameter,
                                                   int32_t count, const float *const *accumulators,
                                                   float *m, float *v, int64_t n);
PIPELINE_RT_API void pipeline_rt_cuda_update_sgd(pipeline_rt_rank *rank, float *parameter,
                                                 int32_t count, const float *const *accumulators,
                                                 int64_t n);

#ifdef __cplusplus
}
#endif

#endif // PIPELINE_RUNTIME_CUDA_H
