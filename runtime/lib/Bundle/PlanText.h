//===- PlanText.h - What writer and reader of plans share -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_BUNDLE_PLANTEXT_H
#define PIPELINE_RUNTIME_LIB_BUNDLE_PLANTEXT_H

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace pipeline::runtime {

/// The life of a buffer that holds something from the first step to the last.
inline constexpr const char *wholeRun = "run";

/// `0x` and sixteen digits.
std::string hexadecimal(std::uint64_t number);

/// How a plan begins: the hash of all bytes behind this.
std::string hashedHead(std::uint64_t hash);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_BUNDLE_PLANTEXT_H
