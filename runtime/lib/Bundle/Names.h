//===- Names.h - Enumerations of a plan by name -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_BUNDLE_NAMES_H
#define PIPELINE_RUNTIME_LIB_BUNDLE_NAMES_H

#include "pipeline-runtime/Plan.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace pipeline::runtime {

/// The names of an enumeration's values, in their order.
template <typename Enum>
inline constexpr std::array<std::string_view, 0> namesOf{};

template <>
inline constexpr std::array<std::string_view, 2> namesOf<Target>{"cpu", "cuda"};
template <>
inline constexpr std::array<std::string_view, bufferKinds> namesOf<BufferKind>{
    "parameters", "packed",    "gradients", "optimizer",
    "state",      "residuals", "boundary",  "workspace"};
template <>
inline constexpr std::array<std::string_view, 3> namesOf<OutputRole>{"metric", "check", "weight"};
template <>
inline constexpr std::array<std::string_view, 2> namesOf<Optimizer>{"sgd", "adamw"};
template <>
inline constexpr std::array<std::string_view, 3> namesOf<CodeKind>{"host", "cubin", "ptx"};

template <typename Enum>
std::optional<Enum> valueOf(std::string_view name) {
  for (std::size_t value = 0; value < namesOf<Enum>.size(); ++value)
    if (namesOf<Enum>[value] == name)
      return static_cast<Enum>(value);
  return std::nullopt;
}

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_BUNDLE_NAMES_H
