//===- SafetensorsHeader.h - What the header of a tensor file says -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_DATA_SAFETENSORSHEADER_H
#define PIPELINE_RUNTIME_LIB_DATA_SAFETENSORSHEADER_H

#include "pipeline-runtime/Safetensors.h"

namespace pipeline::runtime {

/// The length of the header's length, in front of it.
constexpr std::int64_t headerLengthBytes = 8;

/// The longest header that is read: that of safetensors itself. A longer one is no header.
constexpr std::int64_t longestHeader = 100'000'000;

/// Reads a header whose tensors lie in \p data[0, dataBytes), all of it, in any order and without
/// holes. Gives the tensors in the order of their names. A failure says what is wrong with which
/// tensor.
Status parseHeader(std::string_view text, const unsigned char *data, std::int64_t dataBytes,
                   std::vector<StoredTensor> &tensors, TensorFileMetadata &metadata);

/// The header of tensors that lie one behind the other, its length in front, padded so that the
/// data is aligned to 64 bytes in the file.
std::string makeHeader(const std::vector<TensorToWrite> &tensors,
                       const TensorFileMetadata &metadata);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_DATA_SAFETENSORSHEADER_H
