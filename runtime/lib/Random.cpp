//===- Random.cpp - Philox and Box-Muller -----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pipeline::runtime {
namespace {

constexpr int rounds = 10;
constexpr std::uint32_t multiplier0 = 0xD2511F53, multiplier1 = 0xCD9E8D57;
constexpr std::uint32_t weyl0 = 0x9E3779B9, weyl1 = 0xBB67AE85;

std::uint32_t low(std::uint64_t word) { return static_cast<std::uint32_t>(word); }
std::uint32_t high(std::uint64_t word) { return static_cast<std::uint32_t>(word >> 32); }

/// In (0, 1), so that its logarithm is finite.
double uniform(std::uint32_t word) { return (word + 0.5) * 0x1p-32; }

/// Four independent standard normal deviates.
std::array<double, 4> normals(const std::array<std::uint32_t, 4> &words) {
  std::array<double, 4> deviates;
  for (int pair = 0; pair < 4; pair += 2) {
    double radius = std::sqrt(-2.0 * std::log(uniform(words[pair])));
    double angle = 2.0 * std::numbers::pi * uniform(words[pair + 1]);
    deviates[pair] = radius * std::cos(angle);
    deviates[pair + 1] = radius * std::sin(angle);
  }
  return deviates;
}

} // namespace

std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                    std::array<std::uint32_t, 2> key) {
  for (int round = 0; round < rounds; ++round) {
    std::uint64_t product0 = std::uint64_t{multiplier0} * counter[0];
    std::uint64_t product1 = std::uint64_t{multiplier1} * counter[2];
    counter = {high(product1) ^ counter[1] ^ key[0], low(product1),
               high(product0) ^ counter[3] ^ key[1], low(product0)};
    key[0] += weyl0;
    key[1] += weyl1;
  }
  return counter;
}

std::uint64_t hashName(std::string_view name) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (unsigned char character : name)
    hash = (hash ^ character) * 0x100000001b3u;
  return hash;
}

void fillNormal(float *p, std::int64_t n, std::uint64_t seed, std::string_view name, float mean,
                float deviation) {
  std::uint64_t hash = hashName(name);
  for (std::int64_t first = 0; first < n; first += 4) {
    auto block = static_cast<std::uint64_t>(first / 4);
    std::array<double, 4> deviates =
        normals(philox({low(block), high(block), low(hash), high(hash)}, {low(seed), high(seed)}));
    std::int64_t count = std::min<std::int64_t>(4, n - first);
    for (std::int64_t i = 0; i < count; ++i)
      p[first + i] = static_cast<float>(mean + deviation * deviates[i]);
  }
}

} // namespace pipeline::runtime
