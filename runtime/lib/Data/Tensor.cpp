//===- Tensor.cpp - Element types, and reading them as others ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Tensor.h"

#include <bit>
#include <cstring>

namespace pipeline::runtime {
namespace {

static_assert(std::endian::native == std::endian::little,
              "files hold little-endian elements, which are read where they lie");

enum class Kind : std::uint8_t { Boolean, Integer, Other };

struct TypeInfo {
  std::string_view name;
  std::int64_t bytes;
  Kind kind;
};

/// By ElementType.
constexpr TypeInfo types[] = {
    {"BOOL", 1, Kind::Boolean},  {"U8", 1, Kind::Integer},    {"I8", 1, Kind::Integer},
    {"F8_E5M2", 1, Kind::Other}, {"F8_E4M3", 1, Kind::Other}, {"U16", 2, Kind::Integer},
    {"I16", 2, Kind::Integer},   {"F16", 2, Kind::Other},     {"BF16", 2, Kind::Other},
    {"U32", 4, Kind::Integer},   {"I32", 4, Kind::Integer},   {"F32", 4, Kind::Other},
    {"U64", 8, Kind::Integer},   {"I64", 8, Kind::Integer},   {"F64", 8, Kind::Other},
    {"C64", 8, Kind::Other},
};
static_assert(std::size(types) == static_cast<std::size_t>(ElementType::C64) + 1);

const TypeInfo &infoOf(ElementType type) { return types[static_cast<std::size_t>(type)]; }

float fromBF16(std::uint16_t bits) { return std::bit_cast<float>(std::uint32_t{bits} << 16); }

/// Exact: every F16 is an F32, its subnormal numbers are normal ones.
float fromF16(std::uint16_t bits) {
  std::uint32_t sign = std::uint32_t{bits & 0x8000u} << 16;
  std::uint32_t exponent = bits >> 10 & 0x1f, mantissa = bits & 0x3ff;
  if (exponent == 0) {
    // mantissa * 2^-24, a product of two numbers that F32 has.
    float magnitude = static_cast<float>(mantissa) * 0x1p-24f;
    return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(magnitude));
  }
  exponent = exponent == 0x1f ? 0xff : exponent + (127 - 15);
  return std::bit_cast<float>(sign | exponent << 23 | mantissa << 13);
}

template <typename Convert>
void widen(const void *source, std::int64_t count, void *destination, Convert convert) {
  const auto *from = static_cast<const unsigned char *>(source);
  auto *to = static_cast<float *>(destination);
  for (std::int64_t i = 0; i < count; ++i) {
    std::uint16_t bits;
    std::memcpy(&bits, from + i * 2, sizeof(bits));
    to[i] = convert(bits);
  }
}

} // namespace

std::string_view nameOf(ElementType type) { return infoOf(type).name; }

std::optional<ElementType> elementTypeOf(std::string_view name) {
  for (std::size_t type = 0; type < std::size(types); ++type)
    if (types[type].name == name)
      return static_cast<ElementType>(type);
  return std::nullopt;
}

std::int64_t bytesOf(ElementType type) { return infoOf(type).bytes; }

std::int64_t TensorDescription::elements() const {
  std::int64_t count = 1;
  for (std::int64_t size : shape)
    count *= size;
  return count;
}

std::string TensorDescription::text() const {
  std::string result = std::string(nameOf(type)) + " [";
  for (std::size_t i = 0; i < shape.size(); ++i)
    result += (i ? ", " : "") + std::to_string(shape[i]);
  return result + "]";
}

bool canRead(ElementType from, ElementType to) {
  if (from == to)
    return true;
  if (to == ElementType::F32)
    return from == ElementType::F16 || from == ElementType::BF16;
  const TypeInfo &source = infoOf(from), &target = infoOf(to);
  return source.kind == Kind::Integer && target.kind == Kind::Integer &&
         source.bytes == target.bytes;
}

void readElements(const StoredTensor &tensor, ElementType type, void *destination) {
  std::int64_t count = tensor.elements();
  if (tensor.type != type && tensor.type == ElementType::BF16)
    widen(tensor.data, count, destination, fromBF16);
  else if (tensor.type != type && tensor.type == ElementType::F16)
    widen(tensor.data, count, destination, fromF16);
  else if (count > 0)
    std::memcpy(destination, tensor.data, static_cast<std::size_t>(tensor.bytes()));
}

} // namespace pipeline::runtime
