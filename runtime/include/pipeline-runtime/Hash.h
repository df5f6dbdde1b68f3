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

/// XXH64, with seed 0, of bytes that come in pieces; how they are cut makes no difference. Tells
/// bytes apart that differ by accident; it is no protection against somebody who wants them to have
/// one hash.
///
/// Format: "XXH64 Algorithm Description", in the documents of xxHash.
class PIPELINE_RT_API Hasher {
public:
  Hasher();
  void add(const void *bytes, std::size_t count);
  /// Of all that was added so far.
  std::uint64_t finish() const;

private:
  void addBlock(const unsigned char *block);

  std::uint64_t lanes[4];
  std::uint64_t total = 0;
  /// What is not a whole block yet: the last total % 32 bytes.
  unsigned char rest[32];
};

/// The hash of bytes that are all there.
PIPELINE_RT_API std::uint64_t hashBytes(const void *bytes, std::size_t count);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_HASH_H
