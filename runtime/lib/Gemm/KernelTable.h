//===- KernelTable.h - Kernels by shape, found without a lock ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_GEMM_KERNELTABLE_H
#define PIPELINE_RUNTIME_LIB_GEMM_KERNELTABLE_H

#include <array>
#include <atomic>
#include <cstddef>
#include <mutex>

namespace pipeline::runtime {

/// A hash table that is read without a lock and without allocating, and only grows. A Kernel has a
/// `shape`, by which it is found, an `index` and a `next`.
template <typename Kernel>
class KernelTable {
public:
  /// The kernel of a shape; \p create completes one that is not there yet.
  template <typename Shape, typename Create>
  const Kernel &lookup(const Shape &shape, Create create) {
    std::atomic<const Kernel *> &bucket = buckets[shape.hash() % buckets.size()];
    auto find = [&]() -> const Kernel * {
      const Kernel *kernel = bucket.load(std::memory_order_acquire);
      while (kernel && !(kernel->shape == shape))
        kernel = kernel->next;
      return kernel;
    };
    if (const Kernel *kernel = find())
      return *kernel;

    std::lock_guard<std::mutex> lock(growth);
    if (const Kernel *kernel = find())
      return *kernel;
    auto *kernel = new Kernel;
    kernel->shape = shape;
    create(*kernel);
    kernel->index = size++;
    kernel->next = bucket.load(std::memory_order_relaxed);
    bucket.store(kernel, std::memory_order_release);
    return *kernel;
  }

private:
  std::array<std::atomic<const Kernel *>, 1024> buckets{};
  std::mutex growth;
  std::size_t size = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_GEMM_KERNELTABLE_H
