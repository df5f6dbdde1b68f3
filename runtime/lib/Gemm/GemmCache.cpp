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

memory::desc GemmCache::describePacked(std::int64_t k, std::int64_t n) const {
  // oneDNN's choice does not depend on the rows; those of a block stand for all.
  memory::desc any({k, n}, memory::data_type::f32, memory::format_tag::any);
  memory::desc a({smallestBlockRows, k}, memory::data_type::f32, memory::format_tag::ab);
  memory::desc c({smallestBlockRows, n}, memory::data_type::f32, memory::format_tag::ab);
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  return dnnl::matmul::primitive_desc(dnnl::matmul::desc(a, any, c), attributes, cpu)
      .weights_desc();
}

void GemmCache::create(GemmKernel &kernel) const {
  const KernelShape &shape = kernel.shape;
  OneThreadScope oneThread;
  try {
    kernel.a = describeOperand(shape, shape.m, shape.k, shape.transA, shape.sharedA);
    kernel.b = shape.packedB
                   ? describePacked(shape.k, shape.n)
                   : describeOperand(shape, shape.k, shape.n, shape.transB, shape.sharedB);
    kernel.c = describeOperand(shape, shape.m, shape.n, false, false);
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    if (shape.accumulate) {
      dnnl::post_ops sum;
      sum.append_sum(1.0f);
      attributes.set_post_ops(sum);
    }
    if (shape.bias)
      kernel.bias = memory::desc({1, shape.n}, memory::data_type::f32, memory::format_tag::ab);
    dnnl::matmul::primitive_desc description(
        shape.bias ? dnnl::matmul::desc(kernel.a, kernel.b, kernel.bias, kernel.c)
                   : dnnl::matmul::desc(kernel.a, kernel.b, kernel.c),
        attributes, cpu);
    kernel.primitive = dnnl::matmul(description);
    kernel.scratch = description.scratchpad_desc();
    kernel.scratchBytes = roundUpToLine(kernel.scratch.get_size());
  } catch (const dnnl::error &error) {
    kernel.error = std::string("oneDNN refuses it: ") + error.what();
  }
}

void GemmCache::create(PackKernel &kernel) const {
  const PackShape &shape = kernel.shape;
  OneThreadScope oneThread;
  try {
    memory::dims strides = {shape.trans ? 1 : shape.ld, shape.trans ? shape.ld : 1};
    kernel.plain = memory::desc({shape.k, shape.n}, memory::data_type::f32, strides);
    kernel.packed = describePacked(shape.k, shape.n);
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    dnnl::reorder::primitive_desc description(cpu, kernel.plain, cpu, kernel.packed, attributes);
    if (description.scratchpad_desc().get_size() != 0)
      kernel.error = "oneDNN needs scratch memory to pack it";
    kernel.primitive = dnnl::reorder(description);
    kernel.packedBytes = roundUpToLine(kernel.packed.get_size());
  } catch (const dnnl::error &error) {
    kernel.error = std::string("oneDNN refuses it: ") + error.what();
  }
}

const GemmKernel &GemmCache::lookup(const KernelShape &shape) {
  return products.lookup(shape, [&](GemmKernel &kernel) { create(kernel); });
}

const PackKernel &GemmCache::lookup(const PackShape &shape) {
  return packings.lookup(shape, [&](PackKernel &kernel) { create(kernel); });
}

} // namespace pipeline::runtime
