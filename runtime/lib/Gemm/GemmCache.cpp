//===- GemmCache.cpp - Making and finding primitives ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GemmCache.h"

#include "../OneThread.h"

namespace pipeline::runtime {
namespace {

using dnnl::memory;

/// A dense operand: \p rows x \p columns after its transposition.
memory::desc describeOperand(const KernelShape &shape, std::int64_t rows, std::int64_t columns,
                             bool transposed, bool shared) {
  std::int64_t rowStride = transposed ? 1 : columns;
  std::int64_t columnStride = transposed ? rows : 1;
  if (shape.batch == 1)
    return memory::desc({rows, columns}, memory::data_type::f32,
                        memory::dims{rowStride, columnStride});
  // oneDNN repeats an operand whose batch dimension is 1.
  return memory::desc({shared ? 1 : shape.batch, rows, columns}, memory::data_type::f32,
                      memory::dims{rows * columns, rowStride, columnStride});
}

std::int64_t roundUpToLine(std::size_t bytes) {
  return static_cast<std::int64_t>((bytes + 63) / 64 * 64);
}

} // namespace

GemmCache &GemmCache::instance() {
  // Never destroyed: threads that end after main may still hold memory objects of its engine.
  static auto *cache = new GemmCache;
  return *cache;
}

GemmKernel *GemmCache::create(const KernelShape &shape) const {
  OneThreadScope oneThread;
  auto *kernel = new GemmKernel;
  kernel->shape = shape;
  try {
    kernel->a = describeOperand(shape, shape.m, shape.k, shape.transA, shape.sharedA);
    kernel->b = describeOperand(shape, shape.k, shape.n, shape.transB, shape.sharedB);
    kernel->c = describeOperand(shape, shape.m, shape.n, false, false);
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    if (shape.accumulate) {
      dnnl::post_ops sum;
      sum.append_sum(1.0f);
      attributes.set_post_ops(sum);
    }
    dnnl::matmul::primitive_desc description(dnnl::matmul::desc(kernel->a, kernel->b, kernel->c),
                                             attributes, cpu);
    kernel->primitive = dnnl::matmul(description);
    kernel->scratch = description.scratchpad_desc();
    kernel->scratchBytes = roundUpToLine(kernel->scratch.get_size());
  } catch (const dnnl::error &error) {
    kernel->error = std::string("oneDNN refuses it: ") + error.what();
  }
  return kernel;
}

const GemmKernel &GemmCache::lookup(const KernelShape &shape) {
  std::atomic<const GemmKernel *> &bucket = buckets[shape.hash() % buckets.size()];
  auto find = [&]() -> const GemmKernel * {
    const GemmKernel *kernel = bucket.load(std::memory_order_acquire);
    while (kernel && !(kernel->shape == shape))
      kernel = kernel->next;
    return kernel;
  };
  if (const GemmKernel *kernel = find())
    return *kernel;

  std::lock_guard<std::mutex> lock(growth);
  if (const GemmKernel *kernel = find())
    return *kernel;
  GemmKernel *kernel = create(shape);
  kernel->index = size++;
  kernel->next = bucket.load(std::memory_order_relaxed);
  bucket.store(kernel, std::memory_order_release);
  return *kernel;
}

} // namespace pipeline::runtime
