//===- RandomTest.cpp - Philox and normal deviates --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Philox against its published vectors, normal deviates against an independent implementation.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Random.h"

#include "gtest/gtest.h"

#include <cmath>
#include <vector>

using namespace pipeline::runtime;

namespace {

using Words = std::array<std::uint32_t, 4>;

TEST(Random, PhiloxKnownAnswers) {
  // kat_vectors of the Random123 library, philox4x32 with 10 rounds.
  EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}), (Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  std::uint32_t ones = 0xffffffff;
  EXPECT_EQ(philox({ones, ones, ones, ones}, {ones, ones}),
            (Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Random, NameHashKnownAnswers) {
  // The FNV authors' test vectors, 64-bit FNV-1a.
  EXPECT_EQ(hashName(""), 0xcbf29ce484222325u);
  EXPECT_EQ(hashName("a"), 0xaf63dc4c8601ec8cu);
  EXPECT_EQ(hashName("foobar"), 0x85944171f73967e8u);
}

constexpr std::uint64_t seed = 0x123456789abcdef0;
constexpr const char *name = "transformer.wte.weight";

TEST(Random, NormalKnownValues) {
  // Computed from the formulas of Random.h by a Python program.
  std::vector<float> values(1000002);
  fillNormal(values.data(), static_cast<std::int64_t>(values.size()), seed, name, 0, 0.02f);
  auto expectNear = [&](std::size_t i, double expected) {
    EXPECT_NEAR(values[i], expected, 4e-9) << i;
  };
  expectNear(0, -0.012483504288093748);
  expectNear(1, 0.029022089435355575);
  expectNear(2, -0.024477553934618444);
  expectNear(3, -0.006042710724182485);
  expectNear(4, -0.021360311050505062);
  expectNear(1000001, 0.018438824093882058);
}

TEST(Random, ElementsDependOnSeedNameAndIndexAlone) {
  std::vector<float> whole(103);
  fillNormal(whole.data(), 103, seed, name, 0, 1);
  for (std::int64_t n : {0, 1, 2, 3, 5, 102}) {
    std::vector<float> part(n + 1, 77.0f);
    fillNormal(part.data(), n, seed, name, 0, 1);
    for (std::int64_t i = 0; i < n; ++i)
      EXPECT_EQ(part[i], whole[i]);
    EXPECT_EQ(part[n], 77.0f) << "written beyond the end";
  }
  std::vector<float> other(103);
  fillNormal(other.data(), 103, seed + 1, name, 0, 1);
  EXPECT_NE(whole, other);
  fillNormal(other.data(), 103, seed + (std::uint64_t{1} << 32), name, 0, 1);
  EXPECT_NE(whole, other);
  fillNormal(other.data(), 103, seed, "transformer.wpe.weight", 0, 1);
  EXPECT_NE(whole, other);
}

TEST(Random, NormalMoments) {
  constexpr std::int64_t n = 400000;
  std::vector<float> values(n);
  fillNormal(values.data(), n, 7, "x", 3, 0.5f);
  double sum = 0, squares = 0, cubes = 0, fourths = 0;
  for (float value : values) {
    double z = (value - 3.0) / 0.5;
    sum += z;
    squares += z * z;
    cubes += z * z * z;
    fourths += z * z * z * z;
  }
  // Five standard deviations of each estimate.
  EXPECT_NEAR(sum / n, 0, 5 * std::sqrt(1.0 / n));
  EXPECT_NEAR(squares / n, 1, 5 * std::sqrt(2.0 / n));
  EXPECT_NEAR(cubes / n, 0, 5 * std::sqrt(15.0 / n));
  EXPECT_NEAR(fourths / n, 3, 5 * std::sqrt(96.0 / n));
}

} // namespace
