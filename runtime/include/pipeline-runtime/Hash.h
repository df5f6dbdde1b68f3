//===- Hash.h - A number for the contents of bytes --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_HASH_H
#define PIPELINE_RUNTIME_HASH_H

#include "pipeline-runtime/Export.h"

#include <cstddef>
#include <cstdint>

namespace pipeline::runtime {

/// XXH64 of the bytes, with seed 0. Tells bytes apart that differ by accident; it is no protection
/// against somebody who wants them to have one hash.
///
/// Format: "XXH64 Algorithm Description", in the documents of xxHash.
PIPELINE_RT_API std::uint64_t hashBytes(const void *bytes, std::size_t count);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_HASH_H
