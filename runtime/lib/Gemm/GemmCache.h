//===- GemmCache.h - The oneDNN primitives of a process, made once for each shape -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_GEMM_GEMMCACHE_H
#define PIPELINE_RUNTIME_LIB_GEMM_GEMMCACHE_H

#include "GemmShape.h"

#include <dnnl.hpp>

#include <array>
#include <atomic>
#include <mutex>
#include <string>

namespace pipeline::runtime {

/// One primitive, or why oneDNN made none. Immutable and alive to the process's end; any number of
/// threads may execute it at once, each with its own scratch memory.
struct GemmKernel {
  KernelShape shape;
  /// Numbers the kernels of the process from 0.
  std::size_t index = 0;
  dnnl::matmul primitive;
  dnnl::memory::desc a, b, c, scratch;
  std::int64_t scratchBytes = 0;
  /// Empty, or what went wrong.
  std::string error;
  /// The kernel behind this one in its bucket.
  const GemmKernel *next = nullptr;
};

/// A hash table that is read without a lock and without allocating, and only grows.
class GemmCache {
public:
  static GemmCache &instance();

  /// The kernel of a product that is not empty; makes it at the first call.
  const GemmKernel &lookup(const KernelShape &shape);

  const dnnl::engine &engine() const { return cpu; }

private:
  GemmCache() : cpu(dnnl::engine::kind::cpu, 0) {}
  GemmKernel *create(const KernelShape &shape) const;

  dnnl::engine cpu;
  std::array<std::atomic<const GemmKernel *>, 1024> buckets{};
  std::mutex growth;
  std::size_t size = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_GEMM_GEMMCACHE_H
