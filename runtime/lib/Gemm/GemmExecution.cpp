//===- GemmExecution.cpp - What every kind of matrix product shares ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Binds this thread's arguments to a kernel and executes it.
//
//===----------------------------------------------------------------------===//

#include "GemmExecution.h"

#include "../RankContext.h"
#include "pipeline-runtime/CallHeap.h"

#include <cstring>
#include <memory>
#include <vector>

namespace pipeline::runtime {
namespace {

bool bind(dnnl::memory &memory, const void *pointer) {
  return dnnl_memory_set_data_handle(memory.get(), const_cast<void *>(pointer)) == dnnl_success;
}

/// What one thread needs to execute one product: memory objects, whose pointers change by call.
class GemmCall {
public:
  GemmCall(const GemmKernel &kernel, const dnnl::engine &engine)
      : kernel(kernel), a(kernel.a, engine, DNNL_MEMORY_NONE),
        b(kernel.b, engine, DNNL_MEMORY_NONE), c(kernel.c, engine, DNNL_MEMORY_NONE),
        scratch(kernel.scratch, engine, DNNL_MEMORY_NONE) {
    if (kernel.shape.bias)
      bias = dnnl::memory(kernel.bias, engine, DNNL_MEMORY_NONE);
  }

  bool execute(dnnl_stream_t stream, const float *pa, const void *pb, float *pc, void *ps,
               const float *pbias) {
    bool hasBias = kernel.shape.bias;
    // The C interface: the C++ one copies the arguments into a hash table of its own first.
    const dnnl_exec_arg_t arguments[] = {{DNNL_ARG_SRC, a.get()},
                                         {DNNL_ARG_WEIGHTS, b.get()},
                                         {DNNL_ARG_DST, c.get()},
                                         {DNNL_ARG_SCRATCHPAD, scratch.get()},
                                         {DNNL_ARG_BIAS, hasBias ? bias.get() : nullptr}};
    return bind(a, pa) && bind(b, pb) && bind(c, pc) && bind(scratch, ps) &&
           (!hasBias || bind(bias, pbias)) &&
           dnnl_primitive_execute(kernel.primitive.get(), stream, hasBias ? 5 : 4, arguments) ==
               dnnl_success;
  }

private:
  const GemmKernel &kernel;
  dnnl::memory a, b, c, scratch, bias;
};

/// The same of a packing.
class PackCall {
public:
  PackCall(const PackKernel &kernel, const dnnl::engine &engine)
      : kernel(kernel), plain(kernel.plain, engine, DNNL_MEMORY_NONE),
        packed(kernel.packed, engine, DNNL_MEMORY_NONE) {}

  bool execute(dnnl_stream_t stream, const float *from, void *to) {
    const dnnl_exec_arg_t arguments[] = {{DNNL_ARG_FROM, plain.get()}, {DNNL_ARG_TO, packed.get()}};
    return bind(plain, from) && bind(packed, to) &&
           dnnl_primitive_execute(kernel.primitive.get(), stream, 2, arguments) == dnnl_success;
  }

private:
  const PackKernel &kernel;
  dnnl::memory plain, packed;
};

/// The calls one thread has prepared, by the kernel's index.
template <typename Call>
struct ThreadCalls {
  dnnl::stream stream{GemmCache::instance().engine()};
  std::vector<std::unique_ptr<Call>> calls;

  template <typename Kernel, typename... Pointers>
  bool execute(const Kernel &kernel, Pointers... pointers) {
    if (kernel.index >= calls.size())
      calls.resize(kernel.index + 1);
    std::unique_ptr<Call> &call = calls[kernel.index];
    if (!call) {
      // The first execution sets up what oneDNN keeps; that is not for the call heap.
      call = std::make_unique<Call>(kernel, GemmCache::instance().engine());
      return call->execute(stream.get(), pointers...);
    }
    CallHeapScope smallObjects;
    return call->execute(stream.get(), pointers...);
  }
};

} // namespace

bool execute(const GemmKernel &kernel, const float *a, const void *b, float *c, void *scratch,
             const float *bias) {
  static thread_local ThreadCalls<GemmCall> thread;
  return thread.execute(kernel, a, b, c, scratch, bias);
}

bool execute(const PackKernel &kernel, const float *plain, void *packed) {
  static thread_local ThreadCalls<PackCall> thread;
  return thread.execute(kernel, plain, packed);
}

void clear(const GemmShape &shape, float *c, const float *bias) {
  if (shape.accumulate)
    return;
  auto bytes = static_cast<std::size_t>(shape.n) * sizeof(float);
  for (std::int64_t i = 0; i < shape.batch; ++i)
    for (std::int64_t row = 0; row < shape.m; ++row) {
      float *target = c + i * shape.strideC + row * shape.ldc;
      if (shape.bias)
        std::memcpy(target, bias, bytes);
      else
        std::memset(target, 0, bytes);
    }
}

void copyRows(const MatrixLayout &matrix, const float *source, std::int64_t from,
              float *destination, std::int64_t to) {
  for (std::int64_t row = 0; row < matrix.rows; ++row)
    std::memcpy(destination + row * to, source + row * from,
                static_cast<std::size_t>(matrix.columns) * sizeof(float));
}

bool fail(const GemmShape &shape, const std::string &why) {
  failCallingThread("matrix product " + shape.describe() + ": " + why);
  return false;
}

bool checkScratch(const GemmShape &shape, std::int64_t needed, const void *scratch,
                  std::int64_t given) {
  if (given < needed)
    return fail(shape, "needs " + std::to_string(needed) +
                           " bytes of scratch memory, but was planned with " +
                           std::to_string(given) +
                           "; was the program compiled for another machine?");
  if (needed && reinterpret_cast<std::uintptr_t>(scratch) % 64)
    return fail(shape, "its scratch memory is not 64-byte aligned");
  return true;
}

} // namespace pipeline::runtime
