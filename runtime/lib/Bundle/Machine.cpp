//===- Machine.cpp - The machine that a run runs on -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Machine.h"

#include <oneapi/dnnl/dnnl.hpp>

#include <algorithm>
#include <array>
#include <cstdint>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace pipeline::runtime {

std::string_view architecture() {
#if defined(__x86_64__)
  return "x86_64";
#elif defined(__aarch64__)
  return "aarch64";
#elif defined(__riscv)
  return "riscv64";
#else
  return "unknown";
#endif
}

namespace {
/// What of a processor's state the operating system must keep for a feature to be of use: bits of
/// XCR0. The vector registers have halves of 128 bits; AVX-512 adds masks, upper halves and more.
constexpr std::uint64_t none = 0, avx = 0x6, avx512 = 0xe6, apx = 1 << 19;

enum Register { Eax, Ebx, Ecx, Edx };

/// Where a processor says that it has a feature: a bit of what CPUID gives for a leaf.
struct Feature {
  std::string_view name;
  std::uint32_t leaf, subleaf;
  Register reg;
  int bit;
  std::uint64_t state;
};

#if defined(__x86_64__)

/// Those that LLVM uses of itself where a processor has them; not what takes intrinsics.
constexpr Feature features[] = {
    {"sse3", 1, 0, Ecx, 0, none},
    {"ssse3", 1, 0, Ecx, 9, none},
    {"sse4.1", 1, 0, Ecx, 19, none},
    {"sse4.2", 1, 0, Ecx, 20, none},
    {"movbe", 1, 0, Ecx, 22, none},
    {"popcnt", 1, 0, Ecx, 23, none},
    {"avx", 1, 0, Ecx, 28, avx},
    {"f16c", 1, 0, Ecx, 29, avx},
    {"fma", 1, 0, Ecx, 12, avx},
    {"lzcnt", 0x80000001, 0, Ecx, 5, none},
    {"fma4", 0x80000001, 0, Ecx, 16, avx},
    {"xop", 0x80000001, 0, Ecx, 11, avx},
    {"bmi", 7, 0, Ebx, 3, none},
    {"avx2", 7, 0, Ebx, 5, avx},
    {"bmi2", 7, 0, Ebx, 8, none},
    {"adx", 7, 0, Ebx, 19, none},
    {"gfni", 7, 0, Ecx, 8, none},
    {"avx512f", 7, 0, Ebx, 16, avx512},
    {"avx512dq", 7, 0, Ebx, 17, avx512},
    {"avx512ifma", 7, 0, Ebx, 21, avx512},
    {"avx512cd", 7, 0, Ebx, 28, avx512},
    {"avx512bw", 7, 0, Ebx, 30, avx512},
    {"avx512vl", 7, 0, Ebx, 31, avx512},
    {"avx512vbmi", 7, 0, Ecx, 1, avx512},
    {"avx512vbmi2", 7, 0, Ecx, 6, avx512},
    {"avx512vnni", 7, 0, Ecx, 11, avx512},
    {"avx512bitalg", 7, 0, Ecx, 12, avx512},
    {"avx512vpopcntdq", 7, 0, Ecx, 14, avx512},
    {"avx512fp16", 7, 0, Edx, 23, avx512},
    {"avx512bf16", 7, 1, Eax, 5, avx512},
    {"avxvnni", 7, 1, Eax, 4, avx},
    {"avxifma", 7, 1, Eax, 23, avx},
    {"avxneconvert", 7, 1, Edx, 5, avx},
    {"avxvnniint8", 7, 1, Edx, 4, avx},
    {"avxvnniint16", 7, 1, Edx, 10, avx},
    {"egpr", 7, 1, Edx, 21, apx},
};

/// What CPUID gives; zeros for a leaf that the processor has not.
std::array<std::uint32_t, 4> query(std::uint32_t leaf, std::uint32_t subleaf) {
  std::array<std::uint32_t, 4> registers{};
  if (!__get_cpuid_count(leaf, subleaf, &registers[Eax], &registers[Ebx], &registers[Ecx],
                         &registers[Edx]))
    registers.fill(0);
  return registers;
}

/// The state that the operating system keeps between threads: XCR0, if it lets us read that.
std::uint64_t keptState() {
  constexpr std::uint32_t osxsave = 1u << 27;
  if (!(query(1, 0)[Ecx] & osxsave))
    return 0;
  std::uint32_t low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (std::uint64_t{high} << 32) | low;
}

bool has(const Feature &feature) {
  return ((query(feature.leaf, feature.subleaf)[feature.reg] >> feature.bit) & 1) != 0 &&
         (keptState() & feature.state) == feature.state;
}

#else

constexpr std::array<Feature, 0> features{};
bool has(const Feature &) { return false; }

#endif
} // namespace

const std::vector<std::string> &knownFeatures() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> result;
    for (const Feature &feature : features)
      result.emplace_back(feature.name);
    return result;
  }();
  return names;
}

bool hasFeature(std::string_view name) {
  return std::any_of(std::begin(features), std::end(features),
                     [&](const Feature &feature) { return feature.name == name && has(feature); });
}

std::string contractionLibrary() {
  const dnnl_version_t *version = dnnl_version();
  return "oneDNN " + std::to_string(version->major) + "." + std::to_string(version->minor) + "." +
         std::to_string(version->patch);
}

std::string contractionIsa() {
#if defined(__x86_64__)
  // Each bit is a feature; those of an instruction set are all that it needs.
  auto isa = static_cast<unsigned>(dnnl_get_effective_cpu_isa());
  auto contains = [&](dnnl_cpu_isa_t other) {
    return (isa & other) == static_cast<unsigned>(other);
  };
  if (contains(dnnl_cpu_isa_avx512_core))
    return "avx512";
  if (contains(dnnl_cpu_isa_avx2))
    return "avx2";
#endif
  return std::string(architecture());
}

} // namespace pipeline::runtime
