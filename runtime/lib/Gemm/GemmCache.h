//===- GemmCache.h - The oneDNN primitives of a process, made once for each shape ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_GEMM_GEMMCACHE_H
#define PIPELINE_RUNTIME_LIB_GEMM_GEMMCACHE_H

#include "GemmShape.h"
#include "KernelTable.h"

#include <dnnl.hpp>

#include <string>

namespace pipeline::runtime {

/// One product, or why oneDNN made none. Immutable and alive to the process's end; any number of
/// threads may execute it at once, each with its own scratch memory.
struct GemmKernel {
  KernelShape shape;
  /// Numbers the kernels of the process from 0.
  std::size_t index = 0;
  dnnl::matmul primitive;
  dnnl::memory::desc a, b, bias, c, scratch;
  std::int64_t scratchBytes = 0;
  /// Empty, or what went wrong.
  std::string error;
  /// The kernel behind this one in its bucket.
  const GemmKernel *next = nullptr;
};

/// One packing, as GemmKernel is a product.
struct PackKernel {
  PackShape shape;
  std::size_t index = 0;
  dnnl::reorder primitive;
  dnnl::memory::desc plain, packed;
  /// Of the packed form, a multiple of 64.
  std::int64_t packedBytes = 0;
  std::string error;
  const PackKernel *next = nullptr;
};

/// All of them.
class GemmCache {
public:
  static GemmCache &instance();

  /// The kernel of a product that is not empty; makes it at the first call.
  const GemmKernel &lookup(const KernelShape &shape);
  /// The same for the packing of a matrix that is not empty.
  const PackKernel &lookup(const PackShape &shape);

  const dnnl::engine &engine() const { return cpu; }

private:
  GemmCache() : cpu(dnnl::engine::kind::cpu, 0) {}
  void create(GemmKernel &kernel) const;
  void create(PackKernel &kernel) const;
  /// The form in which products of any number of rows want a k x n matrix.
  dnnl::memory::desc describePacked(std::int64_t k, std::int64_t n) const;

  dnnl::engine cpu;
  KernelTable<GemmKernel> products;
  KernelTable<PackKernel> packings;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_GEMM_GEMMCACHE_H
