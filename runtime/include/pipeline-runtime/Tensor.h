//===- Tensor.h - What a tensor is outside of a program ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors as files hold them and as a run is given them: a name, an element type, a shape, and
// dense elements in row-major order, little-endian.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_TENSOR_H
#define PIPELINE_RUNTIME_TENSOR_H

#include "pipeline-runtime/Export.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::runtime {

/// The element types of safetensors files whose elements are whole bytes. A Bool is a byte, 0 or 1.
enum class ElementType : std::uint8_t {
  Bool,
  U8,
  I8,
  F8E5M2,
  F8E4M3,
  U16,
  I16,
  F16,
  BF16,
  U32,
  I32,
  F32,
  U64,
  I64,
  F64,
  C64,
};

/// As safetensors files write it: `F32`.
PIPELINE_RT_API std::string_view nameOf(ElementType type);
PIPELINE_RT_API std::optional<ElementType> elementTypeOf(std::string_view name);
PIPELINE_RT_API std::int64_t bytesOf(ElementType type);

struct TensorDescription {
  std::string name;
  ElementType type = ElementType::F32;
  /// Sizes of at least 0, whose product and bytes are below 2^63.
  std::vector<std::int64_t> shape;

  PIPELINE_RT_API std::int64_t elements() const;
  std::int64_t bytes() const { return elements() * bytesOf(type); }
  /// Type and shape, for messages: `F32 [64, 192]`.
  PIPELINE_RT_API std::string text() const;
};

/// A tensor whose elements lie somewhere, at an address that need not be aligned.
struct StoredTensor : TensorDescription {
  const void *data = nullptr;
};

/// Whether elements of one type can be read as another without being rounded: equal types,
/// integers of one width (programs have no signs), and F16 and BF16 as F32.
PIPELINE_RT_API bool canRead(ElementType from, ElementType to);

/// Reads all elements of \p tensor as \p type, which must be possible, to \p destination.
PIPELINE_RT_API void readElements(const StoredTensor &tensor, ElementType type, void *destination);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_TENSOR_H
